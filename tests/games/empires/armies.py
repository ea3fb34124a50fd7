"""Words for tests of ground units.

t = front()                                     # red's Transports over a colony of blue, red's Combat phase comes
stations(t.blue, HERE, Inf=2)
ships = transports(t.red, 1, Mar=3)
invades(t)
lands(t.red, Mar=3)                             # up to the first question of the fight, or its end
"""

from __future__ import annotations

from typing import Any

from rules.empires.printed.troops import listed, packed
from rules.empires.state import facts
from tests.games.empires.battles import HERE, calm, knowing, nobody_hides
from tests.games.empires.support import galaxy

SHOT, LAND, LOST, STOW = "bombardment.shot", "landing.troops", "spilling.lost", "stowing.aboard"
GROUND = {"ground": "on", "raiders": "off"}


def front(value: int = 5, planet: str = "planet", owner: str = "blue", **options: Any) -> Any:
    """A colony in deep space."""
    t = galaxy(options={**GROUND, **options})
    getattr(t, owner).settles_at(HERE, value, planet)
    return t


def troops_of(t: Any, **counts: int) -> int:
    return packed({facts(t.state).troop[code]: count for code, count in counts.items()})


def stations(player: Any, at: tuple[int, int], **counts: int) -> None:
    """Ground units on a colony."""
    player.table.state.garrison[player.table.hex(at)] += troops_of(player.table, **counts)


def transports(player: Any, ships: int = 1, at: tuple[int, int] = HERE, drop: bool = False, **counts: int) -> int:
    """Transports, with drop ships or without, and ground units aboard."""
    slot = player.has("T", ships, at=at, ground_combat=3 if drop else 1)
    if drop:
        player.knows(ground_combat=3)
    player.fleet.hold[slot] = troops_of(player.table, **counts)
    return slot


def by_code(t: Any, troops: int) -> dict[str, int]:
    return {facts(t.state).troops[kind].code: count for kind, count in listed(troops)}


def garrison(t: Any, at: tuple[int, int] = HERE) -> dict[str, int]:
    return by_code(t, t.state.garrison[t.hex(at)])


def hold(player: Any, slot: int) -> dict[str, int]:
    return by_code(player.table, player.fleet.hold[slot])


def invades(t: Any, by: str = "red", turn: int = 1) -> None:
    """The Combat phase of a player, up to its first question."""
    knowing(t)
    t.begins(by, turn=turn).ends()
    nobody_hides(t)


def numbers(player: Any, question: str, name: str = "troops", **counts: int) -> tuple[int, ...]:
    known = facts(player.table.state)
    slots: Any = dict(player.decision(question).fields)[name]
    wanted = {known.troops[known.troop[code]].id: count for code, count in counts.items()}
    return tuple(wanted.get(slot, 0) for slot, _, _ in slots.slots)


def lands(player: Any, dropped: dict[str, int] | None = None, **counts: int) -> list[Any]:
    """Ground units come down; `dropped` are those from drop ships."""
    events = player.answers(SHOT, "land") if player.is_asked(SHOT) else []
    filled = {"troops": numbers(player, LAND, **counts)}
    if dropped is not None:
        filled["dropped"] = numbers(player, LAND, "dropped", **dropped)
    return [*events, *player.answers(LAND, filled)]


def fight_lines(t: Any) -> list[tuple[str, int]]:
    """Both sides of the ground combat: code and number of each line that is left."""
    a = t.state.assault
    known = facts(t.state)
    return [(known.troops[troop].code, count) for troop, count in zip(a.troop, a.count, strict=True) if count]


def line_of(t: Any, code: str, side: int, **flags: bool) -> int:
    a = t.state.assault
    troop = facts(t.state).troop[code]
    return next(
        line
        for line, count in enumerate(a.count)
        if count
        and a.troop[line] == troop
        and a.side[line] == side
        and all(getattr(a, name)[line] == value for name, value in flags.items())
    )


def shots(t: Any) -> list[tuple[str, str, int, int]]:
    """All shots of ground combats so far: who, at whom, the number needed, the die."""
    return [(e.data["troop"], e.data["at"], e.data["need"], e.data["face"]) for e in t.happened("ground_shot")]


def until_troops_may_drop(t):
    """Two Dreadnoughts that miss each other: after the second round troops may come down (CL-14.7.3)."""
    t.red.has("DN", 1, ship_size=6)
    t.blue.has("DN", 1, ship_size=6)
    invades(t)
    while not t.red.is_asked(LAND):
        calm(t)
    return t
