"""Enigma Device (CE-T6) makes all hands equal."""

from __future__ import annotations

from rules.core.flow import Call, Next, done, goto
from rules.core.frame import Frame
from rules.core.under_way import TO_BE_ASKED

from ..atoms import cards
from ..facts import HAND
from ..flows.settling import settle
from ..state import Cosmos, clockwise, hand
from ..verbs import deed

WHY = "enigma_device"


@deed("level_hands", keeps={"queue": TO_BE_ASKED})
def level_hands(g: Cosmos, f: Frame) -> Call:
    """First the user discards what he likes; others may react before the deck is used."""
    cards.discard(g, f.seat, f.some("discard", f.seat, list(hand(g, f.seat)), rule="CE-T6"), WHY)
    f.queue = [f.seat, *clockwise(g, f.seat)]
    return settle(g)


@level_hands.step
def level_next(g: Cosmos, f: Frame) -> Next:
    """Clockwise: everybody draws, or discards at random, to a hand of eight."""
    if not f.queue:
        return done()
    seat, *f.queue = f.queue
    held = list(hand(g, seat))
    if len(held) > HAND:
        cards.discard(g, seat, g.sample(held, len(held) - HAND), WHY)
        return settle(g, "level_next")  # before somebody's draw shuffles the discards
    cards.draw(g, seat, HAND - len(held), WHY)
    return goto("level_next")
