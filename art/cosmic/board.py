"""The board: the warp with the colony track on its rim, the planets of the home systems, the hyperspace gate."""

from __future__ import annotations

from math import atan2, ceil, cos, floor, pi, sin

import pygame

from art.cache import cached
from art.chance import Scatter
from art.cosmic.colours import PLAYER_COLOURS, PLAYERS
from art.digits import draw_number
from art.geometry import arc, around, gear, ring, star
from art.palette import MIDNIGHT, Palette, contrasting, darken, lighten, mix
from art.scenery.star_pen import StarPen, spiral
from art.seats import symbol_path
from art.svg import Canvas, Point, num
from art.worlds import draw_world

EDGE = "#0A0E1C"

# -- the warp -----------------------------------------------------------------------------------------------

POOL_SHARE = 0.66  # of the warp's width; ships lie inside, markers stand outside
TRACK_SHARE = 0.83  # the middle of the rim
MARKER_SHARE = 0.1  # how large a colony marker is when it has room
FIGURE_TURN = 13.0  # degrees of each space that belong to its figure


FIGURE, GOAL = "#F0DCAE", "#FFD166"  # the inlay is dark in every theme, so what stands on it is light in every theme


@cached
def warp(size: int, palette: Palette = MIDNIGHT, *, goal: int = 5) -> pygame.Surface:
    """A round brass pool; its rim counts foreign colonies from 0 to the goal (Z-TRACK, CE-1.4)."""
    canvas = Canvas(200)
    canvas.glow(102, 106, 98, 94, "#02040A", 0.8, 0.8)
    metal = canvas.linear(
        [(0, palette.brass_light), (0.3, palette.brass), (0.7, palette.brass_dark), (1, palette.brass)], (0, 0), (1, 1)
    )
    canvas.path(ring(100, 100, 97, 33), metal, even=True)
    canvas.circle(100, 100, 97, stroke=EDGE, width=2)
    canvas.circle(100, 100, 94, stroke=lighten(palette.brass_light, 0.3), width=0.8, stroke_alpha=0.8)
    _track(canvas, palette, goal)
    _pool(canvas, palette)
    return canvas.draw((size, size))


def _track(canvas: Canvas, palette: Palette, goal: int) -> None:
    step = 360 / (goal + 1)
    groove = darken(palette.brass_dark, 0.45)
    for count in range(goal + 1):
        start, end = _track_angle(count, goal) - step / 2, _track_angle(count, goal) + step / 2
        last = count == goal
        canvas.path(arc(100, 100, 83, 83, start + 2, end - 2), stroke=groove, width=21, stroke_alpha=0.9, cap="butt")
        inlay = darken(GOAL, 0.5) if last else mix("#1B2342", "#3A3F78", count / goal)
        canvas.path(arc(100, 100, 83, 83, start + 2.6, end - 2.6), stroke=inlay, width=18.6, cap="butt")
        # The figure stands at the start of its space, so that markers never cover it.
        x, y = around(100, 100, 83, start + 7)
        if last:
            canvas.polygon(star(x, y, 8.6, 5, 0.5), GOAL, 0.95)
        draw_number(canvas, count, x, y + 0.2, 7.6, "#1A1408" if last else FIGURE, "#0A0E1C")
    canvas.circle(100, 100, 71.6, stroke=lighten(palette.brass_light, 0.3), width=0.8, stroke_alpha=0.7)


def _track_angle(count: int, goal: int) -> float:
    """The middle of a space; nought stands at the left below, the goal at the right below."""
    step = 360 / (goal + 1)
    return -180 + step / 2 + step * count


def _pool(canvas: Canvas, palette: Palette) -> None:
    depth = canvas.radial([(0, "#B06AE8"), (0.16, "#5A2C98"), (0.5, "#231452"), (1, "#0A0820")], (0.5, 0.5), 0.5)
    canvas.circle(100, 100, 66, depth)
    for i in range(5):
        tone = ("#FF8AE0", "#8A6AFF", "#6AD0FF")[i % 3]
        canvas.path(spiral(100, 100, 62 - i, 1.15, i * 72, 1, 4), stroke=tone, width=1.6, stroke_alpha=0.42)
    dice = Scatter("warp")
    for _ in range(70):
        reach, turn = 62 * dice.unit() ** 0.5, dice.between(0, 2 * pi)
        x, y = 100 + reach * cos(turn), 100 + reach * sin(turn)
        canvas.circle(x, y, dice.between(0.25, 0.8), "#FFFDF2", dice.between(0.3, 0.9))
    canvas.glow(100, 100, 16, 16, "#FFE0FF", 0.9)
    canvas.circle(100, 100, 65, stroke="#04030C", width=3, stroke_alpha=0.6)
    canvas.path(arc(100, 100, 65.6, 65.6, 100, 200), stroke=palette.brass_light, width=1.2, stroke_alpha=0.8)


