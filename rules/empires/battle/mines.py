"""Mines and those who sweep them (SE-13)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.queries import query

from ..printed.designs import ANTI_SENSOR
from ..printed.levels import level
from ..state import Galaxy, Owner, carried, facts, is_rival, rival_of
from ..state.battle import Battle
from ..state.lines import Line, Side, count, of_side, of_unit
from ..state.unique_ships import has


def minefields(g: Galaxy, b: Battle, owner: Owner) -> list[Line]:
    return of_unit(b, owner, facts(g).code["Mine"])


def mines(g: Galaxy, b: Battle, owner: Owner) -> int:
    return sum(count(g, b, line) for line in minefields(g, b, owner))


def sweepers(g: Galaxy, b: Battle, owner: Owner) -> list[int]:
    """SE-13.4: the levels of the minesweepers of an owner, one for each ship."""
    known = facts(g)
    technology = known.technology["minesweep"]
    if is_rival(g, owner):  # SE-25.14: the Scouts of alien empires sweep
        scouts = sum(count(g, b, line) for line in of_unit(b, owner, known.code["SC"]))
        return [level(rival_of(g, owner).tech, technology)] * scouts
    found: list[int] = []
    for line in of_unit(b, owner, known.code["SW"]):
        found += [level(carried(g, owner, b.slot[line]), technology)] * count(g, b, line)
    return found


def swept(levels: Sequence[int], plain: int, jammed: int) -> tuple[int, int]:
    """SE-13.4: how many mines such sweepers clear: their level each, one level less of those under a jammer (CL-A24).

    Ruling: where Blood Brothers have both, those without are cleared first, by the weakest sweepers.

    >>> swept([1, 1], 0, 2), swept([2, 1], 1, 3), swept([3], 2, 2)
    ((0, 0), (1, 1), (2, 0))
    """
    before = plain, jammed
    for each in sorted(levels):
        cleared = min(each, plain)
        plain -= cleared
        jammed -= min(jammed, max(0, each - 1 - cleared))
    return before[0] - plain, before[1] - jammed


def most_expensive(g: Galaxy, b: Battle, ships: dict[Line, int], many: int) -> dict[Line, int]:
    """SE-13.4: which ships fall to the mines of those whom no player leads: the most expensive."""
    cost, found = facts(g).price_with, {}
    by_price = {
        line: cost(b.unit[line], b.tech[line]) * count(g, b, line) / most  # for each mine
        for line, most in ships.items()
    }
    for line in sorted(ships, key=lambda each: (-by_price[each], each)):
        found[line] = min(many, ships[line])
        many -= found[line]
    return found


@query
def proposed(g: Galaxy, ships: Sequence[Line], most: Sequence[int], many: int) -> tuple[int, ...]:
    """What a player whose mines explode may begin with: the most expensive ships of those that are open to them."""
    assert g.battle is not None
    struck = most_expensive(g, g.battle, dict(zip(ships, most, strict=True)), many)
    return tuple(struck[line] for line in ships)


def exposed(g: Galaxy, b: Battle, side: Side) -> list[Line]:
    """SE-13.4, SE-13.7: the ships of a side that mines may hit: all but cloaked ones, and those that no mine sees."""
    known = facts(g)
    mine = known.code["Mine"]
    return [
        line
        for line in of_side(b, side)
        if known.moves[b.unit[line]]
        and b.unit[line] != mine
        and not b.cloaked[line]
        and not has(g, b.owner[line], b.slot[line], ANTI_SENSOR)
    ]


def unseen(g: Galaxy, b: Battle, side: Side) -> list[Line]:
    """CL-19.3.6: the ships of a side that mines do not see."""
    return [line for line in of_side(b, side) if has(g, b.owner[line], b.slot[line], ANTI_SENSOR)]
