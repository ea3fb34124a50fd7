"""Mutant (CE-A28): fills its hand from the deck and from other hands; its flare (CE-F28)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.flow import Next, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT

from ..atoms import cards
from ..printed.words import DEAL, LOST, WON
from ..questions import DISCARD_BEFORE, FILL_UP_SOURCE
from ..state.cosmos import (
    DECK,
    DEFENSIVE,
    DISCARD,
    OFFENSIVE,
    Cosmos,
    Seat,
    allies,
    clockwise,
    encounter,
    hand,
    opponent,
)
from ..state.pieces import sheets_of
from ..state.verbs import SHEET, Ability, About, deed

HAND = "hand"


def _sources(g: Cosmos, seat: Seat) -> list[Option]:
    """The deck, and each other player who has a card."""
    deck = [(DECK,)] if g.pile(DECK) or g.pile(DISCARD) else []
    return [*deck, *((HAND, other) for other in clockwise(g, seat) if hand(g, other))]


@deed("fill_up", locals={"drawn": COUNT})
def fill_up(g: Cosmos, f: Frame, *, cards: int) -> None:
    f.drawn = 0


@fill_up.needs
def _has_room(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(len(hand(g, ability.seat)) < ability.use.do.args["cards"])


@fill_up.step
def take_one(g: Cosmos, f: Frame, *, cards: int) -> Next:
    """One by one, each from a place of the player's choice; what came from the deck is one event (CE-A35)."""
    sources = _sources(g, f.seat)
    if len(hand(g, f.seat)) >= cards or not sources:
        if f.drawn:
            _tell(g, f.seat, f.drawn)
        return done()
    source = f.pick(FILL_UP_SOURCE, f.seat, sources, only=True, rule="CE-A28")
    f.drawn += _take(g, f.seat, source)
    return goto("take_one")


def _take(g: Cosmos, seat: Seat, source: Sequence[int | str]) -> int:
    """How many came from the deck."""
    if source[0] == DECK:
        return len(cards.draw(g, seat, 1, "mutant", told=False))
    cards.pass_card(g, g.choice(list(hand(g, int(source[1])))), seat)
    return 0


def _tell(g: Cosmos, seat: Seat, count: int) -> None:
    cards.tell_drawn(g, seat, count, "mutant")


@deed("discard_before")
def discard_before(g: Cosmos, f: Frame, *, most: int) -> None:
    own = list(hand(g, f.seat))
    cards.discard(g, f.seat, f.some(DISCARD_BEFORE, f.seat, own, 0, most, rule="CE-F28"), "mutant")


@discard_before.needs
def _power_is_left(g: Cosmos, ability: Ability, about: About) -> bool:
    """Before the power is used, not after it; a card besides the flare is there."""
    own = [sheet for sheet in sheets_of(g, "mutant") if g.sheets[sheet].holder == ability.seat]
    used = any(f"{SHEET}:{sheet}:0" in encounter(g).used for sheet in own)
    return not used and len(hand(g, ability.seat)) > 1


@deed("take_from_losers")
def take_from_losers(g: Cosmos, f: Frame) -> None:
    """A random card of the opponent and of each of his allies, in timing order."""
    for seat in _beaten(g, f.seat):
        if hand(g, seat):
            cards.pass_card(g, g.choice(list(hand(g, seat))), f.seat)


def _beaten(g: Cosmos, seat: Seat) -> list[Seat]:
    other = opponent(g, seat)
    return [other, *allies(g, OFFENSIVE if other == encounter(g).offense else DEFENSIVE)]


@take_from_losers.needs
def _has_gained(g: Cosmos, ability: Ability, about: About) -> bool:
    e = encounter(g)
    good = e.outcome in (DEAL, WON if ability.seat == e.offense else LOST)
    return good and any(hand(g, seat) for seat in _beaten(g, ability.seat))
