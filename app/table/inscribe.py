"""Short texts on pieces: as large as their room and the user's letters allow, and numbers on brass tags."""

from __future__ import annotations

import pygame

from app.fonts import font
from app.ui.context import Context
from art.panels import tag

Size = tuple[int, int]


def fitted(ctx: Context, text: str, room: Size, *, weight: str = "bold", most: str = "title") -> pygame.font.Font:
    """The largest typeface in which a short text fits its room, never above the user's size of that name."""
    px = max(8, min(round(room[1] * 0.9), ctx.text_px(most)))
    found = font("sans", weight, px)
    while px > 8 and (found.size(text)[0] > room[0] or found.get_height() > room[1] * 1.25):
        px -= 1
        found = font("sans", weight, px)
    return found


def put_text(
    ctx: Context,
    surface: pygame.Surface,
    text: str,
    room: pygame.Rect,
    *,
    role: str = "ink",
    align: str = "center",
    most: str = "title",
    weight: str = "bold",
) -> pygame.Rect:
    """A short text inside a box; where it stands."""
    drawn = fitted(ctx, text, room.size, weight=weight, most=most).render(text, True, ctx.colour(role))
    spot = drawn.get_rect(center=room.center)
    if align == "left":
        spot.left = room.left
    elif align == "right":
        spot.right = room.right
    surface.blit(drawn, spot)
    return spot


def put_tag(ctx: Context, surface: pygame.Surface, text: str, centre: tuple[int, int], high: int) -> None:
    """A number on a brass tag."""
    face = font("sans", "bold", max(9, round(high * 0.72)))
    drawn = face.render(text, True, ctx.theme.on_brass)
    rect = pygame.Rect(0, 0, max(high, drawn.get_width() + round(high * 0.6)), high)
    rect.center = centre
    rect.clamp_ip(surface.get_rect())
    surface.blit(tag(rect.size, ctx.art), rect)
    surface.blit(drawn, drawn.get_rect(center=rect.center))
