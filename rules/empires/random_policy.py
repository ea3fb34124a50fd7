"""How somebody who throws dice plays: groups that can move mostly do, and warships drift towards the enemy.

Without that a random game would hardly ever end: a Homeworld falls only to whoever gets there.
"""

from __future__ import annotations

from rules.core.chance import RandomSource
from rules.core.decisions import Decision, One, Value, ranged
from rules.core.forms import Form, FormValues

from .economy import head_start
from .economy.centres import CONVERT, CONVERTED
from .economy.checks import wrong
from .economy.ledger import Ledger, ledger_of
from .economy.parts import BID, BUILD, GRANTS, RESEARCH, SCUTTLE
from .economy.salvage import LATER, SCRAP
from .flows.orders import CARRY, GO
from .printed.constants import DONE, END
from .printed.designer import FIELDS, read
from .printed.designs import price
from .questions import (
    BOMBARDMENT_SHOT,
    ECONOMY_SHEET,
    GAME_DESIGN,
    GAME_HEAD_START,
    MOVEMENT_GROUP,
    MOVEMENT_ORDER,
    ROUND_FIRE,
)
from .state import Galaxy, board, facts

LAND, EMBARK = "land", "embark"


COMMON = frozenset((SCUTTLE, BID, RESEARCH, GRANTS, SCRAP, LATER, BUILD))  # fields of the sheet without its parts
WORK = frozenset(("settle", "load", "unload"))
PURCHASES = 8  # tries to buy something
STEPS = (CARRY, GO)
MOST = 3  # units in one line of the sheet
EARLY = 8  # about one in so many phases ends before everybody has moved


def random_policy(g: Galaxy, decision: Decision, rng: RandomSource) -> tuple[Value, int | None]:
    """One answer; the second part is its time, which this game has none of."""
    prompt = decision.prompt
    if isinstance(decision, One):
        if prompt == MOVEMENT_GROUP:
            return _group(decision, rng), None
        if prompt == MOVEMENT_ORDER:
            return _order(g, decision, rng), None
    if prompt == BOMBARDMENT_SHOT and isinstance(decision, One):
        if LAND in decision.options and rng.below(2):
            return LAND, None
        last = decision.options[-1]
        span = (decision.ranges or {}).get(last)
        return (ranged(last, span[1]) if span is not None else last), None
    if prompt == ROUND_FIRE and isinstance(decision, One):
        return _shot(decision, rng), None
    if prompt == ECONOMY_SHEET:
        return _sheet(g, decision.seat, rng), None
    if prompt == GAME_DESIGN:  # the cheapest of some, so that it is built at all
        return min((decision.sample(rng) for _ in range(PURCHASES)), key=lambda each: price(read(dict(each)))), None
    if prompt == GAME_HEAD_START and isinstance(decision, Form):
        return _head_start(g, decision, rng), None
    return decision.sample(rng), None


def _head_start(g: Galaxy, decision: Form, rng: RandomSource) -> Value:
    """Levels as long as they can be paid."""
    levels = list(decision.opening()[head_start.LEVELS])
    for _ in range(PURCHASES):
        place = rng.below(len(levels))
        if not levels[place]:
            levels[place] = 1
            if head_start.cost(g, decision.seat, tuple(levels)) > g.cp[decision.seat]:
                levels[place] = 0
    return ((head_start.LEVELS, tuple(levels)),)


def _group(decision: One, rng: RandomSource) -> Value:
    """A group that can still move; sometimes ground units go through a gate."""
    options = decision.options
    first = next((at for at, option in enumerate(options) if type(option) is int), len(options))
    gates = [option for option in options[:first] if type(option) is tuple]
    if gates and rng.below(4) == 0:
        return rng.choice(gates)
    count = len(options) - first
    drawn = rng.below(EARLY * count + 1)
    return END if drawn == EARLY * count else options[first + drawn % count]


def _shot(decision: One, rng: RandomSource) -> Value:
    """Mostly fire: if everybody held it or fled, no battle would be won."""
    shots = [option for option in decision.options if option[0] == "fire"]
    if not shots or rng.below(16) == 0:
        return decision.sample(rng)
    option = rng.choice(shots)
    return ranged(option, decision.ranges[option][1]) if decision.ranges and option in decision.ranges else option


def _order(g: Galaxy, decision: One, rng: RandomSource) -> Value:
    """Work that is at hand, else mostly a step: those who work look around, most others go towards an enemy."""
    seat, options, ranges = decision.seat, decision.options, decision.ranges or {}
    dice = rng.below(1 << 12)
    steps = []
    for option in options:
        verb = option[0]
        if verb in STEPS:
            steps.append(option)
        elif dice & 3 and (option in WORK or verb == EMBARK):
            return ranged(option, ranges[option][1]) if option in ranges else option
    if not steps or not dice & 28:  # few other orders: groups that cannot move are named again and again
        return decision.sample(rng) if dice >> 6 == 0 else DONE
    if dice & 96 and g.fleets[seat].unit[g.marching] not in (g.tables or facts(g)).workers:
        far = _distances_to_an_enemy(g, seat, rng)
        step = min(steps, key=lambda option: far[option[1]])
    else:
        step = steps[(dice >> 5) % len(steps)]
    return (*step, ranges[step][1 if dice & 384 else 0])


