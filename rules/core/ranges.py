"""Ranges: which values a field or a local may have; declared with it, and checked when a save is opened.

A field of a record is annotated with its range, and a flow declares the ranges of its locals:

    active: SeatNo                      # a seat of this table
    carrier: PerCard[CardOrNone]        # one entry for each card
    shot = Flow("kaosz.shot", told={"ship": CARD, "targets": list_of(CARD)})

While a game is played nothing is checked, because the rules cannot make a value out of range. Plain ints without an
annotation must lie between -`PLAIN` and `PLAIN`.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from rules.content.limits import LARGEST

from .flow import FLOWS, Flow
from .frame import Frame
from .records import Json

if typing.TYPE_CHECKING:
    from .state import State
    from .zones import CardState

T = TypeVar("T")
PLAIN = 1 << 41  # the largest plain number; times in milliseconds come closest to it
_LONGEST = 64  # of a word


class Range:
    """A set of allowed values: its name, and `holds(g, value)`, which says whether a value is in it."""

    __slots__ = ("holds", "name")

    def __init__(self, name: str, holds: Callable[[Any, Json], bool]) -> None:
        self.name, self.holds = name, holds

    def __repr__(self) -> str:
        return self.name


def whole(low: int, high: int, name: str = "") -> Range:
    """A whole number within limits.

    >>> whole(1, 6).holds(None, 6), whole(1, 6).holds(None, True)
    (True, False)
    """
    return Range(name or f"a number from {low} to {high}", lambda g, v: type(v) is int and low <= v <= high)


def index(name: str, count: Callable[[Any], int], low: int = 0) -> Range:
    """A number that points into a list of the position."""
    return Range(name, lambda g, v: type(v) is int and low <= v < count(g))


def one_of(*words: Json) -> Range:
    return Range(f"one of {', '.join(map(str, words))}", lambda g, v: any(type(v) is type(w) and v == w for w in words))


def list_of(item: Range, low: int = 0) -> Range:
    def holds(g: State, v: Json) -> bool:
        return type(v) is list and len(v) >= low and all(item.holds(g, each) for each in v)

    return Range(f"a list of {item.name}", holds)


def unique(item: Range) -> Range:
    """A list in which nothing stands twice."""
    several = list_of(item)
    return Range(f"{several.name}, each once", lambda g, v: several.holds(g, v) and len(set(v)) == len(v))


def row(*items: Range) -> Range:
    """A list with one value of each range."""

    def holds(g: State, v: Json) -> bool:
        return type(v) is list and len(v) == len(items) and all(i.holds(g, e) for i, e in zip(items, v, strict=True))

    return Range(f"[{', '.join(item.name for item in items)}]", holds)


def table(**parts: Range) -> Range:
    """An object with exactly these keys."""

    def holds(g: State, v: Json) -> bool:
        return type(v) is dict and v.keys() == parts.keys() and all(r.holds(g, v[name]) for name, r in parts.items())

    return Range(f"an object with {', '.join(parts)}", holds)


def maybe(range_: Range) -> Range:
    """The value, or None."""
    return Range(f"{range_.name} or nothing", lambda g, v: v is None or range_.holds(g, v))


def either(*ranges: Range) -> Range:
    return Range(" or ".join(r.name for r in ranges), lambda g, v: any(r.holds(g, v) for r in ranges))


def _cards(g: CardState) -> int:
    return len(g.cards.design)


SEAT = index("a seat", lambda g: len(g.setup.seats))
SEAT_OR_NONE = index("a seat or -1", lambda g: len(g.setup.seats), -1)
CARD = index("a card", _cards)
CARD_OR_NONE = index("a card or -1", _cards, -1)
COUNT = whole(0, LARGEST, "a count")
NUMBER = whole(-LARGEST, LARGEST, "a number")
FLAG = Range("true or false", lambda g, v: type(v) is bool)
WORD = Range("a word", lambda g, v: type(v) is str and len(v) <= _LONGEST)
DESIGN = Range("a design of this content", lambda g, v: type(v) is str and v in g.content)
ANYTHING = Range("anything", lambda g, v: True)
NOTHING = Range("nothing", lambda g, v: False)

SeatNo = Annotated[int, SEAT]
SeatOrNone = Annotated[int, SEAT_OR_NONE]
CardNo = Annotated[int, CARD]
CardOrNone = Annotated[int, CARD_OR_NONE]
Count = Annotated[int, COUNT]
Number = Annotated[int, NUMBER]
AnyNumber = Annotated[int, ANYTHING]  # for the state of the random generator: any 64 bits

_PER_SEAT = Range("one entry for each seat", lambda g, v: len(v) == len(g.setup.seats))
_PER_CARD = Range("one entry for each card", lambda g, v: len(v) == _cards(g))
PerSeat = Annotated[list[T], _PER_SEAT]
PerCard = Annotated[list[T], _PER_CARD]


# -- positions --------------------------------------------------------------------------------------------------

Found = Iterator[str]
RangeCheck = Callable[["State", Json, str], Found]  # (position, value, its place) -> what is wrong, in words


def out_of_range(g: State) -> list[str]:
    """What is out of range in a position, in words; always empty in play.

    Frames and stack are checked only if the fields are right, because their ranges rely on the fields.
    """
    found = list(_record_look(type(g))(g, g, ""))
    return found or [*_frames(g), *_stack(g)]


def _frames(g: State) -> Found:
    for number, frame in enumerate(g.frames):
        yield from flaws_of_frame(g, frame, f"frames[{number}]")


def flaws_of_frame(g: State, frame: Frame, place: str) -> Found:
    """What is wrong with a frame: locals that its flow needs here but are missing, unknown ones, and wrong values."""
    step = frame._step
    flow, mine = step.flow, frame.__dict__
    yield from _told(g, flow, mine, place)
    order = list(flow.steps)
    passed = [flow.sure[since] for since in flow.sure if order.index(step.name) >= order.index(since)]
    for name in {name for names in (*passed, flow.at.get(step.name, ())) for name in names if name not in mine}:
        yield f"{place}: {flow.name} needs {name} at {step.name}"
    known = {**flow.told, **flow.keeps, "returned": ANYTHING}
    for name in mine if flow.declares else ():
        if name not in known:
            yield f"{place}: {flow.name} keeps no {name}"
        elif name in flow.keeps and not flow.keeps[name].holds(g, mine[name]):
            yield f"{place}.{name} is not {flow.keeps[name]}"


def _told(g: State, flow: Flow, mine: Mapping[str, Json], place: str) -> Found:
    for name, range_ in flow.told.items():
        if name not in mine:
            yield f"{place}: {flow.name} needs {name}"
        elif not range_.holds(g, mine[name]):
            yield f"{place}.{name} is not {range_}"


def _stack(g: State) -> Found:
    """What is wrong with the stack: each item must have what its flow will be told when it is carried out."""
    for number, item in enumerate(g.stack):
        if not SEAT.holds(g, item.seat) or item.flow not in FLOWS:
            yield f"stack[{number}] is of seat {item.seat} and flow {item.flow}"
            continue
        flow, mine = FLOWS[item.flow], {"item": item.id, "seat": item.seat, "source": item.source, **item.told}
        yield from _told(g, flow, mine, f"stack[{number}]")
        for name in mine if flow.declares else ():
            if name not in flow.told and not flow.keeps.get(name, NOTHING).holds(g, mine[name]):
                yield f"stack[{number}].{name} is nothing that {item.flow} knows"
    ids = [item.id for item in g.stack]
    if len(set(ids)) != len(ids):
        yield f"the stack has the items {ids}"


_looks: dict[Any, RangeCheck] = {}


def _record_look(kind: Any) -> RangeCheck:
    """The check of a record type, made from the annotations of its fields and kept."""
    if kind not in _looks:
        _looks[kind] = _made_look(kind)
    return _looks[kind]


def _made_look(kind: Any) -> RangeCheck:
    hints = typing.get_type_hints(kind, include_extras=True)
    own = [f.name for f in fields(kind) if not f.metadata.get("transient")]
    looks = [(name, look) for name in own if (look := _look(hints[name])) is not None]

    def record(g: State, value: Json, place: str) -> Found:
        for name, look in looks:
            yield from look(g, getattr(value, name), f"{place}.{name}" if place else name)

    return record


def _look(hint: Any) -> RangeCheck | None:
    """The check of a value of this type; None if it may be anything."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        ranges = [extra for extra in args[1:] if isinstance(extra, Range)]
        return _ranged(ranges, None if args[0] is int and ranges else _look(args[0]))
    if hint is int:
        return _ranged([whole(-PLAIN, PLAIN, "a number of this game")], None)
    if origin in (Union, types.UnionType):
        inner = [_look(arg) for arg in args if arg is not type(None)]
        return _skipping_none(inner[0]) if len(inner) == 1 else None
    if origin in (list, tuple):
        return _each(_look(args[0])) if origin is list or args[-1] is Ellipsis else None
    if origin is dict:
        return _values(_look(args[1]))
    return _record_look(hint) if is_dataclass(hint) and hint is not Frame else None


def _ranged(ranges: list[Range], inner: RangeCheck | None) -> RangeCheck:
    def look(g: State, value: Json, place: str) -> Found:
        wrong = next((r for r in ranges if not r.holds(g, value)), None)
        if wrong is not None:
            yield f"{place} is not {wrong}"
        elif inner is not None:
            yield from inner(g, value, place)

    return look


def _skipping_none(inner: RangeCheck | None) -> RangeCheck | None:
    if inner is None:
        return None

    def look(g: State, value: Json, place: str) -> Found:
        if value is not None:
            yield from inner(g, value, place)

    return look


def _each(inner: RangeCheck | None) -> RangeCheck | None:
    if inner is None:
        return None

    def look(g: State, value: Json, place: str) -> Found:
        for number, item in enumerate(value):
            yield from inner(g, item, f"{place}[{number}]")

    return look


def _values(inner: RangeCheck | None) -> RangeCheck | None:
    if inner is None:
        return None

    def look(g: State, value: Json, place: str) -> Found:
        for key, item in value.items():
            yield from inner(g, item, f"{place}.{key[:_LONGEST] if isinstance(key, str) else key}")

    return look
