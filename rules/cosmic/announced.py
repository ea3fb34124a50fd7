"""What has been announced and may be answered, as everybody at the table sees it (CE-5.36)."""

from __future__ import annotations

from .state import Cosmos


def announcer(g: Cosmos) -> int | None:
    """Whose power, card or technology waits for answers."""
    return g.stack[-1].seat if g.stack else None


def is_bare(g: Cosmos) -> bool:
    """Whether a window belongs to a step of the encounter only: nothing was announced in it."""
    return not g.stack


def acting(g: Cosmos) -> int | None:
    """Whose turn it is; below zero nobody's."""
    return g.active
