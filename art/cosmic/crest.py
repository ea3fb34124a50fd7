"""The crest of Cosmic Encounter."""

from __future__ import annotations

from art.crest import Crest
from art.geometry import arc, star
from art.svg import Canvas


def emblem(canvas: Canvas, light: str, dark: str) -> None:
    """The gate of an encounter: a flare inside a pointing cone of rings."""
    for r in (11, 7.6):
        canvas.path(arc(0, 0, r, r, -150, 150), stroke=light, width=1.6)
    canvas.polygon(star(0, 0, 6, 8, 0.4, 0), light)
    canvas.circle(0, 0, 1.5, dark)
    canvas.polygon([(-4, 8.4), (4, 8.4), (0, 13)], light)


CREST = Crest("#8466C9", "storm", emblem, 62, 40)
