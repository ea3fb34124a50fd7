"""What to do in a turn: every option weighed in victory points (sections 5 and 17).

The seat's means are worth what they can still claim in this period: at each planet the best claims for the units in
its orbit, each later one worth a little less, and less where rivals are near. An option is worth what it brings at
once and what it changes in that.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType

from rules.core.decisions import Option

from ..facts import ALIEN, CRUISER, FACTORY, INFANTRY, MINE, TANK, building_kind
from ..kinds import UNITS
from ..legal import tensions
from ..state import Onward, defence, hand, in_orbit, planet_of_tile, supply_of, tile_of, units_at
from . import odds
from .outlook import Outlook
from .paying import Purse
from .skill import Skill

Orbit = tuple[int, ...]
LANDS_FIRST = (INFANTRY, TANK, CRUISER)  # cruisers carry the others, so they land last
STANDARD = (2, 0, 1)  # the group by which a distant planet is judged
WORTH_A_WAY = 0.05  # a planet that offers less is no goal
ROLLED = odds.differences()
HOPELESS = -3.0  # an attempt that nobody would pay for, whatever the dice show: not even by mistake
UNIT_CLAIMS = 0.5  # about what a rival's unit in orbit may still claim


UNFORESEEN: Mapping[int, float] = MappingProxyType({})


class Plans:
    """One look at the table by one seat, and what it can do next."""

    def __init__(self, g: Onward, seat: int, skill: Skill, gone: Mapping[int, float] = UNFORESEEN) -> None:
        self.g, self.seat, self.gone = g, seat, gone  # gone: chances that tiles are taken before the next turn
        self.look = Outlook(g, seat, skill)
        self.w = skill.weights
        self.known = self.look.known
        self.purse = Purse(self.look)
        self.orbits: list[Orbit] = [tuple(in_orbit(g, p, seat)) for p in range(len(g.dead))]
        self._worth: dict[tuple[int, Orbit, int], float] = {}
        self._attempts: dict[tuple[int, str | int, int, int, Orbit], float] = {}
        self._easy: dict[int, list[tuple[float, int]]] = {}
        self._hard: dict[int, list[tuple[int, int, int]]] = {}
        self._pace: dict[int, float] = {}
        self._calls: dict[int, float] = {}
        self._draws: dict[int, float] = {}

    # -- claims

    def attempt(self, planet: int, tile: int, target: int, building: int, orbit: Orbit) -> float:
        """What an attempt is worth with these units: over all dice the gain less the cheapest payment, or nothing."""
        design = ALIEN if tile == ALIEN else self.known.tiles[tile].id  # equal tiles are worth the same
        key = (planet, design, target, building, orbit)
        if key not in self._attempts:
            self._attempts[key] = self._attempt(planet, tile, target, building, orbit)
        return self._attempts[key]

    def _attempt(self, planet: int, tile: int, target: int, building: int, orbit: Orbit) -> float:
        gain = self.look.tile(planet, tile, target, building)
        if gain <= 0:
            return gain - 0.2
        left = self._left(gain, planet, tile, target, orbit)
        if not left:
            return HOPELESS
        value = sum([c * v for c, v in zip(ROLLED, left, strict=False)])
        again = self._second_chance(left, value)
        if again > 0:
            left += [0.0] * (len(ROLLED) - len(left))
            value = sum([c * max(v, again) for c, v in zip(ROLLED, left, strict=True)])
        return value - odds.SKULLS * self.look.loss(INFANTRY) - 0.05

    def _left(self, gain: float, planet: int, tile: int, target: int, orbit: Orbit) -> list[float]:
        """What remains of a gain after the cheapest payment, by the difference of the dice, as long as any does."""
        guard = defence(self.g, planet, tile, target)
        crisis = tile != ALIEN and self.known.tiles[tile].kind == "crisis"
        costs = self.purse.costs(planet, crisis, orbit)
        found = []
        for cost in costs[guard : guard + odds.MOST + 1]:
            if cost >= gain:
                break
            found.append(gain - cost)
        return found

    def chance(self, planet: int, tile: int, target: int, building: int) -> float:
        """How likely an attempt is to succeed at a price that is worth paying, without cards for the dice."""
        left = self._left(self.look.tile(planet, tile, target, building), planet, tile, target, self.orbits[planet])
        return sum(ROLLED[: len(left)])

    @cached_property
    def _dice_cards(self) -> tuple[float, float]:
        """The prices of a REROLL and an EXCLUDE in the hand."""
        price = {"reroll": 99.0, "exclude": 99.0}
        for _, face in self.purse.faces:
            if face.do in price:
                price[face.do] = self.look.card(face)
        return price["reroll"], price["exclude"]

    def _second_chance(self, left: list[float], value: float) -> float:
        reroll, exclude = self._dice_cards
        best = value - reroll
        if exclude < 99:
            best = max(best, sum(c * v for c, v in zip(odds.excluded(), left, strict=False)) - exclude)
        return best

    def easy(self, planet: int) -> list[tuple[float, int]]:
        """Undefended tiles with their worth."""
        if planet not in self._easy:
            self._list_tiles(planet)
        return self._easy[planet]

    def hard(self, planet: int) -> list[tuple[int, int, int]]:
        """Defended tiles: tile, target, building."""
        if planet not in self._hard:
            self._list_tiles(planet)
        return self._hard[planet]

    def _list_tiles(self, planet: int) -> None:
        g, seat = self.g, self.seat
        easy: list[tuple[float, int]] = []
        hard: list[tuple[int, int, int]] = []
        for tile in () if g.dead[planet] else g.tiles[planet]:
            kind = tile_of(g, tile).kind
            if kind == "tension":
                hard += [(tile, option[2], building_kind(option[3])) for option in tensions(g, seat, planet, tile)]
            elif self.known.undefended[tile]:
                if kind != "factory" or supply_of(g, seat, FACTORY):
                    easy.append((self.look.tile(planet, tile), tile))
            elif kind != "mine" or supply_of(g, seat, MINE):
                hard.append((tile, -1, -1))
        if g.aliens[planet] and not g.dead[planet]:
            hard.append((ALIEN, -1, -1))
        self._easy[planet], self._hard[planet] = easy, hard

    # -- what units can still do

    def pace(self, planet: int) -> float:
        """What a claim here is worth if it is made a turn later: the period may end, and rivals may come first."""
        if planet not in self._pace:
            share = self.w.later * (0.55 + 0.45 * min(1.0, 2 * self.look.time))
            self._pace[planet] = share * (1 - self.w.contest * self.contest(planet))
        return self._pace[planet]

    def contest(self, planet: int) -> float:
        """How likely a rival is to claim something here first."""
        if not self.look.skill.sees_rivals:
            return 0.3
        g, alone = self.g, 1.0
        near = [p for p, distance in enumerate(self.known.distance[planet]) if distance == 1]
        for rival in self.look.seats:
            if rival != self.seat:
                at = units_at(g, planet, rival)
                if any(g.orbit[at : at + 3]):
                    alone *= 0.5
                elif any(g.orbit[units_at(g, p, rival) + CRUISER] for p in near):
                    alone *= 0.75
        return 1 - alone

    def worth(self, planet: int, orbit: Orbit, without: int = -2) -> float:
        """The claims that these units can make here in turns to come; `without` a tile that is gone."""
        count = sum(orbit)
        if not count:
            return 0.0
        key = (planet, orbit, without)
        if key in self._worth:
            return self._worth[key]
        gone = self.gone
        values = [
            (value * (1 - gone.get(tile, 0.0)), 1) for value, tile in self.easy(planet) if value > 0 and tile != without
        ]
        best: dict[int, float] = {}
        for tile, target, building in self.hard(planet):
            if tile != without:
                value = self.attempt(planet, tile, target, building, orbit) * self.w.defended
                value *= 1 - gone.get(tile, 0.0)
                if value > best.get(tile, 0.0):
                    best[tile] = value
        values += [(value, 2) for value in best.values()]
        values.sort(reverse=True)
        total, share, pace = 0.0, 1.0, self.pace(planet)
        for value, used in values:
            share *= pace
            total += share * value
            count -= used
            if count <= 0:
                break
        self._worth[key] = total
        return total

    def draws(self, goal: int) -> float:
        """What a standard group more would find at a planet."""
        if goal not in self._draws:
            there = self.orbits[goal]
            more = (there[0] + STANDARD[0], there[1] + STANDARD[1], there[2] + STANDARD[2])
            self._draws[goal] = self.worth(goal, more) - self.worth(goal, there)
        return self._draws[goal]

    def calls(self, planet: int) -> float:
        """What a group from here could find within two steps."""
        if planet not in self._calls:
            self._calls[planet] = max(
                self.draws(goal) * (1.0 if distance == 1 else 0.7)
                for goal, distance in enumerate(self.known.distance[planet])
                if 0 < distance <= self.known.course.allowance
            )
        return self._calls[planet]

    def mobile(self, planet: int, orbit: Orbit) -> float:
        if not orbit[CRUISER]:
            return 0.0
        size = orbit[INFANTRY] + orbit[CRUISER]
        return self.w.mobile * self.calls(planet) * min(1.0, size / 3 + 0.1 * orbit[CRUISER])

    def means(self, planet: int, orbit: Orbit, without: int = -2) -> float:
        return self.worth(planet, orbit, without) + self.mobile(planet, orbit)

    # -- the options of a turn

    def weigh(self, option: Option) -> float:
        if option == "marker":
            return self.marker()
        if isinstance(option, str):
            return 0.0
        verb = option[0]
        if verb in ("claim", "attempt", "tension", "alien"):
            return self.claim(option)
        if verb == "move":
            return self.move(option)[0]
        if verb == "raise":
            return self.raising(option)
        return 0.0

    def claim(self, option: Option) -> float:
        """A claim with what is in orbit, and what the units and tiles left can do."""
        verb = option[0]
        if verb == "alien":
            planet, tile = self.known.index[option[1]], ALIEN
        else:
            planet, tile = planet_of_tile(self.g, option[1]), option[1]
        orbit = self.orbits[planet]
        if verb == "claim":
            value, used = self.look.tile(planet, tile), [0, 0, 0]
            used[UNITS.index(option[2])] = 1
        else:
            target, building = (option[2], building_kind(option[3])) if verb == "tension" else (-1, -1)
            value, used = self.attempt(planet, tile, target, building, orbit), _landing(orbit, 2)
        after = tuple(a - b for a, b in zip(orbit, used, strict=True))
        return value + self.means(planet, after, tile) - self.means(planet, orbit)

    def best_now(self, planet: int, orbit: Orbit) -> float:
        """The best claim with these units at once, and what they do afterwards; or only the latter."""
        best = self.means(planet, orbit)
        for value, tile in self.easy(planet):
            if value > 0:
                after = tuple(a - b for a, b in zip(orbit, _landing(orbit, 1), strict=True))
                best = max(best, value + self.means(planet, after, tile))
        for tile, target, building in self.hard(planet):
            value = self.attempt(planet, tile, target, building, orbit)
            if value > 0:
                after = tuple(a - b for a, b in zip(orbit, _landing(orbit, 2), strict=True))
                best = max(best, value + self.means(planet, after, tile))
        return best

    def move(self, option: Option, bonus: int = 0, lift: bool = False) -> tuple[float, list[int]]:
        """The best group for a way, and what it is worth: claims there now or later, less what is left behind."""
        origin, goal = self.known.index[option[1]], self.known.index[option[2]]
        here, there = self.orbits[origin], self.orbits[goal]
        if self.draws(goal) < WORTH_A_WAY:
            return -0.5, [here[0], 0, 1]
        at_once = self.known.course.allowance + bonus > self.known.distance[origin][goal]
        before = self.means(origin, here) + self.means(goal, there)
        best, group = -9.0, [0, 0, 1]
        tanks = here[TANK] if lift else 0
        groups = {(here[0], tanks, 1), (here[0], tanks, here[CRUISER]), (min(1, here[0]), tanks, 1)}
        for size in sorted(groups):
            arrived = tuple(a + b for a, b in zip(there, size, strict=True))
            left = tuple(a - b for a, b in zip(here, size, strict=True))
            value = self.best_now(goal, arrived) if at_once else self.means(goal, arrived)
            value += self.means(origin, left) - before - self.w.step
            if value > best:
                best, group = value, list(size)
        return best, group

    def raising(self, option: Option) -> float:
        """A unit where tiles wait for one, or two at once; money is no use at the end (OV-1.5)."""
        kind, planet = UNITS.index(option[1]), self.known.index[option[2]]
        orbit, cost = self.orbits[planet], self.known.cost[kind]
        before, price = self.means(planet, orbit), self.look.pounds(cost) - self.w.kept * self.look.loss(kind)
        best = self.means(planet, _more(orbit, kind, 1)) - before - price
        if self.g.money[self.seat] >= 2 * cost and supply_of(self.g, self.seat, kind) > 1:
            best = max(best, self.means(planet, _more(orbit, kind, 2)) - before - 2 * price)
        return best

    def marker(self) -> float:
        """A card, the end of the period a little nearer, and with the last one the first move (OV-5.69, OV-5.70)."""
        g, look = self.g, self.look
        own, others = self.prospects, 0.0
        for rival in look.seats:
            if rival != self.seat:
                units = sum(sum(in_orbit(g, p, rival)) for p in range(len(g.dead)))
                others += look.weight[rival] * UNIT_CLAIMS * units
        if g.on_card == 1:
            card = look.any_card if look.left else 0.0
            return card + self.w.first - own + others - self.threatened
        return look.any_card * self.w.marker + self.w.tempo * (others - own)

    @property
    def threatened(self) -> float:
        """Harm that somebody might still avert as long as the period lasts."""
        return 0.5 * self.look.dangers.threat if self.look.skill.sees_crises else 0.0

    @cached_property
    def prospects(self) -> float:
        """All that the own units can still claim in this period."""
        return sum(self.worth(p, orbit) for p, orbit in enumerate(self.orbits))

    @property
    def units(self) -> int:
        return sum(sum(orbit) for orbit in self.orbits)

    @property
    def room(self) -> int:
        """How many cards the hand can still take."""
        return self.known.course.hand_limit - len(hand(self.g, self.seat))


def _more(orbit: Orbit, kind: int, count: int) -> Orbit:
    return tuple(n + (count if k == kind else 0) for k, n in enumerate(orbit))


def _landing(orbit: Orbit, count: int) -> list[int]:
    """The units that would land first."""
    used = [0, 0, 0]
    for kind in LANDS_FIRST:
        used[kind] = min(orbit[kind], count)
        count -= used[kind]
    return used
