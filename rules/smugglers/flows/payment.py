"""Phase 3: payment (4G), in descending order of speed.

1. Energy for the won sectors: all that can be paid must be paid (SM-4.111 to 4.113); a sector whose energy is not
   paid is lost (SM-4.115).
2. Goods for the sectors whose energy was paid: one for each ship, one ship may be left out (SM-4.120 to 4.123);
   what can be delivered must be delivered (SM-4.127); what cannot is lost, its energy stays paid (SM-4.125, 4.126).
3. Paid and delivered sectors go to the won stack (SM-4.128).

One question for each player, whose options are the distinct outcomes (SM-7.1, 7.2):
("pay", paid, delivered, red, yellow, blue, green), where `paid` and `delivered` are sums of 1 << position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from rules.core.flow import Done, Flow, Frame, Goto, done, goto
from rules.core.frames import TO_BE_ASKED
from rules.core.reasons import Reason

from .. import atoms
from ..deliveries import NONE, Goods, covered, covers, take
from ..state import PAYMENT, Seat, Smuggling, facts, speed

payment = Flow("smugglers.payment", told={"queue": TO_BE_ASKED})

Option = tuple[str, int, int, int, int, int, int]
Positions = tuple[int, ...]


def won_positions(g: Smuggling, seat: Seat) -> Positions:
    """Where the seat's winning dice lie (at most two, SM-4.106)."""
    return tuple([s for s, dice in enumerate(g.dice) if dice and dice[0][0] == seat])


def winners(g: Smuggling) -> list[Seat]:
    """Who has to pay, in descending order of speed."""
    found = dict.fromkeys(dice[0][0] for dice in g.dice if dice)
    return sorted(found, key=lambda seat: -speed(g, seat))


def cost_of(g: Smuggling, positions: Positions) -> int:
    """The energy these won sectors cost (SM-4.110)."""
    prices = facts(g).prices
    return sum([prices[g.dice[s][0][1]] for s in positions])


def payable(g: Smuggling, seat: Seat, positions: Positions) -> list[Positions]:
    """The sets of sectors of which one must be paid: no other could be paid besides (SM-4.111 to 4.113)."""
    energy = g.energy[seat]
    if cost_of(g, positions) <= energy:
        return [positions]
    return [(sector,) for sector in positions if cost_of(g, (sector,)) <= energy] or [()]


def deliverable(g: Smuggling, seat: Seat, paid: Positions) -> list[tuple[Positions, list[Goods]]]:
    """The sets of sectors of which one must be delivered, each with its goods payments (SM-4.127)."""
    found = [(paid, _fitting(g, seat, paid))] if paid else []
    if len(paid) > 1 and not found[0][1]:
        found = [((sector,), _fitting(g, seat, (sector,))) for sector in paid]
    return [each for each in found if each[1]] or [((), [NONE])]


def _fitting(g: Smuggling, seat: Seat, chosen: Positions) -> list[Goods]:
    """The goods payments for these one or two sectors that the stock can give."""
    return covered(g.goods[seat], facts(g).payments(tuple([g.row[s] for s in chosen])))


def outcomes(g: Smuggling, seat: Seat) -> tuple[Option, ...]:
    """All distinct outcomes of this seat's payment, those that give fewer goods first (SM-7.2)."""
    listed: list[Option] = []
    groups = 0
    for paid in payable(g, seat, won_positions(g, seat)):
        for delivered, payments in deliverable(g, seat, paid):
            head = ("pay", mask(paid), mask(delivered))
            listed += [(*head, *goods) for goods in payments]
            groups += 1
    if groups > 1:
        listed.sort(key=lambda option: (sum(option[3:]), option))
    return tuple(listed)


@cache
def mask(positions: Positions) -> int:
    return sum([1 << s for s in positions])


@cache
def unmask(bits: int) -> Positions:
    """The positions in a sum of 1 << position.

    >>> unmask(5)
    (0, 2)
    """
    return tuple([s for s in range(bits.bit_length()) if bits >> s & 1])


