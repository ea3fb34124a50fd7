"""Puzzles: a position and a question, for a minute or two. How each was solved is kept for each person."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from app.match.puzzles import HARDEST, Puzzle, faults, games_with_puzzles, puzzle_of_the_day, puzzles
from app.scenes.faulty import faulty_rows, warning_row
from app.scenes.parts import Emblem
from app.scenes.preparing import prepare_lesson
from app.scenes.remembered import recall, remember
from app.scenes.seated_people import has_profiles, people_of, person_name, play_as, playing_person
from app.scenes.wording import game_name, reason_text
from app.ui.buttons import Button
from app.ui.context import DIM, LEAD, STRONG, Context
from app.ui.controls import Picker
from app.ui.dialog import Panel
from app.ui.labels import Caps, Divider, Heading, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.paint import disc, draw_icon, ring
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from rules import Reason
from saves.people import AT_ONCE, FIRST, HELPED, Person

if TYPE_CHECKING:
    import pygame

    from app.ui.program import Program

TOPIC = "puzzles"
TODAY = "solve-today"
STATES = ("new", "tried", "helped", "at-once")  # by what a person's file keeps


def open_puzzles(app: Program) -> None:
    app.push(PuzzlesScene(app))


def puzzle_key(puzzle: Puzzle) -> str:
    return f"{puzzle.game}/{puzzle.id}"


def results_of(app: Program, person: str) -> dict[str, int]:
    return dict(next((one.puzzles for one in people_of(app) if one.id == person), {}))


def next_puzzle(app: Program, after: Puzzle, person: str) -> Puzzle | None:
    """The next one of its game that is not solved yet, from there on and then from the first; None: all are solved."""
    kept = results_of(app, person)
    listed = puzzles(after.game, app.places)
    here = next((place for place, one in enumerate(listed) if one.id == after.id), -1)
    onward = [*listed[here + 1 :], *listed[: max(0, here)]]
    return next(
        (one for one in onward if kept.get(puzzle_key(one), 0) < HELPED and one.missing(app.places) is None), None
    )


class Difficulty(Widget):
    """Five dots, so many of them full."""

    def __init__(self, number: int, *, tip: str) -> None:
        super().__init__(tip=tip)
        self.number = number

    def width(self, ctx: Context) -> int:
        return HARDEST * ctx.px(14)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(16)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, step = ctx.theme, self.rect.width / HARDEST
        for place in range(HARDEST):
            full = place < self.number
            radius = ctx.px(5 if full else 3)
            colour = (*(theme.brass_light if theme.dark else theme.brass), 255) if full else (*theme.ink_dim, 150)
            drawn = disc(radius, colour)
            centre = self.rect.x + round(step * (place + 0.5)), self.rect.centery
            surface.blit(drawn, drawn.get_rect(center=centre))


class SolvedMark(Widget):
    """How somebody has solved a puzzle: a star at the first try, a tick with help, a ring not yet."""

    def __init__(self, kept: int, *, tip: str) -> None:
        super().__init__(tip=tip)
        self.kept = kept

    def width(self, ctx: Context) -> int:
        return round(ctx.px(26) * float(ctx.text_scale**0.5))

    def height(self, ctx: Context, width: int) -> int:
        return self.width(ctx)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, side = ctx.theme, min(self.rect.size)
        if self.kept == AT_ONCE:
            draw_icon(ctx, surface, "star", self.rect.center, side, theme.chosen if theme.dark else theme.brass)
        elif self.kept == HELPED:
            draw_icon(ctx, surface, "check", self.rect.center, side, theme.good)
        else:
            wide = round(side * 0.6)
            drawn = ring((wide, wide), wide // 2, max(1, ctx.px(1.5)), (*theme.ink_dim, 255))
            surface.blit(drawn, drawn.get_rect(center=self.rect.center))
            if self.kept:
                dot = disc(max(2, side // 9), (*theme.ink_dim, 255))
                surface.blit(dot, dot.get_rect(center=self.rect.center))


class PuzzlesScene(Scene):
    """The puzzles of one game, easy ones first, below the puzzle of the day; one click sits down at one."""

    name = "puzzles"

    def __init__(self, app: Program, game: str = "") -> None:
        super().__init__(app)
        known = games_with_puzzles(app.places)
        kept = recall(app, TOPIC, "game")
        self.game = game or (kept if kept in known else known[0] if known else "")
        self.people: list[Person] = []
        self.person = FIRST
        self.puzzles: list[Puzzle] = []
        self.today: Puzzle | None = None
        self._kept: dict[str, int] = {}
        self._why: dict[str, Reason | None] = {}  # why some cannot be played, by key
        self._opening = ""
        self.first_focus = "puzzles-list"

    def entered(self) -> None:
        self._opening = ""
        self.people = people_of(self.app)
        self.person = playing_person(self.app, self.people)
        self._kept = results_of(self.app, self.person)
        self._look()
        if self.host.layers:
            self.rebuild()

    def _look(self) -> None:
        places = self.app.places
        self.puzzles = puzzles(self.game, places) if self.game else []
        self.today = puzzle_of_the_day("", date.today())  # of the program's own: the same for everybody
        for one in (*self.puzzles, *([self.today] if self.today else [])):
            self._why.setdefault(puzzle_key(one), one.missing(places))
        if self.game:
            prepare_lesson(self.app, self.game, "app.scenes.puzzle")

    # --- the screen

    def build(self) -> Widget:
        rows: list[Widget] = []
        if self.today is not None:
            rows += [self._today(self.today), Divider()]
            self.first_focus = TODAY
        rows.append(self._summary())
        for one in self.puzzles:
            rows += [Divider(plain=True), self._row(one)]
        faulty = faulty_rows(self.ctx.texts, faults(self.game, self.app.places) if self.game else ())
        rows += [Divider(plain=True), *faulty] if faulty else []
        area = ScrollArea(Pad(Column(rows, gap=12), x=6, y=4), id="puzzles-list")
        return Pad(Column([self._head(), Panel(area, x=20, y=16)], gap=12, flex={1: 1}), x=26, y=18, most=1100)

    def _head(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        tools: list[Widget] = []
        if has_profiles(self.people):
            names = [(one.id, person_name(self.ctx.texts, one)) for one in self.people]
            tools.append(Picker(names, self.person, self._play_as, id="person", drop=True))
        games = [(game, game_name(self.ctx.texts, game)) for game in games_with_puzzles(self.app.places)]
        if len(games) > 1:
            tools.append(Picker(games, self.game, self._turn_to, id="game", drop=True))
        heading = Heading(self.texts("puzzle-page-title"))
        if self.ctx.size[0] < self.ctx.px(1000 * self.ctx.text_scale):
            return Column([Row([back, heading], gap=14, flex={1: 1}), Wrap(tools, gap=10)], gap=8, region=True)
        return Row([back, heading, *tools], gap=14, flex={1: 1}, region=True)

    def _today(self, one: Puzzle) -> Widget:
        caps = self.texts("puzzle-page-today", game=game_name(self.ctx.texts, one.game))
        words = Column([Caps(caps), Label(self.ctx.texts.translated(one.title), LEAD), *self._trouble(one)], gap=4)
        return self._beside(Emblem(one.game, 56), words, one, TODAY)

    def _summary(self) -> Widget:
        here = [self._kept.get(puzzle_key(one), 0) for one in self.puzzles]
        done, at_once = sum(kept >= HELPED for kept in here), sum(kept == AT_ONCE for kept in here)
        line = self.texts("puzzle-page-line")
        if not here:
            return Paragraph(self.texts("puzzle-page-none"), DIM, prefer=800)
        count = self.texts("puzzle-page-solved", done=done, all=len(here), first=at_once)
        return Column([Paragraph(count, STRONG, prefer=800), Paragraph(line, DIM, prefer=800)], gap=2)

    def _row(self, one: Puzzle) -> Widget:
        said = self.ctx.texts.translated
        ask = Paragraph(said(one.ask), DIM, prefer=420)
        words = Column([Label(said(one.title), STRONG), ask, *self._trouble(one)], gap=2)
        kept = self._kept.get(puzzle_key(one), 0)
        mark = SolvedMark(kept, tip=self.texts(f"puzzle-state-{STATES[kept]}"))
        return self._beside(mark, words, one, f"solve-{one.id}")

    def _beside(self, mark: Widget, words: Widget, one: Puzzle, id: str) -> Widget:
        level = Difficulty(one.difficulty, tip=self.texts("puzzle-difficulty", number=one.difficulty, most=HARDEST))
        return Row([mark, words, level, self._button(one, id)], gap=16, flex={1: 1})

    def _trouble(self, one: Puzzle) -> list[Widget]:
        """Why it cannot be played."""
        why = self._why.get(puzzle_key(one))
        return [] if why is None else [warning_row(reason_text(self.ctx.texts, why))]

    def _button(self, one: Puzzle, id: str) -> Button:
        why, title = self._why.get(puzzle_key(one)), self.ctx.texts.translated(one.title)
        kept = self._kept.get(puzzle_key(one), 0)
        level = self.texts("puzzle-difficulty", number=one.difficulty, most=HARDEST)
        told = f"{title}. {level}. {self.texts(f'puzzle-state-{STATES[kept]}')}"
        return Button(
            self.texts("puzzle-page-opening" if self._opening == id else "puzzle-page-solve"),
            partial(self._open, one, id),
            kind="main" if id == TODAY else "plain",
            icon="clock" if self._opening == id else "play",
            id=id,
            enabled=why is None and not self._opening,
            tip=told if why is None else reason_text(self.ctx.texts, why),
        )

    # --- doing

    def _turn_to(self, game: object) -> None:
        self.game = str(game)
        remember(self.app, TOPIC, "game", self.game)
        self._look()
        self.rebuild()

    def _play_as(self, person: object) -> None:
        self.person = str(person)
        play_as(self.app, self.person)
        self._kept = results_of(self.app, self.person)
        self.rebuild()

    def _open(self, one: Puzzle, id: str) -> None:
        """The table takes a while where its game has not been loaded yet: that is said first (UX-101)."""
        self._opening = id
        self.rebuild()
        self.app.later(partial(self._show, one))

    def _show(self, one: Puzzle) -> None:
        from app.scenes.puzzle import open_puzzle

        if self.app.scene is self:
            open_puzzle(self.app, one)
            if self.app.scene is self:  # it cannot be played
                self.entered()
