"""The part of the production sheet for ground units (CL-14.3, CL-14.5): what is bought where, and what comes free."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from rules.core.decisions import Amount, Decision
from rules.core.forms import FormValues
from rules.core.lean import dataclass
from rules.core.reasons import Reason

from ..atoms import ground
from ..printed.constants import LARGEST_GROUP
from ..printed.facts import COLONY_STEPS, Facts
from ..printed.levels import Levels, level
from ..printed.troops import Troops, of_kind, single
from ..state import Galaxy, Hex, Seat, facts
from ..state.barracks import counters_used, garrison_at, quartered
from .parts import Line
from .prices import troop_prices_of

TROOPS, FREE = "troops", "free_troops"
COLONIES_FOR_ONE = 3  # CL-14.5.1


class Billet(NamedTuple):
    """Ground units of a kind on a colony."""

    kind: int
    hex: Hex

    def name(self, known: Facts) -> str:
        return f"{known.troops[self.kind].id}@{self.hex}"


@lru_cache(maxsize=2000)
def _billets(kinds: tuple[int, ...], hexes: tuple[Hex, ...]) -> tuple[Billet, ...]:
    """One for each of these kinds in each hex: mostly the same as in the phase before."""
    return tuple(Billet(kind, hex) for kind in kinds for hex in hexes)


@dataclass(frozen=True)
class Recruits:
    """What one seat may raise in this Economic Phase."""

    known: Facts
    seat: Seat
    have: int
    values: dict[Hex, int]  # CL-14.3.2: of colonies that are not blockaded, before growth
    grown: tuple[Hex, ...]  # full colonies among them, not the Homeworld
    barracks: tuple[Hex, ...]  # where free troops may be placed
    quartered: tuple[Troops, ...]  # all ground units of the seat, place by place
    there: dict[Hex, int]  # on the colonies
    best: Levels  # all technology that could be bought
    prices: tuple[int, ...]  # by kind

    @classmethod
    def of(cls, g: Galaxy, seat: Seat, have: int, producing: list[Hex], best: Levels) -> Recruits:
        values = {hex: g.value[hex] for hex in producing}
        home = g.homeworld[seat]
        grown = tuple([hex for hex, value in values.items() if value == COLONY_STEPS[-1] and hex != home])
        barracks = tuple([hex for hex in values if hex in grown or hex == home])
        there = {hex: garrison_at(g, hex) for hex in values}
        prices = troop_prices_of(g, seat)
        return cls(facts(g), seat, have, values, grown, barracks, quartered(g, seat), there, best, prices)

    # -- what is offered

    @property
    def free(self) -> int:
        """CL-14.5.1: one for three full colonies."""
        return len(self.grown) // COLONIES_FOR_ONE

    def is_known(self, kind: int, levels: Levels) -> bool:
        return level(levels, self.known.ground_combat) >= self.known.troops[kind].level

    def on_sale(self) -> Sequence[Billet]:
        """CL-14.3.1."""
        troops, best = self.known.troops, self._level(self.best)
        kinds = [kind for kind in self.known.bought if self.prices[kind] <= self.have and troops[kind].level <= best]
        return _billets(tuple(kinds), tuple(self.values))

    def for_nothing(self) -> Sequence[Billet]:
        """CL-14.5.2, CL-14.5.3."""
        if not self.free:
            return []
        kinds = [kind for kind in self.known.bought if self.known.troops[kind].free and self.is_known(kind, self.best)]
        return _billets(tuple(kinds), self.barracks)

    def is_free(self, kind: int, levels: Levels) -> bool:
        """CL-14.5.2: the better ones as soon as they are known, and then no Infantry any more."""
        better = max(each.level for each in self.known.troops if each.free and each.level <= self._level(levels))
        return self.known.troops[kind].level == better

    def _level(self, levels: Levels) -> int:
        return level(levels, self.known.ground_combat)

    # -- the form

    def fields(self) -> dict[str, Decision]:
        found: dict[str, Decision] = {}
        bought = tuple((place.name(self.known), 0, self.most(place)) for place in self.on_sale())
        free = tuple((place.name(self.known), 0, 1) for place in self.for_nothing())
        if bought:
            found[TROOPS] = Amount(self.seat, "", slots=bought, rule="CL-14.3.1")
        if free:
            found[FREE] = Amount(self.seat, "", slots=free, rule="CL-14.5.3")
        return found

    def most(self, place: Billet) -> int:
        return min(self.values[place.hex], self.have // self.prices[place.kind])

    def start(self) -> FormValues:
        return {name: (0,) * len(places) for name, places in self._places.items() if places}

    @cached_property
    def _places(self) -> dict[str, Sequence[Billet]]:
        return {TROOPS: self.on_sale(), FREE: self.for_nothing()}

    def raised(self, filled: FormValues, name: str) -> list[tuple[Billet, int]]:
        numbers = filled.get(name, ())
        if not any(numbers):
            return []
        return [(place, n) for place, n in zip(self._places[name], numbers, strict=False) if n]

    def cost(self, filled: FormValues) -> int:
        return sum(count * self.prices[place.kind] for place, count in self.raised(filled, TROOPS))

    def lines(self, filled: FormValues) -> list[Line]:
        known = self.known
        return [
            Line(TROOPS, place.name(known), count, -count * self.prices[place.kind])
            for place, count in self.raised(filled, TROOPS)
        ]

    def fits(self, filled: FormValues, levels: Levels, researched: int) -> Reason | None:
        bought, free = self.raised(filled, TROOPS), self.raised(filled, FREE)
        if not bought and not free:
            return None
        return self._unknown(bought, free, levels) or self._crowded(bought, free) or self._no_counter(bought + free)

    def _unknown(
        self, bought: list[tuple[Billet, int]], free: list[tuple[Billet, int]], levels: Levels
    ) -> Reason | None:
        for place, _ in bought:
            if not self.is_known(place.kind, levels):
                told = {"field": TROOPS, "unit": self.known.troops[place.kind].id}
                return Reason("empires.not_known", told, "CL-14.2.2")
        for place, _ in free:
            if not self.is_free(place.kind, levels):
                told = {"field": FREE, "unit": self.known.troops[place.kind].id}
                return Reason("empires.not_free", told, "CL-14.5.2")
        return None

    def _crowded(self, bought: list[tuple[Billet, int]], free: list[tuple[Billet, int]]) -> Reason | None:
        """CL-14.3.1: as many as the colony is worth; CL-14.5.3: free ones beyond that, one on each colony."""
        many: Counter[Hex] = Counter()
        for place, count in bought:
            many[place.hex] += count
        for hex, count in many.items():
            if count > self.values[hex]:
                told = {"field": TROOPS, "hex": hex, "most": self.values[hex]}
                return Reason("empires.too_many_troops", told, "CL-14.3.1")
        given = Counter(place.hex for place, _ in free)
        if any(count > 1 for count in given.values()) or given.total() > self.free:
            return Reason("empires.free_troops", {"field": FREE, "most": self.free}, "CL-14.5.3")
        return None

    def _no_counter(self, raised: list[tuple[Billet, int]]) -> Reason | None:
        """SE-7.5.6: six units on a counter."""
        many: Counter[Billet] = Counter()
        for place, count in raised:
            many[place] += count
        need = Counter(counters_used(self.known, self.quartered))
        for place, count in many.items():
            before = of_kind(self.there[place.hex], place.kind)
            need[place.kind] += -(-(before + count) // LARGEST_GROUP) + (-before // LARGEST_GROUP)
        for kind, counters in need.items():
            troop = self.known.troops[kind]
            if counters > troop.counters:
                return Reason("empires.no_counter", {"field": TROOPS, "unit": troop.id}, "SE-7.5.6")
        return None

    def carry_out(self, g: Galaxy, filled: FormValues) -> None:
        for name, why in ((TROOPS, "bought"), (FREE, "free")):
            for place, count in self.raised(filled, name):
                ground.raise_troops(g, self.seat, place.hex, single(place.kind, count), why)
