"""Tests of ground units.

t = front()                                     # red's Transports over a colony of blue, red's Combat phase comes
t.blue.stations(HERE, Inf=2)
ships = t.red.transports(1, Mar=3)
t.fight()
t.red.lands(Mar=3)                              # up to the first question of the fight, or its end
"""

from __future__ import annotations

from typing import Any

from rules.empires.state import facts
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE, LAND

LOST, STOW = "spilling.lost", "stowing.aboard"
GROUND = {"ground": "on", "raiders": "off"}


def front(value: int = 5, planet: str = "planet", owner: str = "blue", **options: Any) -> Any:
    """A colony in deep space."""
    t = galaxy(options={**GROUND, **options})
    getattr(t, owner).settles_at(HERE, value, planet)
    return t


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


def until_troops_may_drop(t):
    """Two Dreadnoughts that miss each other: after the second round troops may come down (CL-14.7.3)."""
    t.red.has("DN", 1, ship_size=6)
    t.blue.has("DN", 1, ship_size=6)
    t.fight()
    while not t.red.is_asked(LAND):
        t.calm()
    return t
