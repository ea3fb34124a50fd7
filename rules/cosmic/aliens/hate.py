"""Hate (CE-A16): everybody discards or suffers; its wild flare strips a hand (CE-F16)."""

from __future__ import annotations

from typing import Any

from rules.core.flow import Next, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, WORD
from rules.core.under_way import TO_BE_ASKED

from ..atoms import cards, course
from ..flows.deeds import declaring
from ..flows.hands import draw_new_hand, encounter_cards
from ..flows.losing import lose_some
from ..printed.words import ATTACK, LOST, WON
from ..questions import SPREAD_HATE, SPREAD_HATE_CARD
from ..state.cosmos import Cosmos, Seat, clockwise, encounter, hand, opponent, type_of, value_of
from ..state.verbs import SHEET, Ability, About, deed

SHIPS = "ships"
LOSS = 3


@deed("spread_hate", locals={"type": WORD, "value": COUNT, "queue": TO_BE_ASKED})
def spread_hate(g: Cosmos, f: Frame) -> None:
    """A card of one's own choice; with the super flare it is only shown."""
    card = f.pick(SPREAD_HATE_CARD, f.seat, _each_once(g, list(hand(g, f.seat))), rule="CE-A16")
    f.type, f.value = type_of(g, card), value_of(g, card)
    f.queue = clockwise(g, f.seat)
    if any(effect.name == "only_show" and effect.seat == f.seat for effect in encounter(g).effects):
        for other in f.queue:
            cards.show_some(g, [card], other)
    else:
        cards.discard(g, f.seat, [card], "hate")


@spread_hate.step
def answer_hate(g: Cosmos, f: Frame) -> Next:
    """Each other player discards an equal card, or loses ships; whoever holds cards is asked, fitting or not."""
    if not f.queue:
        return goto("renew_hand")
    seat = f.queue[0]
    fitting = _each_once(g, [card for card in hand(g, seat) if _fits(g, card, f.type, f.value)])
    chosen: Any = f.pick(SPREAD_HATE, seat, [SHIPS, *fitting], rule="CE-A16") if hand(g, seat) else SHIPS
    f.queue = f.queue[1:]
    if chosen == SHIPS:
        return lose_some(seat, LOSS, "hate", f.seat, "answer_hate")
    cards.discard(g, seat, [chosen], "hate")
    return goto("answer_hate")


@spread_hate.step
def renew_hand(g: Cosmos, f: Frame) -> Next:
    return done() if encounter_cards(g, f.seat) else draw_new_hand(f.seat, "hate")


@spread_hate.still_needs
def _has_cards(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(hand(g, ability.seat))


def _fits(g: Cosmos, card: int, kind: str, value: int) -> bool:
    """The same type; an attack of equal or higher value."""
    return type_of(g, card) == kind and (kind != ATTACK or value_of(g, card) >= value)


def _each_once(g: Cosmos, found: list[int]) -> list[int]:
    return list({g.cards.design[card]: card for card in found}.values())


def _own_hate(g: Cosmos, ability: Ability, about: About) -> bool:
    kind, number = about["source"][0], about["source"][1]
    return bool(kind == SHEET and about["by"] == ability.seat and g.sheets[number].alien == "hate")


declaring("only_show", _own_hate)


@deed("strip_card")
def strip_card(g: Cosmos, f: Frame) -> None:
    """The opponent discards a random card; without an encounter card he has lost (CE-E75)."""
    other: Seat = opponent(g, f.seat)
    cards.discard(g, other, [g.choice(hand(g, other))], "flare_hate")
    if not encounter_cards(g, other):
        course.decide(g, WON if f.seat == encounter(g).offense else LOST, course.NO_CARD)


@strip_card.still_needs
def _opponent_has_cards(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(hand(g, opponent(g, ability.seat)))
