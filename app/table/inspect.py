"""Inspect: a piece enlarged, with every fact as text; beside the pointer, never under it (UX-49 to UX-53)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from app.table.model import FactSheet
from app.table.sprites import Sprites
from app.ui.buttons import IconButton
from app.ui.context import BODY, CAPS, DIM, STRONG, Context, Style
from app.ui.dialog import Panel
from app.ui.labels import Divider, Icon, Label, Paragraph
from app.ui.layout import Column, Container, Row
from app.ui.lettering import escape
from app.ui.paint import draw_panel
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

MOST_PINS = 3
LEAST_SHARE = 0.4  # of the window's height (UX-49)
CARD_TEXT = Style(family="serif")


class PiecePicture(Widget):
    """The piece, drawn at the size shown."""

    def __init__(self, sprites: Sprites, art: object, shape: tuple[float, float], high: int) -> None:
        super().__init__()
        self._sprites, self._art = sprites, art
        self._size = (max(1, round(high * shape[0] / shape[1])), high)

    def width(self, ctx: Context) -> int:
        return self._size[0]

    def height(self, ctx: Context, width: int) -> int:
        return self._size[1]

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        face = self._sprites.face(ctx, self._art, self._size)
        surface.blit(face, face.get_rect(midtop=(self.rect.centerx, self.rect.y)))


def facts(ctx: Context, sheet: FactSheet, why: str) -> list[Widget]:
    """The text form: title, kind, text, values with their sources, states, attachments, keywords, icons."""
    texts = ctx.texts
    made: list[Widget] = [Paragraph(sheet.title, Style(size="lead", weight="semibold", role="brass_light"))]
    if sheet.kind:
        made.append(Paragraph(sheet.kind, DIM))
    made.append(Divider())
    if sheet.text:
        made.append(Paragraph(sheet.text, CARD_TEXT, markup=True))
    for value in sheet.values:
        made.append(
            Row(
                [
                    Icon(value.icon, 18, tip=value.name),
                    Label(str(value.amount), STRONG.coloured(value.role)),
                    Paragraph(_sources(value.name, value.sources), DIM, prefer=260),
                ],
                flex={2: 1.0},
                align="center",
            )
        )
    for state in sheet.states:
        made.append(Paragraph(state, STRONG.coloured("warn")))
    if sheet.attached:
        made.append(Paragraph(texts("inspect-attached", names=", ".join(sheet.attached)), BODY))
    for name, meaning in sheet.keywords:
        made.append(Paragraph(f"<b>{escape(name)}</b> {escape(meaning)}", Style(size="small"), markup=True))
    for icon, meaning in sheet.icons:
        made.append(Row([Icon(icon, 18), Paragraph(meaning, DIM, prefer=260)], flex={1: 1.0}, align="center"))
    if why:
        made.append(Paragraph(texts("inspect-why", reason=why), Style(size="small", weight="medium", role="warn")))
    return made


def _sources(name: str, sources: Sequence[str]) -> str:
    return f"{name} = {' '.join(sources)}" if sources else name


class InspectCard(Container):
    """One open sheet: picture left, text right; pinned ones have a button to close, compact ones only the text."""

    def __init__(
        self,
        ctx: Context,
        sprites: Sprites,
        sheet: FactSheet,
        *,
        why: str = "",
        close: Callable[[], None] | None = None,
        compact: bool = False,
    ) -> None:
        self.sheet = sheet
        window = ctx.size[1]
        share = LEAST_SHARE + 0.04 if close is None else 0.26
        self._high = 0 if compact or sheet.art is None else round(window * share)
        pictures: list[Widget] = []
        if sheet.art is not None and not compact:
            pictures.append(PiecePicture(sprites, sheet.art, sheet.size, self._high))
            if sheet.other_side is not None and close is None:
                pictures.append(PiecePicture(sprites, sheet.other_side, sheet.size, self._high // 2))
        self._pictures = Row(pictures, align="top") if pictures else None
        body: list[Widget] = facts(ctx, sheet, why)
        if close is not None:
            body.insert(
                0,
                Row(
                    [
                        Label(ctx.texts("inspect-pinned"), CAPS),
                        IconButton("close", close, ctx.texts("inspect-unpin"), size=32),
                    ],
                    flex={0: 1.0},
                ),
            )
        self._text = Column(body, gap=5)
        super().__init__([*([self._pictures] if self._pictures else []), self._text])
        self.pinned = close is not None

    def size(self, ctx: Context) -> tuple[int, int]:
        """As large as the text needs; a card's at least 40 % of the window's height when it is not pinned."""
        pad = ctx.px(14)
        text_wide = self._text_width(ctx)
        left = self._pictures.width(ctx) + pad if self._pictures else 0
        high = max(self._high, self._text.height(ctx, text_wide)) + 2 * pad
        return left + text_wide + 2 * pad, min(high, ctx.size[1] - ctx.px(16))

    def _text_width(self, ctx: Context) -> int:
        return min(ctx.px(270 * ctx.text_scale**0.7), round(ctx.size[0] * 0.4))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        pad = ctx.px(14)
        x = rect.x + pad
        if self._pictures:
            wide = self._pictures.width(ctx)
            self._pictures.place(ctx, pygame.Rect(x, rect.y + pad, wide, rect.height - 2 * pad))
            x += wide + pad
        self._text.place(ctx, pygame.Rect(x, rect.y + pad, rect.right - pad - x, rect.height - 2 * pad))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        draw_panel(ctx, surface, self.rect, solid=True)
        before = surface.get_clip()
        surface.set_clip(self.rect.inflate(-ctx.px(4), -ctx.px(4)).clip(before))
        super().draw(ctx, surface)
        surface.set_clip(before)


def beside(
    size: tuple[int, int],
    thing: pygame.Rect,
    pointer: tuple[int, int],
    window: pygame.Rect,
    away: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Near the piece, never under the pointer, and as far as possible off the piece and what is to be kept clear."""
    gap = 14
    xs = {thing.right + gap, thing.left - gap - size[0], thing.centerx - size[0] // 2, window.left, window.right}
    ys = {thing.centery - size[1] // 2, thing.top - gap - size[1], thing.bottom + gap, window.top, window.bottom}
    for rect in away:
        xs |= {rect.left - gap - size[0], rect.right + gap}
        ys |= {rect.top - gap - size[1], rect.bottom + gap}
    places = [pygame.Rect((x, y), size).clamp(window) for x in sorted(xs) for y in sorted(ys)]
    core, near = thing.inflate(-4, -4), pygame.Vector2(thing.center)

    def cost(place: pygame.Rect) -> tuple[bool, float]:
        covered = 4 * shared(place, core) + sum(shared(place, rect) for rect in away)
        return place.collidepoint(pointer), covered + near.distance_to(place.center)

    return min(places, key=cost)


def shared(place: pygame.Rect, other: pygame.Rect) -> int:
    """How many pixels two boxes have in common."""
    common = place.clip(other)
    return common.width * common.height


class RecapPanel(Panel):
    """What happened while a seat was not looking: all of it, to be scrolled, and a button to put it away (UX-43)."""

    def __init__(self, title: str, lines: Sequence[str], how: str, close: IconButton) -> None:
        rows = [Paragraph(line, Style(size="small"), markup=True) for line in lines]
        self.lines = ScrollArea(Column(rows, gap=4), id="recap-lines", reading=True)
        head = Row([Label(title, CAPS), close], flex={0: 1.0}, align="center")
        parts = [head, self.lines, Paragraph(how, DIM)]
        super().__init__(Column(parts, gap=6, flex={1: 1.0}), x=16, y=10, solid=True, id="recap")

    def target(self) -> bool:
        return True  # a press between the lines does not reach the table below

    def on_wheel(self, ctx: Context, steps: int) -> bool:
        return True  # nor does the wheel, when the last line is reached


class InspectLayer(Container):
    """Up to three pinned sheets, and the one that follows the pointer or the focus."""

    def __init__(self) -> None:
        super().__init__([], id="inspect", region=True)
        self.open: InspectCard | None = None
        self.pins: list[InspectCard] = []
        self.recap: RecapPanel | None = None
        self._at = pygame.Rect(0, 0, 0, 0)
        self._pointer = (-1, -1)
        self.column: Callable[[], pygame.Rect] = lambda: pygame.Rect(0, 0, 0, 0)  # where the recap stands
        self.away: Callable[[], Sequence[pygame.Rect]] = tuple  # what an open sheet keeps clear of

    def show(
        self, card: InspectCard | None, thing: pygame.Rect | None = None, pointer: tuple[int, int] = (-1, -1)
    ) -> None:
        self.open = card
        if thing is not None:
            self._at, self._pointer = pygame.Rect(thing), pointer
        self._adopt()

    def pin(self, card: InspectCard) -> None:
        """Keep a sheet; the oldest of more than three goes (UX-50)."""
        self.pins = [*self.pins[-(MOST_PINS - 1) :], card]
        self._adopt()

    def unpin(self, card: InspectCard) -> None:
        self.pins = [pin for pin in self.pins if pin is not card]
        self._adopt()

    def clear(self) -> None:
        self.open, self.pins, self.recap = None, [], None
        self._adopt()

    def show_recap(self, recap: RecapPanel) -> None:
        self.recap = recap
        self._adopt()

    def _adopt(self) -> None:
        floating = [part for part in (self.recap, self.open) if part is not None]
        self._children = [*self.pins, *floating]
        self.adopt(*self._children)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Widget.place(self, ctx, pygame.Rect(rect.x, rect.y, 0, 0))
        window = rect.inflate(-ctx.px(12), -ctx.px(12))
        y = window.top + ctx.px(48)
        for pin in self.pins:
            wide, high = pin.size(ctx)
            high = min(high, max(ctx.px(60), (window.bottom - window.top) // MOST_PINS - ctx.px(20)))
            pin.place(ctx, pygame.Rect(window.left, y, wide, high))
            y += high + ctx.px(8)
        if self.recap is not None and self.recap in self._children:
            column = self.column()
            high = min(column.height, self.recap.height(ctx, column.width))
            self.recap.place(ctx, pygame.Rect(column.topleft, (column.width, high)).clamp(window))
        if self.open:
            self.open.place(ctx, self.place_of(ctx, self.open, self._at, self._pointer))

    def place_of(self, ctx: Context, card: InspectCard, thing: pygame.Rect, pointer: tuple[int, int]) -> pygame.Rect:
        """Where a sheet about a thing would lie."""
        window = pygame.Rect(0, 0, *ctx.size).inflate(-ctx.px(12), -ctx.px(12))
        return beside(card.size(ctx), thing, pointer, window, self.away())
