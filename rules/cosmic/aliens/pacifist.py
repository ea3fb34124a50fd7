"""Pacifist (CE-A31): a negotiate beats an attack; its flare (CE-F31) arms it, or makes others pay for a failed deal."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import cards
from ..flows.deeds import declaring
from ..printed.words import ATTACK, NEGOTIATE
from ..state.cosmos import Cosmos, mains, slot_of
from ..state.reckoning import face
from ..state.verbs import Ability, About, change, deed


def peace_meets_war(g: Cosmos, ability: Ability, about: About) -> bool:
    """The final cards: an own negotiate against an attack."""
    slot = slot_of(g, ability.seat)
    return face(g, slot)[0] == NEGOTIATE and face(g, 1 - slot)[0] == ATTACK


declaring("declare_peace", peace_meets_war)


@deed("take_up_arms")
def take_up_arms(g: Cosmos, f: Frame, *, number: int) -> None:
    """CE-4.57: the negotiate is an attack of so much."""
    cards.change_shown(g, slot_of(g, f.seat), ATTACK, number)


take_up_arms.needs(peace_meets_war)


@change("shift_deal_loss")
def shift_deal_loss(g: Cosmos, source: Source, value: int, about: object, *, number: int) -> int:
    """So many ships fewer for the owner, so many more for the other main player."""
    if about not in mains(g):
        return value
    return max(0, value - number) if about == source.seat else value + number
