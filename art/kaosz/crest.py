"""The crest of Káosz Galaktika."""

from __future__ import annotations

from art.crest import Crest
from art.geometry import star
from art.svg import Canvas, rect_path


def emblem(canvas: Canvas, light: str, dark: str) -> None:
    """Two crossed cards, a star over them and two darts of the fleet."""
    for turn in (-24, 24):
        with canvas.moved(0, 2, turn=turn):
            canvas.path(rect_path(-5.4, -9, 10.8, 16.5, 1.6), dark, stroke=light, width=1.5)
    canvas.polygon(star(0, 0.6, 5.4, 5, 0.45), light)
    for x in (-8.6, 8.6):
        canvas.polygon([(x, -10.5), (x + 2.4, -4.6), (x, -5.9), (x - 2.4, -4.6)], light)


CREST = Crest("#C2524A", "rifts", emblem, 28, 10)
