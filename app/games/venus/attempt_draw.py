"""The panel of an attempt on the table: the dice, the sum, the verdict; it lies beside the planet, never over it."""

from __future__ import annotations

from collections.abc import Hashable
from copy import copy
from typing import TYPE_CHECKING

import pygame

from app.games.venus.attempt import HIGH, LOW, OUT, Board
from app.games.venus.plan import Plan
from app.table.model import Box as BoardBox
from app.table.model import Piece, Place
from app.table.seat_symbol import SeatSymbol
from app.ui import lettering
from app.ui.colour import with_alpha
from app.ui.context import DIM, STRONG, Context, Style
from app.ui.dialog import Panel
from app.ui.labels import Icon, Paragraph, Progress
from app.ui.layout import Column, Row
from app.ui.paint import draw_icon, plate
from app.ui.widget import TextMark, Widget
from art.venus.dice import die as die_picture
from rules.core.view_cache import ViewCache

if TYPE_CHECKING:
    from app.games.venus.show import Show

PLACE, PANEL = "attempt", "attempt:panel"
BOARD, DIE = "attempt-board", "attempt-die"  # arts
WIDE, MOST_WIDE, MOST_HIGH = 336.0, 0.46, 0.76  # the last two are shares of the board
HIGHEST = 0.94  # where letters would have to become smaller otherwise
DIE_EM = 2.3
DIE_HIGH = 1.36  # with the arrow below it, in its own sides: no pip is ever covered
BIG = Style(size="title", weight="bold")


SIDE = 14  # of the panel, at its two sides