def marker_size(size: int, places: int = 1, goal: int = 5) -> int:
    """How large the markers may be when so many stand on one space."""
    room = size / 2 * TRACK_SHARE * _marker_turn(places, goal) * pi / 180
    return floor(min(size * MARKER_SHARE, room))


def track_spot(size: int, count: int, place: int = 0, places: int = 1, goal: int = 5) -> tuple[int, int]:
    """The middle of a marker on a warp of that size; markers on one space stand beside each other."""
    turn = _track_angle(count, goal) + FIGURE_TURN / 2 + (place - (places - 1) / 2) * _marker_turn(places, goal)
    x, y = around(size / 2, size / 2, size / 2 * TRACK_SHARE, turn)
    return round(x), round(y)


def _marker_turn(places: int, goal: int) -> float:
    """Degrees between two markers on one space; its figure keeps a part of its own."""
    return min(14.0, (360 / (goal + 1) - FIGURE_TURN) / max(1, places))


# -- planets ------------------------------------------------------------------------------------------------

BALL_SHARE = 0.62  # of a planet's picture; the rest is air, ring and the owner's sign
# Faces of the five planets of each colour, so that no two of the twenty-five are alike.
FACES = {
    "red": ("rifts", "bands", "craters", "storm", "ringed"),
    "blue": ("caps", "storm", "ringed", "continents", "bands"),
    "green": ("continents", "ringed", "cities", "bands", "caps"),
    "yellow": ("bands", "craters", "storm", "rifts", "cities"),
    "purple": ("storm", "cities", "caps", "ringed", "craters"),
}
# How far the tone of each planet of a system strays from the player's colour, and where to.
TONES = ((0.0, "#FFFFFF"), (0.2, "#FFE9B0"), (0.22, "#20284A"), (0.2, "#8A4A3A"), (0.2, "#4AA0B8"))


@cached
def planet(size: int, palette: Palette = MIDNIGHT, *, colour: str, index: int = 0, symbol: str = "") -> pygame.Surface:
    """A home planet, 0 to 4; with a `symbol` its owner's sign hangs at the lower left."""
    share, towards = TONES[index]
    tone = mix(palette.of_piece(PLAYER_COLOURS[colour]), towards, share)
    style = FACES[colour][index]
    canvas = Canvas(100)
    ball = 31.0 if style != "ringed" else 27.0
    canvas.glow(53, 55, ball * 1.35, ball * 1.3, "#02040A", 0.6, 0.5)
    draw_world(canvas, 50, 50, ball, tone, style, Scatter(PLAYERS.index(colour) * 10 + index), 0.34)
    if symbol:
        _owner_sign(canvas, palette, palette.of_piece(PLAYER_COLOURS[colour]), symbol)
    return canvas.draw((size, size))


def _owner_sign(canvas: Canvas, palette: Palette, tone: str, symbol: str) -> None:
    x, y, r = 24.0, 76.0, 11.0
    canvas.circle(x, y, r + 1.4, EDGE)
    canvas.circle(x, y, r, tone, stroke=palette.brass_light, width=1.4)
    canvas.path(symbol_path(symbol, x, y, r * 0.66), contrasting(tone, "#1A1020", "#FFF8E8"), even=True)


