"""The set-up (chapter 3): flares dealt, aliens kept, hands dealt, the first player found."""

from __future__ import annotations

from rules.core.zones import move_card

from ..printed.words import FLARE
from ..state.cosmos import DEALT, DECK, FLARES, HANDS, OUT, Cosmos, Seat, facts, type_of
from .powers import take_sheet


def take_out(g: Cosmos, alien: str) -> None:
    """CE-3.12: a flare leaves the game, and with it its alien; everybody sees which."""
    design = facts(g).flare_of[alien]
    card = next(c for c in g.pile(FLARES) if g.cards.design[c] == design)
    move_card(g, card, OUT, face_up=True)


def parted(g: Cosmos) -> list[str]:
    """The aliens whose flares were taken out."""
    return [facts(g).flares[g.cards.design[card]].alien for card in g.pile(OUT)]


def free_aliens(g: Cosmos) -> list[str]:
    """Aliens that can still be chosen: their flare has not been dealt or taken out."""
    known = facts(g)
    return sorted(known.flares[g.cards.design[card]].alien for card in g.pile(FLARES))


def deal_flare(g: Cosmos, seat: Seat, alien: str) -> None:
    """The flare of an alien that was asked for, for all to see."""
    design = facts(g).flare_of[alien]
    card = next(c for c in g.pile(FLARES) if g.cards.design[c] == design)
    move_card(g, card, DEALT[seat], face_up=True)


def keep_alien(g: Cosmos, seat: Seat, card: int) -> None:
    """CE-3.4: one sheet stays, the other goes back to the box."""
    known = facts(g)
    alien = known.flares[g.cards.design[card]].alien
    take_sheet(g, alien, seat, face_up=not known.on("hidden_powers"), original=True)


def flares_in_deck(g: Cosmos) -> int:
    return sum(type_of(g, card) == FLARE for card in g.pile(DECK))


def deal_hands(g: Cosmos, count: int) -> None:
    """CE-3.9: starting hands are nothing that anybody reacts to (CE-E44)."""
    for _ in range(count):
        for seat in g.seats():
            move_card(g, g.pile(DECK)[-1], HANDS[seat], traced=True)


def deal_second_hand(g: Cosmos, seat: Seat, count: int) -> None:
    """CE-3.13: another hand for a player, who chooses between the two."""
    for _ in range(min(count, len(g.pile(DECK)))):
        move_card(g, g.pile(DECK)[-1], DEALT[seat], traced=True)


def keep_hoard(g: Cosmos, seat: Seat, place: str, hoard: str) -> None:
    """One of both hands goes to the hoard, the other one is the hand."""
    for card in list(g.pile(place)):
        move_card(g, card, hoard)
    for card in list(g.pile(DEALT[seat])):
        move_card(g, card, HANDS[seat])


def begin(g: Cosmos, seat: Seat) -> None:
    """CE-3.10."""
    g.first = seat
    g.derived = None
    g.emit("first_player", seat=seat)
