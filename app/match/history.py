"""Going back: undo and redo of one's own steps, and the take-back to which others must agree (UX-58 to UX-60)."""

from __future__ import annotations

from typing import NamedTuple

from rules import CONCEDE, Decision, Diverged, Illegal, Reason, waiting
from rules.core.decisions import Value
from rules.core.lean import dataclass

from .happenings import Restored, TakeBackAsked, TakeBackSettled
from .loop import MatchLoop
from .options import Stops

CASUAL = "casual"


class UndoPoint(NamedTuple):
    """A point of the log to go back to: its first `length` answers, in this turn; `prompt` is asked there."""

    length: int
    turn: int
    prompt: str


@dataclass(slots=True)
class _Asked:
    by: int
    length: int
    turn: int
    open: tuple[int, ...]
    undoes: bool = False  # the owner of a step is asked about an undo


class History:
    """What can be undone in a match. Answers that the program gave by itself are undone with the person's own."""

    def __init__(self, loop: MatchLoop) -> None:
        self._loop, self._journal = loop, loop.journal
        self._stops_before: dict[int, list[Stops]] = {}  # the standing orders before an answer, by its index in the log
        self._undone: list[tuple[int, list[bool]]] = []  # for redo: the seat, and which of the answers were manual
        self._undone_at = -1
        self._asked: _Asked | None = None
        self._silenced: set[tuple[int, int]] = set()

    def note_answer(self) -> None:
        """A person is about to answer: remember the standing orders (UX-59)."""
        self._stops_before[len(self._journal.session.log)] = [stops.copy() for stops in self._loop.stops]

    # -- undo and redo

    @property
    def undoer(self) -> int | None:
        """Who may undo: the viewer; under a cover or while everybody looks, the person who acted last."""
        viewer, entries = self._journal.viewer, self._journal.feed.entries
        seat = viewer if viewer is not None or not entries else entries[-1].seat
        return seat if seat is not None and self._loop.seats.is_human(seat) else None

    def may_undo(self, seat: int | None) -> Reason | None:
        """None if this seat's last own step can be undone, else why not."""
        if seat is None:
            return Reason("core.undo.nothing")
        if self._in_race():
            return Reason("match.undo_race")
        if self._asked is not None or self._others_chose(seat):
            return Reason("core.undo.other")
        refused = self._journal.session.may_undo(seat)
        back = self._steps_back(seat)
        if refused is None and not 0 < back <= self._journal.session.undoable:
            return Reason(self._why_not(seat))
        return refused

    def _others_chose(self, seat: int) -> bool:
        """Whether another person has locked in a simultaneous choice, which an undo would take back with it (UX-46)."""
        return any(self._loop.choices.is_locked(other) for other in self._loop.seats.watchers(seat))

    def _why_not(self, seat: int) -> str:
        """What lies between this seat and its last own step: somebody's act, or there is no such step."""
        for entry in reversed(self._journal.feed.entries):
            if entry.seat == seat and entry.manual and not self._loop.hooks.only_handles(entry):
                break
            if entry.seat != seat and (entry.manual or not entry.silent):
                return "core.undo.other"
        return "core.undo.nothing"

    def _in_race(self) -> bool:
        asked = waiting(self._journal.state)
        return bool(asked) and asked[0].since is not None

    def _steps_back(self, seat: int) -> int:
        """How many answers an undo takes back: up to this seat's last own one, itself included; 0 if it cannot undo.
        What only takes a piece up or lays it down is no step of its own (UX-17).

        Passes that the program gave on the way are undone with it; a pass that somebody gave by hand prevents it.
        """
        for back, entry in enumerate(reversed(self._journal.feed.entries), 1):
            if entry.seat == seat and entry.manual and not self._loop.hooks.only_handles(entry):
                return back
            if entry.seat != seat and (entry.manual or not entry.silent):
                return 0
        return 0

    def undone_next(self, seat: int | None) -> tuple[Decision, Value] | None:
        """The question and the answer that an undo would take back, for the tooltip; None if it cannot undo."""
        if seat is None or self.may_undo(seat) is not None:
            return None
        before, answer = self._journal.session.given_before(self._steps_back(seat))
        asked = next(d for d in waiting(before) if (d.seat, d.prompt) == answer[:2])
        return asked, answer.value

    def undo(self, seat: int | None) -> None:
        """Undo the seat's last own step; Illegal if it cannot. While everybody looks, the seat is asked first."""
        refused = self.may_undo(seat)
        if refused is not None or seat is None:
            raise Illegal(refused or Reason("core.undo.nothing"))
        if self._needs_its_owner(seat):
            length = len(self._journal.session.log) - self._steps_back(seat)
            self._asked = _Asked(seat, length, self._journal.turn, (seat,), undoes=True)
            self._consult()
        else:
            self._undo(seat)

    def _needs_its_owner(self, seat: int) -> bool:
        """Whether anybody could have pressed the key to undo what this seat decided behind the cover."""
        loop = self._loop
        if self._journal.viewer is not None or not loop.cover.guards:
            return False
        before, answer = self._journal.session.given_before(self._steps_back(seat))
        asked = next(d for d in waiting(before) if (d.seat, d.prompt) == answer[:2])
        return loop.hooks.private(before, seat, asked, False) and not loop.hooks.in_the_open(before, asked)

    def _undo(self, seat: int) -> None:
        session = self._journal.session
        back = self._steps_back(seat)
        manual = [entry.manual for entry in self._journal.feed.entries[-back:]]
        length = len(session.log) - back
        while len(session.log) > length:
            session.undo(seat)
        self._journal.went_back(length)
        self._settle(length)
        if self._undone_at != self._journal.version - 1:
            self._undone.clear()
        self._undone.append((seat, manual))
        self._undone_at = self._journal.version
        self._journal.say(Restored("undo", seat))
        self._loop.return_to(seat)
        self._loop.go_on()

    def _settle(self, length: int) -> None:
        """Restore the standing orders from before an answer; nothing passes by itself any more (UX-37, UX-59)."""
        before = self._stops_before.get(length)
        if before is not None:
            for stops, old in zip(self._loop.stops, before, strict=True):
                stops.mode, stops.when_idle, stops.at = old.mode, old.when_idle, set(old.at)
        self._stops_before = {n: kept for n, kept in self._stops_before.items() if n < length}
        self._loop.restart()

    @property
    def redoer(self) -> int | None:
        """Who may redo: the viewer; while everybody looks, the person who is asked in the open."""
        viewer, offered = self._journal.viewer, self._loop.offered
        return offered[0] if viewer is None and len(offered) == 1 else viewer

    def may_redo(self, seat: int | None) -> Reason | None:
        fresh = self._undone and self._undone_at == self._journal.version and self._undone[-1][0] == seat
        return None if fresh else Reason("core.redo.nothing")

    def redo(self, seat: int | None) -> None:
        """Give the answers that were undone last once more; Illegal if there are none."""
        refused = self.may_redo(seat)
        if refused is not None or seat is None:
            raise Illegal(refused or Reason("core.redo.nothing"))
        _, manual = self._undone.pop()
        self.note_answer()
        self._loop.restart()
        self._journal.say(Restored("redo", seat))
        for each in manual:
            self._journal.redo(seat, each)
        self._undone_at = self._journal.version
        self._loop.go_on()

    # -- casual take-back

    def points(self, seat: int) -> list[UndoPoint]:
        """The points to which this seat may ask to go back: before each of its own answers, but not past giving up."""
        entries = self._journal.feed.entries
        final = max((n for n, entry in enumerate(entries, 1) if entry.prompt == CONCEDE), default=0)
        return [
            UndoPoint(entry.number, entry.turn, entry.prompt)
            for entry in entries[final:]
            if entry.manual and entry.seat == seat
        ]

    def take_back(self, seat: int, length: int) -> None:
        """Go back to one of `points`; other people are asked first whether they agree."""
        point = next((p for p in self.points(seat) if p.length == length), None)
        if point is None:
            raise Illegal(Reason("match.take_back_where"))
        if self._in_race():
            raise Illegal(Reason("match.undo_race"))
        if (seat, self._journal.turn) in self._silenced:
            raise Illegal(Reason("match.take_back_silenced"))
        others = self._loop.seats.watchers(seat)
        if not others:
            self._go_back(seat, length)
            return
        self._asked = _Asked(seat, length, point.turn, others)
        self._consult()

    def _consult(self) -> None:
        """Call the next person to the screen, to be asked behind the cover whether they agree."""
        asked, cover = self._asked, self._loop.cover
        assert asked is not None
        self._loop.consults = True
        self._loop.go_on()
        if cover.guards:
            cover.let_fall(asked.open[0], "take-back")
        else:
            self.ask_on()

    def ask_on(self) -> None:
        """Somebody has come to the screen: if it is who must agree to a take-back, put the question."""
        asked, cover = self._asked, self._loop.cover
        if asked is not None and (not cover.guards or cover.viewer == asked.open[0]):
            self._journal.say(TakeBackAsked(asked.by, asked.turn, asked.open, asked.length))

    def reply(self, seat: int, agrees: bool) -> None:
        """Another person, who has come to the screen, agrees or refuses."""
        asked, cover = self._asked, self._loop.cover
        if asked is None or seat not in asked.open or (cover.guards and cover.viewer != seat):
            raise Illegal(Reason("core.not_asked", {"seat": seat}))
        asked.open = tuple(other for other in asked.open if other != seat)
        if agrees and asked.open:
            self._consult()
            return
        self._asked, self._loop.consults = None, False
        if asked.undoes and agrees:
            self._undo(seat)
            return
        if cover.guards:
            cover.put_down()
            cover.leave()
        if asked.undoes:
            self._loop.go_on()
            return
        if not agrees:
            self._silenced.add((asked.by, self._journal.turn))
        self._journal.say(TakeBackSettled(asked.by, agrees))
        if agrees:
            self._go_back(asked.by, asked.length)
        else:
            self._loop.go_on()

    def _go_back(self, seat: int, length: int) -> None:
        try:
            self._journal.session.take_back(length)
        except Diverged:
            raise Illegal(Reason("match.take_back_diverged")) from None
        self._journal.files.mark(CASUAL)
        self._journal.went_back(length)
        self._undone.clear()
        self._settle(length)
        self._journal.say(Restored("take-back", seat))
        self._loop.go_on()
