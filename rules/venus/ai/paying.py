"""Paying for an attempt exactly: the cheapest units and cards that reach the requirement, or none."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from .. import points
from ..kinds import UNITS
from ..state import Attempt, Onward, card_of, hand, in_orbit, on_surface
from . import worth


class Payment(NamedTuple):
    """What is landed, declared and sacrificed, and what that costs."""

    cost: float
    units: tuple[int, ...]
    cards: tuple[int, ...]
    sacrifices: tuple[tuple[int, str, str], ...] = ()

    def steps(self) -> Iterator[tuple[object, ...]]:
        """The declaration piece by piece, as the question wants it."""
        for kind, count in enumerate(self.units):
            yield from (("land", UNITS[kind]) for _ in range(count))
        yield from (("add", card) for card in self.cards)
        yield from (("sacrifice", *each) for each in self.sacrifices)


def cheapest(g: Onward, made: Attempt, need: int) -> Payment | None:
    """The cheapest way to reach `need` with what is in orbit and in the hand; None if there is none."""
    bare = made.clone()  # type: ignore[attr-defined]
    bare.forget()
    need -= bare.bonus
    plain, boosters, bombs = _sorted_cards(g, bare)
    table = _knapsack(plain)
    best: Payment | None = None
    for boost in product(*[(None, card) for card in boosters]):
        chosen = tuple(card for card in boost if card is not None)
        bare.cards = list(chosen)
        values = points.boosted(g, bare)
        price = sum(worth.card_worth(card_of(g, card)) for card in chosen)
        for units in _landings(g, bare, need, values):
            best = _better(g, bare, best, need, (price, chosen), units, values, (table, bombs))
    return best


def _sorted_cards(g: Onward, made: Attempt) -> tuple[list[tuple[int, int, float]], list[int], list[int]]:
    """Cards of points (card, points, worth), one booster of each kind, cards of sacrifice."""
    plain: list[tuple[int, int, float]] = []
    boosters: dict[str, int] = {}
    bombs: list[int] = []
    for card in hand(g, made.seat):
        face = card_of(g, card)
        gives = points.card_points(g, made, card)
        if gives:
            plain.append((card, gives, worth.card_worth(face)))
        elif face.do == "boost":
            boosters.setdefault(face.numbers["unit"], card)
        elif face.do == "sacrifice":
            bombs.append(card)
    return plain, list(boosters.values()), bombs


def _knapsack(plain: list[tuple[int, int, float]]) -> list[tuple[float, tuple[int, ...]]]:
    """The cheapest cards for at least 0, 1, 2, ... points."""
    most = sum(gives for _, gives, _ in plain)
    table: list[tuple[float, tuple[int, ...]]] = [(0.0, ()), *((1e9, ()) for _ in range(most))]
    for card, gives, cost in plain:
        for total in range(most, 0, -1):
            before, cards = table[max(0, total - gives)]
            if before + cost < table[total][0]:
                table[total] = (before + cost, (*cards, card))
    return table


def _landings(g: Onward, made: Attempt, need: int, values: list[int]) -> Iterator[tuple[int, ...]]:
    """Groups of units, at least one; nothing beyond what the requirement can use."""
    here = in_orbit(g, made.planet, made.seat)
    most = [min(count, max(1, -(-need // value))) for count, value in zip(here, values, strict=True)]
    for units in product(*[range(count + 1) for count in most]):
        if any(units):
            yield units


def _better(
    g: Onward, made: Attempt, best: Payment | None, need: int, boosted: tuple[float, tuple[int, ...]],
    units: tuple[int, ...], values: list[int], rest: tuple[list[tuple[float, tuple[int, ...]]], list[int]],
) -> Payment | None:  # fmt: skip
    table, bombs = rest
    cost = boosted[0] + sum(worth.unit_cost(g, kind) * count for kind, count in enumerate(units))
    if best is not None and cost >= best.cost:
        return best
    missing = need - sum(value * count for value, count in zip(values, units, strict=True))
    thrown: list[tuple[int, str, str]] = []
    while True:
        left = max(0, missing)
        if left < len(table) and (best is None or cost + table[left][0] < best.cost):
            best = Payment(cost + table[left][0], units, (*boosted[1], *table[left][1]), tuple(thrown))
        if left == 0 or len(thrown) == len(bombs):
            return best
        bomb = bombs[len(thrown)]
        victim = _victim(g, made, units, thrown, card_of(g, bomb).numbers["units"])
        if victim is None:
            return best
        thrown.append((bomb, *victim))
        missing -= card_of(g, bomb).numbers["n"]
        cost += worth.card_worth(card_of(g, bomb)) + worth.unit_loss(g, UNITS.index(victim[0]))


def _victim(
    g: Onward, made: Attempt, units: tuple[int, ...], thrown: list[tuple[int, str, str]], kinds: tuple[str, ...]
) -> tuple[str, str] | None:
    """The cheapest unit to give: one that has landed earlier, then one that lands now."""
    surface = on_surface(g, made.planet, made.seat)
    for kind in (0, 1, 2):
        name = UNITS[kind]
        if name not in kinds:
            continue
        if surface[kind] > sum(each[1:] == (name, "surface") for each in thrown):
            return name, "surface"
        if units[kind] > sum(each[1:] == (name, "landed") for each in thrown):
            return name, "landed"
    return None
