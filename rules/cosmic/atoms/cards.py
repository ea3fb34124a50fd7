"""Cards: drawn, discarded, passed on, laid, revealed, played, taken back."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.derived import forget
from rules.core.zones import move_card, show_cards, shuffle_pile, sweep_pile, turn_card

from ..printed.words import MORPH
from ..state.cosmos import (
    ASIDE,
    CHANCES,
    DECK,
    DESTINY,
    DESTINY_DISCARD,
    DISCARD,
    HANDS,
    LABS,
    NOBODY,
    PLAY,
    SLOTS,
    STANDINGS,
    TECH_DECK,
    TECH_DISCARD,
    Cosmos,
    Planet,
    Seat,
    beside_planet,
    cards_at,
    encounter,
    hand,
    mains,
    owner_of_place,
    type_of,
    under_tech,
    value_of,
)
from ..state.pieces import hooks
from .course import note


def move_open(g: Cosmos, card: int, to: str, traced: bool = False) -> None:
    """A card comes to lie face up where all can see it."""
    move_card(g, card, to, face_up=True, traced=traced)


# -- decks

REMEMBERED = 20  # more cards than one effect gives a player


def refill(g: Cosmos) -> None:
    """CE-5.32: the discard pile becomes a new draw pile."""
    if g.pile(DECK) or not g.pile(DISCARD):
        return
    sweep_pile(g, DISCARD, DECK, face_up=False)
    shuffle_pile(g, DECK)
    note(g, "reshuffled")


def draw(
    g: Cosmos, seat: Seat, count: int, why: str, to: str = "", told: bool = True, watched: bool = True
) -> list[int]:  # fmt: skip
    """CE-5.32, CE-5.33: cards from the deck, all that one effect gives one player: one event (EV-DRAW).

    An effect that draws them one after the other tells it itself, with `tell_drawn`. What is not `watched` is only for
    the player himself, whoever else sees what he draws.
    """
    drawn = []
    for _ in range(count):
        refill(g)
        if not g.pile(DECK):
            break
        card = g.pile(DECK)[-1]
        move_card(g, card, to or HANDS[seat], face_up=False, traced=True)
        drawn.append(card)
    if drawn:
        g.drawn[str(seat)] = [*g.drawn.get(str(seat), []), *drawn][-REMEMBERED:]
        for watcher in hooks.ask(g, "watchers", [], seat) if watched else ():
            show_some(g, drawn, watcher)
        g.emit("drew", seat=seat, count=len(drawn), why=why)
        if told:
            tell_drawn(g, seat, len(drawn), why, watched)
    return drawn


def tell_drawn(g: Cosmos, seat: Seat, count: int, why: str, watched: bool = True) -> None:
    note(g, "cards_drawn", seat=seat, count=count, why=why, **({} if watched else {"unseen": True}))


def discard(g: Cosmos, seat: Seat, cards: Iterable[int], why: str) -> None:
    """Face up on the discard pile, whatever the reason (EV-DISCARD); `batch` names those that go together."""
    batch = list(cards)
    for card in batch:
        design = g.cards.design[card]
        move_open(g, card, DISCARD)
        note(g, "card_discarded", seat=seat, card=card, design=design, type=type_of(g, card), why=why, batch=batch)


def take_discarded(g: Cosmos, seat: Seat, card: int) -> None:
    """An open card from the discard pile into a hand: everybody knows that it is there now."""
    move_card(g, card, HANDS[seat], face_up=False)


def pass_card(g: Cosmos, card: int, taker: Seat) -> None:
    """A card from hand to hand: only the two know it (1b)."""
    move_card(g, card, HANDS[taker], face_up=False)


def show_some(g: Cosmos, cards: list[int], to: Seat) -> None:
    """One player looks at some cards of another."""
    show_cards(g, cards, (to,))


def show_hand(g: Cosmos, owner: Seat, to: Seat) -> None:
    """One player looks at another's hand."""
    show_cards(g, list(hand(g, owner)), (to,))


def lay_aside(g: Cosmos, seat: Seat, cards: Iterable[int]) -> None:
    """Cards that nothing can reach for a while."""
    for card in cards:
        move_card(g, card, ASIDE[seat], face_up=False)


def take_up(g: Cosmos, seat: Seat) -> None:
    """What was laid aside comes back to the hand."""
    for card in list(cards_at(g, ASIDE[seat])):
        move_card(g, card, HANDS[seat], face_up=False)


