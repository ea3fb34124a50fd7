"""Parts of a view that are kept until something they are made of changes.

A view has parts that most answers do not change: a planet, a player's pieces, the cards that a seat knows. Such a part
is asked for together with the values it is made of; it is made again only if those differ from the last time. Because
they are compared each time, nobody has to report changes: after an undo the right part is found as well.

    >>> kept = ViewCache()
    >>> made = []
    >>> def planet(units):
    ...     made.append(units)
    ...     return {"strength": sum(units)}
    >>> for units in ((1, 2), (1, 2), (1, 3)):
    ...     seen = kept.part("mars", units, lambda: planet(units))
    >>> seen, made
    ({'strength': 4}, [(1, 2), (1, 3)])

Where nobody can tell cheaply what a part is made of, but several seats look at the same position, the part is kept
until the next answer: every answer ends the open questions and leads to others.

    >>> asked = ("whose move is it?",)
    >>> kept.shared(asked, "total", lambda: 7), kept.shared(asked, "total", lambda: 8)
    (7, 7)
    >>> kept.shared(("and now?",), "total", lambda: 8)
    8

A part must not be changed by who gets it, because the same object is given out again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class ViewCache:
    """One part for each name, with the values it was made of; and what all seats share until the next answer."""

    __slots__ = ("_asked", "_parts", "_shared")

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[object, Any]] = {}
        self._asked: object = None
        self._shared: dict[Hashable, Any] = {}

    def part(self, name: Hashable, made_of: object, make: Callable[[], T]) -> T:
        """The part of this name; `make` is called only if `made_of` differs from the last time."""
        known = self._parts.get(name)
        if known is not None and known[0] == made_of:
            found: T = known[1]
            return found
        made = make()
        self._parts[name] = (made_of, made)
        return made

    def shared(self, asked: object, name: Hashable, make: Callable[[], T]) -> T:
        """The part of this name, the same for every seat; `make` is called once for these very questions."""
        if asked is not self._asked:
            self._asked, self._shared = asked, {}
        try:
            found: T = self._shared[name]
        except KeyError:
            found = self._shared[name] = make()
        return found


class HasViewCache(Protocol):
    """A state with a field for kept parts, which is neither saved nor cloned."""

    view_cache: ViewCache | None


def view_cache(owner: HasViewCache) -> ViewCache:
    """The kept parts of this state; empty at first, and for a clone."""
    found = owner.view_cache
    if found is None:
        found = owner.view_cache = ViewCache()
    return found
