"""The live forecast beside what the hand points at: cost, worth, goods, and every warning as a line."""

from __future__ import annotations

import pygame

from app.colour import with_alpha
from app.games.smugglers_forecast import Forecast
from app.ui import lettering
from app.ui.context import Context, Style
from app.ui.labels import draw_set
from app.ui.paint import draw_shadow, plate


def draw_forecast(
    ctx: Context, surface: pygame.Surface, told: Forecast, thing: pygame.Rect, board: pygame.Rect
) -> pygame.Rect:
    """Beside the thing, never over it; where it lies."""
    if not told.lines:
        return pygame.Rect(0, 0, 0, 0)
    most = min(ctx.px(300 * ctx.text_scale**0.6), board.width // 3)
    lines = [
        lettering.set_text(ctx, text, Style(size="small", weight="medium", role=role), most)
        for text, role in told.lines
    ]
    gap, pad = ctx.px(4), ctx.px(12)
    wide = max(line.size[0] for line in lines) + 2 * pad
    high = sum(line.size[1] for line in lines) + gap * (len(lines) - 1) + 2 * pad
    rect = pygame.Rect(0, 0, wide, high)
    rect.midleft = (thing.right + ctx.px(10), thing.centery)
    if rect.right > board.right:
        rect.midright = (thing.left - ctx.px(10), thing.centery)
    rect.clamp_ip(board)
    draw_shadow(ctx, surface, rect, ctx.px(10), 14)
    fill = with_alpha(ctx.theme.panel, 0.98)
    surface.blit(plate(rect.size, ctx.px(10), fill, fill, ctx.theme.hairline_rgba), rect)
    y = rect.y + pad
    for line, (_, role) in zip(lines, told.lines, strict=True):
        draw_set(ctx, surface, line, (rect.x + pad, y), ctx.colour(role))
        y += line.size[1] + gap
    return rect
