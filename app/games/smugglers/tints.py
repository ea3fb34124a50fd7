"""The colours of players; apart from the pictures, so that the new-game screen need not load those (P13)."""

from __future__ import annotations

from art.palette import DIE_COLOURS, lighten, luminance


def tint_of(colour: str) -> str:
    """A player's colour as a line on dark ground: black dice get a silver edge."""
    body = DIE_COLOURS[colour]
    return lighten(body, 0.55) if luminance(body) < 0.25 else body
