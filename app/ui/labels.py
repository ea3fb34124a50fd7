"""Texts that are only read: labels, paragraphs with inline icons and links, headings, dividers, progress."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from app.ui import lettering
from app.ui.context import BODY, CAPS, TITLE, Context, Style
from app.ui.lettering import SetText
from app.ui.paint import disc, draw_divider, draw_icon, plate
from app.ui.widget import TextMark, Widget


def draw_set(
    ctx: Context,
    surface: pygame.Surface,
    text: SetText,
    at: tuple[int, int],
    colour: tuple[int, int, int] | None = None,
    hot_link: str = "",
) -> None:
    """Put a finished paragraph on a surface."""
    for item in text.placed:
        place = item.rect.move(at)
        piece = item.piece
        tint = colour or ctx.colour(piece.style.role)
        if piece.icon:
            draw_icon(ctx, surface, piece.icon, place.center, round(ctx.text_px(piece.style.size) * 1.15), tint)
            continue
        if piece.text.isspace():
            continue
        if piece.link:
            tint = ctx.colour("chosen" if piece.link == hot_link else "brass_light")
        drawn = lettering.line(ctx, piece.text, piece.style, tint)
        surface.blit(drawn, (place.x, place.y + (place.height - drawn.get_height()) // 2))
        if piece.link:
            pygame.draw.line(surface, tint, (place.x, place.bottom - 1), (place.right - 1, place.bottom - 1))


class Label(Widget):
    """One line; when there is too little room it ends in an ellipsis and tells all in its tooltip (UX-90)."""

    def __init__(self, text: str, style: Style = BODY, *, align: str = "left", id: str = "", tip: str = "") -> None:
        super().__init__(id=id, tip=tip)
        self.text, self.style, self.align = text, style, align
        self._shown = text
        self._at = (0, 0)

    def width(self, ctx: Context) -> int:
        return lettering.text_width(ctx, self.text, self.style)

    def height(self, ctx: Context, width: int) -> int:
        return lettering.line_height(ctx, self.style)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._shown = lettering.ellipsised(ctx, self.text, self.style, rect.width)
        wide = lettering.text_width(ctx, self._shown, self.style)
        x = {"center": (rect.width - wide) // 2, "right": rect.width - wide}.get(self.align, 0)
        high = ctx.font(self.style).get_height()
        self._at = (rect.x + x, rect.y + (rect.height - high) // 2)
        self._size = (wide, high)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        surface.blit(lettering.line(ctx, self._shown, self.style), self._at)

    def marks(self) -> list[TextMark]:
        cut = self._shown != self.text
        return [TextMark(self._shown, pygame.Rect(self._at, self._size), self.rect, cut, self.tooltip())]

    def tooltip(self) -> str:
        return self.text if self._shown != self.text else self.tip

    def spoken(self) -> str:
        return self.text


class Paragraph(Widget):
    """Wrapped text; `markup` allows <b>, <i>, <icon:name> and <link:id>…</link>."""

    def __init__(
        self,
        text: str,
        style: Style = BODY,
        *,
        align: str = "left",
        most: int = 0,
        markup: bool = False,
        prefer: float = 480,
        on_link: Callable[[str], None] | None = None,
        id: str = "",
    ) -> None:
        super().__init__(id=id)
        self.text, self.style, self.align, self.most, self.markup = text, style, align, most, markup
        self.prefer, self.on_link = prefer, on_link
        self._set: SetText | None = None
        self._hot = ""

    def _text(self, ctx: Context, width: int) -> SetText:
        return lettering.set_text(
            ctx, self.text, self.style, width, most=self.most, markup=self.markup, align=self.align
        )

    def width(self, ctx: Context) -> int:
        return min(
            self._text(ctx, 10**6).size[0] if self.align == "left" else ctx.px(self.prefer),
            ctx.px(self.prefer * max(1.0, ctx.text_scale * 0.8)),
        )

    def height(self, ctx: Context, width: int) -> int:
        return self._text(ctx, width).size[1]

    def is_cut_at(self, ctx: Context, width: int) -> bool:
        """Whether a width would not show all its words."""
        return self._text(ctx, width).cut

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._set = self._text(ctx, rect.width)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if self._set:
            draw_set(ctx, surface, self._set, self.rect.topleft, hot_link=self._hot)

    def link_at(self, pos: tuple[int, int]) -> str:
        for item in self._set.placed if self._set else ():
            if item.piece.link and item.rect.move(self.rect.topleft).collidepoint(pos):
                return item.piece.link
        return ""

    def target(self) -> bool:
        return self.on_link is not None

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        link = self.link_at(pos)
        if link and self.on_link:
            self.on_link(link)

    def marks(self) -> list[TextMark]:
        if not self._set or not self._set.placed:
            return []
        rects = [item.rect.move(self.rect.topleft) for item in self._set.placed]
        whole = rects[0].unionall(rects[1:])
        return [TextMark(self.text, whole, self.rect, self._set.cut, self.tooltip())]

    def tooltip(self) -> str:
        return self.text if self._set and self._set.cut else self.tip

    def spoken(self) -> str:
        return self.text


class Heading(Label):
    """The title of a screen or dialog."""

    def __init__(self, text: str, *, align: str = "left", id: str = "") -> None:
        super().__init__(text, TITLE, align=align, id=id)


class Caps(Label):
    """A zone or group name in letter-spaced small capitals."""

    def __init__(self, text: str, *, align: str = "left", id: str = "") -> None:
        super().__init__(text, CAPS, align=align, id=id)


class Divider(Widget):
    """A brass hairline that fades at its ends, with a lozenge unless it is plain."""

    def __init__(self, *, plain: bool = False) -> None:
        super().__init__()
        self._plain = plain

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(5 if self._plain else 13)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        draw_divider(ctx, surface, self.rect.x, self.rect.right, self.rect.centery, plain=self._plain)


class Icon(Widget):
    """One icon of our set."""

    def __init__(self, name: str, size: float = 20, role: str = "brass_light", *, tip: str = "") -> None:
        super().__init__(tip=tip)
        self.name, self._size, self.role = name, size, role

    def width(self, ctx: Context) -> int:
        return round(ctx.px(self._size) * ctx.text_scale)

    def height(self, ctx: Context, width: int) -> int:
        return round(ctx.px(self._size) * ctx.text_scale)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        draw_icon(ctx, surface, self.name, self.rect.center, min(self.rect.size), ctx.colour(self.role))


class Progress(Widget):
    """A brass bar in an engraved groove; `share` from 0 to 1, or None while the end is unknown."""

    def __init__(self, share: float | None = 0.0, *, id: str = "", tip: str = "") -> None:
        super().__init__(id=id, tip=tip)
        self.share = share
        self.ticks = share is None

    def tick(self, ctx: Context) -> bool:
        return not ctx.reduced_motion

    def width(self, ctx: Context) -> int:
        return ctx.px(200)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(10)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, rect = ctx.theme, self.rect
        radius = rect.height // 2
        groove = (*theme.sunken, 255)
        surface.blit(plate(rect.size, radius, groove, groove, theme.hairline_rgba), rect.topleft)
        inner = rect.inflate(-ctx.px(4), -ctx.px(4))
        if self.share is None:
            turn = 0.5 if ctx.reduced_motion else (ctx.clock / 1600) % 1
            x = inner.x + round((inner.width - inner.height) * abs(2 * turn - 1))
            surface.blit(disc(max(1, inner.height // 2), (*theme.brass_light, 255)), (x, inner.y))
            return
        wide = round(inner.width * min(1.0, max(0.0, self.share)))
        if wide >= inner.height:
            bar = plate((wide, inner.height), inner.height // 2, (*theme.brass_light, 255), (*theme.brass, 255))
            surface.blit(bar, inner.topleft)
