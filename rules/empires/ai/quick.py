"""A glance instead of a look: the cheap policy that plays imagined worlds on.

Warships that stand together go for what they outweigh, come home before what outweighs them, and else stay; settlers
settle; the sheet buys the next technology and the largest ships. Whatever decides less is left to chance.
"""

from __future__ import annotations

from functools import lru_cache

from rules.core.chance import RandomSource
from rules.core.decisions import Decision, One, Option, Some, Split, Value, ranged
from rules.core.forms import Form, FormValues

from ..battle.retreat import RETREAT
from ..battle.volley import FIRE
from ..economy.checks import wrong
from ..economy.ledger import Ledger, ledger_of
from ..economy.parts import BUILD, RESEARCH
from ..flows.orders import CARRY, GO, LOAD, SETTLE, UNLOAD, Ranges, offers
from ..printed.constants import DONE, END, NOBODY, NOWHERE
from ..printed.facts import Facts
from ..printed.kinds import CARRIED
from ..printed.levels import Levels, level, with_level
from ..questions import (
    BATTLE_DRAW,
    BATTLE_JOIN,
    COMBAT_SETTLE,
    DECLARATION_CLOAK,
    ECONOMY_SHEET,
    MOVEMENT_GROUP,
    MOVEMENT_ORDER,
    ROUND_FIRE,
    ROUND_SCREEN,
    TURN_SETTLE,
)
from ..random_policy import random_policy
from ..state import Galaxy, Hex, Seat, Slot, board, colonies_of, facts, hexed, is_closed, is_enemy, is_planet, places_of
from ..state.lines import capable, count, side_of, under_way
from .research import LADDER

OUTWEIGHS, LONG, DARES = 1.25, 15, 0.8  # so much more CP is attacked with; from this cycle on less will do
HOMEWORLD, COLONY = 60, 6  # what it is worth to go there, beside the CP of those who are in the way
ALARM = 2  # hexes from which somebody may fall upon a fleet
LOST = 0.3  # of the enemy's strength: with less a battle is left
SETTLERS = 2  # so many Colony Ships are under way
ALIKE = 3  # ships of one line of the sheet
BEARABLE = 0.5  # of the income: with more maintenance nothing is bought
SHARES = (0.0, 0.5, 1.0)  # of the money, what goes into technology, by chance
GUNS = 4  # in one of so many phases the Homeworld gets guns
ALL = frozenset((TURN_SETTLE, COMBAT_SETTLE, DECLARATION_CLOAK, BATTLE_JOIN))  # whoever can does


def quick(g: Galaxy, decision: Decision, rng: RandomSource) -> Value:
    """A fast answer that is not absurd."""
    prompt = decision.prompt
    if isinstance(decision, One):
        if prompt == MOVEMENT_GROUP:
            return _group(g, decision)
        if prompt == MOVEMENT_ORDER:
            found = Glance(g, decision.seat).order(g.marching, list(decision.options), dict(decision.ranges or {}))
            return DONE if found is None else found
        if prompt == ROUND_FIRE:
            return _shot(g, decision, rng)
    elif prompt == ECONOMY_SHEET:
        bought = _sheet(g, decision.seat, rng)
        if bought is not None:
            return bought
    elif prompt in ALL and isinstance(decision, Some):
        return tuple(decision.items[: decision.high])
    elif prompt == BATTLE_DRAW and isinstance(decision, Split):
        return (0,) * len(decision.slots)
    elif prompt == ROUND_SCREEN and isinstance(decision, Form):
        return tuple(decision.opening().items())
    return random_policy(g, decision, rng)[0]


def _group(g: Galaxy, decision: One) -> Value:
    """The first group that has not moved yet and has somewhere to go."""
    glance, spent = Glance(g, decision.seat), g.fleets[decision.seat].spent
    for slot in decision.options:
        if type(slot) is int and not spent[slot] and glance.wishes(Slot(slot)):
            options, ranges = offers(g, decision.seat, Slot(slot))
            if glance.order(Slot(slot), options, ranges) is not None:
                return slot
    return END


@lru_cache(maxsize=8)
def _weights(known: Facts) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """What each kind of unit counts in a fight, and whether it goes to fights by itself."""
    fights = tuple(cost * able for cost, able in zip(known.cost, known.fights, strict=True))
    goes = tuple(able and known.speed[unit] != CARRIED for unit, able in enumerate(known.bombards))
    return fights, goes


