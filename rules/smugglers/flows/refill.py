"""Phase 4: refill (4H), one player at a time, the fastest first.

1. Speed above 0: up to that much energy or goods from the pool, never both (SM-4.141 to 4.144).
2. Speed 0: nothing (SM-4.145).
3. Speed -1: one own energy or good into the pool, or nothing (SM-4.146).
4. The tokens go back to the middle (SM-4.140).
"""

from __future__ import annotations

from functools import lru_cache

from rules.core.decisions import PASS, Option, Value
from rules.core.flow import Done, Flow, Goto, done, goto
from rules.core.frame import Frame
from rules.core.under_way import TO_BE_ASKED

from .. import atoms
from ..deliveries import COLOURS, Goods, one_of, up_to
from ..questions import GIVE, TAKE
from ..state import REFILL, Seat, Smuggling, speed

refill = Flow("smugglers.refill", params={"queue": TO_BE_ASKED})

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
        choice = f.pick(TAKE, seat, lambda: offers(g, seat), only=True, rule="SM-4.141")
        _take(g, seat, choice)
    elif mine < 0:
        choice = f.pick(GIVE, seat, lambda: gifts(g, seat), only=True, rule="SM-4.146")
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
