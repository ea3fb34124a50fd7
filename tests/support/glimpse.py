"""What one seat knows of a position, for samples of what a table asks the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules import Decision, State, view, waiting


@dataclass(frozen=True)
class Glimpse:
    seat: int
    table: Mapping[str, Any]  # the view of the table
    asked: tuple[Decision, ...]  # what this seat is asked
    all_asked: tuple[Decision, ...]


def glimpse(state: State, seat: int) -> Glimpse:
    asked = waiting(state)
    return Glimpse(seat, view(state, seat)["table"], tuple(d for d in asked if d.seat == seat), asked)


# The arguments with which a table asks a function at a position, without the position itself.
Samples = Mapping[Callable[..., Any], Callable[[Glimpse], Iterable[tuple[Any, ...]]]]


def once(seen: Glimpse) -> list[tuple[Any, ...]]:
    """For a function that is asked about nothing but the position."""
    return [()]


def by_seat(seen: Glimpse) -> list[tuple[Any, ...]]:
    """For a function that is asked about the seat."""
    return [(seen.seat,)]
