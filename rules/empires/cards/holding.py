"""Who holds a card, and whose cards a ship follows."""

from __future__ import annotations

from ..kinds import AT_THE_START, FIRST_COMBAT
from ..state import Galaxy, Owner, facts
from ..values import Ship
from ..words import NOBODY


def has(g: Galaxy, seat: Owner, id: str) -> bool:
    """Whether this owner has a card in force."""
    return seat < len(g.held) and bool(g.held[seat]) and facts(g).card[id] in g.held[seat]


def follows(one: Ship) -> Owner:
    """CL-12.6: a captured ship keeps what its builder gave it."""
    return one.owner if one.builder == NOBODY else one.builder


def could_hold(g: Galaxy, seat: Owner, card: int) -> bool:
    """CL-13.5: whether a card that a seat holds in secret could be this one, as far as all can see."""
    reveal = facts(g).cards[card].reveal
    return reveal != AT_THE_START and not (reveal == FIRST_COMBAT and g.fought >> seat & 1)


def knows_card(g: Galaxy, seat: int | None, card: int) -> bool:
    """Whether a seat may know where this card is."""
    if seat is None:
        return g.card_seen[card] == (1 << len(g.cp)) - 1
    return bool(g.card_seen[card] >> seat & 1)
