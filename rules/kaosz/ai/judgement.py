"""Judging a position: what each side has, weighed in credits, and how surely it will win."""

from __future__ import annotations

from math import exp

from ..state import CANTINA, HQ, SURFACE, Kaosz
from ..words import BOMB, FIRE
from .worth import STATE, colony_worth, hand_worth, in_play_worth, lives, ship_worth

SCALE = 13.0  # so many credits ahead mean about three wins out of four


FEATURES = ("on move", "colony", "last cards", "goods", "fire")
LAST_CARDS = 6  # a colony of fewer cards may fall to one bombardment


def features(g: Kaosz, seat: int) -> tuple[float, ...]:
    """What a side has, as in `FEATURES`.

    Goods are weighed together: whoever wins has credits to spare, and weights of their own would take thrift for the
    reason of it.
    """
    if seat not in g.order:
        return (0.0,) * len(FEATURES)
    cards = lives(g, seat)
    fire = sum(g.face(ship).stats[FIRE] * STATE[g.state[ship]] for ship in g.hangar(seat))
    return float(g.active == seat), colony_worth(cards), float(max(0, LAST_CARDS - cards)), goods(g, seat), fire


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
