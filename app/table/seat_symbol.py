"""The symbol and the pattern of a seat in its colour, wherever something belongs to a player (UX-82)."""

from __future__ import annotations

import pygame

from app.ui.context import Context
from app.ui.widget import Widget
from art.seats import seat_pattern, seat_symbol

ENGRAVED, PITCH = 0.3, 13.0  # how strongly a pattern shows, and how far its marks are apart


class SeatSymbol(Widget):
    """Without a seat it takes no room."""

    def __init__(self, seat: int, size: float = 26) -> None:
        super().__init__()
        self.seat, self._size = seat, size

    def width(self, ctx: Context) -> int:
        return round(ctx.px(self._size) * ctx.text_scale**0.5) if self.seat >= 0 else 0

    def height(self, ctx: Context, width: int) -> int:
        return self.width(ctx)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if self.seat < 0 or self.seat >= len(ctx.seats):
            return
        tone = "#{:02X}{:02X}{:02X}".format(*ctx.seats[self.seat].colour)
        drawn = seat_symbol(min(self.rect.size), ctx.art, seat=self.seat, colour=tone)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))


def engrave(ctx: Context, made: pygame.Surface, seat: int, colour: tuple[int, int, int]) -> None:
    """The seat's pattern over its plate, below whatever is written on that."""
    room = made.get_rect().inflate(-2 * ctx.px(5), -2 * ctx.px(4))
    if room.width > 0 and room.height > 0:
        tone = "#{:02X}{:02X}{:02X}".format(*colour)
        marks = seat_pattern(room.size, ctx.art, seat=seat, colour=tone, alpha=ENGRAVED, pitch=ctx.px(PITCH))
        made.blit(marks, room)
