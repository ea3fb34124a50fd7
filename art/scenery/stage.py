"""Puts the parts of a picture where they belong, in wide and in upright pictures alike."""

from __future__ import annotations

from collections.abc import Sequence

from art.geometry import around
from art.scenery.grounds import draw_ground
from art.scenery.notation import PartLine
from art.scenery.pen import Pen
from art.scenery.registry import PARTS
from art.svg import Point

FINE_FROM = 90  # pixels of width from which small details are drawn
WIDE = 160.0  # a wide picture is 160 × 97 units, its middle is (0, 0)


class PictureStage:
    """Where things stand: positions stretch with the picture, sizes only a little.

    A `rigid` scene, in which one part joins another, keeps its proportions.
    """

    def __init__(self, pen: Pen, rigid: bool = False, zoom: float = 1, shift: Point = (0, 0)) -> None:
        self.pen = pen
        w, h = pen.canvas.width, pen.canvas.height
        self.upright = h > w
        self.middle = (w / 2, h / 2)
        self.across = 0.66 if self.upright else 1.0
        self.down = min(1.3, h / 100) if self.upright else 1.0
        self.size = 0.82 if self.upright else 1.0
        if self.upright and rigid:
            self.across = self.down = self.size = 0.78
        self.zoom, self.shift = zoom, shift

    def draw(self, lines: Sequence[PartLine], ground: bool = True) -> None:
        """The ground first, then part after part, each with what hangs on it."""
        if ground:
            draw_ground(self.pen, lines[0])
        shown = [line for line in lines[1:] if self.pen.fine or not line.fine]
        roots = [i for i, line in enumerate(shown) if not line.on]
        for place, i in enumerate(roots):
            end = roots[place + 1] if place + 1 < len(roots) else len(shown)
            self._place(shown[i], shown[i + 1 : end])

    def _place(self, line: PartLine, children: Sequence[PartLine]) -> None:
        turn = line.turn - 26 if self.upright and leans(line, children) else line.turn
        for x, y, scale, more in copies(line):
            left = self.middle[0] + (x * self.across + self.shift[0]) * self.zoom
            top = self.middle[1] + (y * self.down + self.shift[1]) * self.zoom
            size = scale * self.size * self.zoom
            with self.pen.at(left, top, size, turn + more, line.says("flip"), line.num("alpha", 1)):
                self._draw_with(line, children)

    def _draw_with(self, line: PartLine, children: Sequence[PartLine]) -> None:
        for child in children:
            if child.on == "-":
                self._child(child)
        PARTS[line.part](self.pen, line)
        for child in children:
            if child.on == "+":
                self._child(child)

    def _child(self, line: PartLine) -> None:
        for x, y, scale, more in copies(line):
            with self.pen.at(x, y, scale, line.turn + more, line.says("flip"), line.num("alpha", 1)):
                PARTS[line.part](self.pen, line)


def leans(line: PartLine, children: Sequence[PartLine]) -> bool:
    """What flies points further up in an upright picture: ships, and whatever has an engine, unless told `level`."""
    flies = line.part == "ship" or any(child.part == "jet" for child in children) or line.says("lean")
    return flies and not line.says("level")


def copies(line: PartLine) -> list[tuple[float, float, float, float]]:
    """Place, size and extra turn of each copy: in a row (n, dx, dy, dturn, grow) or around a circle (ring, r)."""
    if line.says("ring"):
        count, r, start = int(line.num("ring", 3)), line.num("r", 20), line.num("from", 0)
        step = line.num("arc", 360) / (count if line.num("arc", 360) >= 360 else max(1, count - 1))
        flat = line.num("flat", 1)
        spots = [(around(0, 0, r, start + i * step), start + i * step) for i in range(count)]
        turned = 1 if line.says("out") else 0
        return [(line.x + x, line.y + y * flat, line.scale, a * turned) for (x, y), a in spots]
    dx, dy, grow, turn = (
        line.num(word, default) for word, default in (("dx", 0), ("dy", 0), ("grow", 1), ("dturn", 0))
    )
    rows = range(int(line.num("n", 1)))
    return [(line.x + dx * i, line.y + dy * i, line.scale * grow**i, turn * i) for i in rows]
