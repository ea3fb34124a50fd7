"""The position of a match for those who only ask about it: its state is handed to the rules and never given away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from rules import Session, deciding, view

P = ParamSpec("P")
T = TypeVar("T")


class Inquiry:
    """Questions about one session, as it is now."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._strand: tuple[object, int] = (session.state, 0)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know; None: what everybody may."""
        return view(self._session.state, seat)

    def deciding(self, seat: int | None) -> list[tuple[int, str]]:
        """Who is asked now, and which question, as far as a seat may know; cheaper than a whole view."""
        return deciding(self._session.state, seat)

    def reckon(self, rule: Callable[Concatenate[Any, P], T], *args: P.args, **named: P.kwargs) -> T:
        """What a function of the rules says about the position: a price, the printed tables, the odds of a seat."""
        return rule(self._session.state, *args, **named)

    @property
    def strand(self) -> int:
        """Another number whenever the position was put in another one's place, instead of being played on to."""
        state, number = self._strand
        if state is not self._session.state:
            self._strand = (self._session.state, number + 1)
        return self._strand[1]
