"""Whose game it was: the people at the seats of a match, and what each of them has won.

A match carries one mark for each seat of a person, `person:<seat>:<id>`, with no id for somebody without a profile.
The mark is kept with the match, so a game that is gone on with next week still counts for whom it was begun. Games from
before there were profiles have no such marks: there a typed name that is a person's counts for them, and otherwise the
first person at the table is the one who plays when nobody was chosen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from app.match.seats import HUMAN
from app.match.statistics import PlayedGame, Player, kept
from rules.ai import KINDS
from rules.core.lean import dataclass
from saves.people import FIRST, PeopleFiles

if TYPE_CHECKING:
    from saves.people import Person
    from saves.places import Places

MARK = "person:"
NOBODY = ""  # the id of a guest
_MARK = re.compile(MARK + r"(\d{1,2}):([a-z0-9]{0,16})", re.ASCII)


def marks_of(seated: Mapping[int, str]) -> tuple[str, ...]:
    """The marks of a match, by seat."""
    return tuple(f"{MARK}{seat}:{id}" for seat, id in sorted(seated.items()))


def seated_by(marks: Iterable[str]) -> dict[int, str]:
    """Who sits where, from the marks of a match; guests have the id "".

    >>> seated_by(("casual", "person:0:first", "person:2:"))
    {0: 'first', 2: ''}
    """
    found = (_MARK.fullmatch(mark) for mark in marks)
    return {int(one[1]): one[2] for one in found if one is not None}


def called(people: Iterable[Person]) -> dict[str, str]:
    """Ids by name, as somebody may type it."""
    return {one.name.casefold(): one.id for one in people if one.name}


def owners(game: PlayedGame, names: Mapping[str, str]) -> dict[int, str]:
    """The people of a finished game by seat; seats of guests and of computer players are not in it."""
    humans = [seat for seat, player in enumerate(game.players) if player.kind == HUMAN]
    marked = seated_by(game.marks)
    if marked:
        return {seat: marked[seat] for seat in humans if marked.get(seat)}
    found: dict[int, str] = {}
    for seat in humans:
        id = names.get(game.players[seat].name.casefold())
        if id is not None and id not in found.values():
            found[seat] = id
    unknown = [seat for seat in humans if seat not in found]
    if unknown and FIRST not in found.values():
        found[unknown[0]] = FIRST
    return dict(sorted(found.items()))


@dataclass(frozen=True)
class OwnGame:
    """A finished game from one person's side of the table."""

    game: PlayedGame
    seat: int

    @property
    def own(self) -> Player:
        return self.game.players[self.seat]

    @property
    def is_won(self) -> bool:
        return self.own.place == 1

    @property
    def rivals(self) -> tuple[Player, ...]:
        return tuple(player for seat, player in enumerate(self.game.players) if seat != self.seat)

    @property
    def level(self) -> str:
        """The strongest level among the computer players; "" where there were none."""
        kinds = [player.kind for player in self.rivals if player.kind != HUMAN]
        return max(kinds, key=lambda kind: (KINDS.index(kind) if kind in KINDS else -1, kind), default="")


def games_of(games: Iterable[PlayedGame], people: Sequence[Person], id: str) -> list[OwnGame]:
    """All games of a person, oldest first."""
    names = called(people)
    return [OwnGame(game, seat) for game in games for seat, owner in owners(game, names).items() if owner == id]


@dataclass(frozen=True)
class Record:
    """How a person has fared; True for each game won, oldest first."""

    results: tuple[bool, ...] = ()

    @property
    def won(self) -> int:
        return sum(self.results)

    @property
    def lost(self) -> int:
        return len(self.results) - self.won


def record(places: Places | None, person: str, game: str, level: str = "") -> Record:
    """Games won and lost by a person (an id; `FIRST` is who plays when nobody was chosen) at a game, against tables
    whose strongest computer player was of this level; without a level, all games."""
    if places is None:
        return Record()
    people, _ = PeopleFiles(places).everybody()
    own = games_of((one for one in kept(places) if one.game == game), people, person)
    return Record(tuple(one.is_won for one in own if level in ("", one.level)))
