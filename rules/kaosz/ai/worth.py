"""What cards are worth, in credits: the price formula of the set (KG-C10 to KG-C14) and what a card costs to get."""

from __future__ import annotations

from functools import lru_cache

from ..faces import Face
from ..state import COLONY, HQ, Kaosz
from ..words import UNPAID

CREDIT = 0.9  # a credit in the pool is a little less than what it buys
CARD = 2.0  # a card in play has also cost a draw and a card of the colony
STATE = (1.0, 0.85, 0.6)  # active, used, damaged

# A card of the colony is dearer the fewer there are: (how many, each).
_LIVES = ((5, 2.6), (5, 2.0), (10, 1.5), (1000, 1.1))
# Cards in HQ beyond the first few are hardly ever played.
_HAND = (2.0, 1.7, 1.4, 1.0, 0.6)
_BEYOND = 0.2


@lru_cache(maxsize=256)
def colony_worth(cards: int) -> float:
    """What a colony of so many cards is worth."""
    total, left = 0.0, cards
    for count, each in _LIVES:
        taken = min(left, count)
        total += taken * each
        left -= taken
    return total


def hand_worth(cards: int) -> float:
    return sum(_HAND[:cards]) + max(0, cards - len(_HAND)) * _BEYOND


@lru_cache(maxsize=4096)
def face_worth(face: Face) -> float:
    """A card that lies paid in play, or takes effect now."""
    text = face.text_value / 100
    if face.type in ("event", "interrupt"):
        return max(text, 0.5)
    if face.type == "base":
        if face.subtype == "trap":
            return text * 0.5 + 1.0
        return max(face.development, 0) + face.cost + 1.0
    speed, fire, armor, bomb = face.stats
    value = 0.8 * speed + 1.75 * fire + 1.25 * armor + 1.4 * bomb + text + 0.7 * face.keywords.bit_count()
    if face.type == "ship":
        return max(1.0, value - 5.5) + CARD
    return max(0.5, value - 0.5) + 1.0


def ship_worth(g: Kaosz, ship: int) -> float:
    """A ship with what it carries, if it were active."""
    value = face_worth(g.face(ship))
    for card in g.carried(ship):
        value += 1.2 if g.paid[card] == UNPAID else face_worth(g.face(card)) * 0.9
    return value


def unpaid_worth(g: Kaosz, seat: int, card: int) -> float:
    """A card that lies face down: its owner knows it, the others see developments only."""
    developments = g.developments[card]
    if g.controller[card] != seat:
        return 1.8 + 0.6 * developments
    face = g.face(card)
    if face.home == "" and face.subtype not in ("trap", "rocket"):
        return 0.5  # a bluff
    if face.subtype == "trap":
        return 2.6
    if face.type != "base":
        return 1.9
    need = max(0, face.development)
    return 1.2 + 0.8 * min(developments, need) + 0.3 * max(0, developments - need)


def in_play_worth(g: Kaosz, seat: int, card: int) -> float:
    """Any card in play that is no ship, as its controller or another seat sees it."""
    if g.paid[card] == UNPAID:
        return unpaid_worth(g, seat, card)
    return face_worth(g.face(card)) + 0.3 * g.developments[card]


def any_worth(g: Kaosz, seat: int, card: int) -> float:
    """Any card in play, in its present state."""
    if g.counts_as(card) == "ship":
        return ship_worth(g, card) * STATE[g.state[card]]
    return in_play_worth(g, seat, card)


def keep_worth(g: Kaosz, seat: int, card: int) -> float:
    """How gladly a card is kept in HQ or taken into it: what it will do, and how soon it can be played."""
    face = g.face(card)
    cost = max(0, face.cost)
    means = g.credits[seat] + 5
    value = 1.0 + 0.25 * face_worth(face)
    if face.type == "ship":
        value += 1.5 if len(g.hangar(seat)) < 3 else 0.5
        if cost > means:
            value -= 0.25 * (cost - means)
    elif face.type in ("equipment", "crew"):
        value += 0.3 if g.hangar(seat) else -0.8
    elif cost > means:
        value -= 0.5
    same = sum(g.cards.design[other] == face.id for other in g.pile(HQ[seat]) if other != card)
    return value - 0.5 * same


def lives(g: Kaosz, seat: int) -> int:
    return len(g.pile(COLONY[seat]))
