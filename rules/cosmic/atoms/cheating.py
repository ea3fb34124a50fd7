"""What is taken in secret, and given back by whoever is caught (CE-9.60, CE-9.61)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rules.core.worked_out import forget
from rules.core.zones import move_card, show_cards

from ..ships import colonies, ships_at
from ..state import CHANCES, DECK, DISCARD, HANDS, NOBODY, STANDINGS, WARP, Cheat, Cosmos, Seat, encounter
from .ships import move_ships, slip_out

SHIP, FROM_DECK, FROM_DISCARDS = "ship", "deck", "discard"


@contextmanager
def _unheard(g: Cosmos) -> Iterator[None]:
    """The log shows nothing."""
    heard, g.heard = g.heard, None
    try:
        yield
    finally:
        g.heard = heard


def take_secretly(g: Cosmos, seat: Seat, card: int, what: str, place: str = "") -> None:
    """A ship out of the warp, or the top card of a pile; only the player himself is told."""
    e, item = encounter(g), NOBODY
    with _unheard(g):
        if what == SHIP:
            slip_out(g, seat, place)
        else:
            item = g.pile(DECK if what == FROM_DECK else DISCARD)[-1]
            move_card(g, item, HANDS[seat], face_up=False)
    e.cheats.append(Cheat(seat, card, e.phase, what, place, item))
    g.emit("cheated", seat=seat, what=what, place=place, item=item, only=(seat,))


def catch(g: Cosmos, cheat: Cheat) -> None:
    """What was taken is given back if it is still there; the card is shown and counts as used."""
    e = encounter(g)
    kept = next(each for each in e.cheats if each == cheat)
    kept.caught = True
    if kept.what == SHIP:
        places = [kept.place] if ships_at(g, kept.place, kept.seat) else list(colonies(g, kept.seat))
        for place in places[:1]:
            move_ships(g, kept.seat, place, WARP, 1, "caught")
    elif g.cards.place[kept.item] == HANDS[kept.seat]:
        open_ = kept.what == FROM_DISCARDS
        move_card(g, kept.item, DISCARD if open_ else DECK, face_up=open_)
    if g.cards.place[kept.card] == HANDS[kept.seat]:
        show_cards(g, [kept.card], tuple(seat for seat in g.seats() if seat != kept.seat))
    e.flares.append((kept.seat, kept.card))
    forget(g, CHANCES, STANDINGS)


def forget_cheats(g: Cosmos, seat: Seat) -> None:
    """In a world that a seat imagines, nobody else has taken anything in secret: nobody knows of it."""
    for e in g.encounters:
        e.cheats = [cheat for cheat in e.cheats if cheat.seat == seat]
