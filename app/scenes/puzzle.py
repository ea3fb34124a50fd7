"""The table of a puzzle: one question, two hints, and what an answer leads to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from app.match import Match, Seats
from app.match.people import NOBODY
from app.match.puzzles import NotThere, Puzzle
from app.match.solving import PuzzleMatch
from app.match.thoughts import Nobody
from app.scenes import launch
from app.scenes.coach_panel import CoachedPanels, CoachPanel
from app.scenes.coached import CoachedScene
from app.scenes.draft import STARS
from app.scenes.meaning import Meaning
from app.scenes.puzzles import next_puzzle, puzzle_key, results_of
from app.scenes.seated_people import keep_for, people_of, playing_person
from app.table.commands import Commands
from app.table.offered import value_words
from app.table.panels import Panels
from app.table.scene import laid_out
from app.table.words import TableWords
from app.ui.buttons import Button, IconButton
from app.ui.context import BODY, DIM, STRONG
from app.ui.labels import Label, Paragraph, Progress
from app.ui.layout import Column, Row
from app.ui.widget import Widget
from rules import Decision, Illegal, Session, clone
from rules.core.decisions import Value
from rules.core.session import Diverged
from saves.people import AT_ONCE, FIRST, HELPED, TRIED

if TYPE_CHECKING:
    from app.table.model import Id
    from app.table.module import GameTable
    from app.ui.program import Program

ASKED, WRONG, SOLVED, SHOWN = "asked", "wrong", "solved", "shown"
BESIDE_FROM = 1200.0  # logical width, at 100 % text, from which the panel stands beside the board
COMPARED = 4  # so many of the weighed answers are told with their chances, and besides them the own and a tempting one


def open_puzzle(app: Program, puzzle: Puzzle, module: type[GameTable] | None = None) -> None:
    """Sit down at a puzzle; one that cannot be played here is told."""
    app.busy()
    people = people_of(app)
    person = playing_person(app, people) if app.kiosk is None else NOBODY
    own = next((one for one in people if one.id == person and one.name), None)
    you = own.name if own else app.texts("setup-player", number=puzzle.seat + 1)
    names = [you if seat == puzzle.seat else STARS[seat % len(STARS)] for seat in range(len(puzzle.setup.seats))]
    try:
        match = PuzzleMatch(puzzle, names, app.places, launch.settings_of(app))
    except (Illegal, Diverged, NotThere):
        app.say("puzzle-gone", icon="warning", role="warn")
        return
    app.push(PuzzleScene(app, match, person, module))


class PuzzlePanels(CoachedPanels):
    """The log stands beside the board also where else only a hand opens it: the panel above it covers nothing then."""

    def shows_log(self) -> bool:
        by_itself = self.kit.app.settings["log_panel"] == "auto" and not self.kit.overview
        return super().shows_log() or (by_itself and self._fits(BESIDE_FROM))


class PuzzleWords(TableWords):
    """Nobody is waited for: after the answer there is something to look at, and something to read."""

    solving: PuzzleMatch

    def waiting_words(self) -> str:
        return self.kit.texts("puzzle-goes-on" if self.solving.goes_on else "puzzle-read")


class PuzzleCommands(Commands):
    """The hints of a puzzle are written; no computer player is asked."""

    puzzle: PuzzleScene

    def hint(self) -> None:
        self.puzzle.hint()


class PuzzleScene(CoachedScene):
    """The puzzle's position at the real table, with what is asked, and later explained, in a panel."""

    name = "puzzle"

    def __init__(
        self, app: Program, match: PuzzleMatch, person: str = FIRST, module: type[GameTable] | None = None
    ) -> None:
        self.solving, self.puzzle, self.person = match, match.puzzle, person
        self.hints = 0  # so many have been given
        self.gave_up = False
        self.folded = False  # to look at what lies below the panel
        self._was_helped = False
        self._was_told = False  # whether the answer has been shown: then giving it is no feat
        self._told = (ASKED, False, False)
        self._lit: tuple[Id, ...] = ()
        self._about: tuple[Id, ...] = ()  # what the answer was about
        self._words: dict[str, GameTable] = {}  # a table that stands at the question, by language
        super().__init__(app, match, module)

    def make_commands(self) -> Commands:
        made = PuzzleCommands(self.kit, self)
        made.puzzle = self
        return made

    def make_panels(self) -> Panels:
        made = PuzzlePanels(self.kit, self.reading, self.wording, self.commands, self.words)
        made.coach = self.over
        return made

    def make_words(self) -> TableWords:
        made = PuzzleWords(self.kit, self, self.commands)
        made.solving = self.solving
        return made

    # --- how it stands

    @property
    def stage(self) -> str:
        if self.solving.given is None:
            return ASKED
        if self.gave_up:
            return SHOWN
        return SOLVED if self.solving.is_solved else WRONG

    @property
    def only_read(self) -> bool:
        return self.stage != ASKED

    @property
    def awaits(self) -> bool:
        return self.solving.goes_on or super().awaits

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        if self.app.scene is not self:
            return True
        now = self.stage, self.solving.goes_on, self.solving.is_looking
        if now != self._told:
            before, self._told = self._told, now
            if before[0] != now[0]:
                self._enter(now[0])
            self._tell()
        return self.light() or changed

    def _enter(self, stage: str) -> None:
        self.joyful_since, self.folded = None, False
        if stage == SOLVED:
            self.joyful_since = self.ctx.clock
            self.app.sound("win")
            self._keep(HELPED if self._was_helped else AT_ONCE)
        elif stage == WRONG:
            self._keep(TRIED)

    def _keep(self, how: int) -> None:
        """Only the very first try can be the first one."""
        key = puzzle_key(self.puzzle)
        if self.person != NOBODY and not (how != TRIED and self._was_told):
            if how == AT_ONCE and results_of(self.app, self.person).get(key) == TRIED:
                self._was_helped, how = True, HELPED
            keep_for(self.app, lambda files: files.solve(self.person, key, how))
        self._was_helped = self._was_helped or how == TRIED

    # --- what one can do

    def hint(self) -> None:
        """The next of the two hints; after a wrong answer the question is asked again first."""
        if self.stage in (SOLVED, SHOWN):
            return
        if self.stage == WRONG:
            self.try_again()
        if self.hints < len(self.puzzle.hints):
            self.hints += 1
            self._was_helped = True
        if self.hints == len(self.puzzle.hints) and self.desk.decision is not None:
            self._lit = self.presenter.things_of(self.puzzle.best[0])
        self.folded = False
        self._tell()

    def try_again(self) -> None:
        self.gave_up = False
        self.solving.ask_again()
        self.pump(0.0)

    def give_up(self) -> None:
        """Show the answer, as if it had been given."""
        if self.solving.given is not None:
            self.solving.ask_again()
        self.gave_up = self._was_told = True
        self._keep(TRIED)
        self.pump(0.0)
        if self.desk.decision is not None:
            self._about = self.presenter.things_of(self.puzzle.best[0])
        self.solving.answer(self.puzzle.best[0])
        self.pump(0.0)
        self.refresh()

    def skip(self) -> None:
        self.timeline.finish_all()
        self.solving.skip()

    def go_on(self) -> None:
        follows = next_puzzle(self.app, self.puzzle, self.person)
        self.app.pop()
        if follows is not None:
            open_puzzle(self.app, follows)

    # --- the panel

    def _tell(self) -> None:
        self.renew_panel()
        onward = self.host.layers[0].root.find("coach-next")
        if onward is not None and len(self.host.layers) == 1:
            self.host.focus_on(onward)
        self.host.dirty = True

    def natural_focus(self, everything: list[Widget]) -> Widget | None:
        onward = next((widget for widget in everything if widget.id == "coach-next" and widget.enabled), None)
        return onward or super().natural_focus(everything)

    def meaning(self) -> Meaning:
        pointed = self.stage == ASKED and self.hints == len(self.puzzle.hints)
        return Meaning(self._lit if pointed else ())

    def target_rects(self) -> list[pygame.Rect]:
        """After the answer the panel keeps off what it was about."""
        return super().target_rects() if self.stage == ASKED else Meaning(self._about).rects(self.desk, self.host)

    def _answer(self, decision: Decision, value: Value) -> None:
        self._about = self.presenter.things_of(value)
        super()._answer(decision, value)

    def make_panel(self) -> CoachPanel:
        rows = {ASKED: self._question, WRONG: self._after_wrong}.get(self.stage, self._explained)()
        title = self.ctx.texts.translated(self.puzzle.title)
        fold = IconButton(
            "unfolded" if self.folded else "minus",
            self.fold,
            self.texts("puzzle-unfold" if self.folded else "puzzle-fold"),
            id="puzzle-fold",
        )
        leave = IconButton("close", self.app.pop, self.texts("puzzle-leave"), id="coach-leave")
        buttons = [] if self.folded else self._buttons()
        told = Column([] if self.folded else rows, gap=8)
        return CoachPanel(title, None, told, buttons, Row([fold, leave], gap=6), icon="puzzle")

    def fold(self) -> None:
        self.folded = not self.folded
        self.renew_panel()

    def _buttons(self) -> list[Button]:
        texts, stage = self.texts, self.stage
        again = partial(Button, texts("puzzle-again"), self.try_again, icon="undo")
        show = Button(texts("puzzle-show"), self.give_up, kind="quiet", icon="eye", id="puzzle-show")
        shows = self.solving.goes_on and not self.solving.is_looking
        skip = [Button(texts("puzzle-skip"), self.skip, icon="fast", id="puzzle-skip")] if shows else []
        if stage == ASKED:
            left = len(self.puzzle.hints) - self.hints
            hint = Button(texts("puzzle-hint", left=left), self.hint, icon="hint", id="puzzle-hint")
            return [hint, show] if left else [show]
        if stage == WRONG:
            return [again(kind="main", id="coach-next"), *skip, show]
        follows = next_puzzle(self.app, self.puzzle, self.person)
        label = texts("puzzle-next" if follows is not None else "puzzle-all")
        onward = Button(label, self.go_on, kind="main", icon="next" if follows else "back", id="coach-next")
        return [onward, *skip, *([again(id="puzzle-again")] if stage == SHOWN else [])]

    def _question(self) -> list[Widget]:
        said = self.ctx.texts.translated
        rows: list[Widget] = [Paragraph(said(self.puzzle.ask), STRONG, prefer=360)]
        for number, hint in enumerate(self.puzzle.hints[: self.hints], 1):
            told = self.texts("puzzle-hint-told", number=number, hint=said(hint))
            rows.append(Paragraph(told, BODY, prefer=360))
        return rows

    def _after_wrong(self) -> list[Widget]:
        texts, given = self.texts, self.solving.given
        rows: list[Widget] = [Paragraph(texts("puzzle-wrong", move=self._move(given)), STRONG, prefer=360)]
        if not self.solving.is_looking:
            rows += self._chance_row(texts("puzzle-after-this"), self.solving.chance)
            rows += self._chance_row(texts("puzzle-after-best"), self.puzzle.chance)
        rows.append(Paragraph(texts("puzzle-typical"), DIM, prefer=360))
        return rows

    def _explained(self) -> list[Widget]:
        texts = self.texts
        how = texts("puzzle-state-helped" if self._was_helped else "puzzle-state-at-once")
        head = texts("puzzle-shown", move=self._move(self.solving.given)) if self.stage == SHOWN else how
        rows: list[Widget] = [
            Paragraph(head, STRONG, prefer=360),
            Paragraph(self.ctx.texts.translated(self.puzzle.why), BODY, prefer=360),
            Paragraph(texts("puzzle-chances"), DIM, prefer=360),
        ]
        told: set[str] = set()
        for place, (value, chance) in enumerate(self.puzzle.weighed):
            move = self._move(value)
            if (place < COMPARED or value == self.puzzle.tempting) and move not in told:
                told.add(move)
                rows += self._chance_row(move, chance)
        return rows

    def _chance_row(self, words: str, chance: float) -> list[Widget]:
        percent = self.texts("puzzle-percent", percent=round(100 * chance))
        line = Row([Paragraph(words, BODY, prefer=300), Label(percent, STRONG)], gap=10, flex={0: 1})
        return [Column([line, Progress(chance)], gap=2)]

    def _move(self, value: Value) -> str:
        """An answer in the words of the table that stands at the question."""
        language = self.ctx.texts.language
        if language not in self._words:
            start = self.solving.start
            standing = Match(Session(clone(start), self.puzzle.seed), Seats.of(self.match.seats.infos()),
                             opponents=Nobody(), settings=self.match.settings)  # fmt: skip
            standing.screen.serve(self.puzzle.seat)
            self._words = {language: laid_out(self.app, standing, type(self.module), self.solving.question)}
        said = value_words(self._words[language], self.solving.question, value)
        return said or self.texts("table-take-back-none")