class Dice(Widget):
    """The room in which the dice lie; they are pieces of their own, to be touched."""

    def __init__(self, count: int) -> None:
        super().__init__(id="dice")
        self.count = count

    def _side(self, ctx: Context) -> int:
        return ctx.em(DIE_EM) if ctx.text_scale <= 1.3 else ctx.px(DIE_EM * 16 * 1.3)

    def width(self, ctx: Context) -> int:
        return round(self._side(ctx) * (self.count + 0.15 * (self.count - 1)))

    def height(self, ctx: Context, width: int) -> int:
        return round(self._side(ctx) * DIE_HIGH) if self.count else 0

    def cells(self, ctx: Context) -> list[pygame.Rect]:
        side = min(self._side(ctx), round(self.rect.height / DIE_HIGH), self.rect.width // max(1, self.count))
        pitch = round(side * 1.15)
        left = self.rect.centerx - (pitch * self.count - (pitch - side)) // 2
        high = round(side * DIE_HIGH)
        top = self.rect.centery - high // 2
        return [pygame.Rect(left + place * pitch, top, side, high) for place in range(self.count)]


class DrawnNumber(Widget):
    """A large number over its name."""

    def __init__(self, number: int, name: str, role: str) -> None:
        super().__init__()
        self._text, self._name, self._role = str(number), name, role
        self._spots: list[tuple[str, Style, pygame.Rect]] = []

    def width(self, ctx: Context) -> int:
        return max(lettering.text_width(ctx, self._text, BIG), lettering.text_width(ctx, self._name, DIM))

    def height(self, ctx: Context, width: int) -> int:
        return ctx.font(BIG).get_height() + lettering.line_height(ctx, DIM)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        name = lettering.ellipsised(ctx, self._name, DIM, rect.width)
        top = pygame.Rect(0, 0, lettering.text_width(ctx, self._text, BIG), ctx.font(BIG).get_height())
        top.midtop = rect.midtop
        low = pygame.Rect(0, 0, lettering.text_width(ctx, name, DIM), ctx.font(DIM).get_height())
        low.midtop = (rect.centerx, top.bottom)
        self._spots = [(self._text, BIG.coloured(self._role), top), (name, DIM, low)]

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        for text, style, spot in self._spots:
            surface.blit(lettering.line(ctx, text, style), spot)

    def marks(self) -> list[TextMark]:
        return [TextMark(text, spot, self.rect, text not in (self._text, self._name), self._name)
                for text, _, spot in self._spots]  # fmt: skip


def panel_of(ctx: Context, board: Board, width: int, brief: bool = False) -> Panel:
    """The panel as widgets; a brief one leaves out what the points are made of. Where dice and numbers with their whole
    names do not fit beside each other, the numbers stand below."""
    made: list[Widget] = [Row([SeatSymbol(board.seat, 22), Paragraph(board.title, STRONG)], flex={1: 1.0})]
    top: list[Widget] = [Dice(len(board.dice))] if board.dice else []
    if board.need is not None:
        top.append(DrawnNumber(board.need, board.need_name, "brass_light"))
    if board.have is not None:
        top.append(DrawnNumber(board.have, board.have_name, board.role))
    numbers = [one for one in top if isinstance(one, DrawnNumber)]
    beside = sum(one.width(ctx) for one in top) + ctx.px(8) * (len(top) - 1)
    rows: list[list[Widget]] = [top]
    if beside > width - 2 * ctx.px(SIDE):
        rows = [top[: len(top) - len(numbers)], [*numbers]]
    for row in rows:
        if row:
            flexible = {place: float(widget.width(ctx)) for place, widget in enumerate(row) if widget in numbers}
            made.append(Row(row, flex=flexible))
    if board.have is not None and board.need is not None:
        made.append(Progress(min(1.0, board.have / board.need) if board.need else 1.0))
    if board.sum and not brief:
        made.append(Paragraph(board.sum, DIM))
    if board.verdict:
        made.append(Paragraph(board.verdict, STRONG.coloured(board.role)))
    if board.parts and not brief:
        made.append(Paragraph(" · ".join(board.parts), DIM.coloured("ink")))
    if board.skulls:
        skulls: list[Widget] = [Icon("damaged" if board.skull_role == "harm_text" else "check", 16, board.skull_role),
                                Paragraph(board.skulls, DIM.coloured(board.skull_role))]  # fmt: skip
        made.append(Row(skulls, flex={1: 1.0}))
    return Panel(Column(made, gap=6), x=SIDE, y=12, solid=True)


def fitted(ctx: Context, board: Board, room: tuple[float, float]) -> tuple[Context, Panel, tuple[int, int]]:
    """The panel at the size it needs: wider, without details, or in smaller letters where the board is small."""
    wide = min(ctx.px(WIDE * ctx.text_scale**0.75), round(room[0] * MOST_WIDE))
    wider = round(room[0] * MOST_WIDE)
    most = round(room[1] * MOST_HIGH)
    highest = round(room[1] * HIGHEST)
    ways = ((wide, False, most), (wider, False, most), (wide, True, most), (wider, True, highest))
    for width, brief, high in ways:
        panel = panel_of(ctx, board, width, brief)
        if panel.height(ctx, width) <= high:
            return ctx, panel, (width, panel.height(ctx, width))
    small = copy(ctx)
    small._faces = {}
    while True:
        small.text_scale *= 0.9
        panel = panel_of(small, board, wider, True)
        high = panel.height(small, wider)
        if high <= highest or small.text_scale < 0.6:
            return small, panel, (wider, high)


class AttemptPanel:
    """Lays the panel and its dice on the table, and draws them."""

    def __init__(self, show: Show) -> None:
        self.show = show
        self._kept = ViewCache()

    def lay(self, board: Board, planet: str, now: Plan) -> tuple[Place, list[Piece], BoardBox]:
        """A place beside the planet, the panel in it, the dice on the panel; and where dice may tumble."""
        ctx = self.show.kit.ctx
        made_of = (board, planet, now, ctx.scale, ctx.text_scale, ctx.texts.language)
        return self._kept.part("panel", made_of, lambda: self._laid(board, planet, now))

    def _laid(self, board: Board, planet: str, now: Plan) -> tuple[Place, list[Piece], BoardBox]:
        small, panel, size = fitted(self.show.kit.ctx, board, now.room)
        box = _beside(size, planet, now)
        panel.place(small, pygame.Rect((0, 0), size))
        place = Place(PLACE, box, "free", frame=False)
        art = (BOARD, board, now.room)
        made = [Piece(PANEL, PLACE, art, board.title, kind="token", size=size, at=(0.5, 0.5), facts=False)]
        dice = panel.find("dice")
        if isinstance(dice, Dice):
            for number, ((face, state), cell) in enumerate(zip(board.dice, dice.cells(small), strict=True)):
                spot = (cell.centerx / size[0], cell.centery / size[1])
                name = self.show.words.die(face)
                made.append(Piece(f"die:{number}", PLACE, (DIE, face, state), name, kind="token",
                                  size=(float(cell.width), float(cell.height)), at=spot))  # fmt: skip
        return place, made, box

    # --- drawing

    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface | None:
        """The picture of one of these pieces; None for any other."""
        if not isinstance(art, tuple) or art[0] not in (BOARD, DIE):
            return None
        if art[0] == DIE:
            return _die(ctx, art[1], art[2], size)
        small, panel, own = fitted(ctx, art[1], art[2])
        made = pygame.Surface(own, pygame.SRCALPHA)
        panel.place(small, made.get_rect())
        theme = ctx.theme
        fill = with_alpha(theme.panel, 1)
        made.blit(plate(own, ctx.px(12), fill, fill, with_alpha(theme.brass, 0.9), ctx.px(2)), (0, 0))
        for child in panel.children():
            child.draw(small, made)
        return made if own == size else pygame.transform.smoothscale(made, size)


def _beside(size: tuple[int, int], planet: str, plan: Plan) -> BoardBox:
    """In the corner of the solar system that is farthest from the planet and hides nothing of it."""
    cells = [pygame.Rect(*(round(part) for part in world.cell)) for world in plan.worlds.values()]
    system = cells[0].unionall(cells[1:])
    x, y, w, h = plan.worlds[planet].cell
    middle = (x + w / 2, y + h / 2)
    spot = pygame.Rect((0, 0), size)
    if middle[0] < system.centerx:
        spot.right = system.right
    else:
        spot.left = system.left
    spot.centery = system.centery
    cell = pygame.Rect(round(x), round(y), round(w), round(h))
    if spot.colliderect(cell):
        spot.top, low = system.top, spot.copy()
        low.bottom = system.bottom
        if cell.centery < system.centery:
            spot = low
    spot.clamp_ip(pygame.Rect(0, 0, *plan.room))
    return float(spot.x), float(spot.y), float(spot.width), float(spot.height)


def _die(ctx: Context, face: int, state: str, size: tuple[int, int]) -> pygame.Surface:
    """A die; below it an arrow for the highest and the lowest that count; an excluded one is crossed out."""
    side = min(size[0], round(size[1] / DIE_HIGH))
    made = pygame.Surface(size, pygame.SRCALPHA)
    drawn = die_picture(round(side * 1.36), ctx.art, face=face, shadow=False).copy()
    if state == OUT:
        drawn.set_alpha(110)
    made.blit(drawn, drawn.get_rect(center=(size[0] // 2 + round(side * 0.02), round(side * 0.55))))
    if state == OUT:
        draw_icon(ctx, made, "cross", (size[0] // 2, side // 2), round(side * 0.7), ctx.colour("harm"))
    elif state in (HIGH, LOW):
        icon = "arrow_up" if state == HIGH else "arrow_down"
        low = size[1] - side
        draw_icon(ctx, made, icon, (size[0] // 2, side + low // 2), round(low * 0.95), ctx.colour("brass_light"))
    return made
