"""Records: plain state with clone, encode and decode compiled from the field types.

    >>> @record
    ... class Ship:
    ...     name: str
    ...     armor: int = 3
    ...     cargo: list[int] = field(default_factory=list)
    >>> a = Ship("Mamut", cargo=[1, 2])
    >>> b = a.clone()
    >>> b.cargo.append(3); a.cargo
    [1, 2]
    >>> a.encode()
    {'name': 'Mamut', 'armor': 3, 'cargo': [1, 2]}
    >>> Ship.decode(a.encode()) == a
    True
    >>> Ship.decode({'name': 'Mamut', 'armor': '3', 'cargo': []})
    Traceback (most recent call last):
    rules.core.records.Undecodable: armor: expected int, got str

A field may hold int, str, bool, None, list, dict with str or int keys, tuple, another record, or `Json` (any mix of
those, for frame locals). A field that never changes after the start of a game is annotated with `Shared`: clones then
refer to the same object. `transient` fields are caches: they are neither encoded nor compared. A `sparse` list is left
out of the JSON while it is empty, so that positions saved before the field existed keep their encoding.
"""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Callable
from dataclasses import MISSING, Field, field, fields
from typing import Annotated, Any, Literal, TypeVar, Union, dataclass_transform, get_args, get_origin

from rules.core.lean import dataclass

__all__ = [
    "Json",
    "Shared",
    "Undecodable",
    "copy_json",
    "decode_json",
    "encode_json",
    "field",
    "record",
    "sparse",
    "transient",
]

T = TypeVar("T")

Json = Any  # int, str, bool, None, list, tuple, dict with str keys, nested

Scalar = (int, str, bool, type(None))
_SHARED = object()
_TUPLE_TAG = "()"
# A frame's locals are small; anything deeper than this is an attack or a mistake.
MAX_DEPTH = 40


class Undecodable(ValueError):
    """Encoded data does not fit the types of a record's fields; the message begins with the place in the data."""

    def __init__(self, path: str, expected: str, got: object) -> None:
        self.path, self.expected = path, expected
        shown = "nothing" if got is MISSING else type(got).__name__
        super().__init__(f"{path or '(top)'}: expected {expected}, got {shown}")


if typing.TYPE_CHECKING:
    Shared = Annotated[T, "shared"]
else:

    class Shared:
        """`x: Shared[Setup]`: never changes, so all clones refer to the same object."""

        def __class_getitem__(cls, item: Any) -> Any:
            return Annotated[item, _SHARED]


def transient(keep: bool = False, *, init: Literal[False] = False) -> Any:
    """A field for a cache: not encoded, not compared. With `keep` a clone gets the same value, otherwise None.

    `init` only tells type checkers that it is no parameter of the constructor.
    """
    return field(default=None, compare=False, repr=False, kw_only=True, metadata={"transient": True, "keep": keep})


def sparse(*, init: Literal[False] = False) -> Any:
    """A list that is not encoded while it is empty. `init` as for `transient`."""
    return field(default_factory=list, kw_only=True, metadata={"sparse": True})


# -- Json values ----------------------------------------------------------------------------------------


def copy_json(value: Json) -> Json:
    """A deep copy of lists and dicts; everything else cannot change and is shared."""
    kind = type(value)
    if kind is list:
        return [copy_json(v) for v in value]
    if kind is dict:
        return {k: copy_json(v) for k, v in value.items()}
    return value


def encode_json(value: Json) -> Json:
    """The value in JSON types; tuples are tagged so that `decode_json` makes them tuples again."""
    kind = type(value)
    if kind in Scalar:
        return value
    if kind is list:
        return [encode_json(v) for v in value]
    if kind is tuple:
        return {_TUPLE_TAG: [encode_json(v) for v in value]}
    if kind is dict:
        for key in value:
            if type(key) is not str or key == _TUPLE_TAG:
                raise TypeError(f"a frame may hold only string keys, not {key!r}")
        return {k: encode_json(v) for k, v in value.items()}
    raise TypeError(f"a frame may hold only JSON types, not {kind.__name__}")


