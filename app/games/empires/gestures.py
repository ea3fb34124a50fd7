"""Which touch means which option: a counter is taken up, then a hex or another counter says what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games.empires.counters import group_id
from app.games.empires.plan import hex_id
from app.table.model import Gesture
from rules import Decision

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable

GROUP, ORDER = "empires.movement.group", "empires.movement.order"
INTO_HEX = ("go", "carry", "sling", "sling_carry", "look")  # orders that name a hex


class Gestures:
    """For one table."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table

    def gesture(self, decision: Decision, option: Any) -> Gesture:
        if decision.prompt == GROUP and isinstance(option, int):
            return Gesture((group_id(option),))
        if decision.prompt == ORDER and isinstance(option, tuple):
            if option[0] in INTO_HEX:
                return Gesture((hex_id(option[1]),))
            if option[0] == "join":
                return Gesture((group_id(option[1]),))
        return Gesture()
