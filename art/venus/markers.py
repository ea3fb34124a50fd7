"""Money, markers, hexes and the bag: small brass things of Onward to Venus."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.cards import card_height
from art.digits import draw_number
from art.geometry import gear, regular, ring, star
from art.palette import MIDNIGHT, Palette, darken, lighten, mix
from art.svg import Canvas, points_path
from art.venus.brass import CREAM, EDGE, FINE_FROM, metal, rivets

SILVER = ("#F2F4F6", "#B4BAC4", "#5E6674")
# The pound sign as one stroke on a field of 10 × 12 units around the origin.
POUND = "M3.4 -3.6Q3 -6 0.6 -6Q-2 -6 -2 -3Q-2 0 -1.4 2Q-1.2 5 -3.4 5.8H3.8M-3.6 0.4H1.8"


@cached
def coin(size: int, palette: Palette = MIDNIGHT, *, value: int = 1) -> pygame.Surface:
    """£1 in silver with a milled edge, £5 in gold with scallops (OV-2.20)."""
    canvas = Canvas(100)
    canvas.glow(54, 58, 45, 42, "#03050C", 0.6, 0.6)
    gold = value >= 5
    light, body, dark = ("#FFE9A8", "#E0B03A", "#8A5E14") if gold else SILVER
    paint = canvas.linear([(0, light), (0.5, body), (1, dark)], (0.1, 0), (0.9, 1))
    outline = gear(49, 48, 45, 12, 4) if gold else gear(49, 48, 42, 40, 1.6)
    canvas.path(outline, darken(dark, 0.5), stroke=darken(dark, 0.5), width=3)
    canvas.path(outline, paint)
    canvas.path(ring(49, 48, 36, 2.4), dark, 0.9, even=True)
    for shift, tone in ((1.6, light), (0, darken(dark, 0.5))):
        with canvas.moved(31 + shift * 0.6, 48 + shift, scale=3.1):
            canvas.path(POUND, stroke=tone, width=1.8)
    draw_number(canvas, value, 65, 48, 34, darken(dark, 0.5), light)
    return canvas.draw((size, size))


@cached
def first_player(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The first-player marker (OV-2.22): a brass sextant-star under a telescope."""
    canvas = Canvas(100)
    canvas.glow(54, 58, 46, 44, "#03050C", 0.6, 0.6)
    canvas.path(gear(49, 49, 47, 16, 5), darken(palette.brass_dark, 0.5))
    canvas.path(gear(48.6, 48, 45.4, 16, 5), metal(canvas, palette))
    canvas.circle(48.6, 48, 35, "#16204A", stroke=darken(palette.brass_dark, 0.4), width=2)
    canvas.polygon(star(48.6, 48, 33, 8, 0.46), palette.brass_light)
    canvas.polygon(star(48.6, 48, 33, 4, 0.3), "#FFFBEF", stroke=darken(palette.brass_dark, 0.4), width=1.2)
    canvas.circle(48.6, 48, 13, "#C8392F", stroke=EDGE, width=2)
    draw_number(canvas, 1, 48.2, 48, 15, "#FFF8E8", "#8A1F18")
    return canvas.draw((size, size))


