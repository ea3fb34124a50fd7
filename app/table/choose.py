"""Choices: answers that a player is putting together, one class for each kind of decision. No drawing, no devices.

Dragging, clicking, keyboard and gamepad all end in the same few calls here, so they give the same answers (UX-14).
Only what the decision offers can be touched (UX-19).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.table.model import Gesture, Id
from rules import Amount, Decision, Form, One, Order, Reason, Some, Split
from rules.core.decisions import PASS, ranged
from rules.core.path_index import PathIndex

GestureOf = Callable[[Any], Gesture]
GesturesOf = Callable[[Any], Sequence[Gesture]]
Way = tuple[Any, Gesture]  # an option, and one gesture that means it
NumberOf = Callable[[Any, int, int], int | None]  # the number that is meant with an option that needs one; None: asked

LEGAL, CHOSEN, TARGET, BLOCKED = "legal", "chosen", "target", "blocked"


class Choice:
    """What all choices have: marks on the table, a value when they are complete, and one step back."""

    def __init__(self, decision: Decision, gesture: GestureOf) -> None:
        self.decision = decision
        self.gesture = gesture
        self.why: list[tuple[Any, Gesture, Reason]] = [
            (option, gesture(option), reason) for option, reason in decision.blocked
        ]

    def marks(self) -> dict[Id, str]:
        """The things to be marked on the table, each with its mark."""
        return {}

    def touch(self, thing: Id) -> bool:
        """The player chooses a thing; False if it is not offered."""
        return False

    def drop(self, piece: Id, target: Id) -> bool:
        """The player drops a piece on a thing; False if no option means that."""
        return False

    def starts(self) -> set[Id]:
        """The pieces with which an answer can begin."""
        return set()

    @property
    def is_begun(self) -> bool:
        """Whether the first of several touches was made."""
        return False

    def targets_of(self, piece: Id) -> set[Id]:
        """Where a dragged piece may be dropped."""
        return set()

    def value(self) -> Any:
        """The answer, or None while it is not complete."""
        return None

    def back(self) -> bool:
        """Take back the last touch; False if there was none."""
        return False

    def laid(self) -> Any:
        """What has been chosen so far, complete or not: what `lay` brings back."""
        return self.value()

    def lay(self, value: Any) -> None:
        """Begin with this answer instead of an empty one: for the fields of a form."""
        raise TypeError(f"{type(self).__name__} does not stand on a form")

    def reason(self, piece: Id, target: Id | None = None) -> Reason | None:
        """The reason the decision lists for touching this thing, or for bringing it to that target; None if none."""
        for _, gesture, reason in self.why:
            if gesture.path[:1] == (piece,) and (target is None or target in (*gesture.path[1:], gesture.onto)):
                return reason
        return None

    def _blocked_marks(self) -> dict[Id, str]:
        return {gesture.path[0]: BLOCKED for _, gesture, _ in self.why if gesture.path}


class OneChoice(Choice):
    """One option, chosen touch by touch along the path of its gesture; several options may begin with one touch."""

    decision: One

    def __init__(
        self,
        decision: One,
        gesture: GestureOf,
        also: GesturesOf = lambda option: (),
        meant: NumberOf = lambda option, low, high: None,
    ) -> None:
        super().__init__(decision, gesture)
        self.also, self._meant = also, meant
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
        self.ways = ways = [(option, way) for option in options for way in (gesture(option), *also(option))]
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

    def finish(self) -> None:
        """Pick the only option that can be meant, if touching it is enough."""
        ways = self._by_path.below(self.touched) if self.touched and self.picked is None else []
        if len({option for option, _ in ways}) == 1 and all(way.at_once and not self.nexts() for _, way in ways):
            self.pick(ways[0][0])

    def drop(self, piece: Id, target: Id) -> bool:
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

    def pick(self, option: Any) -> None:
        """Choose an option; one with a range still needs a number."""
        self.picked, self._told = option, None
        span = self.span()
        if span:
            self._told = self._meant(option, *span)
        self.number = 0 if span is None else span[0] if self._told is None else self._told

    def lay(self, value: Any) -> None:
        self.touched = []
        whole = value in self.decision.options
        self.picked, self.number = (value, 0) if whole else (value[:-1] if len(value) > 2 else value[0], value[-1])

    def whole(self, option: Any) -> Any:
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


class SomeChoice(Choice):
    """Several items that are switched on and off; the order of choosing is kept."""

    decision: Some

    def __init__(self, decision: Some, gesture: GestureOf) -> None:
        super().__init__(decision, gesture)
        self.items = {item: gesture(item) for item in decision.items}
        self._by_thing = PathIndex[Id, Any]((way.path[:1], item) for item, way in self.items.items())
        self.chosen: list[Any] = []

    def item_of(self, thing: Id) -> Any:
        return next(iter(self._by_thing.ending((thing,))), None)

    def toggle(self, item: Any) -> bool:
        if item in self.chosen:
            self.chosen.remove(item)
            return True
        if len(self.chosen) >= self.decision.high:
            if self.decision.high != 1:
                return False
            self.chosen.clear()
        self.chosen.append(item)
        return True

    def all_alike(self, things: list[Id]) -> None:
        """Choose as many of these things as possible, by Shift, a selection box or "all alike" (UX-22)."""
        for thing in things:
            item = self.item_of(thing)
            if item is not None and item not in self.chosen and len(self.chosen) < self.decision.high:
                self.chosen.append(item)

    def marks(self) -> dict[Id, str]:
        marks = self._blocked_marks()
        for item, gesture in self.items.items():
            if gesture.path:
                marks[gesture.path[0]] = CHOSEN if item in self.chosen else LEGAL
        return marks

    def touch(self, thing: Id) -> bool:
        item = self.item_of(thing)
        return item is not None and self.toggle(item)

    def targets_of(self, piece: Id) -> set[Id]:
        item = self.item_of(piece)
        onto = self.items[item].onto if item is not None else None
        return {onto} if onto is not None else set()

    def drop(self, piece: Id, target: Id) -> bool:
        item = self.item_of(piece)
        if target not in self.targets_of(piece) or item in self.chosen:
            return False
        return self.toggle(item)

    def value(self) -> Any:
        enough = self.decision.low <= len(self.chosen) <= self.decision.high
        return tuple(self.chosen) if enough else None

    def back(self) -> bool:
        return bool(self.chosen) and self.chosen.pop() is not None

    def laid(self) -> Any:
        return tuple(self.chosen)

    def lay(self, value: Any) -> None:
        self.chosen = list(value)


class AmountChoice(Choice):
    """One number, or one for each slot."""

    decision: Amount

    def __init__(
        self, decision: Amount, gesture: GestureOf, thing: Callable[[Any], Id | None] = lambda slot: None
    ) -> None:
        super().__init__(decision, gesture)
        self.spans = [(low, high) for _, low, high in decision.slots] or [(decision.low, decision.high)]
        self.numbers = [low for low, _ in self.spans]
        self.things = [thing(slot) for slot, _, _ in decision.slots]  # for each slot the piece that stands for it

    def span(self, slot: int) -> tuple[int, int]:
        return self.spans[slot]

    def set(self, slot: int, number: int) -> None:
        low, high = self.span(slot)
        self.numbers[slot] = max(low, min(high, number))

    def touch(self, thing: Id) -> bool:
        """Add one to the number of this thing's slot; after the highest number comes the lowest."""
        if thing not in self.things:
            return False
        slot = self.things.index(thing)
        low, high = self.span(slot)
        self.set(slot, low if self.numbers[slot] == high else self.numbers[slot] + 1)
        return low < high

    def marks(self) -> dict[Id, str]:
        return {
            thing: CHOSEN if self.numbers[slot] else LEGAL
            for slot, thing in enumerate(self.things)
            if thing is not None
        }

    def value(self) -> Any:
        return tuple(self.numbers) if self.decision.slots else self.numbers[0]

    def lay(self, value: Any) -> None:
        self.numbers = list(value) if self.decision.slots else [value]


