"""A stand-in for the computer players' worker where none is needed: at a table that only shows or teaches."""

from __future__ import annotations

from typing import Any

from app.match.opponent import Signs


class Nobody:
    """`ThinkingService` that never answer, because nothing is asked of them."""

    def ask(self, brief: Any, seconds: float = 0.0) -> None:
        return None

    def poll(self, ticket: Any) -> None:
        return None

    def signs(self, ticket: Any) -> Signs:
        return Signs()

    def cancel(self, ticket: Any) -> None:
        return None
