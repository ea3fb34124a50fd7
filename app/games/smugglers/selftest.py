"""What `orrery selftest` looks at for this game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.games.smugglers.drop import simulate


def checks() -> Iterator[tuple[str, Callable[[], str]]]:
    yield "physics", _physics


def _physics() -> str:
    outcome = simulate([], 0)
    if outcome.disturbed:
        raise RuntimeError("a die on an empty card does not stand")
    return "a dropped die stands"
