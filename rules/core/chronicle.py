"""What is worth telling about a finished game, in no language: how it went, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """One such moment: its name, the turn, and what the words for it need."""

    name: str
    turn: int
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chronicle:
    """`course` has one row for each seat: what it had at the start and after each turn."""

    course: tuple[tuple[int, ...], ...] = ()
    moments: tuple[TurningPoint, ...] = ()
