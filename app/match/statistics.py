"""Statistics of finished games: by kind of player, by what they brought, and how fair the dice were (UX-63)."""

from __future__ import annotations

import contextlib
import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from rules.core.lean import dataclass

if TYPE_CHECKING:
    from rules import Event
    from saves.places import Places

Counted = Callable[["Event"], tuple[int, Sequence[int]] | None]
MOST_KEPT = 1000  # at most so many games are kept, so that the file stays small
FILE = "games.json"
COLUMNS = ("date", "game", "seed", "turns", "marks", "seat", "name", "kind", "brought", "place", "score")


@dataclass(frozen=True)
class Player:
    """One seat of a finished game."""

    name: str
    kind: str
    place: int
    score: int
    brought: str = ""  # what the seat played with, where that differs: a deck, an alien


@dataclass(frozen=True)
class PlayedGame:
    """One finished game."""

    date: str
    game: str
    seed: int
    turns: int
    players: tuple[Player, ...]
    marks: tuple[str, ...] = ()
    dice: Mapping[int, tuple[int, ...]] = field(default_factory=dict)  # sides -> how often each face fell
    match: str = ""
    begun: str = ""  # when the game was dealt: it stays the same in every match that goes on from one of its saves

    def encode(self) -> dict[str, Any]:
        return {
            "date": self.date,
            "game": self.game,
            "seed": self.seed,
            "turns": self.turns,
            "marks": list(self.marks),
            "match": self.match,
            "begun": self.begun,
            "dice": {str(sides): list(counts) for sides, counts in self.dice.items()},
            "players": [[p.name, p.kind, p.place, p.score, p.brought] for p in self.players],
        }


def decode(data: Any) -> PlayedGame | None:
    """A kept game from JSON; None if the data is not one (somebody may have edited the file)."""
    try:
        players = tuple(Player(str(n), str(k), int(p), int(s), str(d)) for n, k, p, s, d in data["players"])
        dice = {int(sides): tuple(int(count) for count in counts) for sides, counts in data["dice"].items()}
        return PlayedGame(
            str(data["date"]),
            str(data["game"]),
            int(data["seed"]),
            int(data["turns"]),
            players,
            tuple(str(mark) for mark in data["marks"]),
            dice,
            str(data["match"]),
            str(data.get("begun", "")),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        return None


# --- keeping


def kept(places: Places | None) -> list[PlayedGame]:
    """All kept games, oldest first; a broken file counts as empty."""
    from saves.errors import BadSave
    from saves.files import read_json

    if places is None:
        return []
    try:
        found = read_json(places.statistics / FILE, [])
    except (BadSave, OSError):
        return []
    return [game for one in found if (game := decode(one)) is not None] if isinstance(found, list) else []


def keep(places: Places | None, played: PlayedGame) -> None:
    """Add a game, each once: a match that was taken back and ended anew counts as it ended last, and of several matches
    from saves of one game the one that ended first."""
    from saves.errors import CannotWrite
    from saves.files import change_json

    if places is None or not places.writable:
        return

    def add(found: Any) -> Any:
        games = found if isinstance(found, list) else []
        if any(_is_match(one, played.match) for one in games):
            return [played.encode() if _is_match(one, played.match) else one for one in games]
        if any(_is_same_game(one, played) for one in games):
            return games
        return [*games, played.encode()][-MOST_KEPT:]

    try:
        change_json(places, places.statistics / FILE, [], add)
    except (CannotWrite, OSError):
        return  # the match tells of a full disk; the result is shown in any case


def _is_match(one: Any, match: str) -> bool:
    return isinstance(one, dict) and one.get("match") == match != ""


def _is_same_game(one: Any, played: PlayedGame) -> bool:
    names = "begun", "game", "seed"
    return played.begun != "" and isinstance(one, dict) and all(one.get(n) == getattr(played, n) for n in names)


def withdraw(places: Places | None, match: str) -> None:
    """The last step of a match was taken back: it is not over any more."""
    from saves.errors import CannotWrite
    from saves.files import change_json

    if places is None or not places.writable:
        return

    def drop(found: Any) -> Any:
        return [one for one in found if not _is_match(one, match)] if isinstance(found, list) else []

    with contextlib.suppress(CannotWrite, OSError):
        change_json(places, places.statistics / FILE, [], drop)


def forget(places: Places | None) -> None:
    from saves.files import change_json

    if places is not None and places.writable:
        change_json(places, places.statistics / FILE, [], lambda found: [])


# --- adding up


@dataclass(frozen=True)
class Tally:
    """The results of one kind of player."""

    name: str
    games: int
    wins: float  # a shared first place counts as a share of a win
    score: float
    place: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0


def tallies(games: Iterable[PlayedGame], by: str = "kind") -> list[Tally]:
    """The results by kind of player, what they brought or name, the most frequent first."""
    found: dict[str, list[tuple[float, int, int]]] = {}
    for game in games:
        winners = sum(player.place == 1 for player in game.players) or 1
        for player in game.players:
            key = getattr(player, by)
            if key:
                won = 1 / winners if player.place == 1 else 0.0
                found.setdefault(key, []).append((won, player.score, player.place))
    made = [
        Tally(
            name,
            len(rows),
            sum(row[0] for row in rows),
            sum(row[1] for row in rows) / len(rows),
            sum(row[2] for row in rows) / len(rows),
        )
        for name, rows in found.items()
    ]
    return sorted(made, key=lambda tally: (-tally.games, tally.name))


def dice_of(games: Iterable[PlayedGame]) -> dict[int, tuple[int, ...]]:
    """How often each face fell in all games, by the number of sides."""
    total: dict[int, list[int]] = {}
    for game in games:
        for sides, counts in game.dice.items():
            row = total.setdefault(sides, [0] * sides)
            for face, count in enumerate(counts[:sides]):
                row[face] += count
    return {sides: tuple(counts) for sides, counts in sorted(total.items())}


def rolled(events: Iterable[Event], counted: Counted | None) -> dict[int, tuple[int, ...]]:
    """How often each face fell, by the number of sides; `counted` is the game's reading of its throws, None if it has
    no dice."""
    total: dict[int, list[int]] = {}
    throws = [counted(event) for event in events] if counted is not None else []
    for sides, faces in filter(None, throws):
        row = total.setdefault(sides, [0] * sides)
        for face in faces:
            row[face - 1] += 1
    return {sides: tuple(counts) for sides, counts in total.items()}


def unlikely(counts: Sequence[int]) -> float:
    """How far dice are from fair: chi-square over its degrees of freedom; about 1 is ordinary.

    >>> unlikely((10, 10, 10, 10, 10, 10))
    0.0
    """
    total = sum(counts)
    if not total or len(counts) < 2:
        return 0.0
    expected = total / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts) / (len(counts) - 1)


def as_csv(games: Iterable[PlayedGame]) -> str:
    """One line for each seat of each game."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for game in games:
        for number, player in enumerate(game.players, 1):
            writer.writerow(
                [
                    game.date,
                    game.game,
                    game.seed,
                    game.turns,
                    " ".join(game.marks),
                    number,
                    player.name,
                    player.kind,
                    player.brought,
                    player.place,
                    player.score,
                ]
            )
    return out.getvalue()
