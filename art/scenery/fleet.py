"""Ships for card pictures: each species has one hull language, each size class its own silhouette.

A ship flies along +x in a field of about 100 units; its hull is drawn as an upper half in the light and the mirrored
lower half in shade, so that every ship is lit from the same side.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from art.backdrops import draw_backdrop
from art.cache import cached
from art.chance import Scatter
from art.palette import MIDNIGHT, Palette, darken, lighten
from art.svg import Canvas, ellipse_path, num

CLASSES = ("scout", "fighter", "cruiser", "destroyer")
HULLS = {
    "human": ("#A9B4C6", "#F08A3C"), "xeno": ("#6B727E", "#E5484D"), "insectoid": ("#8B9A3E", "#F4C04E"),
    "carnoplantus": ("#4F9460", "#E06AA8"), "cerebrita": ("#B9A2DC", "#6FE0E8"), "zarg": ("#8C4350", "#FFB24A"),
    "triciplita": ("#3F9DA0", "#C6F06A"), "space_shark": ("#5B7FA6", "#D8F4FF"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Build:
    """Measures of one ship: half length, half width, engines, and the species' two colours."""

    half: float
    wide: float
    engines: int
    hull: str
    accent: str


SIZES = {"scout": (30.0, 10.0, 1), "fighter": (35.0, 19.0, 2), "cruiser": (47.0, 14.0, 3), "destroyer": (47.0, 27.0, 4)}


@cached
def ship_picture(
    size: tuple[int, int],
    palette: Palette = MIDNIGHT,
    *,
    species: str = "human",
    ship_class: str = "fighter",
    seed: int = 1,
    backdrop: str | None = "nebula",
) -> pygame.Surface:
    """A ship of that species and class on a quiet ground (or on none); `seed` makes each card's picture its own."""
    w, h = size
    canvas = Canvas(160, 160 * h / w)
    dice = Scatter(f"{species}/{ship_class}/{seed}")
    hull, accent = HULLS[species]
    if backdrop:
        draw_backdrop(canvas, backdrop, accent if dice.below(2) else hull, dice)
    half, wide, engines = SIZES[ship_class]
    build = Build(half * dice.between(0.93, 1.07), wide * dice.between(0.88, 1.14), engines, hull, accent)
    scale = min(1.25, canvas.height / (104 if ship_class == "destroyer" else 84))
    turn = dice.between(-34, -14)
    middle = 80.0
    if h > w:  # an upright picture has room for a steeper and larger ship; its left belongs to the shields
        turn, scale, middle = turn - 30, scale * 1.3, 98.0
    with canvas.moved(middle, canvas.height / 2, turn=turn, scale=scale):
        draw_hull(canvas, species, build, dice)
    return canvas.draw(size)


def draw_hull(canvas: Canvas, species: str, build: Build, dice: Scatter) -> None:
    """The ship around the origin, nose to the right."""
    _engines(canvas, build, species == "triciplita")
    shape = _SHAPES[species](build, dice)
    for data in shape.back:
        _both(canvas, data, darken(build.hull, 0.3), darken(build.hull, 0.62), build.hull)
    for data in shape.front:
        _both(canvas, data, lighten(build.hull, 0.16), darken(build.hull, 0.38), build.accent)
    for data in shape.marks:
        _both(canvas, data, build.accent, darken(build.accent, 0.4), None)
    canvas.path(shape.seams, stroke=darken(build.hull, 0.62), width=0.9, stroke_alpha=0.85)
    for x, y, r in shape.lights:
        canvas.circle(
            x,
            y,
            r,
            canvas.radial([(0, "#FFFFFF"), (0.5, lighten(build.accent, 0.5)), (1, build.accent)]),
            stroke="#0A0E1C",
            width=0.6,
        )


def _both(canvas: Canvas, data: str, lit: str, shaded: str, rim: str | None) -> None:
    """One half in the light, its mirror image in the shade, with a rim light on the lit side."""
    for flip, tone in ((-1, shaded), (1, lit)):
        with canvas.moved(scale=1, scale_y=flip):
            if rim:
                canvas.path(data, stroke="#0A0E1C", width=1.8)
            canvas.path(data, tone)
            if rim and flip == 1:
                canvas.path(data, stroke=lighten(rim, 0.35), width=0.7, stroke_alpha=0.75)


