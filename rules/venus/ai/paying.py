"""Paying for an attempt exactly: the cheapest units and cards that reach the requirement, or none."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from .. import points
from ..kinds import UNITS
from ..state import Attempt, Onward, card_of, facts, hand, in_orbit, on_surface
from .outlook import Outlook, hand_faces

MOST = 15  # points beyond which nobody plans
NEVER = 1e9
Costs = list[float]


class Payment(NamedTuple):
    """What is landed, declared and sacrificed, which card ENCORE counts twice, and what all that costs."""

    cost: float
    units: tuple[int, ...]
    cards: tuple[int, ...]
    sacrifices: tuple[tuple[int, str, str], ...] = ()
    encore: tuple[int, int] | None = None

    def steps(self) -> Iterator[tuple[object, ...]]:
        """The declaration piece by piece, as the question wants it."""
        for kind, count in enumerate(self.units):
            yield from (("land", UNITS[kind]) for _ in range(count))
        yield from (("add", card) for card in self.cards)
        yield from (("sacrifice", *each) for each in self.sacrifices)
        if self.encore is not None:
            yield ("again", *self.encore)


# -- what points cost, for plans: a quick table without saying which pieces


class Purse:
    """What the hand and the units of an orbit can pay for, and at what cost."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.faces = hand_faces(look.g, look.seat)
        self._cards: dict[tuple[str, bool], Costs] = {}
        self._tables: dict[tuple[str, bool, tuple[int, ...]], Costs] = {}
        self._places = {face.numbers["planet"] for _, face in self.faces if "planet" in face.numbers}
        self._boosts = {UNITS.index(f.numbers["unit"]): look.card(f) for _, f in self.faces if f.do == "boost"}

    def costs(self, planet: int, crisis: bool, orbit: tuple[int, ...]) -> Costs:
        """The cheapest cost of at least 0, 1, 2, ... points with these units, at least one of which must land."""
        name = facts(self.look.g).names[planet]
        if name not in self._places:
            name, crisis = "", False
        key = (name, crisis, orbit)
        if key not in self._tables:
            plain = self.look.known.points
            table = self._landed(self._by_cards(name, crisis), orbit, plain)
            for kind, price in self._boosts.items():
                if orbit[kind] > 1:
                    values = [value + (k == kind) for k, value in enumerate(plain)]
                    boosted = self._landed(self._by_cards(name, crisis), orbit, values)
                    table = [min(a, b + price) for a, b in zip(table, boosted, strict=True)]
            self._tables[key] = table
        return self._tables[key]

    def _by_cards(self, name: str, crisis: bool) -> Costs:
        key = (name, crisis)
        if key in self._cards:
            return self._cards[key]
        table = [0.0] + [NEVER] * MOST
        for _, face in self.faces:
            n, price = face.numbers.get("n", 0), self.look.card(face)
            if face.do == "sacrifice":
                price += self.look.loss(0)
            elif face.do in ("points_at", "points_against_crisis"):
                if face.numbers["planet"] != name or (face.do == "points_against_crisis" and not crisis):
                    continue
            elif face.do not in ("points", "points_draw"):
                continue
            for total in range(MOST, 0, -1):
                cost = table[total - n if total > n else 0] + price
                if cost < table[total]:
                    table[total] = cost
        self._cards[key] = table
        return table

    def _landed(self, cards: Costs, orbit: tuple[int, ...], values: list[int]) -> Costs:
        table = [NEVER] * (MOST + 1)
        reach = sum([cost < NEVER for cost in cards]) - 1
        for kind, count in enumerate(orbit):
            value, price = values[kind], self.look.spending(kind)
            for _ in range(min(count, 5)):
                reach = min(MOST, reach + value)
                for total in range(reach, -1, -1):
                    before = total - value if total > value else 0
                    cost = table[before] if table[before] < cards[before] else cards[before]
                    if cost + price < table[total]:
                        table[total] = cost + price
        return table


# -- the exact payment


