"""Compensation (CE-4.85 to 4.91): cards for lost ships."""

from __future__ import annotations

from rules.core.flow import Flow, Next, done
from rules.core.frame import Frame
from rules.core.ranges import COUNT, SEAT

from ..atoms import cards, course
from ..pieces import hooks
from ..state import Cosmos, Seat, hand
from ..values import Payment

compensation = Flow("cosmic.compensation", told={"seat": SEAT, "payer": SEAT, "count": COUNT})

RANDOM, TAKER, GIVER = "random", "taker", "giver"


def payment(g: Cosmos, seat: Seat, payer: Seat, count: int) -> Payment:
    """What a player collects, with all that changes it."""
    due: Payment = hooks.ask(g, "compensation", {"from": payer, "count": count, "by": RANDOM}, seat)
    return due


@compensation.step
def take(g: Cosmos, f: Frame) -> Next:
    """CE-4.85, CE-4.87: at random; with fewer cards all of them. Effects say from whom, how many and who chooses."""
    due = payment(g, f.seat, f.payer, f.count)
    payer = due["from"]
    held = list(hand(g, payer))
    count = min(due["count"], len(held))
    if due["by"] == RANDOM or count in (0, len(held)):
        chosen = g.sample(held, count)
    else:
        chooser = f.seat if due["by"] == TAKER else payer
        chosen = f.some("cards", chooser, held, count, count, rule="CE-4.85")
    for card in chosen:
        cards.pass_card(g, card, f.seat)
    if chosen:
        course.tell_gained(g, f.seat, list(chosen))
    course.owe(g, f.seat, 0)
    course.tell_compensation(g, f.seat, payer, count)
    return done(count)
