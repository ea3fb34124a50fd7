"""A small plate of facts beside the thing under the pointer: outcomes, costs, warnings (UX-15, UX-40)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from app.table.docking import nearest_clear
from app.ui import lettering
from app.ui.colour import with_alpha
from app.ui.context import Context, Style
from app.ui.labels import draw_set
from app.ui.paint import draw_shadow, plate

FactLine = tuple[str, str]  # text, perhaps with icons in it, and the role of its colour


def facts_size(ctx: Context, lines: Sequence[FactLine], most: int, size: str = "small") -> tuple[int, int]:
    """How large the plate is."""
    made = _set(ctx, lines, most, size)
    gap, pad = ctx.px(4), ctx.px(12)
    wide = max(line.size[0] for line in made) + 2 * pad
    return wide, sum(line.size[1] for line in made) + gap * (len(made) - 1) + 2 * pad


def _set(ctx: Context, lines: Sequence[FactLine], most: int, size: str) -> list[lettering.SetText]:
    style = Style(size=size, weight="medium")
    return [lettering.set_text(ctx, text, style.coloured(role), most, markup=True) for text, role in lines]


def widest(ctx: Context, board: pygame.Rect) -> int:
    return min(ctx.px(300 * ctx.text_scale**0.6), board.width // 3)


def draw_facts(
    ctx: Context,
    surface: pygame.Surface,
    lines: Sequence[FactLine],
    thing: pygame.Rect,
    board: pygame.Rect,
    away: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Draw the facts near the thing, never over it nor over `away` where there is room; returns their box."""
    if not lines:
        return pygame.Rect(0, 0, 0, 0)
    most = widest(ctx, board)
    rect = pygame.Rect((0, 0), facts_size(ctx, lines, most))
    rect.midleft = (thing.right + ctx.px(10), thing.centery)
    if rect.right > board.right:
        rect.midright = (thing.left - ctx.px(10), thing.centery)
    rect.clamp_ip(board)
    rect = nearest_clear(rect, rect.height, board, [thing, *away])
    draw_plate_of(ctx, surface, lines, rect, most)
    return rect


def draw_plate_of(
    ctx: Context, surface: pygame.Surface, lines: Sequence[FactLine], rect: pygame.Rect, most: int, size: str = "small"
) -> None:
    """Draw the facts in this box."""
    gap, pad = ctx.px(4), ctx.px(12)
    draw_shadow(ctx, surface, rect, ctx.px(10), 14)
    fill = with_alpha(ctx.theme.panel, 1)
    surface.blit(plate(rect.size, ctx.px(10), fill, fill, ctx.theme.hairline_rgba), rect)
    y = rect.y + pad
    for line, (_, role) in zip(_set(ctx, lines, most, size), lines, strict=True):
        draw_set(ctx, surface, line, (rect.x + pad, y), ctx.colour(role))
        y += line.size[1] + gap
