"""Filch (CE-A11) takes the opponent's used encounter card; its wild flare (CE-F11) a card that is being played.

The classic flare (CE-9.60 to 9.62) cheats."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.frame import Frame
from rules.core.windows import negate_item

from ..atoms import cards
from ..atoms.ships import FROM_DECK, FROM_DISCARDS, SHIP, take_secretly
from ..flows.deeds import has_negotiate, negotiates
from ..state.cosmos import DECK, DISCARD, Cosmos, mains
from ..state.ships import colonies, in_warp
from ..state.verbs import Ability, About, deed, in_encounter


def _others_cards(g: Cosmos, seat: int, about: About) -> list[int]:
    """The used cards of other players that still lie in the discard pile (CE-E37, CE-E38)."""
    laid = zip(mains(g), about["laid"], strict=True)
    return [card for owner, card in laid if owner != seat and card in g.pile(DISCARD)]


@deed("filch")
def filch(g: Cosmos, f: Frame) -> None:
    """Unless it has become the deck meanwhile (CE-5.32)."""
    if f.aim[0] in g.pile(DISCARD):
        cards.take_discarded(g, f.seat, f.aim[0])


@filch.needs
def _something_lies_there(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_others_cards(g, ability.seat, about))


@filch.aims
def _which(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return list(_others_cards(g, ability.seat, about))


@deed("steal_played")
def steal_played(g: Cosmos, f: Frame) -> None:
    """For a negotiate the card has no effect and changes hands; a flare counts as used (CE-E82)."""
    negate_item(g, f.about["item"])
    cards.discard(g, f.seat, negotiates(g, f.seat)[:1], "cost")
    cards.return_card(g, f.seat, f.about["source"][1])


steal_played.possible(has_negotiate)


@deed("cheat")
def cheat(g: Cosmos, f: Frame) -> None:
    """CE-9.61: one thing is taken while nobody looks."""
    what, *place = f.aim
    take_secretly(g, f.seat, f.source[1], what, *place)


cheat.needs(in_encounter)


@cheat.aims
def _loot(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    """No question follows that somebody could notice."""
    piles: list[Option] = [(what,) for what, pile in ((FROM_DECK, DECK), (FROM_DISCARDS, DISCARD)) if g.pile(pile)]
    return piles + ([(SHIP, place) for place in colonies(g, ability.seat)] if in_warp(g, ability.seat) else [])
