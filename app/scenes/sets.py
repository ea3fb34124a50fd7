"""Card sets: what lies in the folders, with the checker's messages in place; looks again while running (UX-104)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.games import manifests, part
from app.match.content_sets import FoundSet, fingerprint, look_at_set, own_folder, set_paths
from app.scenes.wording import game_name
from app.text.problems import problem_sentence
from app.ui.buttons import Button
from app.ui.context import BODY, CARD_TEXT, DIM, LEAD, STRONG
from app.ui.controls import Picker
from app.ui.dialog import Panel
from app.ui.gathering import SHOW_MS, Gathering
from app.ui.labels import Divider, Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ListView, ScrollArea
from app.ui.widget import Widget
from rules import find
from rules.content.problems import Problem

if TYPE_CHECKING:
    from app.ui.program import Program

LOOK_MS = 1500.0
MOST_TOLD = 40


def open_sets(app: Program) -> None:
    app.push(SetsScene(app))


def games_with_sets() -> list[str]:
    return [game.id for game in manifests() if find(game.id).schema is not None]


class SetsScene(Scene):
    """Sets at the left; what the chosen one is, or everything that is wrong with it, at the right."""

    name = "sets"

    def __init__(self, app: Program, game: str = "") -> None:
        super().__init__(app)
        self.game = game or games_with_sets()[0]
        self.cursor = 0
        self.found: list[FoundSet] = []
        self._gathering: Gathering[Path, FoundSet] | None = None
        self._told_progress = Paragraph("")
        self._seen: tuple[tuple[str, int, int], ...] = ()
        self._look_at = 0.0
        self.first_focus = "sets-list"

    def entered(self) -> None:
        self.read()

    def read(self) -> None:
        """Checking every card takes a while: it is done beside the frames (UX-101)."""
        self.left()
        game = self.game
        self._seen = fingerprint(self.app.places, game)
        paths = set_paths(self.app.places, game)
        self._gathering = Gathering(paths, lambda path: look_at_set(path, game), beside=self.app.studio is not None)
        self.found = self._gathering.collect()

    def left(self) -> None:
        if self._gathering is not None:
            self._gathering.stop()

    @property
    def _is_reading(self) -> bool:
        return self._gathering is not None and not self._gathering.is_done

    def update(self, dt: float) -> bool:
        """What has been read is added; a file that changed in the folder is read again by itself."""
        self.retell(self._told_progress, self._progress_words())
        if self.ctx.clock < self._look_at or not self.may_rebuild:
            return False
        if self._gathering is not None and self._is_reading:
            if not self._gathering.has_news:
                return False
            self._look_at = self.ctx.clock + SHOW_MS
            self.found = [*self.found, *self._gathering.collect()]
            self.rebuild()
            return True
        self._look_at = self.ctx.clock + LOOK_MS
        if fingerprint(self.app.places, self.game) == self._seen:
            return False
        self._reload()
        self.app.say("sets-reloaded", icon="rotate")
        return True

    # --- the screen

    def build(self) -> Widget:
        self.cursor = max(0, min(self.cursor, len(self.found) - 1))
        listed = ListView(
            len(self.found), self._row, row_height=60, cursor=self.cursor, on_move=self._move, id="sets-list"
        )
        left = Panel(Column([listed, *self._progress(), self._folder()], gap=12, flex={0: 1}), x=16, y=16)
        waiting = Paragraph(self.texts("sets-reading" if self._is_reading else "sets-none"), DIM)
        told = self._told(self.found[self.cursor]) if self.found else waiting
        reading = not any(widget.focusable for widget in told.walk())
        right = Panel(ScrollArea(Pad(told, x=6, y=4), id="set-told", reading=reading), x=20, y=18)
        body = Row([left, right], gap=16, align="stretch", flex={0: 1.0, 1: 1.25})
        return Pad(Column([self._head(), body], gap=14, flex={1: 1}), x=24, y=18, most=1320)

    def _head(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        tools: list[Widget] = []
        if len(games_with_sets()) > 1:
            tools.append(
                Picker(
                    [(game, game_name(self.ctx.texts, game)) for game in games_with_sets()],
                    self.game,
                    self._turn_to,
                    id="game",
                )
            )
        tools.append(Button(self.texts("sets-reload"), self._reload, icon="rotate", id="reload"))
        return Row(
            [back, Heading(self.texts("sets-title")), Wrap(tools, align="right")], gap=16, flex={1: 1}, region=True
        )

    def _progress(self) -> list[Widget]:
        """How far the checking is, while it goes on."""
        self._told_progress = Paragraph(self._progress_words(), DIM, prefer=360)
        return [self._told_progress] if self._told_progress.text else []

    def _progress_words(self) -> str:
        if self._gathering is None or not self._is_reading:
            return ""
        return self.texts("sets-progress", done=self._gathering.looked_at, all=self._gathering.total)

    def _folder(self) -> Widget:
        folder = own_folder(self.app.places, self.game)
        where = str(folder) if folder else "–"
        return Column(
            [
                Paragraph(self.texts("sets-folder"), DIM, prefer=360),
                Paragraph(where, CARD_TEXT.coloured("ink"), prefer=360),
            ],
            gap=2,
        )

    def _row(self, index: int) -> Widget:
        found = self.found[index]
        icon, role = ("warning", "warn") if found.problems else ("check", "good")
        name = self.ctx.texts.translated(found.info.name) if found.info else found.path.name
        if found.problems:
            line = self.texts("sets-problems", count=len(found.problems))
        else:
            line = self.texts("sets-shipped" if found.shipped else "sets-own", count=found.entries)
        return Row([Icon(icon, 26, role), Column([Label(name, STRONG), Label(line, DIM)], gap=0)], gap=12, flex={1: 1})

    def _told(self, found: FoundSet) -> Widget:
        rows: list[Widget] = []
        if found.info is not None:
            info = found.info
            rows += [
                Paragraph(self.ctx.texts.translated(info.name), LEAD, prefer=460),
                Paragraph(
                    self.texts("sets-facts", id=info.id, version=info.version, count=found.entries), DIM, prefer=460
                ),
            ]
            if info.author:
                rows.append(Paragraph(self.texts("sets-author", author=info.author), DIM, prefer=460))
            if info.about:
                rows.append(Paragraph(self.ctx.texts.translated(info.about), BODY, prefer=460))
            if info.requires:
                rows.append(Paragraph(self.texts("sets-requires", sets=", ".join(info.requires)), DIM, prefer=460))
            if info.replaces:
                rows.append(Paragraph(self.texts("sets-replaces", set=info.replaces), DIM, prefer=460))
        rows.append(Paragraph(self.texts("sets-file", file=found.path.name), DIM, prefer=460))
        if not found.problems:
            rows.append(
                Row([Icon("check", 20, "good"), Paragraph(self.texts("sets-right"), prefer=420)], gap=8, flex={1: 1})
            )
            rows += self._gallery(found)
        else:
            rows += [Divider(plain=True), Paragraph(self.texts("sets-left-out"), prefer=460)]
            rows += [self._problem(problem) for problem in found.problems[:MOST_TOLD]]
        return Column(rows, gap=10)

    def _gallery(self, found: FoundSet) -> list[Widget]:
        """Cards can be looked at, enlarged, where the set has any."""
        open_gallery = part(self.game, "gallery")
        if open_gallery is None or found.info is None:
            return []
        name = found.info.id
        return [
            Wrap(
                [
                    Button(
                        self.texts("deck-gallery-open"), lambda: open_gallery(self.app, name), icon="card", id="gallery"
                    )
                ]
            )
        ]

    def _problem(self, problem: Problem) -> Widget:
        file = problem.file.replace("\\", "/").rpartition("/")[2]
        where = self.texts("sets-place", file=file, line=problem.line or 0, key=problem.key or "–")
        words = Column(
            [
                Paragraph(problem_sentence(self.ctx.texts, problem), STRONG, prefer=420),
                Paragraph(where, DIM, prefer=420),
            ],
            gap=0,
        )
        return Row([Icon("cross", 20, "harm"), words], gap=10, align="top", flex={1: 1})

    # --- moving about

    def _move(self, index: int) -> None:
        self.cursor = index
        self.app.later(self.rebuild)

    def _turn_to(self, game: Any) -> None:
        self.game, self.cursor, self.found = game, 0, []
        self._reload()

    def _reload(self) -> None:
        self.read()
        self.rebuild()
