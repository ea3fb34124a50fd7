"""Outlines laid over pieces: keyboard focus, legal targets, the chosen one, and what is refused."""

from __future__ import annotations

from math import ceil, floor

import pygame

from art.cache import cached
from art.palette import MIDNIGHT, Palette
from art.stretching import stretched
from art.svg import Canvas

MARGIN = 6  # pixels that an outline reaches beyond the piece it marks
DIMMED = 0.45  # how dark the veil over what cannot be had now is


def _corners(w: float, h: float, inset: float, arm: float, radius: float) -> str:
    """Four corner brackets of a rounded box."""
    left, t, r, b = inset, inset, w - inset, h - inset
    q = radius
    return (
        f"M{left} {t + arm}V{t + q}A{q} {q} 0 0 1 {left + q} {t}H{left + arm}"
        f"M{r - arm} {t}H{r - q}A{q} {q} 0 0 1 {r} {t + q}V{t + arm}"
        f"M{r} {b - arm}V{b - q}A{q} {q} 0 0 1 {r - q} {b}H{r - arm}"
        f"M{left + arm} {b}H{left + q}A{q} {q} 0 0 1 {left} {b - q}V{b - arm}"
    )


def _canvas_around(size: tuple[int, int]) -> tuple[Canvas, float, float]:
    w, h = size[0] + 2 * MARGIN, size[1] + 2 * MARGIN
    return Canvas(w, h), w, h


def _glow(canvas: Canvas, w: float, h: float, radius: float, colour: str, strength: float) -> None:
    for i in range(4):
        canvas.rect(
            3.5 - i * 0.9,
            3.5 - i * 0.9,
            w - 7 + i * 1.8,
            h - 7 + i * 1.8,
            radius + 2 + i,
            stroke=colour,
            width=2,
            stroke_alpha=strength * (0.3 - i * 0.07),
        )


@cached
def legal_outline(
    size: tuple[int, int], palette: Palette = MIDNIGHT, *, radius: int = 10, strength: float = 1.0
) -> pygame.Surface:
    """A legal target: thin outline and strong corner marks. `strength` 0.4 to 1 makes the slow pulse."""
    whole = size[0] + 2 * MARGIN, size[1] + 2 * MARGIN
    arm = max(radius + 4, min(whole) * 0.2)

    def edges(part: tuple[int, int]) -> pygame.Surface:
        w, h = part
        canvas = Canvas(w, h)
        _glow(canvas, w, h, radius, palette.legal, strength)
        canvas.rect(3.5, 3.5, w - 7, h - 7, radius + 2, stroke=palette.legal, width=1.4, stroke_alpha=0.75 * strength)
        canvas.path(
            _corners(w, h, 2.5, arm, radius + 3), stroke=palette.legal, width=3.6, stroke_alpha=0.5 + 0.5 * strength
        )
        return canvas.draw(part)

    return stretched(whole, ceil(arm) + 8, edges)


@cached
def chosen_outline(size: tuple[int, int], palette: Palette = MIDNIGHT, *, radius: int = 10) -> pygame.Surface:
    """What is selected: a full double line with four studs, told from a legal target without colour."""
    w, h = size[0] + 2 * MARGIN, size[1] + 2 * MARGIN

    def edges(part: tuple[int, int]) -> pygame.Surface:
        w, h = part
        canvas = Canvas(w, h)
        _glow(canvas, w, h, radius, palette.chosen, 1.2)
        canvas.rect(2.5, 2.5, w - 5, h - 5, radius + 3, stroke=palette.chosen, width=3.2)
        canvas.rect(5.5, 5.5, w - 11, h - 11, radius + 0.5, stroke=palette.space0, width=1.2, stroke_alpha=0.8)
        return canvas.draw(part)

    outline = stretched((w, h), radius + 12, edges)
    for x, y in ((w / 2, 2.8), (w / 2, h - 2.8), (2.8, h / 2), (w - 2.8, h / 2)):
        left, top = floor(x) - STUD // 2, floor(y) - STUD // 2
        outline.blit(_stud(palette, round(x - left, 1), round(y - top, 1)), (left, top))
    return outline