def decode_json(value: Json, path: str = "", depth: int = 0) -> Json:
    if depth > MAX_DEPTH:
        raise Undecodable(path, "less nesting", value)
    kind = type(value)
    if kind in Scalar:
        return value
    if kind is list:
        return [decode_json(v, f"{path}[{i}]", depth + 1) for i, v in enumerate(value)]
    if kind is dict:
        if _TUPLE_TAG in value:
            inner = value[_TUPLE_TAG]
            if len(value) != 1 or type(inner) is not list:
                raise Undecodable(path, "a tuple", value)
            return tuple(decode_json(v, f"{path}[{i}]", depth + 1) for i, v in enumerate(inner))
        if any(type(k) is not str for k in value):
            raise Undecodable(path, "string keys", value)
        return {k: decode_json(v, f"{path}.{k}", depth + 1) for k, v in value.items()}
    raise Undecodable(path, "JSON", value)


# -- compiling ------------------------------------------------------------------------------------------


class _Plan:
    """How values of one field type are cloned and encoded (source text) and decoded (a function)."""

    __slots__ = ("clone", "decode", "encode")

    def __init__(self, clone: str, encode: str, decode: Callable[[Any, str], Any]) -> None:
        # `clone` and `encode` are expressions over the placeholder `@`; "@" alone means the value itself.
        self.clone, self.encode, self.decode = clone, encode, decode


def _exactly(kind: type) -> Callable[[Any, str], Any]:
    def decode(value: Any, path: str) -> Any:
        if type(value) is not kind:
            raise Undecodable(path, kind.__name__, value)
        return value

    return decode


def _plan(hint: Any, env: dict[str, Any]) -> _Plan:
    if hint is Any:
        env["_copy"], env["_enc"] = copy_json, encode_json
        return _Plan("_copy(@)", "_enc(@)", decode_json)
    if hint in (int, str, bool):
        return _Plan("@", "@", _exactly(hint))
    if hint is type(None):
        return _Plan("@", "@", _exactly(type(None)))
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        inner = _plan(args[0], env)
        return _Plan("@", inner.encode, inner.decode) if _SHARED in args[1:] else inner
    if origin in (Union, types.UnionType):
        return _optional(args, env)
    if origin is list:
        return _sequence(_plan(args[0], env), list)
    if origin is tuple:
        return _tuple(args, env)
    if origin is dict:
        return _mapping(args, env)
    if hasattr(hint, "clone") and hasattr(hint, "decode"):
        return _nested(hint)
    raise TypeError(f"a record cannot hold {hint!r}")


def _optional(args: tuple[Any, ...], env: dict[str, Any]) -> _Plan:
    rest = [a for a in args if a is not type(None)]
    if len(rest) != 1:
        scalars = {a: _plan(a, env) for a in args}
        if any(p.clone != "@" for p in scalars.values()):
            raise TypeError(f"a union in a record may join only scalars, not {args!r}")
        names = " or ".join(a.__name__ for a in args)

        def decode_any(value: Any, path: str) -> Any:
            if type(value) not in scalars:
                raise Undecodable(path, names, value)
            return value

        return _Plan("@", "@", decode_any)
    inner = _plan(rest[0], env)
    clone = "@" if inner.clone == "@" else f"(None if @ is None else {inner.clone})"
    encode = "@" if inner.encode == "@" else f"(None if @ is None else {inner.encode})"

    def decode(value: Any, path: str) -> Any:
        return None if value is None else inner.decode(value, path)

    return _Plan(clone, encode, decode)


def _sequence(inner: _Plan, kind: type) -> _Plan:
    def decode(value: Any, path: str) -> Any:
        if type(value) is not list:
            raise Undecodable(path, "list", value)
        return kind(inner.decode(v, f"{path}[{i}]") for i, v in enumerate(value))

    var = "_v"
    clone = "@[:]" if inner.clone == "@" else f"[{inner.clone.replace('@', var)} for {var} in @]"
    if kind is tuple:
        clone = "@" if inner.clone == "@" else f"tuple({clone})"
    encode = "list(@)" if inner.encode == "@" else f"[{inner.encode.replace('@', var)} for {var} in @]"
    return _Plan(clone, encode, decode)


def _tuple(args: tuple[Any, ...], env: dict[str, Any]) -> _Plan:
    if len(args) == 2 and args[1] is Ellipsis:
        return _sequence(_plan(args[0], env), tuple)
    plans = [_plan(a, env) for a in args]
    if any(p.clone != "@" for p in plans):
        raise TypeError("a fixed tuple in a record may hold only what cannot change")

    def decode(value: Any, path: str) -> Any:
        if type(value) is not list or len(value) != len(plans):
            raise Undecodable(path, f"{len(plans)} values", value)
        return tuple(p.decode(v, f"{path}[{i}]") for i, (p, v) in enumerate(zip(plans, value, strict=True)))

    parts = ", ".join(p.encode.replace("@", f"@[{i}]") for i, p in enumerate(plans))
    return _Plan("@", f"[{parts}]", decode)


