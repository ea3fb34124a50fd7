"""Cosmic Encounter for the match: its windows, how long people may call out, what needs no question (UX-37, UX-110)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from app.match.hooks import HOOKS, MatchHooks, replying
from rules import Decision, Event, Split
from rules.core.decisions import Value
from rules.cosmic import announced
from rules.cosmic.printed.words import ANNOUNCEMENTS, WINDOWS
from rules.cosmic.questions import REINFORCING, RETURN_SHIPS
from rules.cosmic.state.cosmos import BESIDE, GATE
from rules.cosmic.state.reckoning import both_attack

# An encounter has many steps at which something could be done, and hardly ever is: a short ring for those.
BARE_SHARE = 0.25
# Where a stop can be set: the windows of chapter 13, what may be answered, and what is done without asking.
MOMENTS = (*WINDOWS, *ANNOUNCEMENTS, RETURN_SHIPS)


def is_window(state: Any, decision: Decision) -> bool:
    """Reinforcing is a round of replies, too (CE-4.67): people at one screen call out, and nobody else is covered."""
    return decision.prompt == REINFORCING or replying(state, decision)


def news(event: Event) -> bool:
    """The next phase alone changes nothing to which anybody could respond."""
    return event.kind != "phase"


def grace(state: Any, decision: Decision) -> float | None:
    """A whole ring for what somebody uses or plays, a short one for a bare step; who reinforces is not hurried."""
    if decision.prompt == REINFORCING and both_attack(state):
        return None
    return BARE_SHARE if announced.is_bare(state) else 1.0


def follows(state: Any, seat: int, decision: Decision, before: Iterator[Event]) -> Value | None:
    """Ships go back to where they came from, if those colonies still stand; otherwise their owner is asked (CE-5.4)."""
    if decision.prompt != RETURN_SHIPS or not isinstance(decision, Split):
        return None
    came = Counter[str]()
    for event in before:
        if event.kind == "encounter" or came.total() >= decision.high:
            break
        if event.kind == "ships" and event.data["seat"] == seat and event.data["to"] in (GATE, BESIDE):
            came[event.data["origin"]] += event.data["count"]
    meant = tuple(came[str(slot)] for slot in decision.slots)
    return meant if came.total() == sum(meant) == decision.high else None


HOOKS["cosmic"] = MatchHooks(
    is_window=is_window,
    moment=announced.moment,
    in_sight=announced.in_sight,
    news=news,
    announcer=announced.announcer,
    grace=grace,
    acting=announced.acting,
    attacked=announced.attacked,
    matters=announced.matters,
    follows=follows,
    in_the_open=announced.in_the_open,
)
