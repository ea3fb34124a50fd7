"""Why a wish is not offered: an order that a group cannot carry out now, and by which rule."""

from __future__ import annotations

from rules.core.decisions import Decision, Option
from rules.core.reasons import Reason

from . import settling
from .routes import why_no_step
from .state import Galaxy, facts
from .words import NOWHERE

ORDER = "empires.movement.order"


def refusal(g: Galaxy, decision: Decision, wish: Option) -> Reason | None:
    """The reason why the group under orders cannot do this; None: it belongs to another moment."""
    if decision.prompt != ORDER or g.marching == NOWHERE:
        return None
    seat, slot = decision.seat, g.marching
    verb = wish[0] if type(wish) is tuple and wish else wish
    if verb in ("go", "carry") and len(wish) > 1 and type(wish[1]) is int and 0 <= wish[1] < len(g.marker):
        return why_no_step(g, seat, slot, wish[1])
    if verb == "settle":
        key = _no_colony_ship(g, seat, slot) or settling.unsettled(g, seat, slot)
        return Reason(f"empires.settle_{key}", {}, settling.RULES[key]) if key else None
    return None


def _no_colony_ship(g: Galaxy, seat: int, slot: int) -> str:
    return "" if g.fleets[seat].unit[slot] == facts(g).code["CO"] else settling.NO_SHIP
