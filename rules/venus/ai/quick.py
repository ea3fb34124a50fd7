"""A glance instead of a look: the cheap policy that plays imagined worlds on.

It weighs the options of a turn by a handful of features: what the tiles in reach are worth, how many units wait there,
whether the dice will do. Cards wait for a fight; crises and what rivals plan are left to those who think longer.
"""

from __future__ import annotations

from rules.core.decisions import Amount, Decision, One, Option, Value

from ..facts import ALIEN, CRUISER, FACTORY, INFANTRY, MINE, TANK, building_kind
from ..kinds import UNITS
from ..legal import tensions
from ..state import Onward, card_of, defence, facts, planet_of_tile, supply_of
from . import odds
from .answers import TURNS, instinct
from .skill import Mind, Weights
from .standing import change, incomes, likely_points

W = Weights()
Orbit = tuple[int, int, int]
LATER = (0.5, 0.3, 0.18, 0.1, 0.06, 0.03)  # what further claims of waiting units are worth now
LIKELY = tuple(sum(odds.differences()[: n + 1]) for n in range(odds.MOST + 1))  # that the dice differ by no more
FIGHT = 0.6  # what an attempt costs in units, on average
GIFTS = frozenset(("money", "lodes", "hunt", "draw_keep", "buy"))  # cards that are good at any time
GIFT, CARD, BESIDE, STEP = 0.35, -0.2, -0.5, 0.06
OTHER_TILES = {"draw": 1.1, "trophy": 1.0, "fortune": 0.7, "crisis": 1.6}


def quick(g: Onward, decision: Decision, mind: Mind) -> Value:
    """A fast answer: what looks best at a glance."""
    if isinstance(decision, Amount):
        return _group(g, decision)
    if decision.prompt not in TURNS or not isinstance(decision, One):
        return instinct(g, decision, mind)
    glance = Glance(g, decision.seat)
    return max(decision.options, key=glance.weigh)


def _group(g: Onward, decision: Amount) -> Value:
    """All infantry with one cruiser, as a way is weighed."""
    wanted = {UNITS[INFANTRY]: 99, UNITS[CRUISER]: 1}
    return tuple(min(high, max(low, wanted.get(name, 0))) for name, low, high in decision.slots)


