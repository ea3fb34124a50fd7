"""Questions about the position of a match: the state is passed to functions of the rules, and never given out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from rules import Session, deciding, view

P = ParamSpec("P")
T = TypeVar("T")


class Inquiry:
    """Answers questions about the present position of one session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._strand: tuple[object, int] = (session.state, 0)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know (see `rules.view`); None: what everybody may know."""
        return view(self._session.state, seat)

    def deciding(self, seat: int | None) -> list[tuple[int, str]]:
        """Who is asked now, and which question, as far as a seat may know; cheaper than a whole view."""
        return deciding(self._session.state, seat)

    def reckon(self, rule: Callable[Concatenate[Any, P], T], *args: P.args, **named: P.kwargs) -> T:
        """The value of a function of the rules for the present position, such as a price or a seat's odds."""
        return rule(self._session.state, *args, **named)

    @property
    def strand(self) -> int:
        """A number that changes when the position was replaced (undo, take-back) instead of played on."""
        state, number = self._strand
        if state is not self._session.state:
            self._strand = (self._session.state, number + 1)
        return self._strand[1]
