"""A look at the table through the eyes of one seat: who is how near to victory, and what gains and losses mean."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

from ..flows.ending import foreign_needed
from ..state.cosmos import Cosmos, Planet, Seat, at_planet, facts, hand
from ..state.pieces import home_needed
from ..state.ships import foreign_colonies, has_colony, home_colonies, in_warp, ships_at
from . import worth
from .skill import Skill

NEAR = 1  # so many colonies from victory
INDIFFERENT = 0.12  # how much others' gains matter to somebody who does not heed rivals


class Outlook:
    """What one seat sees, worked out once for a decision."""

    __slots__ = ("_kept", "cards", "foreign", "g", "homes", "need", "seat", "seats", "ships", "skill", "weight")

    def __init__(self, g: Cosmos, seat: Seat, skill: Skill) -> None:
        self.g, self.seat, self.skill = g, seat, skill
        self.seats = list(g.seats())
        self.need = foreign_needed(g)
        self.foreign = [foreign_colonies(g, s) for s in self.seats]
        self.homes = [home_colonies(g, s) for s in self.seats]
        self.cards = [len(hand(g, s)) for s in self.seats]
        total = facts(g).ships_each
        self.ships = [total - in_warp(g, s) - ships_at(g, "out", s) for s in self.seats]
        self.weight = [self._weight(s) for s in self.seats]
        self._kept: dict[Hashable, Any] = {}

    def beside(self, g: Cosmos) -> Outlook:
        """The same look at a changed table; what may be laid there is the same."""
        look = Outlook(g, self.seat, self.skill)
        look._kept.update((name, found) for name, found in self._kept.items() if type(name) is tuple)
        return look

    def kept(self, name: Hashable, made: Callable[[], Any]) -> Any:
        """Something that is worked out when it is first asked for."""
        if name not in self._kept:
            self._kept[name] = made()
        return self._kept[name]

    def _weight(self, rival: Seat) -> float:
        """How much a gain of another player hurts, compared with an own loss."""
        if rival == self.seat:
            return 0.0
        if not self.skill.heeds_rivals:
            return INDIFFERENT
        missing = self.need - self.foreign[rival]
        ahead = max(0, self.foreign[rival] - self.foreign[self.seat])
        far = self.skill.rivalry
        base = 0.85 if missing <= NEAR else max(far, 0.4) if missing == 2 else far
        return min(0.95, base + 0.08 * ahead)

    # -- single things

    def is_near(self, seat: Seat) -> bool:
        """One colony from victory."""
        return self.foreign[seat] >= self.need - NEAR

    def colony(self, seat: Seat, lost: bool = False) -> float:
        """What one more foreign colony (or one less) means to a player."""
        have = self.foreign[seat] - (1 if lost else 0)
        if have + 1 >= self.need:
            return worth.VICTORY
        if self.skill.seasoned:
            return worth.rising(worth.RISING, self.need - have - 1)
        return worth.COLONY + (worth.ALMOST if have + 1 == self.need - 1 else 0.0)

    def ship(self, seat: Seat) -> float:
        """What a ship lost to the warp costs; the fewer there are the more."""
        left = self.ships[seat]
        scarce = 0.7 if left > 10 else 1.0 if left > 6 else 1.8
        return scarce - self._lost_ship(seat)

    def _lost_ship(self, seat: Seat) -> float:
        """Some powers gain by losing."""
        known = facts(self.g).aliens
        found = (known.get(sheet.alien) for sheet in self.g.sheets if sheet.holder == seat)
        return sum(alien.ai.get("lost_ship", 0) for alien in found if alien is not None) / worth.TENTHS

    def home(self, seat: Seat, lost: bool = False) -> float:
        """One more home colony (or one less): expensive if the power depends on it."""
        homes = self.homes[seat] - (1 if lost else 0)
        power = worth.power_worth(self.g, seat) if homes + 1 == home_needed(self.g, seat) else 0.0
        return worth.HOME + max(0.0, power)

    def settling(self, seat: Seat, planet: Planet) -> float:
        """What a colony on a planet brings to a player."""
        if planet < 0 or has_colony(self.g, seat, planet):
            return 0.0
        return self.home(seat) if self.g.home[planet] == seat else self.colony(seat)

    def unsettling(self, seat: Seat, planet: Planet) -> float:
        """What a player loses with the colony on a planet."""
        if planet < 0 or not has_colony(self.g, seat, planet):
            return 0.0
        ships = self.g.ships[at_planet(planet)][seat] * max(0.0, self.ship(seat))
        if self.g.home[planet] == seat:
            return ships + self.home(seat, lost=True)
        return ships + min(self.colony(seat, lost=True), worth.COLONY + worth.ALMOST)

    # -- together

    def landing(self, seats: Iterable[Seat], planet: Planet) -> float:
        """What it means to this seat that all of these found a colony on a planet."""
        return sum(self.for_me(seat, self.settling(seat, planet)) for seat in seats)

    def victory(self, winners: Sequence[Seat]) -> float:
        """What it means that these win the game; nothing else counts then."""
        if self.seat not in winners:
            return -worth.VICTORY
        return worth.VICTORY * (worth.SHARED if len(winners) > 1 else 1.0)

    def for_me(self, seat: Seat, gain: float) -> float:
        """What somebody's gain means to this seat."""
        if seat == self.seat:
            return gain
        return -gain if gain >= worth.VICTORY else -self.weight[seat] * gain
