"""Words for tests of battles: both fleets stand in one hex, and red's Combat phase comes.

t = theatre()
cruisers, scout = t.red.has("CA", 2), t.blue.has("SC")
fight(t)                                  # up to the first question of the battle
fires(t.red, cruisers, scout, rolls=5)
"""

from __future__ import annotations

from typing import Any

from rules.empires.printed.constants import NOWHERE
from rules.empires.printed.levels import highest
from rules.empires.state import Galaxy, aliens, facts
from rules.empires.state.battle import Battle
from rules.empires.state.lines import foes_of
from tests.games.empires.support import galaxy

HERE = (5, 4)
CLOAK, FIRE, SCREEN = "declaration.cloak", "round.fire", "round.screen"


def theatre(*names: str, **options: Any) -> Any:
    """Deep space with no Raiders about, so that nobody is asked about cloaking."""
    return galaxy(*names, options={"raiders": "off", **options})


def fight(t: Any, by: str = "red", turn: int = 1) -> None:
    """The Combat phase of a player; who could be cloaked as far as all can see says that he is not."""
    knowing(t)
    t.begins(by, turn=turn).ends()
    nobody_hides(t)


def knowing(t: Any) -> None:
    """Everybody knows the technology that his groups carry."""
    g = t.state
    for player in t.players:
        for levels in player.fleet.tech:
            g.tech[player.seat] = highest(g.tech[player.seat], levels)


def nobody_hides(t: Any) -> None:
    while t.asked() and t.asked()[0][1].endswith(CLOAK):
        t.players[t.asked()[0][0]].answers(CLOAK, ())


def battle(t: Any) -> Battle:
    found = t.state.battle
    assert found is not None
    return found


def line(t: Any, owner: Any, slot: int) -> int:
    """The number of a group in the battle."""
    seat = owner if isinstance(owner, int) else owner.seat
    b = battle(t)
    return next(i for i, at in enumerate(b.slot) if at == slot and b.owner[i] == seat)


def alien_line(t: Any, number: int = 0) -> int:
    b, g = battle(t), t.state
    return [i for i, whose in enumerate(b.owner) if whose == aliens(g) and b.slot[i] != NOWHERE][number]


def foe(t: Any, player: Any) -> Any:
    other = foes_of(battle(t), player.seat)[0]
    return t.players[other] if other < len(t.players) else other


def fires(player: Any, slot: int, at: int, shots: int | None = None, rolls: int | tuple[int, ...] = ()) -> list[Any]:
    """A group fires at another one, all units that have not yet fired, or so many; `rolls` are their dice."""
    t = player.table
    t.rolls(*(rolls if isinstance(rolls, tuple) else (rolls,)))
    by = line(t, player, slot)
    many = battle(t).unfired[by] if shots is None else shots
    return player.answers(FIRE, ("fire", by, line(t, foe(t, player), at), many))


def holds(player: Any, slot: int) -> list[Any]:
    return player.answers(FIRE, ("hold", line(player.table, player, slot)))


def retreats(player: Any, slot: int, to: tuple[int, int], units: int = 1, verb: str = "retreat") -> list[Any]:
    t = player.table
    return player.answers(FIRE, (verb, line(t, player, slot), t.hex(to), units))


def refuges(player: Any, slot: int, verb: str = "retreat") -> list[tuple[int, int]]:
    """Where a group may retreat to now."""
    t = player.table
    mine = line(t, player, slot)
    return sorted(t.place(o[2]) for o in player.offered(FIRE) if o[:2] == (verb, mine))


def aims(player: Any, slot: int) -> list[int]:
    """The lines that a group may fire at now."""
    mine = line(player.table, player, slot)
    return [o[2] for o in player.offered(FIRE) if o[:2] == ("fire", mine)]


def screens(player: Any, **units: int) -> list[Any]:
    """Units are screened, by code; nothing: nobody is."""
    t = player.table
    asked = player.decision(SCREEN)
    slots = dict(asked.fields)["units"].slots
    g, b = t.state, battle(t)
    wanted = {facts(g).code[code]: number for code, number in units.items()}
    value = tuple(wanted.get(b.unit[place], 0) if isinstance(place, int) else 0 for place in slots)
    return player.answers(SCREEN, {"units": value})


def next_round(t: Any) -> None:
    """Everybody holds fire, and nobody is screened, until the round is over."""
    b = battle(t)
    now = b.round
    while t.state.battle is not None and t.state.battle.round == now:
        calm(t)
    if t.state.battle is not None and t.asked()[0][1].endswith(SCREEN):
        screens(t.players[t.asked()[0][0]])


def calm(t: Any) -> None:
    """One question of a round is answered by doing nothing."""
    player = t.players[t.asked()[0][0]]
    if player.is_asked(SCREEN):
        screens(player)
        return
    holding = [o for o in player.offered(FIRE) if o[0] in ("hold", "wait")]
    player.answers(FIRE, holding[0])


def misses(t: Any) -> None:
    """One question of a round is answered by a shot that misses, so that the battle goes on (EC-01)."""
    player = t.players[t.asked()[0][0]]
    aimed = [o for o in player.offered(FIRE) if o[0] == "fire"] if player.is_asked(FIRE) else []
    if not aimed:
        calm(t)
        return
    t.rolls(10)
    player.answers(FIRE, (*aimed[0], 1))


def shots(t: Any) -> list[tuple[int, int, int]]:
    """All shots so far: whose, the number needed, the die."""
    return [(e.data["seat"], e.data["need"], e.data["face"]) for e in t.happened("shot")]


def hexes_of(state: Galaxy, owner: int) -> list[int]:
    return [hex for hex in state.fleets[owner].hex if hex != NOWHERE]
