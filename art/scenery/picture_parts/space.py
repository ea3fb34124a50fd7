"""Parts found in space: ships, small ships, worlds, fire, light."""

from __future__ import annotations

from art.chance import Scatter
from art.geometry import arc, around, blob, star
from art.palette import darken, lighten, mix
from art.scenery.fleet import CLASSES, HULLS, SIZES, Build, draw_hull
from art.scenery.notation import PartLine
from art.scenery.pen import EDGE, Pen
from art.scenery.registry import part
from art.svg import num, points_path


@part("ship")
def ship(pen: Pen, line: PartLine) -> None:
    """A ship of a species and class, nose to the right, about 90 long; `long` and `wide` stretch it, `dark` is cold."""
    species = line.word("of", pen.species)
    ship_class = line.one_of(CLASSES, "fighter")
    half, wide, engines = SIZES[ship_class]
    hull, accent = HULLS[species]
    build = Build(
        half * line.num("long", 1), wide * line.num("wide", 1), 0 if line.says("dark") else engines,
        pen.colour(line.word("c", hull)), pen.colour(line.word("rim", accent)),
    )  # fmt: skip
    draw_hull(pen.canvas, species, build, Scatter(f"{ship_class}/{line.word('seed', '1')}"))


# Upper sides of small ships, 24 long, nose to the right.
SMALL = {
    "human": "M14 0Q8 -5 0 -4.4L-8 -4L-13 -9L-13 -3L-12 0Z",
    "xeno": "M13 0L13 -3L6 -3L6 -6L-4 -6L-4 -9L-12 -9L-12 0Z",
    "insectoid": "M13 0Q11 -4 7 -4Q5 -7 0 -6L-3 -10L-4 -5Q-9 -5 -13 0Z",
    "carnoplantus": "M14 0Q9 -6 3 -4Q-1 -10 -9 -9Q-5 -5 -12 -3L-12 0Z",
    "cerebrita": "M12 0Q11 -6 5 -6Q2 -6 1 -4Q-1 -7 -5 -5Q-10 -5 -12 0Z",
    "zarg": "M16 0L5 -3L7 -7L0 -5L-6 -10L-7 -5L-13 -8L-10 0Z",
    "triciplita": "M13 0Q9 -4 2 -3L-6 -10L-12 -10L-8 -3L-9 0Z",
    "space_shark": "M14 0Q9 -6 2 -5Q-1 -11 -6 -12L-4 -4L-9 -2L-14 -8L-12 0Z",
}


@part("craft")
def craft(pen: Pen, line: PartLine) -> None:
    """A small ship, 26 long; `dark` leaves its engine cold, `shade` makes it a mere silhouette."""
    species = line.word("of", pen.species)
    hull = line.word("c", HULLS[species][0])
    if line.says("shade"):
        for side in (1, -1):
            with pen.canvas.moved(scale=1, scale_y=side):
                pen.flat(SMALL[species], hull)
        return
    if not line.says("dark"):
        pen.glow(-15, 0, 8, "#6FD8FF", 0.9, 4)
        pen.flat("M-11 -2Q-22 0 -11 2Z", "#EAFBFF")
    pen.half(SMALL[species], hull)
    if pen.fine:
        pen.canvas.circle(6, 0, 1.6, lighten(HULLS[species][1], 0.4), stroke=EDGE, width=0.5)


@part("planet")
def planet(pen: Pen, line: PartLine) -> None:
    """A world of radius 20 with bands (or `craters`)."""
    tone = pen.colour(line.word("c", "hull"))
    pen.canvas.glow(0, 0, 24, 24, lighten(tone, 0.3), 0.5, 0.7)
    pen.ball(0, 0, 20, tone)
    if line.says("craters"):
        for x, y, r in ((-7, -6, 4), (5, -10, 2.6), (6, 4, 5), (-8, 8, 3), (-1, 1, 1.8)):
            pen.canvas.circle(x, y, r, darken(tone, 0.35), 0.8)
            pen.canvas.path(arc(x, y, r, r, 90, 230), stroke=lighten(tone, 0.25), width=0.7, stroke_alpha=0.7)
    else:
        for y, reach in ((-9, 17.6), (-2, 19.6), (6, 18.8)):
            pen.stroke(f"M{-reach} {y}Q0 {y + 6} {reach} {y}", darken(tone, 0.3), 1.8, 0.5)


