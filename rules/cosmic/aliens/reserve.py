"""Reserve (CE-A36) calls up small attacks and stops reinforcements; its flare (CE-F36) takes them over."""

from __future__ import annotations

from rules.core.flow import Call
from rules.core.frame import Frame
from rules.core.windows import negate_item

from ..atoms import cards
from ..flows.deeds import has_negotiate, negotiates
from ..flows.reveal import add_card, may_reinforce
from ..printed.words import ATTACK, REINFORCEMENT
from ..questions import CALL_UP_ATTACK_RESERVE
from ..state.cosmos import DISCARD, Cosmos, Seat, hand, type_of, value_of
from ..state.verbs import Ability, About, deed


def _small_attacks(g: Cosmos, seat: Seat, most: int) -> list[int]:
    """Of equal cards one."""
    fitting = [card for card in hand(g, seat) if type_of(g, card) == ATTACK and value_of(g, card) <= most]
    return list({g.cards.design[card]: card for card in fitting}.values())


def _limit(about: About, most: int, raised: int) -> int:
    """The super flare uses the power for one larger attack."""
    return raised if about.get("effect") == "raised" else most


@deed("call_up_attack")
def call_up_attack(g: Cosmos, f: Frame, *, most: int, raised: int) -> Call:
    """The card is chosen once nobody has objected (CE-5.17), for either side (CE-4.66)."""
    found = _small_attacks(g, f.seat, _limit(f.about, most, raised))
    card, slot = f.pick(
        CALL_UP_ATTACK_RESERVE, f.seat, [(card, slot) for card in found for slot in (0, 1)], rule="CE-A36"
    )
    return add_card(f.seat, card, slot, value_of(g, card))


@call_up_attack.needs
def _in_the_round(g: Cosmos, ability: Ability, about: About) -> bool:
    return may_reinforce(g, ability.seat) and bool(hand(g, ability.seat))


@call_up_attack.possible
def _has_small_attack(g: Cosmos, ability: Ability, about: About) -> bool:
    args = ability.use.do.args
    return bool(_small_attacks(g, ability.seat, _limit(about, args["most"], args["raised"])))


@deed("stop_reinforcement")
def stop_reinforcement(g: Cosmos, f: Frame) -> None:
    """It has no effect and is discarded, as it would be anyway; the price is a negotiate, if there still is one."""
    price = negotiates(g, f.seat)[:1]
    if price:
        negate_item(g, f.about["item"])
        cards.discard(g, f.seat, price, "reserve")


@stop_reinforcement.needs
def _has_cards(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(hand(g, ability.seat))


stop_reinforcement.possible(has_negotiate)


@deed("recover_reinforcement")
def recover_reinforcement(g: Cosmos, f: Frame) -> None:
    if _lies_there(g, f.about):
        cards.take_discarded(g, f.seat, f.about["card"])


def _lies_there(g: Cosmos, about: About) -> bool:
    """Nobody has taken it meanwhile, and it was not shuffled in."""
    return bool(g.cards.place[about["card"]] == DISCARD)


@recover_reinforcement.needs
def _anothers_reinforcement(g: Cosmos, ability: Ability, about: About) -> bool:
    return about["type"] == REINFORCEMENT and about["seat"] != ability.seat and _lies_there(g, about)
