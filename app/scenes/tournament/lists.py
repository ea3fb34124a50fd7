"""The list of tournaments, and the page on which a new one is begun."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.scenes.entries import available_games
from app.scenes.parts import Emblem
from app.scenes.resume import tell_trouble
from app.scenes.tournament.desk import DeskScene, tell_disk, tell_refusal
from app.scenes.tournament.moment import moment
from app.scenes.tournament.wording import round_name
from app.scenes.wording import game_name
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.controls import Pair, Picker
from app.ui.dialog import Panel
from app.ui.fields import TextField
from app.ui.labels import Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Space
from app.ui.scene import Scene
from app.ui.scroll import ListView, ScrollArea
from app.ui.widget import Widget
from rules.tournament import Opened, Refused, champion, format_named, formats_of
from rules.tournament.tournament import LONGEST_NAME, clean_name
from saves.errors import BadSave, CannotWrite
from saves.tournaments import Listed, TournamentFile, folder_of, listed

if TYPE_CHECKING:
    from app.ui.program import Program

ROUNDS = (0, 3, 4, 5, 6, 7)
MINUTES = (0, 30, 45, 60, 90, 120)


def open_tournaments(app: Program) -> None:
    """The list, or at once a new tournament where there is none."""
    scene = TournamentsScene(app)
    app.push(scene)
    if not scene.entries and app.places is not None and app.places.writable:
        app.push(NewTournamentScene(app))


def open_file(app: Program, path: Path, projector: bool = False) -> bool:
    """The desk of a tournament, or its view for the hall; a file that cannot be used is told."""
    try:
        file = TournamentFile(path)
    except BadSave as bad:
        tell_trouble(app, bad)
        return False
    if projector:
        from app.scenes.tournament.projector import open_projector

        open_projector(app, file)
    else:
        app.push(DeskScene(app, file))
    return True


def open_named(app: Program, name: str, projector: bool = False) -> bool:
    """The desk or the hall's view of a tournament, by its name or the name of its file; False: there is none."""
    found = listed(folder_of(app.places)) if app.places is not None else []
    for one in found:
        if name in (one.path.stem, one.path.name) or (
            one.tournament is not None and one.tournament.opened.name == name
        ):
            return open_file(app, one.path, projector)
    return False


