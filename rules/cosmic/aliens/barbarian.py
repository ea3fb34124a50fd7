"""Barbarian (CE-A3) loots the hand of whoever it has beaten; its wild flare sorts cards that were gained (CE-F3)."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import cards
from ..flows.deeds import side_won
from ..questions import LOOT, SORT_GAINED_UNWANTED
from ..state.cosmos import Cosmos, encounter, hand, opposing_main
from ..state.verbs import Ability, About, deed


@deed("loot")
def loot(g: Cosmos, f: Frame) -> None:
    """Look at the whole hand first."""
    cards.show_hand(g, opposing_main(g, f.seat), f.seat)


@loot.step
def take(g: Cosmos, f: Frame) -> None:
    """As many as there are own ships in the encounter, or fewer; the rest of the hand is discarded."""
    victim = opposing_main(g, f.seat)
    found = list(hand(g, victim))
    most = min(encounter(g).fought[f.seat], len(found))
    taken = f.some(LOOT, f.seat, found, 0, most, rule="CE-A3") if most else ()
    for card in taken:
        cards.pass_card(g, card, f.seat)
    cards.discard(g, victim, [card for card in found if card not in taken], "looted")


@loot.needs
def _something_to_loot(g: Cosmos, ability: Ability, about: About) -> bool:
    return side_won(g, ability.seat) and bool(hand(g, opposing_main(g, ability.seat)))


@deed("sort_gained")
def sort_gained(g: Cosmos, f: Frame) -> None:
    """Compensation or rewards that are not wanted are discarded and not replaced."""
    gained = [card for card in g.gained[str(f.seat)] if card in hand(g, f.seat)]
    cards.discard(g, f.seat, f.some(SORT_GAINED_UNWANTED, f.seat, gained, rule="CE-F3"), "unwanted")
