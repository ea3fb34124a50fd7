"""A glance instead of a look: the cheap policy that plays imagined worlds on.

It weighs the options of a turn by a handful of features: what the tiles in reach are worth, how many units wait there,
whether the dice will do. Cards wait for a fight; crises and what rivals plan are left to those who think longer.
"""

from __future__ import annotations

from rules.core.decisions import Amount, Decision, One, Option, Value

from .. import questions
from ..facts import ALIEN, CRUISER, FACTORY, INFANTRY, MINE, TANK, building_kind
from ..kinds import UNITS
from ..legal import tensions
from ..state import (
    Onward,
    buildings_at,
    card_of,
    crisis_tiles,
    defence,
    facts,
    hand,
    planet_of_tile,
    strength,
    supply_of,
)
from . import odds
from .answers import TURNS, instinct
from .cardplay import EAGER, PATIENCE
from .outlook import WIPES, card_worth
from .plans import UNIT_CLAIMS
from .skill import Mind, Weights
from .standing import change, incomes, likely_points

W = Weights()
Orbit = tuple[int, int, int]
MOST_TURNS = 6  # more claims of waiting units than these come too late
TROUBLED = 0.68  # of what rivals in the same orbit leave of a claim
UNIT, CARD_POINT = 0.28, 0.58  # what a point of an attempt costs, paid by units and by cards or cruisers
SKULLED = 0.55  # what the skulls of an attempt cost, on average; at the end of the last period units are worth nothing
GIFTS = {  # what cards bring that are good at any time
    "money": 0.6, "lodes": 0.5, "traitor": 0.8, "hunt": 1.2, "draw_keep": 2.8, "buy": 2.4, "hand_hit": 0.8, "spy": 0.5,
    "swap": 1.6, "tension_remove": 0.8,
}  # fmt: skip
NOTHING = -0.2  # the other ones wait for those who think longer
FISTS = frozenset(("points", "boost"))  # cards that win attempts anywhere
BESIDE, STEP = -0.5, 0.06
OTHER_TILES = {"draw": 1.9, "trophy": 1.0, "fortune": 0.5, "crisis": 1.0}
HARM = {"all_lose": 14.0, "landing": 4.0, "rockets": 3.0, "remove_two": 0.6}  # of a crisis, to everybody
ROLLED = odds.differences()
STAKE = 1.8  # points that go with a pound of income, where all that stands on a planet goes


def quick(g: Onward, decision: Decision, mind: Mind) -> Value:
    """A fast answer: what looks best at a glance."""
    if isinstance(decision, Amount):
        return _group(g, decision)
    if decision.prompt not in TURNS or not isinstance(decision, One):
        return instinct(g, decision, mind)
    laid = g.frames[-1].cards if decision.prompt == questions.WAY else ()
    glance = Glance(g, decision.seat, sum([card_of(g, card).numbers.get("n", 0) for card in laid]))
    return max(decision.options, key=glance.weigh)


def _group(g: Onward, decision: Amount) -> Value:
    """The group for the way that was chosen."""
    frame = g.frames[-1]
    laid = sum([card_of(g, card).numbers.get("n", 0) for card in frame.cards])
    _, infantry = Glance(g, decision.seat, laid).march(frame.origin, frame.goal)
    wanted = {UNITS[INFANTRY]: infantry, UNITS[CRUISER]: 1}
    return tuple(min(high, max(low, wanted.get(name, 0))) for name, low, high in decision.slots)


