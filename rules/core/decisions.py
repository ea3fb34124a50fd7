"""The five plain kinds of decision. Each can check an answer, list the legal ones lazily, and sample one.

A form (`forms`) is made of several of them.

    >>> from rules.core.chance import Chance
    >>> d = One(0, "demo.move", options=("pass", ("place", 2, 5)))
    >>> d.check(["place", 2, 5])
    ('place', 2, 5)
    >>> list(d.answers())
    ['pass', ('place', 2, 5)]
    >>> Some(0, "demo.keep", items=(4, 7, 9), low=1, high=2).check([9, 4])
    (9, 4)
    >>> Split(0, "demo.ships", slots=("home", "moon"), caps=(3, 1), low=1, high=4).check([2, 1])
    (2, 1)
    >>> sorted(Order(0, "demo.order", items=(1, 2)).answers())
    [(1, 2), (2, 1)]
    >>> Amount(0, "demo.bid", low=0, high=5).check(6)
    Traceback (most recent call last):
    rules.core.reasons.Illegal: core.out_of_range (low=0, high=5)

An option is an int, a str or a tuple of those: `("attach", 12, 14)` names a verb and the pieces it is about,
so a table knows where a drag may start and where it may end. Answers come as JSON; lists become tuples.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, fields
from itertools import combinations, islice, permutations
from operator import add, attrgetter, sub
from typing import Any, ClassVar, NamedTuple, TypeVar

from rules.core.lean import dataclass

from .chance import RandomSource
from .reasons import Illegal, Reason
from .records import Json

Option = Any  # int | str | tuple of those
Value = Any  # an answer as its kind wants it: an option, a tuple of options, an int, a tuple of ints

PASS = "pass"
DECLINING = (PASS, "end", "done", "stop", "nothing", "none", "enough", "no", "decline")  # options that do nothing more
NOT_OFFERED = "core.not_offered"  # says only that it is not on the list; `refusals.why_not` finds out why

# Neutral seats: the outside world answers through them. They belong to no player.
CLOCK = -1
TABLE = -2


_LARGEST = 2**63 - 1


def plain(value: Value, depth: int = 0) -> Value:
    """An answer in canonical form: ints, strings, None, and tuples of those (lists become tuples); else Illegal."""
    kind = type(value)
    if kind is str or value is None or (kind is int and -_LARGEST <= value <= _LARGEST):
        return value
    if kind is tuple:
        for part in value:
            if type(part) is not int and type(part) is not str:
                break
        else:
            return value
    if (kind is list or kind is tuple) and depth < 6:
        return tuple([plain(v, depth + 1) for v in value])
    raise Illegal(Reason("core.malformed"))


class Limit(NamedTuple):
    """How long a question stays open, and the answer that counts when the time is out (see `deadlines`).

    Questions with the same `clock` share one time: what one of them has used up is gone for the next.
    """

    seconds: int
    late: Value
    clock: str = ""


@dataclass(slots=True)
class Decision:
    """What one seat is asked. `prompt` is an id, never prose; `source` is the piece that asks.

    Never changed once made. It is not a frozen dataclass because making one would take three times as long.
    """

    seat: int
    prompt: str
    key: str = ""
    rule: str = ""
    source: Option = None
    # Real-time questions: the answer carries its time, which is not before `since` (None: no clock).
    since: int | None = None
    # Options that exist but cannot be taken now, each with its reason; filled by `waiting(state, why=True)`.
    blocked: tuple[tuple[Option, Reason], ...] = field(default=(), compare=False)
    limit: Limit | None = field(default=None, kw_only=True)

    kind: ClassVar[str] = ""

    def check(self, value: Value) -> Value:
        """The answer in canonical form, or Illegal."""
        raise TypeError("a decision is one of the kinds")

    def answers(self) -> Iterator[Value]:
        """The legal answers, lazily; there may be very many."""
        raise TypeError("a decision is one of the kinds")

    def sample(self, rng: RandomSource) -> Value:
        """One legal answer at random."""
        raise TypeError("a decision is one of the kinds")

    def time(self, t: Any) -> int | None:
        """The time of an answer, or None where no clock runs; Illegal if it does not suit this question."""
        if self.since is None:
            if t is not None:
                raise self.refuse("core.no_clock")
            return None
        if type(t) is not int or t < self.since or t >= 1 << 40:
            raise self.refuse("core.bad_time", since=self.since)
        return t

    def plainly(self, value: Value) -> Value:
        """The value in canonical form (see `plain`); raises Illegal that cites this question's rule."""
        try:
            return plain(value)
        except Illegal:
            raise self.refuse("core.malformed") from None

    def refuse(self, reason: str, **params: Json) -> Illegal:
        return Illegal(Reason(reason, params, self.rule))

    def first(self, count: int) -> list[Value]:
        """At most `count` legal answers in the kind's natural order."""
        return list(islice(self.answers(), count))


