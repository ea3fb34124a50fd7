"""Judging a position: what each side has, weighed in credits, and how surely it will win."""

from __future__ import annotations

from math import exp

from ..flows.turn import INCOME
from ..state import CANTINA, HQ, SURFACE, Kaosz
from ..values import income
from ..words import BOMB
from .fleets import stats_of
from .worth import STATE, colony_worth, face_worth, hand_worth, in_play_worth, lives, ship_worth

SCALE = 13.0  # so many credits ahead mean about three wins out of four


FEATURES = (
    "on move", "colony", "last cards", "goods", "fire", "armor", "bombs", "cards in HQ", "credits", "income", "danger",
)  # fmt: skip
LAST_CARDS = 6  # a colony of fewer cards may fall to one bombardment
AT_HAND = 8  # credits beyond these are hardly spent in a turn
DOOMED = 1.5  # an enemy who drops so many times the colony's cards could not win more surely


def features(g: Kaosz, seat: int) -> tuple[float, ...]:
    """What a side has, as in `FEATURES`.

    Goods are weighed together: whoever wins has credits to spare, and weights of their own would take thrift for the
    reason of it.
    """
    if seat not in g.order:
        return (0.0,) * len(FEATURES)
    cards = lives(g, seat)
    fire, armor, bombs = strength(g, seat)
    enemy = max([strength(g, other)[2] for other in g.neighbours(seat)], default=0.0)
    return (
        float(g.active == seat), colony_worth(cards), float(max(0, LAST_CARDS - cards)), goods(g, seat),
        fire, armor, bombs, sum([face_worth(g.face(card)) for card in g.pile(HQ[seat])]),
        min(g.credits[seat], AT_HAND), income(g, seat, INCOME), min(DOOMED, enemy / max(1, cards)),
    )  # fmt: skip


def strength(g: Kaosz, seat: int) -> tuple[float, float, float]:
    """Fire, armor and bombs of a side's ships as they stand."""
    fire, armor, bombs = 0.0, 0.0, 0.0
    for ship in g.hangar(seat):
        _, shoots, holds, drops = stats_of(g, ship)
        state = STATE[g.state[ship]]
        fire, armor, bombs = fire + state * shoots, armor + state * holds, bombs + state * drops
    return fire, armor, bombs


def goods(g: Kaosz, seat: int) -> float:
    """Everything a side has besides its colony."""
    piles = g.cards.piles
    credits = g.credits[seat]
    value = hand_worth(len(piles[HQ[seat]]))
    value += 0.85 * min(credits, 8) + 0.4 * max(0, min(credits, 20) - 8)  # credits that lie idle buy nothing
    for ship in g.hangar(seat):
        # A ship in play bombs again and again.
        value += (1.1 * ship_worth(g, ship) + g.face(ship).stats[BOMB]) * STATE[g.state[ship]]
    for place in (CANTINA[seat], SURFACE[seat]):
        for card in piles.get(place, ()):
            value += in_play_worth(g, seat, card)
    return value


def holdings(g: Kaosz, seat: int) -> float:
    """Everything a side has."""
    return colony_worth(lives(g, seat)) + goods(g, seat)


def lead(g: Kaosz, seat: int) -> float:
    """How far a seat is ahead of the one that endangers it most, in credits."""
    others = [other for other in g.order if other != seat]
    if seat not in g.order:
        return -60.0
    own = holdings(g, seat)
    if not others:
        return 60.0
    ahead = [own - holdings(g, other) for other in others]
    return 0.6 * min(ahead) + 0.4 * sum(ahead) / len(ahead) + 8.0 * g.victims[seat]


def chance_to_win(ahead: float) -> float:
    return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, ahead)) / SCALE))


def evaluate(g: Kaosz) -> list[float]:
    """About the chance of winning for each seat, 0 to 1."""
    return [chance_to_win(lead(g, seat)) for seat in range(len(g.setup.seats))]
