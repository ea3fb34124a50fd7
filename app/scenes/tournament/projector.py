"""What the hall sees: pairings, standings and the clock, readable from ten metres; pages turn by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from app.scenes.tournament.moment import time_left
from app.scenes.tournament.wording import BETWEEN, clock_words, names, round_name, table_name
from app.ui.buttons import IconButton
from app.ui.colour import mix, with_alpha
from app.ui.context import LEAD
from app.ui.fonts import font
from app.ui.input import Act, Intent
from app.ui.labels import Label
from app.ui.layout import Column, Pad, Row
from app.ui.lettering import ELLIPSIS
from app.ui.paint import draw_divider, draw_icon, plate
from app.ui.scene import Scene
from app.ui.widget import TextMark, Widget
from rules.tournament import champion, final_order, is_over, standings
from saves.errors import BadSave

if TYPE_CHECKING:
    from app.ui.context import Context
    from app.ui.program import Program
    from rules.tournament import Tournament
    from saves.tournaments import TournamentFile

PAGE_MS, LOOK_MS = 10_000.0, 1000.0
LINES = 9  # of one column; a letter is then about a thirtieth of the picture high
FEWEST = (4, 6)  # a short page has larger letters, as if it had so many lines; the podium first
LEAST = 0.3  # so far names shrink before they are cut
HALF = 0.47  # of the height of a line, for letters of names that stand below each other


class BoardLine(NamedTuple):
    """One line of the board: a number or table, the names, and what stands at the right."""

    lead: str
    words: str
    tail: str = ""
    done: bool = False


class BoardPage(NamedTuple):
    title: str
    lines: tuple[BoardLine, ...]
    columns: int


def open_projector(app: Program, file: TournamentFile) -> None:
    """The view for the hall, over the whole screen; leaving it brings the window back as it was."""
    was = app.settings["full_screen"]
    app.settings["full_screen"] = True
    app.push(ProjectorScene(app, file, was_full=bool(was)))


def pages_of(ctx: Context, t: Tournament) -> list[BoardPage]:
    """What is worth showing now, in pages."""
    texts = ctx.texts
    found: list[BoardPage] = []
    best = champion(t)
    if best is not None:
        podium = [BoardLine(f"{place}.", t.name(player)) for place, player in enumerate(final_order(t)[:3], 1)]
        found.append(BoardPage(texts("tournament-champion", name=t.name(best)), tuple(podium), 0))
    elif t.current is not None:
        number = t.current.number
        title = round_name(texts, t, number)
        lines = []
        for place, table in enumerate(t.current.tables):
            lead = table_name(texts, t, number, place) if t.current.finals else str(place + 1)
            score = "–".join(str(table.won(p)) for p in table.players) if table.games > 1 else ""
            tail = texts("tournament-bye") if table.is_bye else score
            lines.append(BoardLine(lead, names(t, table.players), tail, table.places is not None))
        found += _paged(title, lines, wide=t.current.finals or t.format.table > 2)
    else:
        everybody = [BoardLine(str(player.number + 1), player.name) for player in t.players]
        found += _paged(texts("tournament-entering"), everybody, wide=False)
    if t.rounds:
        points = {line.player: line.points for line in standings(t)}
        order = final_order(t)
        lines = [BoardLine(f"{place}.", t.name(p), str(points[p])) for place, p in enumerate(order, 1)]
        found += _paged(texts("tournament-page-standings"), lines, wide=False)
    return found


def _paged(title: str, lines: list[BoardLine], wide: bool) -> list[BoardPage]:
    """Pages of one column, or of two where one is not enough."""
    columns = 1 if wide or len(lines) <= LINES else 2
    size = LINES * columns
    return [BoardPage(title, tuple(lines[at : at + size]), columns) for at in range(0, max(1, len(lines)), size)]


def shortened(words: str) -> str:
    """One sign less of the longest name of a line, so that all of them can still be recognised.

    >>> shortened("Hildegard – Bo"), shortened("Hildegar… – Bo")
    ('Hildegar… – Bo', 'Hildega… – Bo')
    """
    parts = words.split(BETWEEN)
    longest = max(range(len(parts)), key=lambda at: len(parts[at]))
    rest = parts[longest].removesuffix(ELLIPSIS)
    if len(rest) > 1:
        parts[longest] = rest[:-1].rstrip() + ELLIPSIS
    return BETWEEN.join(parts)


def in_two_lines(words: str) -> list[str]:
    """The names of a table on two lines; one name stays on one.

    >>> in_two_lines("Anna – Bo – Cili"), in_two_lines("Anna")
    (['Anna – Bo –', 'Cili'], ['Anna'])
    """
    parts = words.split(BETWEEN)
    if len(parts) < 2:
        return parts
    cuts = range(1, len(parts))
    half = min(cuts, key=lambda at: max(len(BETWEEN.join(parts[:at])), len(BETWEEN.join(parts[at:]))))
    return [BETWEEN.join(parts[:half]) + BETWEEN.rstrip(), BETWEEN.join(parts[half:])]


def _fitting(text: str, size: int, width: int) -> int:
    """The size of letters, this one or smaller, in which a text is not wider than this."""
    wide = font("sans", "semibold", size).size(text)[0]
    return size if wide <= width else size * max(1, width) // wide


class Board(Widget):
    """One page, drawn in letters that depend on the height of the picture alone."""

    ticks = True
    focusable = True  # so that nothing else shows a focus to the hall

    def __init__(self, t: Tournament, page: BoardPage) -> None:
        super().__init__(id="board")
        self._t, self._page = t, page
        self._clock = clock_words(time_left(t))
        self._marks: list[TextMark] = []

    def tick(self, ctx: Context) -> bool:
        before, self._clock = self._clock, clock_words(time_left(self._t))
        return before != self._clock

    def spoken(self) -> str:
        return " ".join([self._page.title, *(f"{line.lead} {line.words} {line.tail}" for line in self._page.lines)])

    def marks(self) -> list[TextMark]:
        return self._marks

    # --- drawing

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        self._marks = []
        whole, theme = self.rect, ctx.theme
        pad = whole.height // 28
        head = pygame.Rect(whole.x, whole.y, whole.width, round(whole.height * 0.17))
        taken = 0
        if self._t.current is not None and not is_over(self._t):
            up = self._t.clock.running and self._clock == "0:00"
            colour = theme.warn if up else theme.brass_light
            taken = self._write(surface, self._clock, "bold", round(head.height * 0.78), colour, head, "right")
        left = pygame.Rect(head.x, head.y, head.width - taken - 2 * pad, head.height)
        self._write(surface, self._page.title, "semibold", round(head.height * 0.46), theme.brass_light, left, "left")
        draw_divider(ctx, surface, whole.x, whole.right, head.bottom, plain=False)
        top = head.bottom + pad // 2
        self._draw_lines(ctx, surface, pygame.Rect(whole.x, top, whole.width, whole.bottom - top))

    def _draw_lines(self, ctx: Context, surface: pygame.Surface, room: pygame.Rect) -> None:
        columns = max(1, self._page.columns)
        fewest = FEWEST[min(self._page.columns, 1)]
        count = max(fewest, -(-len(self._page.lines) // columns))
        gap = room.height // 20
        wide, high = (room.width - gap * (columns - 1)) // columns, room.height // count
        leads = [line.lead for line in self._page.lines]
        size = round(high * 0.62)
        face = font("sans", "semibold", size)
        lead = min(wide // 3, max((face.size(text)[0] for text in leads), default=0))
        for number, line in enumerate(self._page.lines):
            column, row = divmod(number, count)
            box = pygame.Rect(room.x + column * (wide + gap), room.y + row * high, wide, high)
            self._draw_line(ctx, surface, line, box.inflate(0, -max(2, high // 10)), lead, size)

    def _draw_line(
        self, ctx: Context, surface: pygame.Surface, line: BoardLine, box: pygame.Rect, lead: int, size: int
    ) -> None:
        theme = ctx.theme
        fill = with_alpha(theme.panel, 0.85)
        surface.blit(plate(box.size, box.height // 6, fill, fill, with_alpha(theme.hairline, 0.35)), box.topleft)
        inner = box.inflate(-box.height // 2, 0)
        place = pygame.Rect(inner.x, inner.y, lead, inner.height)
        self._write(surface, line.lead, "semibold", size, theme.brass_light, place, "right")
        right = inner.right
        if line.done:
            draw_icon(ctx, surface, "check", (right - size // 3, inner.centery), round(size * 0.8), theme.good)
            right -= size
        if line.tail:
            tail = pygame.Rect(inner.centerx, inner.y, right - inner.centerx, inner.height)
            right -= self._write(surface, line.tail, "bold", size, theme.brass_light, tail, "right") + size // 3
        words = pygame.Rect(place.right + size // 2, inner.y, right - place.right - size // 2, inner.height)
        ink = mix(theme.ink, theme.panel, 0.35) if line.done else theme.ink
        self._write_names(surface, line.words, size, ink, words)

    def _write_names(
        self, surface: pygame.Surface, text: str, size: int, colour: tuple[int, int, int], box: pygame.Rect
    ) -> None:
        """On one line, or long names on two lines where they are larger so."""
        halves = in_two_lines(text)
        below = [_fitting(half, round(box.height * HALF), box.width) for half in halves]
        if len(halves) < 2 or _fitting(text, size, box.width) >= min(below):
            self._write(surface, text, "semibold", size, colour, box, "left")
            return
        for number, half in enumerate(halves):
            part = pygame.Rect(box.x, box.y + number * box.height // 2, box.width, box.height // 2)
            self._write(surface, half, "semibold", min(below), colour, part, "left")

    def _write(
        self,
        surface: pygame.Surface,
        text: str,
        weight: str,
        size: int,
        colour: tuple[int, int, int],
        box: pygame.Rect,
        align: str,
    ) -> int:
        """One line as large as it fits, cut only if it is far too long; its width."""
        face, shown = font("sans", weight, size), text
        wide = face.size(text)[0]
        if wide > box.width:
            size = max(round(size * LEAST), size * max(1, box.width) // max(1, wide))
            face = font("sans", weight, size)
            while face.size(shown)[0] > box.width and shown != (shorter := shortened(shown)):
                shown = shorter
        drawn = face.render(shown, True, colour)
        place = drawn.get_rect(midleft=box.midleft) if align == "left" else drawn.get_rect(midright=box.midright)
        surface.blit(drawn, place)
        if shown:
            self._marks.append(TextMark(shown, place, self.rect, shown != text, text))
        return place.width


class ProjectorScene(Scene):
    """Pages turn every ten seconds; the arrows turn them by hand, Space stops them."""

    name = "projector"
    lively = True
    quiet = True

    def __init__(self, app: Program, file: TournamentFile, was_full: bool | None = None) -> None:
        super().__init__(app)
        self.file, self.at, self.stopped = file, 0, False
        self._was_full = was_full
        self._turned = self._looked = app.ctx.clock
        self.first_focus = "board"

    @property
    def pages(self) -> list[BoardPage]:
        return pages_of(self.ctx, self.file.tournament)

    def build(self) -> Widget:
        pages = self.pages
        self.at %= len(pages)
        words = "projector-stopped" if self.stopped else "projector-page"
        board = Board(self.file.tournament, pages[self.at])
        close = IconButton("close", self.app.pop, self.texts("tournament-projector-close"), size=32, id="close")
        name = Label(self.file.tournament.opened.name, LEAD.coloured("ink_dim"))
        place = Label(self.texts(words, number=self.at + 1, count=len(pages)), LEAD.coloured("ink_dim"), align="right")
        foot = Row([name, close, place], gap=12, flex={0: 1, 2: 1}, region=True)
        return Pad(Column([board, foot], gap=8, flex={0: 1}), x=18, y=8)

    def update(self, dt: float) -> bool:
        clock = self.ctx.clock
        if clock - self._looked >= LOOK_MS:
            self._looked = clock
            try:
                news = self.file.refresh()
            except BadSave:
                news = False  # a stick that is out for a moment
            if news:
                self.rebuild()
                return True
        if not self.stopped and clock - self._turned >= PAGE_MS:
            self.turn(1)
            return True
        return False

    def turn(self, by: int) -> None:
        self.at, self._turned = self.at + by, self.ctx.clock
        self.rebuild()

    def foremost(self, intent: Intent) -> bool:
        if isinstance(intent, Act) and not intent.released:
            if intent.action in ("left", "right", "page-up", "page-down"):
                self.turn(1 if intent.action in ("right", "page-down") else -1)
                return True
            if intent.action == "confirm":
                self.stopped = not self.stopped
                self.turn(0)
                return True
        return False

    def left(self) -> None:
        if self._was_full is not None:
            self.app.settings["full_screen"] = self._was_full