def objection(g: Smuggling, seat: Seat, option: Option) -> Reason | None:
    """Why a payment as a player might put it together is not possible; None if it is."""
    positions = won_positions(g, seat)
    paid, delivered, goods = unmask(option[1]), unmask(option[2]), (option[3], option[4], option[5], option[6])
    if not set(delivered) <= set(paid) <= set(positions):
        return Reason("smugglers.not_yours", {}, "SM-4.110")
    if cost_of(g, paid) > g.energy[seat]:
        return Reason("smugglers.energy_short", {"need": cost_of(g, paid), "have": g.energy[seat]}, "SM-4.112")
    if paid not in payable(g, seat, positions):
        return Reason("smugglers.must_pay", {}, "SM-4.111")
    for possible, payments in deliverable(g, seat, paid):
        if possible == delivered:
            return None if goods in payments else _wrong_goods(g, seat, delivered, goods)
        if set(delivered) < set(possible):
            return Reason("smugglers.must_deliver", {}, "SM-4.127")
    return Reason("smugglers.goods_short", {}, "SM-4.125")


def _wrong_goods(g: Smuggling, seat: Seat, delivered: Positions, goods: Goods) -> Reason:
    if not covers(g.goods[seat], goods):
        return Reason("smugglers.goods_short", {}, "SM-4.120")
    ships = sum(len(facts(g).sectors[g.row[s]].ships) for s in delivered)
    if sum(goods) > ships:
        return Reason("smugglers.too_many_goods", {"due": ships}, "SM-4.129")
    return Reason("smugglers.wrong_goods", {}, "SM-4.121" if sum(goods) < ships else "SM-4.120")


def refusals(g: Smuggling, seat: Seat) -> Iterator[tuple[Option, Reason]]:
    """Outcomes a player might want but cannot have: fewer or other sectors paid or delivered."""
    possible = {option[1:3] for option in outcomes(g, seat)}
    positions = won_positions(g, seat)
    for paid in _subsets(positions):
        for delivered in _subsets(paid):
            option: Option = ("pay", mask(paid), mask(delivered), *NONE)
            if option[1:3] not in possible:
                reason = objection(g, seat, option)
                if reason is not None:
                    yield option, reason


def _subsets(positions: Positions) -> list[Positions]:
    return [chosen for count in range(len(positions) + 1) for chosen in combinations(positions, count)]


@payment.step
def begin(g: Smuggling, f: Frame) -> None:
    atoms.enter_phase(g, PAYMENT)


@payment.step
def pay(g: Smuggling, f: Frame) -> Goto | Done:
    if not f.queue:
        return done()
    seat = f.queue[0]
    option = f.pick(
        "pay", seat, lambda: outcomes(g, seat), only=True, blocked=lambda: refusals(g, seat), rule="SM-4.111"
    )
    _settle(g, seat, option)
    f.queue = f.queue[1:]
    return goto("pay")


def _settle(g: Smuggling, seat: Seat, option: Option) -> None:
    known, positions = facts(g), won_positions(g, seat)
    paid, delivered, goods = unmask(option[1]), unmask(option[2]), (option[3], option[4], option[5], option[6])
    for sector in paid:
        atoms.pay_energy(g, seat, sector, known.prices[g.dice[sector][0][1]])
    for sector, part in _shares(g, delivered, goods):
        atoms.deliver_goods(g, seat, sector, part, known.sectors[g.row[sector]].deliveries[part])
    for sector in positions:
        if sector in delivered:
            atoms.gain_sector(g, seat, sector)
        else:
            atoms.lose_sector(g, seat, sector, "goods" if sector in paid else "energy")


def _shares(g: Smuggling, delivered: Sequence[int], goods: Goods) -> list[tuple[int, Goods]]:
    """Which part of a goods payment goes to which sector; any division is an equal move (SM-7.2)."""
    cards = [facts(g).sectors[g.row[s]].deliveries for s in delivered]
    if not cards:
        return []
    if len(cards) == 1:
        return [(delivered[0], goods)]
    first = next(part for part in cards[0] if take(goods, part) in cards[1])
    return [(delivered[0], first), (delivered[1], take(goods, first))]
