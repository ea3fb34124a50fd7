"""A sealed pack: foil with crimped edges around the game's crest; the upper strip is a piece of its own."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.chance import Scatter
from art.emblems import crest_of
from art.geometry import around
from art.palette import MIDNIGHT, Palette, darken, lighten, mix
from art.svg import Canvas

WIDE, HIGH = 220.0, 330.0
STRIP = 34.0  # height of the part that is torn off
_TEETH = 22


def pack_height(width: int) -> int:
    return round(width * HIGH / WIDE)


def strip_height(width: int) -> int:
    return round(width * STRIP / WIDE)


def _edge(y: float, way: float) -> list[tuple[float, float]]:
    """A crimped edge from left to right."""
    step = (WIDE - 4) / _TEETH
    return [(2 + step * number / 2, y + (way if number % 2 else 0)) for number in range(2 * _TEETH + 1)]


def _body(canvas: Canvas, palette: Palette, top: list[tuple[float, float]], bottom: list[tuple[float, float]]) -> None:
    tone = crest_of("kaosz").colour
    ground = mix("#141A3C", tone, 0.34)
    sheen = [(0, darken(ground, 0.35)), (0.18, lighten(ground, 0.16)), (0.3, ground), (0.62, darken(ground, 0.18)),
             (0.8, lighten(ground, 0.2)), (1, darken(ground, 0.45))]  # fmt: skip
    canvas.polygon([*top, *reversed(bottom)], canvas.linear(sheen, (0, 0), (1, 0.35)), stroke=palette.brass, width=1.4)


def _crimp(canvas: Canvas, palette: Palette, y: float) -> None:
    for number in range(5):
        canvas.line([(6, y + 3.4 * number), (WIDE - 6, y + 3.4 * number)], palette.brass_light, 0.7, 0.35)


@cached
def pack_front(width: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The pack below its strip."""
    canvas = Canvas(WIDE, HIGH)
    _body(canvas, palette, [(2, STRIP), (WIDE - 2, STRIP)], _edge(HIGH - 4, -4))
    _crimp(canvas, palette, HIGH - 24)
    middle, crest = HIGH / 2 + 8, crest_of("kaosz")
    dice = Scatter("pack")
    for _ in range(46):
        canvas.circle(dice.between(10, WIDE - 10), dice.between(STRIP + 8, HIGH - 34), dice.between(0.4, 1.2),
                      palette.ink, dice.between(0.25, 0.8))  # fmt: skip
    for radius in (60, 78):
        canvas.circle(WIDE / 2, middle, radius, stroke=palette.brass_light, width=1.6, stroke_alpha=0.8)
        spot = around(WIDE / 2, middle, radius, dice.between(0, 360))
        canvas.circle(*spot, 5.5, canvas.radial([(0, palette.brass_light), (1, palette.brass_dark)]))
    canvas.circle(WIDE / 2, middle, 44, canvas.radial([(0, mix(crest.colour, "#10142A", 0.25)),
                  (1, darken(crest.colour, 0.7))]), stroke=palette.brass, width=3)  # fmt: skip
    with canvas.moved(WIDE / 2, middle, scale=60 / 26):
        crest.emblem(canvas, palette.brass_light, darken(crest.colour, 0.6))
    return canvas.draw((width, pack_height(width)))


@cached
def pack_strip(width: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The strip that is torn off."""
    canvas = Canvas(WIDE, STRIP + 4)
    _body(canvas, palette, _edge(4, 4), _edge(STRIP, 3))
    _crimp(canvas, palette, 12)
    return canvas.draw((width, round(width * (STRIP + 4) / WIDE)))