STUD = 14  # the side of the square in which a stud is drawn


@cached
def _stud(palette: Palette, x: float, y: float) -> pygame.Surface:
    """A small diamond around a point of its square."""
    canvas = Canvas(STUD)
    canvas.polygon(
        [(x, y - 4.6), (x + 4.6, y), (x, y + 4.6), (x - 4.6, y)], palette.chosen, stroke=palette.space0, width=1
    )
    return canvas.draw(STUD)


@cached
def focus_ring(size: tuple[int, int], palette: Palette = MIDNIGHT, *, radius: int = 10) -> pygame.Surface:
    """Where the keyboard is: a dashed line with corner marks, visible on light and dark."""
    canvas, w, h = _canvas_around(size)
    canvas.rect(3, 3, w - 6, h - 6, radius + 3, stroke=palette.space0, width=3, stroke_alpha=0.75)
    canvas.rect(3, 3, w - 6, h - 6, radius + 3, stroke=palette.chosen, width=1.6, dash="5 4", cap="butt")
    arm = radius + 6
    canvas.path(_corners(w, h, 2, arm, radius + 4), stroke=palette.chosen, width=2.6)
    return canvas.draw((int(w), int(h)))


@cached
def refused_veil(size: tuple[int, int], palette: Palette = MIDNIGHT, *, radius: int = 10) -> pygame.Surface:
    """What cannot be had now is dimmed; why, it says when it is pointed at."""
    canvas, w, h = _canvas_around(size)
    canvas.rect(MARGIN, MARGIN, w - 2 * MARGIN, h - 2 * MARGIN, radius, palette.space0, DIMMED)
    return canvas.draw((int(w), int(h)))


@cached
def bluff_outline(size: tuple[int, int], palette: Palette = MIDNIGHT, *, radius: int = 10) -> pygame.Surface:
    """What could only be a bluff: an open dashed line without corners, quieter than a legal one."""
    canvas, w, h = _canvas_around(size)
    canvas.rect(3.5, 3.5, w - 7, h - 7, radius + 2, stroke=palette.space0, width=3.2, stroke_alpha=0.6)
    canvas.rect(
        3.5, 3.5, w - 7, h - 7, radius + 2, stroke=palette.legal, width=2, stroke_alpha=0.8, dash="9 7", cap="round"
    )
    return canvas.draw((int(w), int(h)))


@cached
def wasted_outline(size: tuple[int, int], palette: Palette = MIDNIGHT, *, radius: int = 10) -> pygame.Surface:
    """What would be lost there: a dashed line in the colour of warnings with a cross in its corner."""
    canvas, w, h = _canvas_around(size)
    canvas.rect(3.5, 3.5, w - 7, h - 7, radius + 2, stroke=palette.space0, width=3.2, stroke_alpha=0.6)
    canvas.rect(3.5, 3.5, w - 7, h - 7, radius + 2, stroke=palette.warn, width=2, dash="4 6", cap="round")
    x, y, arm = w - 12, 12, 5
    for tint, width in ((palette.space0, 5.0), (palette.warn, 2.6)):
        canvas.path(
            f"M{x - arm} {y - arm}L{x + arm} {y + arm}M{x + arm} {y - arm}L{x - arm} {y + arm}",
            stroke=tint,
            width=width,
        )
    return canvas.draw((int(w), int(h)))


@cached
def legal_circle(size: int, palette: Palette = MIDNIGHT, *, strength: float = 1.0) -> pygame.Surface:
    """A legal target around a round piece of `size` pixels; larger than it by MARGIN."""
    return _round_mark(size, palette.legal, 0.5 + 0.5 * strength, "arcs")


