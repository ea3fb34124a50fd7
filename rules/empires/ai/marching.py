"""The orders of one Movement phase: made once at its beginning, then carried out group by group.

The plan outlives the phase: it keeps the goal of the main fleet, which the next phase holds on to unless there is
clearly something better.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Decision, Value
from rules.core.records import Json

from ..printed.constants import DONE, END, NOWHERE
from ..questions import MOVEMENT_GROUP
from ..state import NO_HEX, Galaxy, Hex
from ..state.values import speed
from .campaign import campaign, watching
from .errands import empty_carriers, errands
from .invasion import loading, waiting
from .orders import Mission, decode, next_answer
from .outlook import Outlook
from .scouting import looking, scouting, sensing
from .squads import covering, joining

WHEN, ORDERS, GOAL = "when", "orders", "goal"
FIRST = 0  # orders for one group, after which everything is planned anew
Plan = Mapping[str, Json]


def is_current(g: Galaxy, plan: Plan | None) -> bool:
    """Whether a plan was made for this very phase."""
    if not plan:
        return False
    now = [g.cycle, g.turn]
    return plan.get(WHEN) == now or (plan.get(WHEN) == [*now, FIRST] and g.marching != NOWHERE)


def drafted(look: Outlook, before: Plan | None) -> dict[str, Json]:
    """Orders for everybody, and the goal that they serve."""
    aim = before.get(GOAL, NOWHERE) if before else NOWHERE
    senses = sensing(look)
    if senses:  # what they find changes everything else, so that it is planned afterwards
        return {WHEN: [look.g.cycle, look.g.turn, FIRST], ORDERS: [each.encode() for each in senses], GOAL: aim}
    orders = [*errands(look), *empty_carriers(look)]
    busy = {order.slot for order in orders} | waiting(look)
    scouts = scouting(look, busy)
    fights, goal = campaign(look, busy, Hex(aim) if type(aim) is int else NO_HEX)
    at_rest = [*covering(look), *watching(look), *loading(look), *joining(look), *looking(look)]
    orders = [each for each in [*at_rest, *scouts, *fights, *orders] if not look.mind.happens(look.skill.idle)]
    orders = [each._replace(push=_goes_farther(look, each)) for each in orders]
    return {WHEN: [look.g.cycle, look.g.turn], ORDERS: [each.encode() for each in orders], GOAL: goal}


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


def _answers(g: Galaxy, seat: int, orders: list[Mission]) -> list[Value | None]:
    """What the group under orders should do: by its own orders, or as a part of a group that has set out."""
    slot = g.marching
    own = [next_answer(g, seat, each, slot) for each in orders if each.slot == slot]
    part = [each for each in orders if each.keep and each.slot != slot and g.fleets[seat].hex[slot] in each.way[1:]]
    return own + [next_answer(g, seat, each, slot) for each in part]