def _engines(canvas: Canvas, build: Build, on_arms: bool) -> None:
    """A row of flames at the stern, or one at the end of each side arm; none from cold engines."""
    if not build.engines:
        return
    gap = build.wide * 1.3 / build.engines
    rows = [(i - (build.engines - 1) / 2) * gap for i in range(build.engines)]
    if on_arms:
        rows = [-max(build.wide, 13) * 1.3, max(build.wide, 13) * 1.3]
    tail = -build.half * (0.86 if on_arms else 0.92)
    for y in rows:
        canvas.glow(tail - 6, y, 13, 4.6, "#6FD8FF", 0.9, 0.1)
        canvas.path(
            f"M{num(tail + 3)} {num(y - 2)}Q{num(tail - 20)} {num(y)} {num(tail + 3)} {num(y + 2)}Z", "#EAFBFF", 0.95
        )


@dataclass(frozen=True, slots=True)
class HullShape:
    """Upper halves (y up is negative) behind and before, accent patches, seams over both halves, and lights."""

    back: tuple[str, ...]
    front: tuple[str, ...]
    marks: tuple[str, ...]
    seams: str
    lights: tuple[tuple[float, float, float], ...]


def _cut(b: Build, data: str) -> str:
    """Path data from shares of half length (ahead) and half width (outward); commands M, L, Q and Z."""
    out = []
    for command, numbers in re.findall(r"([MLQZ])([^MLQZ]*)", data):
        shares = [float(text) for text in numbers.split()]
        places = zip(shares[::2], shares[1::2], strict=True)
        out.append(command + " ".join(f"{num(x * b.half)} {num(-y * b.wide)}" for x, y in places))
    return "".join(out)


def _mirrored(b: Build, data: str) -> str:
    """The same line on both sides."""
    return _cut(b, data) + _cut(replace(b, wide=-b.wide), data)


def _half_disc(x: float, rx: float, ry: float) -> str:
    """The upper half of an oval whose middle lies on the axis."""
    return f"M{num(x + rx)} 0A{num(rx)} {num(ry)} 0 0 0 {num(x - rx)} 0Z"


def _human(b: Build, dice: Scatter) -> HullShape:
    """Riveted rockets with swept fins."""
    sweep, stripe = dice.between(0.1, 0.4), dice.between(-0.5, -0.1)
    body = _cut(b, "M1 0Q.7 .72 .2 .62L-.82 .56L-.95 .36L-.95 0Z")
    fin = f"M{0.05 - sweep} .5L{-0.5 - sweep} 1.35L{-0.82 - sweep * 0.4} 1.35L-.62 .5Z"
    band = f"M{stripe} 0L{stripe} .59L{stripe - 0.12} .585L{stripe - 0.12} 0Z"
    seams = "".join(_mirrored(b, f"M{x} 0L{x} .6") for x in (0.34, 0.02, -0.7))
    rivets = [(x * b.half, side * b.wide * 0.46) for x in (0.26, 0.14, -0.1, -0.62, -0.78) for side in (-1, 1)]
    seams += "".join(ellipse_path(x, y, 0.35, 0.35) for x, y in rivets)
    fins = (_cut(b, fin), _cut(b, "M.5 .55L.3 .95L.12 .95L.2 .55Z"))
    return HullShape(fins, (body,), (_cut(b, band),), seams, ((b.half * 0.6, 0, b.wide * 0.2),))


