"""Which gesture means which option: what is touched, picked up, dropped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.table.model import Gesture, Id
from app.table.roles.role import TableRole
from rules import Decision
from rules.core.decisions import Option


class GestureRole(TableRole):
    """Which gesture means which option: what is touched, picked up, dropped."""

    outlines_blocked = True  # whether blocked things are marked; if not, only pointing at one shows the reason

    def gesture(self, decision: Decision, option: Option) -> Gesture:
        """The gesture that means an option; by default its parts after the verb that are pieces or places."""
        if isinstance(option, tuple):
            return Gesture(tuple(part for part in option[1:] if isinstance(part, (int, str))))
        return Gesture((option,)) if isinstance(option, int) else Gesture()

    def also(self, decision: Decision, option: Option) -> Sequence[Gesture]:
        """Other gestures that mean the same option, such as a ship brought to what it attacks."""
        return ()

    def wishes(self, decision: Decision, thing: Id, target: Id | None) -> Sequence[Any]:
        """What touching a thing, or dropping it on a target, would mean if it were possible: wishes, like options.

        If a gesture is not offered, the rules are asked about these in turn for the reason. A thing without wishes can
        never be used.
        """
        return ()

    def means_place(self, piece: Id, place: Id) -> bool:
        """Whether a piece that is dropped on a place which is no target of it means a touch on the place alone."""
        return False

    def lifts(self, decision: Decision, thing: Id) -> bool:
        """Whether picking up this thing is an answer by itself; it stays in the hand, and the next question says where
        it may go."""
        return False

    def is_in_the_way(self, decision: Decision, thing: Id) -> bool:
        """Whether a piece that may be touched, too, lies in the way of its place, if that is offered."""
        return False

    def several(self, decision: Decision, thing: Id) -> bool:
        """Shift or "all alike" on a thing, if each of the like things is an answer of its own (UX-22).

        False if it means no more here than the thing alone.
        """
        return False

    def slot_thing(self, decision: Decision, slot: Any) -> Id | None:
        """The piece or place that stands for a slot of a split."""
        return slot if isinstance(slot, (int, str)) else None

    def goal(self, decision: Decision) -> Id | None:
        """Where the pieces that a question for numbers counts may be brought by hand; None: they are only counted."""
        return None

    def source(self, decision: Decision) -> Id | None:
        """The piece that asks, outlined on the table (UX-31)."""
        found = decision.source
        return found if isinstance(found, (int, str)) else None

    def natural_thing(self, decision: Decision) -> Id | None:
        """The thing that most people touch first, if it is offered; None: the first one of the options."""
        return None

    def speaks_of(self, decision: Decision) -> Sequence[Id]:
        """Things that one looks at to answer, besides those that may be touched: the prompt does not cover them."""
        return ()

    def cancel_option(self, decision: Decision) -> Any:
        """The option that lays down what the answer before has taken up (Esc, right click); None if there is none."""
        return None
