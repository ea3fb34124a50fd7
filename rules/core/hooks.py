"""Hooks: how pieces in play change values, replace events before they happen, and react to them afterwards.

What is in force is looked up in the state each time, never kept: a power that is copied, swapped, stolen, lent, hidden
or lost needs no bookkeeping. A game lists its pieces in play as sources, in the order in which they count; behaviour is
registered under the piece's design.

    >>> from types import SimpleNamespace
    >>> hooks = Hooks("demo", lambda g: g.sources)
    >>> @hooks.changes("fire", "gunner", ADD)
    ... def three_more(g, source, value, about):
    ...     return value + 3
    >>> @hooks.changes("fire", "jammer", SET)
    ... def silenced(g, source, value, about):
    ...     return 0 if about == "mamut" else value
    >>> gunner, jammer = Source(7, 0, "gunner", 1), Source(8, 1, "jammer", 2)
    >>> g = SimpleNamespace(sources=[gunner, jammer])
    >>> hooks.ask(g, "fire", 4, "mamut")
    3
    >>> hooks.why(g, "fire", 4, "mamut")
    [Part(piece=8, seat=1, layer='set', before=4, after=0), Part(piece=7, seat=0, layer='add', before=0, after=3)]

A value of any type can be asked for: a number, a place, a list of legal cards. Layers are the rulebook's order: all
hooks of an earlier layer come before those of a later one, within a layer the order of the sources counts.

A replacement is looked up before something happens, a reaction after it; both are bound to their source and carried out
by the game's own flows:

    >>> @hooks.replaces("loss", "healer", guard=lambda g, source, about: about["seat"] != source.seat)
    ... def heal(g, source, about):
    ...     return f"seat {source.seat} heals seat {about['seat']}"
    >>> g.sources = [Source(9, 2, "healer", 3)]
    >>> [each.run() for each in hooks.replacing(g, "loss", {"seat": 0})]
    ['seat 2 heals seat 0']
    >>> hooks.replacing(g, "loss", {"seat": 2})
    []
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from .decisions import PASS, Option
from .flow import Frame
from .records import Json

SET, ADD = "set", "add"
LAYERS = (SET, ADD)  # where a value has no layers of its own
FIRST = 0


class Source(NamedTuple):
    """A piece in play: which, whose it is now, what is printed on it, and since when it counts."""

    piece: Json
    seat: int
    design: str
    since: int = FIRST


class Part(NamedTuple):
    """One step from the printed value to the present one, for "why 7?"."""

    piece: Json
    seat: int
    layer: str
    before: Any
    after: Any


class Bound(NamedTuple):
    """A replacement or a reaction of one source to one event, ready to be carried out."""

    source: Source
    name: str  # the registered function's name: it tells two hooks of one design apart
    mandatory: bool
    run: Callable[[], Any]


Guard = Callable[[Any, Source, Any], bool]
Change = Callable[[Any, Source, Any, Any], Any]
Happening = Callable[[Any, Source, Any], Any]


def always(g: Any, source: Source, about: Any) -> bool:
    """The guard of a hook that is in force whenever its piece is in play."""
    return True


class _Hook(NamedTuple):
    run: Callable[..., Any]
    guard: Guard
    layer: str = ""
    mandatory: bool = True


_ByName = dict[str, dict[str, list[_Hook]]]  # name of the value or event -> design -> hooks


class Hooks:
    """All hooks of one game. `sources` lists the pieces whose text counts now, in the order in which they count."""

    __slots__ = ("_changes", "_layers", "_reactions", "_replacements", "game", "sources")

    def __init__(self, game: str, sources: Callable[[Any], Iterable[Source]]) -> None:
        self.game, self.sources = game, sources
        self._changes: _ByName = {}
        self._replacements: _ByName = {}
        self._reactions: _ByName = {}
        self._layers: dict[str, Sequence[str]] = {}

    # -- registering

    def layers(self, name: str, *layers: str) -> None:
        """The order in which changes of this value count."""
        self._layers[name] = layers

    def changes(self, name: str, design: str, layer: str = ADD, guard: Guard = always) -> Callable[[Change], Change]:
        """Register a function (g, source, value, about) that gives the changed value."""
        return partial(self._register, self._changes, name, design, guard, layer, True)

    def replaces(
        self, name: str, design: str, guard: Guard = always, mandatory: bool = True
    ) -> Callable[[Happening], Happening]:
        """Register what happens instead of an event: (g, source, about) -> what the game's flow expects."""
        return partial(self._register, self._replacements, name, design, guard, "", mandatory)

    def reacts(
        self, name: str, design: str, guard: Guard = always, mandatory: bool = True
    ) -> Callable[[Happening], Happening]:
        """Register what follows an event: (g, source, about) -> what the game's flow expects."""
        return partial(self._register, self._reactions, name, design, guard, "", mandatory)

    @staticmethod
    def _register(
        into: _ByName, name: str, design: str, guard: Guard, layer: str, mandatory: bool, run: Callable[..., Any]
    ) -> Callable[..., Any]:
        into.setdefault(name, {}).setdefault(design, []).append(_Hook(run, guard, layer, mandatory))
        return run

    # -- asking

    def ask(self, g: Any, name: str, base: Any, about: Any = None) -> Any:
        """The present value: the base under everything in force."""
        known = self._changes.get(name)
        if not known:
            return base
        for hook, source in self._in_force(g, name, known, about):
            base = hook.run(g, source, base, about)
        return base

    def why(self, g: Any, name: str, base: Any, about: Any = None) -> list[Part]:
        """The steps from the base to the present value; what changes nothing is left out."""
        parts: list[Part] = []
        for hook, source in self._in_force(g, name, self._changes.get(name, {}), about):
            after = hook.run(g, source, base, about)
            if after != base:
                parts.append(Part(source.piece, source.seat, hook.layer, base, after))
            base = after
        return parts

    def _in_force(
        self, g: Any, name: str, known: dict[str, list[_Hook]], about: Any
    ) -> list[tuple[_Hook, Source]]:
        found = [
            (hook, source)
            for source in self.sources(g)
            for hook in known.get(source.design, ())
            if hook.guard(g, source, about)
        ]
        if len(found) > 1:
            order = self._layers.get(name, LAYERS)
            found.sort(key=lambda each: order.index(each[0].layer))
        return found

    def replacing(self, g: Any, name: str, about: Any = None) -> list[Bound]:
        """What could happen instead of this event; who may choose among several is the game's rule."""
        return self._bound(g, self._replacements.get(name), about)

    def reacting(self, g: Any, name: str, about: Any = None) -> list[Bound]:
        """What follows this event, in the order of the sources."""
        return self._bound(g, self._reactions.get(name), about)

    def _bound(self, g: Any, known: dict[str, list[_Hook]] | None, about: Any) -> list[Bound]:
        if not known:
            return []
        return [
            Bound(source, hook.run.__name__, hook.mandatory, partial(hook.run, g, source, about))
            for source in self.sources(g)
            for hook in known.get(source.design, ())
            if hook.guard(g, source, about)
        ]


def chosen(f: Frame, key: str, seat: int, found: Sequence[Bound], rule: str = "") -> Bound | None:
    """The one of several replacements that the seat chooses; None stands for the event itself.

    A single mandatory one is not asked about. Optional ones can be declined with "pass".
    """
    if not found or (len(found) == 1 and found[0].mandatory):
        return found[0] if found else None
    by_option: dict[Option, Bound | None] = {("replace", each.source.piece, each.name): each for each in found}
    if not any(each.mandatory for each in found):
        by_option[PASS] = None
    return by_option[f.pick(key, seat, list(by_option), rule=rule)]