class Glance:
    """What one seat sees of the map at a glance."""

    __slots__ = ("_aims", "_foes", "_own", "fleet", "g", "goes", "known", "seat", "worth")

    def __init__(self, g: Galaxy, seat: Seat) -> None:
        self.g, self.seat, self.known, self.fleet = g, seat, g.tables or facts(g), g.fleets[seat]
        self.worth, self.goes = _weights(self.known)
        self._foes: dict[Hex, int] | None = None
        self._own: dict[Hex, int] = {}
        self._aims: dict[Hex, Hex] = {}

    def wishes(self, slot: Slot) -> bool:
        """Whether it is worth looking at what a group may do."""
        unit, here = self.fleet.unit[slot], self.fleet.hex[slot]
        if self.goes[unit]:
            return self._goal(slot, here) != here
        if unit not in self.known.workers:
            return False
        return self._errand(slot) != here or (self.g.colony[here] == NOBODY and is_planet(self.g, here))

    def order(self, slot: Slot, options: list[Option], ranges: Ranges) -> Value | None:
        """What a group does next, of what it may do; None: nothing."""
        fleet = self.fleet
        here, unit = fleet.hex[slot], fleet.unit[slot]
        for verb in (SETTLE, UNLOAD, LOAD):
            for option in options:
                if option == verb or (type(option) is tuple and option[0] == verb):
                    return ranged(option, ranges[option][1]) if option in ranges else option
        goal = self._goal(slot, here) if self.goes[unit] else self._errand(slot)
        return None if goal == here else self.step(slot, goal, options, ranges)

    def step(self, slot: Slot, goal: Hex, options: list[Option], ranges: Ranges) -> Value | None:
        """A group's next step to a goal, with all that it carries."""
        fleet = self.fleet
        here = fleet.hex[slot]
        far, foes = board(self.g).distances[goal], self.foes()
        strength, came = self._own.get(here, 0), fleet.came[slot]
        best: Option | None = None
        least = (far[here] + 1, False, 0)
        for option in options:
            if type(option) is tuple and option[0] in (CARRY, GO) and option in ranges:
                to = option[1]
                # Into the unknown only where no open hex is as near; round what bars the way, now here, now there.
                seems = (far[to], is_closed(self.g, to), (to + self.g.cycle) % 3)
                if seems < least and to != came and (to == goal or foes.get(to, 0) < strength):
                    best, least = option, seems
        if best is None:
            return None
        carried = (CARRY, best[1])
        best = carried if carried in ranges else best
        return ranged(best, ranges[best][1])

    def _goal(self, slot: Slot, here: Hex) -> Hex:
        """With the others of its hex; Scouts for whom there is nothing to do there look around at home."""
        aim = self.aim(here)
        if aim != here or self.fleet.unit[slot] != self.known.code["SC"]:
            return aim
        far = board(self.g).distances[here]
        closed = [hex for hex in board(self.g).areas[self.seat] if is_closed(self.g, hex)]
        return min(closed, key=lambda hex: (far[hex], hex), default=here)

    def foes(self) -> dict[Hex, int]:
        """What enemies are worth in a fight, by hex."""
        if self._foes is None:
            found: dict[Hex, int] = {}
            g, worth = self.g, self.worth
            for owner, fleet in enumerate(g.fleets):
                if not fleet.hex:
                    continue
                mine = owner == self.seat
                if mine or is_enemy(g, self.seat, owner):
                    into = self._own if mine else found
                    for hex, unit, n in zip(fleet.hex, fleet.unit, fleet.count, strict=True):
                        if hex != NOWHERE:
                            into[hex] = into.get(hex, 0) + n * worth[unit]
            self._foes = found
        return self._foes

    def aim(self, here: Hex) -> Hex:
        """Where the warships of a hex go; the hex itself if they stay."""
        if here not in self._aims:
            self._aims[here] = self._aim(here)
        return self._aims[here]

    def _aim(self, here: Hex) -> Hex:
        g, foes = self.g, self.foes()
        if g.colony[here] != NOBODY and is_enemy(g, self.seat, g.colony[here]):
            return here  # until nothing is left of it
        far = board(g).distances[here]
        strength = self._own.get(here, 0) / (OUTWEIGHS if g.cycle < LONG else DARES)
        best, aim = 0.0, here
        for hex, theirs in foes.items():
            if theirs < strength and theirs:
                value = theirs / (2 + far[hex])
                if value > best:
                    best, aim = value, hex
            elif theirs > OUTWEIGHS**2 * strength and far[hex] <= ALARM and g.homeworld[self.seat] != NOWHERE:
                return g.homeworld[self.seat]
        for hex, whose in hexed(g.colony):
            if whose not in (NOBODY, self.seat) and is_enemy(g, self.seat, whose):
                theirs = foes.get(hex, 0)
                if theirs < strength:
                    prize = HOMEWORLD if hex == g.homeworld[whose] else COLONY + g.value[hex]
                    value = (prize + theirs) / (2 + far[hex])
                    if value > best:
                        best, aim = value, hex
        return aim

    def _errand(self, slot: Slot) -> Hex:
        """Where a Colony Ship or a Miner goes: to a free planet of the own home, or to the Homeworld."""
        g, here = self.g, self.fleet.hex[slot]
        far = board(g).distances[here]
        if self.fleet.unit[slot] in self.known.settlers:
            able = level(self.fleet.tech[slot], self.known.terraforming)
            free = [
                hex
                for hex in board(g).areas[self.seat]
                if g.colony[hex] == NOBODY and is_planet(g, hex) and (able or not self._is_barren(hex))
            ]
            return min(free, key=lambda hex: (far[hex], hex), default=here)
        home = g.homeworld[self.seat]
        return home if home != NOWHERE and self.fleet.load[slot] >= 0 else here

    def _is_barren(self, hex: Hex) -> bool:
        return self.known.marker_kind[self.g.marker[hex]] == "barren"


