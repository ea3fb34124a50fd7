"""What is about to happen and may be answered, as everybody at the table sees it (OV-2.32)."""

from __future__ import annotations

from rules.core.decisions import Decision
from rules.core.frame import Frame
from rules.core.under_way import on_top

from .state import Onward


def _threat(g: Onward) -> Frame | None:
    """The unit about to be destroyed, if one is."""
    return on_top(g, "venus.destroy")


def targeted(g: Onward, seat: int, decision: Decision) -> bool:
    """Everybody sees whose unit is about to be destroyed."""
    threat = _threat(g)
    return threat is not None and bool(threat.seat == seat)


def announcer(g: Onward) -> int | None:
    """Who is about to destroy a unit: the player of a card, whoever pays the saboteur, or whoever threw the dice."""
    threat = _threat(g)
    return int(threat.by) if threat is not None else None


def acting(g: Onward) -> int | None:
    """Whose turn it is; below zero nobody's."""
    return g.active