# -- encounter cards


def lay(g: Cosmos, seat: Seat, slot: int, card: int, face_up: bool = False) -> None:
    """CE-4.46."""
    e = encounter(g)
    e.laid[slot], e.laid_from[slot] = card, g.cards.place[card]
    move_card(g, card, SLOTS[slot], face_up=face_up)


def exchange_laid(g: Cosmos) -> None:
    """Both encounter cards change their slots; whoever laid one still knows it."""
    e = encounter(g)
    ours, theirs = e.laid
    move_card(g, ours, SLOTS[1])
    move_card(g, theirs, SLOTS[0])
    e.laid = [theirs, ours]
    e.laid_from.reverse()


def reveal(g: Cosmos) -> None:
    """CE-4.49, CE-4.50: both at once; a morph becomes a copy of the other."""
    e = encounter(g)
    shown, seen = [], []
    for slot, card in enumerate(e.laid):
        kind, value = e.claims.get(str(slot)) or (type_of(g, card), value_of(g, card))
        shown.append((kind, value))
        if str(slot) not in e.claims:
            turn_card(g, card, True)
            seen.append(card)
    e.shown = [shown[1 - i] if kind == MORPH else (kind, value) for i, (kind, value) in enumerate(shown)]
    g.emit(
        "revealed", shown=[list(face) for face in e.shown], cards=seen, offense=e.offense, defense=e.defense
    )  # fmt: skip


def turn_laid(g: Cosmos, slot: int) -> None:
    """One encounter card is turned up before the other."""
    turn_card(g, encounter(g).laid[slot], True)


def leave_claimed(g: Cosmos, slot: int, kind: str, value: int) -> None:
    """An encounter card stays face down and counts as what was claimed of it."""
    encounter(g).claims[str(slot)] = [kind, value]


def _put_away_laid(g: Cosmos, seat: Seat, slot: int, why: str) -> None:
    """A used encounter card is discarded; one that was never seen goes under the deck (CE-E80)."""
    e = encounter(g)
    if e.claims.pop(str(slot), None):
        move_card(g, e.laid[slot], DECK, at=0, face_up=False)
    else:
        discard(g, seat, [e.laid[slot]], why)


def change_shown(g: Cosmos, slot: int, kind: str, value: int) -> None:
    """CE-4.57: what a revealed card is.

    Ruling: two morphs have copied nothing (CE-4.51). As soon as one of them is something else, the other copies that,
    as a morph does that is brought in later."""
    shown = encounter(g).shown
    shown[slot] = (kind, value)
    g.emit("card_becomes", slot=slot, seat=mains(g)[slot], type=kind, value=value)
    if kind != MORPH and shown[1 - slot][0] == MORPH:
        change_shown(g, 1 - slot, kind, value)


def replace_laid(g: Cosmos, seat: Seat, slot: int, card: int) -> None:
    """CE-4.57: another card takes the place of a revealed one, which is discarded; a morph copies at once.

    It comes from no place that it could return to but the hand (CE-A26)."""
    e = encounter(g)
    _put_away_laid(g, seat, slot, "replaced")
    move_card(g, card, SLOTS[slot], face_up=True)
    e.laid[slot], e.laid_from[slot] = card, ""
    kind, value = type_of(g, card), value_of(g, card)
    change_shown(g, slot, *(e.shown[1 - slot] if kind == MORPH else (kind, value)))


def take_back(g: Cosmos, seat: Seat, slot: int) -> None:
    """An encounter card returns to its player: to the hand, or to where he took it from."""
    e = encounter(g)
    card, e.laid[slot] = e.laid[slot], NOBODY
    e.claims.pop(str(slot), None)
    own = e.laid_from[slot] and owner_of_place(g, e.laid_from[slot]) == seat
    move_card(g, card, e.laid_from[slot] if own else HANDS[seat], face_up=False)


def discard_laid(g: Cosmos, seat: Seat, slot: int) -> None:
    """CE-4.92."""
    e = encounter(g)
    if e.laid[slot] != NOBODY:
        _put_away_laid(g, seat, slot, "encounter")
        e.laid[slot] = NOBODY


# -- artifacts and flares


def put_in_play(g: Cosmos, seat: Seat, card: int, flare: bool) -> None:
    """A card is announced: it lies open on the table until it has been dealt with (CE-5.28)."""
    move_open(g, card, PLAY)
    if flare and g.encounters:
        encounter(g).flares.append((seat, card))
        forget(g, CHANCES, STANDINGS)
    g.emit("played", seat=seat, card=card, design=g.cards.design[card])


