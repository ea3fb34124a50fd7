"""Clone (CE-A7) takes its encounter card back; its wild flare (CE-F7) an artifact that was played."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import cards, course
from ..flows.resolution import payment
from ..questions import CLAIM_FURTHER
from ..state.cosmos import PLAY, Cosmos, Seat, encounter, hand, opponent, slot_of
from ..state.verbs import Ability, About, Payment, change, deed, printed


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


def _further(g: Cosmos, seat: Seat) -> int:
    """How many cards there are to take beyond the normal compensation, up to as many again."""
    due = payment(g, seat, opponent(g, seat), encounter(g).owed[seat])
    return min(due["count"], len(hand(g, due["from"])) - due["count"])


@deed("claim_further")
def claim_further(g: Cosmos, f: Frame) -> None:
    """CE-F7. Ruling: "up to" leaves the number to the taker, who may want a poor hand to stay poor (CE-4.48)."""
    most = _further(g, f.seat)
    number = f.amount(CLAIM_FURTHER, f.seat, 1, most, rule="CE-F7") if most > 1 else 1
    course.declare(g, "claim_further", f.seat, f.source, printed(g, f.source), number=number)


@claim_further.still_needs
def _is_owed(g: Cosmos, ability: Ability, about: About) -> bool:
    return _further(g, ability.seat) > 0


@change("collect_further")
def collect_further(g: Cosmos, source: Source, value: Payment, about: object) -> Payment:
    return {**value, "count": value["count"] + source.text["number"]} if about == source.seat else value
