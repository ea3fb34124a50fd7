"""A pile of cards spread out: pictures to drag, or a list for the keyboard; both lead to the same moves (UX-102)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from app.colour import mix, rgb, with_alpha
from app.games.kaosz_faces import cost_text
from app.scenes.deck_cards import Cards
from app.ui import lettering
from app.ui.context import DIM, STRONG, Context, Style
from app.ui.labels import draw_set
from app.ui.paint import draw_focus, draw_icon, plate, ring
from app.ui.scroll import Scroller
from app.ui.widget import TextMark
from art.cards import TYPE_ICONS, card_height, species_sign
from art.marks import MARGIN, chosen_outline
from art.panels import tag
from art.species import TYPE_COLOURS

if TYPE_CHECKING:
    from app.scenes.deck_scene import CardScene

PICTURES, LIST = "pictures", "list"
FORMS = (PICTURES, LIST)
DRAG = 6.0                  # pixels that make a press a drag (UX-12)
COUNT = Style(size="small", weight="bold", role="on_brass")
OVER = Style(size="small", weight="bold", role="ink")


class Shown(NamedTuple):
    """One card of a pile: how many lie there, and what its tag says; `over` is more than the rules allow."""

    card: str
    count: int = 1
    tag: str = ""
    over: bool = False


class PileView(Scroller):
    """Cards by place. One widget for the focus: the arrows move a cursor inside it."""

    focusable = True

    def __init__(
        self, scene: CardScene, pile: str, entries: Sequence[Shown], *, form: str = PICTURES, least: float = 104,
        cursor: str = "", hint: str = "", icon: str = "card",
    ) -> None:
        super().__init__(id=f"pile-{pile}")
        self.scene, self.pile, self.form, self.least = scene, pile, form, least
        self.hint, self.icon = hint, icon
        self.entries = list(entries)
        self.cursor = max(0, self._index(cursor))
        self.chosen = ""
        self._columns = 1
        self._cell = (1, 1)
        self._marks: list[TextMark] = []
        self._pressed: tuple[int, tuple[int, int]] | None = None

    def _index(self, card: str) -> int:
        return next((index for index, entry in enumerate(self.entries) if entry.card == card), -1)

    @property
    def cards(self) -> Cards:
        return self.scene.cards

    @property
    def current(self) -> str:
        """The card under the cursor, "" in an empty pile."""
        return self.entries[self.cursor].card if self.entries else ""

    def fill(self, ctx: Context, entries: Sequence[Shown]) -> None:
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
        self._measure(ctx, width - 2 * self._edge(ctx))
        return self._cell[1] * (1 if self.form == PICTURES else 3) + 2 * self._edge(ctx)

    def _gap(self, ctx: Context) -> int:
        return ctx.px(12) if self.form == PICTURES else 0

    def _measure(self, ctx: Context, width: int) -> None:
        if self.form == LIST:
            self._columns = 1
            self._cell = (width, max(ctx.px(34), lettering.line_height(ctx, STRONG) + ctx.px(14)))
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
        self.content = self._rows() * self._step(ctx) + 2 * self._edge(ctx)
        if self.content > rect.height:
            self._measure(ctx, inner - ctx.px(14))
            self.content = self._rows() * self._step(ctx) + 2 * self._edge(ctx)
        self.offset = max(0, min(self.offset, self.most))
        self.arrange(ctx)

    def _edge(self, ctx: Context) -> int:
        """Room for outlines and shadows."""
        return ctx.px(8)

    def cell(self, ctx: Context, index: int) -> pygame.Rect:
        row, column = divmod(index, self._columns)
        left = self.rect.x + self._edge(ctx) + column * (self._cell[0] + self._gap(ctx))
        top = self.rect.y + self._edge(ctx) + row * self._step(ctx) - self.offset
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
        by = {"left": -1, "right": 1, "up": -self._columns, "down": self._columns, "page-up": -page,
              "page-down": page}[action]
        goal = self.cursor + by
        if action == "down" and goal >= len(self.entries) and self.cursor // self._columns < self._rows() - 1:
            goal = len(self.entries) - 1            # the last row may be short
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
        if self.form != LIST:
            return
        for index, cell in self.seen_cells(ctx):
            entry = self.entries[index]
            name = self.cards.name(entry.card)
            room = self._name_room(ctx, cell, entry)
            shown = lettering.ellipsised(ctx, name, STRONG, room.width)
            box = pygame.Rect(room.x, room.y, lettering.text_width(ctx, shown, STRONG), room.height)
            self._marks.append(TextMark(shown, box, room, shown != name, name))

    def marks(self) -> list[TextMark]:
        return self._marks

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
            (self._draw_row if self.form == LIST else self._draw_pile)(ctx, surface, index, cell)
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
            draw_icon(ctx, surface, self.icon, (self.rect.centerx, top - side // 2 - ctx.px(4)), round(side * 0.8),
                      mix(ctx.theme.brass, ctx.theme.panel, 0.45))
        x = self.rect.x + (self.rect.width - max(ctx.px(60), self.rect.width - ctx.px(32))) // 2
        draw_set(ctx, surface, words, (x, top))

    def _draw_pile(self, ctx: Context, surface: pygame.Surface, index: int, cell: pygame.Rect) -> None:
        entry = self.entries[index]
        if self.scene.is_carried(self.pile, entry):
            faint = with_alpha(ctx.theme.hairline, 0.8)
            surface.blit(ring(cell.size, ctx.px(6), ctx.px(1), faint), cell)
            return
        self.cards.show(surface, entry.card, cell, entry.count)
        if self.cards.face(entry.card) is None:
            self._draw_unknown(ctx, surface, entry.card, cell)
        if entry.tag:
            self._draw_tag(ctx, surface, entry, cell)
        if entry.card == self.chosen:
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

    def _draw_tag(self, ctx: Context, surface: pygame.Surface, entry: Shown, cell: pygame.Rect) -> None:
        style = OVER if entry.over else COUNT
        drawn = lettering.line(ctx, entry.tag, style, (255, 250, 240) if entry.over else None)
        high = drawn.get_height() + ctx.px(4)
        rect = pygame.Rect(0, 0, max(high, drawn.get_width() + ctx.px(14)), high)
        rect.midbottom = (cell.centerx + ctx.px(4), cell.bottom + ctx.px(5))
        if entry.over:
            fill = with_alpha(mix(ctx.theme.harm, (0, 0, 0), 0.35), 1)
            surface.blit(plate(rect.size, high // 2, fill, fill, with_alpha((255, 250, 240), 0.9), ctx.px(1)), rect)
        else:
            surface.blit(tag(rect.size, ctx.art), rect)
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    # --- rows of the list

    def _gem(self, ctx: Context, cell: pygame.Rect) -> pygame.Rect:
        side = min(cell.height - ctx.px(6), ctx.em(1.7))
        return pygame.Rect(cell.x + ctx.px(14), cell.centery - side // 2, side, side)

    def _tag_room(self, ctx: Context, entry: Shown) -> int:
        return lettering.text_width(ctx, entry.tag, STRONG) + ctx.px(16) if entry.tag else ctx.px(4)

    def _name_room(self, ctx: Context, cell: pygame.Rect, entry: Shown) -> pygame.Rect:
        left = self._gem(ctx, cell).right + ctx.px(10)
        right = cell.right - self._tag_room(ctx, entry) - self._signs_room(ctx, cell)
        high = lettering.line_height(ctx, STRONG)
        return pygame.Rect(left, cell.centery - high // 2, max(ctx.px(30), right - left), high)

    def _signs_room(self, ctx: Context, cell: pygame.Rect) -> int:
        return 2 * ctx.em(1.5) if cell.width > ctx.em(15) else 0

    def _draw_row(self, ctx: Context, surface: pygame.Surface, index: int, cell: pygame.Rect) -> None:
        entry, theme = self.entries[index], ctx.theme
        face = self.cards.face(entry.card)
        row = cell.inflate(0, -ctx.px(4))
        lit = entry.card == self.chosen or self.scene.hovered(self, index) or (index == self.cursor and self.focused)
        tone = rgb(TYPE_COLOURS[face.type]) if face else theme.harm
        base = mix(theme.panel, tone, 0.26 if lit else 0.12)
        rim = theme.chosen if entry.card == self.chosen else theme.brass if lit else tone
        fill, deep = with_alpha(base, 1), with_alpha(mix(base, theme.space_0, 0.15), 1)
        surface.blit(plate(row.size, ctx.px(7), fill, deep, with_alpha(rim, 0.9 if lit else 0.4), ctx.px(1)), row)
        edge = (*tone, 255)
        surface.blit(plate((ctx.px(5), row.height - ctx.px(8)), ctx.px(2), edge, edge),
                     (row.x + ctx.px(4), row.y + ctx.px(4)))
        gem = self._gem(ctx, cell)
        surface.blit(tag(gem.size, ctx.art), gem)
        drawn = lettering.line(ctx, cost_text(face) if face else "?", COUNT)
        surface.blit(drawn, drawn.get_rect(center=gem.center))
        room = self._name_room(ctx, cell, entry)
        name = lettering.ellipsised(ctx, self.cards.name(entry.card), STRONG, room.width)
        surface.blit(lettering.line(ctx, name, STRONG, theme.ink), room)
        self._draw_signs(ctx, surface, entry, cell, room.right)

    def _draw_signs(self, ctx: Context, surface: pygame.Surface, entry: Shown, cell: pygame.Rect, x: int) -> None:
        face = self.cards.face(entry.card)
        side = ctx.em(1.15)
        if face is not None and self._signs_room(ctx, cell):
            draw_icon(ctx, surface, TYPE_ICONS[face.type], (x + side // 2 + ctx.px(4), cell.centery), side,
                      ctx.theme.brass_light)
            colour = "#{:02X}{:02X}{:02X}".format(*ctx.theme.ink)
            sign = species_sign(side, ctx.art, species=face.species, colour=colour)
            surface.blit(sign, sign.get_rect(center=(x + side * 2, cell.centery)))
        if entry.tag:
            tint = ctx.theme.harm_text if entry.over else ctx.theme.ink
            drawn = lettering.line(ctx, entry.tag, STRONG, tint)
            surface.blit(drawn, drawn.get_rect(midright=(cell.right - ctx.px(10), cell.centery)))
