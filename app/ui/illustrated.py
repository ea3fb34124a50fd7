"""Pictures of a rulebook, drawn by name and kept until the look of the program changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

import pygame

from app.ui.context import Context

Picture = Callable[[pygame.Surface, Context], object]


def illustrated(pictures: Mapping[str, Picture]) -> Callable[[str, tuple[int, int], Context], pygame.Surface]:
    """What draws each of these pictures by its name in the rulebook's source."""

    @lru_cache(maxsize=16)
    def drawn(name: str, size: tuple[int, int], ctx: Context, look: tuple[object, ...]) -> pygame.Surface:
        """Kept until theme, language or scale (`look`) are others."""
        made = pygame.Surface(size, pygame.SRCALPHA)
        pictures[name](made, ctx)
        return made

    return lambda name, size, ctx: drawn(name, size, ctx, (ctx.theme.name, ctx.texts.language, ctx.scale))
