"""A game whose players never come to an end: its judgement does not return."""

from __future__ import annotations

import time
from dataclasses import replace

from rules.ai.hints import Hints
from rules.core.game import register
from tests.ai.games import COINS, Coins, start_coins


def start(setup, content, chance):  # type: ignore[no-untyped-def]
    return start_coins(setup, content, chance)


def ponder(g: Coins) -> list[float]:
    time.sleep(60)
    return [0.5, 0.5]


SLOW = register(replace(COINS, id="slow", start=start, hints=Hints(evaluate=ponder)))
