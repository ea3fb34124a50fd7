"""Dictator (CE-A9) chooses the destiny cards of others; its wild flare (CE-F9) rejects one."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import cards
from ..questions import DICTATE_DESTINY
from ..state.cosmos import DESTINY, Cosmos
from ..state.verbs import Ability, About, deed


@deed("dictate")
def dictate(g: Cosmos, f: Frame) -> None:
    """CE-E50: the deck is never down to its last card here."""
    cards.look_through_destiny(g, f.seat)


@dictate.step
def choose(g: Cosmos, f: Frame) -> None:
    """CE-E51: any card; it will be drawn by the offense."""
    found: dict[str, int] = {}
    for card in g.pile(DESTINY):
        found.setdefault(g.cards.design[card], card)
    cards.put_on_destiny(g, f.pick(DICTATE_DESTINY, f.seat, list(found.values()), rule="CE-A9"))


@deed("mix_destiny")
def mix_destiny(g: Cosmos, f: Frame) -> None:
    """Whoever has looked through the deck must not profit from it."""
    cards.mix_destiny(g)


@mix_destiny.needs
def _own_draw_or_own_zap(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(about.get("sheet", ability.source[1]) == ability.source[1])


@deed("reject_destiny")
def reject_destiny(g: Cosmos, f: Frame) -> None:
    """The offense draws again."""
    cards.reject_destiny(g)
