"""Statistics: who wins how often, dice against expectation; can be reset, exported and switched off (UX-63)."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from app.games import part
from app.match import statistics
from app.match.content_sets import content_of_all
from app.match.statistics import PlayedGame, Tally
from app.scenes.plots import Bars, DicePlot, ResultLine
from app.scenes.remembered import recall, remember
from app.scenes.wording import game_name, kind_name, points
from app.text.names import shown_name
from app.text.texts import message_id
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.controls import Pair, Picker, Toggle
from app.ui.dialog import Panel, confirm
from app.ui.labels import Caps, Heading, Paragraph
from app.ui.layout import Column, Grid, Pad, Row, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.program import Program

ALL = "all"
LATEST = 30


def open_statistics(app: Program) -> None:
    app.push(StatisticsScene(app))


class StatisticsScene(Scene):
    """One page; the game is chosen above it."""

    name = "statistics"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.game = ALL
        self.games: list[PlayedGame] = []
        self.first_focus = "statistics-page"

    def entered(self) -> None:
        self.games = statistics.kept(self.app.places)

    def chosen(self) -> list[PlayedGame]:
        """Seats without a name of their own are called the same in all games, whatever the language was then."""
        return [self._named(game) for game in self.games if self.game in (ALL, game.game)]

    def _named(self, game: PlayedGame) -> PlayedGame:
        texts = self.ctx.texts
        return replace(game, players=tuple(replace(one, name=shown_name(texts, one.name)) for one in game.players))

    # --- the screen

    def build(self) -> Widget:
        games = self.chosen()
        parts = self._parts(games) if games else [Paragraph(self.texts("statistics-none"), DIM, prefer=600)]
        area = ScrollArea(Pad(Grid(parts, least=430, most=2, gap=28), x=10, y=6), id="statistics-page", reading=True)
        body = Panel(area, x=20, y=16)
        low = self.ctx.size[1] < self.ctx.px(560 * self.ctx.text_scale)
        if low:
            rows = Column([self._head(), self._keeping(), *parts, self._foot()], gap=16)
            return Pad(Panel(ScrollArea(rows, id="statistics-page"), x=20, y=14), x=12, y=10)
        rows = Column([self._head(), self._keeping(), body, self._foot()], gap=12, flex={2: 1})
        return Pad(rows, x=26, y=18, most=1280)

    def _head(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        known = sorted({game.game for game in self.games})
        tools: list[Widget] = []
        if len(known) > 1:
            options = [(ALL, self.texts("statistics-all")), *((one, game_name(self.ctx.texts, one)) for one in known)]
            tools.append(Picker(options, self.game, self._turn_to, id="game"))
        return Row(
            [back, Heading(self.texts("statistics-title")), Wrap(tools, align="right")],
            gap=16,
            flex={1: 1},
            region=True,
        )

    def _keeping(self) -> Widget:
        on = recall(self.app, "statistics", "on") is not False
        words = Paragraph(self.texts("statistics-keep-help"), DIM, prefer=700)
        return Pair(
            words,
            Toggle(
                on,
                lambda value: remember(self.app, "statistics", "on", value),
                id="keep",
                tip=self.texts("statistics-keep"),
            ),
        )

    def _foot(self) -> Widget:
        export = Button(
            self.texts("statistics-export"), self._export, icon="save", id="export", enabled=bool(self.games)
        )
        reset = Button(
            self.texts("statistics-reset"),
            self._ask_reset,
            kind="danger",
            icon="trash",
            id="reset",
            enabled=bool(self.games),
        )
        people = Button(self.texts("people-title"), self._to_people, icon="human", id="people")
        return Wrap([people, export, reset], align="right", region=True)

    def _parts(self, games: list[PlayedGame]) -> list[Widget]:
        parts = [self._summary(games), self._kinds(games)]
        for game in sorted({one.game for one in games}):
            parts += self._brought(game, [one for one in games if one.game == game])
        parts.append(self._people(games))
        for sides, counts in statistics.dice_of(games).items():
            parts.append(self._dice(sides, counts))
        return parts

    def _summary(self, games: list[PlayedGame]) -> Widget:
        people = [
            (player.place, len(game.players)) for game in games for player in game.players if player.kind == "human"
        ]
        rows: list[Widget] = [Caps(self.texts("statistics-games", count=len(games)))]
        for name in sorted({game.game for game in games}):
            # each game counts its own way (turns, periods …), so there is no mean over all of them
            lengths = [game.turns for game in games if game.game == name]
            told = self.texts("statistics-game-line", game=game_name(self.ctx.texts, name), count=len(lengths))
            mean = round(sum(lengths) / len(lengths), 1)
            turns = 1 if mean == 1 else self.ctx.texts.number(mean)  # a number has a form of its own for one
            rows.append(Paragraph(told, STRONG, prefer=400))
            rows.append(Paragraph(self.ctx.texts.of_game("statistics-length", name, turns=turns), DIM, prefer=400))
        if people:
            rows += [Paragraph(self.texts("statistics-places"), DIM, prefer=400), ResultLine(people[-LATEST:])]
        return Column(rows, gap=8)

    def _kinds(self, games: list[PlayedGame]) -> Widget:
        return self._group("statistics-kinds", statistics.tallies(games), named=True)

    def _brought(self, game: str, games: list[PlayedGame]) -> list[Widget]:
        """How often each of the things wins that seats of a game play with; the game words them."""
        own, found = part(game, "statistics"), statistics.tallies(games, "brought")
        if own is None or not found:
            return []
        content = content_of_all(self.app.places, game)
        named = [replace(tally, name=own.brought_name(self.ctx.texts, tally.name, content)) for tally in found]
        named.sort(key=lambda tally: (-tally.games, self.ctx.texts.sort_key(tally.name)))
        return [self._group(message_id("statistics-brought", game), named, named=False)]

    def _people(self, games: list[PlayedGame]) -> Widget:
        people = {player.name for game in games for player in game.players if player.kind == "human"}
        named = [tally for tally in statistics.tallies(games, "name") if tally.name in people]
        return self._group("statistics-people", named[:8], named=False)

    def _group(self, title: str, tallies: list[Tally], named: bool) -> Widget:
        texts = self.ctx.texts
        rows = [
            (
                kind_name(texts, tally.name) if named else tally.name,
                tally.rate,
                self.texts(
                    "statistics-row",
                    percent=round(100 * tally.rate),
                    games=tally.games,
                    score=points(texts, round(tally.score, 1)),
                ),
            )
            for tally in tallies
        ]
        return Column([Caps(self.texts(title)), Bars(rows)], gap=8)

    def _dice(self, sides: int, counts: tuple[int, ...]) -> Widget:
        far = statistics.unlikely(counts)
        verdict = "statistics-dice-fair" if far < 2.2 else "statistics-dice-odd"
        return Column(
            [
                Caps(self.texts("statistics-dice", sides=sides)),
                DicePlot(counts),
                Paragraph(self.texts(verdict, count=sum(counts)), DIM, prefer=400),
            ],
            gap=8,
        )

    # --- doing

    def _to_people(self) -> None:
        from app.scenes.people import open_people

        open_people(self.app)

    def _turn_to(self, game: Any) -> None:
        self.game = game
        self.rebuild()

    def _export(self) -> None:
        from saves.errors import CannotWrite
        from saves.files import write_text

        if self.app.places is None:
            self.app.say("notice-not-written", icon="warning", role="warn")
            return
        path = self.app.places.data / "exchange" / f"orrery-statistics-{datetime.now():%Y%m%d-%H%M%S}.csv"
        try:
            write_text(path, statistics.as_csv(self.chosen()))
            self.app.say("load-exported", path=str(path), icon="check", role="good")
        except CannotWrite as trouble:
            self.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)

    def _ask_reset(self) -> None:
        confirm(
            self.host,
            self.texts("statistics-reset"),
            self.texts("statistics-reset-question"),
            self.texts("statistics-reset-yes"),
            self.texts("cancel"),
            self._reset,
            danger=True,
        )

    def _reset(self) -> None:
        from saves.errors import CannotWrite

        try:
            statistics.forget(self.app.places)
        except CannotWrite as trouble:
            self.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)
        self.entered()
        self.rebuild()
