"""What is worth telling about a finished game, as data without words: how it went, and its turning points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from rules.core.lean import dataclass


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment that decided the game: its name, the turn, and the parameters for its message."""

    name: str
    turn: int
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chronicle:
    """How a game went. `course` has one row for each seat: its standing at the start and after each turn."""

    course: tuple[tuple[int, ...], ...] = ()
    moments: tuple[TurningPoint, ...] = ()
