"""When alien technology cards are found, and when a card is turned up."""

from __future__ import annotations

from ..atoms import cards
from ..kinds import FIGHTING
from ..state import Galaxy, Hex, Owner, Seat, board, facts, has_terrain
from ..words import DEEP_SPACE

PRICE = 10  # CL-12.3
DRAWN = 2  # CL-12.2


def come_to(g: Galaxy, seat: Owner, hex: Hex) -> None:
    """CL-12.2, CL-12.7: a planet is colonised or captured; CL-20.1: with more aliens at home, too."""
    known = facts(g)
    if not known.alien_cards or hex in g.sites or not has_terrain(g, hex, "barren"):
        return
    strange = board(g).home_of[hex] == DEEP_SPACE or "more_aliens" in known.on
    cards.note_site(g, hex, seat, finds=strange and seat < len(g.cp))


def is_owed(g: Galaxy) -> bool:
    """CL-12.3: without aliens in play a card must be paid for."""
    return "aliens" not in facts(g).on


def show_fighting(g: Galaxy, owner: Owner, units: set[int]) -> None:
    """CL-A, FIGHT: units of its owner are in a combat, and show what a card has made of them."""
    known = facts(g)
    codes = {known.units[unit].code for unit in units}
    for card in g.held[owner][:] if owner < len(g.held) else ():
        if known.cards[card].reveal == FIGHTING and codes.intersection(known.cards[card].fights):
            cards.turn_up(g, owner, card, "fight")


def show(g: Galaxy, seat: Seat, id: str) -> None:
    """USE: a card is turned up by what it does."""
    cards.turn_up(g, seat, facts(g).card[id], "use")


def show_all(g: Galaxy, loser: Owner, to: Seat) -> None:
    """CL-15.2.1."""
    if loser < len(g.held):
        cards.show_to(g, loser, to)
