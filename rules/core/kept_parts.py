"""Parts of a view that are kept until something they are made of changes.

A view has parts that most answers do not touch: a planet, a player's pieces, the cards that a seat knows. Such a part
is asked for with what it is made of, as a value that can be compared; it is made again only when that is another one.
What is kept is found by comparing, never by being told of a change, so nothing can be forgotten: a taken back answer,
another game or an imagined world finds the right part as well.

    >>> kept = KeptParts()
    >>> made = []
    >>> def planet(units):
    ...     made.append(units)
    ...     return {"strength": sum(units)}
    >>> for units in ((1, 2), (1, 2), (1, 3)):
    ...     seen = kept.part("mars", units, lambda: planet(units))
    >>> seen, made
    ({'strength': 4}, [(1, 2), (1, 3)])

Whoever gets a part only reads it: the same one is handed out again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class KeptParts:
    """One part for each name, with what it was made of."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[Any, Any]] = {}

    def part(self, name: Hashable, made_of: object, make: Callable[[], T]) -> T:
        """The part of this name, made of this."""
        known = self._parts.get(name)
        if known is not None and known[0] == made_of:
            found: T = known[1]
            return found
        made = make()
        self._parts[name] = (made_of, made)
        return made


class KeepsParts(Protocol):
    """Whatever has parts to keep: a state, with a field that is neither saved nor cloned."""

    parts_of_views: KeptParts | None


def kept_parts(owner: KeepsParts) -> KeptParts:
    """What is kept for this state; nothing at first, nor for a clone."""
    found = owner.parts_of_views
    if found is None:
        found = owner.parts_of_views = KeptParts()
    return found