class SplitChoice(Choice):
    """A number for each slot, up to its cap; the total must be within its limits."""

    decision: Split

    def __init__(self, decision: Split, gesture: GestureOf, thing: Callable[[Any], Id | None]) -> None:
        super().__init__(decision, gesture)
        self.numbers = [decision.floor(place) for place in range(len(decision.slots))]
        self.things = [thing(slot) for slot in decision.slots]

    @property
    def total(self) -> int:
        return sum(self.numbers)

    def span(self, slot: int) -> tuple[int, int]:
        """The lowest and the highest number of this slot while the others stay as they are."""
        rest = self.decision.high - (self.total - self.numbers[slot])
        return self.decision.floor(slot), max(self.decision.floor(slot), min(self.decision.caps[slot], rest))

    def set(self, slot: int, number: int) -> None:
        low, high = self.span(slot)
        self.numbers[slot] = max(low, min(high, number))

    def touch(self, thing: Id) -> bool:
        if thing not in self.things:
            return False
        slot = self.things.index(thing)
        before = self.numbers[slot]
        self.set(slot, before + 1)
        return self.numbers[slot] != before

    def marks(self) -> dict[Id, str]:
        return {
            thing: CHOSEN if self.numbers[slot] > self.decision.floor(slot) else LEGAL
            for slot, thing in enumerate(self.things)
            if thing is not None
        }

    def value(self) -> Any:
        fits = self.decision.low <= self.total <= self.decision.high
        return tuple(self.numbers) if fits else None

    def back(self) -> bool:
        floors = [self.decision.floor(place) for place in range(len(self.numbers))]
        if self.numbers == floors:
            return False
        self.numbers = floors
        return True

    def lay(self, value: Any) -> None:
        self.numbers = list(value)


