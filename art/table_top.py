"""The table under everything: night sky with a warm heart, faint stars and engraved orbit rings."""

from __future__ import annotations

from random import Random  # not hashlib, whose cryptography would be the largest part of the menu's memory
from typing import NamedTuple

import pygame

from art.cache import cached, native, run_length
from art.chance import Scatter
from art.geometry import arc, around
from art.palette import MIDNIGHT, Palette, mix
from art.svg import Canvas

GRAIN = 128


class Night(NamedTuple):
    """What the background is made of: little to keep, quickly put together."""

    size: tuple[int, int]
    sky: pygame.Surface  # slow gradients only: a quarter of the size is enough
    lines: pygame.Surface  # stars and orbits; nearly empty, so its runs take hardly any memory
    grain: pygame.Surface


@cached
def table_top(
    size: tuple[int, int], palette: Palette = MIDNIGHT, *, seed: int = 7, rings: bool = True
) -> pygame.Surface:
    """The whole window's background; opaque."""
    return composed(night(size, palette, seed=seed, rings=rings))


def night(size: tuple[int, int], palette: Palette = MIDNIGHT, *, seed: int = 7, rings: bool = True) -> Night:
    """The parts of a background; drawing them takes long, putting them together does not."""
    width, height = size
    sky, lines = Canvas(width, height), Canvas(width, height)
    _sky(sky, palette, seed)
    if rings:
        _orbits(lines, palette)
    _stars(lines, palette, seed)
    small = native(sky.draw((max(1, width // 4), max(1, height // 4))))
    return Night(size, small, run_length(native(lines.draw(size))), _grain(small, seed))


def composed(parts: Night) -> pygame.Surface:
    """The background as one opaque picture."""
    # One pixel layout from first to last: mixing layouts makes a blend of the whole window twenty times slower.
    red, green, blue, _ = parts.sky.get_masks()
    table = pygame.Surface(parts.size, 0, 32, (red, green, blue, 0))
    pygame.transform.smoothscale(parts.sky, parts.size, table)
    table.blit(parts.lines, (0, 0))
    width, height = parts.size
    spots = [(left, top) for top in range(0, height, GRAIN) for left in range(0, width, GRAIN)]
    table.fblits([(parts.grain, spot) for spot in spots], pygame.BLEND_RGB_ADD)
    return table


def _sky(canvas: Canvas, palette: Palette, seed: int) -> None:
    w, h = canvas.width, canvas.height
    heart = mix(palette.space1, palette.brass, 0.07)
    canvas.rect(
        0,
        0,
        w,
        h,
        0,
        canvas.radial([(0, heart), (0.45, palette.space1), (1, palette.space0)], (0.5, 0.46), 0.62),
    )
    dice = Scatter(seed)
    for tint in (palette.legal, "#7A5BA8", palette.brass):
        x, y, r = dice.between(0.08, 0.92) * w, dice.between(0.1, 0.9) * h, dice.between(0.28, 0.42) * h
        canvas.glow(x, y, r * 1.9, r * 1.1, tint, 0.07)


def _orbits(canvas: Canvas, palette: Palette) -> None:
    """Engraved rings around a point below the middle, each with a few ticks and one resting planet."""
    w, h = canvas.width, canvas.height
    x, y, unit = w * 0.5, h * 0.47, h / 100
    for i, r in enumerate((30, 45, 63, 84)):
        shade = 0.2 - i * 0.025
        start = 40 + i * 67
        for step in range(13):
            low = r - (1.6 if step % 4 == 0 else 0.8)
            tick = [around(x, y, reach * unit, start + step * 2) for reach in (r, low)]
            canvas.line(tick, palette.hairline, 1, shade)
        # Short arcs: drawing time grows with the box around a line, and a whole ring's box is the window.
        for turn in range(0, 360, 10):
            piece = arc(x, y, r * unit, r * unit, turn, turn + 10)
            canvas.path(piece, stroke=palette.hairline, width=1, stroke_alpha=shade, cap="butt")
        spot = around(x, y, r * unit, start + 180)
        canvas.circle(*spot, 0.55 * unit + i * 0.1, palette.brass, shade * 1.8)
        canvas.path(arc(*spot, 1.5 * unit, 1.5 * unit, 0, 359.9), stroke=palette.hairline, width=1, stroke_alpha=shade)


def _stars(canvas: Canvas, palette: Palette, seed: int) -> None:
    w, h = canvas.width, canvas.height
    dice = Scatter(seed + 1)
    tints = (palette.ink, palette.brass_light, palette.legal)
    strength = 0.35 if palette.is_light else 1.0
    for _ in range(int(w * h / 6400)):
        x, y = dice.between(0, w), dice.between(0, h)
        size = 0.5 + 0.8 * dice.unit() ** 4
        canvas.circle(x, y, size, dice.pick(tints), (0.2 + 0.6 * dice.unit() ** 3) * strength)
    for _ in range(9):
        x, y, r = dice.between(0, w), dice.between(0, h), dice.between(2.5, 4.5)
        canvas.path(
            f"M{x - r:.2f} {y:.2f}H{x + r:.2f}M{x:.2f} {y - r:.2f}V{y + r:.2f}",
            stroke=palette.ink,
            width=0.7,
            stroke_alpha=0.3 * strength,
        )


def _grain(layout: pygame.Surface, seed: int) -> pygame.Surface:
    """A one-level noise over the slow gradient, which would otherwise show as bands."""
    levels = bytes(0 if value < 96 else 1 if value < 200 else 2 for value in range(256))
    noise = Random(seed).randbytes(GRAIN * GRAIN * 3).translate(levels)
    tile = pygame.image.frombytes(noise, (GRAIN, GRAIN), "RGB")
    red, green, blue, _ = layout.get_masks()
    out = pygame.Surface((GRAIN, GRAIN), 0, 32, (red, green, blue, 0))
    out.blit(tile, (0, 0))
    return out
