"""Functions of a position that a table may ask, such as a price or where a group could go.

    @query
    def attack_tax(g: Kaosz, seat: Seat) -> int: ...

The table hands them to the match, which calls them with a world that fits what a seat knows (`app.match.inquiry`), so
they must say the same in every such world; a test tries that for each. Nothing else of the rules can be asked so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T", bound=Callable[..., Any])

QUERIES: set[Callable[..., Any]] = set()


def query(rule: T) -> T:
    """Let the table ask this function."""
    QUERIES.add(rule)
    return rule
