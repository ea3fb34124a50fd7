"""One line of a list of cards: cost, name, what it does, its type and species, and how many there are."""

from __future__ import annotations

import pygame

from app.games.kaosz.decks.cards import CollectionCards
from app.games.kaosz.faces import cost_text
from app.ui import lettering
from app.ui.colour import mix, rgb, with_alpha
from app.ui.context import DIM, STRONG, Context, Style
from app.ui.paint import draw_icon, plate
from app.ui.widget import TextMark
from art.cards import TYPE_ICONS, species_sign
from art.panels import tag
from art.species import TYPE_COLOURS

COUNT = Style(size="small", weight="bold", role="on_brass")
WIDEST_TAG = "45×"


def line_height(ctx: Context) -> int:
    return max(ctx.px(36), lettering.line_height(ctx, STRONG) + ctx.px(14))


class CardLine:
    """Where the parts of a line lie and how they are drawn; columns are the same in every line of a list."""

    def __init__(
        self, ctx: Context, cards: CollectionCards, card: str, count: str, over: bool, cell: pygame.Rect
    ) -> None:
        self.cards, self.card, self.count, self.over, self.cell = cards, card, count, over, cell
        self.face = cards.face(card)
        side = min(cell.height - ctx.px(8), ctx.em(1.7))
        self.gem = pygame.Rect(cell.x + ctx.px(14), cell.centery - side // 2, side, side)
        self.tag_room = lettering.text_width(ctx, WIDEST_TAG, STRONG) + ctx.px(14)
        self.signs = 2 * ctx.em(1.5) if cell.width > ctx.em(15) else 0
        left = self.gem.right + ctx.px(10)
        room = max(ctx.px(30), cell.right - self.tag_room - self.signs - left)
        split = cell.width > ctx.em(32)
        wide = round(room * 0.5) if split else room
        self.name = self._line(ctx, left, wide - ctx.px(6), STRONG)
        self.text = self._line(ctx, left + wide + ctx.px(6), room - wide - ctx.px(14), DIM) if split else None
        self.signs_at = left + room

    def _line(self, ctx: Context, x: int, wide: int, style: Style) -> pygame.Rect:
        high = ctx.font(style).get_height()
        return pygame.Rect(x, self.cell.centery - high // 2, wide, high)

    def marks(self, ctx: Context) -> list[TextMark]:
        name = self.cards.name(self.card)
        found = [(name, STRONG, self.name)]
        if self.text is not None and self.face is not None and self.cards.text(self.face):
            found.append((self.cards.text(self.face), DIM, self.text))
        marks = []
        for text, style, room in found:
            shown = lettering.ellipsised(ctx, text, style, room.width)
            box = pygame.Rect(room.x, room.y, lettering.text_width(ctx, shown, style), room.height)
            marks.append(TextMark(shown, box, room, shown != text, text))
        return marks

    def draw(self, ctx: Context, surface: pygame.Surface, lit: str) -> None:
        """`lit`: "chosen", "hot" or nothing."""
        theme, row = ctx.theme, self.cell.inflate(0, -ctx.px(4))
        tone = rgb(TYPE_COLOURS[self.face.type]) if self.face else theme.harm
        base = mix(theme.panel, tone, 0.3 if lit else 0.12)
        rim = theme.chosen if lit == "chosen" else theme.brass if lit else tone
        fill, deep = with_alpha(base, 1), with_alpha(mix(base, theme.space_0, 0.15), 1)
        width = ctx.px(2 if lit == "chosen" else 1)
        surface.blit(plate(row.size, ctx.px(7), fill, deep, with_alpha(rim, 0.95 if lit else 0.4), width), row)
        edge = (*tone, 255)
        surface.blit(
            plate((ctx.px(5), row.height - ctx.px(8)), ctx.px(2), edge, edge), (row.x + ctx.px(4), row.y + ctx.px(4))
        )
        surface.blit(tag(self.gem.size, ctx.art), self.gem)
        drawn = lettering.line(ctx, cost_text(self.face) if self.face else "?", COUNT)
        surface.blit(drawn, drawn.get_rect(center=self.gem.center))
        for mark, tint, style in zip(self.marks(ctx), (theme.ink, theme.ink_dim), (STRONG, DIM), strict=False):
            surface.blit(lettering.line(ctx, mark.text, style, tint), mark.rect)
        self._draw_signs(ctx, surface)

    def _draw_signs(self, ctx: Context, surface: pygame.Surface) -> None:
        side, y = ctx.em(1.15), self.cell.centery
        if self.face is not None and self.signs:
            draw_icon(
                ctx, surface, TYPE_ICONS[self.face.type], (self.signs_at + side // 2, y), side, ctx.theme.brass_light
            )
            colour = "#{:02X}{:02X}{:02X}".format(*ctx.theme.ink)
            sign = species_sign(side, ctx.art, species=self.face.species, colour=colour)
            surface.blit(sign, sign.get_rect(center=(self.signs_at + ctx.em(1.5) + side // 2, y)))
        if self.count:
            tint = ctx.theme.harm_text if self.over else ctx.theme.ink
            drawn = lettering.line(ctx, self.count, STRONG, tint)
            surface.blit(drawn, drawn.get_rect(midright=(self.cell.right - ctx.px(10), y)))
