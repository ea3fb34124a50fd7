"""Accusing somebody of having taken something in secret (CE-9.61): seldom, and sooner a known holder of the card.

What was taken shows nowhere, so there is nothing to be found out: one can only guess who holds the card. A guess is
made now and then, so that no cheat is ever safe.
"""

from __future__ import annotations

from ..state import HANDS, NOBODY, Seat, cards_at, facts
from .outlook import Outlook
from .skill import Mind

# Somebody is asked in about 27 windows of an encounter; of so many times in 10,000 he accuses in each of them, to do it
# in one of ten encounters, or in three of ten if he knows the holder.
ODDS_GUESSED, ODDS_KNOWN = 39, 131
OUT_OF = 10_000


def holder(look: Outlook) -> Seat:
    """Who is known to hold a card that is used in secret; -1 if nobody is."""
    g, secrets = look.g, facts(look.g).secrets
    for seat in look.seats:
        if any(g.cards.design[card] in secrets and g.knows(look.seat, card) for card in cards_at(g, HANDS[seat])):
            return seat
    return NOBODY


def accused(look: Outlook, mind: Mind) -> Seat:
    """Whom to accuse now; -1 for nobody, which it is nearly always."""
    known = holder(look)
    if known == look.seat or mind.rng.below(OUT_OF) >= (ODDS_GUESSED if known < 0 else ODDS_KNOWN):
        return NOBODY
    others = [seat for seat in look.seats if seat != look.seat and cards_at(look.g, HANDS[seat])]
    return known if known >= 0 else max(others, key=lambda seat: look.weight[seat], default=NOBODY)
