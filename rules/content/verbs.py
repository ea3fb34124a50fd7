"""Verbs: what content may call for, each a Python function whose keyword parameters are its schema.

A game keeps one `Verbs` for each sort of word: effects (`do`), and where it needs them counters, selectors
and conditions. Content only ever names a registered verb and gives it plain arguments (style part 4).

>>> counter, effect = Verbs("count", bare=True), Verbs("do")
>>> Amount = Annotated[int | VerbCall, Either(Whole(0, 99), counter.call)]
>>> @counter("ships_in_warp")
... def ships_in_warp(warp):
...     return len(warp)
>>> @effect("draw")
... def draw(warp, *, count: Amount = 1, who: Literal["you", "all"]):
...     return f"{who} draws {count if isinstance(count, int) else counter.run(count, warp)}"
>>> notes = Notes("a.toml")
>>> call = effect.call.read({"do": "draw", "count": "ships_in_warp", "who": "you"}, notes.top)
>>> effect.run(call, ["scout", "tug"])
'you draws 2'
>>> effect.call.read({"do": "drew", "who": "you"}, notes.top)
>>> print(notes.problems[0])
a.toml: do: unknown verb "drew"; known here: draw (did you mean draw?)
"""

from __future__ import annotations

import keyword
import types
from collections.abc import Callable, Collection, Mapping
from typing import Annotated, Any, ClassVar, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from rules.core.lean import dataclass

from .problems import FilePlace, Notes, shown
from .shapes import Either, Flag, Id, ListOf, Maybe, Shape, Table, Whole, Word, is_id

__all__ = ["Annotated", "Literal", "Notes", "VerbCall", "Verbs", "keyword_names"]

Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True)
class VerbCall:
    """A verb and its arguments, as frozen data."""

    verb: str
    args: Mapping[str, Any]


class Verbs:
    """A registry of verbs of one sort.

    `key` names the verb in a table; `bare` lets a lone word stand for a call without arguments.
    """

    def __init__(self, key: str, *, bare: bool = False) -> None:
        self.key, self.bare = key, bare
        self.call: Shape = _CallShape(self)
        self.calls: Shape = ListOf(self.call)
        self._functions: dict[str, Callable[..., Any]] = {}
        self._params: dict[str, Table] = {}

    def __call__(self, name: str) -> Callable[[Function], Function]:
        """Register the function below as a verb."""

        def register(function: Function) -> Function:
            if name in self._functions or not is_id(name):
                raise ValueError(f"the verb {name} is already registered or is no id")
            self._params[name] = Table(_parameters(function, self.key))
            self._functions[name] = function
            return function

        return register

    def __contains__(self, name: object) -> bool:
        return name in self._functions

    @property
    def names(self) -> tuple[str, ...]:
        """All verbs, sorted."""
        return tuple(sorted(self._functions))

    def parameters(self, name: str) -> Table:
        """The schema of one verb's arguments."""
        return self._params[name]

    def run(self, call: VerbCall, *engine: Any) -> Any:
        """Call the verb's function: first what the engine gives, then the content's arguments."""
        return self._functions[call.verb](*engine, **call.args)


class _CallShape(Shape):
    """`{ do = "draw", count = 2 }`, checked against the verb's parameters."""

    name: ClassVar[str] = "call"
    takes: ClassVar[tuple[type, ...]] = (dict,)

    def __init__(self, verbs: Verbs) -> None:
        self.verbs = verbs

    def suits(self, value: Any) -> bool:
        return isinstance(value, dict) or (self.verbs.bare and isinstance(value, str))

    def read(self, value: Any, at: FilePlace) -> Any:
        verbs = self.verbs
        if not self.suits(value):
            return at.fault("content-not-call", key=verbs.key, found=shown(value))
        if isinstance(value, str):
            return self._read(value, {}, at, at)
        if verbs.key not in value:
            return at.fault("content-missing-key", name=verbs.key)
        rest = {name: part for name, part in value.items() if name != verbs.key}
        return self._read(value[verbs.key], rest, at.at(verbs.key), at)

    def _read(self, verb: Any, rest: dict[str, Any], verb_at: FilePlace, at: FilePlace) -> Any:
        if not isinstance(verb, str):
            return verb_at.fault("content-not-text", found=shown(verb))
        if verb not in self.verbs:
            return verb_at.unknown("content-unknown-verb", verb, self.verbs.names)
        facts = self.verbs.parameters(verb).facts(rest, at)
        return None if facts is None else VerbCall(verb, facts)


def _content_name(name: str) -> str:
    bare = name.removesuffix("_")
    return bare if keyword.iskeyword(bare) else name


def _parameters(function: Callable[..., Any], key: str) -> dict[str, Shape | Maybe]:
    """The schema in a function's keyword-only parameters; the others are the engine's."""
    own = keyword_names(function)
    hints = _hints(function, own) if own else {}
    defaults = getattr(function, "__kwdefaults__", None) or {}
    schema: dict[str, Shape | Maybe] = {}
    for name in own:
        word = _content_name(name)
        if name not in hints or word == key:
            raise TypeError(f"{function.__qualname__}: {name} needs an annotation, and must not be the key")
        shape = _shape_of(hints[name])
        schema[word] = Maybe(shape, defaults[name]) if name in defaults else shape
    return schema


def keyword_names(function: Callable[..., Any]) -> tuple[str, ...]:
    """The keyword-only parameters of a plain function; `inspect.signature` takes ten times as long, hundreds of times
    at the start of a game (P13).

    >>> def draw(warp, /, ship, *more, count, who="you", **rest):
    ...     here = warp
    >>> keyword_names(draw)
    ('count', 'who')
    """
    code = function.__code__
    return code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]


def _hints(function: Callable[..., Any], names: Collection[str]) -> dict[str, Any]:
    """The annotations of these parameters only: the engine's may name types that only checkers know."""
    twin = types.FunctionType(function.__code__, function.__globals__)
    twin.__annotations__ = {name: hint for name, hint in function.__annotations__.items() if name in names}
    return get_type_hints(twin, include_extras=True)


def _shape_of(hint: Any) -> Shape:
    """The shape of an annotation: int, bool, str (an id), Literal, tuple[x, ...], a union, Annotated."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return next((extra for extra in args[1:] if isinstance(extra, Shape)), None) or _shape_of(args[0])
    if hint in (bool, int, str):
        return {bool: Flag(), int: Whole(), str: Id()}[hint]
    if origin is Literal and all(isinstance(word, str) for word in args):
        return Word(*args)
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return ListOf(_shape_of(args[0]))
    if origin in (Union, types.UnionType):
        shapes = [_shape_of(part) for part in args if part is not type(None)]
        return shapes[0] if len(shapes) == 1 else Either(*shapes)
    raise TypeError(f"no shape for {hint!r}")
