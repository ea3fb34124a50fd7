"""Ranges: which values a field or a local may have; declared with it, and checked when a save is opened.

A field of a record is annotated with its range, and a flow declares the ranges of its locals:

    active: SeatNo                      # a seat of this table
    carrier: PerCard[CardOrNone]        # one entry for each card
    shot = Flow("kaosz.shot", params={"ship": CARD, "targets": list_of(CARD)})

While a game is played nothing is checked, because the rules cannot make a value out of range. Plain ints without an
annotation must lie between -`PLAIN` and `PLAIN`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from .limits import LARGEST
from .records import Json

T = TypeVar("T")
PLAIN = 1 << 41  # the largest plain number; times in milliseconds come closest to it
LONGEST = 64  # of a word


class Range:
    """A set of allowed values: its name, and `holds(g, value)`, which says whether a value is in it."""

    __slots__ = ("holds", "name")

    def __init__(self, name: str, holds: Callable[[Any, Json], bool]) -> None:
        self.name, self.holds = name, holds

    def __repr__(self) -> str:
        return self.name


def whole(low: int, high: int, name: str = "") -> Range:
    """A whole number within limits.

    >>> whole(1, 6).holds(None, 6), whole(1, 6).holds(None, True)
    (True, False)
    """
    return Range(name or f"a number from {low} to {high}", lambda g, v: type(v) is int and low <= v <= high)


def index(name: str, count: Callable[[Any], int], low: int = 0) -> Range:
    """A number that points into a list of the position."""
    return Range(name, lambda g, v: type(v) is int and low <= v < count(g))


def one_of(*words: Json) -> Range:
    return Range(f"one of {', '.join(map(str, words))}", lambda g, v: any(type(v) is type(w) and v == w for w in words))


def list_of(item: Range, low: int = 0) -> Range:
    def holds(g: Any, v: Json) -> bool:
        return type(v) is list and len(v) >= low and all(item.holds(g, each) for each in v)

    return Range(f"a list of {item.name}", holds)


def unique(item: Range) -> Range:
    """A list in which nothing stands twice."""
    several = list_of(item)
    return Range(f"{several.name}, each once", lambda g, v: several.holds(g, v) and len(set(v)) == len(v))


def row(*items: Range) -> Range:
    """A list with one value of each range."""

    def holds(g: Any, v: Json) -> bool:
        return type(v) is list and len(v) == len(items) and all(i.holds(g, e) for i, e in zip(items, v, strict=True))

    return Range(f"[{', '.join(item.name for item in items)}]", holds)


def table(**parts: Range) -> Range:
    """An object with exactly these keys."""

    def holds(g: Any, v: Json) -> bool:
        return type(v) is dict and v.keys() == parts.keys() and all(r.holds(g, v[name]) for name, r in parts.items())

    return Range(f"an object with {', '.join(parts)}", holds)


def maybe(range_: Range) -> Range:
    """The value, or None."""
    return Range(f"{range_.name} or nothing", lambda g, v: v is None or range_.holds(g, v))


def either(*ranges: Range) -> Range:
    return Range(" or ".join(r.name for r in ranges), lambda g, v: any(r.holds(g, v) for r in ranges))


def _cards(g: Any) -> int:
    return len(g.cards.design)


SEAT = index("a seat", lambda g: len(g.setup.seats))
SEAT_OR_NONE = index("a seat or -1", lambda g: len(g.setup.seats), -1)
CARD = index("a card", _cards)
CARD_OR_NONE = index("a card or -1", _cards, -1)
COUNT = whole(0, LARGEST, "a count")
NUMBER = whole(-LARGEST, LARGEST, "a number")
FLAG = Range("true or false", lambda g, v: type(v) is bool)
WORD = Range("a word", lambda g, v: type(v) is str and len(v) <= LONGEST)
ANYTHING = Range("anything", lambda g, v: True)
NOTHING = Range("nothing", lambda g, v: False)

SeatNo = Annotated[int, SEAT]
SeatOrNone = Annotated[int, SEAT_OR_NONE]
CardNo = Annotated[int, CARD]
CardOrNone = Annotated[int, CARD_OR_NONE]
Count = Annotated[int, COUNT]
Number = Annotated[int, NUMBER]
AnyNumber = Annotated[int, ANYTHING]  # for the state of the random generator: any 64 bits

_PER_SEAT = Range("one entry for each seat", lambda g, v: len(v) == len(g.setup.seats))
_PER_CARD = Range("one entry for each card", lambda g, v: len(v) == _cards(g))
PerSeat = Annotated[list[T], _PER_SEAT]
PerCard = Annotated[list[T], _PER_CARD]
