"""Doomsday Machines in battle (SE-24.5 to SE-24.8, SE-24.11, SE-24.13): what hurts them, and whom they shoot at."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.hooks import Source

from ..atoms import battles, course
from ..printed.facts import Facts
from ..printed.kinds import MACHINES
from ..state import Galaxy, Hex, Owner, facts, groups_at, monsters
from ..state.battle import Battle
from ..state.lines import Line, Side, as_ship, capable, count, damage, of_owner, side_of
from ..state.values import LIMIT, Shot, rule, to_hit
from .mines import minefields
from .volley import appeal, needed, worth

FIGHTERS, MINES, CLOAKING, FLEETS, NONE = "fighters", "mines", "cloaking", "fleets", "none"
# SE-24.6: the weakness by the roll
WEAKNESSES = (FIGHTERS, FIGHTERS, MINES, MINES, CLOAKING, CLOAKING, FLEETS, FLEETS, NONE, NONE)
MINE_HITS = 5  # a mine hits on so much or less
LARGE_FLEET = 10
ALWAYS_MISSES = 10  # SE-24.7


def weakness_of(g: Galaxy, unit: int) -> str:
    """SE-24.6; "" if it is no machine, or nobody knows it yet."""
    known = facts(g)
    return g.weakness[unit - known.first_machine] if known.is_machine[unit] else ""


def roll_weaknesses(g: Galaxy, hex: Hex) -> None:
    """SE-24.6: at the first contact with each machine a die tells its weakness."""
    known, owner = facts(g), monsters(g)
    for slot in groups_at(g, owner, hex):
        unit = g.fleets[owner].unit[slot]
        if known.is_machine[unit] and not weakness_of(g, unit):
            face = course.roll_die(g, owner, "weakness", hex)
            course.learn_weakness(g, unit, WEAKNESSES[face - 1], face)


# -- values (SE-24.7)


def has_machines(known: Facts) -> bool:
    """Whether there are any in this game, those that wander included (SE-17)."""
    return known.map.rival == MACHINES or known.options["machines"] > 0


def _is_harmless(g: Galaxy, source: Source, shot: Shot) -> bool:
    known = facts(g)
    return (
        (known.is_machine[shot.at.unit] or shot.at.unit == known.wanderer)  # SE-17.2
        and shot.by.unit == known.code["F"]
        and weakness_of(g, shot.at.unit) != FIGHTERS
    )  # fmt: skip


@rule("to_hit", "immune", LIMIT, _is_harmless, when=has_machines)
def _fighters_do_nothing(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    return 0


def _fires(g: Galaxy, source: Source, shot: Shot) -> bool:
    return facts(g).is_machine[shot.by.unit]


@rule("to_hit", "machine", LIMIT, _fires, when=has_machines)
def _ten_misses(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    return min(ALWAYS_MISSES - 1, value)


def _is_dazzled(g: Galaxy, source: Source, shot: Shot) -> bool:
    return shot.at.unit == facts(g).code["R"] and weakness_of(g, shot.by.unit) == CLOAKING


@rule("to_hit", "weakness", guard=_is_dazzled, when=has_machines)
def _misses_raiders(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """SE-24.6."""
    return value - 2


def has_large_fleet(g: Galaxy, b: Battle, side: Side) -> bool:
    """SE-24.6: at least ten ships that can hit it attack a machine that is weak to large fleets; Shipyards and Bases
    are units, but no ships (SE-5.5.6, SE-7.6.2)."""
    aims = [line for line in capable(g, b, 1 - side) if weakness_of(g, b.unit[line]) == FLEETS]
    ships = [line for line in capable(g, b, side) if facts(g).moves[b.unit[line]]]
    fit = [line for line in ships if any(_can_hit(g, b, line, at) for at in aims)]
    return sum(count(g, b, line) for line in fit) >= LARGE_FLEET


def _can_hit(g: Galaxy, b: Battle, by: Line, at: Line) -> bool:
    return to_hit(g, Shot(as_ship(g, b, by), as_ship(g, b, at))) > 0


# -- mines


def explode_mines(g: Galaxy, b: Battle, owner: Owner) -> None:
    """SE-24.6, SE-24.7: every mine under a machine explodes; only one that is weak to them can be hurt.

    Ruling: mines that do nothing are used up all the same, as under the machines of SE-17.2.
    """
    for line in minefields(g, b, owner):
        mines = count(g, b, line)
        for _ in range(mines):
            weak = [at for at in of_owner(b, monsters(g)) if weakness_of(g, b.unit[at]) == MINES]
            if weak and course.roll_die(g, owner, "mine", b.hex) <= MINE_HITS:
                battles.hit(g, b, weak[0], facts(g).hull[b.unit[weak[0]]])
        battles.lose(g, b, line, mines, "exploded")


# -- whom it shoots at


def target(g: Galaxy, b: Battle, by: Line, aims: Sequence[Line]) -> Line:
    """SE-24.13: what its weakness calls for, then damaged units, then the most CP for one shot."""
    known, weak = facts(g), weakness_of(g, b.unit[by])
    if weak == FIGHTERS:
        aims = [at for at in aims if b.unit[at] == known.code["F"]] or aims
    crowd = [at for at in capable(g, b, 1 - side_of(b, b.owner[by])) if known.moves[b.unit[at]]]
    is_large = weak == FLEETS and sum(count(g, b, at) for at in crowd) >= LARGE_FLEET
    if is_large:
        aims = [at for at in aims if at in crowd] or aims
    hurt = [at for at in aims if damage(g, b, at)]
    if is_large:
        return min(hurt or aims, key=lambda at: (worth(g, b.unit[at]), at))

    def value(at: Line) -> int:
        unit, tech = b.unit[at], b.tech[at]
        left = max(1, known.hull_with(unit, tech) - damage(g, b, at))
        return appeal(needed(g, b, by, at), worth(g, unit, tech), left)

    return max(hurt or aims, key=lambda at: (value(at), -at))
