"""The Movement phase (SE-4): the active player takes up one group after the other and gives it orders.

First the group is named, then what it does; a step into a hex is one order, so that a route is a sequence of answers
and whatever a step reveals comes before the next one. `orders` lists what a group may do, `arrival` what happens to it
where it comes. Blood Brothers move at the same time (SE-23.5): each may hand over to the next and go on later.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.decisions import Decision, Option, RangedOptions
from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.questions import explains
from rules.core.ranges import SEAT, list_of
from rules.core.reasons import Reason

from ..atoms import course, fleets
from ..economy.refits import why_no_refit
from ..map.carrying import FIGHTERS_LEFT, aboard_all, has_bays, leaves_whole, why_none_aboard
from ..map.gates import departures
from ..map.mining import why_no_load, why_no_unload
from ..map.routes import held, steps, why_no_step
from ..map.settling import why_no_colony
from ..printed.constants import END, FOLLOWS, HAND_OVER, MOVEMENT, NOWHERE
from ..questions import MOVEMENT_GROUP, MOVEMENT_ORDER
from ..state import Galaxy, Seat, Slot, facts, groups_at, groups_of, why_no_join
from ..state.ranges import BANNER, HEX_OR_NONE
from ..state.wishes import Parts, group_of, hex_of, parts_of
from . import orders
from .declaration import why_no_slip
from .exploration import LOOK, why_no_look
from .gating import GATE, passage

movement = Flow(
    "empires.movement",
    params={"seats": list_of(SEAT, 1)},
    locals={"left": list_of(SEAT), "seat": SEAT, "banner": BANNER, "origin": HEX_OR_NONE, "goal": HEX_OR_NONE},
    set_from={"next_seat": ("left", "goal")}
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
    chosen = f.given(MOVEMENT_GROUP, seat)
    if chosen is None:
        return f.asking(MOVEMENT_GROUP, seat, _groups(g, f), rule="SE-4.1")
    if type(chosen) is int:
        fleets.march(g, Slot(chosen))
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
    slot = g.marching
    order = f.given(MOVEMENT_ORDER, seat)
    if order is None:
        offered = RangedOptions(*orders.offers(g, seat, slot))
        return f.asking(MOVEMENT_ORDER, seat, offered, rule="SE-4.1", source=slot)
    return orders.carry_out(g, f, seat, g.marching, order)


def _why_no_step(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    hex = hex_of(g, parts[0]) if parts else None
    barred = why_no_step(g, seat, slot, hex) if hex is not None else None
    if barred is not None or hex is None:
        return barred
    return FIGHTERS_LEFT if has_bays(g, seat, slot) else None


def _why_not_carried(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    return why_none_aboard(g, seat, slot) or _why_no_step(g, seat, slot, parts)


def _why_no_sling(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    if "slingshot" not in facts(g).on:
        return None
    return _why_no_step(g, seat, slot, parts) or Reason("empires.no_sling", {}, "SE-15.2")


def _why_no_look(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    hex = hex_of(g, parts[0]) if parts else None
    return why_no_look(g, seat, slot, hex) if hex is not None else None


def _why_no_join(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    other = group_of(g, seat, parts[0]) if parts else None
    return why_no_join(g, seat, slot, other) if other is not None and other != slot else None


# Why a group is not given an order, by its verb; those that also look at what stands behind the verb come second.
_WHY: dict[str, Callable[[Galaxy, Seat, Slot], Reason | None]] = {
    orders.SETTLE: why_no_colony, orders.REFIT: why_no_refit, orders.SLIP: why_no_slip,
    orders.SPLIT: orders.why_no_split, orders.COVER: orders.why_no_cover,
    orders.LOAD: lambda g, seat, slot: why_no_load(g, seat, slot, g.fleets[seat].hex[slot]),
    orders.UNLOAD: lambda g, seat, slot: why_no_unload(g, seat, slot, g.fleets[seat].hex[slot]),
}  # fmt: skip
_WHY_NOT_THERE: dict[str, Callable[[Galaxy, Seat, Slot, Parts], Reason | None]] = {
    orders.GO: _why_no_step, orders.CARRY: _why_not_carried, orders.SLING: _why_no_sling,
    orders.SLING_CARRY: _why_no_sling, orders.JOIN: _why_no_join, LOOK: _why_no_look,
}  # fmt: skip


@explains(MOVEMENT_ORDER)
def why_no_order(g: Galaxy, asked: Decision, wish: Option) -> Reason | None:
    verb, parts = parts_of(wish)
    if g.marching == NOWHERE:
        return None
    if verb in _WHY:
        return _WHY[verb](g, asked.seat, g.marching)
    return _WHY_NOT_THERE[verb](g, asked.seat, g.marching, parts) if verb in _WHY_NOT_THERE else None


@movement.step
def walk_on(g: Galaxy, f: Frame) -> Next:
    """After something happened on its way the group goes on as long as it can move."""
    if f.goal != NOWHERE:
        return goto("follow")
    if g.marching != NOWHERE and not held(g, f.seat, g.marching):
        return goto("command")
    return orders.choose_next(g)


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
        happening = orders.march_on(g, seat, slot, f.goal, fleet.count[slot], aboard_all(g, seat, slot))
        return happening if happening is not None else goto("follow")
    f.goal = NOWHERE
    return orders.choose_next(g)
