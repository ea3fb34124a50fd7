"""Oracle (CE-A30): the opponent plays first and face up; its flare (CE-F30) mixes hands or ends the encounter."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import cards, course
from ..printed.words import DEAL
from ..state.cosmos import Cosmos, encounter, hand, opponent, slot_of
from ..state.verbs import Ability, About, Selection, change, deed


@change("opponent_first")
def opponent_first(g: Cosmos, source: Source, value: Selection, about: object) -> Selection:
    return {"first": opponent(g, source.seat), "open": True}


@deed("mix_hands")
def mix_hands(g: Cosmos, f: Frame) -> None:
    """Each gets as many cards as before; only the hands are mixed (CE-E49)."""
    other = opponent(g, f.seat)
    own, theirs = list(hand(g, f.seat)), list(hand(g, other))
    taken = g.sample([*own, *theirs], len(own))
    for card in own:
        if card not in taken:
            cards.pass_card(g, card, other)
    for card in theirs:
        if card in taken:
            cards.pass_card(g, card, f.seat)
    course.disarm(g)


@deed("foresee_deal")
def foresee_deal(g: Cosmos, f: Frame) -> None:
    """It counts as a deal made, with nothing to carry out or to quash (CE-E81); the open card is taken back."""
    course.decide(g, DEAL, "foreseen")


@foresee_deal.needs
def _other_lies_open(g: Cosmos, ability: Ability, about: About) -> bool:
    """Ruling: a card that lies face down with a claim (CE-E76) was not played face up; once it is challenged it is."""
    other = opponent(g, ability.seat)
    return "laid" in about and about["laid"] == other and g.cards.face_up[encounter(g).laid[slot_of(g, other)]]
