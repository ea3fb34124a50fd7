"""Phase 3: payment (4G), in descending order of speed.

1. Energy for the won sectors: all that can be paid must be paid (SM-4.111 to 4.113); a sector whose energy is not
   paid is lost (SM-4.115).
2. Goods for the sectors whose energy was paid: one for each ship, one ship may be left out (SM-4.120 to 4.123);
   what can be delivered must be delivered (SM-4.127); what cannot is lost, its energy stays paid (SM-4.125, 4.126).
3. Paid and delivered sectors go to the won stack (SM-4.128).

One form for each player (SM-7.1), laid out in `paying`; a single outcome is not asked for (see `dues`).
"""

from __future__ import annotations

from rules.core.flow import Done, Flow, Goto, done, goto
from rules.core.frame import Frame
from rules.core.under_way import TO_BE_ASKED

from .. import atoms, paying
from ..deliveries import Goods
from ..dues import Positions, bill_of, won_positions
from ..state import PAYMENT, Seat, Smuggling, facts

payment = Flow("smugglers.payment", params={"queue": TO_BE_ASKED})


@payment.step
def begin(g: Smuggling, f: Frame) -> None:
    atoms.enter_phase(g, PAYMENT)


@payment.step
def pay(g: Smuggling, f: Frame) -> Goto | Done:
    if not f.queue:
        return done()
    seat = f.queue[0]
    bill = bill_of(g, seat)
    given = paying.ask(f, seat, bill)
    if given is None:
        paid, delivered, goods = bill.outcomes()[0]
        _settle(g, seat, paid, paying.shares(bill, delivered, goods))
    else:
        _settle(g, seat, *paying.read(bill, given))
    f.queue = f.queue[1:]
    return goto("pay")


def _settle(g: Smuggling, seat: Seat, paid: Positions, parts: dict[int, Goods]) -> None:
    known = facts(g)
    positions = won_positions(g, seat)
    for sector in paid:
        atoms.pay_energy(g, seat, sector, known.prices[g.dice[sector][0][1]])
    for sector, part in parts.items():
        atoms.deliver_goods(g, seat, sector, part, known.sectors[g.row[sector]].deliveries[part])
    for sector in positions:
        if sector in parts:
            atoms.gain_sector(g, seat, sector)
        else:
            atoms.lose_sector(g, seat, sector, "goods" if sector in paid else "energy")