D = TypeVar("D", bound=Decision)


def changed(asked: D, **parts: Any) -> D:
    """The same question with other parts. Like `dataclasses.replace`, which takes three times as long."""
    kind = type(asked)
    parts_of = _PARTS.get(kind)
    if parts_of is None:
        parts_of = _PARTS[kind] = attrgetter(*[part.name for part in fields(kind) if not part.kw_only])
    made = kind(*parts_of(asked), limit=asked.limit)
    for name, part in parts.items():
        setattr(made, name, part)
    return made


_PARTS: dict[type[Decision], Callable[[Decision], tuple[Any, ...]]] = {}  # all but the limit


class RangedOptions(NamedTuple):
    """The options of a question, and between which numbers those lie that carry one."""

    options: Sequence[Option]
    ranges: Mapping[Option, tuple[int, int]] | None = None


@dataclass(slots=True)
class One(Decision):
    """Pick one of the listed options. An option with a range carries a number as its last part."""

    options: tuple[Option, ...] = ()
    ranges: Mapping[Option, tuple[int, int]] | None = None
    kind: ClassVar[str] = "one"

    def check(self, value: Value) -> Value:
        options, ranges, kind = self.options, self.ranges, type(value)
        if ranges or (kind is not tuple and kind is not str):
            value = self.plainly(value)
            if ranges and type(value) is tuple and value[:-1] in ranges:
                return self._ranged(value, ranges)
        try:
            # The listed option itself, so that a look-alike such as ("place", True) never gets into the game.
            listed = options[options.index(value)]
        except ValueError:
            return self._ranged(plain(value), ranges)
        return self._ranged(value, ranges) if ranges and listed in ranges else listed

    def _ranged(self, value: Value, ranges: Mapping[Option, tuple[int, int]] | None) -> Value:
        """An option with its number behind it, or nothing that is offered."""
        if ranges and type(value) is tuple and len(value) > 1 and type(value[-1]) is int:
            option = value[:-1] if len(value) > 2 else value[0]
            if option in ranges and option in self.options:
                low, high = ranges[option]
                if low <= value[-1] <= high:
                    return value
                raise self.refuse("core.out_of_range", low=low, high=high)
        raise self.refuse(NOT_OFFERED, answer=str(value)[:80])

    def answers(self) -> Iterator[Value]:
        ranges = self.ranges
        if not ranges:
            yield from self.options
            return
        for option in self.options:
            if option in ranges:
                low, high = ranges[option]
                for n in range(low, high + 1):
                    yield ranged(option, n)
            else:
                yield option

    def sample(self, rng: RandomSource) -> Value:
        options = self.options
        option = options[rng.below(len(options))]
        if self.ranges and option in self.ranges:
            low, high = self.ranges[option]
            return ranged(option, low + rng.below(high - low + 1))
        return option


def ranged(option: Option, number: int) -> Value:
    """The answer that takes a ranged option with this number."""
    return (*option, number) if type(option) is tuple else (option, number)


@dataclass(slots=True)
class Some(Decision):
    """Pick `low` to `high` different items. Any order is legal, and the answer keeps the player's order."""

    items: tuple[Option, ...] = ()
    low: int = 0
    high: int = 0
    kind: ClassVar[str] = "some"

    def check(self, value: Value) -> Value:
        value = self.plainly(value)
        if type(value) is not tuple:
            raise self.refuse("core.malformed")
        for i, item in enumerate(value):
            if item not in self.items:
                raise self.refuse(NOT_OFFERED, answer=str(item)[:80])
            if item in value[:i]:
                raise self.refuse("core.twice", answer=str(item)[:80])
        if len(value) < self.low:
            raise self.refuse("core.too_few", low=self.low)
        if len(value) > self.high:
            raise self.refuse("core.too_many", high=self.high)
        return value

    def answers(self) -> Iterator[Value]:
        for count in range(self.low, min(self.high, len(self.items)) + 1):
            yield from combinations(self.items, count)

    def sample(self, rng: RandomSource) -> Value:
        high = min(self.high, len(self.items))
        return tuple(rng.sample(self.items, self.low + rng.below(high - self.low + 1)))


