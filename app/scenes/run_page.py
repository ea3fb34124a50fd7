"""One run: its path, what comes next, and the end as a scene with its best moments."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.match.runs import SoloRun
from app.scenes.celebration import Celebrated
from app.scenes.parts import Emblem
from app.scenes.run_path import RunPath
from app.scenes.run_play import Step, files_of_runs, give_up, keep_own, play, steps_of
from app.scenes.run_words import moments, next_line, path_said, round_line, score, title
from app.ui.buttons import Button
from app.ui.context import BODY, DIM, LEAD, STRONG, TITLE, Style
from app.ui.dialog import Panel, confirm
from app.ui.labels import Caps, Divider, Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Space, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from rules import Illegal

if TYPE_CHECKING:
    from app.ui.program import Program

WON = Style(size="hero", weight="semibold", role="brass_light")


class RunScene(Scene):
    """What is to be done next has the focus; when the run is over, it is celebrated."""

    name = "run"

    def __init__(self, app: Program, run: SoloRun) -> None:
        super().__init__(app)
        self.run = run
        self._since = app.ctx.clock
        self._falls = False
        self.first_focus = "default-next"

    def entered(self) -> None:
        """Back from packs, the deck builder or a match: the file knows what has happened."""
        files = files_of_runs(self.app, self.run.game)
        found = files.find(self.run.key) if files is not None else None
        if found is not None:
            self.run = found
        self._since = self.ctx.clock
        if self.host.layers:
            self.rebuild()

    def update(self, dt: float) -> bool:
        """Stars fall for a while over a run that was won."""
        falling = self.run.is_won and not self.ctx.reduced_motion and self.ctx.clock - self._since < 4200
        moved, self._falls = self._falls or falling, falling
        return moved

    # --- the screen

    def build(self) -> Widget:
        if self.run.is_over:
            content = self._ended()
            if not self.run.is_won or self.ctx.reduced_motion:
                return content
            theme = self.ctx.theme
            return Celebrated(content, self._since, [theme.brass_light, theme.chosen, theme.good])
        rows: list[Widget] = [
            self._path(),
            Paragraph(score(self.ctx.texts, self.run), LEAD),
            *self._next(),
            *self._rounds(),
        ]
        body = Panel(ScrollArea(Column(rows, gap=14), id="run-page"), x=26, y=20)
        return Pad(Column([self._head(), body, self._foot()], gap=14, flex={1: 1}), x=26, y=18, most=1050)

    def _head(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        parts: list[Widget] = [back, Emblem(self.run.game, 44), Heading(title(self.ctx.texts, self.run))]
        return Row(parts, gap=14, flex={2: 1}, region=True)

    def _path(self) -> Widget:
        return RunPath(self.run, path_said(self.ctx.texts, self.run), id="run-path")

    def _steps(self) -> list[Step] | None:
        """None: what the game keeps of this run cannot be used."""
        try:
            return steps_of(self.app, self.run, partial(keep_own, self.app, self.run))
        except ValueError:
            return None

    def _next(self) -> list[Widget]:
        steps = self._steps()
        if steps is None:
            words = Paragraph(self.texts("run-forged"), DIM.coloured("warn"))
            return [Row([Icon("warning", 20, "warn"), words], gap=8, flex={1: 1})]
        return [Paragraph(next_line(self.app, self.run), STRONG)]

    def _rounds(self) -> list[Widget]:
        rows: list[Widget] = [Divider(plain=True)] if self.run.rounds else []
        for number, one in enumerate(self.run.rounds, 1):
            icon, role = ("check", "good") if one.won else ("cross", "harm_text")
            words = Paragraph(round_line(self.ctx.texts, number, one), BODY)
            rows.append(Row([Icon(icon, 18, role), words], gap=10, flex={1: 1}))
        return rows

    def _foot(self) -> Widget:
        steps = self._steps()
        buttons: list[Widget] = [
            Button(self.texts("run-give-up"), self._ask_give_up, kind="danger", size="small", id="give-up")
        ]
        if steps is None:
            return Wrap(buttons, gap=10, align="right", region=True)
        needed = next((step for step in steps if step.needed), None)
        buttons += [
            Button(step.words, step.action, icon=step.icon, id=f"step-{step.id}")
            for step in steps
            if step is not needed
        ]
        if needed is not None:
            words, icon, action = needed.words, needed.icon, needed.action
        else:
            words, icon, action = self.texts("run-play"), "play", self._play
        buttons.append(Button(words, action, kind="main", icon=icon, size="lead", id="default-next"))
        return Wrap(buttons, gap=10, align="right", region=True)

    def _ended(self) -> Widget:
        run, texts = self.run, self.ctx.texts
        told = moments(texts, run)
        rows: list[Widget] = [
            Paragraph(self.texts("run-won" if run.is_won else "run-over"), WON, align="center"),
            _centred(Label(title(texts, run), DIM)),
            _centred(self._path()),
            _centred(Label(score(texts, run), TITLE)),
            *([Caps(self.texts("run-moments"))] if told else []),
            *(Row([Icon("star", 20, "chosen"), Paragraph(line, prefer=640)], gap=10, flex={1: 1}) for line in told),
            *self._rounds(),
        ]
        back = Button(self.texts("run-to-list"), self.app.pop, kind="main", icon="back", size="lead", id="default-next")
        body = Panel(ScrollArea(Column(rows, gap=12), id="run-page"), x=26, y=20)
        return Pad(Column([body, Wrap([back], align="right", region=True)], gap=12, flex={0: 1}), x=26, y=18, most=900)

    # --- doing

    def _play(self) -> None:
        from app.scenes.wording import reason_text
        from saves.errors import BadSave, CannotWrite

        try:
            play(self.app, self.run)
        except Illegal as refused:  # a card set that cannot be used any more
            words = reason_text(self.ctx.texts, refused.reason)
            self.app.notices.say(self.ctx, words, icon="warning", role="warn")
        except (BadSave, CannotWrite) as trouble:
            self.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)

    def _ask_give_up(self) -> None:
        confirm(
            self.host,
            self.texts("run-give-up"),
            self.texts("run-give-up-question"),
            self.texts("run-give-up"),
            self.texts("cancel"),
            self._give_up,
            danger=True,
        )

    def _give_up(self) -> None:
        give_up(self.app, self.run)
        self.entered()


def _centred(widget: Widget) -> Widget:
    return Row([Space(), widget, Space()], flex={0: 1, 2: 1})
