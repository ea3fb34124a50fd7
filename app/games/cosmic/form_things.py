"""What touching things of Cosmic Encounter writes into forms: an ally's answer, and an offer of a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.games.cosmic import deal_sheet
from app.games.cosmic.pieces import DEAL, GATE, total_id
from app.table.choose import LEGAL, FormThings
from app.table.model import Id
from rules import Form
from rules.cosmic.questions import ANSWER_INVITATION, DEAL_MESSAGE

if TYPE_CHECKING:
    from app.games.cosmic.table import CosmicTable

NONE = "none"


class CosmicThings(FormThings):
    """An ally answers by touching the gate or the defense's total, and stacks: with one side open that is enough.

    Into a deal one puts colonies by touching planets, and cards of one's hand.
    """

    def __init__(self, table: CosmicTable) -> None:
        self.table = table

    def _sides(self, decision: Form) -> dict[Id, str]:
        if decision.prompt != ANSWER_INVITATION:
            return {}
        things: Mapping[Id, str] = {GATE: "offense", total_id(0): "offense", total_id(1): "defense"}
        side: Any = dict(decision.fields)["side"]
        return {thing: word for thing, word in things.items() if word in side.options}

    def marks(self, decision: Form, filled: Mapping[str, Any]) -> dict[Id, str]:
        if decision.prompt == DEAL_MESSAGE:
            return deal_sheet.marks(decision, filled)
        return dict.fromkeys(self._sides(decision), LEGAL)

    def touched(self, decision: Form, filled: Mapping[str, Any], thing: Id) -> dict[str, Any]:
        if decision.prompt == DEAL_MESSAGE:
            return deal_sheet.touched(decision, filled, thing, self.table.deals.first(decision))
        sides = self._sides(decision)
        if thing in sides:
            return {"side": sides[thing]}
        return self._sent(decision, filled, thing, NONE)

    def _sent(self, decision: Form, filled: Mapping[str, Any], thing: Id, side: str) -> dict[str, Any]:
        """One more ship from this stack, for this side; if none is meant, for the only one that is open."""
        ships: Any = dict(decision.fields).get("ships") if decision.prompt == ANSWER_INVITATION else None
        slots = [self.table.gestures.slot_thing(ships, slot) for slot in ships.slots] if ships else []
        if thing not in slots:
            return {}
        slot, numbers = slots.index(thing), list(filled["ships"])
        if numbers[slot] < ships.caps[slot] and sum(numbers) < ships.high:
            numbers[slot] += 1
        only = set(self._sides(decision).values())
        if side == NONE:
            side = next(iter(only)) if filled["side"] == NONE and len(only) == 1 else filled["side"]
        return {"side": side, "ships": tuple(numbers)}

    def targets_of(self, decision: Form, filled: Mapping[str, Any], piece: Id) -> set[Id]:
        """Planets are brought to the deal, ships of an ally to the side that they join."""
        if decision.prompt == DEAL_MESSAGE:
            return {DEAL} if piece in deal_sheet.marks(decision, filled) else set()
        return set(self._sides(decision)) if self._sent(decision, filled, piece, NONE) else set()

    def dropped(self, decision: Form, filled: Mapping[str, Any], piece: Id, target: Id) -> dict[str, Any]:
        if decision.prompt == DEAL_MESSAGE:
            return self.touched(decision, filled, piece)
        return self._sent(decision, filled, piece, self._sides(decision)[target])
