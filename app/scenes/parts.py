"""Small widgets that several screens around the table share: badges of seats, pictures, emblems, key caps."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from app.ui.colour import Rgb, mix, with_alpha
from app.ui.context import Context
from app.ui.paint import draw_icon, plate, ring
from app.ui.widget import Widget


class SeatBadge(Widget):
    """Colour, symbol and pattern of a seat on a small medallion (UX-82); without `colour` that of the table."""

    def __init__(self, seat: int, size: float = 34, *, tip: str = "", colour: Rgb | None = None) -> None:
        super().__init__(tip=tip)
        self.seat, self._size, self.colour = seat, size, colour

    def width(self, ctx: Context) -> int:
        return int(ctx.px(self._size) * ctx.text_scale**0.5)

    def height(self, ctx: Context, width: int) -> int:
        return self.width(ctx)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        from art.seats import seat_symbol

        mark = ctx.seats[self.seat % len(ctx.seats)]
        if self.colour is not None:
            mark = mark._replace(colour=self.colour)
        side = min(self.rect.size)
        place = pygame.Rect(0, 0, side, side)
        place.center = self.rect.center
        ground = with_alpha(mix(mark.colour, ctx.theme.space_0, 0.72 if ctx.theme.dark else 0.35), 1)
        deep = with_alpha(mix(mark.colour, ctx.theme.space_0, 0.86 if ctx.theme.dark else 0.2), 1)
        surface.blit(plate(place.size, side // 2, ground, deep, with_alpha(mark.colour, 0.9), ctx.px(1)), place.topleft)
        tint = mark.colour if ctx.theme.dark else mix(mark.colour, (20, 14, 8), 0.75)
        drawn = seat_symbol(
            round(side * 0.66), ctx.art, seat=self.seat % 6, plain=True, colour="#{:02X}{:02X}{:02X}".format(*tint)
        )
        surface.blit(drawn, drawn.get_rect(center=place.center))


class Emblem(Widget):
    """A game's planet with its emblem, or the flat emblem alone."""

    def __init__(self, game: str, size: float = 56, *, flat: bool = False) -> None:
        super().__init__()
        self.game, self._size, self._flat = game, size, flat

    def width(self, ctx: Context) -> int:
        return ctx.px(self._size)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(self._size)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        from art.emblems import emblem, game_planet

        side = min(self.rect.size)
        drawn = emblem(side, ctx.art, game=self.game) if self._flat else game_planet(side, ctx.art, game=self.game)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))


class FramedPicture(Widget):
    """A picture in a thin brass frame; it shrinks to its place and is hardly ever enlarged (UX-6)."""

    def __init__(self, surface: pygame.Surface | None, *, most: float = 360, shape: float = 9 / 16) -> None:
        super().__init__()
        self._picture, self._most, self._shape = surface, most, shape
        self._fitted: tuple[tuple[int, int], pygame.Surface] | None = None

    def width(self, ctx: Context) -> int:
        return ctx.px(self._most)

    def height(self, ctx: Context, width: int) -> int:
        if self._picture:
            high = self._size_in(ctx, (width, ctx.px(self._most)))[1]
            return high + ctx.px(4)
        return min(round(width * self._shape), ctx.px(self._most * self._shape))

    def _size_in(self, ctx: Context, room: tuple[int, int]) -> tuple[int, int]:
        assert self._picture is not None
        wide, high = self._picture.get_size()
        share = min(room[0] / wide, room[1] / high, 1.25 * max(1.0, ctx.scale), ctx.px(self._most) / wide)
        return max(1, round(wide * share)), max(1, round(high * share))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if self._picture is None:
            self._draw_empty(ctx, surface)
            return
        size = self._size_in(ctx, self.rect.size)
        if self._fitted is None or self._fitted[0] != size:
            self._fitted = (size, pygame.transform.smoothscale(self._picture, size))
        place = self._fitted[1].get_rect(center=self.rect.center)
        surface.blit(self._fitted[1], place)
        rim = place.inflate(2, 2)
        surface.blit(ring(rim.size, ctx.px(3), ctx.px(1), ctx.theme.hairline_rgba), rim.topleft)

    def _draw_empty(self, ctx: Context, surface: pygame.Surface) -> None:
        deep = with_alpha(ctx.theme.sunken, 0.6)
        surface.blit(
            plate(self.rect.size, ctx.px(8), deep, deep, with_alpha(ctx.theme.hairline, 0.3)), self.rect.topleft
        )
        size = min(self.rect.size) // 2
        draw_icon(ctx, surface, "planet", self.rect.center, max(8, size), mix(ctx.theme.ink_dim, ctx.theme.panel, 0.6))


class Painted(Widget):
    """A drawing of fixed logical height that a function makes: plots, bars, strips."""

    def __init__(
        self,
        draw: Callable[[Context, pygame.Surface, pygame.Rect], None],
        height: float,
        *,
        prefer: float = 320,
        grows: bool = True,
        id: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(id=id, tip=tip)
        self._draw, self._height, self._prefer, self._grows = draw, height, prefer, grows

    def width(self, ctx: Context) -> int:
        return ctx.px(self._prefer)

    def height(self, ctx: Context, width: int) -> int:
        return round(ctx.px(self._height) * (ctx.text_scale if self._grows else 1))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        self._draw(ctx, surface, self.rect)