def _distances_to_an_enemy(g: Galaxy, seat: int, rng: RandomSource) -> bytes:
    """How far each hex is from the Homeworld of one of the others."""
    homeworld = g.homeworld
    if len(homeworld) == 1:
        lairs = [*(hex for fleet in g.fleets[1:] for hex in fleet.hex if hex >= 0), *facts(g).chart.starts]
        return board(g).distances[rng.choice(lairs)]
    other = (seat + 1 + rng.below(len(homeworld) - 1)) % len(homeworld) if len(homeworld) > 2 else 1 - seat
    return board(g).distances[homeworld[other]]  # the last row for one that has fallen: any direction will do


def _sheet(g: Galaxy, seat: int, rng: RandomSource) -> Value:
    """A small bid, sometimes a technology, and units as long as they can be paid."""
    ledger = ledger_of(g, seat)
    filled: FormValues = ledger.start()
    wishes = _plans(ledger, filled, rng)
    before = {name: filled[name] for name in wishes}
    filled |= wishes
    left = ledger.left(filled)
    if left < 0:
        filled |= before
        left = ledger.left(filled)
    bought = _purchases(ledger, filled, left, rng)
    if bought:
        filled[BUILD] = _numbers(ledger, bought)
    if wrong(ledger, filled) is not None:
        filled |= before
        while wrong(ledger, filled) is not None:  # the last thing is given back first
            bought.pop()
            filled[BUILD] = _numbers(ledger, bought)
    return tuple(filled.items())


def _plans(ledger: Ledger, filled: FormValues, rng: RandomSource) -> FormValues:
    """What the sheet is to say of everything but units."""
    wishes: FormValues = {}
    bid = min(ledger.highest_bid, rng.below(3))
    if bid:
        wishes[BID] = bid
    if ledger.technologies and rng.below(2):
        chosen = rng.choice(list(ledger.technologies))
        if GRANTS in filled:
            wishes[GRANTS] = tuple([2 * (name == chosen) for name in ledger.technologies])
        else:
            wishes[RESEARCH] = (chosen,)
    if ledger.salvage is not None:
        ships = list(ledger.salvage.ships)
        wishes[SCRAP] = tuple(rng.sample(ships, rng.below(len(ships) + 1)))
    redesigns = rng.below(8) == 0  # a new design is rare (CL-19.2.3)
    for name, value in filled.items():
        if name in COMMON or (name in FIELDS and not redesigns) or rng.below(2):
            continue
        if name == CONVERT:
            wishes[name] = min(CONVERTED, ledger.have)
        elif type(value) is tuple and value and type(value[0]) is int and rng.below(8):
            wishes[name] = _one(value, rng)
        else:
            wishes[name] = ledger.field_of_part(name).sample(rng)
    return wishes


def _one(numbers: Value, rng: RandomSource) -> Value:
    """One of a single thing."""
    place = rng.below(len(numbers))
    return tuple(int(i == place) for i in range(len(numbers)))


def _purchases(ledger: Ledger, filled: FormValues, left: int, rng: RandomSource) -> list[tuple[int, int]]:
    """Known units at random as long as money and shipyards last: of which line of the sheet how many."""
    known, berths, levels = ledger.known, ledger.berths, ledger.levels_with(filled)
    yards: dict[int, int] = {}
    counters: dict[int, int] = {}
    numbers = [0] * len(berths)
    bought: list[tuple[int, int]] = []
    for _ in range(PURCHASES if berths else 0):
        place = rng.below(len(berths))
        berth = berths[place]
        unit = berth.unit
        # whoever builds many Bases and Ship Yards is hardly ever beaten
        many = int(rng.below(16) == 0) if known.newest[unit] else 1 + rng.below(2)
        cost = many * ledger.price(unit, filled)
        if not many or cost > left or numbers[place] + many > min(MOST, ledger.most(berth)):
            continue
        if ledger.missing(unit, levels, filled) is not None:
            continue
        if berth.joins is None:
            if unit not in counters:
                counters[unit] = ledger.free(unit)
            taken = 1 if known.grouped[unit] else many
            if taken > counters[unit]:
                continue
            counters[unit] -= taken
        if known.units[unit].uses_yard:
            if berth.hex not in yards:
                yards[berth.hex] = ledger.capacity(berth.hex, ledger.levels, {})
            hulls = many * ledger.halves(unit, filled)
            if hulls > yards[berth.hex]:
                continue
            yards[berth.hex] -= hulls
        numbers[place] += many
        bought.append((place, many))
        left -= cost
    return bought


def _numbers(ledger: Ledger, bought: list[tuple[int, int]]) -> Value:
    """What stands in the lines of the sheet."""
    numbers = [0] * len(ledger.berths)
    for place, many in bought:
        numbers[place] += many
    return tuple(numbers)
