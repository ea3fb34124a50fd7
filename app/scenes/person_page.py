"""A page per person: what they have played, how it went over time, and what they like to play with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from datetime import datetime
from typing import TYPE_CHECKING, Any

import pygame

from app.games import part
from app.match import statistics
from app.match.content_sets import content_of_all
from app.match.people import OwnGame, games_of
from app.match.person_figures import (
    ELO_OF_LEVELS,
    LATEST,
    GamesOf,
    as_csv,
    by_level,
    elo_course,
    favourites,
    longest_streak,
    win_rates,
)
from app.match.runs import SoloRun, best
from app.scenes.people import PersonBadge
from app.scenes.plots import Bars, TrendPlot
from app.scenes.run_play import files_of_runs, games_with_runs
from app.scenes.run_words import score, title
from app.scenes.seated_people import people_of, person_name
from app.scenes.wording import game_name, kind_name
from app.ui.buttons import Button
from app.ui.context import CAPS, DIM, LEAD, STRONG, TITLE, Context
from app.ui.controls import Picker
from app.ui.dialog import Panel
from app.ui.labels import Caps, Heading, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.paint import draw_panel
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from art.table_top import table_top
from saves.people import AT_ONCE, FIRST, HELPED, Person
from saves.store import file_stem

if TYPE_CHECKING:
    from app.ui.program import Program

ALL = "all"
MOST_FAVOURITES = 6
CARD = (1200, 630)


class PersonScene(Scene):
    """One page; the game is chosen above it."""

    name = "person"

    def __init__(self, app: Program, id: str) -> None:
        super().__init__(app)
        self.id, self.game = id, ALL
        self.person = Person(id)
        self.own: list[OwnGame] = []
        self.first_focus = "person-page"

    def entered(self) -> None:
        people = people_of(self.app)
        self.person = next((one for one in people if one.id == self.id), Person(self.id))
        self.own = games_of(statistics.kept(self.app.places), people, self.id)
        if self.host.layers:
            self.rebuild()

    def chosen(self) -> list[OwnGame]:
        return [one for one in self.own if self.game in (ALL, one.game.game)]

    # --- the screen

    def build(self) -> Widget:
        told = self._told(self.chosen())
        low = self.ctx.size[1] < self.ctx.px(560 * self.ctx.text_scale)
        if low:
            rows = Column([self._head(), *told, self._foot()], gap=16)
            return Pad(Panel(ScrollArea(rows, id="person-page"), x=20, y=14), x=12, y=10)
        area = ScrollArea(Pad(self._side_by_side(told), x=10, y=6), id="person-page", reading=True)
        rows = Column([self._head(), Panel(area, x=20, y=16), self._foot()], gap=12, flex={1: 1})
        return Pad(rows, x=26, y=18, most=1280)

    def _side_by_side(self, told: Sequence[Widget]) -> Widget:
        """Two columns where there is room, each part below the shorter one."""
        wide = min(self.ctx.size[0], self.ctx.px(1280)) // 2 - self.ctx.px(60)
        if wide < self.ctx.px(430):
            return Column(told, gap=28)
        columns: list[list[Widget]] = [[], []]
        high = [0, 0]
        for widget in told:
            shorter = high.index(min(high))
            columns[shorter].append(widget)
            high[shorter] += widget.height(self.ctx, wide)
        return Row([Column(each, gap=28) for each in columns], gap=32, align="top", flex={0: 1, 1: 1})

    def _head(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        known = sorted({one.game.game for one in self.own})
        tools: list[Widget] = []
        if len(known) > 1:
            options = [(ALL, self.texts("statistics-all")), *((one, game_name(self.ctx.texts, one)) for one in known)]
            tools.append(Picker(options, self.game, self._turn_to, id="game", drop=True))
        badge = PersonBadge(self.person.colour, 44)
        parts: list[Widget] = [back, badge, Heading(person_name(self.ctx.texts, self.person)), *tools]
        return Row(parts, gap=14, flex={2: 1}, region=True)

    def _runs(self) -> list[SoloRun]:
        """The runs of this person in the chosen game that are over."""
        found: list[SoloRun] = []
        for game in games_with_runs():
            files = files_of_runs(self.app, game) if self.game in (ALL, game) else None
            found += [run for run in files.runs() if run.is_over and (run.person or FIRST) == self.id] if files else []
        return found

    def _told(self, own: list[OwnGame]) -> list[Widget]:
        told = person_parts(self.ctx, self.app, self.person, own) if own else []
        runs = self._runs()
        top = best(runs)
        if top is not None:
            line = self.texts("person-best-run", run=title(self.ctx.texts, top), score=score(self.ctx.texts, top))
            count = Paragraph(self.texts("person-runs", count=len(runs)), STRONG, prefer=400)
            told.append(Column([Caps(self.texts("runs-title")), count, Paragraph(line, prefer=400)], gap=6))
        prefix = "" if self.game == ALL else f"{self.game}/"
        solved, at_once = (self.person.solved(how, prefix) for how in (HELPED, AT_ONCE))
        if solved:
            line = self.texts("person-puzzles", count=solved, first=at_once)
            told.append(Column([Caps(self.texts("puzzle-page-title")), Paragraph(line, STRONG, prefer=400)], gap=6))
        return told or [Paragraph(self.texts("person-none"), DIM, prefer=600)]

    def _foot(self) -> Widget:
        has_any = bool(self.chosen())
        picture = Button(self.texts("person-picture"), self._picture, icon="star", id="picture", enabled=has_any)
        table = Button(self.texts("statistics-export"), self._export, icon="save", id="export", enabled=has_any)
        return Wrap([picture, table], align="right", region=True)

    # --- doing

    def _turn_to(self, game: Any) -> None:
        self.game = game
        self.rebuild()

    def _picture(self) -> None:
        name = self.app.keep_picture(person_card(self.ctx, self.app, self.person, self.chosen()))
        if name:
            self.app.say("notice-screenshot", name=name)
        else:
            self.app.say("notice-not-written", icon="warning", role="warn")

    def _export(self) -> None:
        from saves.errors import CannotWrite
        from saves.files import write_text

        if self.app.places is None:
            self.app.say("notice-not-written", icon="warning", role="warn")
            return
        stem = file_stem(person_name(self.ctx.texts, self.person))
        path = self.app.places.data / "exchange" / f"{stem}-{datetime.now():%Y%m%d-%H%M%S}.csv"
        try:
            write_text(path, as_csv(self.chosen()))
            self.app.say("load-exported", path=str(path), icon="check", role="good")
        except CannotWrite as trouble:
            self.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)


# --- what the page and its picture tell


def summary(ctx: Context, person: Person, own: Sequence[OwnGame]) -> Widget:
    """The figures that fit into three lines."""
    texts, won = ctx.texts, sum(one.is_won for one in own)
    percent = round(100 * won / len(own))
    rows: list[Widget] = [
        Caps(texts("statistics-games", count=len(own))),
        Paragraph(texts("person-won", won=won, percent=percent), LEAD, prefer=400),
        Paragraph(texts("person-streak", count=longest_streak(own)), STRONG, prefer=400),
    ]
    if person.stars:
        rows.append(Paragraph(texts("person-stars", count=person.all_stars), STRONG, prefer=400))
    return Column(rows, gap=6)


def rate_plot(ctx: Context, own: Sequence[OwnGame]) -> Widget:
    rates, texts = win_rates(own), ctx.texts
    said = texts("person-rate-said", percent=round(100 * rates[-1]), games=len(rates), first=round(100 * rates[0]))
    plot = TrendPlot(rates, 0, 1, said=said, across=texts("person-across"), percent=True, id="plot-rate")
    return Column([Caps(texts("person-rate", latest=LATEST)), plot], gap=8)


def elo_plots(ctx: Context, own: Sequence[OwnGame]) -> list[Widget]:
    """One for each game: a level of one game is no measure for another."""
    texts = ctx.texts
    found: list[Widget] = []
    for game in dict.fromkeys(one.game.game for one in own):
        course = elo_course([one for one in own if one.game.game == game])
        if not course:
            continue
        levels = [(elo, kind_name(texts, kind)) for kind, elo in ELO_OF_LEVELS.items() if kind != "random"]
        low = min(700, *(100 * (value // 100) for value in course))
        high = max(1300, *(100 * -(-value // 100) for value in course))
        said = texts("person-elo-said", game=game_name(texts, game), now=round(course[-1]), most=round(max(course)))
        plot = TrendPlot(
            course, low, high, said=said, across=texts("person-across"), named=levels, id=f"plot-elo-{game}"
        )
        title = Caps(texts("person-elo", game=game_name(texts, game)))
        found.append(Column([title, plot, Paragraph(said, DIM, prefer=400)], gap=8))
    return found


def level_bars(ctx: Context, own: Sequence[OwnGame], most: int = 100) -> Widget:
    """The levels of each game below its name; of many games those that were played most."""
    texts, lines = ctx.texts, by_level(own)
    played = Counter(one.game.game for one in own)
    rows: list[Widget] = [Caps(texts("person-levels"))]
    for game, _ in played.most_common(most):
        if len(played) > 1:
            rows.append(Label(game_name(texts, game), DIM))
        levels = [(kind_name(texts, one.name) if one.name else texts("person-people-only"), one) for one in lines
                  if one.game == game]  # fmt: skip
        rows.append(
            Bars([_row(ctx, name, one) for name, one in levels], id=f"bars-levels-{game}", title=game_name(texts, game))
        )
    return Column(rows, gap=6)


def _row(ctx: Context, name: str, line: GamesOf) -> tuple[str, float, str]:
    record = line.record
    games = len(record.results)
    words = ctx.texts("person-row", won=record.won, games=games, percent=round(100 * record.won / games))
    return name, record.won / games, words


def favourite_bars(ctx: Context, app: Program, own: Sequence[OwnGame]) -> list[Widget]:
    """Aliens and decks, the most frequent first; the game words them."""
    texts = ctx.texts
    rows: list[tuple[str, float, str]] = []
    for line in favourites(own):
        words = part(line.game, "statistics")
        if words is not None and len(rows) < MOST_FAVOURITES:
            name = words.brought_name(texts, line.name, content_of_all(app.places, line.game))
            rows.append(_row(ctx, name, line))
    return (
        [
            Column(
                [Caps(texts("person-favourites")), Bars(rows, id="bars-favourites", title=texts("person-favourites"))],
                gap=8,
            )
        ]
        if rows
        else []
    )


def person_parts(ctx: Context, app: Program, person: Person, own: Sequence[OwnGame]) -> list[Widget]:
    return [
        summary(ctx, person, own),
        level_bars(ctx, own),
        rate_plot(ctx, own),
        *elo_plots(ctx, own),
        *favourite_bars(ctx, app, own),
    ]


def person_card(ctx: Context, app: Program, person: Person, own: Sequence[OwnGame]) -> pygame.Surface:
    """A picture to show around: always the same size, whatever the window."""
    card = copy(ctx)
    card.size, card.scale, card.text_scale = CARD, 1.0, 1.0
    card._faces = {}
    surface = pygame.Surface(CARD)
    surface.blit(table_top(CARD, card.art), (0, 0))
    frame = surface.get_rect().inflate(-48, -48)
    draw_panel(card, surface, frame)
    head = Row([PersonBadge(person.colour, 64), Label(person_name(card.texts, person), TITLE)], gap=16, flex={1: 1})
    left = Column([head, summary(card, person, own), rate_plot(card, own)], gap=20)
    plots = elo_plots(card, own)[:1]
    below = plots or favourite_bars(card, app, own)
    right = Column([level_bars(card, own, 2), *below], gap=20)
    foot = Label(card.texts("program-name"), CAPS)
    root = Pad(
        Column([Row([left, right], gap=36, align="top", flex={0: 1, 1: 1.1}), foot], gap=10, flex={0: 1}), x=36, y=28
    )
    root.place(card, frame)
    surface.set_clip(frame)
    root.draw(card, surface)
    return surface
