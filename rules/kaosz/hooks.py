"""The game's hooks: what changes values (`texts`), reacts to what happens (`triggers`) or replaces it (`replacing`)."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.hooks import ADD, SET, Hooks

ABOARD, DELAYED = "aboard", "delayed"
hooks = Hooks(layers=(SET, ADD, ABOARD, DELAYED))


class Concern(NamedTuple):
    """What is asked for, or what happens: with which card, to which player, which of several values, how much."""

    card: int = -1
    seat: int = -1
    what: str = ""
    amount: int = 0
