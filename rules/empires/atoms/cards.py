"""Changes of cards: drawing, keeping, paying for and turning up (CL-12)."""

from __future__ import annotations

from rules.core.derived import forget

from ..printed.constants import LEDGERS
from ..state import Galaxy, Hex, Seat, facts
from ..state.values import VALUES


def note_site(g: Galaxy, hex: Hex, seat: Seat, finds: bool) -> None:
    """CL-12.2: a planet was colonised or captured for the first time; perhaps its owner draws a card for it."""
    g.sites.append(hex)
    if finds:
        g.finds[seat] += 1
        g.emit("found_cards", seat=seat, hex=hex)


def shuffle(g: Galaxy) -> None:
    """Before the game."""
    g.shuffle(g.alien_deck)


def draw(g: Galaxy, seat: Seat, many: int) -> None:
    """Cards from the deck, for one seat to see; CL-12.8: the discards are shuffled when it is empty."""
    while len(g.drawn) < many and (g.alien_deck or g.alien_discards):
        if not g.alien_deck:
            g.alien_deck, g.alien_discards = g.alien_discards, []
            for card in g.alien_deck:
                g.card_seen[card] = 0
            g.shuffle(g.alien_deck)
            g.emit("cards_shuffled")
        card = g.alien_deck.pop()
        g.drawn.append(card)
        g.card_seen[card] |= 1 << seat
    names = [facts(g).cards[card].id for card in g.drawn]
    g.emit("cards_drawn", seat=seat, cards=names, secret={"cards": (seat,)}, reveals=True)


def keep(g: Galaxy, seat: Seat, card: int, owed: bool) -> None:
    """CL-12.2: one is kept in secret, the rest is discarded face down; CL-12.3: perhaps it must be paid for."""
    g.finds[seat] -= 1
    g.held[seat].append(card)
    g.alien_discards += [other for other in g.drawn if other != card]
    g.drawn = []
    if owed:
        g.unpaid[seat].append(card)
    _changed(g)
    g.emit("card_kept", seat=seat, card=facts(g).cards[card].id, secret={"card": (seat,)})


def find_nothing(g: Galaxy, seat: Seat) -> None:
    """There is no card left to draw."""
    g.finds[seat] -= 1


def pay(g: Galaxy, seat: Seat, card: int) -> None:
    """CL-12.3; what was paid for is kept for good."""
    g.unpaid[seat].remove(card)
    g.emit("card_paid", seat=seat, card=facts(g).cards[card].id, only=(seat,))


def discard(g: Galaxy, seat: Seat, card: int) -> None:
    """CL-12.3: what was not paid for is discarded face down."""
    g.unpaid[seat].remove(card)
    g.held[seat].remove(card)
    g.alien_discards.append(card)
    _changed(g)
    g.emit("card_given_up", seat=seat, card=facts(g).cards[card].id, secret={"card": (seat,)})


def turn_up(g: Galaxy, seat: Seat, card: int, why: str) -> None:
    """Everybody sees a card from now on."""
    everybody = (1 << len(g.cp)) - 1
    if g.card_seen[card] != everybody:
        g.card_seen[card] = everybody
        g.emit("card_shown", seat=seat, card=facts(g).cards[card].id, why=why, reveals=True)


def show_to(g: Galaxy, seat: Seat, to: Seat) -> None:
    """CL-15.2.1: whoever captures a colony sees all cards of the loser, and he alone."""
    for card in g.held[seat]:
        if not g.card_seen[card] >> to & 1:
            g.card_seen[card] |= 1 << to
            g.emit("card_told", seat=seat, to=to, card=facts(g).cards[card].id, only=(seat, to), reveals=True)


def deal_advantages(g: Galaxy, hands: list[int]) -> None:
    """CL-13.1, EC-53: so many to each seat, face down; if there are too few, as many as there are, one after the
    other."""
    g.shuffle(g.spare_advantages)
    for number in range(max(hands, default=0)):
        for seat, size in enumerate(hands):
            if number < size and g.spare_advantages:
                card = g.spare_advantages.pop()
                g.dealt[seat].append(card)
                g.card_seen[card] |= 1 << seat
    for seat, hand in enumerate(g.dealt):
        if hand:
            names = [facts(g).cards[card].id for card in hand]
            g.emit("advantages_dealt", seat=seat, cards=names, secret={"cards": (seat,)}, reveals=True)


def shuffle_advantages(g: Galaxy) -> None:
    g.shuffle(g.spare_advantages)


def tell_bid(g: Galaxy, seat: Seat, bid: int | None) -> None:
    """CL-13.10: bids are open."""
    if bid is None:
        g.emit("auction_passed", seat=seat)
    else:
        g.emit("auction_bid", seat=seat, bid=bid)


def offer_advantages(g: Galaxy, seats: list[Seat], many: int) -> None:
    """SE-23.6, CL-13.2: cards among which several seats choose one after the other, for them to see."""
    while len(g.drawn) < many and g.spare_advantages:
        g.drawn.append(g.spare_advantages.pop())
    for card in g.drawn:
        for seat in seats:
            g.card_seen[card] |= 1 << seat
    names = [facts(g).cards[card].id for card in g.drawn]
    g.emit("advantages_offered", seats=seats[:], cards=names, secret={"cards": tuple(seats)}, reveals=True)


def take_advantage(g: Galaxy, seat: Seat, taken: list[int], why: str) -> None:
    """CL-13.1: what a seat keeps; the rest of its hand is discarded face down."""
    g.held[seat] += taken
    g.drawn = [card for card in g.drawn if card not in taken]
    g.spare_advantages = sorted([*g.spare_advantages, *(card for card in g.dealt[seat] if card not in taken)])
    g.dealt[seat] = []
    _changed(g)
    for card in taken:
        g.emit("advantage_kept", seat=seat, card=facts(g).cards[card].id, why=why, secret={"card": _knowing(g, card)})


def lay_aside_advantages(g: Galaxy) -> None:
    """What nobody has taken."""
    g.spare_advantages = sorted([*g.spare_advantages, *g.drawn])
    g.drawn = []


def note_fight(g: Galaxy, seat: Seat) -> None:
    """CL-E, FIRST: a seat is in a combat; everybody knows that from now on."""
    g.fought |= 1 << seat


def _knowing(g: Galaxy, card: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(len(g.cp)) if g.card_seen[card] >> seat & 1)


def _changed(g: Galaxy) -> None:
    forget(g, VALUES, LEDGERS)