def _xeno(b: Build, dice: Scatter) -> HullShape:
    """Slabs of iron in steps."""
    step = dice.between(-0.1, 0.2)
    slab = _cut(b, f"M1 0L1 .34L.55 .34L.55 .62L{step} .62L{step} 1L-.6 1L-.6 .74L-.95 .74L-.95 0Z")
    back = (_cut(b, "M.3 .5L.3 1.2L-.3 1.2L-.3 .5Z"), _cut(b, "M-.5 .6L-.5 1.25L-.9 1.25L-.9 .6Z"))
    mark = _cut(b, "M.86 0L.86 .16L.2 .16L.2 0Z")
    seams = _mirrored(b, f"M.55 0L.55 .34M{step} 0L{step} .6M-.6 0L-.6 .72M-.9 .4L.5 .4")
    ports = tuple((-b.half * x, side * b.wide * 0.56, 1.1) for x in (0.2, 0.34, 0.48) for side in (-1, 1))
    return HullShape(back, (slab,), (mark,), seams, ports)


def _insectoid(b: Build, dice: Scatter) -> HullShape:
    """Segmented chitin, jointed legs and jaws."""
    count = 5 if b.half > 40 else 4
    segments, seams = [], ""
    for i in range(count):
        x = 0.62 - 1.4 * i / (count - 1)
        girth = 0.52 + 0.4 * (1 - abs(i - count * 0.45) / count)
        segments.append(_half_disc(x * b.half, b.half * 0.34, b.wide * girth))
        seams += _mirrored(b, f"M{x + 0.04} 0Q{x + 0.02} {girth * 0.5} {x - 0.07} {girth * 0.9}")
    legs = tuple(
        _cut(b, f"M{x} .5L{x + 0.14} 1.2L{x - 0.22} 1.5L{x} 1.08L{x - 0.12} .5Z")
        for x in (0.45, 0.05, -0.4 - dice.between(0, 0.1))
    )
    jaw = _cut(b, "M.86 .3Q1.22 .5 1.2 .06Q1.08 .26 .86 0Z")
    eyes = tuple((b.half * 0.74, side * b.wide * 0.24, b.wide * 0.13) for side in (-1, 1))
    return HullShape((*legs, jaw), tuple(reversed(segments)), (), seams, eyes)


def _carnoplantus(b: Build, dice: Scatter) -> HullShape:
    """A bud with a maw among long petals."""
    spread = ((0.3, 1.25), (-0.1, 1.5 + dice.between(-0.1, 0.15)), (-0.45, 1.2))
    petals = tuple(
        _cut(b, f"M{x + 0.25} .2Q{x} {reach} {x - 0.55} {reach * 0.92}Q{x - 0.3} .5 {x - 0.4} 0Z")
        for x, reach in spread
    )
    bud = _cut(b, "M1 0Q.66 .8 .05 .5Q-.4 .36 -.95 .24L-.95 0Z")
    maw = _cut(b, "M.98 0Q.72 .42 .34 .3Q.52 .12 .4 0Z")
    veins = "".join(_mirrored(b, f"M{x} 0Q{x - 0.2} .6 {x - 0.46} .92") for x in (0.2, -0.16, -0.46))
    return HullShape(
        petals, (bud,), (maw,), veins, ((-b.half * 0.1, 0, b.wide * 0.13), (-b.half * 0.34, 0, b.wide * 0.1))
    )


def _cerebrita(b: Build, dice: Scatter) -> HullShape:
    """Domes, pods and antennae."""
    n, w = b.half, b.wide
    deck = _cut(b, "M.8 0Q.7 .55 0 .6Q-.8 .6 -.95 .2L-.95 0Z")
    domes = tuple(_half_disc(x * n, r * w, r * w) for x, r in ((-0.56, 0.34), (-0.12, 0.44), (0.42, 0.56)))
    places = ((0.1, 1.0), (-0.5, 0.95 + dice.between(0, 0.15)))
    pods = tuple(ellipse_path(x * n, -w * y, w * 0.3, w * 0.24) for x, y in places)
    wires = _mirrored(b, "M.5 .5L.7 1.45M-.3 .5L-.46 1.45")
    left = n * 0.42 - w * 0.36
    folds = "".join(
        f"M{num(left)} {num(y * w)}q{num(w * 0.2)} {num(-w * 0.1)} {num(w * 0.36)} 0t{num(w * 0.34)} 0"
        for y in (-0.24, 0, 0.24)
    )
    tips = tuple((n * x, side * w * 1.45, w * 0.09 + 0.5) for x in (0.7, -0.46) for side in (-1, 1))
    return HullShape(pods, (deck, *domes), (), wires + folds, tips)


