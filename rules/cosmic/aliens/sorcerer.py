"""Sorcerer (CE-A38) exchanges the played cards; its wild flare the main players' powers (CE-F38)."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import cards, powers
from ..flows.deeds import hand_flare_over
from ..state.cosmos import Cosmos, mains
from ..state.pieces import sheets_of
from ..state.verbs import Ability, About, deed


@deed("exchange_cards")
def exchange_cards(g: Cosmos, f: Frame) -> None:
    cards.exchange_laid(g)


@deed("exchange_powers")
def exchange_powers(g: Cosmos, f: Frame) -> None:
    """For good, with everything on the sheets (CE-E42), also what is lent at present: it will go home to the other.
    Then the flare goes to Sorcerer, or is discarded (CE-F60)."""
    offense, defense = mains(g)
    other = {offense: defense, defense: offense}
    held, lent = [sheet.holder for sheet in g.sheets], [sheet.lender for sheet in g.sheets]
    for seat in other:
        for sheet in [i for i, holder in enumerate(held) if holder == seat]:
            powers.pass_sheet(g, sheet, other[seat])
        for sheet in [i for i, lender in enumerate(lent) if lender == seat]:
            powers.pass_claim(g, sheet, other[seat])
    hand_flare_over(g, f.source[1], f.seat)


@exchange_powers.needs
def _sorcerer_is_away(g: Cosmos, ability: Ability, about: About) -> bool:
    return all(g.sheets[i].holder not in mains(g) or not g.sheets[i].face_up for i in sheets_of(g, "sorcerer"))