class Glance:
    """One seat's glance at the table."""

    __slots__ = ("_claims", "_earned", "_worth", "g", "known", "left", "seat", "stride")

    def __init__(self, g: Onward, seat: int) -> None:
        self.g, self.seat, self.known = g, seat, facts(g)
        self.left = self.known.course.periods - g.period
        self.stride = 3 * len(g.money)
        self._earned: dict[int, tuple[tuple[int, ...], float]] = {}  # by planet: the incomes, and how they may change
        self._claims: dict[int, list[tuple[float, int, int]]] = {}
        self._worth: dict[tuple[int, Orbit], float] = {}

    def weigh(self, option: Option) -> float:
        """About the points that an option brings."""
        if isinstance(option, str):
            return self._marker() if option == "marker" else 0.0
        verb = option[0]
        if verb == "move":
            return self._move(option)
        if verb == "raise":
            return self._raise(option)
        if verb == "card":
            return GIFT if card_of(self.g, option[1]).do in GIFTS else CARD
        if verb in ("with", "encore"):
            return BESIDE
        return self._claim(option)

    def orbit(self, planet: int) -> Orbit:
        at, orbit = planet * self.stride + 3 * self.seat, self.g.orbit
        return orbit[at], orbit[at + 1], orbit[at + 2]

    # -- tiles

    def building(self, planet: int, kind: int, taken_from: int = -1) -> float:
        """What a building more on a planet changes in the points to be expected, and its income."""
        income = self.known.income[kind - FACTORY]
        if planet not in self._earned:
            self._earned[planet] = incomes(self.g, planet), change(self.g, planet, self.left)
        earned, changes = self._earned[planet]
        hexes = self.known.hexes[planet]
        more = list(earned)
        more[self.seat] += income
        if taken_from >= 0:
            more[taken_from] -= income
        before = likely_points(earned, hexes, changes, W.calm, W.unrest)
        after = likely_points(tuple(more), hexes, changes, W.calm, W.unrest)
        gain = after[self.seat] - before[self.seat]
        others = sum(after) - sum(before) - gain
        return gain - W.rivals / (len(earned) - 1) * others + W.pound * income * self.left * W.income

    def claims(self, planet: int) -> list[tuple[float, int, int]]:
        """What can be claimed on a planet: its worth, the guard (-1: none), the tile; the best first."""
        found = self._claims.get(planet)
        if found is None:
            found = self._claims[planet] = []
            g, seat = self.g, self.seat
            if g.dead[planet]:
                return found
            for tile in g.tiles[planet]:
                kind = self.known.tiles[tile].kind
                if kind == "tension":
                    for _, _, other, building in tensions(g, seat, planet, tile):
                        worth = self.building(planet, building_kind(building), other)
                        found.append((worth, defence(g, planet, tile, other), tile))
                elif kind in ("factory", "mine"):
                    piece = FACTORY if kind == "factory" else MINE
                    if supply_of(g, seat, piece):
                        guard = -1 if self.known.undefended[tile] else defence(g, planet, tile, -1)
                        found.append((self.building(planet, piece), guard, tile))
                else:
                    guard = -1 if self.known.undefended[tile] else defence(g, planet, tile, -1)
                    found.append((OTHER_TILES[kind], guard, tile))
            if g.aliens[planet]:
                found.append((3.0, self.known.course.alien_defence, ALIEN))
            found.sort(reverse=True)
        return found

    def attempt(self, worth: float, guard: int, orbit: Orbit) -> float:
        """What an attempt is worth with these units."""
        points = self.known.points
        spare = orbit[0] * points[0] + orbit[1] * points[1] + orbit[2] * points[2] - guard
        return worth * LIKELY[min(spare, odds.MOST)] - FIGHT if spare >= 0 else -FIGHT

    def worth(self, planet: int, orbit: Orbit, without: int = -2) -> float:
        """What units can still claim where they are."""
        units = orbit[0] + orbit[1] + orbit[2]
        if not units:
            return 0.0
        key = (planet, orbit)
        if without == -2 and key in self._worth:
            return self._worth[key]
        total, turn = 0.0, 0
        for worth, guard, tile in self.claims(planet):
            if tile == without:
                continue
            value = worth if guard < 0 else self.attempt(worth, guard, orbit)
            if value > 0:
                total += LATER[min(turn, len(LATER) - 1)] * value
                turn += 1
                units -= 1 if guard < 0 else 2
                if units <= 0:
                    break
        if without == -2:
            self._worth[key] = total
        return total

    # -- options

    def _claim(self, option: Option) -> float:
        verb, g = option[0], self.g
        planet, tile = (
            (self.known.index[option[1]], ALIEN) if verb == "alien" else (planet_of_tile(g, option[1]), option[1])
        )
        orbit = self.orbit(planet)
        if verb == "tension":
            worth = self.building(planet, building_kind(option[3]), option[2])
            value = self.attempt(worth, defence(g, planet, tile, option[2]), orbit)
        else:
            worth, guard = next(((worth, guard) for worth, guard, one in self.claims(planet) if one == tile), (0.0, 0))
            value = worth if verb == "claim" else self.attempt(worth, guard, orbit)
        landed = UNITS.index(option[2]) if verb == "claim" else -1
        return value + self.worth(planet, _less(orbit, landed), tile) - self.worth(planet, orbit) + STEP

    def _move(self, option: Option) -> float:
        origin, goal = self.known.index[option[1]], self.known.index[option[2]]
        here, there = self.orbit(origin), self.orbit(goal)
        if not self.claims(goal):
            return -0.5
        arrived = (there[0] + here[0], there[1], there[2] + 1)
        left = (0, here[1], here[2] - 1)
        gain = self.worth(goal, arrived) - self.worth(goal, there)
        return gain - self.worth(origin, here) + self.worth(origin, left) - STEP

    def _raise(self, option: Option) -> float:
        kind, planet = UNITS.index(option[1]), self.known.index[option[2]]
        orbit = self.orbit(planet)
        more = (orbit[0] + (kind == INFANTRY), orbit[1] + (kind == TANK), orbit[2] + (kind == CRUISER))
        kept = W.kept * W.lost[kind] if self.left else 0.0
        price = (W.pound if self.left else W.late_pound) * self.known.cost[kind]
        gain = self.worth(planet, more) - self.worth(planet, orbit)
        lonely = kind == CRUISER and not orbit[CRUISER] and orbit[INFANTRY] > 0
        return gain + kept - price + 0.4 * lonely

    def _marker(self) -> float:
        """A card, and the end of the period a little nearer."""
        if self.g.on_card != 1:
            return 0.2
        waiting = sum(self.worth(planet, self.orbit(planet)) for planet in range(len(self.g.dead)))
        return 1.0 - waiting


def _less(orbit: Orbit, kind: int) -> Orbit:
    """The orbit after one unit has landed; of a fight (-1) two infantry, or what there is."""
    if kind >= 0:
        return (orbit[0] - (kind == 0), orbit[1] - (kind == 1), orbit[2] - (kind == 2))
    infantry = min(2, orbit[0])
    return (orbit[0] - infantry, max(0, orbit[1] - (infantry < 2)), orbit[2])
