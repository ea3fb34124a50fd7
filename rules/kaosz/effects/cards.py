"""Operations on cards: they move between HQ, colony, ruin, trash and play, turn, and are shown."""

from __future__ import annotations

from typing import Literal

from rules.core.flow import Next, call
from rules.core.zones import shuffle_pile

from ..atoms import cards as atoms
from ..questions import DISCARD
from ..state import COLONY, Kaosz, zone_of
from ..words import ACTIVE
from . import replacing
from .registry import Amount, On, Who, operation
from .replacing import turn_damaged as may_turn_damaged
from .replacing import turn_used as may_turn_used
from .run import Run


@operation("draw")
def draw(g: Kaosz, run: Run, *, who: Who = "you", count: Amount = 1) -> Next:
    """Players draw cards, as many as there are."""
    number = run.number(g, count)
    return replacing.draw(g, run.f, [(seat, number) for seat in run.seats(g, who)])


@operation("discard")
def discard(
    g: Kaosz, run: Run, *, who: Who = "opponent", count: Amount = 1, random: bool = False,
    chooser: Literal["owner", "you"] = "owner",
) -> Next:  # fmt: skip
    """Players discard cards from HQ to the ruin, by their own choice unless the card says otherwise."""
    number = run.number(g, count)

    def choose(seat: int, hand: list[int], most: int) -> list[int]:
        if most == len(hand):
            return hand
        if random:
            return g.sample(hand, most)
        return run.choose(seat if chooser == "owner" else run.seat, hand, most, most, DISCARD.of(seat))

    return replacing.discard(g, run.f, [(seat, number) for seat in run.seats(g, who)], choose)


@operation("mill")
def mill(g: Kaosz, run: Run, *, who: Who = "opponent", count: Amount = 1) -> Next:
    """Players move cards from the top of their colony to their ruin."""
    number = run.number(g, count)
    return replacing.mill(g, run.f, [(seat, number) for seat in run.seats(g, who)])


@operation("search_top")
def search_top(
    g: Kaosz, run: Run, *, look: Amount = 5, take: Amount = 1, rest: Literal["shuffle", "back", "ruin"] = "shuffle"
) -> Next:
    """Look at the top cards of your colony, take some into HQ; the rest is shuffled in, left, or goes to the ruin."""
    return call("kaosz.search", seat=run.seat, count=run.number(g, look), take=run.number(g, take), rest=rest)


@operation("shuffle_colony")
def shuffle_colony(g: Kaosz, run: Run, *, who: Who = "you") -> None:
    """Players shuffle their colony."""
    for seat in run.seats(g, who):
        shuffle_pile(g, COLONY[seat])


@operation("to_hq")
def to_hq(g: Kaosz, run: Run, *, on: On) -> None:
    """Cards from play, trash or ruin go to their owner's HQ; what was destroyed does not fetch itself (KG-6.14)."""
    for card in run.cards(g, on):
        if on != "self" or zone_of(g.cards.place[card]) not in ("trash", "ruin"):
            atoms.to_hq(g, card)


@operation("to_colony")
def to_colony(g: Kaosz, run: Run, *, on: On, where: Literal["top", "bottom", "shuffle"] = "top") -> None:
    """Cards go into their owner's colony."""
    for card in run.cards(g, on):
        atoms.to_colony(g, card, where)


@operation("to_ruin")
def to_ruin(g: Kaosz, run: Run, *, on: On) -> None:
    """Cards go face down to their owner's ruin."""
    for card in run.cards(g, on):
        atoms.to_ruin(g, card)


@operation("to_trash")
def to_trash(g: Kaosz, run: Run, *, on: On) -> None:
    """Cards go face up to their owner's trash."""
    for card in run.cards(g, on):
        atoms.to_trash(g, card)


@operation("turn_active")
def turn_active(g: Kaosz, run: Run, *, on: On) -> None:
    """Cards turn active."""
    for card in run.cards(g, on):
        atoms.turn_to(g, card, ACTIVE)


@operation("turn_used")
def turn_used(g: Kaosz, run: Run, *, on: On) -> Next:
    """Cards turn used; damaged ones stay damaged (KG-3.13)."""
    return may_turn_used(g, run.f, run.cards(g, on))


@operation("turn_damaged")
def turn_damaged(g: Kaosz, run: Run, *, on: On) -> Next:
    """Cards turn damaged, not by damage: Repair does not help."""
    return may_turn_damaged(g, run.f, run.cards(g, on), by_damage=False)


@operation("turn_back")
def turn_back(g: Kaosz, run: Run, *, on: On) -> None:
    """Cards turn back by 90°."""
    for card in run.cards(g, on):
        atoms.turn_back(g, card)


@operation("look_at")
def look_at(g: Kaosz, run: Run, *, on: On, who: Who = "you") -> None:
    """A player looks at cards once (KG-9.14)."""
    cards = run.cards(g, on)
    for seat in run.seats(g, who):
        atoms.look(g, seat, cards)


@operation("reveal")
def reveal(g: Kaosz, run: Run, *, on: On) -> None:
    """Everybody sees cards once."""
    atoms.reveal(g, run.cards(g, on))
