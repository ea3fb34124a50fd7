"""The table of a lesson: a panel says one sentence at a time, and what it is about lights up (UX-93)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.match.lessons.coach import Coach
from app.match.lessons.course import Lesson, LessonStep, lessons
from app.scenes.coach_panel import CoachPanel
from app.scenes.coached import CoachedScene
from app.scenes.lessons import DONE, TOPIC
from app.scenes.meaning import Meaning
from app.scenes.parts import Emblem
from app.scenes.remembered import recall, remember
from app.table.choose import SomeChoice
from app.table.offered import value_words
from app.table.words import TableWords
from app.ui.buttons import Button, IconButton
from app.ui.context import STRONG
from app.ui.dialog import Dialog
from app.ui.key_names import key_label
from app.ui.labels import Paragraph
from app.ui.layout import Column, Row
from app.ui.paint import draw_focus
from app.ui.widget import Widget
from rules import Answer, Decision, Illegal, Reason
from rules.core.decisions import Value

if TYPE_CHECKING:
    from app.table.module import GameTable
    from app.ui.program import Program

BUTTON = "{button}"


def open_lesson(app: Program, lesson: Lesson, *, fresh: bool = False, module: type[GameTable] | None = None) -> None:
    """Begin a lesson, or go on where it was left."""
    kept = None if fresh else recall(app, TOPIC, lesson.key)
    app.push(LessonScene(app, Coach(lesson, kept if isinstance(kept, int) else 0), module))


def next_lesson(lesson: Lesson) -> Lesson | None:
    """The one that follows in the same game, None after the last."""
    listed = lessons(lesson.game)
    later = listed[[one.name for one in listed].index(lesson.name) + 1 :]
    return later[0] if later else None


class LessonWords(TableWords):
    """Nobody is waited for; where there is only something to read, that is said."""

    coach: Coach

    def waiting_words(self) -> str:
        step, texts = self.coach.present, self.kit.texts
        reads = step is not None and step.answer is None and not self.coach.is_showing
        return texts("lesson-read", next=texts("lesson-next")) if reads else ""


class LessonScene(CoachedScene):
    """The table on a fixed deal, with the coach's panel over it."""

    name = "lesson"

    def __init__(self, app: Program, coach: Coach, module: type[GameTable] | None = None) -> None:
        self.coach = coach
        self._told = coach.number
        super().__init__(app, coach, module)

    def make_words(self) -> TableWords:
        words = LessonWords(self.kit, self, self.commands)
        words.coach = self.coach
        return words

    # --- answers

    def _answer(self, decision: Decision, value: Value) -> None:
        """An answer that the lesson does not want now is refused with what is missing."""
        step = self.coach.present
        try:
            super()._answer(decision, value)
        except Illegal as refused:
            if refused.reason.id != "lesson.wrong" or step is None or step.answer is None:
                raise
            raise Illegal(self._missing(decision, step.answer, value)) from None

    def _missing(self, decision: Decision, wanted: Answer, given: Value) -> Reason:
        if wanted.prompt != decision.prompt:
            return Reason("lesson.wrong")
        wants = value_words(self.module, decision, wanted.value) if wanted.value != () else ""
        gives = value_words(self.module, decision, given) if given != () else ""
        if not wants or wants == gives:  # what differs has no words, for example where exactly a die is dropped
            return Reason("lesson.wrong")
        return Reason("lesson.missing" if gives else "lesson.wanted", {"wanted": wants, "given": gives})

    # --- the panel

    def _sentence(self, step: LessonStep | None) -> str:
        """The step's sentence; "{button}" in it is the label of the button once the right things are chosen."""
        said = step.text[self.language] if step is not None else ""
        if BUTTON not in said or step is None or step.answer is None:
            return said
        asked = next((one for one in self.coach.asked() if one.prompt == step.answer.prompt), None)
        if asked is None:  # the others are still answering; the sentence is made anew for the question
            return said.replace(BUTTON, self.texts("table-confirm"))
        choice = self.desk.blank(asked)
        if isinstance(choice, SomeChoice):
            choice.chosen = list(step.answer.value)
        return said.replace(BUTTON, self.module.words.confirming(choice))

    def make_panel(self) -> CoachPanel:
        coach, texts, step = self.coach, self.texts, self.coach.present
        total = len(coach.lesson.steps)
        buttons: list[Button] = []
        if step is not None and step.answer is None:
            buttons.append(
                Button(
                    texts("lesson-next"),
                    self.go_on,
                    kind="main",
                    icon="next",
                    id="coach-next",
                    enabled=not coach.is_showing,
                )
            )
        count = texts("lesson-step", step=min(total, coach.number + 1), all=total)
        leave = IconButton("close", self.app.pop, texts("lesson-leave"), id="coach-leave")
        return CoachPanel(count, coach.number / total, self._sentence(step), buttons, leave)

    @property
    def only_read(self) -> bool:
        step = self.coach.present
        return step is not None and step.answer is None

    def meaning(self) -> Meaning:
        step = self.coach.present
        return Meaning.of(self.desk, step.highlight if step else "", self.coach.lesson.human)

    # --- time

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        if self.app.scene is not self:
            return True
        if self._told != self.coach.number:
            self._step_told()
        if self.coach.present is None and self.joyful_since is None and len(self.host.layers) == 1:
            self._finish()
        return self.light() or changed

    def go_on(self) -> None:
        self.coach.go_on()
        self.pump(0.0)
        self._step_told()

    def _step_told(self) -> None:
        """Another sentence: the place is remembered, the question of the step is taken up."""
        self._told = self.coach.number
        value = DONE if self.coach.present is None else self.coach.number
        remember(self.app, TOPIC, self.coach.lesson.key, value)
        self.renew_panel()
        onward = self.host.layers[0].root.find("coach-next")
        goal = onward or self._target_spot()
        if goal is not None and (onward or self.ctx.device != "mouse") and len(self.host.layers) == 1:
            self.host.focus_on(goal)  # Enter goes on, whichever device was used last
        self.host.dirty = True
        self._open_part()

    def _open_part(self) -> None:
        part = self.coach.lesson.begins_part(self.coach.number)
        if part is not None:
            self.desk.performer.open_chapter(self.texts(f"lesson-opening-{part.opening}"))

    def natural_focus(self, everything: list[Widget]) -> Widget | None:
        onward = next((widget for widget in everything if widget.id == "coach-next" and widget.enabled), None)
        return onward or super().natural_focus(everything)

    def _target_spot(self) -> Widget | None:
        """The keyboard goes to what the step is about."""
        spots = (self.top.spot(thing) for thing in self.meaning().things)
        return next((spot for spot in spots if spot is not None), None)

    def _finish(self) -> None:
        self.joyful_since = self.ctx.clock
        self.app.sound("win")
        game = self.coach.lesson.game

        def play() -> None:
            from app.scenes.setup import open_new_game

            self.app.go_home()
            open_new_game(self.app, game)

        onward = next_lesson(self.coach.lesson)
        buttons = [
            Button(self.texts("lesson-leave"), self.app.pop, icon="back"),
            Button(
                self.texts("lesson-play"),
                play,
                kind="plain" if onward else "main",
                icon="play",
                id="play" if onward else "default",
            ),
        ]
        if onward is not None:

            def learn() -> None:
                self.app.pop()
                open_lesson(self.app, onward)

            follows = self.texts("lesson-following", title=onward.title[self.language])
            buttons.append(Button(follows, learn, kind="main", icon="next", id="default"))
        over = self.texts("lesson-over-line", key=key_label(self.ctx, "why") or "–")
        said = Column([Paragraph(self._learnt(), STRONG), Paragraph(over)], gap=8)
        body = Row([Emblem(game, 72), said], gap=18, flex={1: 1})
        self.host.open(Dialog(self.texts("lesson-over"), body, buttons))

    def _learnt(self) -> str:
        """How many of the game's lessons are done."""
        listed = lessons(self.coach.lesson.game)
        done = sum(recall(self.app, TOPIC, one.key) == DONE for one in listed)
        return self.texts("lesson-learnt", done=done, all=len(listed))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if len(self.host.layers) == 1:
            for rect in self.meaning().widget_rects(self.host):
                draw_focus(self.ctx, surface, rect, self.ctx.px(10))
