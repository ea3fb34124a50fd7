"""Hacker (CE-A15): compensation from whom and as it likes; its flare (CE-F15)."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import cards, course
from ..flows.deeds import declaring
from ..flows.resolution import GIVER, TAKER
from ..questions import GIVE_BACK_CARDS
from ..state.cosmos import Cosmos, clockwise, encounter, hand, opponent
from ..state.verbs import Ability, About, Payment, change, deed, printed

# -- (i) collecting


@deed("hack")
def hack(g: Cosmos, f: Frame) -> None:
    """Any player pays; the cards are chosen from the open hand."""
    cards.show_hand(g, f.aim[0], f.seat)
    course.declare(g, "hack", f.seat, f.source, printed(g, f.source), player=f.aim[0])


def _payers(g: Cosmos, seat: int) -> list[int]:
    return [other for other in clockwise(g, seat) if hand(g, other)]


@hack.needs
def _collects(g: Cosmos, ability: Ability, about: About) -> bool:
    return encounter(g).owed[ability.seat] > 0 and bool(_payers(g, ability.seat))


@hack.aims
def _whom(g: Cosmos, ability: Ability, about: About) -> list[Option]:
    return [*_payers(g, ability.seat)]


@change("collect_from")
def collect_from(g: Cosmos, source: Source, value: Payment, about: object) -> Payment:
    return {**value, "from": source.text["player"], "by": TAKER} if about == source.seat else value


# -- (ii) paying


def _must_pay(g: Cosmos, ability: Ability, about: About) -> bool:
    """What the opponent collects from the owner changes."""
    return encounter(g).owed[opponent(g, ability.seat)] > 0 and bool(hand(g, ability.seat))


declaring("choose_payment", _must_pay)


@change("payer_chooses")
def payer_chooses(g: Cosmos, source: Source, value: Payment, about: object) -> Payment:
    return {**value, "by": GIVER} if value["from"] == source.seat else value


@change("pay_nothing")
def pay_nothing(g: Cosmos, source: Source, value: Payment, about: object) -> Payment:
    return {**value, "count": 0} if value["from"] == source.seat else value


# -- giving back


@deed("give_back")
def give_back(g: Cosmos, f: Frame) -> None:
    """Up to as many cards as were collected, to whoever paid."""
    for card in f.some(GIVE_BACK_CARDS, f.seat, list(hand(g, f.seat)), 0, f.about["count"], rule="CE-F15"):
        cards.pass_card(g, card, f.about["payer"])


@give_back.needs
def _collected(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(about["seat"] == ability.seat and about["count"])
