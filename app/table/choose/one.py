"""One option, chosen by touching the things of its gesture."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from app.table.choose.choice import (
    CHOSEN,
    LEGAL,
    TARGET,
    Choice,
    EqualsOf,
    GestureOf,
    GesturesOf,
    NumberOf,
    ProposalOf,
    Way,
    no_equals,
)
from app.table.model import Id
from rules import One
from rules.core.decisions import PASS, Option, Value, ranged


class OneChoice(Choice):
    """One option, chosen touch by touch along the path of its gesture; several options may begin with one touch."""

    decision: One

    def __init__(
        self,
        decision: One,
        gesture: GestureOf,
        also: GesturesOf = lambda option: (),
        meant: NumberOf = lambda option, low, high: None,
        proposed: ProposalOf = lambda option, low, high: low,
        equals: EqualsOf = no_equals,
    ) -> None:
        super().__init__(decision, gesture)
        self._equals = equals
        self.also, self._meant, self._proposed = also, meant, proposed
        self._read_ways()
        self.touched: list[Id] = []
        self.picked: Any = None  # an option that still needs its number or its confirmation
        self.number = 0
        self._told: int | None = None  # the number that the game's module means with it

    # --- what is offered

    def read_again(self) -> None:
        """The game means the options by other gestures now: a die was turned, a basket filled."""
        self.why = [(option, self.gesture(option), reason) for option, reason in self.decision.blocked]
        self._read_ways()

    def _read_ways(self) -> None:
        """The ways in which each option can be meant; found by the things on them from now on."""
        options, gesture, also = self.decision.options, self.gesture, self.also
        ways = [(option, way) for option in options for way in (gesture(option), *also(option))]
        # Rules offer one of several equal pieces: each of the others means the same.
        for piece, (offered, *_) in self._equals({thing for _, way in ways for thing in way.path}).items():
            ways += [(option, way.touching(piece, offered)) for option, way in ways if offered in way.path]
        self.ways = ways
        self._by_path = PathIndex[Id, Way]((way[1].path, way) for way in ways)

    def buttons(self) -> list[Any]:
        """The options that have no gesture on the table, the declining one last."""
        return sorted((option for option, _ in self._by_path.ending(())), key=lambda option: option == PASS)

    def candidates(self) -> list[Way]:
        found = self._by_path.below(self.touched)
        return found if self.touched else [way for way in found if way[1].path]

    def begun_with(self, thing: Id) -> list[Way]:
        """Everything that can be done with a thing, whatever has been touched."""
        return self._by_path.below((thing,))

    def complete(self) -> list[Any]:
        """Options whose whole path has been touched."""
        return [option for option, _ in self._by_path.ending(self.touched)] if self.touched else []

    def nexts(self) -> set[Id]:
        return set(self._by_path.nexts(self.touched))

    def targets(self) -> set[Id]:
        """What may be touched after the chosen piece: the next things of its paths, and where it may be dropped."""
        return self._targets_after(self.touched) if self.touched else set()

    def _targets_after(self, touched: Sequence[Id]) -> set[Id]:
        onto = {gesture.onto for _, gesture in self._by_path.ending(touched) if gesture.onto is not None}
        return onto.union(self._by_path.nexts(touched))

    def starts(self) -> set[Id]:
        return set(self._by_path.nexts(()))

    @property
    def is_begun(self) -> bool:
        return bool(self.touched)

    def marks(self) -> dict[Id, str]:
        """The marks, legal things first, in the order of the options: the focus begins at the first one."""
        if not self.touched:
            loud = {way.path[0] for _, way in self.ways if way.path and not way.quiet}
            first = {thing: LEGAL for thing in self._by_path.nexts(()) if thing in loud}
            first |= dict.fromkeys(self.gesture(self.picked).path[:1] if self.picked is not None else (), CHOSEN)
            return first | {thing: mark for thing, mark in self._blocked_marks().items() if thing not in first}
        goals = self.targets()
        listed = [thing for _, gesture in self.candidates() for thing in (*gesture.path, gesture.onto)]
        return {**{thing: TARGET for thing in listed if thing in goals}, **dict.fromkeys(self.touched, CHOSEN)}

    def worths(self) -> dict[Id, str]:
        """The things to touch next that lead only to a bluff or a waste, each with the better of the two."""
        return self._worths_after(self.touched)

    def _worths_after(self, touched: Sequence[Id]) -> dict[Id, str]:
        length, found = len(touched), dict[Id, set[str]]()
        for _, gesture in self._by_path.below(touched):
            ends = [gesture.onto] if length and len(gesture.path) == length else gesture.path[length : length + 1]
            for thing in ends:
                if thing is not None:
                    found.setdefault(thing, set()).add(gesture.worth)
        return {thing: min(worths) for thing, worths in found.items() if "" not in worths}

    def worths_of(self, piece: Id) -> dict[Id, str]:
        """The same for the things that a dragged piece may be dropped on."""
        return self._worths_after(self.touched if self.touched[-1:] == [piece] else (piece,))

    def targets_of(self, piece: Id) -> set[Id]:
        if self.touched and self.touched[-1] == piece:
            return self.targets()
        return self._targets_after((piece,))

    # --- touching

    def touch(self, thing: Id) -> bool:
        self.picked = None
        if self.touched and thing in self.targets():
            self._extend(thing)
            return True
        if thing in self.starts():
            self.touched = [thing]
            return True
        return False

    def _extend(self, thing: Id) -> None:
        """Go along the path; a complete option with no other way on is picked at once."""
        ends = [option for option, gesture in self._by_path.ending(self.touched) if gesture.onto == thing]
        if thing in self.nexts():
            self.touched.append(thing)
            ends += [option for option in self.complete() if option not in ends]
        further = self.touched[-1:] == [thing] and self.nexts()
        if len(ends) == 1 and not further:
            self.pick(ends[0])
        elif ends and thing not in self.touched:
            self.touched.append(thing)  # several options are complete: the list beside the piece asks which

    def finish(self, only_filled: bool = False) -> None:
        """Pick the only option that can be meant, if touching it is enough; it is in a form, which is `only_filled`."""
        ways = self._by_path.below(self.touched) if self.touched and self.picked is None else []
        enough = not self.nexts() and all(way.at_once or only_filled for _, way in ways)
        if len({option for option, _ in ways}) == 1 and enough:
            self.pick(ways[0][0])

    def drop(self, piece: Id, target: Id, several: bool = False) -> bool:
        if target not in self.targets_of(piece):
            return False
        if not self.touched or self.touched[-1] != piece:
            self.touched = [piece]
        return self.touch(target)

    def actions(self) -> list[Any]:
        """The complete options, for the list beside the piece."""
        found = self.complete()
        if not found and self.touched:
            last, before = self.touched[-1], self.touched[:-1]
            found = [option for option, gesture in self._by_path.ending(before) if gesture.onto == last]
        return found

    def pick(self, option: Option) -> None:
        """Choose an option; one with a range still needs a number."""
        self.picked, self._told = option, None
        span = self.span()
        if span is None:
            self.number = 0
            return
        self._told = self._meant(option, *span)
        self.number = self._proposed(option, *span) if self._told is None else self._told

    def lay(self, value: Value) -> None:
        self.touched = []
        if value is None:
            self.picked, self.number = None, 0
            return
        whole = value in self.decision.options
        self.picked, self.number = (value, 0) if whole else (value[:-1] if len(value) > 2 else value[0], value[-1])

    def whole(self, option: Option) -> Any:
        """The answer that an option is without anything more being said; None if it needs a number."""
        span = (self.decision.ranges or {}).get(option)
        if span is None:
            return option
        number = self._meant(option, *span)
        return None if number is None else ranged(option, number)

    def asks_number(self) -> bool:
        """Whether the picked option still needs its number."""
        return self.span() is not None and self._told is None

    def span(self) -> tuple[int, int] | None:
        if self.picked is None or not self.decision.ranges:
            return None
        return self.decision.ranges.get(self.picked)

    def value(self) -> Any:
        if self.picked is None:
            return None
        return ranged(self.picked, self.number) if self.span() else self.picked

    def back(self) -> bool:
        if self.picked is not None:
            self.picked = None
            if len(self.touched) > 1:
                self.touched.pop()
            return True
        if self.touched:
            self.touched.pop()
            return True
        return False


# --- an index of options by the things they concern, such as first a unit, then its goal. Made once for a question


Thing = TypeVar("Thing", bound=Hashable)
T = TypeVar("T")


class _Node(Generic[Thing, T]):
    __slots__ = ("below", "ending", "nexts")

    def __init__(self) -> None:
        self.below: list[T] = []
        self.ending: list[T] = []
        self.nexts: dict[Thing, None] = {}  # in the order of the options


class PathIndex(Generic[Thing, T]):
    """Finds the entries whose path begins with given things; always in the order in which the entries were given."""

    def __init__(self, entries: Iterable[tuple[Sequence[Thing], T]]) -> None:
        self._nodes: dict[tuple[Thing, ...], _Node[Thing, T]] = {(): _Node()}
        for path, entry in entries:
            self._add(tuple(path), entry)

    def _add(self, path: tuple[Thing, ...], entry: T) -> None:
        nodes = self._nodes
        node = nodes[()]
        node.below.append(entry)
        for length, thing in enumerate(path, 1):
            node.nexts[thing] = None
            prefix = path[:length]
            following = nodes.get(prefix)
            if following is None:
                following = nodes[prefix] = _Node()
            node = following
            node.below.append(entry)
        node.ending.append(entry)

    def below(self, prefix: Sequence[Thing]) -> list[T]:
        """All entries whose path begins with these things."""
        node = self._nodes.get(tuple(prefix))
        return list(node.below) if node is not None else []

    def ending(self, prefix: Sequence[Thing]) -> list[T]:
        """All entries whose path is exactly this; for an empty one, those that concern no thing."""
        node = self._nodes.get(tuple(prefix))
        return list(node.ending) if node is not None else []

    def nexts(self, prefix: Sequence[Thing]) -> list[Thing]:
        """The things that come next in the paths that begin with these; for none, the first things of all paths."""
        node = self._nodes.get(tuple(prefix))
        return list(node.nexts) if node is not None else []
