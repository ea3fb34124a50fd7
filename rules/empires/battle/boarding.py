"""Boarding (CL-4.1, CL-4.2): what it takes to capture a ship, and which ships can be captured."""

from __future__ import annotations

from rules.core.hooks import Source

from ..printed.constants import LEGENDARY
from ..printed.levels import level
from ..state import Galaxy, facts
from ..state.values import LIMIT, Ship, Shot, hooks, rule, size

SWITCH = "boarding"


def can_be_captured(g: Galaxy, one: Ship) -> bool:
    """CL-4.2.6, CL-4.2.9: others are shot at by Boarding Ships as by any ship, with an Attack of 1."""
    found: bool = hooks.ask(g, "captured", facts(g).captured[one.unit], one)
    return found


def is_boarding(g: Galaxy, by: Ship, at: Ship) -> bool:
    return facts(g).boards[by.unit] and can_be_captured(g, at)


@rule("board", "boarding", switch=SWITCH)
def _boarding(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """CL-4.1.1: 5 or 6, by the level that it carries."""
    known = facts(g)
    return value + known.units[shot.by.unit].boards[max(1, level(shot.by.tech, known.boarding)) - 1]


@rule("board", "hull", switch=SWITCH)
def _hull(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """CL-4.2.1; a Legendary crew makes it one larger (CL-3.4.5)."""
    return value - size(g, shot.at) - (shot.at.experience == LEGENDARY)


@rule("board", "security", switch=SWITCH)
def _security(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """CL-5.2."""
    return value - shot.at.security


@rule("board", "always", LIMIT, switch=SWITCH)
def _one_succeeds(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """CL-4.1.3."""
    return max(1, value)
