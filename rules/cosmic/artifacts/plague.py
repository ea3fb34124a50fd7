"""Plague (CE-R7): three ships, and a card of each type."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Decision, One, Option
from rules.core.flow import Call
from rules.core.frame import Frame

from ..atoms import cards
from ..flows.losing import lose_some
from ..pieces import Ability, About
from ..state import Cosmos, Seat, hand, timing_order, type_of
from ..verbs import deed
from ..words import CARD_TYPES

SHIPS = 3


@deed("infect")
def infect(g: Cosmos, f: Frame) -> Call:
    return lose_some(f.aim[0], SHIPS, "plague")


@infect.step
def give_up_cards(g: Cosmos, f: Frame) -> None:
    """One of each type that the player holds, of his choice; a hoard is no hand (CE-E49).

    All at once and in secret: whoever is asked for one type after the other tells which types he holds.
    """
    seat = f.aim[0]
    if hand(g, seat):
        chosen = f.form("give_up", seat, lambda: _by_type(g, seat), secret=True, blank=True, rule="CE-R7")
        cards.discard(g, seat, [int(str(card)) for card in chosen.values()], "plague")


def _by_type(g: Cosmos, seat: Seat) -> dict[str, Decision]:
    """A question for each type in the hand; of equal cards one is named."""
    found: dict[str, dict[str, int]] = {}
    for card in hand(g, seat):
        found.setdefault(type_of(g, card), {}).setdefault(g.cards.design[card], card)
    return {kind: One(seat, "", options=tuple(found[kind].values())) for kind in CARD_TYPES if kind in found}


@infect.aims
def _anybody(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return timing_order(g)
