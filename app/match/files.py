"""The files of a match, written through `saves`: journal, autosaves, manual saves, reports (UX-64 to 66, 97, 98)."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from app.version import VERSION
from rules import Illegal, Reason, Session, result, waiting
from saves.document import SeatInfo, picture_text
from saves.errors import BadSave, CannotWrite
from saves.games import SaveFacts, document_of, now
from saves.recovery import tidy
from saves.reports import ErrorLog, write_report
from saves.room import MADE_ROOM
from saves.running import RunningGame, new_match_id
from saves.store import Store

from .content_sets import departed
from .happenings import Notice


class MatchFiles:
    """The files of one match. Without a store (a demo, a lesson, a test) nothing is written."""

    def __init__(self, session: Session, about: SaveFacts, store: Store | None, running: RunningGame | None) -> None:
        self._session, self._store, self._running = session, store, running
        self._about = about
        self._told: set[str] = set()
        self._notices: list[Notice] = []
        self.only_shown = False  # a game that was over when it was opened, and in which nothing was done since
        if running is not None and not running.is_saving:
            self._notice("disk-read-only", {})

    @classmethod
    def begin(
        cls, session: Session, seats: Sequence[SeatInfo], store: Store | None, marks: Sequence[str] = ()
    ) -> MatchFiles:
        """Start the files of a new match."""
        kept = cls(session, SaveFacts(new_match_id(), now(), seats, program=VERSION, marks=marks), store, None)
        kept._start()
        return kept

    @classmethod
    def loaded(cls, session: Session, about: SaveFacts, store: Store | None) -> MatchFiles:
        """Start the files of a match that goes on from a save. It is the same game, begun when that was begun.

        A game that is over is only shown: nothing is written unless somebody takes its last step back.
        """
        kept = cls(session, replace(about, name="", program=VERSION), store, None)
        kept.only_shown = result(session.state) is not None
        if not kept.only_shown:
            kept._start_anew()
        return kept

    def _start_anew(self) -> None:
        self._about = replace(self._about, match=new_match_id())
        self._start()

    def _start(self) -> None:
        store = self._store
        if store is None:
            return
        self._running = RunningGame.begin(store, self._session, self._about)
        if not self._running.is_saving:
            self._notice("disk-read-only", {})
        if store.places.writable:
            store.writer.submit(partial(_forget_old, store))

    @classmethod
    def resumed(cls, running: RunningGame, store: Store, notice: BadSave | None) -> MatchFiles:
        """Go on with the files of a resumed match; `notice` says what was lost."""
        kept = cls(running.session, running.about, store, running)
        if notice is not None:
            kept._notice(notice.reason_id, notice.params)
        return kept

    def tell_departed_sets(self) -> None:
        """Say which card sets the game goes on with although the user's folder does not have them so (UX-68)."""
        if self._store is not None:
            for name, how in departed(self._store.places, self._session.content):
                self._notices.append(Notice(f"set-{how}", {"set": name}, warns=True))

    @property
    def about(self) -> SaveFacts:
        return self._about if self._running is None else self._running.about

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(self.about.marks)

    @property
    def match_id(self) -> str:
        """The same for as long as this game is played, also after a restart; statistics know the match by it."""
        return self.about.match

    def _change(self, about: SaveFacts) -> None:
        self._about = about
        if self._running is not None:
            self._running.describe(about)

    def mark(self, word: str) -> None:
        """Add a remark on the result, such as "casual"."""
        if word not in self.about.marks:
            self._change(replace(self.about, marks=(*self.about.marks, word)))

    def illustrate(self, thumbnail: bytes) -> None:
        """Set the picture of the public view for the next autosaves (UX-65)."""
        if self._running is not None:
            self._running.illustrate(picture_text(thumbnail))

    def coloured(self, seats: Sequence[SeatInfo]) -> None:
        """Set the colours of the seats, for the list of saves (UX-65)."""
        self._about = replace(self._about, seats=seats)
        if self._running is not None:
            self._running.colour(seats)

    def seated(self, seats: Sequence[SeatInfo]) -> None:
        self._change(replace(self.about, seats=seats))

    def record(self) -> None:
        """Write the newest answers to the journal; a disk that refuses does not stop the game."""
        if self.only_shown:
            self.only_shown = False
            self._start_anew()
        if self._running is None:
            return
        try:
            self._running.record()
        except (CannotWrite, BadSave) as trouble:
            self._notice(trouble.reason_id, trouble.params)

    def notices(self) -> list[Notice]:
        """What went wrong on the disk since the last call, each cause once, and when it is over (UX-98)."""
        if self._running is not None:
            self._running.tend()
        if self._store is not None:
            trouble = self._store.writer.take_trouble()
            if trouble is not None:
                self._notice(trouble.reason_id, trouble.params)
        if self._running is not None:
            deleted, autosaves = self._running.room.gone_since()
            if (deleted or autosaves) and MADE_ROOM not in self._told:  # once: more may go with every line
                self._told.add(MADE_ROOM)
                self._notices.append(Notice(MADE_ROOM, {"deleted": deleted, "autosaves": autosaves}, warns=True))
        for news in [] if self._running is None else self._running.take_news():
            self._told.discard(_cause(news))
            self._notices.append(Notice(news, warns=news == "disk-anew"))
        said, self._notices = self._notices, []
        return said

    def _notice(self, reason_id: str, params: dict[str, str | int]) -> None:
        # One cause has several reasons: first a full disk, then a closed journal.
        if _cause(reason_id) not in self._told:
            self._told.add(_cause(reason_id))
            self._notices.append(Notice(reason_id, dict(params), warns=True))

    def may_save(self) -> Reason | None:
        """None if the match can be saved now, else why not: never while the clock runs (SM-4.49)."""
        asked = waiting(self._session.state)
        return Reason("match.save_race") if asked and asked[0].since is not None else None

    def save(self, name: str, thumbnail: bytes | None = None) -> Path:
        """Write a save as the player asked for; the picture, a PNG, shows only the public view (UX-65)."""
        refused = self.may_save()
        if refused is not None:
            raise Illegal(refused)
        if self._store is None:
            raise Illegal(Reason("match.no_store"))
        picture = None if thumbnail is None else picture_text(thumbnail)
        about = replace(self.about, name=name, picture=picture)
        return self._store.save(document_of(self._session, about))

    def report(self, trouble: BaseException | str, private: bool = False) -> Path:
        """Write a file with everything needed to reproduce a fault, without names or paths (UX-97)."""
        if self._store is None:
            raise Illegal(Reason("match.no_store"))
        document = document_of(self._session, self.about)
        return write_report(self._store.places, trouble, document, VERSION, private=private)

    def log_error(self, text: str) -> None:
        """Write a line to the error log (UX-73)."""
        if self._store is not None:
            ErrorLog(self._store.places).add(text, [seat.name for seat in self.about.seats])

    def log_fault(self, fault: BaseException) -> None:
        if self._store is not None:
            ErrorLog(self._store.places).add_error(fault, [seat.name for seat in self.about.seats])

    def conclude(self) -> None:
        """The result has been shown: the match is no longer offered for continuing."""
        if self._running is not None:
            self._running.conclude()

    def close(self, over: bool) -> None:
        """Close the files; with `over` the match cannot be continued."""
        if self._running is None:
            return
        try:
            if over:
                self._running.finish()
            else:
                self._running.leave()
        except (CannotWrite, BadSave) as trouble:
            self._notice(trouble.reason_id, trouble.params)


def _cause(reason_id: str) -> str:
    return reason_id.partition("-")[0]


def _forget_old(store: Store) -> None:
    # If the disk refuses, nobody needs to know: the next match tries again.
    with contextlib.suppress(CannotWrite):
        tidy(store)
