"""The game (section 4): rounds of four phases, then the scoring.

1. deal and reveal (4A)
2. bidding (4B to 4E) and evaluation (4F)
3. payment (4G)
4. refill (4H)

The round of the last galaxy is the last, its refill included (SM-5.1).
"""

from __future__ import annotations

from rules.core.flow import Call, Flow, Goto, call, goto
from rules.core.frame import Frame

from .. import atoms
from ..dues import winners
from ..state import Smuggling, by_speed, facts
from .bidding_realtime import race
from .bidding_tempo import open_tempo, secret_tempo
from .deal import deal
from .evaluation import evaluation
from .payment import payment
from .refill import refill
from .scoring import scoring

game = Flow("smugglers.game")

BIDDING = {"realtime": race, "open": open_tempo, "secret": secret_tempo}


@game.step
def deal_galaxy(g: Smuggling, f: Frame) -> Call:
    return call(deal)


@game.step
def bid(g: Smuggling, f: Frame) -> Call:
    return call(BIDDING[facts(g).timing])


@game.step
def evaluate(g: Smuggling, f: Frame) -> Call:
    return call(evaluation)


@game.step
def pay(g: Smuggling, f: Frame) -> Call:
    return call(payment, queue=winners(g))


@game.step
def refill_stocks(g: Smuggling, f: Frame) -> Call:
    return call(refill, queue=by_speed(g))


@game.step
def end_round(g: Smuggling, f: Frame) -> Goto | None:
    """SM-4.150: all tokens are in the middle, all dice with their owners."""
    atoms.return_dice(g)
    return goto("deal_galaxy") if g.deck else None


@game.step
def score(g: Smuggling, f: Frame) -> Call:
    return call(scoring)
