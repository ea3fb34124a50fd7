"""What a game works out from its position, and keeps until an atom changes what it was made of.

Whose power works, which pieces change a value, how many copies of a card lie open: such things follow from the position
and are asked for many times between two changes. A function that is decorated works them out once; the state keeps the
value in `derived`, which is neither saved nor cloned. Every atom that changes something they are made of sets
`g.derived = None`, and then each is worked out again when it is next asked for.

Some things change often and matter to few values. Those values are kept in a part of their own (`derived_of`), and
such an atom forgets only the parts that its change matters to (`forget`). A value must be in a part that is forgotten
whenever something is that it was made of.

    >>> from types import SimpleNamespace
    >>> @derived
    ... def total(g):
    ...     print("adding up")
    ...     return sum(g.numbers)
    >>> g = SimpleNamespace(numbers=[1, 2], derived=None)
    >>> total(g), total(g)
    adding up
    (3, 3)
    >>> g.numbers.append(4); g.derived = None
    >>> total(g)
    adding up
    7

Tests that play with `running.checked` work out every kept value again when it is asked for: an atom that does not
report its change is found at once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from operator import eq
from typing import Any, TypeVar

from .reasons import Fault

G = TypeVar("G")  # a state
T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
_MAKERS: dict[Callable[[Any], Any], tuple[str, Callable[[Any], Any]]] = {}  # of each function that keeps a value
_MARKS: dict[Callable[[Any, Any], Any], tuple[str, object]] = {}  # the same where a value is kept about something
_verifying = False


@contextmanager
def verified() -> Iterator[None]:
    """For tests: a value that is kept within it and should have been forgotten is a fault."""
    global _verifying
    before, _verifying = _verifying, True
    try:
        yield
    finally:
        _verifying = before


def derived_of(part: str) -> Callable[[Callable[[G], T]], Callable[[G], T]]:
    """Keep what `make(g)` gives until this part is forgotten. The value must not be changed by who gets it."""

    def decorate(make: Callable[[G], T]) -> Callable[[G], T]:
        def kept(g: Any) -> T:
            try:
                return g.derived[part][make]  # type: ignore[no-any-return]
            except (KeyError, TypeError):  # TypeError: nothing is kept at all
                pass
            value = make(g)
            _part(g, part)[make] = value
            return value

        kept.__name__, kept.__doc__ = make.__name__, make.__doc__
        _MAKERS[kept] = part, make
        return kept

    return decorate


WHOLE = ""  # the part that is forgotten only with everything else


def derived(make: Callable[[G], T]) -> Callable[[G], T]:
    """Keep what `make(g)` gives until something changes."""
    return derived_of(WHOLE)(make)


def derived_for(make: Callable[[G, K], T], same: Callable[[T, T], bool] = eq, part: str = WHOLE) -> Callable[[G, K], T]:
    """The same for a function that is asked about something: one value is kept for each `about`.

    `same` compares two values, for tests.
    """
    mark = object()  # stands for `make`, whose hash may take long

    def kept(g: Any, about: K) -> T:
        try:
            return g.derived[part][mark][about]  # type: ignore[no-any-return]
        except (KeyError, TypeError):
            pass
        value = make(g, about)
        of_part = _part(g, part)
        if mark not in of_part:
            of_part[mark] = _VerifiedAbout(g, make, same) if _verifying else {}
        of_part[mark][about] = value
        return value

    kept.__name__, kept.__doc__ = make.__name__, make.__doc__
    _MARKS[kept] = part, mark
    return kept


def is_outdated(g: Any, kept: Callable[[Any], T]) -> bool:
    """Whether what is kept by this function would be another value now; False if none is kept.

    For atoms whose change seldom matters: it is cheaper to look than to work out everything that follows again.
    """
    part, make = _MAKERS[kept]
    of_part = (g.derived or {}).get(part, {})
    return make in of_part and of_part.get(make) != make(g)


def forget(g: Any, *parts: str) -> None:
    """Forget only these parts of what was worked out."""
    if g.derived is not None:
        for part in parts:
            g.derived.pop(part, None)


def forget_each(g: Any, part: str, about: Hashable) -> None:
    """Forget what this part keeps about one thing; all of its values must be kept about something."""
    if g.derived is not None:
        for kept in g.derived.get(part, {}).values():
            kept.pop(about, None)


def forget_about(g: Any, kept: Callable[[Any, K], Any], about: K) -> None:
    """Forget what this function keeps about one thing."""
    if g.derived is not None:
        part, mark = _MARKS[kept]
        of_part = g.derived.get(part)
        if of_part is not None and mark in of_part:
            of_part[mark].pop(about, None)


def kept_about(g: Any, kept: Callable[[Any, K], T], about: K) -> T | None:
    """What this function keeps about one thing, None if nothing: for atoms that can tell how their change alters it."""
    part, mark = _MARKS[kept]
    found: T | None = (g.derived or {}).get(part, {}).get(mark, {}).get(about)
    return found


def _part(g: Any, part: str) -> dict[Any, Any]:
    """Where the values of a part are kept. To be asked for when a value has been worked out: that may have changed it,
    because others were asked for."""
    parts = g.derived
    if parts is None:
        parts = g.derived = {}
    found: dict[Any, Any] | None = parts.get(part)
    if found is None:
        found = parts[part] = _Verified(g) if _verifying else {}
    return found


class _Verified(dict[Any, Any]):
    """For tests: the values of a part, each worked out again when it is asked for."""

    def __init__(self, g: object) -> None:
        self._g = g

    def __getitem__(self, make: Any) -> Any:
        found = super().__getitem__(make)
        if _verifying and callable(make):  # anything else is a mark
            _verify(make.__name__, found, make(self._g), eq)
        return found


class _VerifiedAbout(dict[Any, Any]):
    """The same for what a function keeps about each thing."""

    def __init__(self, g: Any, make: Callable[[Any, Any], Any], same: Callable[[Any, Any], bool]) -> None:
        self._made_of = g, make, same

    def __getitem__(self, about: Any) -> Any:
        found = super().__getitem__(about)
        if _verifying:
            g, make, same = self._made_of
            _verify(f"{make.__name__}({about!r})", found, make(g, about), same)
        return found


def _verify(name: str, kept: T, now: T, same: Callable[[T, T], bool]) -> None:
    if not same(kept, now):
        raise Fault(f"{name} was worked out before something changed: {kept!r}, now {now!r}")
