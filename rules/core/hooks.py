"""Hooks: how pieces in play change values, replace events before they happen, and react to them afterwards.

Which hooks are in force is looked up in the state each time and never stored, so a power that is copied, swapped,
stolen, lent, hidden or lost needs no bookkeeping. A game gives listings: functions that say which hooks there are for
one name of a value or an event, each with the piece (`Source`) that it comes from.

    >>> from types import SimpleNamespace
    >>> hooks = Hooks()
    >>> texts = {"gunner": (lambda g, source, value, about: value + 3, ADD), "jammer": (lambda *_: 0, SET)}
    >>> @hooks.listing
    ... def pieces(g, kind, name, about):
    ...     for source in g.sources:
    ...         if (kind, name) == (CHANGE, "fire"):
    ...             run, layer = texts[source.design]
    ...             yield Hook(source, run, layer=layer)
    >>> gunner, jammer = Source(7, 0, "gunner", 1), Source(8, 1, "jammer", 2)
    >>> g = SimpleNamespace(sources=[gunner, jammer])
    >>> hooks.ask(g, "fire", 4)
    3
    >>> for step in hooks.why(g, "fire", 4):
    ...     step
    ValueStep(piece=8, seat=1, layer='set', before=4, after=0)
    ValueStep(piece=7, seat=0, layer='add', before=0, after=3)

A value can be of any type: a number, a place, a list of legal cards. Layers are in the rulebook's order: all hooks of
an earlier layer run before those of a later one; within a layer the piece that came into play first is first
(`Source.since`). Where the text of a piece is data instead of code, the listing gives the data along in `Source.text`.

Replacements are looked up before an event, reactions after it; each is given as a `Bound`, which the game's own flows
carry out:

    >>> def is_another(g, source, about):
    ...     return about != source.seat
    >>> @hooks.listing
    ... def healers(g, kind, name, about):
    ...     if (kind, name) == (REPLACE, "loss"):
    ...         for source in g.sources:
    ...             yield Hook(source, lambda g, source, about: f"seat {source.seat} heals seat {about}", is_another)
    >>> g.sources = [Source(9, 2, "healer", 3)]
    >>> [each.run() for each in hooks.replacing(g, "loss", 0)]
    ['seat 2 heals seat 0']
    >>> hooks.replacing(g, "loss", 2)
    []
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from .decisions import Option
from .derived import derived_for
from .frame import Frame
from .questions import Question
from .records import Json

SET, ADD = "set", "add"
LAYERS = (SET, ADD)  # the layers of a game that does not name its own
FIRST = 0
CHANGE, REPLACE, REACT = "change", "replace", "react"  # the kinds of hooks


class Source(NamedTuple):
    """A piece in play: which piece, whose it is now, its design, and when it came into play."""

    piece: Json
    seat: int
    design: str
    since: int = FIRST
    text: Any = None  # what is printed on it, where that is data instead of code


Guard = Callable[[Any, Source, Any], bool]
Change = Callable[[Any, Source, Any, Any], Any]
Reacting = Callable[[Any, Source, Any], Any]


def always(g: Any, source: Source, about: Any) -> bool:
    """The guard of a hook that is in force whenever its piece is in play."""
    return True


class Hook(NamedTuple):
    """What one piece does to one value or event. `run` is a `Change` for a value, a `Reacting` for an event."""

    source: Source
    run: Callable[..., Any]
    guard: Guard = always
    layer: str = ""
    name: Option = ""  # tells two hooks of one piece apart


class ValueStep(NamedTuple):
    """One step from the printed value to the present one, for the tooltip "why 7?"."""

    piece: Json
    seat: int
    layer: str
    before: Any
    after: Any


class Bound(NamedTuple):
    """A replacement or a reaction of one source to one event, ready to be carried out."""

    source: Source
    name: Option
    run: Callable[[], Any]


Listing = Callable[[Any, str, str, Any], Iterable[Hook]]  # (g, kind, name of the value or event, what it is about)


class Hooks:
    """All hooks of one game; `layers` are in the order in which they count.

    `keeps` names a part of what is worked out: then which hooks change a value is kept until that part is forgotten
    (see `derived`), and a listing must not depend on what the value is asked about. Guards may: they are checked
    each time. `touched(g)` names all values that pieces in play may change: any other is as printed, which costs less
    than to look for hooks that are not there.
    """

    __slots__ = ("_changing", "_layers", "_listings", "_touched")

    def __init__(
        self,
        layers: Sequence[str] = LAYERS,
        keeps: str | None = None,
        touched: Callable[[Any], Collection[str]] | None = None,
    ) -> None:
        self._changing = None if keeps is None else derived_for(self._list_changes, _same, keeps)
        self._touched = touched
        self._layers = {layer: number for number, layer in enumerate(("", *layers))}
        self._listings: list[Listing] = []

    def listing(self, listed: Listing) -> Listing:
        """Register a function (g, kind, name, about) that gives the hooks for one name of a value or event."""
        self._listings.append(listed)
        return listed

    def listed(self, g: Any, kind: str, name: str, about: Any = None) -> list[Hook]:
        """All hooks for one name, by layer and order of play; their guards have not been checked yet."""
        found = [hook for listed in self._listings for hook in listed(g, kind, name, about)]
        if len(found) > 1:
            layers = self._layers
            found.sort(key=lambda hook: (layers[hook.layer], hook.source.since))
        return found

    def _list_changes(self, g: Any, name: str) -> list[Hook]:
        return self.listed(g, CHANGE, name)

    def in_force(self, g: Any, kind: str, name: str, about: Any = None) -> Iterator[Hook]:
        """The hooks whose guard is true, in order. A guard is checked only when the hooks before it have run."""
        for hook in self.listed(g, kind, name, about):
            if hook.guard is always or hook.guard(g, hook.source, about):
                yield hook

    def ask(self, g: Any, name: str, base: Any, about: Any = None) -> Any:
        """The present value: `base`, changed by all hooks in force."""
        if self._touched is not None and name not in self._touched(g):
            return base
        changing = self._changing
        found = changing(g, name) if changing is not None else self.listed(g, CHANGE, name, about)
        for source, run, guard, _, _ in found:
            if guard is always or guard(g, source, about):
                base = run(g, source, base, about)
        return base

    def is_changed(self, g: Any, name: str) -> bool:
        """Whether any hook could change this value now; if none could, nobody need ask for it piece by piece."""
        return bool(self._changing(g, name) if self._changing else self.listed(g, CHANGE, name))

    def why(self, g: Any, name: str, base: Any, about: Any = None) -> list[ValueStep]:
        """The steps from `base` to the present value; hooks that change nothing are left out."""
        parts: list[ValueStep] = []
        for hook in self.in_force(g, CHANGE, name, about):
            after = hook.run(g, hook.source, base, about)
            if after != base:
                parts.append(ValueStep(hook.source.piece, hook.source.seat, hook.layer, base, after))
            base = after
        return parts

    def replacing(self, g: Any, name: str, about: Any = None) -> list[Bound]:
        """What could happen instead of this event. Who chooses among several is for the game's rules to say."""
        return [_bound(g, hook, about) for hook in self.in_force(g, REPLACE, name, about)]

    def reacting(self, g: Any, name: str, about: Any = None) -> Iterator[Bound]:
        """The reactions to this event, in order; the guard of each sees what the earlier ones have changed."""
        return (_bound(g, hook, about) for hook in self.in_force(g, REACT, name, about))


def _same(kept: Sequence[Hook], now: Sequence[Hook]) -> bool:
    return [(hook.source, hook.layer) for hook in kept] == [(hook.source, hook.layer) for hook in now]


def _bound(g: Any, hook: Hook, about: Any) -> Bound:
    return Bound(hook.source, hook.name, partial(hook.run, g, hook.source, about))


def chosen(
    f: Frame, question: Question, seat: int, found: Sequence[Bound], rule: str = "", source: Option = None
) -> Bound | None:
    """The seat says which replacement happens; a single one needs no question. None: the event itself happens."""
    if len(found) < 2:
        return found[0] if found else None
    by_option: dict[Option, Bound] = {("replace", each.source.piece, each.name): each for each in found}
    return by_option[f.pick(question, seat, list(by_option), rule=rule, source=source)]
