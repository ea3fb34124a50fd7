"""Plague (CE-R7): three ships, and a card of each type."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.flow import Call
from rules.core.frame import Frame

from ..atoms import cards
from ..flows.losing import lose_some
from ..pieces import Ability, About
from ..state import Cosmos, hand, timing_order, type_of
from ..verbs import deed
from ..words import CARD_TYPES

SHIPS = 3


@deed("infect")
def infect(g: Cosmos, f: Frame) -> Call:
    return lose_some(f.aim[0], SHIPS, "plague")


@infect.step
def give_up_cards(g: Cosmos, f: Frame) -> None:
    """One of each type that the player holds, of his choice; a hoard is no hand (CE-E49)."""
    seat, chosen = f.aim[0], []
    for kind in CARD_TYPES:
        found: dict[str, int] = {}
        for card in hand(g, seat):
            if type_of(g, card) == kind:
                found.setdefault(g.cards.design[card], card)
        if found:
            chosen.append(f.pick(kind, seat, list(found.values()), rule="CE-R7"))
    cards.discard(g, seat, chosen, "plague")


@infect.aims
def _anybody(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return timing_order(g)
