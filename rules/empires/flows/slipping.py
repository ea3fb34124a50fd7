"""Raiders that pass enemies under their cloak (SE-12.2, SE-12.3): they are stopped like any ship, and then slip on.

That they could is nothing that others see: only the order to do so makes their owner declare them.
"""

from __future__ import annotations

from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import SEAT, list_of

from ..atoms import fleets
from ..cards.deck import show_cloaked
from ..map.routes import slows
from ..printed.constants import ENTERED, FOUND, STOPPED
from ..state import Galaxy, Seat, Slot, enemies_at, is_closed, monsters
from ..state.cloaking import cloaking_of
from ..state.ranges import OWNER
from ..state.values import speed
from .declaration import declaration

slipping = Flow("empires.slipping", told={"seat": SEAT}, keeps={"queue": list_of(OWNER)}, sure={"declare": ("queue",)})


def may_slip(g: Galaxy, seat: Seat, slot: Slot) -> bool:
    """D-18: Raiders that enemies have stopped, with hexes left to go; terrain stops them as it does others, and so does
    a breakdown where they were (CL-E42)."""
    fleet = g.fleets[seat]
    hex, notes = fleet.hex[slot], fleet.notes[slot]
    return (
        notes & (STOPPED | ENTERED) == STOPPED | ENTERED
        and not notes & FOUND
        and fleet.spent[slot] < speed(g, seat, slot)
        and cloaking_of(g, seat, slot) > 0
        and not is_closed(g, hex)
        and not slows(g, hex)
        and bool(foes := enemies_at(g, seat, hex))
        and monsters(g) not in foes  # SE-24.7
    )


@slipping.step
def begin(g: Galaxy, f: Frame) -> None:
    f.queue = enemies_at(g, f.seat, g.fleets[f.seat].hex[g.marching])


@slipping.step
def declare(g: Galaxy, f: Frame) -> Next:
    """Everybody who is there may find them."""
    if not f.queue:
        show_cloaked(g, f.seat, [g.marching])
        fleets.slip(g, f.seat, g.marching)
        return done()
    foe, f.queue = f.queue[0], f.queue[1:]
    return call(declaration, by=f.seat, to=[foe], hex=g.fleets[f.seat].hex[g.marching])


@slipping.step
def go_on(g: Galaxy, f: Frame) -> Next:
    if cloaking_of(g, f.seat, g.marching) > f.returned:
        return goto("declare")
    fleets.note(g, f.seat, g.marching, FOUND)
    return done()
