"""A landing as it is being filled in, for the table: where it is, who comes from drop ships, how it would end."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.chance import Chance, stream
from rules.core.contract import imagine
from rules.core.queries import query
from rules.core.under_way import on_top

from ..battle.outlook import Expected
from ..flows.assault import ALIEN_MILITIA
from ..ground.odds import Force, chances
from ..printed.constants import NOBODY, NOWHERE
from ..printed.troops import Troops, best, of_kind, packed, single
from ..state import Galaxy, Hex, Owner, Seat, aliens, facts
from ..state.barracks import drop_ships_at, dropped_at_most, garrison_at, room_at

FLOWS = ("empires.landing", "empires.stowing", "empires.spilling")
Numbers = tuple[int, ...]  # of each kind that can be bought


@query
def where(g: Galaxy) -> Hex:
    """The hex of the question about ground units that is asked now."""
    frame = on_top(g, *FLOWS)
    return int(frame.hex) if frame is not None else NOWHERE


@query
def room(g: Galaxy, seat: Seat) -> int:
    """CL-14.1.3: how many ground units the Transports there hold."""
    return room_at(g, seat, where(g))


@query
def from_drop_ships(g: Galaxy, seat: Seat, numbers: Sequence[int]) -> Numbers:
    """CL-14.8.6: of those who land, as many as drop ships hold: the best of them."""
    quick = best(_troops(g, numbers), dropped_at_most(g, seat, where(g)))
    return tuple(of_kind(quick, kind) for kind in facts(g).bought)


@query
def landed(
    g: Galaxy, seat: Seat, number: int, runs: int, numbers: Numbers, dropped: Numbers | None, air: int
) -> Expected | None:
    """CL-14.8: how the fight for a colony would end if these landed, in one imagined world; None if there is none.

    `dropped`: those from drop ships; None: if there are any, all of them.
    """
    hex = where(g)
    whose = _holder(g, hex) if hex != NOWHERE else seat
    troops = _troops(g, numbers)
    if whose == seat or not troops:
        return None
    quick = _troops(g, dropped) if dropped is not None else troops if drop_ships_at(g, seat, hex) else 0
    planes = single(facts(g).aircraft, air) if air else 0  # CL-A25
    world = imagine(g, seat, Chance(stream(number, "landed")))
    militia = g.value[hex] if g.colony[hex] != NOBODY else ALIEN_MILITIA
    theirs = Force(garrison_at(world, hex) if g.colony[hex] != NOBODY else 0, 0, militia)
    win = chances(world, hex, (seat, whose), Force(quick + planes, troops - quick), theirs, number, runs).win
    return Expected((win, 1.0 - win), guessed=g.colony[hex] != NOBODY)


def _holder(g: Galaxy, hex: Hex) -> Owner:
    return g.colony[hex] if g.colony[hex] != NOBODY else aliens(g)


def _troops(g: Galaxy, numbers: Sequence[int]) -> Troops:
    return packed(dict(zip(facts(g).bought, numbers, strict=True)))
