"""Small pieces on the table: saucers that stack, colony markers, tokens."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.cosmic.colours import PLAYER_COLOURS
from art.geometry import gear, star
from art.palette import MIDNIGHT, Palette, contrasting, darken, lighten
from art.scenery.star_pen import StarPen
from art.seats import symbol_path
from art.svg import Canvas, ellipse_path, points_path

EDGE = "#0A0E1C"
# A saucer on its grid of 44 units of width: each further one of a stack stands so much higher.
SHIP_WIDE, SHIP_TALL, SHIP_STEP = 44.0, 30.0, 6.6
STACK_MOST = 6  # more than that are told by a number


def ship_size(width: int, count: int = 1) -> tuple[int, int]:
    """Pixels of a stack of saucers that is `width` wide."""
    shown = min(max(1, count), STACK_MOST)
    return width, round(width * (SHIP_TALL + SHIP_STEP * (shown - 1)) / SHIP_WIDE)


def ship(width: int, palette: Palette = MIDNIGHT, *, colour: str, symbol: str, spent: bool = False) -> pygame.Surface:
    """One saucer in a player's colour with the seat's symbol on its deck."""
    return ship_stack(width, palette, colour=colour, symbol=symbol, spent=spent)


@cached
def ship_stack(
    width: int,
    palette: Palette = MIDNIGHT,
    *,
    colour: str,
    symbol: str,
    count: int = 1,
    spent: bool = False,
    flagship: bool = False,
) -> pygame.Surface:
    """Saucers upon each other, every rim to be counted; `spent` ones lie in the warp, a `flagship` is the Prometheus.

    Beyond STACK_MOST the pile grows no further: the table writes the number on it.
    """
    size = ship_size(width, count)
    shown = min(max(1, count), STACK_MOST)
    tall = SHIP_TALL + SHIP_STEP * (shown - 1)
    canvas = Canvas(SHIP_WIDE, tall)
    tone = palette.of_piece(PLAYER_COLOURS[colour])
    if spent:
        tone = darken(tone, 0.3)
    canvas.glow(23, tall - 5, 20, 5.4, "#03050C", 0.7, 0.3)
    for level in range(shown):
        top = level == shown - 1
        with canvas.moved(22, tall - 15 - SHIP_STEP * level):
            _saucer(canvas, palette, tone, symbol if top else "", flagship and top, spent)
    return canvas.draw(size)


def _saucer(canvas: Canvas, palette: Palette, tone: str, symbol: str, flagship: bool, spent: bool) -> None:
    """Around the middle of its rim, 40 wide."""
    trim = "#F0C860" if flagship else lighten(tone, 0.35)
    hull = "M-20 0Q-19 5 -9 9.4Q0 11.6 9 9.4Q19 5 20 0Z"
    canvas.path(hull, EDGE, stroke=EDGE, width=2)
    side = [(0, darken(tone, 0.1)), (0.45, darken(tone, 0.38)), (1, darken(tone, 0.7))]
    canvas.path(hull, canvas.linear(side, (0.1, 0), (0.7, 1)))
    lit = [(0, lighten(tone, 0.4)), (0.4, lighten(tone, 0.06)), (1, darken(tone, 0.3))]
    deck = canvas.linear(lit, (0.1, 0), (0.8, 1))
    canvas.ellipse(0, 0, 20, 9, deck, stroke=EDGE, width=1)
    canvas.ellipse(0, 0, 19, 8.2, stroke=trim, width=1, stroke_alpha=0.9)
    for x, y in ((-13.4, 4.6), (-5, 6.9), (5, 6.9), (13.4, 4.6)):
        canvas.circle(x, y + 1, 1.25, "#FFF3B0" if not spent else darken(tone, 0.5))
    if not symbol:
        return
    canvas.ellipse(0, -1.6, 13.6, 6.6, EDGE, 0.85)
    canvas.ellipse(0, -2.4, 13, 6.2, canvas.linear([(0, lighten(tone, 0.24)), (1, darken(tone, 0.16))]))
    if flagship:
        canvas.polygon(star(0, -2.4, 12, 8, 0.62), "#F0C860", 0.9)
    mark = contrasting(tone, "#1A1020", "#FFF8E8")
    with canvas.moved(0, -2.6, scale=1, scale_y=0.66):
        canvas.path(symbol_path(symbol, 0, 0, 8.6), mark, 0.95 if not spent else 0.7, even=True)
    canvas.path("M-17.6 -3Q-12 -8 -2 -8.4", stroke="#FFFFFF", width=1, stroke_alpha=0.65 if not spent else 0.25)


@cached
def colony_marker(size: int, palette: Palette = MIDNIGHT, *, colour: str, symbol: str) -> pygame.Surface:
    """What walks along the rim of the warp: an enamelled stud in a cog."""
    tone = palette.of_piece(PLAYER_COLOURS[colour])
    canvas = Canvas(48)
    canvas.glow(25, 27, 21, 20, "#03050C", 0.7, 0.5)
    metal = canvas.linear([(0, palette.brass_light), (0.5, palette.brass), (1, palette.brass_dark)], (0, 0), (1, 1))
    canvas.path(gear(24, 23, 20.6, 12, 2.6), metal, stroke=EDGE, width=1.4)
    canvas.circle(24, 23, 15.6, EDGE)
    canvas.circle(24, 23, 14.4, canvas.radial([(0, lighten(tone, 0.4)), (0.6, tone), (1, darken(tone, 0.5))]))
    canvas.path(symbol_path(symbol, 24, 23, 10), contrasting(tone, "#1A1020", "#FFF8E8"), even=True)
    canvas.path("M13.6 18Q16 12.4 22 11", stroke="#FFFFFF", width=1.6, stroke_alpha=0.7)
    return canvas.draw((size, size))


# -- tokens -------------------------------------------------------------------------------------------------

TOKENS = ("cosmic", "grudge", "lunar_cannon", "prometheus", "genesis", "citadel")


@cached
def token(size: int, palette: Palette = MIDNIGHT, *, kind: str) -> pygame.Surface:
    """A token on a brass disc: of Warrior and Tick-Tock, of Grudge, of the technologies, of a citadel."""
    canvas = Canvas(100)
    pen = StarPen(canvas, "#FFE9B0", kind, True)
    tone, draw = _FACES[kind]
    canvas.glow(52, 55, 44, 43, "#03050C", 0.75, 0.6)
    metal = canvas.linear([(0, palette.brass_light), (0.4, palette.brass), (1, palette.brass_dark)], (0, 0), (1, 1))
    canvas.circle(50, 49, 44, metal, stroke=EDGE, width=2)
    canvas.circle(50, 49, 37, canvas.radial([(0, lighten(tone, 0.15)), (1, darken(tone, 0.6))]), stroke=EDGE, width=2)
    canvas.circle(50, 49, 40.6, stroke=palette.brass_dark, width=3, stroke_alpha=0.7, dash="1.2 3.05", cap="butt")
    with pen.at(50, 49):
        draw(pen)
    return canvas.draw((size, size))


def _cosmic_face(pen: StarPen) -> None:
    pen.canvas.glow(0, 0, 32, 32, "#FFE9A0", 0.8)
    pen.form(points_path(star(0, 0, 28, 8, 0.46)), "gold", 1.6)
    pen.ball(0, 0, 8, "white", 1.2)


def _grudge_face(pen: StarPen) -> None:
    pen.oval(0, 2, 25, 22, "#9A9A48", 1.6)
    pen.eyes(10.5, -4, 7.6, "#E05A3A", (0.1, 0.2), lid=0.46, tilt=14, skin="#7C7C34")
    pen.stroke("M-14 15Q0 7 14 15", "#22200A", 3.4)


def _cannon_face(pen: StarPen) -> None:
    pen.form("M-30 26Q-16 2 8 6Q26 12 30 22Q16 34 -4 34Q-20 34 -30 26Z", "#A8AEC4", 1.4)
    pen.flat(ellipse_path(-10, 22, 5, 2.6) + ellipse_path(12, 18, 4, 2) + ellipse_path(4, 28, 3, 1.6), "#6A708A")
    pen.limb("M-6 8L20 -18", "iron", 12)
    pen.limb("M14 -12L18 -16", "brass", 15)
    pen.put("flash 26 -24 .8 c=yellow")


def _prometheus_face(pen: StarPen) -> None:
    with pen.at(2, 0, 0.84, -40):
        pen.put("jet -24 0 1.4")
        pen.solid("M-24 -9H2Q22 -6 32 0Q22 6 2 9H-24Z", "bone", 1.4)
        pen.solid("M-14 -9L-8 -22H0L2 -9ZM-14 9L-8 22H0L2 9Z", "gold", 1.2)
        pen.solid("M-24 -3H4Q10 0 4 3H-24Z", "red", 0.8)
        pen.oval(17, -1, 5, 3, "cyan", 0.8)


def _genesis_face(pen: StarPen) -> None:
    pen.ball(0, 4, 24, "#3A8AD0", 1.4)
    pen.flat("M-16 -4Q-6 -20 6 -14Q10 -4 0 4Q-12 12 -16 -4ZM2 14Q12 4 20 10Q18 22 8 22Z", "#62C06A")
    pen.put("leaf 0 -14 .7 -30 c=lime")
    pen.put("leaf 1 -14 .7 34 c=lime")


def _citadel_face(pen: StarPen) -> None:
    pen.solid("M-22 28V-14H-14V-7H-6V-14H6V-7H14V-14H22V28Z", "#D6BA88", 1.6)
    pen.flat("M-8 28V12Q-8 4 0 4Q8 4 8 12V28Z", "#2A1C12")
    pen.flat("M-15 -1H-11V6H-15ZM11 -1H15V6H11Z", "#FFC04A")
    pen.stroke("M-22 14H-12M22 14H12M-18 20V14M18 14V8", "#6E5836", 1.6)


_FACES = {
    "cosmic": ("#3A2F78", _cosmic_face),
    "grudge": ("#5A3A78", _grudge_face),
    "lunar_cannon": ("#1E3A6A", _cannon_face),
    "prometheus": ("#7A3A1E", _prometheus_face),
    "genesis": ("#1E5A4A", _genesis_face),
    "citadel": ("#2F4A78", _citadel_face),
}