@dataclass(slots=True)
class Amount(Decision):
    """A number in low..high; with `slots`, one number for each, each in its own range."""

    low: int = 0
    high: int = 0
    slots: tuple[tuple[str, int, int], ...] = ()
    kind: ClassVar[str] = "amount"

    def check(self, value: Value) -> Value:
        if not self.slots:
            return self._number(value, self.low, self.high)
        value = self.plainly(value)
        if type(value) is not tuple or len(value) != len(self.slots):
            raise self.refuse("core.malformed")
        for number, (_, low, high) in zip(value, self.slots, strict=True):
            if not (type(number) is int and low <= number <= high):
                self._number(number, low, high)
        return value

    def _number(self, value: Value, low: int, high: int) -> int:
        if type(value) is not int:
            raise self.refuse("core.malformed")
        if not low <= value <= high:
            raise self.refuse("core.out_of_range", low=low, high=high)
        return value

    def answers(self) -> Iterator[Value]:
        if not self.slots:
            yield from range(self.low, self.high + 1)
            return

        def fill(i: int) -> Iterator[tuple[int, ...]]:
            if i == len(self.slots):
                yield ()
                return
            _, low, high = self.slots[i]
            for n in range(low, high + 1):
                for rest in fill(i + 1):
                    yield (n, *rest)

        yield from fill(0)

    def sample(self, rng: RandomSource) -> Value:
        if not self.slots:
            return self.low + rng.below(self.high - self.low + 1)
        return tuple(low + rng.below(high - low + 1) for _, low, high in self.slots)


@dataclass(slots=True)
class Split(Decision):
    """Distribute low..high over slots: one number for each slot, in their order, within floor and cap."""

    slots: tuple[Option, ...] = ()
    caps: tuple[int, ...] = ()
    low: int = 0
    high: int = 0
    floors: tuple[int, ...] = ()
    kind: ClassVar[str] = "split"

    def floor(self, i: int) -> int:
        return self.floors[i] if self.floors else 0

    def check(self, value: Value) -> Value:
        value = self.plainly(value)
        if type(value) is not tuple or len(value) != len(self.slots):
            raise self.refuse("core.malformed")
        for i, n in enumerate(value):
            if type(n) is not int:
                raise self.refuse("core.malformed")
            if not self.floor(i) <= n <= self.caps[i]:
                raise self.refuse("core.slot_range", slot=str(self.slots[i]), low=self.floor(i), high=self.caps[i])
        total = sum(value)
        if not self.low <= total <= self.high:
            raise self.refuse("core.bad_total", low=self.low, high=self.high, total=total)
        return value

    def _room_after(self) -> list[tuple[int, int]]:
        """For each slot: the least and the most that it and the slots after it can take together."""
        room = [(0, 0)]
        for i in range(len(self.slots) - 1, -1, -1):
            low, high = room[-1]
            room.append((low + self.floor(i), high + self.caps[i]))
        return room[::-1]

    def _span(self, i: int, given: int, room: list[tuple[int, int]]) -> tuple[int, int]:
        """What slot i may get so that the rest can still reach a legal total."""
        least, most = room[i + 1]
        return max(self.floor(i), self.low - given - most), min(self.caps[i], self.high - given - least)

    def answers(self) -> Iterator[Value]:
        room = self._room_after()

        def fill(i: int, given: int) -> Iterator[tuple[int, ...]]:
            if i == len(self.slots):
                yield ()
                return
            low, high = self._span(i, given, room)
            for n in range(low, high + 1):
                for rest in fill(i + 1, given + n):
                    yield (n, *rest)

        yield from fill(0, 0)

    def sample(self, rng: RandomSource) -> Value:
        # As in `answers`, but in one go: look-ahead samples much and lists little.
        floors, caps, low, high = self.floors, self.caps, self.low, self.high
        if floors:  # what each must get is set aside
            caps, least = tuple(map(sub, caps, floors)), sum(floors)
            low, high = low - least, high - least
        most = sum(caps)  # what the slots not yet filled can take together
        parts: list[int] = []
        for cap in caps:
            if not high:  # the others get nothing, which is no choice
                rng.skip(len(caps) - len(parts))
                parts += (0,) * (len(caps) - len(parts))
                break
            most -= cap
            fewest = low - most if low > most else 0
            number = fewest + rng.below((high if high < cap else cap) - fewest + 1)
            low -= number
            high -= number
            parts.append(number)
        return tuple(map(add, parts, floors)) if floors else tuple(parts)


@dataclass(slots=True)
class Order(Decision):
    """Put the listed items in order."""

    items: tuple[Option, ...] = ()
    kind: ClassVar[str] = "order"

    def check(self, value: Value) -> Value:
        value = self.plainly(value)
        if type(value) is not tuple or len(value) != len(self.items):
            raise self.refuse("core.malformed")
        for i, item in enumerate(value):
            if item not in self.items:
                raise self.refuse(NOT_OFFERED, answer=str(item)[:80])
            if item in value[:i]:
                raise self.refuse("core.twice", answer=str(item)[:80])
        return value

    def answers(self) -> Iterator[Value]:
        yield from permutations(self.items)

    def sample(self, rng: RandomSource) -> Value:
        return tuple(rng.sample(self.items, len(self.items)))
