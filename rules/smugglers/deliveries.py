"""Goods: four counters in the order red, yellow, blue, green, and what delivers a card's ships.

>>> sorted(deliveries(("R", "N")))
[(0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0), (2, 0, 0, 0)]
>>> deliveries(("B",))[0, 0, 0, 0]
Delivery(omitted='B', cruisers=())
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

COLOURS = ("R", "Y", "B", "G")
CRUISER = "N"

Goods = tuple[int, int, int, int]
NONE: Goods = (0, 0, 0, 0)


class Delivery(NamedTuple):
    """How a goods payment is read: the ship left out ("" if none) and what the cruisers got."""

    omitted: str
    cruisers: tuple[str, ...]


def counted(letters: Iterable[str]) -> Goods:
    """How often each colour stands in a list; a cruiser counts for no colour."""
    given = list(letters)
    return (given.count("R"), given.count("Y"), given.count("B"), given.count("G"))


def add(a: Goods, b: Goods) -> Goods:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def subtract(a: Goods, b: Goods) -> Goods:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3])


def covers(stock: Goods, need: Goods) -> bool:
    """Whether a stock has at least this of every colour."""
    return stock[0] >= need[0] and stock[1] >= need[1] and stock[2] >= need[2] and stock[3] >= need[3]


def covered(stock: Goods, needs: Iterable[Goods]) -> list[Goods]:
    """Those of the needs that a stock covers, in their order; written out, since it is asked so often."""
    red, yellow, blue, green = stock
    return [n for n in needs if n[0] <= red and n[1] <= yellow and n[2] <= blue and n[3] <= green]


def fewest_first(goods: Goods) -> tuple[int, Goods]:
    """A sorting key."""
    return sum(goods), goods


def one_of(colour: str) -> Goods:
    return counted((colour,))


def deliveries(ships: tuple[str, ...]) -> dict[Goods, Delivery]:
    """Every goods payment that delivers these ships, the fewest goods first.

    One good of its colour for each ship, any colour for a cruiser (SM-4.120, 4.123); one ship of the card may
    be left out (SM-4.121).
    """
    found: dict[Goods, Delivery] = {}
    for omitted in (*dict.fromkeys(ships), ""):
        rest = list(ships)
        if omitted:
            rest.remove(omitted)
        cruisers = rest.count(CRUISER)
        fixed = counted(rest)
        for colours in combinations_with_replacement(COLOURS, cruisers):
            found.setdefault(add(fixed, counted(colours)), Delivery(omitted, colours))
    return {goods: found[goods] for goods in sorted(found, key=fewest_first)}


@cache
def _choices(most: int) -> tuple[Goods, ...]:
    """Every choice of 1 to `most` goods, the fewest first."""
    numbers = range(most + 1)
    found = [(r, y, b, g) for r in numbers for y in numbers for b in numbers for g in numbers]
    return tuple(sorted([goods for goods in found if 1 <= sum(goods) <= most], key=fewest_first))


def up_to(pool: Goods, most: int) -> list[Goods]:
    """Every choice of 1 to `most` goods that the pool can give, the fewest first (SM-4.141, 4.142)."""
    return covered(pool, _choices(most))
