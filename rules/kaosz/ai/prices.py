"""Abilities: what using one takes (KG-5.20), and what is left of its promise."""

from __future__ import annotations

from ..faces import Price
from ..state import Kaosz
from .promise import promise
from .worth import CREDIT, any_worth, colony_worth, lives, ship_worth

WORTH_IT = 0.4  # what an ability or an interrupt has to bring beyond its price


def price_of(g: Kaosz, seat: int, card: int, price: Price | None) -> float:
    """What using an ability takes."""
    if price is None:
        return 0.0
    if price.any_of:
        return min(price_of(g, seat, card, each) for each in price.any_of)
    value = CREDIT * max(0, price.credits) + 1.3 * price.discard + 0.5 * price.remove_development
    if price.mill_own:
        left = lives(g, seat)
        value += colony_worth(left) - colony_worth(max(0, left - price.mill_own))
    if price.turn:
        turned = g.carrier[card] if price.who == "ship" and g.carrier[card] >= 0 else card
        value += 0.2 * ship_worth(g, turned) if g.face(turned).type == "ship" else 0.05
    if price.sacrifice:
        value += any_worth(g, seat, card)
    return value


def use_worth(g: Kaosz, seat: int, card: int, number: int) -> float:
    """An ability of a card in play, used now."""
    return promise(g, seat, card, (number,)) - price_of(g, seat, card, g.face(card).effects[number].cost) - 0.1


def takes_turn(g: Kaosz, card: int, number: int) -> bool:
    """Whether its ship is turned for it and can neither fire nor bomb any more."""
    price = g.face(card).effects[number].cost
    if price is None or not price.turn:
        return False
    return price.who == "ship" or g.face(card).type == "ship"