@part("rock")
def rock(pen: Pen, line: PartLine) -> None:
    """An asteroid about 24 across."""
    dice = Scatter(f"rock{line.word('seed', '1')}")
    shape = [around(0, 0, dice.between(8.5, 12.5), 360 * i / 9) for i in range(9)]
    tone = line.word("c", "#6E6A78")
    pen.poly(shape, tone)
    for x, y, r in ((-3, -3, 2.2), (4, 2, 1.6), (-2, 5, 1.2)):
        pen.canvas.circle(x, y, r, darken(pen.colour(tone), 0.4), 0.8)


@part("blast")
def blast(pen: Pen, line: PartLine) -> None:
    """An explosion of radius 20 with flying pieces."""
    dice = Scatter(f"blast{line.word('seed', '1')}")
    tone = pen.colour(line.word("c", "orange"))
    pen.canvas.glow(0, 0, 34, 34, tone, 0.8, 0.1)
    for r, colour in ((20, darken(tone, 0.3)), (15, tone), (10, mix(tone, "#FFE28A", 0.6)), (5, "#FFFBE8")):
        spikes = [around(0, 0, r * dice.between(0.9, 1.25) * (1 if i % 2 else 0.62), 360 * i / 18) for i in range(18)]
        pen.flat(points_path(spikes), colour)
    for _ in range(7 if pen.fine else 3):
        x, y = around(0, 0, dice.between(20, 30), dice.between(0, 360))
        with pen.at(x, y, dice.between(0.5, 1.1), dice.between(0, 90)):
            pen.canvas.polygon([(-2, -2), (2.4, -1), (0.6, 2.6)], darken(tone, 0.55), stroke=EDGE, width=0.5)


@part("sparks")
def sparks(pen: Pen, line: PartLine) -> None:
    """A shower of sparks to all sides, radius 14."""
    dice = Scatter(f"sparks{line.word('seed', '1')}")
    pen.glow(0, 0, 13, line.word("c", "fire"), 0.85)
    for i in range(11):
        turn = i * 33 + dice.between(-10, 10)
        near, far = around(0, 0, dice.between(2, 5), turn), around(0, 0, dice.between(8, 16), turn)
        pen.stroke(points_path([near, far], False), "#FFF3C4", dice.between(0.7, 1.4))
    pen.canvas.circle(0, 0, 2.4, "#FFFDF0")


@part("bolt")
def bolt(pen: Pen, line: PartLine) -> None:
    """A lightning flash downwards, 40 tall."""
    data = "M4 -20L-8 2L0 1L-5 20L9 -4L1 -3L10 -20Z"
    pen.glow(0, 0, 22, line.word("c", "yellow"), 0.55)
    pen.solid(data, line.word("c", "yellow"), 1)


@part("flash")
def flash(pen: Pen, line: PartLine) -> None:
    """A star of light, radius 14, with `points` rays."""
    pen.glow(0, 0, 20, line.word("c", "accent"), 0.8)
    pen.flat(
        points_path(star(0, 0, 14, int(line.num("points", 4)), 0.2)), lighten(pen.colour(line.word("c", "accent")), 0.5)
    )
    pen.canvas.circle(0, 0, 2.6, "#FFFFFF")


@part("beam")
def beam(pen: Pen, line: PartLine) -> None:
    """A ray of light along +x, `long` units."""
    tone, long, wide = pen.colour(line.word("c", "accent")), line.num("long", 60), line.num("w", 3)
    for share, alpha in ((2.6, 0.22), (1.4, 0.5), (0.5, 1)):
        colour = tone if share > 1 else lighten(tone, 0.75)
        end = wide * share * line.num("spread", 1)
        pen.canvas.polygon(
            [(0, -wide * share / 2), (long, -end / 2), (long, end / 2), (0, wide * share / 2)], colour, alpha
        )


@part("shots")
def shots(pen: Pen, line: PartLine) -> None:
    """Tracers along +x."""
    tone, long = pen.colour(line.word("c", "fire")), line.num("long", 60)
    step = long / 4
    for i in range(4):
        x = i * step
        pen.canvas.path(f"M{num(x)} 0h{num(step * 0.5)}", stroke=tone, width=2.6, stroke_alpha=0.5)
        pen.canvas.path(f"M{num(x + 1)} 0h{num(step * 0.45)}", stroke="#FFF6D8", width=1.2)


@part("flame")
def flame(pen: Pen, line: PartLine) -> None:
    """Fire rising from (0, 0), 26 tall."""
    tone = pen.colour(line.word("c", "orange"))
    pen.canvas.glow(0, -8, 18, 20, tone, 0.6)
    pen.flat("M-9 0Q-13 -9 -6 -16Q-6 -10 -3 -10Q-3 -20 3 -26Q3 -17 7 -13Q9 -15 8 -18Q14 -8 9 0Z", darken(tone, 0.15))
    pen.flat("M-6 0Q-8 -6 -3 -10Q-2 -7 0 -7Q1 -13 4 -16Q4 -9 6 -7Q8 -3 6 0Z", mix(tone, "#FFE070", 0.6))
    pen.flat("M-3 0Q-4 -4 0 -7Q4 -4 3 0Z", "#FFFAE0")


