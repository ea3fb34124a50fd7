"""The lessons of a game, each with how long it takes and whether it was begun (UX-93); one tab for each game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.match.lessons import Lesson, lessons
from app.scenes.entries import available_games
from app.scenes.parts import Emblem
from app.scenes.preparing import prepare_lesson
from app.scenes.remembered import recall
from app.scenes.wording import game_name
from app.ui.buttons import Button
from app.ui.context import DIM, LEAD
from app.ui.dialog import Panel, Tabs
from app.ui.labels import Divider, Heading, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.program import Program

TOPIC = "lessons"
DONE = "done"


def playable_lessons(app: Program) -> list[Lesson]:
    """Lessons of games that have a table, and that visitors of a kiosk are offered."""
    shown = {entry.name for entry in available_games()}
    if app.kiosk is not None:
        shown &= set(app.kiosk.games)
    return [one for one in lessons() if one.game in shown]


def open_lessons(app: Program, game: str = "") -> None:
    """The lessons of a game, the one that asks."""
    app.push(LessonsScene(app, game))


class LessonsScene(Scene):
    """A tab for each game that has lessons, and a row for each of its lessons."""

    name = "lessons"

    def __init__(self, app: Program, game: str = "") -> None:
        self._game = game
        self._opening: tuple[str, bool] | None = None  # which lesson comes, and whether from the start
        super().__init__(app)

    def build(self) -> Widget:
        rows, games = list[Widget](), self._games()
        for one in playable_lessons(self.app):
            if one.game == games[0]:
                rows += [self._row(one), Divider(plain=True)]
        if not rows:
            rows = [Paragraph(self.texts("lesson-none"), DIM, prefer=600), Divider()]
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(self.texts("lesson-title"))], gap=16, flex={1: 1}, region=True)
        tabs = [(game, game_name(self.ctx.texts, game), "") for game in sorted(games)]
        body = Column(
            [*([Tabs(tabs, games[0], self._turn_to, upright=False)] if games[1:] else []), *rows[:-1]], gap=14
        )
        page = Panel(ScrollArea(body, id="lessons"), x=24, y=20)
        return Pad(Column([head, page], gap=14, flex={1: 1}), x=28, y=20, most=1000)

    def _games(self) -> list[str]:
        """Those that have lessons; first the one whose lessons are shown."""
        games = dict.fromkeys(one.game for one in playable_lessons(self.app))
        return sorted(games, key=lambda game: game != self._game)

    def _turn_to(self, game: str) -> None:
        self._game = game
        self.rebuild()

    def _row(self, one: Lesson) -> Widget:
        language = "hu" if self.ctx.texts.language == "hu" else "en"
        kept = recall(self.app, TOPIC, one.key)
        begun = isinstance(kept, int) and 0 < kept < len(one.steps)
        facts = self.texts(
            "lesson-facts", game=game_name(self.ctx.texts, one.game), minutes=one.minutes, steps=len(one.steps)
        )
        if kept == DONE:
            facts = f"{facts} · {self.texts('lesson-was-done')}"
        words = Column(
            [
                Paragraph(one.title[language], LEAD, prefer=560),
                Paragraph(one.about[language], prefer=560),
                Paragraph(facts, DIM, prefer=560),
            ],
            gap=2,
        )
        buttons: list[Widget] = [self._button(one, False, "lesson-resume" if begun else "lesson-begin")]
        if begun:
            buttons.append(self._button(one, True, "lesson-restart"))
        return Row(
            [Emblem(one.game, 64), Column([words, Wrap(buttons, gap=10)], gap=10)], gap=18, align="top", flex={1: 1}
        )

    def _button(self, one: Lesson, fresh: bool, label: str) -> Button:
        """Begins a lesson; the one that is coming says so until it is there."""
        comes = self._opening == (one.key, fresh)
        return Button(
            self.texts("lesson-opening" if comes else label),
            partial(self._open, one, fresh),
            kind="plain" if fresh else "main",
            icon="clock" if comes else "undo" if fresh else "play",
            enabled=self._opening is None,
            id=f"{'restart' if fresh else 'lesson'}-{one.name}",
        )

    def _open(self, one: Lesson, fresh: bool) -> None:
        """The table of a lesson takes a while where its game has not been loaded yet: that is said first (UX-101)."""
        if self._opening is not None:
            return
        self._opening = one.key, fresh
        self.rebuild()
        self.app.later(partial(self._show, one, fresh))

    def _show(self, one: Lesson, fresh: bool) -> None:
        from app.scenes.lesson import open_lesson

        if self.app.scene is self:
            open_lesson(self.app, one, fresh=fresh)

    def entered(self) -> None:
        self._opening = None
        for game in self._games():
            prepare_lesson(self.app, game)
        if self.host.layers:
            self.rebuild()
