"""The pen of Cosmic Encounter: round volumes, a warm light from the upper left, a rim light of the picture's accent."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin, sqrt

from art.palette import darken, lighten, mix
from art.scenery.notation import read_line
from art.scenery.pen import EDGE, Pen
from art.scenery.picture_parts import nature, people, places, plain, space, tools  # noqa: F401
from art.scenery.registry import PARTS
from art.scenery.stage import copies
from art.svg import Canvas, Point, ellipse_path, num

WARM = "#FFF3D2"
WHITE = "#F8F4E6"
BRASS = "#C9A35B"


class StarPen(Pen):
    """`style` is the colour of the rim light."""

    def __init__(self, canvas: Canvas, style: str, seed: str, fine: bool = True, measuring: bool = False) -> None:
        super().__init__(canvas, "human", seed, fine, measuring)
        self.hull, self.accent = BRASS, style

    # -- volumes ------------------------------------------------------------------------------------------

    def shades(self, colour: str) -> str:
        """The paint of a solid: two tones of shade with soft borders between them."""
        tone = self.colour(colour)
        deep = mix(darken(tone, 0.52), self.accent, 0.08)
        stops = [(0, lighten(tone, 0.3)), (0.3, lighten(tone, 0.08)), (0.47, tone), (0.56, darken(tone, 0.24))]
        return self._along([*stops, (0.76, darken(tone, 0.34)), (0.86, deep), (1, deep)])

    def bulge(self, colour: str) -> str:
        """The paint of something round."""
        tone = self.colour(colour)
        deep = mix(darken(tone, 0.58), self.accent, 0.1)
        stops = [(0, lighten(tone, 0.42)), (0.24, lighten(tone, 0.14)), (0.5, tone), (0.62, darken(tone, 0.2))]
        dx, dy = self._light
        centre = (0.5 - dx * 0.26, 0.5 - dy * 0.28)
        return self.canvas.radial([*stops, (0.84, darken(tone, 0.42)), (1, deep)], centre, 0.86)

    def rim(self, strength: float = 0.9) -> str:
        """Warm where the light falls, the accent at the far side."""
        accent = lighten(self.accent, 0.3)
        return self._along(
            [
                (0, WARM, strength * 0.75),
                (0.26, WARM, strength * 0.22),
                (0.46, WARM, 0),
                (0.64, accent, 0),
                (0.84, accent, strength * 0.85),
                (1, accent, strength),
            ]
        )

    def solid(self, data: str, colour: str, edge: float = 1.2, rim: bool = True, even: bool = False) -> None:
        """A lit shape with a dark outline and a rim light."""
        self._volume(data, self.shades(colour), edge, rim, even)

    def form(self, data: str, colour: str, edge: float = 1.2, rim: bool = True, even: bool = False) -> None:
        """The same, but round: bodies, heads, limbs."""
        self._volume(data, self.bulge(colour), edge, rim, even)

    def _volume(self, data: str, paint: str, edge: float, rim: bool, even: bool) -> None:
        self.canvas.path(data, stroke=EDGE, width=edge * 2)
        self.canvas.path(data, paint, even=even)
        if rim:
            self.canvas.path(data, stroke=self.rim(), width=edge * 0.9)

    def limb(self, data: str, colour: str, width: float) -> None:
        """A round bar along a line, lit along its upper side, with the rim light below."""
        dx, dy = self._light
        tone = self.colour(colour)
        self.canvas.path(data, stroke=EDGE, width=width + 2.2)
        self.canvas.path(data, stroke=mix(darken(tone, 0.42), self.accent, 0.25), width=width)
        for reach, paint, wide in (
            (0.07, darken(tone, 0.16), 0.84),
            (0.13, tone, 0.62),
            (0.22, lighten(tone, 0.26), 0.26),
        ):
            with self.canvas.moved(-dx * width * reach, -dy * width * reach):
                self.canvas.path(data, stroke=paint, width=width * wide)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: str, edge: float = 1.2) -> None:
        """A round body."""
        self.form(ellipse_path(x, y, rx, ry), colour, edge)

    def pair(self, data: str, colour: str, edge: float = 1.2, round_: bool = True) -> None:
        """The same shape at the left and mirrored at the right."""
        for _ in self.sides():
            (self.form if round_ else self.solid)(data, colour, edge)

    def sides(self) -> Iterator[bool]:
        """Draw what follows twice: mirrored, then as it is."""
        for flip in (True, False):
            with self.at(flip=flip):
                yield flip

    # -- light --------------------------------------------------------------------------------------------

    def shadow(self, x: float, y: float, rx: float, ry: float, alpha: float = 0.6) -> None:
        """A soft dark spot, for example under a chin."""
        self.canvas.glow(x, y, rx, ry, "#04060F", alpha, 0.2)

    def glint(self, x: float, y: float, rx: float, ry: float, turn: float = -30, alpha: float = 0.75) -> None:
        """The lamp's reflection on something smooth."""
        with self.canvas.moved(x, y, turn=turn):
            self.canvas.ellipse(0, 0, rx, ry, WARM, alpha)

    def halo(self, x: float, y: float, r: float, colour: str = "accent", alpha: float = 0.6) -> None:
        """A wide light behind a head, which lifts its outline off the ground."""
        self.canvas.glow(x, y, r, r, self.colour(colour), alpha, 0.1)

    # -- faces --------------------------------------------------------------------------------------------

    def gaze(
        self,
        x: float,
        y: float,
        r: float,
        iris: str = "accent",
        look: Point = (0.1, 0.1),
        *,
        pupil: float = 0.46,
        slit: bool = False,
        lid: float = 0,
        tilt: float = 0,
        skin: str = "black",
        white: str = WHITE,
    ) -> None:
        """An eye: `lid` is the covered share, `tilt` turns the lid (angry is positive for the eye at the left)."""
        canvas = self.canvas
        self.shadow(x, y, r * 1.5, r * 1.5, 0.55)
        ball = canvas.radial([(0, white), (0.6, white), (1, mix(white, "#3A3558", 0.55))], (0.4, 0.4), 0.7)
        canvas.circle(x, y, r, ball, stroke=EDGE, width=max(0.7, r * 0.13))
        tone = self.colour(iris)
        ix, iy, ir = x + look[0] * r, y + look[1] * r, r * 0.62
        shine = canvas.radial([(0, lighten(tone, 0.5)), (0.55, tone), (1, darken(tone, 0.55))], (0.5, 0.75), 0.7)
        canvas.circle(ix, iy, ir, shine, stroke=darken(tone, 0.7), width=r * 0.08)
        wide = ir * (0.24 if slit else pupil * 1.25)
        canvas.ellipse(ix, iy, wide, ir * (0.92 if slit else pupil * 1.25), "#06070F")
        canvas.circle(ix - ir * 0.42, iy - ir * 0.45, r * 0.2, "#FFFFFF", 0.95)
        if lid:
            self._lid(x, y, r * 1.08, lid, tilt, skin)

    def _lid(self, x: float, y: float, r: float, share: float, tilt: float, skin: str) -> None:
        low = -r + 2 * r * share
        half = sqrt(max(0.0, r * r - low * low))
        large = 1 if low > 0 else 0
        with self.canvas.moved(x, y, turn=tilt):
            cover = f"M{num(-half)} {num(low)}A{num(r)} {num(r)} 0 {large} 1 {num(half)} {num(low)}Z"
            self.canvas.path(cover, self.bulge(skin), stroke=EDGE, width=r * 0.12)

    def eyes(self, x: float, y: float, r: float, iris: str = "accent", look: Point = (0.1, 0.1), **how: object) -> None:
        """Two eyes at equal distance from the middle, both looking the same way."""
        tilt = float(how.pop("tilt", 0))  # type: ignore[arg-type]
        self.gaze(-x, y, r, iris, look, tilt=tilt, **how)  # type: ignore[arg-type]
        self.gaze(x, y, r, iris, look, tilt=-tilt, **how)  # type: ignore[arg-type]

    def ember(self, x: float, y: float, rx: float, ry: float, colour: str, turn: float = 0) -> None:
        """An eye that is only light."""
        tone = self.colour(colour)
        reach = max(rx, ry)
        self.canvas.glow(x, y, reach * 3, reach * 3, tone, 0.75)
        with self.canvas.moved(x, y, turn=turn):
            heart = self.canvas.radial([(0, "#FFFFFF"), (0.5, lighten(tone, 0.6)), (1, tone)], (0.5, 0.5), 0.55)
            self.canvas.ellipse(0, 0, rx, ry, heart)

    def teeth(self, points: str, count: int, start: Point, end: Point, height: float, colour: str = "bone") -> None:
        """Pointed teeth in a row from start to end; `points` is "down" or "up"."""
        way = height if points == "down" else -height
        stepx, stepy = (end[0] - start[0]) / count, (end[1] - start[1]) / count
        data = ""
        for i in range(count):
            x, y = start[0] + stepx * i, start[1] + stepy * i
            data += (
                f"M{num(x)} {num(y)}L{num(x + stepx / 2)} {num(y + stepy / 2 + way)}L{num(x + stepx)} {num(y + stepy)}Z"
            )
        self.canvas.path(data, self.colour(colour), stroke=EDGE, width=0.5)

    # -- parts that other pictures know ---------------------------------------------------------------------

    def put(self, text: str) -> None:
        """A part of the common store by one line of notation, such as "coins -34 34 1.5 high=4"."""
        line = read_line(text)
        if line.fine and not self.fine:
            return
        for x, y, scale, more in copies(line):
            with self.at(x, y, scale, line.turn + more, line.says("flip"), line.num("alpha", 1)):
                PARTS[line.part](self, line)