@part("jet")
def jet(pen: Pen, line: PartLine) -> None:
    """An engine's flame to the left, 22 long."""
    tone = pen.colour(line.word("c", "#6FD8FF"))
    pen.canvas.glow(-8, 0, 16, 6, tone, 0.9, 0.1)
    pen.flat("M2 -3.4Q-12 -3 -22 0Q-12 3 2 3.4Z", tone, 0.8)
    pen.flat("M2 -1.8Q-8 -1.4 -14 0Q-8 1.4 2 1.8Z", "#F2FDFF")


@part("smoke")
def smoke(pen: Pen, line: PartLine) -> None:
    """A cloud of smoke about 40 wide."""
    dice = Scatter(f"smoke{line.word('seed', '1')}")
    tone = pen.colour(line.word("c", "#4A4E62"))
    puffs = [(dice.between(-15, 15), dice.between(-8, 8), dice.between(6, 11)) for _ in range(8)]
    for x, y, r in puffs:
        pen.canvas.circle(x, y, r, darken(tone, 0.35))
    for x, y, r in puffs:
        pen.canvas.circle(x - r * 0.18, y - r * 0.2, r * 0.74, tone)
    for x, y, r in puffs[::2]:
        pen.canvas.circle(x - r * 0.3, y - r * 0.34, r * 0.34, lighten(tone, 0.2), 0.8)


@part("waves")
def waves(pen: Pen, line: PartLine) -> None:
    """Rings that spread; with `arc` only that many degrees of them, towards the top."""
    span, count = line.num("arc", 360), int(line.num("count", 4))
    for i in range(1, count + 1):
        r = line.num("step", 7) * i
        data = (
            arc(0, 0, r, r, -span / 2, span / 2)
            if span < 360
            else f"M{-r} 0a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0"
        )
        pen.stroke(data, line.word("c", "accent"), line.num("w", 1.6), 1 - 0.75 * i / (count + 1))


@part("shield")
def shield(pen: Pen, line: PartLine) -> None:
    """A flaring bubble of radius 30."""
    tone = pen.colour(line.word("c", "accent"))
    skin = pen.canvas.radial([(0, tone, 0.02), (0.72, tone, 0.14), (1, tone, 0.6)], (0.5, 0.5), 0.5)
    pen.canvas.circle(0, 0, 30, skin, stroke=lighten(tone, 0.4), width=1.2, stroke_alpha=0.9)
    pen.stroke(arc(0, 0, 26, 26, -75, -15), "#FFFFFF", 1.8, 0.8)


@part("trail")
def trail(pen: Pen, line: PartLine) -> None:
    """A dotted way along the given outline."""
    pen.canvas.path(line.data, stroke=pen.colour(line.word("c", "white")), width=line.num("w", 1.2), dash="0.6 3.4")


@part("ghost")
def ghost(pen: Pen, line: PartLine) -> None:
    """The dashed outline of a small ship that is not seen."""
    data = SMALL[line.word("of", pen.species)]
    for side in (1, -1):
        with pen.canvas.moved(scale=1, scale_y=side):
            pen.canvas.path(data, pen.accent, 0.12, stroke=lighten(pen.accent, 0.4), width=0.7, dash="1.6 1.4")


@part("crack")
def crack(pen: Pen, line: PartLine) -> None:
    """A crack down a hull, 30 tall."""
    data = "M0 -15L4 -8L-2 -3L5 4L0 8L3 15"
    pen.stroke(data, EDGE, 2.4)
    pen.stroke(data, line.word("c", "fire"), 0.8)
    pen.stroke("M-2 -3L-9 -1M5 4L11 3", EDGE, 1.4)


@part("cloud")
def cloud(pen: Pen, line: PartLine) -> None:
    """A thought or a small cloud, 30 wide."""
    pen.solid("M-12 7Q-18 6 -15 0Q-15 -6 -8 -5Q-6 -11 1 -9Q7 -11 9 -5Q16 -5 15 2Q15 8 9 7Z", line.word("c", "white"), 1)


@part("blob")
def splash(pen: Pen, line: PartLine) -> None:
    """A pool or a drop of something thick, radius 14."""
    dice = Scatter(f"blob{line.word('seed', '1')}")
    pen.solid(blob(0, 0, [14 * dice.between(0.75, 1.2) for _ in range(9)]), line.word("c", "amber"))
