"""Looking through a pile: a dialog with every card in it, in which offered ones can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from app.table.choose import CHOSEN, LEGAL, TARGET
from app.table.model import Id, Piece
from app.ui import lettering
from app.ui.buttons import Button, Pressable
from app.ui.context import Context, Style
from app.ui.dialog import Dialog
from app.ui.input import Act, Intent, PointerEvent
from app.ui.labels import draw_set
from app.ui.layout import Grid
from app.ui.lettering import SetText, escape
from app.ui.paint import draw_focus
from app.ui.widget import TextMark

if TYPE_CHECKING:
    from app.table.kit import TableKit

CARD_WIDTH = 104.0
NAME = Style(size="tiny", weight="medium")


def card_width(ctx: Context) -> float:
    """The logical width of a card; it grows with the text, because it is read."""
    grown: float = CARD_WIDTH * ctx.text_scale**0.5
    return grown


class PileCard(Pressable):
    """One card of the pile with its name; one that is offered is marked as legal."""

    def __init__(self, kit: TableKit, piece: Piece, ratio: float, mark: str, action: Callable[[], None] | None) -> None:
        sheet = kit.module.pages.inspect(piece.id)
        tip = f"<b>{escape(sheet.title)}</b> {sheet.text}" if sheet else piece.tip
        super().__init__(action, id=f"card-{piece.id}", tip=tip)
        self._kit, self.piece, self._ratio, self._mark = kit, piece, ratio, mark

    def width(self, ctx: Context) -> int:
        return ctx.px(card_width(ctx))

    def _name(self, ctx: Context, width: int) -> SetText:
        return lettering.set_text(ctx, self.piece.name, NAME, width, align="center")

    def height(self, ctx: Context, width: int) -> int:
        return round(self.width(ctx) * self._ratio) + self._name(ctx, width).size[1] + ctx.px(16)

    def _card(self, ctx: Context) -> pygame.Rect:
        wide = min(self.width(ctx), self.rect.width)
        card = pygame.Rect(0, 0, wide, round(wide * self._ratio))
        card.midtop = (self.rect.centerx, self.rect.y + ctx.px(6))
        return card

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        card = self._card(ctx)
        desk = self._kit.desk
        face = desk.sprites.resting(ctx, self.piece.art, card.size, 0, 1)
        surface.blit(face, face.get_rect(center=card.center))
        if self._mark:
            desk.painter.outline(ctx, surface, card, self.piece.round, self._mark)
        draw_set(ctx, surface, self._name(ctx, self.rect.width), (self.rect.x, card.bottom + ctx.px(6)))
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, card, ctx.px(8))

    def marks(self) -> list[TextMark]:
        ctx = self._kit.ctx
        card = self._card(ctx)
        name = self._name(ctx, self.rect.width)
        rect = pygame.Rect((0, 0), name.size)
        rect.midtop = (self.rect.centerx, card.bottom + ctx.px(6))
        return [TextMark(self.piece.name, rect, self.rect, name.cut, self.tip or self.piece.name)]

    def spoken(self) -> str:
        return self.piece.name


def open_pile(kit: TableKit, thing: Id) -> bool:
    """Show all cards of the pile that this thing lies in, the top one first; False if it is not in a pile."""
    stage, tableau = kit.desk.stage, kit.desk.tableau
    shown = stage.of(thing) if stage else None
    if stage is None or shown is None or len(shown.members) < 2:
        return False
    marks = kit.desk.marks()
    place = stage.places[shown.piece.place]

    def choose(piece: Piece) -> Callable[[], None]:
        def do() -> None:
            kit.host.close()
            kit.desk.touch(piece.id, exactly=True)

        return do

    cards = []
    for member in reversed(shown.members):
        piece = tableau.piece(member)
        if piece is None:
            continue
        mark = marks.get(member, "")
        wide, high = piece.size or place.size
        offered = mark in (LEGAL, TARGET, CHOSEN)
        cards.append(PileCard(kit, piece, high / wide, mark, choose(piece) if offered else None))
    body = Grid(cards, least=card_width(kit.ctx) + 12, most=8, gap=10, region=True)
    close = Button(kit.texts("table-done"), kit.host.close, kind="main", id="close-pile")
    sheet = kit.module.pages.inspect(place.id)
    name = place.name or (sheet.title if sheet else shown.piece.name)
    title = kit.texts("table-pile", name=name, count=shown.count)
    kit.host.open(Dialog(title, body, [close], width=980))
    return True


def pressed_thing(kit: TableKit, intent: Intent) -> Id | None:
    """The piece that this intent presses, with the pointer or with Enter; None if it presses none."""
    stage = kit.desk.stage
    if stage is None:
        return None
    if isinstance(intent, PointerEvent) and intent.kind == "press" and intent.button == 1:
        shown = stage.piece_at(intent.pos) if kit.host.at(intent.pos) is kit.top else None
        return shown.piece.id if shown is not None else None
    if isinstance(intent, Act) and intent.action == "confirm" and not intent.released:
        return kit.top.focused_thing()
    return None
