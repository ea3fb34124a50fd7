"""Onward to Venus for the match: interrupts are windows with names, and who is aimed at (OV-2.32, UX-37, UX-110)."""

from __future__ import annotations

from typing import Any

from app.match.hooks import HOOKS, MatchHooks
from rules import PASS, Decision, Event, One
from rules.venus import announced
from rules.venus.questions import ENCORE, LAST, SAVE, TURN

# In the order in which they come up: a unit is about to be lost, an interrupt was played, the last marker is gone.
WINDOWS: dict[str, str] = {SAVE: "save", ENCORE: "encore", LAST: "last"}
MOMENTS = tuple(WINDOWS.values())
ENCORE_SHARE = 0.5  # of the ring: there is one such card


def is_window(state: Any, decision: Decision) -> bool:
    return isinstance(decision, One) and decision.prompt in WINDOWS and PASS in decision.options


def moment(state: Any, decision: Decision) -> str:
    return WINDOWS.get(decision.prompt, decision.prompt)


def grace(state: Any, decision: Decision) -> float:
    return ENCORE_SHARE if moment(state, decision) == "encore" else 1.0


def ends_turn(decision: Decision) -> bool:
    """OV-5.2: the action is done, and no free action is left."""
    return decision.prompt == TURN and decision.first(2) == ["end"]


# Crises are read to the whole table, page by page (OV-7.1).
FOR_ALL = ("phase", "period", "crisis_levels", "crisis", "over")


def for_all(event: Event) -> bool:
    return event.kind in FOR_ALL


HOOKS["venus"] = MatchHooks(
    is_window=is_window,
    moment=moment,
    targeted=announced.targeted,
    announcer=announced.announcer,
    grace=grace,
    ends_turn=ends_turn,
    acting=announced.acting,
    for_all=for_all,
)
