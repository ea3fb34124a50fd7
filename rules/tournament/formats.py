"""How tournaments are played: Swiss rounds with finals, everybody against everybody, knock-out, points by placing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rules.core.game import find
from rules.core.lean import dataclass
from rules.core.records import Json

PLACE_POINTS = (10, 6, 4, 2, 1, 0)


@dataclass(frozen=True, slots=True)
class Format:
    """One way to play a tournament; worded by `tournament-format-<id>`."""

    id: str
    pairing: str = "swiss"  # "mixed": whoever has met least; "robin": everybody meets everybody once
    table: int = 2  # players at a table, where they are enough
    tables: tuple[int, int] = (2, 2)  # fewest and most players at a table
    rounds: int | None = None  # None: as many as the pairing needs
    points: tuple[int, ...] = (1, 0)  # by place at a table
    bye: int = 1
    cut: int = 0  # how many play the finals; 0: the standings decide
    final_games: int = 1  # of a pair in the finals; the majority wins
    minutes: int = 60
    draws: bool = False
    fewest: int = 4
    options: Mapping[str, Json] = field(default_factory=dict)  # switches of a game that counts
    judge: tuple[str, ...] = ()  # what the automatic judge compares, worded by `tournament-judge-<game>-<id>`


def one_on_one(**changes: object) -> tuple[Format, ...]:
    """Formats for two at a table: Swiss with a top four, everybody against everybody, knock-out."""
    plain = {"final_games": 3, **changes}
    return (
        Format("swiss", cut=4, **plain),  # type: ignore[arg-type]
        Format("robin", pairing="robin", **plain),  # type: ignore[arg-type]
        Format("knockout", rounds=0, cut=512, **plain),  # type: ignore[arg-type]
    )


def placing(low: int, high: int) -> Format:
    """Rounds of several players at each table; points by place, four at a table where the game allows it."""
    return Format("placing", pairing="mixed", rounds=3, **_at_tables(low, high))


def swiss_tables(low: int, high: int) -> Format:
    """Swiss rounds with several players at each table: players of equal points meet, and the best play a final."""
    usual = _at_tables(low, high)
    return Format("swiss-tables", cut=usual["table"], fewest=max(4, 2 * low), **usual)


def _at_tables(low: int, high: int) -> dict[str, Any]:
    return {
        "table": max(low, min(4, high)),
        "tables": (low, high),
        "points": PLACE_POINTS,
        "bye": PLACE_POINTS[1],
        "minutes": 120,
        "draws": True,
    }


def formats_of(game: str) -> tuple[Format, ...]:
    """The formats of a game, the usual one first: its own, or those that suit its number of seats.

    KeyError where there is no such game: the name may come from a file, and is looked up before anything is loaded.
    """
    low, high = find(game).seats
    own = f"rules.{game}.tournament"
    if find_spec(f"rules.{game}") and find_spec(own):
        found: tuple[Format, ...] = import_module(own).FORMATS
        return found
    limits = max(low, 2), high
    several = (placing(*limits), swiss_tables(*limits)) if high > 2 else ()
    pairs = one_on_one(points=(2, 0), bye=2, draws=True, minutes=120) if low <= 2 else ()
    return several + pairs


def format_named(game: str, id: str) -> Format:
    """KeyError where the game has no such format."""
    for one in formats_of(game):
        if one.id == id:
            return one
    raise KeyError(id)
