"""A colony: a world with a light for each card that is left, a ring that counts them, and scars where it was bombed."""

from __future__ import annotations

from math import hypot

import pygame

from art.cache import cached
from art.chance import Scatter
from art.geometry import around, blob
from art.palette import MIDNIGHT, Palette, darken, lighten, mix
from art.svg import Canvas
from art.worlds import draw_world

GRID = 100.0
BALL, RING = 36.0, 45.0  # radii of the ball and of the ring of marks around it
BALL_SHARE = BALL * 2 / GRID
FACES = ("continents", "caps", "storm", "rifts", "bands", "craters")  # so that no two sides look alike
MOST_MARKS = 60  # more could not be told apart
UNHURT = 0.2  # of the cards: what is drawn at first leaves no scars
WOUNDS = 9
DEAD = "#3A3538"
EMBERS = ("#FF6A2B", "#FFD27A")


@cached
def colony(size: int, palette: Palette = MIDNIGHT, *, seat: int, colour: str, left: int, most: int) -> pygame.Surface:
    """`left` of `most` cards; with none the world is dead and breaks."""
    dice, canvas = Scatter(f"colony {seat}"), Canvas(GRID)
    share = left / most if most else 0.0
    hurt = max(0.0, (1 - share - UNHURT) / (1 - UNHURT))
    live = mix(colour, "#2F5F96", 0.35)
    tone = DEAD if not left else mix(live, DEAD, 0.55 * hurt)
    canvas.glow(50, 50, 49, 49, tone if left else EMBERS[0], 0.5 - 0.2 * hurt, 0.66)
    _marks(canvas, palette, left, most)
    draw_world(canvas, 50, 50, BALL, tone, FACES[seat % len(FACES)], dice, 0.0)
    _lights(canvas, dice, left, most, size)
    _wounds(canvas, Scatter(f"wounds {seat}"), hurt)
    if not left:
        _broken(canvas, Scatter(f"end {seat}"))
    return canvas.draw(size)


def _marks(canvas: Canvas, palette: Palette, left: int, most: int) -> None:
    """One mark for each card, bright as long as it lies there, clockwise from the top."""
    count = min(MOST_MARKS, most)
    lit = -(-left * count // most) if most else 0
    width = min(2.6, 210 / max(1, count))
    for place in range(count):
        ends = [around(50, 50, RING + way, 360 * (place + 0.5) / count) for way in (-2.2, 2.2)]
        if place < lit:
            canvas.line(ends, palette.brass_light, width)
        else:
            canvas.line(ends, mix(palette.brass_dark, palette.space0, 0.45), width * 0.6)


def _lights(canvas: Canvas, dice: Scatter, left: int, most: int, size: int) -> None:
    """Towns in which the cards live; they go out one by one."""
    reach = 1.1 if size >= 100 else 1.5
    for number in range(min(MOST_MARKS, most)):
        x, y = around(0, 0, BALL * 0.86 * dice.unit() ** 0.5, dice.between(0, 360))
        bright = dice.between(0.75, 1.25)
        if number < min(left, MOST_MARKS):
            canvas.circle(50 + x, 50 + y, reach * 2.1 * bright, "#FFC65A", 0.3)
            canvas.circle(50 + x, 50 + y, reach * 0.85 * bright, "#FFF1C4")


def _wounds(canvas: Canvas, dice: Scatter, hurt: float) -> None:
    """Burnt craters that glow, with cracks around them; the more of them, the wider they are."""
    grown = hurt * WOUNDS
    for number in dice.shuffled(range(WOUNDS)):
        away = 0.84 * ((number + 0.6) / WOUNDS) ** 0.5
        x, y = around(50, 50, BALL * away, 137.5 * number + dice.between(-18, 18))
        radii = [dice.between(0.66, 1.25) for _ in range(11)]
        twigs = [(dice.between(0, 360), dice.between(1.5, 2.3), dice.between(-40, 40)) for _ in range(4)]
        part = min(1.0, max(0.0, grown - number))
        if not part:
            continue
        reach = (2.6 + 4.0 * part) * (1.2 - away * 0.5)
        canvas.glow(x, y, reach * 2.3, reach * 2.3, EMBERS[0], 0.5 * part, 0.3)
        for turn, length, bend in twigs:
            knee = around(x, y, reach * length * 0.6, turn)
            way = [(x, y), knee, around(*knee, reach * length * 0.5, turn + bend)]
            if hypot(way[2][0] - 50, way[2][1] - 50) < BALL:
                canvas.line(way, "#150D10", 1.3, 0.9)
                canvas.line(way, EMBERS[0], 0.45, 0.9)
        canvas.path(blob(x, y, [reach * radius for radius in radii]), "#1C1013", 0.95)
        canvas.path(blob(x, y, [reach * radius * 0.62 for radius in radii]), EMBERS[0], 0.8)
        canvas.path(blob(x, y, [reach * radius * 0.3 for radius in radii]), EMBERS[1], 0.95)


def _broken(canvas: Canvas, dice: Scatter) -> None:
    """The end: gaps through the whole ball, and splinters that leave it."""
    for turn in range(0, 360, 72):
        points, heading = [(50.0, 50.0)], turn + dice.between(-20, 20)
        for reach in (0.32, 0.64, 0.97):
            points.append(around(50, 50, BALL * reach, heading + dice.between(-16, 16)))
        canvas.line(points, EMBERS[0], 4.6, 0.5)
        canvas.line(points, "#0A0609", 2.8)
        canvas.line(points[:3], EMBERS[1], 0.8)
    for _ in range(11):
        x, y = around(50, 50, BALL * dice.between(1.06, 1.28), dice.between(0, 360))
        reach = dice.between(0.9, 2.8)
        canvas.path(blob(x, y, [reach * dice.between(0.7, 1.3) for _ in range(6)]), lighten(DEAD, 0.18))
        canvas.path(blob(x + 0.3, y + 0.3, [reach * dice.between(0.4, 0.8) for _ in range(6)]), darken(DEAD, 0.3))
