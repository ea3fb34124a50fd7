"""Frames of any size from a small one: a table that is rearranged needs many new sizes at once."""

from __future__ import annotations

from collections.abc import Callable

import pygame


def stretched(size: tuple[int, int], corner: int, draw: Callable[[tuple[int, int]], pygame.Surface]) -> pygame.Surface:
    """A frame whose edges are alike along their length: only its corners are drawn, the rest is pulled to size."""
    w, h = size
    if min(w, h) < 2 * corner + 4:
        return draw(size)
    small = draw((2 * corner + 1, 2 * corner + 1))
    out = pygame.Surface(size, pygame.SRCALPHA)
    across = ((0, corner, 0, corner), (corner, 1, corner, w - 2 * corner), (corner + 1, corner, w - corner, corner))
    down = ((0, corner, 0, corner), (corner, 1, corner, h - 2 * corner), (corner + 1, corner, h - corner, corner))
    for from_x, wide, to_x, new_wide in across:
        for from_y, high, to_y, new_high in down:
            if wide == high == 1:
                out.fill(small.get_at((from_x, from_y)), (to_x, to_y, new_wide, new_high))
                continue
            part = small.subsurface((from_x, from_y, wide, high))
            out.blit(pygame.transform.scale(part, (new_wide, new_high)), (to_x, to_y))
    return out
