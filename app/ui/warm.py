"""Drawing a screen before it is seen, widget by widget, so that its first frame is as short as any other."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from app.ui.context import Context
from app.ui.widget import Widget

WARM_SECONDS = 0.003  # of one frame


def warmed(ctx: Context, root: Widget) -> Iterator[None]:
    """Lines, icons and plates of a placed tree come into their stores, one widget at a time."""
    scratch = pygame.Surface((1, 1))
    for widget in root.walk():
        if widget.children():
            continue
        wide, high = max(1, widget.rect.right), max(1, widget.rect.bottom)
        if scratch.get_width() < wide or scratch.get_height() < high:
            scratch = pygame.Surface((max(wide, ctx.size[0]), max(high, ctx.size[1])))
        widget.draw(ctx, scratch)
        yield
