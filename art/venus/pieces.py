"""The pieces of an empire (OV-2.4, OV-2.5): infantry, steam tank, sailing cruiser, factory and mine."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from art.cache import cached
from art.geometry import gear, ring
from art.palette import MIDNIGHT, Palette, contrasting, darken, lighten
from art.svg import Canvas, ellipse_path, points_path, rect_path
from art.venus.brass import CREAM, EDGE, FINE_FROM, casting, empire_colour, enamel, rivets
from art.venus.empires import draw_mark

SMALLER = 0.95  # a small piece leaves room for its wider rim


@cached
def piece(
    size: int, palette: Palette = MIDNIGHT, *, kind: str, empire: str, shadow: bool = True, spent: bool = False
) -> pygame.Surface:
    """A piece in a square of `size` pixels; `spent` is duller, for units that have landed this period (OV-5.10)."""
    tone = empire_colour(empire, palette)
    if spent:
        tone = darken(tone, 0.3)
    canvas = Canvas(100)
    if shadow:
        canvas.glow(54, 90, 46, 12, "#03050C", 0.6, 0.4)
    fine = size >= FINE_FROM
    shrink = 1 if fine else SMALLER
    with canvas.moved(50 - 50 * shrink, 50 - 50 * shrink, scale=shrink):
        _DRAWN[kind](canvas, tone, palette, empire, fine)
    return canvas.draw((size, size))


def draw_piece(canvas: Canvas, kind: str, x: float, y: float, size: float, tone: str, fine: bool = True) -> None:
    """A piece without an owner's mark on another picture, `size` units wide around (x, y)."""
    with canvas.moved(x - size / 2, y - size / 2, scale=size / 100):
        _DRAWN[kind](canvas, tone, MIDNIGHT, "", fine)


def _badge(canvas: Canvas, empire: str, x: float, y: float, r: float, tone: str) -> None:
    """The owner's figure, as large as the piece allows."""
    if empire:
        draw_mark(canvas, empire, x, y, r, contrasting(tone))


def _trim(canvas: Canvas, data: str, palette: Palette) -> None:
    canvas.path(data, palette.brass_light, stroke=EDGE, width=2)


def _infantry(canvas: Canvas, tone: str, palette: Palette, empire: str, fine: bool) -> None:
    """A rifleman in a sun helmet and long coat, at the ready."""
    coat = "M33 48Q36 38 50 38Q64 38 67 48L74 86H54L50 74L46 86H26Z"
    helmet = "M28 28Q32 8 50 8Q68 8 72 28L78 33Q64 37 50 37Q36 37 22 33Z"
    rifle = "M76 6L82 6L84 80L90 92H76L78 80Z"
    boots = "M26 84H46V93H22ZM54 84H74L78 93H54Z"
    casting(canvas, [boots, coat, helmet, rifle], tone, palette.brass_light, fine)
    canvas.path(boots, EDGE)
    canvas.path(rifle, canvas.linear([(0, "#C8CED8"), (0.55, "#8A5A34")]), stroke=EDGE, width=2)
    canvas.path("M40 34Q50 40 60 34L58 42Q50 46 42 42Z", "#E2B391", stroke=EDGE, width=1.6)
    _trim(canvas, "M22 33Q50 41 78 33L76 29Q50 36 24 29Z", palette)
    _trim(canvas, "M47 3H53V9H47Z", palette)
    canvas.path("M64 46Q74 52 78 50M68 56L77 58", stroke=EDGE, width=9)
    canvas.path("M64 46Q74 52 78 50", stroke=lighten(tone, 0.1), width=6)
    _badge(canvas, empire, 46, 61, 13.5, tone)
    if fine:
        rivets(canvas, [(60, 54), (61.6, 62), (63, 70)], 1.7, palette.brass)


def _tank(canvas: Canvas, tone: str, palette: Palette, empire: str, fine: bool) -> None:
    """A riveted land ironclad: three great wheels in a track, a turret gun and a funnel."""
    hull = "M8 66L18 44H80L94 66Z"
    turret = "M32 46V34Q34 24 48 24Q62 24 64 34V46Z"
    gun = "M62 28H96V37H62Z"
    funnel = "M18 46V16H14V9H30V16H26V46Z"
    track = rect_path(4, 60, 92, 31, 15.5)
    casting(canvas, [funnel, gun, hull, turret, track], tone, palette.brass_light, fine)
    canvas.path(track, "#2A2C36", stroke=EDGE, width=2)
    for x in (20, 50, 80):
        canvas.circle(
            x, 75.5, 11.5, canvas.linear([(0, palette.brass_light), (1, palette.brass_dark)]), stroke=EDGE, width=2
        )
        if fine:
            canvas.path(gear(x, 75.5, 8, 6, 2.4, 0, 3), darken(palette.brass_dark, 0.4), even=True)
        else:
            canvas.circle(x, 75.5, 4.4, EDGE)
    canvas.path(gun, canvas.linear([(0, "#AEB6C4"), (1, "#4A5060")]), stroke=EDGE, width=2)
    canvas.path("M88 25.5H96V39.5H88Z", "#6B727E", stroke=EDGE, width=2)
    _trim(canvas, "M14 9H30V16H14Z", palette)
    _badge(canvas, empire, 49, 43, 15, tone)
    if fine:
        rivets(canvas, [(24 + 11 * i, 62) for i in range(6)], 1.6, palette.brass)
        canvas.path("M22 6Q30 -2 40 4", stroke="#C8C2B8", width=3, stroke_alpha=0.7)