def _shot(g: Galaxy, decision: One, rng: RandomSource) -> Value:
    """Fire at somebody, or away from a battle that is lost."""
    options, ranges = decision.options, decision.ranges or {}
    away = [option for option in options if option[0] == RETREAT]
    if away:
        b = under_way(g)
        side = side_of(b, decision.seat)
        worth = _weights(g.tables or facts(g))[0]
        ours, theirs = [
            sum([count(g, b, line) * worth[b.unit[line]] for line in capable(g, b, each)]) for each in (side, 1 - side)
        ]
        if ours < LOST * theirs:
            option = away[rng.below(len(away))]
            return ranged(option, ranges[option][1]) if option in ranges else option
    shots = [option for option in options if option[0] == FIRE] or list(options)
    option = shots[rng.below(len(shots))]
    return ranged(option, ranges[option][1]) if option in ranges else option


def _sheet(g: Galaxy, seat: Seat, rng: RandomSource) -> Value | None:
    """The next technologies for a part of the money, now and then guns for the Homeworld, settlers, and the largest
    ships; None: in debt."""
    ledger = ledger_of(g, seat)
    filled: FormValues = ledger.start()
    left = ledger.left(filled)
    if left < 0:
        return None
    if ledger.maintenance.due > BEARABLE * sum([g.value[hex] for hex in colonies_of(g, seat)]):
        return tuple(filled.items())
    levels = ledger.levels
    learnt: tuple[str, ...] = ()
    share = SHARES[rng.below(len(SHARES))] * left
    for name, to in LADDER if RESEARCH in filled else ():
        technology, next_one, cost = ledger.technologies.get(name, (0, 0, 0))
        if next_one == to and cost <= share and name not in learnt:
            learnt = (*learnt, name)
            levels, left, share = with_level(levels, technology, to), left - cost, share - cost
    if learnt:
        filled[RESEARCH] = learnt
    numbers = _units(ledger, filled, levels, left, SETTLERS - _afloat(g, seat), rng.below(GUNS) == 0)
    if any(numbers):
        filled[BUILD] = numbers
        if wrong(ledger, filled) is not None:
            filled[BUILD] = (0,) * len(numbers)
    return tuple(filled.items())


def _afloat(g: Galaxy, seat: Seat) -> int:
    """Colony Ships that have not settled."""
    fleet = g.fleets[seat]
    return len([slot for slot in places_of(fleet.unit, facts(g).code["CO"]) if fleet.hex[slot] != NOWHERE])


def _units(ledger: Ledger, filled: FormValues, levels: Levels, left: int, settlers: int, guns: bool) -> tuple[int, ...]:
    """How many of each line of the sheet."""
    known, berths = ledger.known, ledger.berths
    numbers = [0] * len(berths)
    yards: dict[Hex, int] = {}
    settler, fixed = known.code["CO"], known.newest
    cost = known.cost

    def rank(i: int) -> tuple[bool, bool, int, int]:
        unit = berths[i].unit
        return unit != settler, not (guns and fixed[unit]), -cost[unit], i

    for place in sorted(range(len(berths)), key=rank):
        berth = berths[place]
        unit = berth.unit
        wanted = settlers if unit == settler else ALIKE if _weights(known)[1][unit] else int(guns and fixed[unit])
        if wanted < 1 or berth.like is not None or ledger.missing(unit, levels, filled) is not None:
            continue
        room = yards.get(berth.hex)
        if room is None:
            room = ledger.capacity(berth.hex, ledger.levels, {})
        halves, price = ledger.halves(unit, filled), ledger.price(unit, filled)
        many = min(wanted, left // max(1, price), ledger.most(berth), room // max(1, halves))
        if berth.joins is None and not ledger.free(unit):
            continue
        if many > 0:
            numbers[place] = many
            left -= many * price
            yards[berth.hex] = room - many * halves
            settlers -= many if unit == settler else 0
    return tuple(numbers)