class OrderChoice(Choice):
    """Items in a row that are moved left and right."""

    decision: Order

    def __init__(self, decision: Order, gesture: GestureOf) -> None:
        super().__init__(decision, gesture)
        self.items = list(decision.items)

    def move(self, place: int, to: int) -> None:
        to = max(0, min(len(self.items) - 1, to))
        self.items.insert(to, self.items.pop(place))

    def marks(self) -> dict[Id, str]:
        return {thing: CHOSEN for item in self.items for thing in self.gesture(item).path[:1]}

    def value(self) -> Any:
        return tuple(self.items)

    def back(self) -> bool:
        if self.items == list(self.decision.items):
            return False
        self.items = list(self.decision.items)
        return True

    def lay(self, value: Any) -> None:
        self.items = list(value)


class FormThings:
    """Things on the table that write into several fields of a form at once; by default there are none."""

    def marks(self, decision: Form, filled: Mapping[str, Any]) -> dict[Id, str]:
        """The things that may be touched as the form is filled in now."""
        return {}

    def touched(self, decision: Form, filled: Mapping[str, Any], thing: Id) -> dict[str, Any]:
        """The fields that a touch changes, with their new values."""
        return {}

    def targets_of(self, decision: Form, filled: Mapping[str, Any], piece: Id) -> set[Id]:
        """Where a piece may be brought to write something."""
        return set()

    def dropped(self, decision: Form, filled: Mapping[str, Any], piece: Id, target: Id) -> dict[str, Any]:
        """The fields that this changes, with their new values."""
        return self.touched(decision, filled, piece)


def _fill(part: Choice, thing: Id) -> bool:
    """Touch a thing in a field; an option that it means by itself is picked, and the others may still be touched."""
    touched = part.touch(thing)
    if isinstance(part, OneChoice):
        part.finish()
        if part.picked is not None:
            part.touched = []
    return touched


