"""A session: one game under way with its answer log, undo, redo and replay. It touches no files.

Undo stops at a barrier: an answer after which somebody has learned something (a die, a card, a secret choice).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .cards import CardState
from .contract import CONCEDE, Answer, apply, canonical, clone, fingerprint, new_game
from .decisions import PASS
from .events import Event
from .game import find
from .reasons import Fault, Illegal, Reason
from .state import Setup, State
from .windows import REPLY_QUESTIONS
from .zones import somebody_learned

EACH = 8  # so many answers lie between two positions that are kept for undo


class Diverged(Exception):
    """A replayed log does not lead where it led before."""

    def __init__(self, index: int, reason: Reason) -> None:
        self.index, self.reason = index, reason
        super().__init__(f"answer {index}: {reason}")


class _Since:
    """The answers since the latest barrier, and the positions in which they were given.

    Only every eighth position is kept, the others are played again from there: to keep hundreds of them cost more
    time than the answers themselves, because Python looks through all that it keeps (P19).
    """

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self._positions: list[State] = []

    def add(self, before: State, answer: Answer) -> None:
        if len(self.answers) % EACH == 0:
            self._positions.append(before)
        self.answers.append(answer)

    def forget(self) -> None:
        self.answers.clear()
        self._positions.clear()

    def position(self, number: int) -> State:
        """Where the answer of this number was given; only to be looked at."""
        kept, further = divmod(number, EACH)
        if not further:
            return self._positions[kept]
        return _followed(clone(self._positions[kept]), self.answers[kept * EACH : number])

    def pop(self) -> tuple[State, Answer]:
        """Take the last answer back: it, and the position before it."""
        number = len(self.answers) - 1
        before = self.position(number)
        if number % EACH == 0:
            self._positions.pop()
        return before, self.answers.pop()


class Session:
    """A state, its log and what undo needs. A match changes its game only through this object."""

    def __init__(self, state: State, seed: int, log: Iterable[Answer] = (), opening: State | None = None) -> None:
        self.state = state
        self.seed = seed
        self.opening = opening  # the position where the log begins; None: as dealt from the seed
        self.log: list[Answer] = list(log)
        self._since = _Since()
        self._undone: list[Answer] = []
        self._barrier = Reason("core.undo.nothing")

    @classmethod
    def start(cls, game: str, setup: Setup, seed: int, content: Any = None) -> Session:
        return cls(new_game(game, setup, seed, content), seed)

    @property
    def setup(self) -> Setup:
        return self.state.setup

    @property
    def content(self) -> Any:
        """What is printed on the pieces of this game. With sets of somebody's own it is not what the game ships."""
        return self.state.content

    def answer(self, answer: Answer) -> list[Event]:
        """Apply one answer and log it; returns its events, unmasked.

        Illegal changes nothing. If the rules fail, the state before the answer is restored and Fault is raised.
        """
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
        own = next((given.seat for given in reversed(self._since.answers) if not is_silent(given)), answer.seat)
        if own != answer.seat and not is_silent(answer):
            self._since.forget()
        final = _why_final(before, self.state, answer, events)
        if final is not None:
            self._since.forget()
            self._barrier = final
        else:
            self._since.add(before, answer)

    def why_final(self, answer: Answer) -> Reason | None:
        """None if this answer could be undone once it was given, else why not. The session is not changed."""
        after = clone(self.state)
        answer = canonical(after, answer)
        return _why_final(self.state, after, answer, apply(after, answer))

    def is_harmless(self, answer: Answer) -> bool:
        """Whether an answer costs nothing and could be undone, so that a slip of the hand does no damage (UX-20)."""
        game = find(self.setup.game)
        return game.is_free(self.state, answer.prompt, answer.value) and self.why_final(answer) is None

    def _stop(self, reason: str) -> None:
        self._since.forget()
        self._barrier = Reason(reason)

    @property
    def undoable(self) -> int:
        """How many of the last answers could be undone: those after the latest barrier."""
        return len(self._since.answers)

    def may_undo(self, seat: int) -> Reason | None:
        """None if this seat may take back its last answer, else why not. Silent passes of others change nothing."""
        for answer in reversed(self._since.answers):
            if answer.seat == seat:
                return None
            if not is_silent(answer):
                return Reason("core.undo.other")
        return self._barrier

    def given_before(self, steps: int) -> tuple[State, Answer]:
        """The answer so many steps back, none of them behind a barrier, and the position in which it was given."""
        return self._since.position(self.undoable - steps), self._since.answers[-steps]

    def undo(self, seat: int) -> Answer:
        """Restore the exact state before this seat's last answer; passes of others after it go, too."""
        refused = self.may_undo(seat)
        if refused is not None:
            raise Illegal(refused)
        while True:
            self.log.pop()
            self.state, answer = self._since.pop()
            self._undone.append(answer)
            if answer.seat == seat:
                return answer

    def redo(self, seat: int) -> list[Event]:
        """Give the answer that was undone last once more: the seat's own, or a silent pass; returns its events."""
        if not self._undone or not (self._undone[-1].seat == seat or is_silent(self._undone[-1])):
            raise Illegal(Reason("core.redo.nothing"))
        rest = self._undone[:-1]
        events = self.answer(self._undone[-1])
        self._undone = rest
        return events

    def first_position(self) -> State:
        """A new copy of the position where the log begins."""
        if self.opening is not None:
            return clone(self.opening)
        return new_game(self.setup.game, self.setup, self.seed, self.state.content)

    def take_back(self, length: int) -> None:
        """Go back to the first `length` answers of the log, across barriers, by replaying them (UX-60)."""
        self.state = _followed(self.first_position(), self.log[:length])
        del self.log[length:]
        self._undone.clear()
        self._stop("core.undo.nothing")

    def fingerprint(self) -> str:
        return fingerprint(self.state)


def is_silent(answer: Answer) -> bool:
    """Whether a seat only passed when it was asked for a reply; undo goes past such answers."""
    return answer.value == PASS and answer.prompt in REPLY_QUESTIONS


def _why_final(before: State, after: State, answer: Answer, events: list[Event]) -> Reason | None:
    """Why this answer cannot be undone: the barrier it makes; None if it makes none (UX-58)."""
    if answer.prompt == CONCEDE:
        return Reason("core.undo.conceded")
    if before.chance != after.chance:
        return Reason("core.undo.chance")
    if any(e.reveals for e in events) or _secrets_out(before, after, answer) or _cards_out(before, after):
        return Reason("core.undo.revealed")
    return Reason("core.undo.other") if answer.seat < 0 else None


def _secrets_out(before: State, after: State, answer: Answer) -> bool:
    """Whether this answer was the last to a question that others had answered secretly: now all are revealed."""
    chosen = before.frames[-1]._answers if before.frames else {}
    others = [key for key in chosen if key.rpartition("@")[2] != str(answer.seat)]
    now = after.frames[-1]._answers if after.frames else {}
    return any(key not in now for key in others)


def _cards_out(before: State, after: State) -> bool:
    """Whether some seat may know a card now that it could not know before, for example because it changed hands."""
    return isinstance(before, CardState) and isinstance(after, CardState) and somebody_learned(before, after)


def replay(setup: Setup, seed: int, log: Iterable[Answer], content: Any = None) -> State:
    """The state after playing a log from the deal; Diverged says which answer is no longer legal."""
    return _followed(new_game(setup.game, setup, seed, content), log)


def _followed(state: State, log: Iterable[Answer]) -> State:
    for index, answer in enumerate(log):
        try:
            apply(state, answer, listen=False)
        except Illegal as refused:
            raise Diverged(index, refused.reason) from None
    return state
