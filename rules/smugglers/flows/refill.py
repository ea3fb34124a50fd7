"""Phase 4: refill (4H), one player at a time, the fastest first.

1. Speed above 0: up to that much energy or goods from the pool, never both (SM-4.141 to 4.144).
2. Speed 0: nothing (SM-4.145).
3. Speed -1: one own energy or good into the pool, or nothing (SM-4.146).
4. The tokens go back to the middle (SM-4.140).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.core.decisions import PASS, Option, Value
from rules.core.flow import Done, Flow, Goto, done, goto
from rules.core.frame import Frame
from rules.core.reasons import Reason
from rules.core.under_way import TO_BE_ASKED

from .. import atoms
from ..deliveries import COLOURS, Goods, one_of, up_to
from ..state import REFILL, Seat, Smuggling, facts, speed

refill = Flow("smugglers.refill", told={"queue": TO_BE_ASKED})

ENERGY, GOODS = "energy", "goods"


@lru_cache(maxsize=16)
def _energy_offers(most: int) -> tuple[Option, ...]:
    return (PASS, *((ENERGY, count) for count in range(1, most + 1)))


@lru_cache(maxsize=4096)
def _goods_offers(most: int, pool: Goods) -> tuple[Option, ...]:
    return tuple([(GOODS, *goods) for goods in up_to(pool, most)])


def offers(g: Smuggling, seat: Seat) -> tuple[Option, ...]:
    """What the seat may take: PASS, ("energy", count), ("goods", red, yellow, blue, green) (SM-D10)."""
    most = speed(g, seat)
    r, y, b, green = g.pool_goods
    goods = _goods_offers(most, (min(r, most), min(y, most), min(b, most), min(green, most)))
    return _energy_offers(min(most, g.pool_energy)) + goods


def gifts(g: Smuggling, seat: Seat) -> tuple[Option, ...]:
    """What the seat may give back: PASS, ("give", "energy"), ("give", colour) (SM-D11)."""
    listed: list[Option] = [PASS]
    if g.energy[seat]:
        listed.append(("give", ENERGY))
    listed += [("give", colour) for colour, have in zip(COLOURS, g.goods[seat], strict=True) if have]
    return tuple(listed)


def refusals(g: Smuggling, seat: Seat) -> Iterator[tuple[Option, Reason]]:
    """Energy and single colours that are out of reach, with the reason."""
    most, highest = speed(g, seat), max(facts(g).tokens) + 1
    have = {ENERGY: g.pool_energy, **dict(zip(COLOURS, g.pool_goods, strict=True))}
    for what, pool in have.items():
        for count in range(1, highest + 1):
            option: tuple[Option, ...] = (ENERGY, count)
            if what != ENERGY:
                option = (GOODS, *(count * part for part in one_of(what)))
            if count > most:
                yield option, Reason("smugglers.over_speed", {"speed": most}, "SM-4.141")
            elif count > pool:
                yield option, Reason("smugglers.pool_short", {"have": pool, "what": what}, "SM-4.143")


def gift_refusals(g: Smuggling, seat: Seat) -> Iterator[tuple[Option, Reason]]:
    possible = gifts(g, seat)
    for what in (ENERGY, *COLOURS):
        if ("give", what) not in possible:
            yield ("give", what), Reason("smugglers.nothing_to_give", {"what": what}, "SM-4.146")


@refill.step
def begin(g: Smuggling, f: Frame) -> None:
    atoms.enter_phase(g, REFILL)


@refill.step
def act(g: Smuggling, f: Frame) -> Goto | Done:
    if not f.queue:
        return done()
    seat = f.queue[0]
    mine = speed(g, seat)
    if mine > 0:
        choice = f.pick(
            "take", seat, lambda: offers(g, seat), only=True, blocked=lambda: refusals(g, seat), rule="SM-4.141"
        )
        _take(g, seat, choice)
    elif mine < 0:
        choice = f.pick(
            "give", seat, lambda: gifts(g, seat), only=True, blocked=lambda: gift_refusals(g, seat), rule="SM-4.146"
        )
        _give(g, seat, choice)
    atoms.return_tokens(g, seat)
    f.queue = f.queue[1:]
    return goto("act")


def _take(g: Smuggling, seat: Seat, choice: Value) -> None:
    if choice[0] == ENERGY:
        atoms.refill(g, seat, energy=choice[1])
    elif choice[0] == GOODS:
        atoms.refill(g, seat, goods=choice[1:])


def _give(g: Smuggling, seat: Seat, choice: Value) -> None:
    if choice == ("give", ENERGY):
        atoms.give_back(g, seat, energy=1)
    elif choice != PASS:
        atoms.give_back(g, seat, goods=one_of(choice[1]))
