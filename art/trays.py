"""Where dice land and time runs: the felt tray and the ring of the clock; and the program's own icon."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.geometry import arc, around
from art.palette import MIDNIGHT, Palette, darken, lighten
from art.svg import Canvas

RIM = 14  # pixels of wood and brass around the felt
_PLANETS = ("#C2524A", "#D99A2B", "#E3C08A", "#8466C9", "#3F8FA8")  # on the icon


def felt_area(size: tuple[int, int]) -> pygame.Rect:
    """The part of a tray in which dice may roll."""
    return pygame.Rect(RIM, RIM, size[0] - 2 * RIM, size[1] - 2 * RIM)


@cached
def dice_tray(size: tuple[int, int], palette: Palette = MIDNIGHT, *, felt: str = "#1F4F46") -> pygame.Surface:
    """A wooden tray with a brass inlay and a felt floor, shaded by its own rim."""
    w, h = size
    canvas = Canvas(w, h)
    wood = "#4A2E1C"
    grain = [(0, lighten(wood, 0.22)), (0.5, wood), (1, darken(wood, 0.45))]
    canvas.rect(0.5, 0.5, w - 1, h - 1, 14, canvas.linear(grain, (0, 0), (0.6, 1)), stroke=darken(wood, 0.6), width=1)
    canvas.rect(5, 5, w - 10, h - 10, 10, stroke=palette.brass, width=2)
    canvas.rect(5, 5, w - 10, h - 10, 10, stroke=palette.brass_light, width=0.7, stroke_alpha=0.8)
    x, y, fw, fh = felt_area(size)
    floor = canvas.radial([(0, lighten(felt, 0.1)), (0.6, felt), (1, darken(felt, 0.4))], (0.45, 0.42), 0.75)
    canvas.rect(x - 2, y - 2, fw + 4, fh + 4, 8, darken(wood, 0.7))
    canvas.rect(x, y, fw, fh, 6, floor)
    # The rim throws its shadow on the upper and left edge of the felt.
    canvas.rect(x, y, fw, min(16, fh / 4), 6, canvas.linear([(0, "#000000", 0.5), (1, "#000000", 0)]))
    canvas.rect(x, y, min(16, fw / 4), fh, 6, canvas.linear([(0, "#000000", 0.4), (1, "#000000", 0)], (0, 0), (1, 0)))
    return canvas.draw(size)


@cached
def time_ring(size: int, palette: Palette = MIDNIGHT, *, left: int = 100, urgent: bool = False) -> pygame.Surface:
    """The thin ring of a running clock; `left` is the per cent of time that remains, and the last part is dashed."""
    canvas = Canvas(100)
    canvas.circle(50, 50, 47, stroke=darken(palette.panel, 0.3), width=4)
    canvas.circle(50, 50, 47, stroke=palette.hairline, width=0.5, stroke_alpha=0.6)
    tone = palette.warn if urgent else palette.brass_light
    if left >= 100:
        canvas.circle(50, 50, 47, stroke=tone, width=3)
    elif left > 0:
        dash = "2.2 1.4" if urgent else ""
        canvas.path(arc(50, 50, 47, 47, 0, left * 3.6), stroke=tone, width=3, cap="butt", dash=dash)
        canvas.circle(*around(50, 50, 47, left * 3.6), 3, tone, stroke=palette.space0, width=0.8)
    return canvas.draw((size, size))


@cached
def app_icon(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The program's icon: a sun with tilted brass orbits and planets, readable from 16 pixels."""
    canvas = Canvas(100)
    ground = canvas.radial([(0, "#26305C"), (1, palette.space0)], (0.42, 0.36), 0.75)
    canvas.rect(2, 2, 96, 96, 22, ground, stroke=palette.brass, width=3.4)
    small = size < 40
    orbits = ((42, 19),) if small else ((28, 12), (43, 20))
    with canvas.moved(50, 50, turn=-18):
        for rx, ry in orbits:
            canvas.ellipse(0, 0, rx, ry, stroke=palette.brass_light, width=5 if small else 2.6)
    canvas.glow(50, 50, 32, 32, "#FFD166", 0.7, 0.3)
    canvas.circle(50, 50, 16, canvas.radial([(0, "#FFF3C9"), (0.6, "#FFD166"), (1, palette.brass_dark)]))
    places = (
        ((-35, 10, 0), (36, -9, 3)) if small else ((-35, 12, 0), (36, -11, 3), (9, 19.5, 4), (-22, -7.5, 1), (21, 8, 2))
    )
    with canvas.moved(50, 50, turn=-18):
        for x, y, planet in places:
            tone = _PLANETS[planet]
            radius = 9.5 if small else 7 if planet in (0, 3, 4) else 4.8
            canvas.circle(
                x, y, radius, canvas.radial([(0, lighten(tone, 0.5)), (1, tone)]), stroke=palette.space0, width=1.2
            )
    return canvas.draw((size, size))
