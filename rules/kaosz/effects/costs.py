"""Costs of abilities and of "unless he pays": whether they can be paid, how, and paying them."""

from __future__ import annotations

from dataclasses import field

from rules.core.frame import Frame
from rules.core.lean import dataclass

from ..atoms import cards
from ..faces import COST_X, Price, Selector
from ..questions import COST_DEVELOPMENTS, COST_DISCARD, COST_SACRIFICE, COST_WAY
from ..state import COLONY, HQ, SURFACE, Kaosz
from ..words import ACTIVE, DAMAGED, USED, WORKS
from . import selectors
from .scope import Scope


@dataclass(slots=True)
class Payment:
    """What a player has decided to pay with."""

    seat: int
    credits: int = 0
    turned: tuple[int, int] | None = None
    given: list[int] = field(default_factory=list)  # sacrificed
    thrown: list[int] = field(default_factory=list)  # discarded from HQ
    milled: int = 0
    taken: dict[int, int] = field(default_factory=dict)  # developments by base


def turned_card(g: Kaosz, scope: Scope, price: Price) -> int:
    """The card a rotation cost turns: on attached cards the text counts as the ship's (KG-A28)."""
    if price.who == "ship":
        ship = g.carrier[scope.source]
        return ship if ship >= 0 else scope.source
    return scope.source


def can_turn(g: Kaosz, card: int) -> bool:
    """KG-3.4, 3.5: only an active card; never a passenger aboard a ship (KG-3.56)."""
    if g.state[card] != ACTIVE or g.paid[card] != WORKS:
        return False
    return not (g.face(card).is_passenger and g.carrier[card] >= 0)


def is_turned(g: Kaosz, card: int, price: Price | None) -> bool:
    """Whether a card can be seen at a glance to be unable to pay: it would have to turn and is turned already."""
    if price is None or not price.turn or price.who == "ship" or price.any_of:
        return False
    return g.state[card] != ACTIVE


def budget(price: Price | None, credits: int) -> int | None:
    """How high X may be if it is paid in credits; None if it is not."""
    if price is None or not (price.credits == COST_X or any(each.credits == COST_X for each in price.any_of)):
        return None
    return credits


def _credits(price: Price, scope: Scope) -> int:
    return scope.x if price.credits == COST_X else price.credits


def can_pay(g: Kaosz, scope: Scope, price: Price, seat: int, more: int = 0) -> bool:
    """Whether a player can pay it, beside `more` credits."""
    if price.any_of:
        return any(can_pay(g, scope, each, seat, more) for each in price.any_of)
    if _credits(price, scope) + more > g.credits[seat]:
        return False
    if price.turn and not can_turn(g, turned_card(g, scope, price)):
        return False
    if price.sacrifice and not _sacrifices(g, scope, price):
        return False
    if price.discard > len(_hand(g, scope, seat)) or price.mill_own > len(g.pile(COLONY[seat])):
        return False
    return sum(_bases(g, scope, price, seat).values()) >= price.remove_development


def _sacrifices(g: Kaosz, scope: Scope, price: Price) -> list[int]:
    """KG-3.6: what may be sacrificed; it has to be active."""
    if isinstance(price.sacrifice, Selector):
        found = selectors.candidates(g, scope, price.sacrifice)
    elif price.sacrifice == "ship":
        ship = g.carrier[scope.source]
        found = [ship if ship >= 0 else scope.source]
    else:
        found = [scope.source]
    return [card for card in found if g.state[card] == ACTIVE]


def _hand(g: Kaosz, scope: Scope, seat: int) -> list[int]:
    return [card for card in g.pile(HQ[seat]) if card != scope.source]


def _bases(g: Kaosz, scope: Scope, price: Price, seat: int) -> dict[int, int]:
    """Where developments can be taken from: the base itself, or for other cards any own base."""
    if not price.remove_development:
        return {}
    if g.face(scope.source).type == "base" and g.in_play(scope.source):
        return {scope.source: g.developments[scope.source]}
    return {card: g.developments[card] for card in g.pile(SURFACE[seat]) if g.developments[card]}


def ask_payment(g: Kaosz, f: Frame, scope: Scope, price: Price, seat: int) -> Payment:
    """Ask everything the payment needs to know. Nothing changes yet."""
    if price.any_of:
        ways = [i for i, each in enumerate(price.any_of) if can_pay(g, scope, each, seat)]
        way = f.pick(
            COST_WAY.by(f.flow), seat, [("way", i) for i in ways], only=True, rule="KG-D12", source=scope.source
        )
        return ask_payment(g, f, scope, price.any_of[way[1]], seat)
    made = Payment(seat, _credits(price, scope), milled=price.mill_own)
    if price.turn:
        made.turned = (turned_card(g, scope, price), USED if price.turn == "used" else DAMAGED)
    if price.sacrifice:
        there = _sacrifices(g, scope, price)
        made.given = [f.pick(COST_SACRIFICE.by(f.flow), seat, there, only=True, rule="KG-3.6", source=scope.source)]
    if price.discard:
        hand = _hand(g, scope, seat)
        count = price.discard
        made.thrown = list(
            f.some(COST_DISCARD.by(f.flow), seat, hand, count, count, rule="KG-6.4", source=scope.source)
        )
    bases = _bases(g, scope, price, seat)
    if len(bases) > 1:
        count = price.remove_development
        made.taken = f.split(
            COST_DEVELOPMENTS.by(f.flow), seat, bases, count, count, rule="KG-6.4", source=scope.source
        )
    elif bases:
        made.taken = dict.fromkeys(bases, price.remove_development)
    return made


def pay(g: Kaosz, payment: Payment, why: str = "ability") -> None:
    """Costs are paid when the item is played (KG-6.4)."""
    cards.spend(g, payment.seat, payment.credits, why)
    if payment.turned is not None:
        cards.turn_to(g, *payment.turned)
    for card in payment.thrown:
        cards.discard(g, card)
    for card, count in payment.taken.items():
        cards.develop(g, card, -count)
    if payment.milled:
        cards.mill(g, payment.seat, payment.milled)
    for card in payment.given:
        cards.to_trash(g, card)
