"""Dataclasses that cost little to define: the program has hundreds, and a table waits for half of them (P12, P13).

The standard library compiles up to six methods for every dataclass when its module is loaded. Here what does not
depend on the class is shared, and `__init__` is compiled when the first object is made. The result is a dataclass in
every other respect: `fields`, `replace`, `asdict`, patterns and copies work as always. Not for `InitVar` and
`field(hash=...)`, which no class of the program has.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError, field, fields
from operator import attrgetter
from reprlib import recursive_repr
from typing import Any, TypeVar, dataclass_transform, overload

__all__ = ["dataclass"]

T = TypeVar("T")
_NOT_GIVEN = object()


@overload
def dataclass(cls: type[T], /) -> type[T]: ...


@overload
def dataclass(
    *, frozen: bool = False, slots: bool = False, eq: bool = True, init: bool = True
) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(field_specifiers=(field, dataclasses.Field))
def dataclass(
    cls: type[Any] | None = None, /, *, frozen: bool = False, slots: bool = False, eq: bool = True, init: bool = True
) -> Any:
    """Like `dataclasses.dataclass`, with those of its options that the program uses."""

    def wrap(plain: type[Any]) -> type[Any]:
        return _made(plain, frozen, slots, eq, init)

    return wrap if cls is None else wrap(cls)


def _made(plain: type[Any], frozen: bool, slots: bool, eq: bool, init: bool) -> type[Any]:
    if not plain.__doc__:
        plain.__doc__ = f"{plain.__name__}."  # otherwise the standard library works out the signature for it
    written = set(plain.__dict__)  # what the class says itself is kept
    has_own_hash = "__hash__" in written and not (plain.__dict__["__hash__"] is None and "__eq__" in written)
    cls: Any = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)(plain)
    if init and "__init__" not in written:
        cls.__init__ = _first_init(cls, frozen)
    if "__repr__" not in written:
        cls.__repr__ = _repr
    if eq:
        values = _values(cls)
        if "__eq__" not in written:
            cls.__eq__ = _equality(values)
        if not has_own_hash:
            cls.__hash__ = _hash(values) if frozen else None
    if frozen:
        cls.__setattr__, cls.__delattr__ = _refusals(cls)
        if slots and "__getstate__" not in written:
            cls.__getstate__, cls.__setstate__ = _state, _restore
    return cls  # type: ignore[no-any-return]


def _values(cls: type[Any]) -> Callable[[Any], Any]:
    """What objects of the class are compared by."""
    names = [f.name for f in fields(cls) if f.compare]
    return attrgetter(*names) if names else lambda _one: ()


def _equality(values: Callable[[Any], Any]) -> Callable[[Any, object], Any]:
    def __eq__(self: Any, other: object) -> Any:
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    return __eq__


def _hash(values: Callable[[Any], Any]) -> Callable[[Any], int]:
    def __hash__(self: Any) -> int:
        return hash(values(self))

    return __hash__


@recursive_repr()
def _repr(self: Any) -> str:
    shown = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.repr)
    return f"{self.__class__.__qualname__}({shown})"


def _refusals(cls: Any) -> tuple[Callable[..., None], Callable[..., None]]:
    """Nothing can be set or deleted; subclasses that are no dataclasses may have other attributes."""

    def __setattr__(self: Any, name: str, value: object) -> None:
        if type(self) is cls or name in cls.__dataclass_fields__:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def __delattr__(self: Any, name: str) -> None:
        if type(self) is cls or name in cls.__dataclass_fields__:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    return __setattr__, __delattr__


def _state(self: Any) -> list[Any]:
    """For copies and for other processes: what is frozen and has slots cannot be filled in the usual way."""
    return [getattr(self, f.name) for f in fields(self)]


def _restore(self: Any, state: list[Any]) -> None:
    for f, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, f.name, value)


def _first_init(cls: Any, frozen: bool) -> Callable[..., None]:
    def __init__(self: Any, *values: Any, **named: Any) -> None:
        cls.__init__ = compiled = _compiled_init(cls, frozen)
        compiled(self, *values, **named)

    return __init__


def _compiled_init(cls: Any, frozen: bool) -> Callable[..., None]:
    has_slots = "__slots__" in cls.__dict__
    env: dict[str, Any] = {"__set__": object.__setattr__, "_NOT_GIVEN": _NOT_GIVEN}
    given: list[str] = ["self"]
    named: list[str] = []
    body: list[str] = []
    for f in fields(cls):
        name, value, default = f.name, f.name, ""
        if f.default is not MISSING:
            env[f"_{name}"], default = f.default, f"=_{name}"
            if not f.init:
                value = f"_{name}" if has_slots else ""  # without slots the class has it
        elif f.default_factory is not MISSING:
            env[f"_{name}"], default = f.default_factory, "=_NOT_GIVEN"
            value = f"_{name}() if {name} is _NOT_GIVEN else {name}" if f.init else f"_{name}()"
        elif not f.init:
            value = ""
        if f.init:
            (named if f.kw_only else given).append(name + default)
        if value:
            body.append(f"__set__(self, {name!r}, {value})" if frozen else f"self.{name} = {value}")
    if hasattr(cls, "__post_init__"):
        body.append("self.__post_init__()")
    parameters = ", ".join([*given, *(["*", *named] if named else [])])
    # `exec` is safe here: the source is made of the names of fields of this program's classes.
    source = f"def __init__({parameters}):\n" + "\n".join("    " + line for line in body or ["pass"])
    exec(compile(source, f"<__init__ of {cls.__name__}>", "exec"), env)
    made: Callable[..., None] = env["__init__"]
    made.__qualname__, made.__module__ = f"{cls.__qualname__}.__init__", cls.__module__
    return made
