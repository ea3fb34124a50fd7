"""Onward to Venus for the match: interrupts are windows with names, and who is aimed at (OV-2.32, UX-37, UX-110)."""

from __future__ import annotations

from app.match.hooks import HOOKS, MatchHooks
from rules import PASS, Decision, Event, One
from rules.core.frame import Frame
from rules.venus.state import Onward

# In the order in which they come up: a unit is about to be lost, an interrupt was played, the last marker is gone.
WINDOWS = {"venus.destroy.save": "save", "venus.encore.encore": "encore", "venus.actions.last": "last"}
MOMENTS = tuple(WINDOWS.values())
ENCORE_SHARE = 0.5  # of the ring: there is one such card


def is_window(g: Onward, decision: Decision) -> bool:
    return isinstance(decision, One) and decision.prompt in WINDOWS and PASS in decision.options


def moment(g: Onward, decision: Decision) -> str:
    return WINDOWS.get(decision.prompt, decision.prompt)


def _threat(g: Onward) -> Frame | None:
    """The unit about to be destroyed, if one is."""
    frame = g.frames[-1] if g.frames else None
    return frame if frame is not None and frame.flow == "venus.destroy" else None


def targeted(g: Onward, seat: int, decision: Decision) -> bool:
    """Everybody sees whose unit is about to be destroyed."""
    threat = _threat(g)
    return threat is not None and bool(threat.seat == seat)


def announcer(g: Onward) -> int | None:
    """Who is about to destroy a unit: the player of a card, whoever pays the saboteur, or whoever threw the dice."""
    threat = _threat(g)
    return int(threat.by) if threat is not None else None


def grace(g: Onward, decision: Decision) -> float:
    return ENCORE_SHARE if moment(g, decision) == "encore" else 1.0


def ends_turn(decision: Decision) -> bool:
    """OV-5.2: the action is done, and no free action is left."""
    return decision.prompt == "venus.turn.act" and decision.first(2) == ["end"]


def acting(g: Onward) -> int | None:
    return g.active


# Crises are read to the whole table, page by page (OV-7.1).
FOR_ALL = ("phase", "period", "crisis_levels", "crisis", "over")


def for_all(event: Event) -> bool:
    return event.kind in FOR_ALL


HOOKS["venus"] = MatchHooks(
    is_window=is_window,
    moment=moment,
    targeted=targeted,
    announcer=announcer,
    grace=grace,
    ends_turn=ends_turn,
    acting=acting,
    for_all=for_all,
)
