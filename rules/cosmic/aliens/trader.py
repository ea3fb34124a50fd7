"""Trader (CE-A41) exchanges hands; its wild flare (CE-F41) a single card."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.frame import Frame

from ..atoms import cards, course
from ..questions import SWAP_A_CARD
from ..state.cosmos import Cosmos, clockwise, hand, mains, opponent
from ..state.verbs import Ability, About, deed

ANYBODY = "anybody"


@deed("exchange_hands")
def exchange_hands(g: Cosmos, f: Frame) -> None:
    """Whole hands, for good; neither a hoard nor cards already played (CE-E49)."""
    partner = f.aim[0]
    mine, theirs = list(hand(g, f.seat)), list(hand(g, partner))
    for card in mine:
        cards.pass_card(g, card, partner)
    for card in theirs:
        cards.pass_card(g, card, f.seat)
    if partner not in mains(g):
        course.disarm(g)


@exchange_hands.aims
def _partners(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    """The opponent; through the super flare any player."""
    seat = ability.seat
    return clockwise(g, seat) if about.get("effect") == ANYBODY else [opponent(g, seat)]


@deed("swap_a_card")
def swap_a_card(g: Cosmos, f: Frame) -> None:
    """A random card of the opponent's hand ..."""
    (drawn,) = g.sample(list(hand(g, opponent(g, f.seat))), 1)
    cards.pass_card(g, drawn, f.seat)


@swap_a_card.step
def give_one(g: Cosmos, f: Frame) -> None:
    """... for one of one's own choice, perhaps the same."""
    cards.pass_card(g, f.pick(SWAP_A_CARD, f.seat, list(hand(g, f.seat)), rule="CE-F41"), opponent(g, f.seat))


@swap_a_card.still_needs
def _has_cards(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(hand(g, opponent(g, ability.seat)))