def return_card(g: Cosmos, seat: Seat, card: int, to: str = "") -> None:
    """CE-5.23: back to the hand; everybody saw it."""
    move_card(g, card, to or HANDS[seat], face_up=False)


def put_beside(g: Cosmos, card: int, planet: Planet) -> None:
    """A card lies face up beside a planet from now on."""
    move_open(g, card, beside_planet(planet))


def rest(g: Cosmos, card: int) -> None:
    """A card may not be played again before the next encounter."""
    if g.encounters:
        encounter(g).resting.append(card)


# -- destiny


def shuffle_destiny(g: Cosmos) -> None:
    """CE-4.14: the last card and the discards become a new deck."""
    sweep_pile(g, DESTINY_DISCARD, DESTINY, face_up=False)
    shuffle_pile(g, DESTINY)


def keep_two_destinies(g: Cosmos) -> None:
    """CE-4.14, CE-E7: the last card is never drawn."""
    if len(g.pile(DESTINY)) <= 1:
        shuffle_destiny(g)


def look_through_destiny(g: Cosmos, seat: Seat) -> None:
    """One player sees what is in the destiny deck, and how it lies."""
    show_cards(g, list(g.pile(DESTINY)), (seat,))


def mix_destiny(g: Cosmos) -> None:
    """The destiny deck is shuffled as it is, without the discards."""
    shuffle_pile(g, DESTINY)


def reject_destiny(g: Cosmos) -> None:
    """The drawn card does not count; another one must be drawn."""
    encounter(g).destiny = NOBODY


def draw_destiny(g: Cosmos) -> int:
    """CE-4.14, CE-4.24: the top card, open for all."""
    keep_two_destinies(g)
    card = g.pile(DESTINY)[-1]
    move_open(g, card, DESTINY_DISCARD, traced=True)
    if g.encounters:
        encounter(g).destiny = card
    g.emit("destiny", card=card, design=g.cards.design[card])
    return card


def put_on_destiny(g: Cosmos, card: int) -> None:
    """A chosen card comes to lie on top of the destiny deck."""
    move_card(g, card, DESTINY)


# -- technology


def draw_tech(g: Cosmos, to: str, count: int) -> list[int]:
    """CE-9.52."""
    drawn = []
    for _ in range(count):
        if not g.pile(TECH_DECK):
            sweep_pile(g, TECH_DISCARD, TECH_DECK, face_up=False)
            shuffle_pile(g, TECH_DECK)
        if g.pile(TECH_DECK):
            drawn.append(g.pile(TECH_DECK)[-1])
            move_card(g, drawn[-1], to, face_up=False, traced=True)
    return drawn


def keep_tech(g: Cosmos, card: int, to: str) -> None:
    """CE-9.40: face down before its owner."""
    move_card(g, card, to, face_up=False)


def discard_tech(g: Cosmos, card: int) -> None:
    """With what lies under it; its token leaves the table, but not a ship."""
    seat = owner_of_place(g, g.cards.place[card])
    discard(g, seat, list(cards_at(g, under_tech(card))), "technology")
    for token in [each for each in g.tokens if each.card == card and not each.ship]:
        g.tokens.remove(token)
        g.emit("token", card=card, seat=seat, places=[])
    move_open(g, card, TECH_DISCARD)


def put_under(g: Cosmos, card: int, tech: int) -> None:
    """A card lies face down under a technology, where only its owner knows it."""
    move_card(g, card, under_tech(tech), face_up=False)


def pass_tech(g: Cosmos, card: int, seat: Seat) -> None:
    """A completed technology goes to another player."""
    move_open(g, card, LABS[seat])
    g.emit("technology_passed", card=card, design=g.cards.design[card], to=seat)


def complete_tech(g: Cosmos, seat: Seat, card: int) -> None:
    """CE-9.46: face up from now on."""
    turn_card(g, card, True)
    g.emit("completed", seat=seat, card=card, design=g.cards.design[card])
    note(g, "technology_completed", seat=seat, card=card)


def abandon_tech(g: Cosmos, seat: Seat, card: int) -> None:
    """CE-9.47: shown and discarded."""
    g.emit("abandoned", seat=seat, card=card, design=g.cards.design[card])
    discard_tech(g, card)