class TournamentsScene(Scene):
    """All tournaments of this folder, the latest first; broken files stay listed (UX-65)."""

    name = "tournaments"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.entries: list[Listed] = []
        self.cursor = 0
        self.first_focus = "tournaments-list"
        self._look()

    def _look(self) -> None:
        self.entries = listed(folder_of(self.app.places)) if self.app.places is not None else []

    def entered(self) -> None:
        self._look()
        self.rebuild()

    def build(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        fresh = Button(self.texts("tournament-new"), self._begin, icon="plus", kind="main", id="new-tournament")
        head = Row([back, Heading(self.texts("menu-tournament")), fresh], gap=16, flex={1: 1}, region=True)
        rows = self.entries
        if rows:
            body: Widget = ListView(
                len(rows), lambda index: self._row(rows[index]), row_height=62, cursor=self.cursor,
                on_choose=lambda index: self._open(rows[index]), on_move=self._move, id="tournaments-list",
            )  # fmt: skip
        else:
            body = Pad(Paragraph(self.texts("tournament-none"), DIM, prefer=520), x=8, y=18)
        return Pad(Column([head, Panel(body, x=18, y=16)], gap=14, flex={1: 1}), x=24, y=18, most=1100)

    def _row(self, entry: Listed) -> Widget:
        t = entry.tournament
        if t is None:
            name = Label(entry.path.name, STRONG)
            return Row(
                [Icon("warning", 30, "warn"), Column([name, Label(self.texts("load-unusable"), DIM)], gap=0)],
                gap=12,
                flex={1: 1},
            )
        best = champion(t)
        if best is not None:
            state = self.texts("tournament-champion", name=t.name(best))
        elif t.rounds:
            state = round_name(self.ctx.texts, t, len(t.rounds) - 1)
        else:
            state = self.texts("tournament-entering")
        game = game_name(self.ctx.texts, t.opened.game)
        line = self.texts("tournament-row", game=game, count=len(t.players), state=state)
        name = Label(t.opened.name, STRONG)
        return Row([Emblem(t.opened.game, 38, flat=True), Column([name, Label(line, DIM)], gap=0)], gap=12, flex={1: 1})

    def _move(self, index: int) -> None:
        self.cursor = index

    def _open(self, entry: Listed) -> None:
        open_file(self.app, entry.path)

    def _begin(self) -> None:
        if self.app.places is None or not self.app.places.writable:
            self.app.say("notice-read-only", icon="warning", role="warn")
            return
        self.app.push(NewTournamentScene(self.app))


class NewTournamentScene(Scene):
    """What is played and how; everything but the name has a sensible beginning (UX-92)."""

    name = "new-tournament"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.games = [entry.name for entry in available_games()]
        self.title = ""
        self.game = self.games[0]
        self.format = formats_of(self.game)[0].id
        self.rounds = self.minutes = 0
        self.first_focus = "tournament-name"

    def build(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(self.texts("tournament-new"))], gap=16, flex={1: 1}, region=True)
        name = TextField(
            self.title, self._name, hint=self._usual_name(), most=LONGEST_NAME, id="tournament-name",
            tip=self.texts("tournament-name"), width=360, on_submit=lambda _text: self.begin(),
        )  # fmt: skip
        format = format_named(self.game, self.format)
        games = [(one, game_name(self.ctx.texts, one)) for one in self.games]
        formats = [(one.id, self.texts(f"tournament-format-{one.id}")) for one in formats_of(self.game)]
        rows: list[Widget] = [
            self._pair("tournament-name", name),
            self._pair("tournament-game", Picker(games, self.game, self._play, id="game", drop=True)),
            self._pair("tournament-format", Picker(formats, self.format, self._turn_to, id="format", drop=True)),
            Paragraph(self.texts(f"tournament-format-{self.format}-line", count=format.table), DIM, prefer=620),
        ]
        if format.rounds != 0 and format.pairing != "robin":
            usual = self.texts("tournament-rounds-usual")
            rounds = [(one, str(one) if one else usual) for one in ROUNDS]
            rows.append(
                self._pair("tournament-rounds", Picker(rounds, self.rounds, self._count, id="rounds", drop=True))
            )
        usual = self.texts("tournament-minutes-usual", minutes=format.minutes)
        minutes = [(one, self.texts("tournament-minutes-some", minutes=one) if one else usual) for one in MINUTES]
        rows.append(
            self._pair("tournament-minutes", Picker(minutes, self.minutes, self._time, id="minutes", drop=True))
        )
        begin = Button(self.texts("tournament-begin"), self.begin, kind="main", icon="play", id="begin")
        foot = Row([Space(), begin], gap=12, flex={0: 1}, region=True)
        body = Panel(ScrollArea(Pad(Column(rows, gap=16), x=6, y=6), id="new-tournament"), x=22, y=18)
        return Pad(Column([head, body, foot], gap=14, flex={1: 1}), x=24, y=18, most=900)

    def _pair(self, words: str, control: Widget) -> Widget:
        return Pair(Label(self.texts(words), STRONG), control)

    def _usual_name(self) -> str:
        return self.texts("tournament-usual-name", date=f"{datetime.fromtimestamp(moment()):%Y-%m-%d}")

    def _name(self, text: str) -> None:
        self.title = text

    def _play(self, game: Any) -> None:
        self.game, self.format, self.rounds = game, formats_of(game)[0].id, 0
        self.rebuild()

    def _turn_to(self, format: Any) -> None:
        self.format, self.rounds = format, 0
        self.rebuild()

    def _count(self, rounds: Any) -> None:
        self.rounds = rounds

    def _time(self, minutes: Any) -> None:
        self.minutes = minutes

    def begin(self) -> None:
        """Write the first entry; the desk opens over the list."""
        assert self.app.places is not None
        seed = int.from_bytes(os.urandom(6), "big")
        name = clean_name(self.title) or clean_name(self._usual_name())
        opened = Opened(name, self.game, self.format, seed, self.rounds, minutes=self.minutes)
        try:
            file = TournamentFile.create(folder_of(self.app.places), opened, moment())
        except Refused as refused:
            tell_refusal(self.app, refused)
        except CannotWrite as trouble:
            tell_disk(self.app, trouble)
        else:
            self.app.replace(DeskScene(self.app, file))
