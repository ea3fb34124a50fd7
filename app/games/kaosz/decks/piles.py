"""A pile of cards spread out: pictures to drag, or a list for the keyboard; both lead to the same moves (UX-102)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from app.games.kaosz.decks.cards import CollectionCards
from app.games.kaosz.decks.rows import COUNT, CardLine, line_height
from app.ui import lettering
from app.ui.colour import mix, with_alpha
from app.ui.context import DIM, STRONG, Context, Style
from app.ui.labels import draw_set
from app.ui.paint import draw_focus, draw_icon, plate, ring
from app.ui.scroll import Scroller
from app.ui.widget import TextMark
from art.cards import card_height
from art.marks import MARGIN, chosen_outline
from art.panels import tag
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.games.kaosz.decks.scene import CardScene

PICTURES, LIST = "pictures", "list"
DRAG = 6.0  # pixels that make a press a drag (UX-12)
OVER = Style(size="small", weight="bold", role="ink")


@dataclass(frozen=True)
class DeckPileCard:
    """One card of a pile: how many lie there, and what its tag says.

    `over` is more than the rules allow; a `faint` one is missing.
    """

    card: str
    count: int = 1
    tag: str = ""
    over: bool = False
    faint: bool = False


class PileView(Scroller):
    """Cards by place. One widget for the focus: the arrows move a cursor inside it."""

    focusable = True

    def __init__(
        self,
        scene: CardScene,
        pile: str,
        entries: Sequence[DeckPileCard],
        *,
        form: str = PICTURES,
        least: float = 104,
        cursor: str = "",
        hint: str = "",
        icon: str = "card",
        centred: bool = False,
    ) -> None:
        super().__init__(id=f"pile-{pile}")
        self.scene, self.pile, self.form, self.least = scene, pile, form, least
        self.hint, self.icon, self.centred = hint, icon, centred
        self.entries = list(entries)
        self.cursor = max(0, self._index(cursor))
        self.chosen = ""
        self.picked: frozenset[str] = frozenset()  # where several cards are chosen together
        self._columns = 1
        self._cell = (1, 1)
        self._marks: list[TextMark] = []
        self._pressed: tuple[int, tuple[int, int]] | None = None

    def _index(self, card: str) -> int:
        return next((index for index, entry in enumerate(self.entries) if entry.card == card), -1)

    @property
    def cards(self) -> CollectionCards:
        return self.scene.cards

    @property
    def current(self) -> str:
        """The card under the cursor, "" in an empty pile."""
        return self.entries[self.cursor].card if self.entries else ""

    def fill(self, ctx: Context, entries: Sequence[DeckPileCard]) -> None:
        """Other contents at the same place; the cursor stays with its card, or where it was."""
        here = self.current
        self.entries = list(entries)
        kept = self._index(here)
        self.cursor = kept if kept >= 0 else max(0, min(self.cursor, len(self.entries) - 1))
        self.place(ctx, self.rect)

    # --- where things lie

    def width(self, ctx: Context) -> int:
        return ctx.px(280)

    def height(self, ctx: Context, width: int) -> int:
        """One row of cards, or three lines: whoever lays the pile out gives it what room is left."""
        if not self.entries:
            return ctx.em(5)
        self._measure(ctx, width - 2 * self._edge(ctx))
        return self._cell[1] * (1 if self.form == PICTURES else 3) + 2 * self._edge(ctx)

    def _gap(self, ctx: Context) -> int:
        return ctx.px(14) if self.form == PICTURES else 0

    def _measure(self, ctx: Context, width: int) -> None:
        if self.form == LIST:
            self._columns = 1
            self._cell = (width, line_height(ctx))
            return
        gap, want = self._gap(ctx), ctx.px(self.least * ctx.text_scale**0.55)
        self._columns = max(1, (width + gap) // (want + gap))
        wide = min(round(want * 1.3), (width - gap * (self._columns - 1)) // self._columns)
        self._cell = (wide, card_height(wide))

    def _rows(self) -> int:
        return -(-len(self.entries) // self._columns)

    def _step(self, ctx: Context) -> int:
        return self._cell[1] + self._gap(ctx)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        inner = rect.width - 2 * self._edge(ctx)
        self._measure(ctx, inner)
        self.content = self._whole(ctx)
        if self.content > rect.height:
            self._measure(ctx, inner - ctx.px(14))
            self.content = self._whole(ctx)
        self.offset = max(0, min(self.offset, self.most))
        self.arrange(ctx)

    def _whole(self, ctx: Context) -> int:
        return max(0, self._rows() * self._step(ctx) - self._gap(ctx)) + 2 * self._edge(ctx)

    def _shift(self, ctx: Context) -> tuple[int, int]:
        """A few cards lie in the middle of their table, if they are asked to."""
        if not self.centred or not self.entries:
            return 0, 0
        columns = min(self._columns, len(self.entries))
        used = columns * (self._cell[0] + self._gap(ctx)) - self._gap(ctx) + 2 * self._edge(ctx)
        return max(0, (self.rect.width - used) // 2), max(0, (self.rect.height - self.content) // 2)

    def _edge(self, ctx: Context) -> int:
        """Room for outlines and shadows."""
        return ctx.px(8)

    def cell(self, ctx: Context, index: int) -> pygame.Rect:
        row, column = divmod(index, self._columns)
        x, y = self._shift(ctx)
        left = self.rect.x + x + self._edge(ctx) + column * (self._cell[0] + self._gap(ctx))
        top = self.rect.y + y + self._edge(ctx) + row * self._step(ctx) - self.offset
        return pygame.Rect(left, top, *self._cell)

    def seen_cells(self, ctx: Context) -> list[tuple[int, pygame.Rect]]:
        first = max(0, (self.offset - self._edge(ctx)) // max(1, self._step(ctx))) * self._columns
        found = []
        for index in range(first, len(self.entries)):
            cell = self.cell(ctx, index)
            if cell.top >= self.rect.bottom:
                break
            found.append((index, cell))
        return found

    def index_at(self, ctx: Context, pos: tuple[int, int]) -> int:
        """The entry under a point, -1 where there is none."""
        if not self.rect.collidepoint(pos):
            return -1
        return next((index for index, cell in self.seen_cells(ctx) if cell.collidepoint(pos)), -1)

    def rect_of(self, ctx: Context, card: str) -> pygame.Rect:
        """Where a card lies, or the middle of the pile if it is not seen there."""
        index = self._index(card)
        cell = self.cell(ctx, index) if index >= 0 else pygame.Rect(0, 0, 0, 0)
        if index >= 0 and cell.colliderect(self.rect):
            return cell
        middle = pygame.Rect(0, 0, *self._cell)
        middle.center = self.rect.center
        return middle

    # --- moving the cursor, acting

    def target(self) -> bool:
        return True

    def go(self, ctx: Context, index: int) -> bool:
        if not self.entries or not 0 <= index < len(self.entries) or index == self.cursor:
            return False
        self.cursor = index
        self.reveal(ctx, self.cell(ctx, index))
        self.scene.cursor_moved(self)
        return True

    def _turn(self, ctx: Context, action: str) -> bool:
        page = max(1, self.rect.height // max(1, self._step(ctx))) * self._columns
        column = self.cursor % self._columns
        if action == "left" and (column == 0 or self.form == LIST):
            return False
        if action == "right" and (column == self._columns - 1 or self.form == LIST):
            return False
        by = {"left": -1, "right": 1, "up": -self._columns, "down": self._columns, "page-up": -page, "page-down": page}[
            action
        ]
        goal = self.cursor + by
        if action == "down" and goal >= len(self.entries) and self.cursor // self._columns < self._rows() - 1:
            goal = len(self.entries) - 1  # the last row may be short
        if action.startswith("page"):
            goal = max(0, min(len(self.entries) - 1, goal))
        return self.go(ctx, goal)

    def on_act(self, ctx: Context, action: str) -> bool:
        if action in ("left", "right", "up", "down", "page-up", "page-down"):
            return self._turn(ctx, action)
        if not self.entries:
            return False
        if action in ("confirm", "actions"):
            self.reveal(ctx, self.cell(ctx, self.cursor))
            self.scene.open_actions(self, self.current)
            return True
        if action == "inspect":
            self.scene.open_sheet(self.current)
            return True
        return False

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        super().on_press(ctx, pos)
        self._pressed = None
        index = self.index_at(ctx, pos)
        if self._grip is None and index >= 0:
            self._pressed = (index, pos)
            self.cursor = index
            self.scene.cursor_moved(self)

    def held_card(self) -> str:
        """The card under a pressed button that has not moved yet."""
        return self.entries[self._pressed[0]].card if self._pressed and self._pressed[0] < len(self.entries) else ""

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        super().on_drag(ctx, pos)
        if self._pressed is None:
            return
        index, start = self._pressed
        if abs(pos[0] - start[0]) + abs(pos[1] - start[1]) >= DRAG and index < len(self.entries):
            self._pressed = None
            self.scene.picked_up(self, self.entries[index].card, start, pos)

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        if self._grip is not None:
            return
        index = self.index_at(ctx, pos)
        self._pressed = None
        self.scene.clicked(self, self.entries[index].card if index >= 0 else "")

    # --- drawing

    def arrange(self, ctx: Context) -> None:
        self._marks = []
        if not self.entries and self.hint:
            words = self._hint(ctx)
            rect = pygame.Rect(0, 0, *words.size)
            rect.midtop = (self.rect.centerx, self._hint_top(ctx))
            self._marks.append(TextMark(self.hint, rect, self.rect))
        if self.form == LIST:
            for index, cell in self.seen_cells(ctx):
                self._marks += self._line(ctx, index, cell).marks(ctx)

    def _line(self, ctx: Context, index: int, cell: pygame.Rect) -> CardLine:
        entry = self.entries[index]
        return CardLine(ctx, self.cards, entry.card, entry.tag, entry.over, cell)

    def _lit(self, index: int) -> str:
        """How strongly a line stands out: chosen, under the pointer or cursor, or not at all."""
        if self._is_chosen(self.entries[index].card):
            return "chosen"
        return "hot" if self.scene.hovered(self, index) or (index == self.cursor and self.focused) else ""

    def _is_chosen(self, card: str) -> bool:
        return card == self.chosen or card in self.picked

    def marks(self) -> list[TextMark]:
        seen = [mark._replace(rect=mark.rect.clip(self.rect)) for mark in self._marks]
        return [mark for mark in seen if mark.rect.height]

    def spoken(self) -> str:
        if not self.entries:
            return self.hint
        entry = self.entries[self.cursor]
        face = self.cards.face(entry.card)
        said = [self.cards.name(entry.card), *([entry.tag] if entry.tag else [])]
        return ". ".join([*said, self.cards.kind(face), self.cards.text(face)] if face else said)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        before = surface.get_clip()
        over = ctx.px(4)
        room = self.rect.inflate(2 * over, 0)
        edges = self._edges(ctx, surface, room.clip(before))
        surface.set_clip(room.clip(before))
        if not self.entries:
            self._draw_empty(ctx, surface)
        for index, cell in self.seen_cells(ctx):
            if self.form == LIST:
                self._line(ctx, index, cell).draw(ctx, surface, self._lit(index))
            else:
                self._draw_pile(ctx, surface, index, cell)
        for strip, place in edges:
            surface.blit(strip, place)
        surface.set_clip(before)
        self.draw_bar(ctx, surface)
        if self.focused and ctx.device != "mouse":
            surface.set_clip(room.inflate(0, 2 * ctx.px(6)).clip(before))
            shape = self.cell(ctx, self.cursor) if self.entries else self.rect
            draw_focus(ctx, surface, shape, ctx.px(8))
            surface.set_clip(before)

    def _hint(self, ctx: Context) -> lettering.SetText:
        return lettering.set_text(ctx, self.hint, DIM, max(ctx.px(60), self.rect.width - ctx.px(32)), align="center")

    def _hint_top(self, ctx: Context) -> int:
        words = self._hint(ctx)
        side = ctx.em(2.4)
        return max(self.rect.y + ctx.px(2), self.rect.centery - (words.size[1] + side) // 2 + side)

    def _draw_empty(self, ctx: Context, surface: pygame.Surface) -> None:
        words, side, top = self._hint(ctx), ctx.em(2.4), self._hint_top(ctx)
        if top - side >= self.rect.y:
            draw_icon(
                ctx,
                surface,
                self.icon,
                (self.rect.centerx, top - side // 2 - ctx.px(4)),
                round(side * 0.8),
                mix(ctx.theme.brass, ctx.theme.panel, 0.45),
            )
        x = self.rect.x + (self.rect.width - max(ctx.px(60), self.rect.width - ctx.px(32))) // 2
        draw_set(ctx, surface, words, (x, top))

    def _draw_pile(self, ctx: Context, surface: pygame.Surface, index: int, cell: pygame.Rect) -> None:
        entry = self.entries[index]
        if self.scene.is_carried(self.pile, entry):
            faint = with_alpha(ctx.theme.hairline, 0.8)
            surface.blit(ring(cell.size, ctx.px(6), ctx.px(1), faint), cell)
            return
        self.cards.show(surface, entry.card, cell, entry.count)
        if entry.faint:
            veil = with_alpha(ctx.theme.panel, 0.78)
            surface.blit(plate(cell.size, ctx.px(6), veil, veil), cell)
        if self.cards.face(entry.card) is None:
            self._draw_unknown(ctx, surface, entry.card, cell)
        if entry.tag:
            self._draw_tag(ctx, surface, entry, cell)
        if self._is_chosen(entry.card):
            outline = chosen_outline(cell.size, ctx.art, radius=ctx.px(6))
            surface.blit(outline, (cell.x - MARGIN, cell.y - MARGIN))
        elif self.scene.hovered(self, index):
            surface.blit(ring(cell.size, ctx.px(6), ctx.px(2), with_alpha(ctx.theme.brass_light, 0.95)), cell)

    def _draw_unknown(self, ctx: Context, surface: pygame.Surface, card: str, cell: pygame.Rect) -> None:
        """A card of a set that is not here: its id on its back."""
        shown = lettering.ellipsised(ctx, card, STRONG._replace(size="tiny"), cell.width - ctx.px(8))
        drawn = lettering.line(ctx, shown, STRONG._replace(size="tiny"), (242, 236, 221))
        ground = pygame.Rect(0, 0, cell.width, drawn.get_height() + ctx.px(6))
        ground.midbottom = cell.midbottom
        fill = with_alpha((10, 14, 32), 0.9)
        surface.blit(plate(ground.size, ctx.px(4), fill, fill), ground)
        surface.blit(drawn, drawn.get_rect(center=ground.center))

    def _draw_tag(self, ctx: Context, surface: pygame.Surface, entry: DeckPileCard, cell: pygame.Rect) -> None:
        style = OVER if entry.over else COUNT
        drawn = lettering.line(ctx, entry.tag, style, (255, 250, 240) if entry.over else None)
        high = drawn.get_height() + ctx.px(2)
        rect = pygame.Rect(0, 0, max(high, drawn.get_width() + ctx.px(12)), high)
        # Between the values at the left and the sign of the species at the right, half below the card.
        rect.center = (cell.x + round(cell.width * 0.62), cell.bottom - ctx.px(2))
        if entry.over:
            fill = with_alpha(mix(ctx.theme.harm, (0, 0, 0), 0.35), 1)
            surface.blit(plate(rect.size, high // 2, fill, fill, with_alpha((255, 250, 240), 0.9), ctx.px(1)), rect)
        else:
            surface.blit(tag(rect.size, ctx.art), rect)
        surface.blit(drawn, drawn.get_rect(center=rect.center))
