"""What is out of range in a position: checked when a save is opened. The ranges themselves are in `ranges`."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Annotated, Any, Union, get_args, get_origin

from .flow import FLOWS, Flow
from .frame import Frame
from .ranges import ANYTHING, LONGEST, NOTHING, PLAIN, SEAT, Range, whole
from .records import Json
from .state import State

Found = Iterator[str]
RangeCheck = Callable[[State, Json, str], Found]  # (position, value, its place) -> what is wrong, in words


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
    passed = [flow.set_from[since] for since in flow.set_from if order.index(step.name) >= order.index(since)]
    for name in {name for names in (*passed, flow.set_in.get(step.name, ())) for name in names if name not in mine}:
        yield f"{place}: {flow.name} needs {name} at {step.name}"
    known = {**flow.params, **flow.locals, "returned": ANYTHING}
    for name in mine if flow.declares else ():
        if name not in known:
            yield f"{place}: {flow.name} keeps no {name}"
        elif name in flow.locals and not flow.locals[name].holds(g, mine[name]):
            yield f"{place}.{name} is not {flow.locals[name]}"


def _told(g: State, flow: Flow, mine: Mapping[str, Json], place: str) -> Found:
    for name, range_ in flow.params.items():
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
            if name not in flow.params and not flow.locals.get(name, NOTHING).holds(g, mine[name]):
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
            yield from inner(g, item, f"{place}.{key[:LONGEST] if isinstance(key, str) else key}")

    return look
