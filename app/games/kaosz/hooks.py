"""Káosz Galaktika for the match: the names of its windows, and who is aimed at (KG-6.1, UX-37)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.match.hooks import HOOKS, MatchHooks
from rules import Decision, Event
from rules.core.decisions import Value
from rules.kaosz import announced, attention
from rules.kaosz.questions import BOMBERS

# In the order of a turn; those of a combat stand between "attack" and "end_turn" (W1 to W5).
MOMENTS = (
    "start", "main", "attack", "attackers", "defenders", "payment", "shot", "bombard", "combat", "end_turn", "end",
)  # fmt: skip

# Everyday actions are announced many times a turn and seldom answered: their ring is short (UX-110).
QUIET_SHARE, BARE_SHARE = 0.4, 0.5  # of the ring: just long enough to press a key one has a finger on


def grace(state: Any, decision: Decision) -> float:
    """A whole ring for what hits somebody or lies on the stack; a short one for everyday actions and bare steps."""
    everyday = announced.is_everyday(state)
    if everyday is None:
        return BARE_SHARE
    return QUIET_SHARE if everyday else 1.0


def follows(state: Any, seat: int, decision: Decision, before: Iterator[Event]) -> Value | None:
    """Bombs fall where an attack was not met."""
    return attention.carried_through(state, decision) if decision.prompt == BOMBERS else None


HOOKS["kaosz"] = MatchHooks(
    moment=announced.moment,
    targeted=announced.targeted,
    announcer=announced.announcer,
    quiet=announced.is_quiet,
    matters=announced.matters,
    in_sight=announced.in_sight,
    follows=follows,
    straight=attention.straight,
    has_more=attention.has_more,
    grace=grace,
    plays=announced.plays,
    acting=announced.acting,
    attacked=announced.attacked,
)