# -- outlines -----------------------------------------------------------------------------------------------


def shoulders(wide: float, top: float, neck: float = 9, floor: float = 80) -> str:
    """A bust from the neck to below the picture's lower edge."""
    n, w, t = num(neck), num(wide), top
    return (
        f"M-{n} {num(t)}Q-{n} {num(t + 10)} -{num(wide * 0.62)} {num(t + 14)}Q-{w} {num(t + 18)} -{w} {num(floor)}"
        f"H{w}Q{w} {num(t + 18)} {num(wide * 0.62)} {num(t + 14)}Q{n} {num(t + 10)} {n} {num(t)}Z"
    )


def shaggy(x: float, y: float, rx: float, ry: float, spikes: int, depth: float, lean: float = 0) -> str:
    """An oval of fur, feathers or flames: pointed all around, `lean` bends the points."""
    step = 2 * pi / spikes
    spots = []
    for i in range(spikes):
        a = i * step
        reach = depth * (1.25 if i % 2 else 0.85)
        spots.append((x + (rx - depth * 0.2) * cos(a), y + (ry - depth * 0.2) * sin(a)))
        b = a + step * (0.5 + lean)
        spots.append((x + (rx + reach) * cos(b), y + (ry + reach) * sin(b)))
    text = f"M{num(spots[0][0])} {num(spots[0][1])}"
    for i in range(1, len(spots), 2):
        tip, after = spots[i], spots[(i + 1) % len(spots)]
        text += f"L{num(tip[0])} {num(tip[1])}L{num(after[0])} {num(after[1])}"
    return text + "Z"


def spiral(x: float, y: float, r: float, turns: float, start: float = 0, flat: float = 1, inner: float = 0) -> str:
    """An open spiral from the outside in."""
    steps = round(turns * 30)
    spots = []
    for i in range(steps + 1):
        share = i / steps
        a = start * pi / 180 + share * turns * 2 * pi
        reach = inner + (r - inner) * (1 - share)
        spots.append((x + reach * cos(a), y + reach * sin(a) * flat))
    return "M" + "L".join(f"{num(a)} {num(b)}" for a, b in spots)