@cached
def pass_marker(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """A pass marker (OV-2.21): a round enamel sign with an hour-glass."""
    canvas = Canvas(100)
    canvas.glow(54, 58, 45, 43, "#03050C", 0.6, 0.6)
    canvas.circle(49, 49, 45, darken(palette.brass_dark, 0.5))
    canvas.circle(48.6, 48, 43.6, metal(canvas, palette))
    canvas.circle(48.6, 48, 36, canvas.linear([(0, "#3A4A86"), (1, "#141B3C")]), stroke=EDGE, width=2)
    _hourglass(canvas, 48.6, 48, 1.0, palette)
    if size >= FINE_FROM:
        rivets(canvas, regular(48.6, 48, 39.8, 12), 1.5, palette.brass)
    return canvas.draw((size, size))


def _hourglass(canvas: Canvas, x: float, y: float, scale: float, palette: Palette) -> None:
    with canvas.moved(x, y, scale=scale):
        canvas.path(
            "M-13 -20H13Q13 -8 3 0Q13 8 13 20H-13Q-13 8 -3 0Q-13 -8 -13 -20Z", "#DCEBF6", 0.92, stroke=EDGE, width=1.6
        )
        canvas.path("M-9 -10H9Q7 -5 1.4 0V8Q8 12 9 19H-9Q-8 12 -1.4 8V0Q-7 -5 -9 -10Z", "#E8A23A")
        for top in (-25, 19):
            canvas.rect(-17, top, 34, 6.4, 2.4, palette.brass_light, stroke=EDGE, width=1.6)


@cached
def pass_card(width: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The pass card on which markers lie: an upright brass plate with a large hour-glass."""
    canvas = Canvas(220, 308)
    canvas.rect(1, 1, 218, 306, 14, darken(palette.brass_dark, 0.6))
    canvas.rect(4, 4, 212, 300, 12, metal(canvas, palette))
    canvas.rect(15, 15, 190, 278, 8, canvas.linear([(0, "#27336A"), (1, "#0E1430")]), stroke=EDGE, width=2)
    for r in (56, 76, 94):
        canvas.circle(110, 154, r, stroke=palette.brass, width=1.2, stroke_alpha=0.5)
    _hourglass(canvas, 110, 154, 2.6, palette)
    rivets(canvas, [(24, 24), (196, 24), (24, 284), (196, 284)], 4, palette.brass)
    return canvas.draw((width, card_height(width)))


@cached
def point_hex(size: int, palette: Palette = MIDNIGHT, *, value: int, place: int = 1) -> pygame.Surface:
    """Victory points for a place on a planet (OV-2.6): gold, silver, copper; a notch on top for each place."""
    canvas = Canvas(100)
    light, body, dark = {1: ("#FFEDB0", "#DDA92E", "#7E5510"), 2: SILVER}.get(place, ("#F2C09A", "#B46A3C", "#5E2E14"))
    canvas.glow(53, 56, 46, 44, "#03050C", 0.5, 0.6)
    canvas.polygon(regular(50, 50, 47, 6, 30), EDGE, stroke=EDGE, width=4)
    canvas.polygon(regular(50, 50, 46, 6, 30), canvas.linear([(0, light), (0.5, body), (1, dark)], (0.1, 0), (0.9, 1)))
    canvas.path(points_path(regular(50, 50, 38, 6, 30)), mix(body, CREAM, 0.55), stroke=darken(dark, 0.3), width=2)
    for i in range(place):
        canvas.circle(50 + (i - (place - 1) / 2) * 13, 24, 4.6, darken(dark, 0.3))
    draw_number(canvas, value, 50, 57, 36 if value < 10 else 33, darken(dark, 0.72), lighten(light, 0.4))
    return canvas.draw((size, size))


@cached
def level_dial(size: int, palette: Palette = MIDNIGHT, *, level: int = 0, most: int = 4) -> pygame.Surface:
    """A pressure gauge for a planet's crisis: its needle stands at `level` of `most`, the last field is red."""
    canvas = Canvas(100)
    canvas.glow(53, 56, 46, 44, "#03050C", 0.5, 0.6)
    canvas.circle(50, 50, 46, darken(palette.brass_dark, 0.4))
    canvas.circle(49.4, 49, 44.6, metal(canvas, palette))
    canvas.circle(49.4, 49, 37, CREAM, stroke=EDGE, width=2)
    steps = max(1, most)
    span = 240 / (steps + 1)
    for i in range(steps + 1):
        first = -120 + span * i
        tone = (
            "#4FA36A" if i == 0 else "#B3262C" if i == steps else mix("#F2C534", "#D8562A", (i - 1) / max(1, steps - 1))
        )
        wedge = _wedge(49.4, 49, 34, 24, first + 2, first + span - 2)
        canvas.polygon(wedge, tone, 1 if i <= level else 0.42)
    turn = -120 + span * (min(level, steps) + 0.5)
    with canvas.moved(49.4, 49, turn=turn):
        canvas.polygon([(-4, 6), (0, -33), (4, 6)], "#1A1408")
    canvas.circle(49.4, 49, 6.4, metal(canvas, palette), stroke=EDGE, width=1.6)
    draw_number(canvas, level, 49.4, 72, 19, "#1A1408", "#FFFFFF")
    return canvas.draw((size, size))


def _wedge(x: float, y: float, outer: float, inner: float, first: float, last: float) -> list[tuple[float, float]]:
    turns = [first + (last - first) * k / 4 for k in range(5)]
    return [star(x, y, outer, 1, 1, turn)[0] for turn in turns] + [
        star(x, y, inner, 1, 1, turn)[0] for turn in reversed(turns)
    ]


@cached
def bag(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The canvas bag of tiles, tied with a cord."""
    canvas = Canvas(100)
    canvas.glow(54, 88, 44, 12, "#03050C", 0.6, 0.4)
    cloth = canvas.linear([(0, "#D8BE8A"), (0.5, "#A8864E"), (1, "#5E4422")], (0.1, 0), (0.9, 1))
    canvas.path("M36 30Q10 48 10 72Q10 94 50 94Q90 94 90 72Q90 48 64 30Z", cloth, stroke=EDGE, width=3)
    canvas.path("M34 28Q26 12 34 8Q40 14 46 8Q52 14 58 7Q64 13 68 8Q74 14 66 28Z", cloth, stroke=EDGE, width=3)
    canvas.rect(32, 25, 36, 9, 4, "#8A2E2A", stroke=EDGE, width=2)
    canvas.path("M66 32Q80 36 78 52", stroke="#8A2E2A", width=4)
    canvas.path("M30 44Q22 58 26 78M70 44Q80 60 74 80M50 40V54", stroke="#5E4422", width=2, stroke_alpha=0.7)
    canvas.path(gear(50, 66, 17, 10, 4, 0, 7), "#5E3A1A", even=True)
    return canvas.draw((size, size))
