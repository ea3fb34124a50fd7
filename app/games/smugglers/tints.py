"""The colours of players; apart from the pictures, so that the new-game screen need not load those (P13)."""

from __future__ import annotations

from art.palette import DIE_COLOURS, MIDNIGHT, Palette, lighten, luminance

SILVER = 0.55  # how light the edge of black dice is
STEEL = 0.32  # … for eyes that take silver for pink


def tint_of(colour: str, palette: Palette = MIDNIGHT) -> str:
    """A player's colour as a line on dark ground: black dice get a bright edge."""
    body = palette.of_piece(DIE_COLOURS[colour])
    edge = SILVER if palette.eyes in ("default", "tritanopia") else STEEL
    return lighten(body, edge) if luminance(body) < 0.25 else body
