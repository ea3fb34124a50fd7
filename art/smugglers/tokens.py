"""Speed tokens, energy crystals and goods crates of the smugglers (SM-2.3, SM-2.4, SM-2.6)."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.digits import draw_number
from art.palette import GOODS_COLOURS, MIDNIGHT, Palette, darken, lighten
from art.smugglers.ships import draw_mark
from art.svg import Canvas, Point

FEATHERS = {-1: 1, 0: 1, 1: 2, 2: 3, 3: 4, 4: 5}


@cached
def speed_token(size: int, palette: Palette = MIDNIGHT, *, value: int = 1) -> pygame.Surface:
    """A winged brass disc, `size` wide and three fifths as tall; the faster, the more feathers."""
    canvas = Canvas(100, 60)
    canvas.glow(52, 35, 40, 26, "#03050C", 0.5, 0.4)
    for side in (-1, 1):
        _wing(canvas, palette, side, value)
    metal = canvas.linear([(0, palette.brass_light), (0.5, palette.brass), (1, palette.brass_dark)], (0.1, 0), (0.9, 1))
    canvas.circle(50, 30, 24, darken(palette.brass_dark, 0.5))
    canvas.circle(50, 29.4, 23, metal)
    canvas.circle(
        50, 29.4, 18.6, canvas.linear([(0, palette.brass_dark), (1, palette.brass_light)], (0.1, 0), (0.9, 1))
    )
    canvas.circle(50, 29.4, 17.6, palette.brass)
    canvas.circle(50, 29.4, 20.8, stroke=palette.brass_dark, width=1.8, dash="0.7 2.4", cap="butt")
    draw_number(canvas, value, 50, 29.6, 19, darken(palette.brass_dark, 0.55), palette.brass_light)
    return canvas.draw((size, round(size * 0.6)))


def _wing(canvas: Canvas, palette: Palette, side: int, value: int) -> None:
    """Feathers that sweep back; the token below zero lets them hang."""
    count = FEATHERS[value]
    droop = 30 if value < 0 else 0
    for i in reversed(range(count)):
        reach = 45 - i * 3.6 if count > 1 else 37
        with canvas.moved(50, 30, scale=side, scale_y=1), canvas.moved(turn=-22 + i * 13 + droop):
            tone = palette.brass_light if i % 2 == 0 else palette.brass
            canvas.path(
                f"M16 -4Q32 -9 {reach + 3} -3Q36 5 16 5Z",
                canvas.linear([(0, tone), (1, palette.brass_dark)]),
                stroke=darken(palette.brass_dark, 0.45),
                width=1,
            )


@cached
def energy_token(size: int, palette: Palette = MIDNIGHT, *, value: int = 1) -> pygame.Surface:
    """A glowing crystal worth 1, or a cluster of five worth 5."""
    canvas = Canvas(100)
    glow = "#4FE0FF"
    canvas.glow(54, 82, 36, 13, "#03050C", 0.6, 0.3)
    canvas.glow(50, 52, 50, 50, glow, 0.6, 0.1)
    if value == 1:
        _shard(canvas, 50, 88, 27, 76, 0, glow)
    else:
        for x, foot, half, tall, turn in (
            (30, 84, 12, 46, -26),
            (70, 84, 12, 46, 26),
            (38, 87, 14, 62, -11),
            (62, 87, 14, 60, 12),
            (50, 91, 17, 82, 0),
        ):
            _shard(canvas, x, foot, half, tall, turn, glow)
    return canvas.draw((size, size))


def _shard(canvas: Canvas, x: float, foot: float, half: float, tall: float, turn: float, colour: str) -> None:
    """A six-sided crystal standing on its tip, lit from the left."""
    left, right = -half, half
    top, shoulder, ridge, waist = -tall, -tall * 0.68, -tall * 0.64, -tall * 0.2
    facets: list[tuple[float, list[Point]]] = [  # from light (positive) to dark
        (0.75, [(0, top), (left * 0.3, ridge), (left, shoulder)]),
        (0.45, [(0, top), (right * 0.42, ridge), (left * 0.3, ridge)]),
        (0.0, [(0, top), (right, shoulder), (right * 0.42, ridge)]),
        (0.35, [(left, shoulder), (left * 0.3, ridge), (left * 0.22, waist), (left * 0.82, waist)]),
        (0.0, [(left * 0.3, ridge), (right * 0.42, ridge), (right * 0.3, waist), (left * 0.22, waist)]),
        (-0.34, [(right * 0.42, ridge), (right, shoulder), (right * 0.82, waist), (right * 0.3, waist)]),
        (0.0, [(left * 0.82, waist), (left * 0.22, waist), (0, 0)]),
        (-0.25, [(left * 0.22, waist), (right * 0.3, waist), (0, 0)]),
    ]
    with canvas.moved(x, foot, turn=turn):
        edge: list[Point] = [(0, top), (right, shoulder), (right * 0.82, waist), (0, 0), (left * 0.82, waist)]
        canvas.polygon([*edge, (left, shoulder)], darken(colour, 0.5), stroke="#06303F", width=3)
        for light, points in facets:
            canvas.polygon(points, lighten(colour, light) if light >= 0 else darken(colour, -light))
        gleam: list[Point] = [(left * 0.64, shoulder * 0.9), (left * 0.56, waist * 1.5)]
        canvas.line(gleam, "#FFFFFF", half * 0.13, 0.9)


@cached
def goods_crate(size: int, palette: Palette = MIDNIGHT, *, letter: str = "R") -> pygame.Surface:
    """A small crate in a goods colour with its symbol on the front."""
    colour = GOODS_COLOURS[letter]
    canvas = Canvas(100)
    canvas.glow(56, 80, 42, 18, "#03050C", 0.65, 0.4)
    edge = darken(colour, 0.68)
    front: list[Point] = [(10, 34), (68, 34), (68, 90), (10, 90)]
    lid: list[Point] = [(10, 34), (30, 13), (90, 13), (68, 34)]
    side: list[Point] = [(68, 34), (90, 13), (90, 67), (68, 90)]
    for points in (front, lid, side):
        canvas.polygon(points, edge, stroke=edge, width=6)
    canvas.polygon(front, canvas.linear([(0, lighten(colour, 0.16)), (1, darken(colour, 0.16))]))
    canvas.polygon(lid, canvas.linear([(0, lighten(colour, 0.55)), (1, lighten(colour, 0.28))], (0, 0), (1, 1)))
    canvas.polygon(side, canvas.linear([(0, darken(colour, 0.26)), (1, darken(colour, 0.5))]))
    canvas.rect(14, 38, 50, 48, 2, stroke=darken(colour, 0.42), width=4)
    canvas.path("M20 24H79M79 24V77", stroke=darken(colour, 0.35), width=3, stroke_alpha=0.8)
    for x, y in ((16.5, 40.5), (61.5, 40.5), (16.5, 83.5), (61.5, 83.5)):
        canvas.circle(x, y, 2.3, lighten(colour, 0.6))
    draw_mark(canvas, letter, 39, 62, 16.5, colour)
    return canvas.draw((size, size))
