"""A pen for card pictures: flat colour, two tones of shade, light from the upper left however the paper is turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import cos, hypot, radians, sin

from art.chance import Scatter
from art.palette import darken, lighten
from art.scenery.fleet import HULLS
from art.svg import Canvas, Point, ellipse_path, points_path, rect_path

EDGE = "#0A0E1C"
LIGHT: Point = (0.6, 0.8)  # the way the light falls: from the upper left, a little more from above
# fmt: off
COLOURS = {
    "iron": "#6B727E", "steel": "#9AA6B8", "brass": "#C9A35B", "gold": "#F0BE4A", "paper": "#EFE3C4",
    "ink": "#2A2440", "red": "#D8463F", "amber": "#F2A03A", "green": "#57A85C", "leaf": "#6DBB5A",
    "violet": "#8C63C9", "cyan": "#5FD3E6", "white": "#F6F1E4", "night": "#0E1430", "wood": "#8A5F3C",
    "skin": "#E2B391", "black": "#20253C", "bone": "#E9E2CC", "pink": "#E886B0", "orange": "#EE8434",
    "brown": "#6A4A35", "grey": "#8A90A2", "blue": "#4477C4", "rose": "#D64A74", "lime": "#B6E05C",
    "teal": "#37A099", "sand": "#C8A46C", "clay": "#B5673F", "fire": "#FFB347", "yellow": "#F4DC5A", "ice": "#CFEFFC",
}
# fmt: on


class Pen:
    """Draws in the colours of one species; keeps track of where the light comes from."""

    def __init__(self, canvas: Canvas, species: str, seed: str, fine: bool = True, measuring: bool = False) -> None:
        self.canvas = canvas
        self.measuring = measuring  # parts leave out what only runs on to the picture's edge
        self.species = species
        self.hull, self.accent = HULLS[species]
        self.dice = Scatter(seed)
        self.fine = fine
        self._light = LIGHT

    def colour(self, name: str) -> str:
        """A named colour, "hull" or "accent", each followed by any number of + (lighter) or - (darker)."""
        bare = name.rstrip("+-")
        tone = {"hull": self.hull, "accent": self.accent}.get(bare) or COLOURS.get(bare, bare)
        for sign in name[len(bare) :]:
            tone = lighten(tone, 0.28) if sign == "+" else darken(tone, 0.32)
        return tone

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False, alpha: float = 1
    ) -> Iterator[None]:
        """Draw around (x, y), turned clockwise; `flip` mirrors left and right before turning."""
        before = self._light
        a, b = before
        c, s = cos(radians(-turn)), sin(radians(-turn))
        self._light = ((a * c - b * s) * (-1 if flip else 1), a * s + b * c)
        across = -scale if flip else scale
        with self.canvas.moved(x, y, turn=turn, scale=across, scale_y=scale, alpha=alpha):
            yield
        self._light = before

    @contextmanager
    def mirrored(self) -> Iterator[None]:
        """Draw upside down: the other side of something that flies along x."""
        before = self._light
        self._light = (before[0], -before[1])
        with self.canvas.moved(scale=1, scale_y=-1):
            yield
        self._light = before

    def _along(self, stops: Sequence[tuple[float, str] | tuple[float, str, float]]) -> str:
        dx, dy = self._light
        reach = 0.5 / max(hypot(dx, dy), 0.01)
        dx, dy = dx * reach, dy * reach
        return self.canvas.linear(stops, (0.5 - dx, 0.5 - dy), (0.5 + dx, 0.5 + dy))

    def shades(self, colour: str) -> str:
        """The paint of a solid: its colour in the light and two flat tones of shade."""
        tone = self.colour(colour)
        lit, dim, deep = lighten(tone, 0.14), darken(tone, 0.16), darken(tone, 0.42)
        return self._along([(0, lit), (0.42, lit), (0.43, dim), (0.7, dim), (0.71, deep), (1, deep)])

    def rim(self, strength: float = 0.9) -> str:
        """The species' rim light, strongest where the light comes from."""
        tone = lighten(self.accent, 0.35)
        return self._along([(0, tone, strength), (0.5, tone, strength * 0.4), (0.75, tone, 0)])

    def solid(self, data: str, colour: str, edge: float = 1.4, rim: bool = True, even: bool = False) -> None:
        """A lit shape with a dark outline and a rim light."""
        self.canvas.path(data, self.shades(colour), stroke=EDGE, width=edge, even=even)
        if rim and self.fine:
            self.canvas.path(data, stroke=self.rim(), width=edge * 0.55)

    def flat(self, data: str, colour: str, alpha: float = 1, even: bool = False) -> None:
        """A patch of one colour."""
        self.canvas.path(data, self.colour(colour), alpha, even=even)

    def stroke(self, data: str, colour: str, width: float = 1, alpha: float = 1, dash: str = "") -> None:
        """A line of one colour."""
        self.canvas.path(data, stroke=self.colour(colour), width=width, stroke_alpha=alpha, dash=dash)

    def limb(self, data: str, colour: str, width: float) -> None:
        """A round bar along a line: outline, body in shade, lit upper side."""
        self.canvas.path(data, stroke=EDGE, width=width + 2)
        self.canvas.path(data, stroke=darken(self.colour(colour), 0.3), width=width)
        dx, dy = self._light
        with self.canvas.moved(-dx * width * 0.14, -dy * width * 0.14):
            self.canvas.path(data, stroke=lighten(self.colour(colour), 0.1), width=width * 0.6)

    def half(self, data: str, colour: str, rim: bool = True) -> None:
        """One side of a hull in the light and its mirror image below in the shade, as the fleet's ships are."""
        tone = self.colour(colour)
        upper_lit = self._light[1] >= 0
        for below in (True, False):
            lit = below != upper_lit
            with self.canvas.moved(scale=1, scale_y=-1 if below else 1):
                self.canvas.path(data, stroke=EDGE, width=1.8)
                self.canvas.path(data, lighten(tone, 0.14) if lit else darken(tone, 0.4))
                if lit and rim and self.fine:
                    self.canvas.path(data, stroke=lighten(self.accent, 0.35), width=0.8, stroke_alpha=0.75)

    # -- common outlines ----------------------------------------------------------------------------------

    def box(self, x: float, y: float, w: float, h: float, colour: str, radius: float = 0, edge: float = 1.4) -> None:
        """A lit rectangle."""
        self.solid(rect_path(x, y, w, h, radius), colour, edge)

    def disc(self, x: float, y: float, r: float, colour: str, edge: float = 1.4, tall: float | None = None) -> None:
        """A lit disc or oval."""
        self.solid(ellipse_path(x, y, r, r if tall is None else tall), colour, edge)

    def poly(self, points: Sequence[Point], colour: str, edge: float = 1.4) -> None:
        """A lit polygon."""
        self.solid(points_path(points), colour, edge)

    def ball(self, x: float, y: float, r: float, colour: str, edge: float = 1.2) -> None:
        """A sphere in two tones of shade."""
        tone = self.colour(colour)
        lit, dim, deep = lighten(tone, 0.2), darken(tone, 0.12), darken(tone, 0.5)
        dx, dy = self._light
        stops = [(0, lit), (0.45, lit), (0.46, tone), (0.72, dim), (0.73, deep), (1, deep)]
        paint = self.canvas.radial(stops, (0.5 - dx * 0.22, 0.5 - dy * 0.22), 0.72)
        self.canvas.circle(x, y, r, paint, stroke=EDGE, width=edge)
        if self.fine:
            self.canvas.circle(x, y, r, stroke=self.rim(0.7), width=edge * 0.55)

    def lamp(self, x: float, y: float, r: float, colour: str = "accent") -> None:
        """A small light with a halo."""
        tone = self.colour(colour)
        self.canvas.glow(x, y, r * 3, r * 3, tone, 0.7)
        self.canvas.circle(x, y, r, lighten(tone, 0.6), stroke=tone, width=r * 0.4)

    def glow(self, x: float, y: float, r: float, colour: str, alpha: float = 0.7, tall: float | None = None) -> None:
        """A soft light."""
        self.canvas.glow(x, y, r, r if tall is None else tall, self.colour(colour), alpha)

    def eye(self, x: float, y: float, r: float, iris: str = "accent", look: float = 0.2) -> None:
        """A white eyeball looking a little aside."""
        self.canvas.circle(x, y, r, "#F8F4E6", stroke=EDGE, width=max(0.5, r * 0.18))
        self.canvas.circle(x + r * look, y + r * 0.1, r * 0.55, self.colour(iris))
        self.canvas.circle(x + r * look, y + r * 0.1, r * 0.28, EDGE)
