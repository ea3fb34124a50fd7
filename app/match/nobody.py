"""Nobody thinks: what stands in the place of computer players where a table only shows or teaches."""

from __future__ import annotations

from typing import Any


class Nobody:
    """Minds that are never really asked."""

    def ask(self, brief: Any, seconds: float = 0.0) -> None:
        return None

    def poll(self, ticket: Any) -> None:
        return None

    def cancel(self, ticket: Any) -> None:
        return None
