"""The engraver's pen of Onward to Venus: brass and oak for hulls, an empire's enamel as its accent."""

from __future__ import annotations

from art.scenery.pen import Pen
from art.svg import Canvas
from art.venus.brass import EMPIRE_COLOURS

HULL, ACCENT = "#8C6B43", "#E0B45A"


class SteamPen(Pen):
    """`style` is an empire, or nothing for cards of the common deck; people are of this Earth."""

    def __init__(self, canvas: Canvas, style: str, seed: str, fine: bool = True, measuring: bool = False) -> None:
        super().__init__(canvas, "human", seed, fine, measuring)
        self.hull, self.accent = HULL, EMPIRE_COLOURS.get(style, ACCENT)
