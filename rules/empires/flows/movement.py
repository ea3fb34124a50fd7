"""The Movement phase (SE-4): the active player takes up one group after the other and gives it orders.

First the group is named, then what it does; a step into a hex is one order, so that a route is a sequence of answers
and whatever a step reveals comes before the next one. `orders` lists what a group may do, `arrival` what happens to it
where it comes. Blood Brothers move at the same time (SE-23.5): each may hand over to the next and go on later.
"""

from __future__ import annotations

from functools import partial

from rules.core.decisions import Option, RangedOptions
from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import SEAT, list_of

from ..atoms import course, fleets
from ..map.carrying import aboard_all, leaves_whole
from ..map.gates import departures
from ..map.routes import held, steps
from ..printed.constants import END, FOLLOWS, HAND_OVER, MOVEMENT, NOWHERE
from ..questions import MOVEMENT_GROUP, MOVEMENT_ORDER
from ..state import Galaxy, facts, groups_at, groups_of
from ..state.ranges import BANNER, HEX_OR_NONE
from .gating import GATE, passage
from .orders import carry_out, lay_down, march_on, offers

movement = Flow(
    "empires.movement",
    told={"seats": list_of(SEAT, 1)},
    keeps={"left": list_of(SEAT), "seat": SEAT, "banner": BANNER, "origin": HEX_OR_NONE, "goal": HEX_OR_NONE},
    sure={"next_seat": ("left", "goal")}
    | dict.fromkeys(("choose", "command", "walk_on"), ("left", "seat", "goal"))
    | {"follow": ("left", "seat", "banner", "origin", "goal")},
)


@movement.step
def begin(g: Galaxy, f: Frame) -> None:
    """All of them are still to move."""
    f.left, f.goal = f.seats[:], NOWHERE


@movement.step
def next_seat(g: Galaxy, f: Frame) -> Next:
    if not f.left:
        return done()
    f.seat = f.left[0]
    course.enter_phase(g, MOVEMENT, f.seat)
    return None


@movement.step
def choose(g: Galaxy, f: Frame) -> Next:
    """Which group gets orders next (D-12)."""
    seat: int = f.seat
    chosen = f.pick(MOVEMENT_GROUP, seat, partial(_groups, g, f), rule="SE-4.1")
    if type(chosen) is int:
        fleets.march(g, chosen)
        return None
    if type(chosen) is tuple:
        return call(passage, "choose", seat=seat, hex=chosen[1])
    f.left = f.left[1:] if chosen == END else [*f.left[1:], seat]
    return goto("next_seat")


def _groups(g: Galaxy, f: Frame) -> list[Option]:
    options: list[Option] = [END] if len(f.left) == 1 else [END, HAND_OVER]
    options += [(GATE, hex) for hex in departures(g, f.seat)]
    return [*options, *groups_of(g, f.seat)]


@movement.step
def command(g: Galaxy, f: Frame) -> Next:
    """What the group does."""
    seat: int = f.seat
    order = f.pick(
        MOVEMENT_ORDER, seat, lambda: RangedOptions(*offers(g, seat, g.marching)), rule="SE-4.1", source=g.marching
    )
    return carry_out(g, f, seat, g.marching, order)


@movement.step
def walk_on(g: Galaxy, f: Frame) -> Next:
    """After something happened on its way the group goes on as long as it can move."""
    if f.goal != NOWHERE:
        return goto("follow")
    if g.marching != NOWHERE and not held(g, f.seat, g.marching):
        return goto("command")
    return lay_down(g)


@movement.step
def follow(g: Galaxy, f: Frame) -> Next:
    """CL-7.1: the groups of a fleet marker follow the first one, those that fight before the others (SE-4.6)."""
    seat: int = f.seat
    fleet, fights = g.fleets[seat], facts(g).fights
    for slot in groups_at(g, seat, f.goal):
        if fleet.notes[slot] & FOLLOWS:
            fleets.unnote(g, seat, slot, FOLLOWS)
            fleets.enlist(g, seat, slot, f.banner)
    waiting = [slot for slot in groups_at(g, seat, f.origin) if fleet.notes[slot] & FOLLOWS]
    for slot in sorted(waiting, key=lambda each: (not fights[fleet.unit[each]], each)):
        if f.goal not in steps(g, seat, slot) or not leaves_whole(g, seat, slot):
            fleets.unnote(g, seat, slot, FOLLOWS)
            continue
        happening = march_on(g, seat, slot, f.goal, fleet.count[slot], aboard_all(g, seat, slot))
        return happening if happening is not None else goto("follow")
    f.goal = NOWHERE
    return lay_down(g)
