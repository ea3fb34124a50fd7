"""What is left of a ship: its hull, dark, torn and adrift."""

from __future__ import annotations

import pygame

from app.games.empires.ground import tint
from app.ui.colour import mix
from app.ui.context import Context
from art.empires.counters import ship_counter
from art.empires.styles import Owner

LEAN, DARK = -24.0, (168, 158, 168)  # degrees; what is left of each colour
CRACKS = (((0.2, 0.3), (0.48, 0.5), (0.36, 0.66), (0.72, 0.86)), ((0.74, 0.2), (0.56, 0.44), (0.8, 0.58)))


def wreck(unit: str, owner: Owner, size: tuple[int, int], ctx: Context) -> pygame.Surface:
    """The counter of a unit as a wreck."""
    wide, tall = size
    hull = ship_counter(max(8, round(wide * 0.82)), ctx.art, unit=unit, owner=owner, colour=tint(ctx, owner)).copy()
    hull.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
    for crack in CRACKS:
        points = [(round(x * hull.get_width()), round(y * hull.get_height())) for x, y in crack]
        pygame.draw.lines(hull, mix(ctx.theme.harm, (0, 0, 0), 0.35), False, points, max(1, wide // 26))
    leaning = pygame.transform.rotozoom(hull, LEAN, 1.0)
    picture = pygame.Surface((wide, tall), pygame.SRCALPHA)
    picture.blit(leaning, leaning.get_rect(center=(wide // 2, tall // 2)))
    return picture