class Glance:
    """One seat's glance at the table; `bonus` is what cards beside a move add to its allowance."""

    __slots__ = (
        "_claimed", "_claims", "_earned", "_pace", "allowance", "fist", "g", "kept", "known", "later", "left", "seat",
        "stride",
    )  # fmt: skip

    def __init__(self, g: Onward, seat: int, bonus: int = 0) -> None:
        self.g, self.seat, self.known = g, seat, facts(g)
        self.left = self.known.course.periods - g.period
        self.stride = 3 * len(g.money)
        self.allowance = self.known.course.allowance + bonus
        self._earned: dict[int, tuple[tuple[int, ...], float]] = {}  # by planet: the incomes, and how they may change
        self._claims: dict[int, list[tuple[float, int, int]]] = {}
        self._claimed: dict[tuple[int, Orbit, int], list[float]] = {}
        self._pace: dict[int, float] = {}
        faces = [card_of(g, card) for card in hand(g, seat)]
        self.fist = sum([face.numbers.get("n", 1) for face in faces if face.do in FISTS])
        whole = len(g.money) + self.known.course.spare_markers
        self.kept = W.card if self.left else W.card * W.late_card * min(1.0, 2 * g.on_card / whole)
        self.later = W.later * (0.55 + 0.45 * min(1.0, 2 * g.on_card / whole))

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
            return self._card(option)
        if verb == "with":
            return self._beside(card_of(self.g, option[1]).numbers.get("n", 0))
        if verb == "encore":
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
                    found.append((OTHER_TILES[kind] + (self.relief(planet) if kind == "crisis" else 0.0), guard, tile))
            if g.aliens[planet]:
                found.append((3.0, self.known.course.alien_defence, ALIEN))
            found.sort(reverse=True)
        return found

    def relief(self, planet: int) -> float:
        """How much less harm there is with a crisis tile less."""
        levels, count = self.known.levels[planet], len(crisis_tiles(self.g, planet))
        if not levels or not count:
            return 0.0
        level = min(count, len(levels)) - 1
        without = self.harm(planet, levels[level - 1]) if count > 1 else 0.0
        return W.crises * max(0.0, self.harm(planet, levels[level]) - without)

    def harm(self, planet: int, effect: str) -> float:
        if effect not in WIPES or effect == "landing":
            return HARM.get(effect, 0.0)
        earned = incomes(self.g, planet)
        others = sum(earned) - earned[self.seat]
        return HARM.get(effect, 0.0) + STAKE * (earned[self.seat] - W.rivals * others / (len(earned) - 1))

    def attempt(self, worth: float, guard: int, orbit: Orbit) -> float:
        """What an attempt is worth with these units and the cards of the hand: over all dice what is left of it."""
        units = orbit[INFANTRY] + 2 * orbit[TANK]
        reach = units + orbit[CRUISER] + self.fist
        value = -SKULLED if self.left else -0.12 * SKULLED
        for difference, chance in enumerate(ROLLED):
            need = guard + difference
            paid = UNIT * need if need <= units else UNIT * units + CARD_POINT * (need - units)
            if need > reach or paid >= worth:
                break
            value += chance * (worth - paid)
        return value

    def claimed(self, planet: int, orbit: Orbit, without: int = -2) -> list[float]:
        """What units can claim where they are, one claim after another, the best first."""
        key = (planet, orbit, without)
        found = self._claimed.get(key)
        if found is None:
            values = []
            for worth, guard, tile in self.claims(planet):
                value = worth if guard < 0 else self.attempt(worth, guard, orbit) * W.defended
                if value > 0 and tile != without:
                    values.append((value, 1 if guard < 0 else 2))
            values.sort(reverse=True)
            found, units = [], orbit[0] + orbit[1] + orbit[2]
            for value, used in values[:MOST_TURNS]:
                if units <= 0:
                    break
                found.append(value)
                units -= used
            self._claimed[key] = found
        return found

    def pace(self, planet: int) -> float:
        """What a claim a turn later is worth: the period may end, and rivals may come first."""
        found = self._pace.get(planet)
        if found is None:
            orbit, at = self.g.orbit, planet * self.stride
            rivals = sum(orbit[at : at + self.stride]) > sum(self.orbit(planet))
            found = self._pace[planet] = self.later * (TROUBLED if rivals else 1.0)
        return found

    def worth(self, planet: int, orbit: Orbit, without: int = -2) -> float:
        """What units can still claim where they are, from the next turn on."""
        total, pace = 0.0, 0.0
        for i, value in enumerate(self.claimed(planet, orbit, without)):
            pace = pace * self.pace(planet) if i else self.pace(planet)
            total += pace * value
        return total

    def at_once(self, planet: int, orbit: Orbit) -> float:
        """The same if the first claim is made in this turn."""
        total, pace = 0.0, 1.0
        for value in self.claimed(planet, orbit):
            total += pace * value
            pace *= self.pace(planet)
        return total

    @property
    def waiting(self) -> float:
        """What all own units can still claim where they are."""
        return sum([self.worth(planet, self.orbit(planet)) for planet in range(len(self.g.dead))])

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

    def march(self, origin: int, goal: int) -> tuple[float, int]:
        """What a way is worth with the better of two groups, and how many infantry go with the cruiser."""
        here, there = self.orbit(origin), self.orbit(goal)
        near = self.known.distance[origin][goal] < self.allowance
        before = self.worth(goal, there) + self.worth(origin, here) + STEP
        best, sent = -1.0, here[INFANTRY]
        for infantry in {here[INFANTRY], min(1, here[INFANTRY])}:
            arrived = (there[INFANTRY] + infantry, there[TANK], there[CRUISER] + 1)
            left = (here[INFANTRY] - infantry, here[TANK], here[CRUISER] - 1)
            value = self.at_once(goal, arrived) if near else self.worth(goal, arrived)
            value += self.worth(origin, left) - before
            if value > best:
                best, sent = value, infantry
        return best, sent

    def _move(self, option: Option) -> float:
        origin, goal = self.known.index[option[1]], self.known.index[option[2]]
        return self.march(origin, goal)[0] if self.claims(goal) else -0.5

    def _card(self, option: Option) -> float:
        """What a card brings now, less what it would be worth later."""
        face = card_of(self.g, option[1])
        do = face.do
        if do in GIFTS:
            gain = GIFTS[do]
        elif do == "to_orbit":
            planet, kind = self.known.index[option[3]], UNITS.index(face.numbers["unit"])
            orbit = self.orbit(planet)
            gain = self.worth(planet, _with(orbit, kind)) - self.worth(planet, orbit)
        elif do == "extra":
            gain = 0.35 * self.waiting
        elif do == "marker":
            gain = 0.3 + self._marker()
        elif do == "raise":
            gain = 0.3 + self._raise(("raise", *option[3:]))
        elif do == "tension_add":
            gain = self._stirred(self.known.index[option[3]])
        elif do == "kill" and option[3] != self.seat:
            gain = 0.5 * W.lost[UNITS.index(option[5])] + (0.35 if option[6] == "orbit" else 0.0)
        else:
            return NOTHING
        return gain - self.kept * EAGER.get(do, PATIENCE) * card_worth(face)

    def _stirred(self, planet: int) -> float:
        """What a tension where own units wait would let them take from a rival."""
        g, orbit, best = self.g, self.orbit(planet), 0.0
        for rival in range(len(g.money)):
            at = buildings_at(g, planet, rival)
            for i, piece in enumerate((FACTORY, MINE)):
                if rival != self.seat and g.buildings[at + i] and any(orbit):
                    guard = strength(g, planet, rival)
                    best = max(best, self.attempt(self.building(planet, piece, rival), guard, orbit))
        return 0.9 * best

    def _beside(self, further: int) -> float:
        """A card that lets a group claim at once where it could only arrive."""
        self.allowance += further
        best = 0.0
        for origin, ways in enumerate(self.known.moves):
            if further and self.orbit(origin)[CRUISER]:
                for distance, way in ways:
                    if self.allowance - further <= distance < self.allowance:
                        best = max(best, self._move(way))
        self.allowance -= further
        return best + BESIDE

    def _raise(self, option: Option) -> float:
        kind, planet = UNITS.index(option[1]), self.known.index[option[2]]
        orbit = self.orbit(planet)
        kept = W.kept * W.lost[kind] if self.left else 0.0
        price = (W.pound if self.left else W.late_pound) * self.known.cost[kind]
        gain = self.worth(planet, _with(orbit, kind)) - self.worth(planet, orbit)
        lonely = kind == CRUISER and not orbit[CRUISER] and orbit[INFANTRY] > 0
        return gain + kept - price + 0.4 * lonely

    def _marker(self) -> float:
        """A card, and the end of the period a little nearer."""
        if self.g.on_card != 1:
            return 0.45
        units = sum(self.g.orbit) - sum([sum(self.orbit(planet)) for planet in range(len(self.g.dead))])
        return 1.5 - self.waiting + W.rivals * UNIT_CLAIMS * units / (len(self.g.money) - 1)


def _with(orbit: Orbit, kind: int) -> Orbit:
    """The orbit with one unit more."""
    return (orbit[0] + (kind == INFANTRY), orbit[1] + (kind == TANK), orbit[2] + (kind == CRUISER))


def _less(orbit: Orbit, kind: int) -> Orbit:
    """The orbit after one unit has landed; of a fight (-1) two infantry, or what there is."""
    if kind >= 0:
        return (orbit[0] - (kind == 0), orbit[1] - (kind == 1), orbit[2] - (kind == 2))
    infantry = min(2, orbit[0])
    return (orbit[0] - infantry, max(0, orbit[1] - (infantry < 2)), orbit[2])
