"""Lessons: the list of them, and the table with a coach beside it (UX-93)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from app.lessons.coach import Coach
from app.lessons.course import Lesson, lessons
from app.lessons.script import Script
from app.match import Match, Seats
from app.scenes import launch
from app.scenes.base import Scene
from app.scenes.coach_panel import CoachPanel
from app.scenes.draft import HUMAN, STARS
from app.scenes.entries import available_games
from app.scenes.parts import Emblem
from app.scenes.remembered import recall, remember
from app.scenes.table import TableScene
from app.scenes.wording import game_name
from app.ui.buttons import Button
from app.ui.context import DIM, LEAD
from app.ui.dialog import Dialog, Panel
from app.ui.labels import Divider, Heading, Paragraph
from app.ui.layout import Column, Flow, Pad, Row
from app.ui.paint import draw_focus
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from rules import Decision

if TYPE_CHECKING:
    from app.main import App
    from app.table.module import GameTable

TOPIC = "lessons"
DONE = "done"


def playable_lessons() -> list[Lesson]:
    """Lessons of games that have a table."""
    shown = {entry.name for entry in available_games()}
    return [one for one in lessons() if one.game in shown]


def lessons_caption(app: App) -> str:
    """The menu offers lessons only where there are some."""
    return app.texts("lesson-title") if playable_lessons() else ""


def open_lessons(app: App) -> None:
    app.push(LessonsScene(app))


def open_lesson(app: App, lesson: Lesson, *, fresh: bool = False, module: type[GameTable] | None = None) -> None:
    """Begin a lesson, or go on where it was left."""
    kept = None if fresh else recall(app, TOPIC, lesson.key)
    coach = Coach(lesson, kept)
    session = lesson.begin(coach.answers)
    who = [(app.texts("lesson-you"), HUMAN) if seat == lesson.human else (STARS[seat % len(STARS)], "pilot")
           for seat in range(len(lesson.setup.seats))]
    script = Script()
    match = Match(session, Seats(who), minds=script, settings=launch.settings_of(app))
    app.push(LessonScene(app, match, coach, script, module))


class LessonsScene(Scene):
    """All lessons, each with how long it takes and whether it was begun."""

    name = "lessons"

    def build(self) -> Widget:
        rows: list[Widget] = []
        for one in playable_lessons():
            rows += [self._row(one), Divider(plain=True)]
        if not rows:
            rows = [Paragraph(self.texts("lesson-none"), DIM, prefer=600), Divider()]
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(self.texts("lesson-title"))], gap=16, flex={1: 1}, region=True)
        page = Panel(ScrollArea(Column(rows[:-1], gap=14), id="lessons"), x=24, y=20)
        return Pad(Column([head, page], gap=14, flex={1: 1}), x=28, y=20, most=1000)

    def _row(self, one: Lesson) -> Widget:
        language = "hu" if self.ctx.texts.language == "hu" else "en"
        kept = recall(self.app, TOPIC, one.key)
        begun = isinstance(kept, dict) and 0 < kept.get("step", 0) < len(one.steps)
        facts = self.texts("lesson-facts", game=game_name(self.ctx.texts, one.game), minutes=one.minutes,
                           steps=len(one.steps))
        if kept == DONE:
            facts = f"{facts} · {self.texts('lesson-was-done')}"
        words = Column([Paragraph(one.title[language], LEAD, prefer=560), Paragraph(one.about[language], prefer=560),
                        Paragraph(facts, DIM, prefer=560)], gap=2)
        buttons: list[Widget] = [Button(self.texts("lesson-resume" if begun else "lesson-begin"),
                                        partial(open_lesson, self.app, one), kind="main", icon="play",
                                        id=f"lesson-{one.name}")]
        if begun:
            buttons.append(Button(self.texts("lesson-restart"), partial(open_lesson, self.app, one, fresh=True),
                                  icon="undo", id=f"restart-{one.name}"))
        return Row([Emblem(one.game, 64), Column([words, Flow(buttons, gap=10)], gap=10)], gap=18, align="top",
                   flex={1: 1})


class LessonScene(TableScene):
    """The table on a fixed deal; a panel says one sentence at a time and what it is about lights up."""

    name = "lesson"

    def __init__(
        self, app: App, match: Match, coach: Coach, script: Script, module: type[GameTable] | None = None
    ) -> None:
        self.coach, self.script = coach, script
        self.panel: CoachPanel | None = None
        self._told_over = False
        super().__init__(app, match, module)
        self._watch_from = len(match.session.log)

    @property
    def language(self) -> str:
        return "hu" if self.ctx.texts.language == "hu" else "en"

    # --- the panel

    def parts(self) -> list[Widget]:
        if self.panel is None:
            self.panel = CoachPanel(self)
        return [*super().parts(), self.panel]

    def build(self) -> Widget:
        self.panel = None
        return super().build()

    def lay_out(self) -> None:
        super().lay_out()
        if self.panel is not None:
            self.panel.stand(self.ctx, self.top.board, self.target_rects())

    def target_rects(self) -> list[pygame.Rect]:
        """Where the things of the present step are now."""
        step, stage = self.coach.step, self.desk.stage
        found: list[pygame.Rect] = []
        for thing in step.target if step else ():
            rect = None
            if isinstance(thing, str) and thing.startswith("ui:"):
                widget = self.host.layers[0].root.find(thing.removeprefix("ui:")) if self.host.layers else None
                rect = widget.rect if widget else None
            elif stage is not None:
                rect = stage.rect(thing)
            if rect is not None and rect.width:
                found.append(pygame.Rect(rect))
        return found

    def _light(self) -> bool:
        """Let the step's things shine; True if that changed anything."""
        step, stage = self.coach.step, self.desk.stage
        things = tuple(thing for thing in (step.target if step else ()) if stage and stage.knows(thing))
        if things == self.desk.hinted:
            return False
        self.desk.hinted = things
        self.stale()
        return True

    # --- time

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        if self.app.scene is not self:
            return True
        step = self.coach.step
        if step is not None and step.watch and self.asked and not self.timeline.busy:
            self.go_on()
        if self.coach.is_over and not self._told_over and len(self.host.layers) == 1:
            self._finish()
        return self._light() or changed

    def go_on(self) -> None:
        self.coach.go_on()
        self._keep()
        self._renew()

    def _renew(self) -> None:
        self.panel = None
        if self.host.layers:
            self.host.layers[0].root.adopt(*self.parts())
            self.host.layout()
            goal = self.host.layers[0].root.find("coach-next")
            if goal is not None and self.ctx.device != "mouse" and len(self.host.layers) == 1:
                self.host.focus_on(goal)
            self.host.dirty = True

    # --- answers

    def _answer(self, decision: Decision, value: Any) -> None:
        step = self.coach.step
        if not self.coach.allows(decision.prompt, value):
            words = (step.wrong if step else {}).get(self.language) or self.texts("lesson-wrong")
            self.desk.say(words, step.target[0] if step and step.target else None)
            return
        others = self.coach.answered(decision.prompt, value)
        if step is not None:
            self.script.expect(others)
        super()._answer(decision, value)
        self._keep()
        self._renew()

    def _keep(self) -> None:
        value = DONE if self.coach.is_over else self.coach.kept(self.match.session.log)
        remember(self.app, TOPIC, self.coach.lesson.key, value)

    def _finish(self) -> None:
        self._told_over = True
        game = self.coach.lesson.game

        def play() -> None:
            from app.scenes.setup import open_new_game

            self.app.go_home()
            open_new_game(self.app, game)

        buttons = [Button(self.texts("lesson-leave"), self.app.pop, icon="back"),
                   Button(self.texts("lesson-play"), play, kind="main", icon="play", id="default")]
        self.host.open(Dialog(self.texts("lesson-over"), self.texts("lesson-over-line"), buttons))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        step = self.coach.step
        if step is None or len(self.host.layers) > 1:
            return
        for thing, rect in zip(step.target, self.target_rects(), strict=False):
            if isinstance(thing, str) and thing.startswith("ui:"):
                draw_focus(self.ctx, surface, rect, self.ctx.px(10))