def _zarg(b: Build, dice: Scatter) -> HullShape:
    """Jagged blades."""
    tooth = dice.between(0.02, 0.14)
    hull = _cut(b, f"M1.1 0L.5 .2L.62 .46L.2 .34L.1 .8L-.2 .44L-.5 {0.9 + tooth}L-.6 .4L-1 .5L-.8 0Z")
    blades = (
        _cut(b, "M.75 .95L-.1 .55L-.3 1L-.6 .6L-1.05 1.25L-.7 .2L0 .3Z"),
        _cut(b, f"M.1 {1.35 + tooth}L-.5 .7L-.7 1.3L-.9 .5L-.2 .4Z"),
    )
    edge = _cut(b, "M1 .02L.45 .12L-.3 .24L-.7 .14L-.7 0Z")
    seams = "".join(_mirrored(b, f"M{x - 0.16} 0L{x} .3") for x in (0.3, 0.02, -0.26))
    return HullShape(blades, (hull,), (edge,), seams, ((b.half * 0.52, 0, b.wide * 0.08 + 0.5),))


def _triciplita(b: Build, dice: Scatter) -> HullShape:
    """Three equal arms around a ringed core."""
    wide = max(b.wide, 13)
    b = replace(b, wide=wide)
    pod = _cut(b, "M1 0Q.8 .36 .2 .3L-.2 .16L-.2 0Z")
    arm = _cut(b, "M.2 .1L-.36 1.28L-.72 1.5L-.95 1.3L-.7 .8L-.2 0Z")
    ring = _cut(b, "M.5 0Q.5 .95 -.05 1.02Q-.45 1 -.6 .4L-.5 .34Q-.36 .84 -.05 .86Q.38 .8 .4 0Z")
    core = _half_disc(0, wide * 0.7, wide * 0.7)
    lights = [(0.0, 0.0, wide * 0.24), (b.half * 0.66, 0.0, wide * 0.12)]
    lights += [(-b.half * 0.66, side * wide * 1.22, wide * 0.12) for side in (-1, 1)]
    inner = dice.between(0.38, 0.5)
    seams = "".join(ellipse_path(0, 0, wide * r, wide * r) for r in (inner, inner + 0.16))
    return HullShape((arm, ring), (pod, core), (), seams, tuple(lights))


def _space_shark(b: Build, dice: Scatter) -> HullShape:
    """A smooth body with fins, gills and a pale belly."""
    lean = dice.between(-0.08, 0.1)
    body = _cut(b, "M1.05 0Q.7 .66 .1 .6Q-.5 .46 -.92 .12L-.92 0Z")
    fins = (
        _cut(b, f"M.34 .5Q.1 1.2 {-0.36 - lean} 1.5Q-.14 1 -.2 .4Z"),
        _cut(b, "M-.66 .2Q-.9 .7 -1.2 .95Q-1.02 .4 -.95 0Z"),
        _cut(b, "M-.3 .4Q-.44 .8 -.66 .86Q-.56 .5 -.56 .3Z"),
    )
    belly = _cut(b, "M1.02 0Q.6 .26 -.1 .2Q-.5 .12 -.7 0Z")
    gills = "".join(_mirrored(b, f"M{x} .26Q{x - 0.06} .36 {x - 0.02} .52") for x in (0.44, 0.36, 0.28))
    eyes = tuple((b.half * 0.72, side * b.wide * 0.3, b.wide * 0.09 + 0.3) for side in (-1, 1))
    return HullShape(fins, (body,), (belly,), gills, eyes)


_SHAPES: dict[str, Callable[[Build, Scatter], HullShape]] = {
    "human": _human, "xeno": _xeno, "insectoid": _insectoid, "carnoplantus": _carnoplantus,
    "cerebrita": _cerebrita, "zarg": _zarg, "triciplita": _triciplita, "space_shark": _space_shark,
}  # fmt: skip
