"""Runs: those under way, new ones, and the history with the best one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.match.runs import KeptRun, SoloRun, best
from app.scenes.parts import Emblem
from app.scenes.run_page import RunScene
from app.scenes.run_path import RunPath
from app.scenes.run_play import begin, files_of_runs, games_with_runs, kinds_of
from app.scenes.run_words import kind_about, kind_words, path_said, score, title
from app.scenes.seated_people import has_profiles, people_of, person_name, playing_person
from app.scenes.wording import game_name, saved_date
from app.ui.buttons import Button, IconButton
from app.ui.context import DIM, LEAD, STRONG
from app.ui.dialog import Panel
from app.ui.labels import Caps, Divider, Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from saves.people import FIRST, Person

if TYPE_CHECKING:
    from app.ui.program import Program

MOST_SHOWN = 30


class RunsScene(Scene):
    """What is under way comes first; then what may be begun; then what was."""

    name = "runs"

    def __init__(self, app: Program, game: str = "") -> None:
        super().__init__(app)
        self.game = game  # whose new runs stand first
        self.people: list[Person] = []
        self.found: dict[str, list[KeptRun]] = {}
        self.first_focus = "runs-list"

    def entered(self) -> None:
        self.people = people_of(self.app)
        self.found = {}
        for game in games_with_runs():
            files = files_of_runs(self.app, game)
            self.found[game] = files.all() if files is not None else []
        if self.host.layers:
            self.rebuild()

    def _runs(self, over: bool) -> list[SoloRun]:
        listed = [one.run for kept in self.found.values() for one in kept if one.run is not None]
        return [run for run in listed if run.is_over == over]

    def build(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        other = Button(self.texts("challenges-title"), self._to_challenges, icon="star", id="to-challenges")
        head = Row([back, Heading(self.texts("runs-title")), other], gap=14, flex={1: 1}, region=True)
        going = sorted(self._runs(over=False), key=lambda run: run.begun, reverse=True)
        rows: list[Widget] = []
        for place, run in enumerate(going):
            if place == 0:
                self.first_focus = f"go-{run.game}-{run.key}"
                rows.append(Caps(self.texts("runs-going")))
            rows.append(self._going(run))
        rows += self._damaged()  # what was under way may be among them
        rows += [Divider(plain=True)] if rows else []
        rows += [Caps(self.texts("runs-new")), Paragraph(self.texts("runs-line"), DIM, prefer=800)]
        games = sorted(games_with_runs(), key=lambda game: game != self.game)
        for game in games:
            rows.append(self._new(game))
        rows += self._history()
        area = ScrollArea(Pad(Column(rows, gap=12), x=6, y=4), id="runs-list")
        return Pad(Column([head, Panel(area, x=20, y=16)], gap=12, flex={1: 1}), x=26, y=18, most=1100)

    def _going(self, run: SoloRun) -> Widget:
        texts = self.ctx.texts
        words = Column([Label(title(texts, run), LEAD), Label(self._whose(run), DIM)], gap=0)
        go = Button(
            self.texts("runs-go"), partial(self._open, run), kind="main", icon="play", id=f"go-{run.game}-{run.key}"
        )
        path = RunPath(run, path_said(texts, run), size=30)
        if self.ctx.size[0] < self.ctx.px(900 * self.ctx.text_scale):
            return Column(
                [Row([Emblem(run.game, 40), words], gap=12, flex={1: 1}), Row([path, go], gap=12, flex={0: 1})]
            )
        return Row([Emblem(run.game, 44), words, path, go], gap=14, flex={1: 1})

    def _whose(self, run: SoloRun) -> str:
        texts = self.ctx.texts
        parts = [score(texts, run), saved_date(texts, run.begun)]
        if has_profiles(self.people):
            parts += [person_name(texts, one) for one in self.people if one.id == (run.person or FIRST)]
        return " · ".join(parts)

    def _new(self, game: str) -> Widget:
        texts = self.ctx.texts
        buttons = [
            Button(
                kind_words(texts, game, kind),
                partial(self._begin, game, kind),
                icon="plus",
                id=f"new-{game}-{kind}",
                tip=kind_about(texts, game, kind),
            )
            for kind in kinds_of(game)
        ]
        lines = [Paragraph(kind_about(texts, game, kind), DIM, prefer=420) for kind in kinds_of(game)]
        words = Column([Label(game_name(texts, game), STRONG), *lines, Wrap(buttons, gap=10)], gap=4)
        return Row([Emblem(game, 44), words], gap=14, align="top", flex={1: 1})

    def _history(self) -> list[Widget]:
        over = sorted(self._runs(over=True), key=lambda run: run.begun, reverse=True)[:MOST_SHOWN]
        if not over:
            return []
        texts, top = self.ctx.texts, {(run.game, run.kind): best(self._of(run)) for run in over}
        rows: list[Widget] = [Divider(plain=True), Caps(self.texts("runs-history"))]
        for run in over:
            is_best = top[run.game, run.kind] is run
            icon = Icon("crown", 22, "chosen", tip=self.texts("runs-best")) if is_best else Icon("clock", 22, "ink_dim")
            words = Column([Label(title(texts, run), STRONG), Label(self._whose(run), DIM)], gap=0)
            more: list[Widget] = [Label(self.texts("runs-best"), DIM)] if is_best else []
            look = IconButton("eye", partial(self._open, run), self.texts("runs-look"), id=f"look-{run.game}-{run.key}")
            rows.append(Row([icon, words, *more, look], gap=12, flex={1: 1}))
        return rows

    def _of(self, run: SoloRun) -> list[SoloRun]:
        return [one for one in self._runs(over=True) if (one.game, one.kind) == (run.game, run.kind)]

    def _damaged(self) -> list[Widget]:
        rows: list[Widget] = []
        for game, kept in self.found.items():
            for number, one in enumerate(kept):
                if one.run is None:
                    said = self.texts(one.trouble.reason_id, **one.trouble.params)
                    line = self.texts("runs-damaged", name=one.path.name, what=said)
                    drop = IconButton(
                        "trash", partial(self._drop, game, one), self.texts("runs-delete"), id=f"drop-{game}-{number}"
                    )
                    rows.append(
                        Row(
                            [Icon("warning", 22, "warn"), Paragraph(line, DIM.coloured("warn")), drop],
                            gap=10,
                            flex={1: 1},
                        )
                    )
        return rows

    # --- doing

    def _open(self, run: SoloRun) -> None:
        self.app.push(RunScene(self.app, run))

    def _begin(self, game: str, kind: str) -> None:
        run = begin(self.app, game, kind, playing_person(self.app, self.people))
        if run is not None:
            self._open(run)

    def _drop(self, game: str, one: KeptRun) -> None:
        from saves.errors import CannotWrite

        files = files_of_runs(self.app, game)
        try:
            if files is not None:
                files.delete(one.path)
        except CannotWrite as trouble:
            self.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)
        self.entered()

    def _to_challenges(self) -> None:
        from app.scenes.challenges import ChallengesScene

        self.app.pop()
        self.app.push(ChallengesScene(self.app, self.game))