class FormChoice(Choice):
    """A form: a choice for each of its fields. Every change can be taken back, one by one."""

    decision: Form

    def __init__(
        self, decision: Form, gesture: GestureOf, part: Callable[[Decision], Choice], things: FormThings | None = None
    ) -> None:
        super().__init__(decision, gesture)
        self.things = things or FormThings()
        self.parts = {name: part(asked) for name, asked in decision.fields}
        self._before: list[dict[str, Any]] = []
        self._lay_all(decision.opening())
        for one in self.parts.values():
            if isinstance(one, SomeChoice) and len(one.items) > one.decision.low > 0:
                one.lay(())  # whoever has to part with some of his things names them himself

    def _lay_all(self, filled: dict[str, Any]) -> None:
        for name, part in self.parts.items():
            part.lay(filled[name])

    @property
    def filled(self) -> dict[str, Any]:
        """What is chosen in each field by name, enough or not; None where nothing is."""
        return {name: part.laid() for name, part in self.parts.items()}

    def change(self, how: Callable[[], object]) -> bool:
        """Call `how`, which changes some field; False if it changed nothing."""
        before = self.filled
        how()
        if self.filled == before:
            return False
        self._before.append(before)
        return True

    @property
    def changed(self) -> bool:
        """Whether there is a change that can be taken back."""
        return bool(self._before)

    def problems(self) -> dict[str, Reason]:
        """What is wrong by field, with the reasons of the rules (see `Form.problems`)."""
        return self.decision.problems({n: () if value is None else value for n, value in self.filled.items()})

    def marks(self) -> dict[Id, str]:
        marks = self.things.marks(self.decision, self.filled)
        for part in self.parts.values():
            marks.update((thing, mark) for thing, mark in part.marks().items() if marks.get(thing) != CHOSEN)
        return marks

    def touch(self, thing: Id) -> bool:
        """What the thing writes into the form; otherwise it is chosen in the first field that offers it."""
        written = self.things.touched(self.decision, self.filled, thing)
        if written:
            self.change(lambda: self._lay_all({**self.filled, **written}))
            return True  # also if it writes what is there already: a like thing may show it now
        offering = [part for part in self.parts.values() if not isinstance(part, OneChoice) or thing in part.starts()]
        return self.change(lambda: any(_fill(part, thing) for part in offering))

    def targets_of(self, piece: Id) -> set[Id]:
        own = self.things.targets_of(self.decision, self.filled, piece)
        return own | {target for part in self.parts.values() for target in part.targets_of(piece)}

    def drop(self, piece: Id, target: Id) -> bool:
        if target in self.things.targets_of(self.decision, self.filled, piece):
            written = self.things.dropped(self.decision, self.filled, piece, target)
            return self.change(lambda: self._lay_all({**self.filled, **written}))
        return self.change(lambda: any(part.drop(piece, target) for part in self.parts.values()))

    def value(self) -> Any:
        written = self.filled
        complete = None not in written.values() and not self.decision.problems(written)
        return tuple(written.items()) if complete else None

    def back(self) -> bool:
        if not self._before:
            return False
        self._lay_all(self._before.pop())
        return True


def begin(
    decision: Decision,
    gesture: GestureOf,
    thing: Callable[[Any], Id | None],
    also: GesturesOf = lambda option: (),
    part: Callable[[Decision], Choice] | None = None,
    things: FormThings | None = None,
    meant: NumberOf = lambda option, low, high: None,
) -> Choice:
    """The choice for a decision, by its kind. `also(option)` gives further gestures that mean an option.

    `part` makes the choice for a field of a form; without it the fields use the same gestures as the form. `meant`: the
    number that is meant with an option that needs one, if nobody has to be asked.
    """
    if isinstance(decision, One):
        return OneChoice(decision, gesture, also, meant)
    if isinstance(decision, Some):
        return SomeChoice(decision, gesture)
    if isinstance(decision, Amount):
        return AmountChoice(decision, gesture, thing)
    if isinstance(decision, Split):
        return SplitChoice(decision, gesture, thing)
    if isinstance(decision, Form):
        return FormChoice(decision, gesture, part or (lambda asked: begin(asked, gesture, thing, also)), things)
    assert isinstance(decision, Order)
    return OrderChoice(decision, gesture)
