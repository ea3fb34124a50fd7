"""The table of a lesson: a panel says one sentence at a time, and what it is about lights up (UX-93)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.match import Over
from app.match.lessons.coach import Coach
from app.match.lessons.course import Lesson, LessonStep, lessons
from app.scenes.celebration import LASTS_MS, draw_stars
from app.scenes.coach_panel import CoachedPanels, CoachPanel, Place
from app.scenes.lessons import DONE, TOPIC
from app.scenes.meaning import Meaning, coach_room, lying, touchable
from app.scenes.parts import Emblem
from app.scenes.remembered import recall, remember
from app.table.choose import SomeChoice
from app.table.offered import value_words
from app.table.panels import Panels
from app.table.parts import Parts
from app.table.presenter import EventPresenter
from app.table.scene import TableScene
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


class LessonPresenter(EventPresenter):
    """A lesson ends with its last sentence, not with the standings of a game nobody chose."""

    def _over(self, over: Over) -> None:
        self._table.refresh(animate=False)


class LessonWords(TableWords):
    """Nobody is waited for; where there is only something to read, that is said."""

    coach: Coach

    def waiting_words(self) -> str:
        step, texts = self.coach.present, self.kit.texts
        reads = step is not None and step.answer is None and not self.coach.is_showing
        return texts("lesson-read", next=texts("lesson-next")) if reads else ""


class LessonParts(Parts):
    """Where a panel of the game fills the board, the coach stands above it, so that neither covers the other."""

    def room_of_panel(self, board: pygame.Rect) -> pygame.Rect:
        coach = self.over()
        if self.panels.divide().right.width or not isinstance(coach, CoachPanel):
            return board
        edge = self.kit.ctx.px(6)
        return coach.head(self.kit.ctx, board.inflate(-2 * edge, -edge))


class LessonScene(TableScene):
    """The table on a fixed deal, with the coach's panel over it."""

    name = "lesson"

    def __init__(self, app: Program, coach: Coach, module: type[GameTable] | None = None) -> None:
        self.coach = coach
        self.panel: CoachPanel | None = None
        self._stood: Place | None = None
        self._told = coach.number
        self._ended_at: float | None = None
        super().__init__(app, coach, module)
        self.commands.end_without_asking = True  # the lesson has said so

    def make_panels(self) -> Panels:
        made = CoachedPanels(self.kit, self.reading, self.wording, self.commands, self.words)
        made.coach = self.over
        return made

    def make_layout(self) -> Parts:
        return LessonParts(self.kit, self.panels, self.prompt, self.reading.layer, self.over)

    def make_presenter(self) -> EventPresenter:
        return LessonPresenter(self.kit, self)

    def make_words(self) -> TableWords:
        words = LessonWords(self.kit, self, self.commands)
        words.coach = self.coach
        return words

    @property
    def language(self) -> str:
        return "hu" if self.ctx.texts.language == "hu" else "en"

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

    def _make_panel(self) -> CoachPanel:
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

    def over(self) -> Widget | None:
        if self.panel is None:
            self.panel = self._make_panel()
        return self.panel

    def build(self) -> Widget:
        self.panel = None
        return super().build()

    def lay_out(self) -> None:
        super().lay_out()
        now = self.viewpoint.divide()
        if self.panel is None or self.parts.panel is not None or now.right.width:
            return
        step, room = self.coach.present, coach_room(now, self.prompt)
        only_read = step is not None and step.answer is None  # then nothing is to be done in the question's row
        self._stood = self.panel.stand(
            self.ctx,
            room,
            self.target_rects(),
            [*touchable(self.desk, self.prompt), *self.module.pages.keep_clear(self.desk)],
            lying(self.desk),
            self._stood,
            room.unionall([now.prompt, now.hand]) if only_read else None,
        )

    def meaning(self) -> Meaning:
        step = self.coach.present
        return Meaning.of(self.desk, step.highlight if step else "", self.coach.lesson.human)

    def target_rects(self) -> list[pygame.Rect]:
        """Where the things of the present step are now; a game's own panel that lights up hides what lies below."""
        meaning, panel = self.meaning(), self.parts.panel
        widgets, found = meaning.widget_rects(self.host), meaning.rects(self.desk, self.host)
        if panel is None or not widgets:
            return found
        return [rect for rect in found if rect in widgets or not rect.colliderect(self.viewpoint.divide().board)]

    def _light(self) -> bool:
        """Let the step's things shine; True if that changed anything."""
        things = self.meaning().things
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
        if self._told != self.coach.number:
            self._step_told()
        if self.coach.present is None and self._ended_at is None and len(self.host.layers) == 1:
            self._finish()
        return self._light() or self.celebrates or changed

    def go_on(self) -> None:
        self.coach.go_on()
        self.pump(0.0)
        self._step_told()

    def _step_told(self) -> None:
        """Another sentence: the place is remembered, the question of the step is taken up."""
        self._told = self.coach.number
        value = DONE if self.coach.present is None else self.coach.number
        remember(self.app, TOPIC, self.coach.lesson.key, value)
        self.panel = None
        self.refresh(animate=False)
        self.host.layers[0].root.adopt(*self.parts.widgets())
        self.host.layout()
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
        self._ended_at = self.ctx.clock
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

    @property
    def celebrates(self) -> bool:
        """Do stars fall just now?"""
        ended = self._ended_at
        return ended is not None and not self.ctx.reduced_motion and self.ctx.clock < ended + LASTS_MS

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self._ended_at is not None and self.celebrates:
            theme = self.ctx.theme
            draw_stars(self.ctx, surface, self._ended_at, [theme.brass_light, theme.chosen, theme.good])
        if len(self.host.layers) == 1:
            for rect in self.meaning().widget_rects(self.host):
                draw_focus(self.ctx, surface, rect, self.ctx.px(10))
