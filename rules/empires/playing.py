"""How somebody who throws dice plays: groups that can move mostly do, and warships drift towards the enemy.

Without that a random game would hardly ever end: a Homeworld falls only to whoever gets there.
"""

from __future__ import annotations

from rules.core.chance import RandomSource
from rules.core.decisions import Decision, One, Value, ranged
from rules.core.forms import Form, FormValues

from .economy.ledger import BID, BUILD, RESEARCH, Ledger
from .routes import held
from .state import Galaxy, board, facts, groups_of
from .words import DONE, END, NOWHERE

GROUP, ORDER, SHEET = "empires.movement.group", "empires.movement.order", "empires.economy.sheet"
STEPS = frozenset(("go", "carry"))
WORK = frozenset(("settle", "load", "unload"))
PURCHASES = 3  # tries to buy something


def by_dice(g: Galaxy, decision: Decision, rng: RandomSource) -> tuple[Value, int | None]:
    """One answer; the second part is its time, which this game has none of."""
    prompt = decision.prompt
    if prompt == GROUP:
        return _group(g, decision.seat, rng), None
    if prompt == ORDER and isinstance(decision, One):
        return _order(g, decision, rng), None
    if prompt == SHEET:
        return _sheet(g, decision, rng), None
    return decision.sample(rng), None


def _group(g: Galaxy, seat: int, rng: RandomSource) -> Value:
    able = [slot for slot in groups_of(g, seat) if not held(g, seat, slot)]
    return END if not able or rng.below(12) == 0 else rng.choice(able)


def _order(g: Galaxy, decision: One, rng: RandomSource) -> Value:
    options, ranges = decision.options, decision.ranges or {}
    work = [option for option in options if option in WORK]
    if work and rng.below(4):
        return work[0]
    steps = [option for option in options if type(option) is tuple and option[0] in STEPS]
    if steps and rng.below(8):
        option = rng.choice(steps)
        if rng.below(2):
            option = min(steps, key=lambda each: _way_to_go(g, decision.seat, each[1]))
        low, high = ranges[option]
        return ranged(option, high if rng.below(4) else low)
    return decision.sample(rng) if rng.below(6) == 0 else DONE


def _way_to_go(g: Galaxy, seat: int, hex: int) -> int:
    """How far a hex is from the nearest enemy Homeworld."""
    far = board(g).distances
    worlds = [world for other, world in enumerate(g.homeworld) if other != seat and world != NOWHERE]
    return min((far[hex][world] for world in worlds), default=0)


def _sheet(g: Galaxy, decision: Decision, rng: RandomSource) -> Value:
    """A small bid, sometimes a technology, and units as long as they can be paid."""
    assert isinstance(decision, Form)
    ledger = Ledger(g, decision.seat)
    filled: FormValues = ledger.start()
    _try(ledger, filled, BID, rng.below(3))
    if ledger.technologies and rng.below(2):
        _try(ledger, filled, RESEARCH, (rng.choice(list(ledger.technologies)),))
    for _ in range(PURCHASES if ledger.berths else 0):
        place = rng.below(len(ledger.berths))
        numbers = list(filled[BUILD])
        numbers[place] += 1
        most = 1 if facts(g).newest[ledger.berths[place].unit] else 3
        if numbers[place] <= most:
            _try(ledger, filled, BUILD, tuple(numbers))
    return tuple(filled.items())


def _try(ledger: Ledger, filled: FormValues, name: str, value: Value) -> None:
    """Write a value into the sheet if the whole still fits."""
    before = filled[name]
    filled[name] = value
    if ledger.fits(filled) is not None:
        filled[name] = before
