"""A run: one table after the other, until so many wins or two losses. Plain data in a file of its own.

A match of a run carries the mark `run:<file>:<number>`; its result is entered once, also when the program was killed in
between or the last step was taken back. What a game needs besides (packs, a pool) is in `own`, which only it reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any

from rules.content.shapes import Translation
from rules.core.chronicle import TurningPoint
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from pathlib import Path

    from saves.kept import KeptFiles
    from saves.places import Places

FOLDER = "runs"
LADDER = "ladder"  # the kind of run that every game with a ladder has
MOST_LOSSES = 2
MOST_MOMENTS = 3  # of one game
MOST_GAMES = 40
MARK = "run:"
_MARK = re.compile(MARK + r"([\w-]{1,80}):(\d{1,3})")


@dataclass(frozen=True)
class RunGame:
    """One game of a run that is over."""

    won: bool
    match: str
    date: str = ""
    turns: int = 0
    names: tuple[str, ...] = ()
    moments: tuple[TurningPoint, ...] = ()

    def encode(self) -> dict[str, Any]:
        return {
            "won": self.won,
            "match": self.match,
            "date": self.date,
            "turns": self.turns,
            "names": list(self.names),
            "moments": [[one.name, one.turn, _plain(one.values)] for one in self.moments],
        }


@dataclass
class SoloRun:
    """One run. `key` is the name of its file."""

    game: str
    kind: str
    needed: int  # wins
    person: str = ""
    begun: str = ""
    key: str = ""
    given_up: bool = False
    rounds: list[RunGame] = field(default_factory=list)
    own: Any = None

    @property
    def wins(self) -> int:
        return sum(one.won for one in self.rounds)

    @property
    def losses(self) -> int:
        return len(self.rounds) - self.wins

    @property
    def is_over(self) -> bool:
        return self.given_up or self.wins >= self.needed or self.losses >= MOST_LOSSES

    @property
    def is_won(self) -> bool:
        return self.wins >= self.needed

    @property
    def mark(self) -> str:
        """Of the next match."""
        return f"{MARK}{self.key}:{len(self.rounds)}"

    def enter(self, number: int, result: RunGame) -> bool:
        """Enter a result; True if that changed anything. A match counts once, as it ended last."""
        for place, one in enumerate(self.rounds):
            if one.match == result.match:
                self.rounds[place] = result
                return one.won != result.won
        if self.is_over or number != len(self.rounds):
            return False
        self.rounds.append(result)
        return True

    def withdraw(self, match: str) -> None:
        """The last step of the last game was taken back."""
        if self.rounds and self.rounds[-1].match == match:
            self.rounds.pop()

    def encode(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "kind": self.kind,
            "needed": self.needed,
            "person": self.person,
            "begun": self.begun,
            "given_up": self.given_up,
            "rounds": [one.encode() for one in self.rounds],
            "own": self.own,
        }


def decode(data: Any, game: str, key: str) -> SoloRun:
    """From a file; ValueError if this cannot be a run."""
    try:
        run = SoloRun(
            str(data["game"]), str(data["kind"]), int(data["needed"]), str(data["person"]), str(data["begun"]), key,
            data["given_up"] is True, [_round(one) for one in data["rounds"]], data["own"],
        )  # fmt: skip
    except (KeyError, TypeError, ValueError, AttributeError) as wrong:
        raise ValueError(f"no run: {wrong}") from None
    if run.game != game or not 1 <= run.needed <= MOST_GAMES or len(run.rounds) > MOST_GAMES:
        raise ValueError("no such run")
    return run


def _round(data: Any) -> RunGame:
    moments = tuple(TurningPoint(str(name), int(turn), _spoken(values)) for name, turn, values in data["moments"])
    names = tuple(str(name) for name in data["names"])
    return RunGame(data["won"] is True, str(data["match"]), str(data["date"]), int(data["turns"]), names, moments)


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    """A name that content brings, in both languages."""
    return {
        key: {"en": value.en, "hu": value.hu} if isinstance(value, Translation) else value
        for key, value in values.items()
    }


def _spoken(values: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: Translation(str(value["en"]), str(value["hu"])) if isinstance(value, dict) else value
        for key, value in values.items()
    }


def ticket_of(marks: Iterable[str]) -> tuple[str, int] | None:
    """The run and the number of the game from the marks of a match.

    >>> ticket_of(("casual", "run:draft-2:3"))
    ('draft-2', 3)
    """
    for mark in marks:
        if found := _MARK.fullmatch(mark):
            return found[1], int(found[2])
    return None


def best(runs: Iterable[SoloRun]) -> SoloRun | None:
    """The run with the most wins, then with the fewest losses, then the first one."""
    over = [one for one in runs if one.is_over and one.rounds]
    return max(over, key=lambda one: (one.wins, -one.losses, [-ord(sign) for sign in one.begun]), default=None)


# --- files


@dataclass(frozen=True)
class KeptRun:
    """A file and what it holds, or why it cannot be used."""

    path: Path
    run: SoloRun | None
    trouble: Any = None  # a BadSave


class RunFiles:
    """The runs of one game."""

    def __init__(self, places: Places, game: str) -> None:
        from saves.kept import KeptFiles

        self.game = game
        self.files: KeptFiles = KeptFiles(places, FOLDER, game)

    def all(self) -> list[KeptRun]:
        """Last used first; what is damaged stays in the list with its reason."""
        return [self._read(path) for path in self.files.paths()]

    def _read(self, path: Path) -> KeptRun:
        from saves.errors import BadSave

        try:
            return KeptRun(path, decode(self.files.read(path), self.game, path.stem))
        except BadSave as bad:
            return KeptRun(path, None, bad.in_file(path))
        except ValueError:
            return KeptRun(path, None, BadSave(path, "$.data", "run-forged"))

    def runs(self) -> list[SoloRun]:
        return [one.run for one in self.all() if one.run is not None]

    def find(self, key: str) -> SoloRun | None:
        return next((one.run for one in self.all() if one.run is not None and one.run.key == key), None)

    def add(self, run: SoloRun) -> SoloRun:
        path = self.files.add(run.kind, run.encode())
        run.key = path.stem
        return run

    def change(self, key: str, change: Any) -> SoloRun:
        """Read, change and write, one copy of the program at a time; `change(run)` changes it in place."""
        changed: list[SoloRun] = []

        def through(data: Any) -> Any:
            run = decode(data, self.game, key)
            change(run)
            changed.append(run)
            return run.encode()

        self.files.change(self.files.folder / f"{key}.json", through)
        return changed[0]

    def delete(self, path: Path) -> None:
        self.files.delete(path)
