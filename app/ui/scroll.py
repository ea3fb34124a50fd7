"""Scrolling: an area for any content, and a list that makes only the rows one sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from app.ui.colour import with_alpha
from app.ui.context import Context
from app.ui.heard import words_in
from app.ui.paint import draw_focus, fade_mask, plate
from app.ui.widget import Widget

_STEP = 56


class Scroller(Widget):
    """What area and list share: offset, bar, wheel, dragging the bar."""

    def __init__(self, *, id: str = "", region: bool = False) -> None:
        super().__init__(id=id)
        self.region = region
        self.offset = 0
        self.content = 0  # height of everything
        self._grip: int | None = None

    @property
    def most(self) -> int:
        return max(0, self.content - self.rect.height)

    def viewport(self) -> pygame.Rect | None:
        return self.rect

    def bar_width(self, ctx: Context) -> int:
        return ctx.px(14) if self.content > self.rect.height else 0

    def scroll_to(self, ctx: Context, offset: int) -> bool:
        """Move to an offset; True when that changed anything."""
        offset = max(0, min(self.most, offset))
        if offset == self.offset:
            return False
        self.offset = offset
        self.arrange(ctx)
        return True

    def arrange(self, ctx: Context) -> None:
        """Place the content for the present offset."""

    def reveal(self, ctx: Context, rect: pygame.Rect) -> None:
        """Scroll so that a rectangle inside becomes visible."""
        margin = ctx.px(12)
        if rect.top - margin < self.rect.top:
            self.scroll_to(ctx, self.offset - (self.rect.top - rect.top + margin))
        elif rect.bottom + margin > self.rect.bottom:
            self.scroll_to(ctx, self.offset + rect.bottom + margin - self.rect.bottom)

    def on_wheel(self, ctx: Context, steps: int) -> bool:
        return self.scroll_to(ctx, self.offset - steps * ctx.px(_STEP))

    def target(self) -> bool:
        return self.most > 0

    def thumb(self, ctx: Context) -> pygame.Rect:
        wide = ctx.px(6)
        high = max(ctx.px(32), self.rect.height * self.rect.height // max(1, self.content))
        y = self.rect.y + (self.rect.height - high) * self.offset // max(1, self.most)
        return pygame.Rect(self.rect.right - wide - ctx.px(2), y, wide, high)

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._grip = None
        if pos[0] >= self.rect.right - self.bar_width(ctx):
            thumb = self.thumb(ctx)
            self._grip = pos[1] - thumb.y if thumb.top <= pos[1] < thumb.bottom else thumb.height // 2
            self.on_drag(ctx, pos)

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        if self._grip is not None:
            room = max(1, self.rect.height - self.thumb(ctx).height)
            self.scroll_to(ctx, (pos[1] - self._grip - self.rect.y) * self.most // room)

    def draw_bar(self, ctx: Context, surface: pygame.Surface) -> None:
        if not self.most:
            return
        thumb = self.thumb(ctx)
        track = pygame.Rect(thumb.x, self.rect.y, thumb.width, self.rect.height)
        faint = with_alpha(ctx.theme.hairline, 0.15)
        surface.blit(plate(track.size, thumb.width // 2, faint, faint), track.topleft)
        brass = with_alpha(ctx.theme.brass, 0.95 if self.hot or self.pressed else 0.7)
        surface.blit(plate(thumb.size, thumb.width // 2, brass, brass), thumb.topleft)

    def draw_clipped(self, ctx: Context, surface: pygame.Surface, children: Sequence[Widget]) -> None:
        """Children inside the viewport; a focus ring may stand out a little where nothing is scrolled away."""
        before = surface.get_clip()
        over = ctx.px(8)
        above = 0 if self.offset else over
        below = 0 if self.offset < self.most else over
        room = pygame.Rect(
            self.rect.x - over, self.rect.y - above, self.rect.width + 2 * over, self.rect.height + above + below
        ).clip(before)
        edges = self._edges(ctx, surface, room)
        surface.set_clip(room)
        for child in children:
            if child.visible and child.rect.colliderect(room):
                child.draw(ctx, surface)
        for strip, place in edges:
            surface.blit(strip, place)
        surface.set_clip(before)

    def _edges(
        self, ctx: Context, surface: pygame.Surface, room: pygame.Rect
    ) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """Strips of the ground that lie over the content where it goes on, so that it fades instead of being cut."""
        high = min(ctx.px(26), room.height // 4)
        found = []
        for low, more in ((False, self.offset > 0), (True, self.offset < self.most)):
            if more and high > 1:
                place = pygame.Rect(room.x, room.bottom - high if low else room.y, room.width, high)
                place = place.clip(surface.get_rect())
                strip = surface.subsurface(place).convert_alpha()
                strip.blit(fade_mask(place.size, low), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
                found.append((strip, place.topleft))
        return found


class ScrollArea(Scroller):
    """Shows a tall child through a window; the bar appears only when it is needed. `steady`: its room is kept free
    before, so that what the child shows stays where it is when it grows."""

    def __init__(
        self, child: Widget, *, id: str = "", region: bool = False, reading: bool = False, steady: bool = False
    ) -> None:
        super().__init__(id=id, region=region)
        self._steady = steady
        self._child = child
        self._ctx: Context | None = None  # that it was placed in: a panel may limit its text
        self.focusable = reading  # pure text: the area itself takes the keys
        self.adopt(child)

    def children(self) -> Sequence[Widget]:
        return (self._child,)

    def width(self, ctx: Context) -> int:
        return self._child.width(ctx) + ctx.px(14)

    def height(self, ctx: Context, width: int) -> int:
        return self._child.height(ctx, width)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._ctx = ctx
        self.content = self._child.height(ctx, rect.width)
        if self._steady or self.content > rect.height:
            self.content = self._child.height(ctx, rect.width - ctx.px(14))
        self.offset = max(0, min(self.offset, self.most))
        self.arrange(ctx)

    def arrange(self, ctx: Context) -> None:
        ctx = self._ctx or ctx
        wide = self.rect.width - (ctx.px(14) if self._steady else self.bar_width(ctx))
        self._child.place(
            ctx, pygame.Rect(self.rect.x, self.rect.y - self.offset, wide, max(self.content, self.rect.height))
        )

    def spoken(self) -> str:
        return words_in(self._child) if self.focusable else ""

    def on_act(self, ctx: Context, action: str) -> bool:
        if not self.focusable or action not in ("up", "down", "page-up", "page-down"):
            return False
        step = ctx.px(_STEP) if action in ("up", "down") else max(ctx.px(_STEP), round(self.rect.height * 0.9))
        return self.scroll_to(ctx, self.offset + step * (1 if action.endswith("down") else -1))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        self.draw_clipped(ctx, surface, (self._child,))
        self.draw_bar(ctx, surface)
        if self.focusable and self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, self.rect, ctx.px(8))


class ListView(Scroller):
    """Rows of equal height, made on demand; the arrows move a cursor, Enter chooses."""

    focusable = True

    def __init__(
        self,
        count: int,
        row: Callable[[int], Widget],
        *,
        row_height: float = 48,
        on_choose: Callable[[int], None] | None = None,
        on_move: Callable[[int], None] | None = None,
        cursor: int = 0,
        id: str = "",
    ) -> None:
        super().__init__(id=id)
        self.count, self._row, self._row_height = count, row, row_height
        self.on_choose, self.on_move = on_choose, on_move
        self.cursor = max(0, min(cursor, count - 1))
        self._made: dict[int, Widget] = {}

    def row_px(self, ctx: Context) -> int:
        return max(ctx.px(32), round(ctx.px(self._row_height) * ctx.text_scale))

    def width(self, ctx: Context) -> int:
        return ctx.px(320)

    def height(self, ctx: Context, width: int) -> int:
        return self.count * self.row_px(ctx)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self.content = self.count * self.row_px(ctx)
        self.offset = max(0, min(self.offset, self.most))
        self.arrange(ctx)

    def row_rect(self, ctx: Context, index: int) -> pygame.Rect:
        high = self.row_px(ctx)
        wide = self.rect.width - self.bar_width(ctx)
        return pygame.Rect(self.rect.x, self.rect.y + index * high - self.offset, wide, high)

    def arrange(self, ctx: Context) -> None:
        high = self.row_px(ctx)
        first = self.offset // high
        last = min(self.count - 1, (self.offset + max(1, self.rect.height) - 1) // high)
        seen = range(first, last + 1)
        self._made = {index: self._made.get(index) or self._row(index) for index in seen}
        for index, widget in self._made.items():
            widget.parent = self
            inner = self.row_rect(ctx, index).inflate(-ctx.px(20), -ctx.px(6))
            widget.place(ctx, inner)

    def children(self) -> Sequence[Widget]:
        return list(self._made.values())

    def target(self) -> bool:
        return self.count > 0

    def spoken(self) -> str:
        """The row of the cursor."""
        return words_in(self._made.get(self.cursor) or self._row(self.cursor)) if self.count else ""

    def _go(self, ctx: Context, index: int) -> bool:
        index = max(0, min(self.count - 1, index))
        if index == self.cursor or not self.count:
            return False
        self.cursor = index
        self.reveal(ctx, self.row_rect(ctx, index))
        if self.on_move:
            self.on_move(index)
        return True

    def on_act(self, ctx: Context, action: str) -> bool:
        if action in ("up", "down"):
            return self._go(ctx, self.cursor + (1 if action == "down" else -1))
        if action in ("page-up", "page-down"):
            page = max(1, self.rect.height // self.row_px(ctx) - 1)
            return self._go(ctx, self.cursor + (page if action == "page-down" else -page))
        if action == "confirm" and self.count and self.on_choose:
            self.on_choose(self.cursor)
            return True
        return False

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        if self._grip is not None or not self.count:
            return
        index = (pos[1] - self.rect.y + self.offset) // self.row_px(ctx)
        if not 0 <= index < self.count:
            return
        again = index == self.cursor
        self._go(ctx, index)
        # The first click chooses the row, the second opens it: nothing happens by one stray click (UX-20).
        if again and self.on_choose:
            self.on_choose(index)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        if self.count:
            place = self.row_rect(ctx, self.cursor).inflate(-ctx.px(6), -ctx.px(4))
            before = surface.get_clip()
            surface.set_clip(self.rect.clip(before))
            fill = with_alpha(theme.raised, 0.95)
            rim = with_alpha(theme.brass, 0.9 if self.focused else 0.45)
            surface.blit(plate(place.size, ctx.px(8), fill, fill, rim, ctx.px(1)), place.topleft)
            surface.set_clip(before)
        self.draw_clipped(ctx, surface, self.children())
        self.draw_bar(ctx, surface)
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, self.rect, ctx.px(8))
