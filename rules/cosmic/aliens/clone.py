"""Clone (CE-A7) takes its encounter card back; its wild flare (CE-F7) an artifact that was played."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import cards, course
from ..pieces import Ability, About, printed
from ..state import PLAY, Cosmos, encounter, slot_of
from ..verbs import deed


@deed("keep_card")
def keep_card(g: Cosmos, f: Frame) -> None:
    """CE-E38: the card that was finally used."""
    cards.take_back(g, f.seat, slot_of(g, f.seat))


@keep_card.needs
def _card_lies_open(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E75, CE-E80: only a card that was revealed."""
    card = encounter(g).laid[slot_of(g, ability.seat)]
    return card >= 0 and g.cards.face_up[card]


@deed("keep_artifact")
def keep_artifact(g: Cosmos, f: Frame) -> None:
    """It is not discarded (CE-E58), and rests until this encounter is over."""
    cards.return_card(g, f.seat, f.about["card"], f.about["zone"])
    cards.rest(g, f.about["card"])


@keep_artifact.needs
def _still_there(g: Cosmos, ability: Ability, about: About) -> bool:
    return g.cards.place[about["card"]] == PLAY


@deed("claim_compensation")
def claim_compensation(g: Cosmos, f: Frame) -> None:
    """CE-F7: up to twice as many cards, as far as the opponent has them."""
    course.declare(g, "claim_compensation", f.seat, f.source, printed(g, f.source))


@claim_compensation.needs
def _is_owed(g: Cosmos, ability: Ability, about: About) -> bool:
    return encounter(g).owed[ability.seat] > 0