def _cruiser(canvas: Canvas, tone: str, palette: Palette, empire: str, fine: bool) -> None:
    """A ship of the aether: a frigate's hull with a ram, sails of enamel, a funnel and a screw of fire."""
    hull = "M6 60L14 56H78L97 52Q92 70 76 80Q52 88 26 80Q12 74 6 60Z"
    main = "M42 4Q74 18 66 52H36Q46 28 42 4Z"
    fore = "M75 16Q90 30 87 48H72Q79 32 75 16Z"
    funnel = "M22 57V32H19V26H33V32H30V57Z"
    fin = "M30 80L42 96L54 82Z"
    canvas.glow(6, 68, 14, 11, "#FFB347", 0.9, 0.2)
    casting(canvas, [fin, funnel, main, fore, hull], tone, palette.brass_light, fine)
    canvas.path("M8 62Q-2 66 2 74Q10 74 14 70Z", "#FFB347", stroke=EDGE, width=1.6)
    sail = canvas.linear([(0, "#FFFBEF"), (1, "#D8C69C")], (0, 0), (1, 1))
    for data in (main, fore):
        canvas.path(data, sail, stroke=EDGE, width=2)
    canvas.path("M41 3V56M74 14V54", stroke="#5A3F28", width=3)
    _trim(canvas, "M19 26H33V32H19Z", palette)
    canvas.path("M8 62Q50 68 95 56L97 52L78 56H14L6 60Z", palette.brass_light, stroke=EDGE, width=1.8)
    if empire:
        draw_mark(canvas, empire, 54, 38, 10.5, darken(tone, 0.55))
    for x in (24, 36, 48, 60, 72):
        canvas.circle(x, 71, 3, CREAM, stroke=EDGE, width=1.4)
    if fine:
        canvas.path("M45 14Q52 20 54 24M76 24Q83 34 82 44", stroke="#8A7A58", width=0.9, stroke_alpha=0.8)


def _factory(canvas: Canvas, tone: str, palette: Palette, empire: str, fine: bool) -> None:
    """A saw-tooth works with two chimneys."""
    body = "M8 90V50L30 36V50L52 36V50L74 36V50H92V90Z"
    stacks = "M76 52V12H88V52ZM60 40V22H70V52Z"
    casting(canvas, [stacks, body], tone, palette.brass_light, fine)
    canvas.path("M82 8Q74 2 66 6Q58 -1 48 6", stroke="#D8D2C8", width=5, stroke_alpha=0.85)
    _trim(canvas, "M74 12H90V18H74ZM58 22H72V27H58Z", palette)
    glass = canvas.linear([(0, "#FFF3C4"), (1, "#F4A03A")])
    for x in (11, 33, 55):
        canvas.path(points_path([(x, 52), (x + 16, 42), (x + 16, 52)]), glass, stroke=EDGE, width=1.6)
    canvas.rect(66, 68, 18, 22, 2, "#2A2230", stroke=EDGE, width=2)
    canvas.path("M75 68V90", stroke=palette.brass_light, width=1.4)
    _badge(canvas, empire, 36, 71, 15, tone)
    if fine:
        canvas.path("M10 86H62", stroke=darken(tone, 0.5), width=1.2)
        rivets(canvas, [(14 + 12 * i, 57) for i in range(5)], 1.5, palette.brass)


def _mine(canvas: Canvas, tone: str, palette: Palette, empire: str, fine: bool) -> None:
    """A winding tower over a heap of ore."""
    legs = "M40 26H60L78 90H64L58 66H42L36 90H22Z"
    heap = "M2 90Q14 66 30 76Q34 84 36 90ZM64 90Q72 70 86 72Q98 80 98 90Z"
    wheel = ellipse_path(50, 22, 18, 18)
    casting(canvas, [heap, legs, wheel], tone, palette.brass_light, fine)
    ore = canvas.linear([(0, "#B58A58"), (1, "#4A3220")])
    canvas.path(heap, ore, stroke=EDGE, width=2)
    for x, y in ((14, 82), (24, 80), (80, 80), (90, 84)):
        canvas.polygon([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)], "#8FE0F0", stroke=EDGE, width=1.2)
    canvas.circle(50, 22, 17, "#2A2230")
    canvas.path(ring(50, 22, 18, 6), canvas.linear([(0, palette.brass_light), (1, palette.brass_dark)]), even=True)
    canvas.path("M50 4V40M32 22H68M37 9L63 35M63 9L37 35", stroke=palette.brass_light, width=2.4)
    canvas.circle(50, 22, 4.4, EDGE)
    canvas.path("M42 52H58M39 60H61", stroke=EDGE, width=2)
    canvas.path("M50 26V90", stroke="#2A2230", width=2.4)
    canvas.circle(50, 68, 17, enamel(canvas, tone), stroke=EDGE, width=2.4)
    _badge(canvas, empire, 50, 68, 12.5, tone)
    if fine:
        rivets(canvas, [(42, 44), (58, 44)], 1.6, palette.brass)


_DRAWN: dict[str, Callable[[Canvas, str, Palette, str, bool], None]] = {
    "infantry": _infantry,
    "tank": _tank,
    "cruiser": _cruiser,
    "factory": _factory,
    "mine": _mine,
}
