"""A card enlarged with everything in words: beside the pointer, or opened by key and pad (UX-49 to UX-53)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from app.games.kaosz.decks.cards import CollectionCards, word
from app.games.kaosz.faces import cost_text, printed
from app.text.texts import message_id
from app.ui.buttons import Button
from app.ui.context import BODY, DIM, STRONG, Context, Style
from app.ui.dialog import Panel
from app.ui.labels import Divider, Icon, Label, Paragraph
from app.ui.layout import Column, Container, Row, Wrap
from app.ui.lettering import escape
from app.ui.paint import draw_panel
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from art.cards import card_height
from rules.kaosz.faces import Face

if TYPE_CHECKING:
    from app.games.kaosz.decks.scene import CardScene

HOVER_MS = 350.0  # UX-49
SHARE = 0.54  # of the window's height that the card takes
LEAST = 0.42  # where the words stand below it
WORDS = 300  # logical width of the words beside it
VALUES = {"speed": "speed", "fire": "fire", "armor": "armor", "bombardment": "bomb", "development": "development"}


class CardPicture(Widget):
    """The whole card, drawn at the size shown."""

    def __init__(self, cards: CollectionCards, card: str, high: int) -> None:
        super().__init__()
        self._cards, self._card = cards, card
        self._wide = round(high / 1.4)

    def width(self, ctx: Context) -> int:
        return self._wide

    def height(self, ctx: Context, width: int) -> int:
        return card_height(self._wide)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        made = self._cards.picture(self._card, self._wide)
        surface.blit(made, made.get_rect(midtop=(self.rect.centerx, self.rect.y)))


def words_of(cards: CollectionCards, card: str, facts: Sequence[str] = ()) -> list[Widget]:
    """Everything a card says, without its picture (UX-52); `facts` are further lines, such as where copies lie."""
    ctx, face = cards.ctx, cards.face(card)
    title = Style(size="lead", weight="semibold", role="brass_light")
    if face is None:
        return [Paragraph(card, title), Paragraph(ctx.texts("deck-unknown-help"), BODY, prefer=WORDS)]
    rows: list[Widget] = [
        Paragraph(cards.name(card), title, prefer=WORDS),
        Paragraph(cards.kind(face), DIM, prefer=WORDS),
        Divider(),
    ]
    if cards.text(face):
        rows.append(Paragraph(cards.text(face), Style(family="serif"), prefer=WORDS))
    rows += _values(cards, face)
    for name in cards.keywords(face):
        said, told = word(ctx.texts, "keyword", name), ctx.texts(message_id("kaosz", "keyword", name, "help"))
        rows.append(Paragraph(f"<b>{escape(said)}</b> {escape(told)}", Style(size="small"), markup=True, prefer=WORDS))
    home = cards.collection.set_of(card)
    rows.append(
        Paragraph(
            ctx.texts(
                "deck-sheet-set", set=ctx.texts.translated(home.name), rarity=word(ctx.texts, "rarity", face.rarity)
            ),
            DIM,
            prefer=WORDS,
        )
    )
    rows += [Paragraph(fact, DIM.coloured("brass_light"), prefer=WORDS) for fact in facts]
    return rows


def _values(cards: CollectionCards, face: Face) -> list[Widget]:
    """Cost and printed values, each with its icon and name (UX-53)."""
    texts = cards.ctx.texts
    shown = [("credit", cost_text(face), texts("deck-cost"))]
    shown += [(icon, amount, texts(message_id("kaosz", "value", VALUES[icon]))) for icon, amount, _ in printed(face)]
    cells = [Row([Icon(icon, 18), Label(amount, STRONG), Label(name, DIM)], gap=5) for icon, amount, name in shown]
    return [Wrap(cells, gap=12)]


class FloatingSheet:
    """The sheet beside a card under the pointer; it takes no input and never lies under the pointer."""

    def __init__(self, cards: CollectionCards, card: str, facts: Sequence[str]) -> None:
        self._cards, self._card, self._facts = cards, card, facts

    def draw(self, ctx: Context, surface: pygame.Surface, beside: pygame.Rect) -> None:
        window = surface.get_rect().inflate(-ctx.px(12), -ctx.px(12))
        room = max(beside.left - window.left, window.right - beside.right) - ctx.px(16)
        tall = round(window.height * SHARE)
        words = ctx.px(WORDS * ctx.text_scale**0.6) + ctx.px(34)
        beside_each = round(tall / 1.4) + words + ctx.px(16) <= room
        body = self._body(ctx, tall if beside_each else round(window.height * LEAST), beside_each)
        wide = min(round(tall / 1.4) + words + ctx.px(16) if beside_each else words, max(room, ctx.px(220)))
        if body.height(ctx, wide) > window.height:
            body = Panel(Column(words_of(self._cards, self._card, self._facts), gap=6), x=16, y=14)
        high = min(window.height, body.height(ctx, wide))
        place = pygame.Rect(0, 0, wide, high)
        place.midleft = (beside.right + ctx.px(14), beside.centery)
        if place.right > window.right:
            place.midright = (beside.left - ctx.px(14), beside.centery)
        place = place.clamp(window)
        draw_panel(ctx, surface, place, solid=True)
        body.place(ctx, place)
        before = surface.get_clip()
        surface.set_clip(place)
        for child in body.children():
            child.draw(ctx, surface)
        surface.set_clip(before)

    def _body(self, ctx: Context, tall: int, beside: bool) -> Panel:
        """Card and words side by side, or below each other where that is too wide."""
        words = Column(words_of(self._cards, self._card, self._facts), gap=6)
        picture = CardPicture(self._cards, self._card, tall)
        if beside:
            return Panel(Row([picture, words], gap=16, align="top", flex={1: 1}), x=16, y=16)
        return Panel(Column([picture, words], gap=10), x=16, y=14)


class SheetDialog(Container):
    """The same, opened on purpose: it stays until it is closed, tells more and is read with the arrows."""

    light = True

    def __init__(self, scene: CardScene, card: str, facts: Sequence[str], buttons: Sequence[Button]) -> None:
        ctx = scene.ctx
        window = pygame.Rect(0, 0, *ctx.size).inflate(-ctx.px(24), -ctx.px(24))
        tall = min(round(window.height * 0.78), round(window.width * 0.4 * 1.4))
        column = ScrollArea(Column(words_of(scene.cards, card, facts), gap=8), id="sheet-words", reading=True)
        right = Column([column, Wrap(list(buttons), gap=8, region=True)], gap=12, flex={0: 1})
        self._panel = Panel(
            Row([CardPicture(scene.cards, card, tall), right], gap=20, align="stretch", flex={1: 1}),
            x=22,
            y=20,
            solid=True,
        )
        self._tall = tall
        super().__init__([self._panel], id="card-sheet")

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Widget.place(self, ctx, rect)
        wide = min(rect.width - ctx.px(24), round(self._tall / 1.4) + ctx.px(420 * ctx.text_scale**0.5))
        place = pygame.Rect(0, 0, wide, min(rect.height - ctx.px(24), self._tall + ctx.px(40)))
        place.center = rect.center
        self._panel.place(ctx, place)


def open_sheet(
    scene: CardScene, card: str, facts: Sequence[str], entries: Sequence[tuple[str, Callable[[], None]]]
) -> None:
    """Open the sheet of a card; `entries` are what can be done with it from there."""

    def doing(action: Callable[[], None]) -> Callable[[], None]:
        def do() -> None:
            scene.host.close()
            action()

        return do

    buttons = [Button(scene.texts("close"), scene.host.close, id="default-close")]
    buttons += [Button(label, doing(action), id=f"sheet-{number}") for number, (label, action) in enumerate(entries, 1)]
    scene.host.open(SheetDialog(scene, card, facts, buttons))
