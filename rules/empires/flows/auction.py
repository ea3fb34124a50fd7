"""Empire Advantages are sold to the highest bidder before the game (CL-13.2, CL-13.10, D-04)."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.core.flow import Flow, Next, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, SEAT, SEAT_OR_NONE, list_of

from ..atoms import cards, course
from ..printed.constants import DIE, NOBODY
from ..state import Galaxy, Seat, clockwise, facts, seats
from .advantages import begin_with

auction = Flow(
    "empires.auction",
    keeps={
        "left": list_of(SEAT), "bidding": list_of(SEAT), "opener": SEAT, "leader": SEAT_OR_NONE, "price": COUNT,
    },
    sure=dict.fromkeys(("open_bidding",), ("left", "opener"))
    | dict.fromkeys(("bid", "choose"), ("left", "opener", "bidding", "leader", "price")),
)  # fmt: skip
PASS, BID = "pass", "bid"
HIGHEST = 150  # twice what everybody begins with


@auction.step
def lay_out(g: Galaxy, f: Frame) -> None:
    """CL-13.2: one card more than players, face up; CL-13.10: a die names who opens."""
    cards.shuffle_advantages(g)
    cards.offer_advantages(g, list(seats(g)), len(g.cp) + 1)
    f.left = list(seats(g))
    f.opener = course.roll_die(g, NOBODY, "auction") * len(g.cp) // (DIE + 1)


@auction.step
def open_bidding(g: Galaxy, f: Frame) -> Next:
    """CL-13.10: for each card the next of those who are left opens; the last one pays nothing."""
    if not f.left or not g.drawn:
        cards.lay_aside_advantages(g)
        return done()
    order = [seat for seat in clockwise(g, f.opener) if seat in f.left]
    f.opener, f.bidding, f.leader, f.price = order[0], order, NOBODY, 0
    return goto("choose") if len(order) == 1 else None


@auction.step
def bid(g: Galaxy, f: Frame) -> Next:
    """CL-13.10: each in turn bids more, or is out; the last one left wins, or the opener if nobody wants to pay."""
    if not f.bidding or f.bidding == [f.leader]:
        return None
    seat: Seat = f.bidding[0]
    low = 0 if f.leader == NOBODY else f.price + 1
    options: list[Option] = [PASS, *([BID] if low <= HIGHEST else [])]
    chosen = f.pick("bid", seat, options, ranges={BID: (low, HIGHEST)}, rule="CL-13.10")
    f.bidding = f.bidding[1:]
    if chosen == PASS:
        cards.tell_bid(g, seat, None)
    else:
        f.leader, f.price = seat, chosen[1]
        f.bidding = [*f.bidding, seat]
        cards.tell_bid(g, seat, f.price)
    return goto("bid")


@auction.step
def choose(g: Galaxy, f: Frame) -> Next:
    """CL-13.2: the winner pays and takes a card; CL-13.3: what he cannot pay is a debt."""
    winner: Seat = f.opener if f.leader == NOBODY else f.leader
    known = facts(g)
    taken = f.pick("card", winner, [known.cards[card].id for card in g.drawn], rule="CL-13.2")
    paid = min(f.price, g.cp[winner])
    course.change_cp(g, winner, -paid, "auction")
    course.owe(g, winner, f.price - paid)
    cards.take_advantage(g, winner, [known.card[taken]], "auction")
    begin_with(g, winner)
    f.left = [seat for seat in f.left if seat != winner]
    if f.left:
        f.opener = next(seat for seat in [*clockwise(g, f.opener)[1:], f.opener] if seat in f.left)
    return goto("open_bidding")
