"""A session: one game under way with its answer log, undo up to the barriers, redo and replay. No files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .contract import CONCEDE, Answer, apply, canonical, clone, fingerprint, new_game
from .events import Event
from .reasons import Fault, Illegal, Reason
from .state import Setup, State
from .zones import CardState, somebody_learned


class Diverged(Exception):
    """A replayed log does not lead where it led before."""

    def __init__(self, index: int, reason: Reason) -> None:
        self.index, self.reason = index, reason
        super().__init__(f"answer {index}: {reason}")


class Session:
    """State + log + undo snapshots. The only object through which a match changes its game."""

    def __init__(self, state: State, seed: int, log: Iterable[Answer] = (), opening: State | None = None) -> None:
        self.state = state
        self.seed = seed
        self.opening = opening  # where the log begins, if not with the seed's deal
        self.log: list[Answer] = list(log)
        # Snapshots before the latest answers, newest last; a barrier empties it.
        self._before: list[tuple[State, Answer]] = []
        self._undone: list[Answer] = []
        self._barrier = Reason("core.undo.nothing")

    @classmethod
    def start(cls, game: str, setup: Setup, seed: int, content: Any = None) -> Session:
        return cls(new_game(game, setup, seed, content), seed)

    @property
    def setup(self) -> Setup:
        return self.state.setup

    def answer(self, answer: Answer) -> list[Event]:
        """Apply one answer; Illegal changes nothing; a fault of the rules restores the state before it."""
        answer = canonical(self.state, answer)
        before = clone(self.state)
        try:
            events = apply(self.state, answer)
        except Exception as fault:
            self.state = before
            raise Fault(f"{answer.prompt} {answer.value!r}: {fault}") from fault
        self.log.append(answer)
        self._undone.clear()
        self._remember(before, answer, events)
        return events

    def _remember(self, before: State, answer: Answer, events: list[Event]) -> None:
        if self._before and self._before[-1][1].seat != answer.seat:
            self._before.clear()
        if answer.prompt == CONCEDE:
            self._stop("core.undo.conceded")
        elif before.chance != self.state.chance:
            self._stop("core.undo.chance")
        elif any(e.reveals for e in events) or self._secrets_out(before, answer) or _cards_out(before, self.state):
            self._stop("core.undo.revealed")
        elif answer.seat < 0:
            self._stop("core.undo.other")
        else:
            self._before.append((before, answer))

    def _secrets_out(self, before: State, answer: Answer) -> bool:
        """Did this answer complete a question in which others had already chosen? Now their choices show."""
        chosen = before.frames[-1]._answers if before.frames else {}
        others = [key for key in chosen if key.rpartition("@")[2] != str(answer.seat)]
        now = self.state.frames[-1]._answers if self.state.frames else {}
        return any(key not in now for key in others)

    def _stop(self, reason: str) -> None:
        self._before.clear()
        self._barrier = Reason(reason)

    @property
    def undoable(self) -> int:
        """How many of the last answers lie behind no barrier."""
        return len(self._before)

    def may_undo(self, seat: int) -> Reason | None:
        """None if this seat may take back its last answer, else why not."""
        if not self._before:
            return self._barrier
        return None if self._before[-1][1].seat == seat else Reason("core.undo.other")

    def undo(self, seat: int) -> Answer:
        """Restore the exact state before this seat's last answer."""
        refused = self.may_undo(seat)
        if refused is not None:
            raise Illegal(refused)
        self.state, answer = self._before.pop()
        self.log.pop()
        self._undone.append(answer)
        return answer

    def redo(self, seat: int) -> list[Event]:
        """Give the answer again that was taken back last."""
        if not self._undone or self._undone[-1].seat != seat:
            raise Illegal(Reason("core.redo.nothing"))
        rest = self._undone[:-1]
        events = self.answer(self._undone[-1])
        self._undone = rest
        return events

    def first_position(self) -> State:
        """Where the log begins, as a state of its own."""
        if self.opening is not None:
            return clone(self.opening)
        return new_game(self.setup.game, self.setup, self.seed, self.state.content)

    def take_back(self, length: int) -> None:
        """Casual take-back (UX-60): play the first `length` answers of the log again from the start."""
        self.state = _followed(self.first_position(), self.log[:length])
        del self.log[length:]
        self._undone.clear()
        self._stop("core.undo.nothing")

    def fingerprint(self) -> str:
        return fingerprint(self.state)


def _cards_out(before: State, after: State) -> bool:
    """Does somebody know a card now that was hidden before? However that came about: by a change of control, too."""
    return isinstance(before, CardState) and isinstance(after, CardState) and somebody_learned(before, after)


def replay(setup: Setup, seed: int, log: Iterable[Answer], content: Any = None) -> State:
    """Feed a log to a new game; Diverged says which answer no longer fits."""
    return _followed(new_game(setup.game, setup, seed, content), log)


def _followed(state: State, log: Iterable[Answer]) -> State:
    for index, answer in enumerate(log):
        try:
            apply(state, answer, listen=False)
        except Illegal as refused:
            raise Diverged(index, refused.reason) from None
    return state
