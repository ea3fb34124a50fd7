"""Fact sheets: a piece enlarged, with every fact as text; beside the pointer, never under it (UX-49 to UX-53)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from app.table.docking import Dock, SheetLayout, beside, dock, free_boxes, nearest_clear
from app.table.model import FactSheet, Id, ShownValue
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
# Heights of the picture as shares of the window's height (UX-49); the first that fits is used. Few, as each is drawn.
SHARES = (0.42, 0.32, 0.24, 0.16)
PINNED_SHARES = (0.26, 0.18, 0.12)
SMALL_SHARES = (0.15, 0.11)  # for pieces that are not cards
FEW_LINES = 7.5  # so many lines of text are always visible
FEW_PINNED_LINES = 4.5  # … of a pinned sheet, which has been read already and can be scrolled
CARD_TEXT = Style(family="serif")


class PiecePicture(Widget):
    """The picture of a piece, drawn at exactly the size at which it is shown."""

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


def facts(ctx: Context, sheet: FactSheet, why: str = "", pictured: bool = False) -> list[Widget]:
    """The text of a sheet. Beside the picture of a card (`pictured`) comes first what is not printed on it: what its
    keywords mean, its state, where its values come from; then, as everywhere, all of it in words (UX-52)."""
    head: list[Widget] = [Paragraph(sheet.title, Style(size="lead", weight="semibold", role="brass_light"))]
    if sheet.kind:
        head.append(Paragraph(sheet.kind, DIM))
    body: list[Widget] = [Paragraph(sheet.text, CARD_TEXT, markup=True)] if sheet.text else []
    told = [value for value in sheet.values if value.sources]
    plain = [_value(value) for value in sheet.values if not pictured or not value.sources]
    more: list[Widget] = [Paragraph(state, STRONG.coloured("warn")) for state in sheet.states]
    if sheet.attached:
        more.append(Paragraph(ctx.texts("inspect-attached", names=", ".join(sheet.attached)), BODY))
    meanings: list[Widget] = [
        Paragraph(f"<b>{escape(name)}</b> {escape(meaning)}", Style(size="small"), markup=True)
        for name, meaning in sheet.keywords
    ]
    icons: list[Widget] = [
        Row([Icon(icon, 18), Paragraph(meaning, DIM, prefer=260)], flex={1: 1.0}, align="center")
        for icon, meaning in sheet.icons
    ]
    refused: list[Widget] = []
    if why:
        words = ctx.texts("inspect-why", reason=why)
        refused.append(Paragraph(words, Style(size="small", weight="medium", role="warn")))
    if not pictured:
        return [*head, Divider(), *body, *plain, *more, *meanings, *icons, *refused]
    first = [*meanings, *more, *map(_value, told), *refused]
    return [*first, *([Divider()] if first else []), *head, *body, *plain, *icons]


def _value(value: ShownValue) -> Widget:
    parts = [
        Icon(value.icon, 18, tip=value.name),
        Label(str(value.amount), STRONG.coloured(value.role)),
        Paragraph(_sources(value.name, value.sources), DIM, prefer=260),
    ]
    return Row(parts, flex={2: 1.0}, align="center")


def _sources(name: str, sources: Sequence[str]) -> str:
    return f"{name} = {' '.join(sources)}" if sources else name


class PinHead(Row):
    """The head of a pinned sheet: dragging it moves the sheet, its button closes it."""

    def __init__(self, ctx: Context, moved: Callable[[int, int], None], close: Callable[[], None]) -> None:
        texts = ctx.texts
        button = IconButton("close", close, texts("inspect-unpin"), size=32, id="unpin")
        super().__init__([Icon("pin", 18), Label(texts("inspect-pinned"), CAPS), button], flex={1: 1.0}, id="pin-head")
        self.tip = texts("inspect-move")
        self._moved = moved
        self._from: tuple[int, int] | None = None

    def target(self) -> bool:
        return True

    def deaf(self, ctx: Context) -> bool:
        return False

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._from = pos

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        if self._from is not None:
            self._moved(pos[0] - self._from[0], pos[1] - self._from[1])
            self._from = pos


class InspectCard(Container):
    """One open sheet: the picture with the text beside or below it, which scrolls if the sheet must be small.

    A pinned sheet has a head to move and close it. `forms` lists its possible layouts, `use` chooses one.
    """

    def __init__(
        self,
        ctx: Context,
        sprites: Sprites,
        sheet: FactSheet,
        *,
        thing: Id | None = None,
        why: str = "",
        close: Callable[[], None] | None = None,
        small: bool = False,
    ) -> None:
        self.sheet, self.thing = sheet, thing
        self.pinned, self.asked = close is not None, False
        self.held = False  # the pointer has moved onto it
        self.moved: Callable[[], None] = lambda: None  # the head was dragged
        self._sprites, self._small = sprites, small
        self._head = PinHead(ctx, self._move, close) if close is not None else None
        self._facts = Column(facts(ctx, sheet, why, sheet.art is not None and not small), gap=5)
        self.text = ScrollArea(self._facts, id="sheet-text", reading=self.pinned)
        self._pictures: Row | None = None
        self.form: SheetLayout | None = None
        self.lies: pygame.Rect | None = None  # where the player has put a pinned sheet
        self.home: SheetLayout | None = None  # and its layout there
        super().__init__([self.text])

    # --- forms

    def forms(self, ctx: Context) -> list[SheetLayout]:
        """The layouts from the largest to the smallest; if there is room, a card gets 40 % of the height (UX-49)."""
        shares: tuple[float, ...] = SMALL_SHARES if self._small else PINNED_SHARES if self.pinned else SHARES
        if self.sheet.art is None:
            shares = (0.0,)
        wide = min(ctx.px(270 * ctx.text_scale**0.7), round(ctx.size[0] * 0.4))
        widths = [wide, max(ctx.px(150), round(wide * 0.74))]
        found = [self._form(ctx, share, width, tall) for share in shares for width in widths for tall in (False, True)]
        return [form for form in found if form.width <= ctx.size[0] - ctx.px(16)]

    def _form(self, ctx: Context, share: float, wide: int, tall: bool) -> SheetLayout:
        pad, picture = ctx.px(14), round(ctx.size[1] * share)
        words, few = self._facts.height(ctx, wide), ctx.em(FEW_PINNED_LINES if self.pinned else FEW_LINES)
        drawn = self._drawn_width(picture) if picture else 0
        if tall or not picture:
            inner = max(wide, drawn)
            words = self._facts.height(ctx, inner)
            above = picture + (pad // 2 if picture else 0)
            width, height, least = inner, above + words, above + min(words, few)
        else:
            width, height, least = drawn + pad + wide, max(picture, words), max(picture, min(words, few))
        head = self._head.height(ctx, width) + pad // 2 if self._head else 0
        spare, most = head + 2 * pad, ctx.size[1] - ctx.px(16)
        width += ctx.px(14) if height > least else 0  # room for the scroll bar if the text may have to scroll
        return SheetLayout(width + 2 * pad, min(most, height + spare), min(most, least + spare), picture, tall)

    def _drawn_width(self, high: int) -> int:
        ratio = self.sheet.size[0] / self.sheet.size[1]
        other = round(high // 2 * ratio) + 8 if self._shows_other else 0
        return round(high * ratio) + other

    @property
    def _shows_other(self) -> bool:
        return self.sheet.other_side is not None and not self.pinned

    def use(self, form: SheetLayout) -> None:
        """Use this layout; the pictures are made at its size."""
        if form == self.form:
            return
        self.form = form
        pictures: list[Widget] = []
        if form.picture:
            pictures.append(PiecePicture(self._sprites, self.sheet.art, self.sheet.size, form.picture))
            if self._shows_other:
                pictures.append(PiecePicture(self._sprites, self.sheet.other_side, self.sheet.size, form.picture // 2))
        self._pictures = Row(pictures, align="top") if pictures else None
        self._children = [part for part in (self._head, self._pictures, self.text) if part is not None]
        self.adopt(*self._children)

    def _move(self, dx: int, dy: int) -> None:
        if self.lies is not None:
            self.lies = self.lies.move(dx, dy)
            self.moved()

    # --- layout

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        pad = ctx.px(14)
        inner = rect.inflate(-2 * pad, -2 * pad)
        if self._head is not None:
            high = self._head.height(ctx, inner.width)
            self._head.place(ctx, pygame.Rect(inner.x, inner.y, inner.width, high))
            inner = pygame.Rect(inner.x, inner.y + high + pad // 2, inner.width, inner.height - high - pad // 2)
        if self._pictures is not None and self.form is not None:
            wide, high = self._pictures.width(ctx), self.form.picture
            if self.form.tall:
                self._pictures.place(ctx, pygame.Rect(inner.centerx - wide // 2, inner.y, wide, high))
                inner = pygame.Rect(inner.x, inner.y + high + pad // 2, inner.width, inner.height - high - pad // 2)
            else:
                self._pictures.place(ctx, pygame.Rect(inner.x, inner.y, wide, high))
                inner = pygame.Rect(inner.x + wide + pad, inner.y, inner.width - wide - pad, inner.height)
        self.text.place(ctx, inner)

    def target(self) -> bool:
        """Whether clicks stop here: on a sheet that stays they must not reach the table below."""
        return self.pinned or self.asked or self.held

    def on_wheel(self, ctx: Context, steps: int) -> bool:
        return self.target()

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        draw_panel(ctx, surface, self.rect, solid=True)
        super().draw(ctx, surface)


class RecapPanel(Panel):
    """What happened while a seat was not looking, as a list that scrolls, and buttons that close it or show the film of
    it (UX-43)."""

    def __init__(self, title: str, lines: Sequence[str], how: str, tools: Sequence[IconButton]) -> None:
        rows = [Paragraph(line, Style(size="small"), markup=True) for line in lines]
        self.lines = ScrollArea(Column(rows, gap=4), id="recap-lines", reading=True)
        head = Row([Paragraph(title, CAPS), *tools], flex={0: 1.0}, align="center")
        parts = [head, self.lines, Paragraph(how, DIM)]
        super().__init__(Column(parts, gap=6, flex={1: 1.0}), x=16, y=10, solid=True, id="recap")
        self._fresh = True

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        """It opens at the newest line, which is the last one."""
        super().place(ctx, rect)
        if self._fresh and rect.height:
            self._fresh = False
            self.lines.scroll_to(ctx, self.lines.most)

    def target(self) -> bool:
        return True  # a click between the lines must not reach the table below

    def on_wheel(self, ctx: Context, steps: int) -> bool:
        return True  # nor must the wheel, when the last line is reached


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
        # The boxes that a sheet must not cover: several lists, each shorter, for when there is too little room.
        self.away: Callable[[], Sequence[Sequence[pygame.Rect]]] = lambda: ((),)

    def show(
        self, card: InspectCard | None, thing: pygame.Rect | None = None, pointer: tuple[int, int] = (-1, -1)
    ) -> None:
        self.open = card
        if thing is not None:
            self._at, self._pointer = pygame.Rect(thing), pointer
        self._adopt()

    def pin(self, card: InspectCard) -> None:
        """Pin a sheet, at most one for each thing; of more than three the oldest is closed (UX-50)."""
        others = [pin for pin in self.pins if pin.thing != card.thing]
        self.pins = [*others[-(MOST_PINS - 1) :], card]
        self._adopt()

    def unpin(self, thing: Id) -> None:
        self.pins = [pin for pin in self.pins if pin.thing != thing]
        self._adopt()

    def renew(self, cards: Sequence[InspectCard]) -> None:
        """Replace the pinned sheets by new ones with the present facts; position and scrolling stay."""
        for old, new in zip(self.pins, cards, strict=True):
            new.lies, new.home, new.text.offset = old.lies, old.home, old.text.offset
            if old.form is not None:
                new.use(old.form)
        self.pins = list(cards)
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
        if self.recap is not None and self.recap in self._children:
            column = self.column()
            high = min(column.height, self.recap.height(ctx, column.width))
            self.recap.place(ctx, pygame.Rect(column.topleft, (column.width, high)).clamp(window))
        if not self.pins and self.open is None:
            return
        away = self.away()
        for number, pin in enumerate(self.pins):
            self._place_pin(ctx, pin, window, away, [other.rect for other in self.pins[:number]])
        if self.open is not None:
            pins = [pin.rect for pin in self.pins]
            away = ([*away[0], *pins], *away)
            docked = self._docked(ctx, self.open, self._at, window, away)
            self.open.use(docked.form)
            self.open.place(ctx, docked.rect)

    def _place_pin(
        self,
        ctx: Context,
        pin: InspectCard,
        window: pygame.Rect,
        away: Sequence[Sequence[pygame.Rect]],
        others: list[pygame.Rect],
    ) -> None:
        """Where it was put, at first at the left; it gives way to what is asked, and comes back afterwards."""
        forms = pin.forms(ctx)
        if pin.lies is None or pin.home is None:
            corner = pygame.Rect(window.left, window.top, 1, 1)
            docked = self._docked(ctx, pin, corner, window, ([*away[0], *others], *away))
            pin.lies, form = docked.rect, docked.form
        else:
            home = pin.home
            form = next((one for one in forms if _alike(one, home)), home)
        pin.home = form
        high = min(form.height, max(form.least, pin.lies.height))
        pin.lies = pygame.Rect(pin.lies.topleft, (form.width, high)).clamp(window)
        barred = [*away[-2], *others]
        rect = nearest_clear(pin.lies, form.least, window, barred)
        if rect.collidelist(barred) >= 0:  # no room for it as it is: smaller, or else off the buttons at least
            smaller = dock(forms, pin.lies, free_boxes(window, barred))
            form, rect = smaller or Dock(form, nearest_clear(pin.lies, form.least, window, away[-1]))
        pin.use(form)
        pin.place(ctx, rect)

    def _docked(
        self,
        ctx: Context,
        card: InspectCard,
        thing: pygame.Rect,
        window: pygame.Rect,
        away: Sequence[Sequence[pygame.Rect]],
    ) -> Dock:
        """A place in free space beside the question; if there is none, over as little of it as possible."""
        forms, gap = card.forms(ctx), ctx.px(10)
        for kept in away:
            obstacles = [one.inflate(gap, gap) for one in (*kept, thing) if one.width and one.height]
            obstacles.append(pygame.Rect(self._pointer, (1, 1)).inflate(2 * gap, 2 * gap))
            found = dock(forms, thing, free_boxes(window, obstacles))
            if found is not None:
                return found
        form = forms[-1]
        place = beside((form.width, form.least), thing, self._pointer, window, away[-1])
        return Dock(form, place)


def _alike(form: SheetLayout, other: SheetLayout) -> bool:
    """The same layout, whatever its text takes now."""
    return (form.picture, form.tall, form.width) == (other.picture, other.tall, other.width)