def cheapest(look: Outlook, made: Attempt, need: int) -> Payment | None:
    """The cheapest way to reach `need` with what is in orbit and in the hand; None if there is none."""
    g = look.g
    bare = made.clone()  # type: ignore[attr-defined]
    bare.forget()
    need -= bare.bonus
    plain, boosters, bombs = _sorted_cards(look, bare)
    best = _search(look, bare, need, plain, (boosters, bombs))
    encores = [card for card in hand(g, made.seat) if card_of(g, card).do == "encore"]
    if encores and plain:
        twice = max(plain, key=lambda each: each[1])
        rest = [each for each in plain if each is not twice]
        found = _search(look, bare, need - 2 * twice[1], rest, (boosters, bombs))
        if found is not None:
            cost = found.cost + twice[2] + look.card(card_of(g, encores[0]))
            if best is None or cost < best.cost:
                encore = (encores[0], twice[0])
                best = Payment(cost, found.units, (*found.cards, twice[0]), found.sacrifices, encore)
    return best


Plain = list[tuple[int, int, float]]  # card, points, worth


def _search(
    look: Outlook, bare: Attempt, need: int, plain: Plain, special: tuple[list[int], list[int]]
) -> Payment | None:
    table = _knapsack(plain)
    best: Payment | None = None
    for boost in product(*[(None, card) for card in special[0]]):
        chosen = tuple(card for card in boost if card is not None)
        bare.cards = list(chosen)
        values = points.boosted(look.g, bare)
        price = sum(look.card(card_of(look.g, card)) for card in chosen)
        for units in _landings(look.g, bare, need, values):
            best = _better(look, bare, best, need, (price, chosen), units, values, (table, special[1]))
    return best


def _sorted_cards(look: Outlook, made: Attempt) -> tuple[Plain, list[int], list[int]]:
    """Cards of points, one booster of each kind, cards of sacrifice."""
    plain: Plain = []
    boosters: dict[str, int] = {}
    bombs: list[int] = []
    for card, face in hand_faces(look.g, made.seat):
        gives = points.card_points(look.g, made, card)
        if gives:
            plain.append((card, gives, look.card(face)))
        elif face.do == "boost":
            boosters.setdefault(face.numbers["unit"], card)
        elif face.do == "sacrifice":
            bombs.append(card)
    return plain, list(boosters.values()), bombs


def _knapsack(plain: Plain) -> list[tuple[float, tuple[int, ...]]]:
    """The cheapest cards for at least 0, 1, 2, ... points."""
    most = sum(gives for _, gives, _ in plain)
    table: list[tuple[float, tuple[int, ...]]] = [(0.0, ()), *((NEVER, ()) for _ in range(most))]
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
    look: Outlook, made: Attempt, best: Payment | None, need: int, boosted: tuple[float, tuple[int, ...]],
    units: tuple[int, ...], values: list[int], rest: tuple[list[tuple[float, tuple[int, ...]]], list[int]],
) -> Payment | None:  # fmt: skip
    table, bombs = rest
    cost = boosted[0] + sum(look.spending(kind) * count for kind, count in enumerate(units))
    if best is not None and cost >= best.cost:
        return best
    missing = need - sum(value * count for value, count in zip(values, units, strict=True))
    thrown: list[tuple[int, str, str]] = []
    while True:
        left = max(0, missing)
        if left < len(table) and (best is None or cost + table[left][0] < best.cost) and table[left][0] < NEVER:
            best = Payment(cost + table[left][0], units, (*boosted[1], *table[left][1]), tuple(thrown))
        if left == 0 or len(thrown) == len(bombs):
            return best
        bomb = card_of(look.g, bombs[len(thrown)])
        victim = _victim(look.g, made, units, thrown, bomb.numbers["units"])
        if victim is None:
            return best
        thrown.append((bombs[len(thrown)], *victim))
        missing -= bomb.numbers["n"]
        cost += look.card(bomb) + look.loss(UNITS.index(victim[0]))


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
