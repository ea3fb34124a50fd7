"""Pictures of encounter, reinforcement and destiny cards; the value of a card is part of its picture."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import pygame

from art.cache import cached
from art.chance import Scatter
from art.cosmic.colours import PLAYER_COLOURS, PLAYERS
from art.cosmic.stage import staged
from art.digits import draw_figures
from art.geometry import around, star
from art.palette import MIDNIGHT, Palette, darken, lighten, mix
from art.scenery.picture_parts import strange  # noqa: F401
from art.scenery.star_pen import StarPen, spiral
from art.seats import symbol_path
from art.svg import num, points_path
from art.worlds import draw_world

# From a fizzle to a nova: the colour of an attack by its value.
HEAT = (
    (0, "#6A7088"),
    (4, "#4A86C8"),
    (8, "#3FA8A8"),
    (11, "#D8B03A"),
    (15, "#F08A2A"),
    (23, "#E0402E"),
    (40, "#C85AF0"),
)
EDGE = "#0A0E1C"


def heat(value: int) -> str:
    """The colour of an attack."""
    for (low, cold), (high, hot) in pairwise(HEAT):
        if value <= high:
            return mix(cold, hot, max(0.0, (value - low) / (high - low)))
    return HEAT[-1][1]


@cached
def attack_picture(size: tuple[int, int], palette: Palette = MIDNIGHT, *, value: int) -> pygame.Surface:
    """An attack that grows and glows with its value, always two figures (CE-2.6)."""
    tone = heat(value)
    ground = f"burst tint={tone}" if value >= 12 else f"streaks tint={tone} slope=-.3"
    return staged(size, lighten(tone, 0.4), f"attack{value}", ground, partial(_attack, value=value, tone=tone))


def _attack(pen: StarPen, value: int, tone: str) -> None:
    reach = 30 + min(value, 30) * 0.8
    pen.canvas.glow(0, 0, reach * 1.7, reach * 1.5, tone, 0.8, 0.1)
    if value < 2:
        pen.put("smoke -6 -8 1.6 c=#4A4E62 seed=4")
        pen.put("smoke 14 10 1.3 c=#5A5E72 seed=7")
    else:
        points = 7 + value // 3
        for share, paint in ((1, darken(tone, 0.3)), (0.86, tone), (0.66, lighten(tone, 0.35)), (0.4, "#FFF8E0")):
            pen.flat(points_path(star(0, 0, reach * share, points, 0.62 if value < 20 else 0.52, 8)), paint)
    dice = Scatter(value)
    for i in range(2 + min(6, value // 4)):
        side = -1 if i % 2 else 1
        x, y = side * dice.between(46, 66), -34 + 17 * (i // 2) + dice.between(-4, 4)
        pen.put(f"saucer {num(x)} {num(y)} .62 {num(side * -14)} c={darken('#8A94AC', 0.2)}")
        pen.stroke(f"M{num(x - side * 8)} {num(y + 2)}L{num(side * 18)} {num(y * 0.4)}", lighten(tone, 0.6), 1.5, 0.9)
    draw_figures(pen.canvas, f"{value:02}", 0, 2, 44, lighten(tone, 0.55), EDGE)


@cached
def negotiate_picture(size: tuple[int, int], palette: Palette = MIDNIGHT) -> pygame.Surface:
    """Two very different hands that meet."""
    return staged(size, "#FFE9B0", "negotiate", "plain tint=green gx=.5 gy=.5", _negotiate)


def _negotiate(pen: StarPen) -> None:
    pen.canvas.glow(0, -4, 56, 44, "#FFF0B0", 0.7, 0.1)
    for a in range(-70, 71, 20):
        near, far = around(0, 4, 30, a), around(0, 4, 44, a)
        pen.stroke(f"M{num(near[0])} {num(near[1])}L{num(far[0])} {num(far[1])}", "#FFF3C8", 2, 0.8)
    pen.limb("M-90 34Q-50 26 -30 12", "#7A3A8A", 22)
    pen.limb("M90 34Q50 26 30 12", "#2F6AA8", 22)
    pen.solid("M-40 4L-26 22L-32 28L-46 10Z", "gold", 0.9)
    pen.solid("M40 4L26 22L32 28L46 10Z", "gold", 0.9)
    pen.limb("M30 14Q16 4 4 6", "#E8924A", 15)
    pen.limb("M-30 14Q-14 2 2 4", "#6FBF5A", 15)
    pen.limb("M2 -2Q14 -10 24 -4M6 4Q18 0 27 6M6 10Q16 10 24 15", "#6FBF5A", 6)
    pen.limb("M-2 14Q-14 22 -22 18M0 17Q-8 26 -18 25", "#E8924A", 6)
    pen.limb("M-8 -4Q-2 -14 6 -13", "#6FBF5A", 6)
    pen.flat(points_path(star(0, -32, 9, 4, 0.3)), "#FFF8D8")


@cached
def morph_picture(size: tuple[int, int], palette: Palette = MIDNIGHT) -> pygame.Surface:
    """Quicksilver that has not yet made up its mind."""
    return staged(size, "#FF9AE8", "morph", "nebula tint=violet", _morph)


def _morph(pen: StarPen) -> None:
    pen.canvas.glow(0, 0, 54, 50, "#C08AFF", 0.7, 0.1)
    for x, turn, tone in ((-42, -14, "#B23A48"), (42, 14, "#3F8F63")):
        with pen.at(x, -4, 1, turn):
            pen.flat("M-13 -18H13V18H-13Z", tone, 0.55)
            pen.stroke("M-13 -18H13V18H-13Z", "#FFF3C8", 1.2, 0.8, "3 2.4")
            if x < 0:
                pen.flat(points_path(star(0, 0, 9, 8, 0.45)), "#FFF3C8", 0.9)
            else:
                pen.put("reach 6 0 .42 0 c=paper cuff=gold")
    body = "M-24 -6Q-28 -34 -4 -30Q8 -44 22 -30Q34 -14 24 0Q34 20 16 30Q6 44 -8 32Q-30 34 -28 14Q-32 2 -24 -6Z"
    chrome = [(0, "#FFFFFF"), (0.3, "#C8CCE4"), (0.46, "#6A6A94"), (0.5, "#EDEBFA"), (0.75, "#8A86B4"), (1, "#3A3460")]
    pen.canvas.path(body, stroke=EDGE, width=2.6)
    pen.canvas.path(body, pen.canvas.linear(chrome, (0.1, 0), (0.9, 1)))
    pen.stroke(body, "#FF9AE8", 0.9, 0.8)
    pen.stroke(spiral(-2, 0, 17, 1.5, 200, 1, 3), "#FFFFFF", 2, 0.85)
    pen.ember(-9, -8, 3.6, 4.6, "pink")
    pen.ember(10, -9, 3.6, 4.6, "pink")
    for x, y, r in ((32, 26, 4), (38, 34, 2.4), (-34, 30, 3), (-30, -32, 3.4)):
        pen.ball(x, y, r, "#D8D8EC", 0.8)
    pen.glint(-12, -22, 7, 3, -30, 0.9)


@cached
def reinforcement_picture(size: tuple[int, int], palette: Palette = MIDNIGHT, *, value: int) -> pygame.Surface:
    """As many saucers as the card brings, and its figure (CE-2.12)."""
    return staged(size, "#8FE0FF", f"more{value}", "streaks tint=blue slope=-1.6", partial(_reinforcement, value=value))


def _reinforcement(pen: StarPen, value: int) -> None:
    pen.canvas.glow(0, 4, 56, 44, "#6FB8FF", 0.65, 0.1)
    spots = ((0, -38), (-27, -28), (27, -28), (-52, -14), (52, -14))
    for x, y in spots[:value]:
        pen.canvas.path(f"M{x - 7} {y + 6}L{x} {y + 52}L{x + 7} {y + 6}Z", "#8FE8FF", 0.3)
        pen.put(f"saucer {x} {y} 1.15 0 c=#5A9AE0")
    draw_figures(pen.canvas, f"+{value}", 0, 18, 40, "#CFEBFF", EDGE)


# -- destiny ------------------------------------------------------------------------------------------------


@cached
def destiny_picture(
    size: tuple[int, int],
    palette: Palette = MIDNIGHT,
    *,
    kind: str = "colour",
    colour: str = "red",
    symbol: str = "sun",
    hazard: bool = False,
) -> pygame.Surface:
    """`kind` as the rules name it (2b); a colour card shows that player's symbol, one in three a hazard mark."""
    if kind == "colour":
        tone = palette.of_piece(PLAYER_COLOURS[colour])
        draw = partial(_system, tone=tone, symbol=symbol, hazard=hazard)
        return staged(size, lighten(tone, 0.3), colour, f"void tint={tone} gx=.5 gy=.5", draw)
    rim, ground, scene = _SPECIAL[kind]
    return staged(size, rim, kind, ground, scene)


