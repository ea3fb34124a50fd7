"""A recorded game, of which every position can be had quickly (UX-62)."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from rules import Answer, Event, Illegal, Session, Setup, State, apply, clone, find, new_game
from rules.core.lean import dataclass
from saves.errors import BadSave
from saves.games import content_of

if TYPE_CHECKING:
    from saves.document import Document

EVERY = 16  # answers between two snapshots
FIGHTS = ("attack", "battle")


@dataclass(frozen=True)
class Mark:
    """A mark on the replay bar; its kind is turn, fight or reveal."""

    answers: int  # how many answers there are up to it, itself included
    kind: str
    turn: int


class Reel:
    """Replays a log once, a little in every frame; after that every position can be reached quickly."""

    def __init__(
        self, setup: Setup, seed: int, log: list[Answer], content: object = None, start: State | None = None
    ) -> None:
        self.setup, self.seed, self.log = setup, seed, log
        self._game = find(setup.game)
        self._state = new_game(setup.game, setup, seed, content) if start is None else start
        self._kept: dict[int, State] = {0: clone(self._state)}
        self._turn = self._game.turn(self._state)
        self.turns = [self._turn]  # by position
        self.marks: list[Mark] = []
        self.read = 0  # answers read so far
        self.parted: int | None = None  # the index of the first answer that is no longer legal

    @classmethod
    def of(cls, document: Document) -> Reel:
        from saves.replays import log_of

        from .scenarios import start_of

        content, _ = content_of(document)
        try:
            setup: Setup = Setup.decode(document.setup)  # type: ignore[attr-defined]
            return cls(setup, document.seed, log_of(document), content, start_of(document.game, document.marks))
        except (ValueError, TypeError, KeyError, OSError, Illegal) as wrong:  # somebody has edited the file
            raise BadSave("", "$.setup", "save-snapshot", {"detail": str(wrong)[:200]}) from wrong

    @property
    def length(self) -> int:
        """How many answers can be shown."""
        return len(self.log) if self.parted is None else self.parted

    @property
    def is_read(self) -> bool:
        return self.read >= self.length

    def read_on(self, milliseconds: float, clock: Callable[[], float] = perf_counter) -> bool:
        """Replay further for so long; True if there was anything left to replay."""
        start, before = clock(), self.read
        while not self.is_read and (clock() - start) * 1000 < milliseconds:
            self._read_one()
        return self.read != before

    def _read_one(self) -> None:
        try:
            events = apply(self._state, self.log[self.read])
        except Illegal:
            self.parted = self.read
            return
        self.read += 1
        turn = self._game.turn(self._state)
        self.turns.append(turn)
        kind = self._kind(events, turn)
        if kind:
            self.marks.append(Mark(self.read, kind, turn))
        self._turn = turn
        if self.read % EVERY == 0:
            self._kept[self.read] = clone(self._state)

    def _kind(self, events: list[Event], turn: int) -> str:
        if turn != self._turn:
            return "turn"
        if any(event.kind in FIGHTS for event in events):
            return "fight"
        return "reveal" if any(event.reveals for event in events) else ""

    def at(self, answers: int) -> State:
        """A new state: the position after so many answers."""
        answers = max(0, min(answers, len(self.log)))
        while self.read < answers and self.parted is None:
            self._read_one()
        answers = min(answers, self.read)
        start = max(place for place in self._kept if place <= answers)
        state = clone(self._kept[start])
        for answer in self.log[start:answers]:
            apply(state, answer, listen=False)
        return state

    def session(self, answers: int) -> Session:
        """A new session at the position after so many answers, with the log up to there."""
        return Session(self.at(answers), self.seed, self.log[:answers], opening=self.at(0))

    def turn_at(self, answers: int) -> int:
        return self.turns[max(0, min(answers, len(self.turns) - 1))]
