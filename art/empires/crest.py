"""The crest of Űrbirodalmak."""

from __future__ import annotations

from art.crest import Crest
from art.geometry import regular
from art.svg import Canvas


def emblem(canvas: Canvas, light: str, dark: str) -> None:
    """A hex of the map with a wedge of three ships."""
    canvas.polygon(regular(0, 0, 11.6, 6), dark, stroke=light, width=1.6)
    for x, y in ((0, -4.4), (-4.6, 3.2), (4.6, 3.2)):
        canvas.polygon([(x, y - 4.2), (x + 3, y + 3.2), (x, y + 1.6), (x - 3, y + 3.2)], light)


CREST = Crest("#3F8FA8", "continents", emblem, -62, 50)
