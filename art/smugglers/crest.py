"""The crest of Space Smugglers."""

from __future__ import annotations

from art.crest import Crest
from art.svg import Canvas, rect_path


def emblem(canvas: Canvas, light: str, dark: str) -> None:
    """A crate with a die on it."""
    canvas.path(rect_path(-9.5, 0, 19, 10.5, 1.2), dark, stroke=light, width=1.5)
    canvas.path("M-9.5 5.2H9.5M-4.6 0V10.5M4.6 0V10.5", stroke=light, width=1.2)
    with canvas.moved(0, -5.6, turn=-12):
        canvas.path(rect_path(-4.9, -4.9, 9.8, 9.8, 2), light)
        for x, y in ((-2.4, -2.4), (0, 0), (2.4, 2.4)):
            canvas.circle(x, y, 1.15, dark)


CREST = Crest("#D99A2B", "ringed", emblem, -28, 20)
