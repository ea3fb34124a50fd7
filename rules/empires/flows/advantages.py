"""Empire Advantages are dealt before the game (CL-13, SE-22.4, SE-23.6).

RANDOM: everybody keeps one of two in secret (D-03), all at the same time; whoever plays against two keeps four of six.
Three who play against one choose among five, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.decisions import Option, RangedOptions
from rules.core.flow import Flow, Next, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, SEAT, SEAT_OR_NONE, list_of

from ..atoms import cards, course
from ..printed.constants import DIE, NOBODY
from ..printed.levels import level
from ..printed.switches import THREE_VS_ONE, TWO_VS_ONE
from ..questions import ADVANTAGES_KEEP, ADVANTAGES_TAKE, AUCTION_BID, AUCTION_CARD
from ..state import Galaxy, Seat, clockwise, facts, lore, seats

advantages = Flow("empires.advantages", locals={"left": list_of(SEAT)}, set_from={"share": ("left",)})
HAND, KEPT = 2, 1  # CL-13.1
ALONE_AGAINST_TWO = (6, 4)  # SE-22.4
ALONE_AGAINST_THREE = (3, 1)  # SE-23.6
TOGETHER = 5


def hand_of(g: Galaxy, seat: Seat) -> tuple[int, int]:
    """How many cards a seat is dealt, and how many of them it keeps."""
    known = facts(g)
    if known.scenario == TWO_VS_ONE:
        return ALONE_AGAINST_TWO if seat == known.alone else (0, 0)
    if known.scenario == THREE_VS_ONE:
        return ALONE_AGAINST_THREE if seat == known.alone else (0, 0)
    return HAND, KEPT


@advantages.step
def deal(g: Galaxy, f: Frame) -> None:
    cards.deal_advantages(g, [hand_of(g, seat)[0] for seat in seats(g)])
    known = facts(g)
    f.left = [seat for seat in seats(g) if seat != known.alone] if known.scenario == THREE_VS_ONE else []
    if f.left:
        cards.offer_advantages(g, f.left, TOGETHER)


@advantages.step
def keep(g: Galaxy, f: Frame) -> None:
    """D-03."""
    known = facts(g)
    asked = [seat for seat in seats(g) if g.dealt[seat]]
    for seat, kept in zip(asked, f.each([_keeping(g, f, seat) for seat in asked]), strict=True):
        cards.take_advantage(g, seat, [known.card[id] for id in kept], "kept")
        begin_with(g, seat)


def _keeping(g: Galaxy, f: Frame, seat: Seat) -> Callable[[], tuple[str, ...]]:
    hand = [facts(g).cards[card].id for card in g.dealt[seat]]
    many = min(hand_of(g, seat)[1], len(hand))
    return lambda: f.some(ADVANTAGES_KEEP, seat, hand, low=many, high=many, rule="CL-13.1")


@advantages.step
def share(g: Galaxy, f: Frame) -> Next:
    """SE-23.6: each of those who play together takes one of the cards that they have drawn."""
    if not f.left or not g.drawn:
        cards.lay_aside_advantages(g)
        return done()
    seat, known = f.left[0], facts(g)
    taken = f.pick(ADVANTAGES_TAKE, seat, [known.cards[card].id for card in g.drawn], rule="SE-23.6")
    cards.take_advantage(g, seat, [known.card[taken]], "kept")
    begin_with(g, seat)
    f.left = f.left[1:]
    return goto("share")


def begin_with(g: Galaxy, seat: Seat) -> None:
    """CL-E40, CL-E47, CL-E53, CL-E54."""
    for technology, to in lore.starting(g, seat).items():
        if to > level(g.tech[seat], technology):
            course.learn(g, seat, technology, to, "advantage")


# -- empire Advantages are sold to the highest bidder before the game (CL-13.2, CL-13.10, D-04)


auction = Flow(
    "empires.auction",
    locals={
        "left": list_of(SEAT), "bidding": list_of(SEAT), "opener": SEAT, "leader": SEAT_OR_NONE, "price": COUNT,
    },
    set_from=dict.fromkeys(("open_bidding",), ("left", "opener"))
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
    chosen = f.pick(AUCTION_BID, seat, RangedOptions(options, {BID: (low, HIGHEST)}), rule="CL-13.10")
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
    taken = f.pick(AUCTION_CARD, winner, [known.cards[card].id for card in g.drawn], rule="CL-13.2")
    paid = min(f.price, g.cp[winner])
    course.change_cp(g, winner, -paid, "auction")
    course.owe(g, winner, f.price - paid)
    cards.take_advantage(g, winner, [known.card[taken]], "auction")
    begin_with(g, winner)
    f.left = [seat for seat in f.left if seat != winner]
    if f.left:
        f.opener = next(seat for seat in [*clockwise(g, f.opener)[1:], f.opener] if seat in f.left)
    return goto("open_bidding")