def _mapping(args: tuple[Any, ...], env: dict[str, Any]) -> _Plan:
    key, inner = args[0], _plan(args[1], env)
    if key not in (int, str):
        raise TypeError("a dict in a record has int or str keys")

    def decode_key(text: Any, path: str) -> Any:
        if type(text) is not str:
            raise Undecodable(path, "string key", text)
        if key is str:
            return text
        digits = text[1:] if text.startswith("-") else text
        if not digits.isascii() or not digits.isdigit() or len(digits) > 19 or str(int(text)) != text:
            raise Undecodable(path, "whole number as key", text)
        return int(text)

    def decode(value: Any, path: str) -> Any:
        if type(value) is not dict:
            raise Undecodable(path, "object", value)
        return {decode_key(k, path): inner.decode(v, f"{path}.{k}") for k, v in value.items()}

    each = "{_k: " + inner.clone.replace("@", "_w") + " for _k, _w in @.items()}"
    clone = "@.copy()" if inner.clone == "@" else each
    shown = "_k" if key is str else "str(_k)"
    encode = "{" + f"{shown}: " + inner.encode.replace("@", "_w") + " for _k, _w in @.items()}"
    return _Plan(clone, encode, decode)


def _nested(kind: Any) -> _Plan:
    def decode(value: Any, path: str) -> Any:
        return kind.decode(value, path)

    return _Plan("@.clone()", "@.encode()", decode)


def _compile(cls: type, body: list[str], name: str, env: dict[str, Any]) -> Callable[..., Any]:
    # `exec` is safe here: the source is made only from annotations of this program's classes, as in `dataclasses`.
    source = f"def {name}(self):\n" + "\n".join("    " + line for line in body)
    exec(compile(source, f"<{name} of {cls.__name__}>", "exec"), env)
    made: Callable[..., Any] = env[name]
    return made


def _is_transient(f: Field[Any]) -> bool:
    return bool(f.metadata.get("transient"))


@dataclass_transform(field_specifiers=(field, sparse, transient))
def record(cls: type[T]) -> type[T]:
    """Make `cls` a slotted dataclass with compiled `clone`, `encode` and a strict `decode`."""
    hints = typing.get_type_hints(cls, include_extras=True)
    # As types, not as text: `dataclass` need not search the text for ClassVar, nor a subclass evaluate it again (P13).
    cls.__annotations__ = {name: hints[name] for name in inspect.get_annotations(cls)}
    made: Any = dataclass(slots=True)(cls)
    own = fields(made)
    env: dict[str, Any] = {"_new": made.__new__, "_cls": made}
    plans = {f.name: _plan(hints[f.name], env) for f in own if not _is_transient(f)}

    clone = ["new = _new(_cls)"]
    for f in own:
        if _is_transient(f):
            clone.append(f"new.{f.name} = " + (f"self.{f.name}" if f.metadata["keep"] else "None"))
        else:
            clone.append(f"new.{f.name} = " + plans[f.name].clone.replace("@", f"self.{f.name}"))
    made.clone = _compile(made, [*clone, "return new"], "clone", env)

    rare = {f.name for f in own if f.metadata.get("sparse")}
    pairs = {n: f"{n!r}: {p.encode.replace('@', f'self.{n}')}" for n, p in plans.items()}
    whole = "data = {" + ", ".join(pair for n, pair in pairs.items() if n not in rare) + "}"
    added = [f"if self.{n}: data.update({{{pairs[n]}}})" for n in plans if n in rare]
    made.encode = _compile(made, [whole, *added, "return data"], "encode", env)

    defaults = {f.name: f for f in own if f.name in plans and _has_default(f)}

    def decode(data: Any, path: str = "") -> Any:
        if type(data) is not dict:
            raise Undecodable(path, "object", data)
        unknown = sorted(k for k in data.keys() - plans.keys())
        if unknown:
            raise Undecodable(_join(path, unknown[0]), "no such field", data[unknown[0]])
        values = {}
        for name, plan in plans.items():
            if name in data:
                values[name] = plan.decode(data[name], _join(path, name))
            elif name not in defaults:
                raise Undecodable(_join(path, name), "a value", MISSING)
        return made(**values)

    made.decode = staticmethod(decode)
    return typing.cast(type[T], made)


def _has_default(f: Field[Any]) -> bool:
    return f.default is not MISSING or f.default_factory is not MISSING


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
