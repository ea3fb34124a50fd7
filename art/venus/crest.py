"""The crest of Onward to Venus."""

from __future__ import annotations

from art.crest import Crest
from art.svg import Canvas


def emblem(canvas: Canvas, light: str, dark: str) -> None:
    """Clouded Venus and a rocket that rises from her."""
    canvas.path("M-11 10.5A12.5 12.5 0 0 1 11 10.5Z", dark, stroke=light, width=1.5)
    canvas.path("M-6 7.6Q-3 5.8 0 7.6T6 7.6", stroke=light, width=1.2)
    with canvas.moved(0.4, -3.6, turn=24):
        canvas.path("M0 -8.6Q4.4 -4 3.4 3.2H-3.4Q-4.4 -4 0 -8.6Z", light)
        canvas.path("M-3.4 -0.6L-6.4 4.6L-3.2 3.2M3.4 -0.6L6.4 4.6L3.2 3.2", light, stroke=light, width=0.8)
        canvas.circle(0, -2.6, 1.5, dark)
        canvas.path("M-1.6 4.4L0 9L1.6 4.4Z", light)


CREST = Crest("#E3C08A", "bands", emblem, 0, 30)
