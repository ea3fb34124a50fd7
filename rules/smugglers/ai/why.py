"""Why an answer is good: one sentence as an id with parameters. Positions count from 0, as in all reasons."""

from __future__ import annotations

from rules.ai.hints import WAIT
from rules.core.chance import Chance
from rules.core.decisions import PASS, Decision, Value
from rules.core.reasons import Reason

from ..bids import CANCEL, HOLD
from ..dues import bill_of, won_positions
from ..flows.refill import ENERGY, GOODS
from ..paying import outcome_of
from ..questions import PAY
from ..state import BIDDING, Seat, Smuggling, facts
from .auction import Auction
from .instinct import Instinct
from .outlook import Outlook
from .prices import prices_for
from .settling import weigh_payment


def why(g: Smuggling, decision: Decision, value: Value) -> Reason:
    """The reason for an answer to any question of the game."""
    if g.phase == BIDDING:
        return _why_bid(g, decision.seat, value)
    if decision.prompt == PAY:
        return _why_pay(g, decision.seat, value)
    return _why_refill(g, value)


def _why_bid(g: Smuggling, seat: Seat, value: Value) -> Reason:
    if value in (HOLD, WAIT, CANCEL):
        return Reason("smugglers.why.hold", {}, "SM-4.71")
    a = Auction(g, seat)
    if value[0] == "take":
        return _why_take(g, a, seat, value[1])
    _, sector, face = value[:3]
    instinct = Instinct(Outlook(g, seat, Chance(0)))
    bid = next((b for b in instinct.bids(a, seat) if b.act[1:] == (sector, face)), None)
    if bid is None:
        return Reason("smugglers.why.pressure", {"sector": sector, "face": face}, "SM-4.104")
    if face == a.tops[sector]:
        return Reason("smugglers.why.match", {"sector": sector, "face": face}, "SM-4.103")
    told = {"sector": sector, "face": face, "worth": round(bid.worth), "chance": round(100 * bid.chance)}
    if not a.tops[sector]:
        return Reason("smugglers.why.open", told, "SM-4.15")
    return Reason("smugglers.why.outbid", told, "SM-6.42" if facts(g).stacked else "SM-4.14")


def _why_take(g: Smuggling, a: Auction, seat: Seat, token: int) -> Reason:
    leads = sum([tied == (seat,) for tied in a.tied])
    if token < 0 and g.round == facts(g).galaxies:
        return Reason("smugglers.why.shed", {"token": token}, "SM-4.146")
    if leads and len(a.middle) == 2:
        return Reason("smugglers.why.close", {"token": token, "count": leads}, "SM-4.22")
    if any(len(tied) > 1 and seat in tied for tied in a.tied):
        return Reason("smugglers.why.tie", {"token": token}, "SM-4.103")
    return Reason("smugglers.why.take", {"token": token}, "SM-4.141")


def _why_pay(g: Smuggling, seat: Seat, value: Value) -> Reason:
    outcome = outcome_of(bill_of(g, seat), dict(value))
    deal = weigh_payment(g, seat, outcome, prices_for(g, seat))
    told = {"points": deal.points, "energy": g.energy[seat] - deal.energy, "goods": sum(outcome[2])}
    if len(outcome[1]) < len(won_positions(g, seat)):
        return Reason("smugglers.why.pay_part", told, "SM-4.112")
    if g.round == facts(g).galaxies:
        return Reason("smugglers.why.pay_all", told, "SM-5.4")
    return Reason("smugglers.why.pay", told, "SM-4.121")


def _why_refill(g: Smuggling, value: Value) -> Reason:
    if value == PASS:
        return Reason("smugglers.why.refill_none", {}, "SM-5.4")
    if value[0] == ENERGY:
        return Reason("smugglers.why.refill_energy", {"count": value[1]}, "SM-4.141")
    if value[0] == GOODS:
        return Reason("smugglers.why.refill_goods", {"count": sum(value[1:])}, "SM-4.142")
    return Reason("smugglers.why.give", {}, "SM-4.146")
