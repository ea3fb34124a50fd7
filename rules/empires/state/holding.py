"""Who holds a card, and whose cards a ship follows."""

from __future__ import annotations

from collections.abc import Sequence

from ..printed.constants import NOBODY, NOWHERE
from ..printed.kinds import AT_THE_START, FIRST_COMBAT
from ..printed.powers import PEACE_WITH_ALIENS
from . import Galaxy, Owner, aliens, facts, friends
from .values import Ship


def has(g: Galaxy, seat: Owner, id: str) -> bool:
    """Whether this owner has a card in force."""
    return seat < len(g.held) and bool(g.held[seat]) and (g.tables or facts(g)).card[id] in g.held[seat]


def is_in_play(g: Galaxy, id: str) -> bool:
    """Whether anybody has a card in force."""
    card = (g.tables or facts(g)).card[id]
    for held in g.held:  # noqa: SIM110 (asked at every step of a ship, and `any` takes much longer)
        if card in held:
            return True
    return False


def holder(g: Galaxy, id: str) -> Owner:
    """Whose card it is, if anybody's."""
    card = facts(g).card[id]
    return next(seat for seat, held in enumerate(g.held) if card in held)


def follows(one: Ship) -> Owner:
    """CL-13.7: a captured ship keeps what its builder made of it."""
    return one.owner if one.builder == NOBODY else one.builder


def works_for(g: Galaxy, one: Ship, seat: Owner, card: int) -> bool:
    """Whether an alien card of a seat works for a ship: for all that the seat has, captured ones among them
    (CL-12.5), and for those that others have captured from it (CL-12.6).

    Ruling: those had it already when they were taken, and showed it then; what their builder has found since and keeps
    secret is not among it.
    """
    return one.owner == seat or (one.builder == seat and knows_card(g, None, card))


def has_effect(g: Galaxy, one: Ship, id: str) -> bool:
    """Whether an alien card works for a ship, whoever holds it."""
    card = facts(g).card[id]
    return any(has(g, seat, id) and works_for(g, one, seat, card) for seat in (one.owner, one.builder) if seat >= 0)


def could_hold(g: Galaxy, seat: Owner, card: int) -> bool:
    """CL-13.5: whether a card that a seat holds in secret could be this one, as far as all can see."""
    written = facts(g).cards[card]
    if written.reveal == AT_THE_START or (written.reveal == FIRST_COMBAT and g.fought >> seat & 1):
        return False
    if written.id == PEACE_WITH_ALIENS and has_met_aliens(g, seat):
        return False  # he would have shown it
    # whoever fights openly would have shown a card that changes the numbers (CL-E47, CL-E51, CL-E53)
    b, a, changed = g.battle, g.assault, {change.value for change in written.changes}
    if b is not None and b.round and any(seat in side for side in b.sides) and changed & {"to_hit", "board"}:
        return False
    return a is None or seat not in (a.attacker, a.defender) or "ground_attack" not in changed


def has_met_aliens(g: Galaxy, seat: Owner) -> bool:
    """CL-E48: whether ships of a seat, or of those who move with it, are where aliens are."""
    there = set(g.fleets[aliens(g)].hex) - {NOWHERE}
    return bool(there) and any(not there.isdisjoint(g.fleets[friend].hex) for friend in friends(g, seat))


def hides_card(g: Galaxy, owner: Owner, deck: Sequence[int]) -> bool:
    """Whether a seat has a card of a deck that not everybody has seen."""
    return owner < len(g.held) and any(card in deck and not knows_card(g, None, card) for card in g.held[owner])


def knows_card(g: Galaxy, seat: int | None, card: int) -> bool:
    """Whether a seat may know where this card is."""
    if seat is None:
        return g.card_seen[card] == (1 << len(g.cp)) - 1
    return bool(g.card_seen[card] >> seat & 1)