@cached
def genesis_planet(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The planet that the Genesis Bomb makes: new, green and still glowing (CE-T7)."""
    canvas = Canvas(100)
    canvas.glow(50, 50, 48, 48, "#8AFFB0", 0.7, 0.3)
    draw_world(canvas, 50, 50, 31, "#3F9CC8", "continents", Scatter("genesis"), 0.5)
    pen = StarPen(canvas, "#D8FFC0", "genesis")
    with pen.at(50, 21):
        pen.put("leaf -1 0 .46 -34 c=lime")
        pen.put("leaf 1 0 .46 34 c=lime")
    return canvas.draw((size, size))


# -- the gate -----------------------------------------------------------------------------------------------

# The gate lies along -y from its pivot at the origin, on units of which 100 are its length.
GATE_HEAD, GATE_FOOT, GATE_HALF = -100.0, 17.0, 21.0
GATE_TURN = 2  # degrees between two pictures of a swing


def gate_step(turn: float) -> int:
    """The degrees, clockwise from the top, of the picture that is nearest to a heading."""
    return round(turn / GATE_TURN) * GATE_TURN % 360


def gate_box(length: int, turn: float) -> pygame.Rect:
    """The box of the gate's picture around its pivot at (0, 0)."""
    turned = gate_outline(length, turn)
    left, top = floor(min(x for x, _ in turned)) - 2, floor(min(y for _, y in turned)) - 2
    right, bottom = ceil(max(x for x, _ in turned)) + 2, ceil(max(y for _, y in turned)) + 2
    return pygame.Rect(left, top, right - left, bottom - top)


def gate_outline(length: int, turn: float) -> list[tuple[float, float]]:
    """The corners of the gate itself, from its pivot."""
    scale, angle = length / 100, gate_step(turn) * pi / 180
    corners = ((-GATE_HALF, GATE_HEAD), (GATE_HALF, GATE_HEAD), (GATE_HALF, GATE_FOOT), (-GATE_HALF, GATE_FOOT))
    return [((x * cos(angle) - y * sin(angle)) * scale, (x * sin(angle) + y * cos(angle)) * scale) for x, y in corners]


def gate_spots(length: int, turn: float, count: int) -> list[tuple[int, int]]:
    """Where stacks stand on the gate, from its pivot: the offense foremost, then the allies behind each other."""
    angle = gate_step(turn) * pi / 180
    reaches = [(62 - 52 * (i / (count - 1) if count > 1 else 0.3)) * length / 100 for i in range(count)]
    return [(round(reach * sin(angle)), round(-reach * cos(angle))) for reach in reaches]


def gate(length: int, palette: Palette = MIDNIGHT, *, turn: float = 0, charged: bool = False) -> pygame.Surface:
    """The hyperspace gate, pointing `turn` degrees clockwise from the top; `gate_box` says where it lies.

    `charged` lets it glow, for the moment in which it is aimed.
    """
    return _gate(length, palette, gate_step(turn), charged)


@cached
def _gate(length: int, palette: Palette, turn: int, charged: bool) -> pygame.Surface:
    box = gate_box(length, turn)
    scale = length / 100
    canvas = Canvas(box.width / scale, box.height / scale)
    pen = StarPen(canvas, "#8FE8FF", "gate")
    with pen.at(-box.left / scale, -box.top / scale, 1, turn):
        _gate_body(pen, palette, charged)
    return canvas.draw(box.size)


def _gate_body(pen: StarPen, palette: Palette, charged: bool) -> None:
    canvas = pen.canvas
    light = palette.legal
    if charged:
        canvas.glow(0, -86, 20, 14, light, 0.9)
    pen.solid("M-15 6L-17 -66L-11 -80H11L17 -66L15 6Q0 14 -15 6Z", palette.brass_dark, 1.4)
    deck = "M-11.4 4L-13 -64L-8.6 -75H8.6L13 -64L11.4 4Q0 9 -11.4 4Z"
    canvas.path(deck, "#141B38", stroke=EDGE, width=1)
    beam = canvas.linear([(0, light, 0.85), (0.5, light, 0.3), (1, light, 0.05)])
    canvas.path("M-4 2L-6.4 -72H6.4L4 2Z", beam, 0.9 if charged else 0.55)
    for y in (-8, -28, -48, -66):
        canvas.path(f"M-10 {y + 3}L0 {y - 4}L10 {y + 3}", stroke=light, width=1.5, stroke_alpha=0.9 if charged else 0.5)
    for y in (-18, -38, -58):
        pen.limb(f"M{num(-15.6 - y * -0.01)} {y}H-12M12 {y}H15.6", palette.brass_light, 2.2)
    # The head: a brass arrow with a jewel that says where.
    pen.solid("M0 -99L19 -72L8 -75H-8L-19 -72Z", palette.brass, 1.2)
    canvas.path("M0 -93L9 -79L0 -81L-9 -79Z", light, 0.95, stroke=EDGE, width=0.8)
    # The foot: a cog on which it turns.
    pen.solid(gear(0, 0, 15.4, 14, 2.2), palette.brass, 1.2)
    pen.ball(0, 0, 8.6, palette.brass_dark, 1)
    pen.ball(0, 0, 4.2, light, 0.8)


def gate_heading(start: Point, target: Point) -> float:
    """Degrees clockwise from the top at which something at `start` points to `target`."""
    return atan2(target[0] - start[0], start[1] - target[1]) * 180 / pi % 360
