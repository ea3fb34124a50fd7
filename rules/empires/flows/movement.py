"""The Movement phase (SE-4): the active player takes up one group after the other and gives it orders.

First the group is named, then what it does; a step into a hex is one order, so that a route is a sequence of answers
and whatever a step reveals comes before the next one. `orders` lists what a group may do, `arrival` what happens to it
where it comes.
"""

from __future__ import annotations

from rules.core.flow import Flow, Next, done, goto
from rules.core.frame import Frame
from rules.core.ranges import SEAT

from ..atoms import fleets
from ..routes import held
from ..state import Galaxy, groups_of
from ..words import DONE, END, NOWHERE
from .orders import carry_out, offers

movement = Flow("empires.movement", told={"seat": SEAT})


@movement.step
def begin(g: Galaxy, f: Frame) -> None:
    fleets.begin_orders(g, f.seat)


@movement.step
def choose(g: Galaxy, f: Frame) -> Next:
    """Which group gets orders next (D-12)."""
    seat: int = f.seat
    chosen = f.given("group", seat)
    if chosen is None:
        return f.ask("group", seat, [END, *groups_of(g, seat)], "SE-4.1")
    if chosen == END:
        return done()
    fleets.march(g, chosen)
    return None


@movement.step
def command(g: Galaxy, f: Frame) -> Next:
    """What the group does."""
    seat: int = f.seat
    slot = g.marching
    order = f.given("order", seat)
    if order is None:
        options, ranges = offers(g, seat, slot)
        return f.ask("order", seat, options, "SE-4.1", slot, None, ranges)
    if order == DONE:
        fleets.march(g, NOWHERE)
        return goto("choose")
    return carry_out(g, f, seat, slot, order)


@movement.step
def walk_on(g: Galaxy, f: Frame) -> Next:
    """After something happened on its way the group goes on as long as it can move."""
    if g.marching != NOWHERE and not held(g, f.seat, g.marching):
        return goto("command")
    fleets.march(g, NOWHERE)
    return goto("choose")
