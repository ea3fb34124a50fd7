"""How somebody who throws dice plays: groups that can move mostly do, and warships drift towards the enemy.

Without that a random game would hardly ever end: a Homeworld falls only to whoever gets there.
"""

from __future__ import annotations

from itertools import takewhile

from rules.core.chance import RandomSource
from rules.core.decisions import Amount, Decision, One, Value, ranged
from rules.core.forms import Form, FormValues

from . import head_start
from .economy.centres import CONVERT, CONVERTED
from .economy.ledger import BID, BUILD, GRANTS, RESEARCH, Ledger, ledger_of
from .economy.salvage import SCRAP
from .routes import held
from .state import Galaxy, board, facts
from .unique.designer import FIELDS, read
from .unique.designs import price
from .words import DONE, END, NOWHERE

GROUP, ORDER, SHEET = "empires.movement.group", "empires.movement.order", "empires.economy.sheet"
LAND = "land"
AHEAD = "empires.game.head_start"
DESIGN = "empires.game.design"
SHOT, FIRE = "empires.bombardment.shot", "empires.round.fire"
STEPS = frozenset(("go", "carry"))
WORK = frozenset(("settle", "load", "unload"))
PURCHASES = 8  # tries to buy something
MOST = 3  # units in one line of the sheet


def by_dice(g: Galaxy, decision: Decision, rng: RandomSource) -> tuple[Value, int | None]:
    """One answer; the second part is its time, which this game has none of."""
    prompt = decision.prompt
    if prompt == GROUP and isinstance(decision, One):
        if not facts(g).on.isdisjoint(("gates", "unique_ships")):  # SE-27.1, CL-19.3.11
            gates = list(takewhile(lambda option: type(option) is not int, decision.options))  # groups come last
            gates = [option for option in gates if type(option) is tuple]
            if gates and rng.below(4) == 0:
                return rng.choice(gates), None
        return _group(g, decision.seat, rng), None
    if prompt == ORDER and isinstance(decision, One):
        return _order(g, decision, rng), None
    if prompt == SHOT and isinstance(decision, One):
        if LAND in decision.options and rng.below(2):
            return LAND, None
        last = decision.options[-1]
        span = (decision.ranges or {}).get(last)
        return (ranged(last, span[1]) if span is not None else last), None
    if prompt == FIRE and isinstance(decision, One):
        return _shot(decision, rng), None
    if prompt == SHEET:
        return _sheet(g, decision, rng), None
    if prompt == DESIGN:  # the cheapest of some, so that it is built at all
        return min((decision.sample(rng) for _ in range(PURCHASES)), key=lambda each: price(read(dict(each)))), None
    if prompt == AHEAD and isinstance(decision, Form):
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


def _group(g: Galaxy, seat: int, rng: RandomSource) -> Value:
    """The next group, from a random one on, that can still move."""
    places = g.fleets[seat].hex
    count = len(places)
    start = rng.below(count + 1)  # now and then the phase ends early
    for slot in range(start, start + count if start < count else start):
        slot %= count
        if places[slot] != NOWHERE and not held(g, seat, slot):
            return slot
    return END


def _shot(decision: One, rng: RandomSource) -> Value:
    """Mostly fire: if everybody held it or fled, no battle would be won."""
    shots = [option for option in decision.options if option[0] == "fire"]
    if not shots or rng.below(16) == 0:
        return decision.sample(rng)
    option = rng.choice(shots)
    return ranged(option, decision.ranges[option][1]) if decision.ranges and option in decision.ranges else option


def _order(g: Galaxy, decision: One, rng: RandomSource) -> Value:
    """Work that is at hand, else mostly a step; most steps lead towards an enemy."""
    dice = rng.below(1 << 12)
    steps = [option for option in decision.options if option[0] in STEPS]
    if dice & 3 and g.fleets[decision.seat].unit[decision.source] in facts(g).workers:
        for option in decision.options:
            if option in WORK:
                return option
            if option[0] == "embark":
                assert decision.ranges is not None
                return ranged(option, decision.ranges[option][1])
    if not steps or not dice & 28:
        return decision.sample(rng) if dice & 1536 == 0 else DONE
    if dice & 96:
        far = _distances_to_an_enemy(g, decision.seat, rng)
        ways = [far[hex] for _, hex in steps]
        option = steps[ways.index(min(ways))]
    else:
        option = steps[(dice >> 5) % len(steps)]
    assert decision.ranges is not None
    low, high = decision.ranges[option]
    return ranged(option, high if dice & 384 else low)


def _distances_to_an_enemy(g: Galaxy, seat: int, rng: RandomSource) -> bytes:
    """How far each hex is from the Homeworld of one of the others."""
    homeworld = g.homeworld
    if len(homeworld) == 1:
        lairs = [*(hex for fleet in g.fleets[1:] for hex in fleet.hex if hex >= 0), *facts(g).chart.starts]
        return board(g).distances[rng.choice(lairs)]
    other = (seat + 1 + rng.below(len(homeworld) - 1)) % len(homeworld) if len(homeworld) > 2 else 1 - seat
    return board(g).distances[homeworld[other]]  # the last row for one that has fallen: any direction will do


def _sheet(g: Galaxy, decision: Decision, rng: RandomSource) -> Value:
    """A small bid, sometimes a technology, and units as long as they can be paid."""
    assert isinstance(decision, Form)
    ledger = ledger_of(g, decision.seat)
    filled: FormValues = ledger.start()
    _try(ledger, filled, BID, min(ledger.highest_bid, rng.below(3)))
    if ledger.centres is not None:
        _try(ledger, filled, CONVERT, min(CONVERTED, ledger.have) * rng.below(2))
    if ledger.technologies and rng.below(2):
        chosen = rng.choice(list(ledger.technologies))
        if GRANTS in filled:
            _try(ledger, filled, GRANTS, tuple(2 * (name == chosen) for name in ledger.technologies))
        else:
            _try(ledger, filled, RESEARCH, (chosen,))
    if ledger.salvage is not None:
        ships = list(ledger.salvage.ships)
        _try(ledger, filled, SCRAP, tuple(rng.sample(ships, rng.below(len(ships) + 1))))
    for _ in range(PURCHASES if ledger.berths else 0):
        place = rng.below(len(ledger.berths))
        numbers = list(filled[BUILD])
        berth = ledger.berths[place]
        if facts(g).newest[berth.unit]:
            numbers[place] = int(rng.below(16) == 0)  # whoever builds many is hardly ever beaten
        else:
            numbers[place] += 1 + rng.below(2)
        if numbers[place] <= min(MOST, ledger.most(berth)):
            _try(ledger, filled, BUILD, tuple(numbers))
    for name, field in _rest(ledger).items():
        if name in FIELDS and rng.below(8):
            continue  # a new design is rare (CL-19.2.3)
        few = isinstance(field, Amount) and filled[name] and not rng.below(4)
        _try(ledger, filled, name, _one(filled[name], rng) if few else field.sample(rng))
    return tuple(filled.items())


def _rest(ledger: Ledger) -> dict[str, Decision]:
    """The fields that come with the expansion."""
    return {name: field for part in ledger.parts for name, field in part.fields().items() if name != CONVERT}


def _one(numbers: Value, rng: RandomSource) -> Value:
    """One of a single thing."""
    place = rng.below(len(numbers))
    return tuple(int(i == place) for i in range(len(numbers)))


def _try(ledger: Ledger, filled: FormValues, name: str, value: Value) -> None:
    """Write a value into the sheet if the whole still fits."""
    before = filled[name]
    filled[name] = value
    if ledger.fits(filled) is not None:
        filled[name] = before
