"""Raiders that pass enemies under their cloak (SE-12.2, SE-12.3): they are stopped like any ship, and then slip on.

That they could is nothing that others see: only the order to do so makes their owner declare them.
"""

from __future__ import annotations

from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import SEAT, list_of
from rules.core.reasons import Reason

from ..atoms import fleets
from ..cards.deck import show_cloaked
from ..map.interception import have_sprung
from ..map.routes import slows
from ..printed.constants import ENTERED, FOUND, STOPPED
from ..state import Galaxy, Seat, Slot, enemies_at, is_closed, monsters
from ..state.cloaking import cloaking_of
from ..state.ranges import OWNER
from ..state.values import speed
from .declaration import declaration, no_cloak

slipping = Flow("empires.slipping", told={"seat": SEAT}, keeps={"queue": list_of(OWNER)}, sure={"declare": ("queue",)})


def why_no_slip(g: Galaxy, seat: Seat, slot: Slot) -> Reason | None:
    """D-18: Raiders that enemies have stopped, with hexes left to go; terrain stops them as it does others, and so does
    a breakdown where they were (CL-E42)."""
    fleet = g.fleets[seat]
    hex, notes = fleet.hex[slot], fleet.notes[slot]
    if not cloaking_of(g, seat, slot):
        return no_cloak(g, hex)
    foes = enemies_at(g, seat, hex) if notes & (STOPPED | ENTERED) == STOPPED | ENTERED else []
    if not foes:
        return Reason("empires.slip_free", {}, "SE-12.2")
    if monsters(g) in foes:  # SE-24.7
        return Reason("empires.slip_machine", {}, "SE-17.2")
    if notes & FOUND:
        watched = any(have_sprung(g, foe, hex) for foe in foes)
        return Reason("empires.slip_watched", {}, "CL-A28") if watched else Reason("empires.slip_found", {}, "SE-12.3")
    if is_closed(g, hex) or slows(g, hex):
        return Reason("empires.stopped_terrain", {}, "SE-4.5")
    return Reason("empires.spent", {}, "SE-4.1") if fleet.spent[slot] >= speed(g, seat, slot) else None


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