def _system(pen: StarPen, tone: str, symbol: str, hazard: bool) -> None:
    for rx, ry in ((62, 24), (44, 16)):
        pen.canvas.ellipse(0, 4, rx, ry, stroke=lighten(tone, 0.4), width=0.8, stroke_alpha=0.6)
    for i, (x, y, r) in enumerate(((-50, -10, 7), (52, 16, 8), (-34, 20, 5), (32, -12, 6))):
        draw_world(pen.canvas, x, y, r, tone, ("bands", "craters", "caps", "storm")[i], Scatter(i), 0.3)
    draw_world(pen.canvas, 0, 0, 27, tone, "continents", Scatter(symbol), 0.4)
    pen.canvas.circle(0, 0, 15, darken(tone, 0.7), 0.82, stroke="#E9CF9A", width=1.6)
    pen.canvas.path(symbol_path(symbol, 0, 0, 10.5), lighten(tone, 0.66), even=True)
    if hazard:
        with pen.at(34, 34, 1):
            pen.solid("M0 -13L14 11H-14Z", "yellow", 1)
            pen.flat("M-1.8 -4H1.8L1.2 4H-1.2ZM-1.6 6H1.6V9H-1.6Z", "#1A1408")


def _wild(pen: StarPen) -> None:
    pen.canvas.glow(0, 0, 50, 46, "#FFF0B0", 0.55)
    for i, name in enumerate(PLAYERS):
        x, y = around(0, 1, 33, i * 72)
        style = ("bands", "caps", "storm", "craters", "rifts")[i]
        draw_world(pen.canvas, x, y, 11, PLAYER_COLOURS[name], style, Scatter(i), 0.3)
    with pen.at(0, 2, 1.1):
        pen.form(points_path(star(0, 0, 19, 5, 0.46)), "gold", 1.2)
        pen.ball(0, 0, 5, "white", 0.8)
    for i in range(5):
        x, y = around(0, 1, 33, i * 72 + 36)
        pen.flat(points_path(star(x, y, 3, 4, 0.3)), "#FFF8D8", 0.9)


