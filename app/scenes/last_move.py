"""The last move of a table that was left, as everybody at it saw it: found beside the frames, worded when shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.match import Match
    from app.scenes.shelves import Shelf
    from app.ui.program import Program
    from saves.document import Document
    from saves.store import SaveEntry

NEWEST = 40  # answers among which the last visible one is looked for


@dataclass(frozen=True)
class LastMove:
    """How far a table had come."""

    match: Match
    turn: int
    answers: int

    @property
    def is_over(self) -> bool:
        return self.match.result() is not None

    def words(self, app: Program) -> str:
        """In the present language, and nothing that not everybody at the table saw; empty where nothing happened."""
        from app.table.log import worded
        from app.table.scene import laid_out

        table = laid_out(app, self.match)  # pieces have the names of this position
        lines = self.match.log.public_lines(max(0, self.answers - NEWEST))
        rows = [row for row in worded(table, lines) if not row.heading]
        moves = [row for row in rows if row.kind != "turn"]  # a phase that begins is nobody's move
        return (moves or rows)[-1].plain if rows else ""


def _left_out(fault: BaseException) -> None:
    """The list only has no last move then; whoever opens the game gets the fault noted."""


def last_move(document: Document) -> LastMove:
    """From a position with its log; `BadSave` where it cannot be used."""
    from app.match import Match, Seats
    from app.match.feed import relived
    from app.match.scenarios import known_start_of
    from app.match.thoughts import Nobody
    from app.table.scene import table_of
    from rules import find
    from saves.games import session_of

    session = session_of(document)
    table_of(document.game)  # its code is read here as well, beside the frames
    session.opening = known_start_of(document.game, document.marks)
    match = Match(session, Seats.of(document.meta.seats), opponents=Nobody(), feed=relived(session, note=_left_out))
    return LastMove(match, find(document.game).turn(session.state), len(session.log))


class LastMoves:
    """Found once for each table; until then the list says what the file's head tells."""

    def __init__(self, app: Program) -> None:
        self._app = app
        self.has_news = False  # something was found that is not shown yet
        self._known: dict[tuple[Path, float], LastMove | None] = {}
        self._ended: dict[tuple[Path, float], bool] = {}
        self._worded: dict[tuple[Path, float, str], str] = {}

    def of(self, shelf: Shelf, entry: SaveEntry) -> LastMove | None:
        """None for other shelves, for what cannot be used, and while it is being looked for."""
        from app.scenes.launch import store_of
        from app.scenes.shelves import LeftTables

        store, key = store_of(self._app), (entry.path, entry.modified)
        if store is None or not isinstance(shelf, LeftTables):
            return None
        if key not in self._known:
            self._known[key] = None
            self._app.beside(("last-move", key), partial(self._look, key, partial(shelf.document, store, entry)))
        return self._known[key]

    def is_over(self, shelf: Shelf, entry: SaveEntry) -> bool:
        """Whether nothing of a game can be played any more. Heads of older saves do not tell it: then its position is
        looked at, and no is said until that is done."""
        from app.scenes.launch import store_of
        from app.scenes.shelves import LeftTables

        store, key = store_of(self._app), (entry.path, entry.modified)
        if isinstance(shelf, LeftTables):
            left = self.of(shelf, entry)
            return left is not None and left.is_over
        if entry.head is None or entry.head.meta.over or store is None:
            return entry.head is not None and entry.head.meta.over
        if key not in self._ended:
            self._ended[key] = False
            self._app.beside(("ended", key), partial(self._look_at_end, key, partial(shelf.document, store, entry)))
        return self._ended[key]

    def _look_at_end(self, key: tuple[Path, float], document: Callable[[], Document]) -> None:
        """Perhaps in another thread."""
        from saves.errors import BadSave

        try:
            position = document().snapshot
        except (BadSave, OSError):
            return  # opening it tells the reason
        if isinstance(position, dict) and position.get("outcome") is not None:

            def keep() -> None:
                self._ended[key] = self.has_news = True

            self._app.later(keep)

    def words(self, shelf: Shelf, entry: SaveEntry) -> str:
        """The last move in the present language; empty where it is not known or nothing has happened."""
        key = (entry.path, entry.modified, self._app.ctx.texts.language)
        left = self.of(shelf, entry)
        if left is not None and key not in self._worded:
            self._worded[key] = left.words(self._app)
        return self._worded.get(key, "")

    def _look(self, key: tuple[Path, float], document: Callable[[], Document]) -> None:
        """Perhaps in another thread: only the result goes to the window's own."""
        from saves.errors import BadSave

        try:
            found = last_move(document())
        except BadSave:
            return  # opening it tells the reason

        def keep() -> None:
            self._known[key], self.has_news = found, True

        self._app.later(keep)
