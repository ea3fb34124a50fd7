"""The orders of one Movement phase: made once at its beginning, then carried out group by group.

The plan outlives the phase: it keeps the goal of the main fleet, which the next phase holds on to unless there is
clearly something better.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Decision, One, Value
from rules.core.records import Json

from ..flows.orders import offers
from ..printed.constants import DONE, END, NOWHERE
from ..questions import MOVEMENT_GROUP, MOVEMENT_ORDER, MOVING
from ..state import NO_HEX, Galaxy, Hex
from ..state.values import speed
from .campaign import aims, campaign, watching
from .errands import empty_carriers, errands
from .invasion import loading, waiting
from .orders import Mission, decode, next_answer
from .outlook import Outlook
from .quick import Glance
from .scouting import looking, scouting, sensing
from .squads import covering, joining

WHEN, ORDERS, GOAL, MAIN = "when", "orders", "goal", "main"
FIRST = 0  # orders for one group, after which everything is planned anew
Plan = Mapping[str, Json]


def is_current(g: Galaxy, plan: Plan | None) -> bool:
    """Whether a plan was made for this very phase."""
    if not plan:
        return False
    now = [g.cycle, g.turn]
    return plan.get(WHEN) == now or (plan.get(WHEN) == [*now, FIRST] and g.marching != NOWHERE)


def drafted(look: Outlook, before: Plan | None, others: int = 0) -> list[dict[str, Json]]:
    """Orders for everybody, and the goal that they serve; then with up to so many `others` for the main fleet."""
    aim = before.get(GOAL, NOWHERE) if before else NOWHERE
    senses = sensing(look)
    if senses:  # what they find changes everything else, so that it is planned afterwards
        first = [look.g.cycle, look.g.turn, FIRST]
        return [{WHEN: first, ORDERS: [each.encode() for each in senses], GOAL: aim, MAIN: []}]
    civil = [*errands(look), *empty_carriers(look)]
    busy = {order.slot for order in civil} | waiting(look)
    scouts = scouting(look, busy)
    marches = [campaign(look, busy, Hex(aim) if type(aim) is int else NO_HEX)]
    if look.home in look.hostile or marches[0].goal == look.home:
        others = 0  # nothing comes before the Homeworld
    for each in aims(look, busy, others) if others else ():
        if each != marches[0].goal:
            marches.append(campaign(look, busy, NO_HEX, each))
    at_rest = [*covering(look), *watching(look), *loading(look), *joining(look), *looking(look)]
    # Whoever weighs battles forgets nobody while there is one over the Homeworld.
    idle = 0.0 if look.skill.runs and look.home in look.hostile else look.skill.idle
    found: list[dict[str, Json]] = []
    for march in marches:
        orders = [*at_rest, *scouts, *march.orders, *civil]
        orders = [each for each in orders if not look.mind.happens(idle)]
        written = [each._replace(push=_goes_farther(look, each)).encode() for each in orders]
        if all(written != draft[ORDERS] for draft in found):
            now = [look.g.cycle, look.g.turn]
            found.append({WHEN: now, ORDERS: written, GOAL: march.goal, MAIN: list(march.main)})
    return found


def _goes_farther(look: Outlook, order: Mission) -> bool:
    """CL-E42."""
    return look.pushes(order.slot) and len(order.way) - 1 > speed(look.g, look.seat, order.slot)


def carried_on(g: Galaxy, decision: Decision, plan: Plan) -> Value:
    """The next answer of the phase: a group that has something to do, what it does, or the end."""
    seat, written = decision.seat, plan[ORDERS]
    assert isinstance(written, list)
    orders = [decode(each) for each in written]
    if decision.prompt == MOVEMENT_GROUP:
        return next((each.slot for each in orders if next_answer(g, seat, each, each.slot) is not None), END)
    return next((value for value in _answers(g, seat, orders) if value is not None), DONE)


def followed(g: Galaxy, decision: Decision, plan: Plan) -> Value | None:
    """How a plan goes on in an imagined world: as it is written in its own phase, and later the main fleet goes on to
    the goal; None: the others, and every other question."""
    if decision.prompt not in MOVING:
        return None
    if is_current(g, plan):
        return carried_on(g, decision, plan)
    goal, main = plan[GOAL], plan.get(MAIN, [])
    if goal == NOWHERE or not isinstance(decision, One) or not isinstance(main, list):
        return None
    fleet, glance = g.fleets[decision.seat], Glance(g, decision.seat)
    if decision.prompt == MOVEMENT_ORDER:
        if g.marching not in main or fleet.hex[g.marching] == goal:
            return None
        return glance.step(g.marching, Hex(int(goal)), list(decision.options), dict(decision.ranges or {}))
    for slot in main:
        if slot in decision.options and not fleet.spent[slot] and fleet.hex[slot] != goal:
            options, ranges = offers(g, decision.seat, slot)
            if glance.step(slot, Hex(int(goal)), options, ranges) is not None:
                return int(slot)
    return None


def _answers(g: Galaxy, seat: int, orders: list[Mission]) -> list[Value | None]:
    """What the group under orders should do: by its own orders, or as a part of a group that has set out."""
    slot = g.marching
    own = [next_answer(g, seat, each, slot) for each in orders if each.slot == slot]
    part = [each for each in orders if each.keep and each.slot != slot and g.fleets[seat].hex[slot] in each.way[1:]]
    return own + [next_answer(g, seat, each, slot) for each in part]
