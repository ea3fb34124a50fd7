"""What is proposed with a choice, and what goes with the answer that it gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.table.roles.role import TableRole
from rules import Decision, Some, Split
from rules.core.decisions import Option, Value

if TYPE_CHECKING:
    from app.match.options import ChainStep
    from app.table.choose import Choice


class AnswerRole(TableRole):
    """What is proposed with a choice, and what goes with the answer that it gives."""

    def natural(self, decision: Decision) -> Any:
        """The option that a button gives and that most people want now, for the first press of Enter; None if none."""
        return None

    def proposed_number(self, decision: Decision, option: Option, low: int, high: int) -> int:
        """The number that is there when the player is asked for it."""
        return low

    def proposed_split(self, decision: Split) -> Sequence[int] | None:
        """How a question begins that shares something out; None: with as little as possible."""
        return None

    def proposed_items(self, decision: Some) -> Sequence[Any]:
        """What is chosen already when a question for several things begins."""
        return ()

    def meant_number(self, decision: Decision, option: Option, low: int, high: int) -> int | None:
        """The number that is meant with an option that needs one; None: the player is asked for it."""
        return None

    def says_ahead(self, choice: Choice) -> Mapping[str, Any]:
        """What a choice says about later questions of the turn, by prompt: the answer, or None for none (a planet that
        was touched to choose its owner)."""
        return {}

    def says_next(self, choice: Choice) -> Sequence[ChainStep]:
        """The answers that go on where a choice ends, one after the other: the further steps of a route."""
        return ()

    def ends_with(self, decision: Decision) -> tuple[str, Sequence[ChainStep]]:
        """Where declining only finishes one thing of many: the words on the End/Pass button, which ends all of it, and
        what that answers besides; the smaller step has a button among the others. By default it is what declines."""
        return "", ()

    def unused(self, decision: Decision) -> Sequence[str]:
        """The free or compulsory actions that would be lost by ending the turn now, in words (UX-39)."""
        return ()

    def asks_back(self, decision: Decision) -> bool:
        """Whether the module puts a question of its own before an answer (a doubt): its controls stand alone then."""
        return False

    def instead(self, choice: Choice) -> Callable[[], None] | None:
        """What the button that gives the answer does first, where the answer itself must not be tried in the open."""
        return None

    def follow_hint(self, decision: Decision, value: Value) -> None:
        """A hint was given: touching its things means the answer that it names, also with a number."""
        return
