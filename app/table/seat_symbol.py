"""The symbol of a seat in its colour, wherever a line or a question belongs to a player."""

from __future__ import annotations

import pygame

from app.ui.context import Context
from app.ui.widget import Widget
from art.seats import seat_symbol


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
