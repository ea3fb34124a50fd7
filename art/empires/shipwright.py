"""The hand that draws ships: hulls, wings, turrets, engines, on a field from -50 to 50, nose up.

A shape is given by its right half or by its right twin; the light comes from the left. How round its corners are is
`soft`, from 0 (edges) to 1 (one curve): each hull language has its own. What stands in the middle line has x = 0,
everything else has a twin on the other side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from art.geometry import arc, star
from art.palette import MIDNIGHT, darken, lighten, mix
from art.svg import Canvas, Point, num

OUTLINE = "#0A0D1A"
STEEL, BRASS, LEAF = "#7C869C", MIDNIGHT.brass, "#5FBF6A"
TONE, METAL, DARK, GOLD = "tone", "metal", "dark", "gold"  # what a shape is made of

Corner = tuple[float, float] | tuple[float, float, float]  # a corner may have a softness of its own
Corners = Sequence[Corner]


class Shades(NamedTuple):
    """One material in the light and out of it."""

    light: str
    tone: str
    shade: str
    deep: str

    @classmethod
    def of(cls, colour: str) -> Shades:
        return cls(lighten(colour, 0.42), colour, darken(colour, 0.36), darken(colour, 0.6))


def rounded(corners: Corners, soft: float) -> str:
    """A closed outline through corners cut by curves."""
    spots = [(corner[0], corner[1], corner[2] if len(corner) > 2 else soft) for corner in corners]
    text = ""
    for place, (x, y, own) in enumerate(spots):
        (bx, by, _), (ax, ay, _) = spots[place - 1], spots[(place + 1) % len(spots)]
        share = own / 2
        start = (x + (bx - x) * share, y + (by - y) * share)
        text += f"{'L' if text else 'M'}{num(start[0])} {num(start[1])}"
        if own:
            text += f"Q{num(x)} {num(y)} {num(x + (ax - x) * share)} {num(y + (ay - y) * share)}"
    return text + "Z"


class Shipwright:
    """See the module. `fine`: whether the picture is large enough for small things."""

    def __init__(self, canvas: Canvas, colour: str, soft: float = 0.0, fine: bool = True) -> None:
        self.canvas, self.soft, self.fine = canvas, soft, fine
        steel = mix(STEEL, colour, 0.24)
        self.shades = {
            TONE: Shades.of(colour),
            METAL: Shades.of(steel),
            DARK: Shades.of(mix("#2A3146", colour, 0.16)),
            GOLD: Shades.of(BRASS),
        }
        self.glow = mix(lighten(colour, 0.6), "#FFF3D0", 0.5)

    # -- bodies

    def hull(self, half: Corners, of: str = TONE, soft: float | None = None, line: float = 3.2) -> None:
        """A body across the middle line, given by its right half from nose to stern."""
        left = [(-corner[0], *corner[1:]) for corner in reversed(half) if corner[0]]
        path = rounded([*half, *left], self.soft if soft is None else soft)
        light, tone, shade, deep = self.shades[of]
        fill = self.canvas.linear([(0, light), (0.5, tone), (0.5, shade), (1, deep)], (0, 0), (1, 0))
        self.canvas.path(path, fill, stroke=OUTLINE, width=line)

    def pair(self, points: Corners, of: str = TONE, soft: float | None = None, line: float = 2.8) -> None:
        """A shape and its twin."""
        light, tone, shade, deep = self.shades[of]
        for side, stops in ((1, ((0, shade), (1, deep))), (-1, ((0, light), (1, tone)))):
            path = rounded([(side * point[0], *point[1:]) for point in points], self.soft if soft is None else soft)
            self.canvas.path(path, self.canvas.linear(stops), stroke=OUTLINE, width=line)

    def ball(self, x: float, y: float, r: float, of: str = TONE, line: float = 2.6, tall: float = 1.0) -> None:
        light, tone, _, deep = self.shades[of]
        fill = self.canvas.radial([(0, light), (0.55, tone), (1, deep)])
        for side in self._sides(x):
            self.canvas.ellipse(side * x, y, r, r * tall, fill, stroke=OUTLINE, width=line)

    def hoop(self, x: float, y: float, r: float, thick: float, of: str = TONE, tall: float = 1.0) -> None:
        """A ring, dark at both edges."""
        light, tone, shade, _ = self.shades[of]
        for side in self._sides(x):
            self.canvas.ellipse(side * x, y, r, r * tall, stroke=OUTLINE, width=thick + 3.4)
            self.canvas.ellipse(side * x, y, r, r * tall, stroke=shade, width=thick)
            with self.canvas.moved(-thick * 0.12, -thick * 0.12):
                self.canvas.ellipse(side * x, y, r, r * tall, stroke=tone, width=thick * 0.62)
            if self.fine:
                self.canvas.path(arc(side * x, y, r, r * tall, 265, 355), stroke=light, width=thick * 0.4)

    def spar(self, points: Sequence[Point], width: float = 4.0, of: str = METAL) -> None:
        """A beam along a line."""
        _, tone, shade, _ = self.shades[of]
        for side in self._sides(max(abs(x) for x, _ in points)):
            turned = [(side * x, y) for x, y in points]
            self.canvas.line(turned, OUTLINE, width + 3)
            self.canvas.line(turned, shade if side > 0 else tone, width)

    # -- fittings

    def turret(self, x: float, y: float, r: float = 4.4, long: float = 8.0, of: str = METAL) -> None:
        """A round mount with two barrels that point ahead."""
        light, tone, _, deep = self.shades[of]
        for side in self._sides(x):
            with self.canvas.moved(side * x, y):
                for off in (-r * 0.4, r * 0.4):
                    self.canvas.line([(off, 0), (off, -r - long * 0.6)], OUTLINE, r * 0.62, cap="butt")
                    if self.fine:
                        self.canvas.line([(off, 0), (off, -r - long * 0.54)], light, r * 0.3, cap="butt")
                fill = self.canvas.radial([(0, light), (0.6, tone), (1, deep)])
                self.canvas.circle(0, 0, r, fill, stroke=OUTLINE, width=1.8)

    def turrets(self, *mounts: tuple[float, float, float] | tuple[float, float, float, float]) -> None:
        for mount in mounts:
            self.turret(*mount)

    def engine(self, x: float, y: float, wide: float = 6.0, long: float = 10.0) -> None:
        """A nozzle at the stern and its fire."""
        for side in self._sides(x):
            self.canvas.glow(side * x, y + long * 0.45, wide * 0.72, long, self.glow, 0.95, 0.12)
            half = wide / 2
            nozzle = [(side * x - half * 0.8, y - 4), (side * x + half * 0.8, y - 4),
                      (side * x + half, y + 1.6), (side * x - half, y + 1.6)]  # fmt: skip
            self.canvas.polygon(nozzle, self.shades[DARK].tone, stroke=OUTLINE, width=1.8)

    def engines(self, *nozzles: tuple[float, float, float, float]) -> None:
        for nozzle in nozzles:
            self.engine(*nozzle)

    def seams(self, *lines: Sequence[Point], of: str = TONE, width: float = 1.0) -> None:
        """Lines between plates."""
        if self.fine:
            for line in lines:
                for side in self._sides(max(abs(x) for x, _ in line)):
                    self.canvas.line([(side * x, y) for x, y in line], self.shades[of].deep, width, 0.8)

    def edge(self, *lines: Sequence[Point], of: str = TONE, width: float = 1.3) -> None:
        """Where the light catches an edge, on the left side only."""
        for line in lines:
            self.canvas.line([(-x, y) for x, y in line], self.shades[of].light, width, 0.9)

    def lamps(self, x: float, y: float, count: int = 3, step: float = 4.0, r: float = 1.1) -> None:
        """Windows down a side."""
        if self.fine:
            for number in range(count):
                for side in self._sides(x):
                    self.canvas.circle(side * x, y + number * step, r, self.glow)

    def bridge(self, y: float, wide: float = 5.0, tall: float = 7.0, x: float = 0.0) -> None:
        """The dark glass of a command deck."""
        for side in self._sides(x):
            self.canvas.ellipse(side * x, y, wide, tall, OUTLINE)
            glass = self.canvas.linear([(0, "#BFE9FF"), (0.5, "#3E7FA8"), (1, "#16324E")], (0, 0), (1, 1))
            self.canvas.ellipse(side * x, y, wide - 1.4, tall - 1.4, glass)

    # -- what tells a class, in every hull language

    def deck(self, y: float, wide: float, tall: float, x: float = 0.0) -> None:
        """A flight deck with its lights."""
        for side in self._sides(x):
            left = side * x - wide / 2
            self.canvas.rect(left, y - tall / 2, wide, tall, 1.6, self.shades[DARK].deep, stroke=OUTLINE, width=2)
            self.canvas.line(
                [(side * x, y - tall / 2 + 2), (side * x, y + tall / 2 - 2)], self.glow, max(1.6, wide * 0.14),
                dash="4 3", cap="butt",
            )  # fmt: skip
            if self.fine:
                for off in (-wide * 0.36, wide * 0.36):
                    self.canvas.line(
                        [(side * x + off, y - tall / 2 + 2), (side * x + off, y + tall / 2 - 2)], BRASS, 0.9
                    )

    def crates(self, x: float, y: float, count: int, wide: float = 10.0, tall: float = 11.0) -> None:
        """Holds of a transport, one behind the other."""
        light, tone, shade, deep = self.shades[METAL]
        for number in range(count):
            for side in self._sides(x):
                top = y + number * (tall + 1.4)
                fill = self.canvas.linear([(0, light if side < 0 else tone), (1, shade if side < 0 else deep)])
                self.canvas.rect(side * x - wide / 2, top, wide, tall, 1.6, fill, stroke=OUTLINE, width=2.2)
                self.canvas.rect(
                    side * x - wide / 2 + 2, top + tall / 2 - 1.2, wide - 4, 2.4, 1, self.shades[TONE].tone
                )

    def garden(self, x: float, y: float, r: float, tall: float = 1.0) -> None:
        """A dome with a green world under it."""
        for side in self._sides(x):
            fill = self.canvas.radial([(0, "#E9FFD9"), (0.4, LEAF), (1, "#1E5A3C")])
            self.canvas.ellipse(side * x, y, r, r * tall, fill, stroke=OUTLINE, width=2.6)
            if self.fine:
                for share in (0.34, 0.68):
                    self.canvas.ellipse(
                        side * x, y, r * share, r * tall * 0.96, stroke="#FFFFFF", width=0.8, stroke_alpha=0.5
                    )

    def drill(self, y: float, wide: float, tall: float) -> None:
        """A screw of brass, its tip ahead."""
        self.hull([(0, y - tall, 0), (wide / 2, y, 0)], GOLD, 0.0)
        for share in (0.34, 0.56, 0.78):
            at, half = y - tall + tall * share, wide / 2 * share
            self.canvas.line([(-half * 0.9, at + 2), (half * 0.9, at - 2)], self.shades[GOLD].deep, 1.8)

    def net(self, y: float, wide: float, tall: float) -> None:
        """The field between the booms of a minesweeper."""
        for share, strong in ((1.0, 2.4), (0.62, 1.8)):
            curve = f"M{num(-wide)} {num(y)}Q0 {num(y - tall * 2 * share)} {num(wide)} {num(y)}"
            self.canvas.path(curve, stroke=OUTLINE, width=strong + 2.4)
            self.canvas.path(curve, stroke="#8FE6FF", width=strong, dash="3.4 2.6", cap="butt")

    def claws(self, x: float, y: float, size: float) -> None:
        """Grapples at the bow that close ahead."""
        points: Corners = [
            (x, y, 0.2), (x + size * 0.95, y - size * 0.5), (x + size * 0.8, y - size * 1.3),
            (x - size * 0.35, y - size * 1.75, 0.0), (x + size * 0.3, y - size * 1.05),
            (x + size * 0.2, y - size * 0.4),
        ]  # fmt: skip
        self.pair(points, GOLD, 0.6)

    def crown(self, x: float, y: float, r: float) -> None:
        """The star of a flagship."""
        light, tone, _, deep = self.shades[GOLD]
        self.canvas.polygon(star(x, y, r, 8, 0.5), self.canvas.linear([(0, light), (1, tone)]), stroke=OUTLINE, width=2)
        self.canvas.circle(x, y, r * 0.34, "#FFF8E8", stroke=deep, width=0.8)

    def gem(self, x: float, y: float, r: float) -> None:
        """The stone of a ship of one's own design."""
        corners = [(x, y - r * 1.25), (x + r, y), (x, y + r * 1.25), (x - r, y)]
        self.canvas.polygon(corners, "#5CE0D8", stroke=OUTLINE, width=2)
        self.canvas.polygon([corners[0], (x, y + r * 0.1), corners[3]], "#DFFFFB")
        self.canvas.polygon([corners[1], corners[2], (x, y + r * 0.1)], "#23808C")

    def shell(self, half: Corners, *ribs: Sequence[Point]) -> None:
        """A decoy: cloth over ribs, nothing inside."""
        left = [(-corner[0], *corner[1:]) for corner in reversed(half) if corner[0]]
        path = rounded([*half, *left], self.soft)
        light, tone, _, deep = self.shades[TONE]
        self.canvas.path(path, deep, 0.55, stroke=OUTLINE, width=5)
        self.canvas.path(path, stroke=tone, width=2.6, dash="6 3.4", cap="butt")
        for rib in ribs:
            self.canvas.line(rib, light, 1.6, 0.8, dash="2.6 2.6", cap="butt")

    @contextmanager
    def placed(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Iterator[None]:
        """What is drawn inside stands elsewhere: a wing of small ships, a hull in its dock."""
        with self.canvas.moved(x, y, scale=scale, turn=turn):
            yield

    @staticmethod
    def _sides(x: float) -> tuple[int, ...]:
        return (1, -1) if x else (1,)


Draw = Callable[[Shipwright], None]
