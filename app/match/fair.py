"""A fair match: computer players as strong as gives the people at the table an even chance, by their record.

How strong a person is, on the scale of the levels (0 is a Cadet, 3 an Admiral), is what explains their latest games of
this game best; a person without any is taken for a beginner. A strength between two levels answers now as the one, now
as the other (`rules.ai.levels.level_between`). What a seat plays at is kept as a mark of the match,
`fair:<seat>:<quarter levels>`, so that saves, rematches and statistics know it; the seat's kind is the nearest level.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from typing import TYPE_CHECKING

from app.match.people import OwnGame, games_of
from app.match.seats import HUMAN
from app.match.statistics import kept
from rules.ai import LEVELS, level_between
from saves.people import FIRST, PeopleFiles

if TYPE_CHECKING:
    from saves.places import Places

FAIR = "fair"  # a kind of player in the new-game screen only
MARK = "fair:"
_MARK = re.compile(MARK + r"(\d{1,2}):(\d{1,2})", re.ASCII)

QUARTERS = 4  # steps between two levels
STRONGEST = len(LEVELS) - 1
STEP = 0.8  # one level more multiplies the odds of a win by e to this: about 69 %
FADES = 0.93  # so much less does each game count than the one after it
BEGINNER, UNSURE = 0.5, 2.0  # what is thought of whoever has not played yet, and how firmly


def marks_of(strengths: Mapping[int, float]) -> tuple[str, ...]:
    return tuple(f"{MARK}{seat}:{round(QUARTERS * strength)}" for seat, strength in sorted(strengths.items()))


def strengths_by(marks: Iterable[str]) -> dict[int, float]:
    """Who plays a fair match, and how strongly, from the marks of a match.

    >>> strengths_by(("casual", "fair:1:6", "fair:2:99"))
    {1: 1.5, 2: 3.0}
    """
    found = (_MARK.fullmatch(mark) for mark in marks)
    return {int(one[1]): min(float(STRONGEST), int(one[2]) / QUARTERS) for one in found if one is not None}


def nearest(strength: float) -> str:
    """The level that a strength counts as.

    >>> nearest(0), nearest(1.25), nearest(2.75)
    ('cadet', 'pilot', 'admiral')
    """
    return LEVELS[min(STRONGEST, int(strength + 0.5))]


def levels_at(strength: float) -> Sequence[str]:
    """The levels between which such a strength answers.

    >>> levels_at(0.0), levels_at(1.25), levels_at(3.0)
    (('cadet',), ('pilot', 'captain'), ('admiral',))
    """
    low = int(strength)
    return LEVELS[low : low + 1 + (strength > low)]


def level_now(marks: Iterable[str], seat: int, kind: str, number: int) -> str:
    """The level at which a seat answers now; its own one, unless it plays a fair match."""
    strength = strengths_by(marks).get(seat)
    if strength is None or nearest(strength) != kind:  # somebody else sits there now
        return kind
    return level_between(strength, number)


def fair_strength(places: Places | None, people: Sequence[str], game: str, rivals: int) -> float:
    """How strong each of so many computer players must be against these people (ids; guests are not known)."""
    if places is None:
        return _against(BEGINNER, rivals)
    known, _ = PeopleFiles(places).everybody()
    all_games = [one for one in kept(places) if one.game == game]
    skills = [skill_of(games_of(all_games, known, id)) for id in people or (FIRST,)]
    return _against(sum(skills) / len(skills), rivals)


def _against(skill: float, rivals: int) -> float:
    """One of several must be weaker than an only one, if the person is to win every second game."""
    wanted = skill - log(max(1, rivals)) / STEP
    return min(float(STRONGEST), max(0.0, round(QUARTERS * wanted) / QUARTERS))


def skill_of(games: Sequence[OwnGame]) -> float:
    """A person's strength that explains their games best; those without computer players tell nothing."""
    told = [(one.is_won, strengths) for one in games if (strengths := _strengths(one))]
    return max((step / 8 for step in range(-16, 49)), key=lambda skill: _likelihood(skill, told))


def _strengths(one: OwnGame) -> list[float]:
    """Those of the computer players in a game; other people's are not known."""
    exact = strengths_by(one.game.marks)
    return [
        exact.get(seat, float(LEVELS.index(player.kind)) if player.kind in LEVELS else -2.0)
        for seat, player in enumerate(one.game.players)
        if player.kind != HUMAN
    ]


def _likelihood(skill: float, told: Sequence[tuple[bool, Sequence[float]]]) -> float:
    found = -(((skill - BEGINNER) / UNSURE) ** 2) / 2
    for back, (is_won, strengths) in enumerate(reversed(told)):
        against = sum(exp(STEP * (strength - skill)) for strength in strengths)
        found += FADES**back * (-log(1 + against) if is_won else log(against / (1 + against)))
    return found