@cached
def chosen_circle(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The chosen round piece."""
    return _round_mark(size, palette.chosen, 1.0, "studs", palette.space0)


def _round_mark(size: int, colour: str, strength: float, kind: str, edge: str = "#000000") -> pygame.Surface:
    side = size + 2 * MARGIN
    canvas = Canvas(side)
    x, r = side / 2, side / 2 - 2.6
    for i in range(3):
        canvas.circle(x, x, r - 1 + i, stroke=colour, width=3, stroke_alpha=0.16 * strength)
    if kind == "arcs":
        canvas.circle(x, x, r, stroke=colour, width=1.3, stroke_alpha=0.7 * strength)
        quarter = r * 0.42
        cut = (r * r - quarter * quarter) ** 0.5
        for sx, sy in ((1, 1), (1, -1), (-1, -1), (-1, 1)):
            first, last = (x + sx * cut, x + sy * quarter), (x + sx * quarter, x + sy * cut)
            sweep = 1 if sx == sy else 0
            canvas.path(
                f"M{first[0]:.2f} {first[1]:.2f}A{r} {r} 0 0 {sweep} {last[0]:.2f} {last[1]:.2f}",
                stroke=colour,
                width=3.8,
                stroke_alpha=strength,
            )
    else:
        canvas.circle(x, x, r, stroke=colour, width=3.4)
        for dx, dy in ((0, -r), (r, 0), (0, r), (-r, 0)):
            canvas.polygon(
                [(x + dx, x + dy - 4.8), (x + dx + 4.8, x + dy), (x + dx, x + dy + 4.8), (x + dx - 4.8, x + dy)],
                colour,
                stroke=edge,
                width=1,
            )
    return canvas.draw((side, side))


@cached
def polygon_mark(
    size: tuple[int, int],
    palette: Palette = MIDNIGHT,
    *,
    corners: tuple[tuple[float, float], ...],
    mark: str,
    strength: float = 1.0,
) -> pygame.Surface:
    """The mark of a thing with corners, which are shares of its box. Told apart by shape as those of boxes are: shaded
    with strong corners where it is legal, a full line with studs when chosen, dimmed when refused, dashed under the
    keyboard."""
    canvas, w, h = _canvas_around(size)
    points = [(MARGIN + x * size[0], MARGIN + y * size[1]) for x, y in corners]
    line = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"
    if mark == "chosen":
        canvas.path(line, stroke=palette.chosen, width=3.4)
        for x, y in points:
            studs = [(x, y - 4.6), (x + 4.6, y), (x, y + 4.6), (x - 4.6, y)]
            canvas.polygon(studs, palette.chosen, stroke=palette.space0, width=1)
    elif mark == "blocked":
        canvas.path(line, palette.space0, DIMMED)
    elif mark == "focus":
        canvas.path(line, stroke=palette.space0, width=3, stroke_alpha=0.75)
        canvas.path(line, stroke=palette.chosen, width=1.8, dash="5 4", cap="butt")
    else:
        canvas.path(line, palette.legal, 0.13 * strength)
        canvas.path(line, stroke=palette.legal, width=5, stroke_alpha=0.25 * strength)
        canvas.path(line, stroke=palette.legal, width=1.4, stroke_alpha=0.75 * strength)
        for before, (x, y), after in zip([points[-1], *points], points, [*points[1:], points[0]], strict=False):
            arms = [(x + 0.22 * (ax - x), y + 0.22 * (ay - y)) for ax, ay in (before, after)]
            bracket = f"M{arms[0][0]:.2f} {arms[0][1]:.2f}L{x:.2f} {y:.2f}L{arms[1][0]:.2f} {arms[1][1]:.2f}"
            canvas.path(bracket, stroke=palette.legal, width=3.6, stroke_alpha=0.5 + 0.5 * strength)
    return canvas.draw((int(w), int(h)))