def _most_colonies(pen: StarPen) -> None:
    draw_world(pen.canvas, 0, 8, 32, "#4A9C8A", "continents", Scatter("many"), 0.4)
    for x, y, size in ((-22, -6, 0.9), (-8, -16, 1.1), (10, -14, 1), (24, 0, 0.9), (2, 4, 1.2)):
        with pen.at(x, y, size):
            pen.limb("M0 4V-18", "wood", 1.8)
            pen.solid("M1 -18H17L12.6 -12.6L17 -7H1Z", "#E8B03A", 0.8)
    pen.solid("M-12 -50L-9 -40H9L12 -50L5 -45L0 -53L-5 -45Z", "gold", 0.8)


def _fewest_in_warp(pen: StarPen) -> None:
    with pen.canvas.moved(0, 12, scale=1, scale_y=0.6):
        pen.canvas.circle(0, 0, 46, "#150A2C", 0.9, stroke="#C9A35B", width=4)
        depth = pen.canvas.radial([(0, "#E08AFF", 0.8), (0.4, "#6A3AC0", 0.5), (1, "#150A2C", 0.2)], (0.5, 0.5), 0.5)
        pen.canvas.circle(0, 0, 43, depth)
    for i in range(3):
        pen.stroke(spiral(0, 12, 40 - i * 2, 1.4, i * 120, 0.6, 3), "#D8A8FF", 1.8, 0.75)
    pen.put("saucer 0 6 1.3 -8 c=#F5D43C")
    pen.put("arrow 0 -28 .8 -90 c=lime")


def _most_cards(pen: StarPen) -> None:
    pen.canvas.glow(0, 0, 50, 46, "#8AB0FF", 0.5)
    for i, turn in enumerate((-54, -36, -18, 0, 18, 36, 54)):
        with pen.at(0, 46, 1, turn):
            pen.box(-13, -82, 26, 38, "#2F3F8A" if i % 2 else "#3F55B0", 3, 1)
            pen.flat(points_path(star(0, -63, 7, 4, 0.4)), "#E9CF9A")
            pen.stroke("M-10 -79H10V-47H-10Z", "#E9CF9A", 0.8, 0.7)
    pen.limb("M-60 66Q-30 50 -8 44M60 66Q30 50 10 46", "#6FBF5A", 12)
    pen.limb("M-10 40Q0 32 10 36M-8 46Q2 40 12 43", "#7FCF6A", 6)


_SPECIAL = {
    "wild": ("#FFE9B0", "burst tint=gold", _wild),
    "most_colonies": ("#FFD98A", "void tint=teal gx=.5 gy=.5", _most_colonies),
    "fewest_in_warp": ("#C08AFF", "void tint=violet gx=.5 gy=.6", _fewest_in_warp),
    "most_cards": ("#8AB0FF", "plain tint=blue gx=.5 gy=.5", _most_cards),
}
