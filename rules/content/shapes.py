"""Shapes: the small vocabulary in which a game says what its content must look like.

A shape reads plain data (numbers, texts, lists, tables) into frozen values and pins every fault to its place.
There are no expressions and no code in content: a number is a number, a card's effect is a call (see `verbs`).

>>> ship = Table({"id": Id(), "cost": Either(Whole(0, 20), Word("X")), "crew": Maybe(Whole(0, 9), 0)})
>>> notes = Notes("ships.toml")
>>> ship.read({"id": "tug", "cost": "X"}, notes.top)
FrozenTable(id='tug', cost='X', crew=0)
>>> ship.read({"id": "tug", "cots": 3}, notes.top) is None
True
>>> print(notes.problems[0])
ships.toml: cots: unknown key "cots"; known here: id, cost, crew (did you mean cost?)
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from keyword import iskeyword
from typing import Any, ClassVar, NamedTuple, TypeGuard

from rules.core.lean import dataclass

from .limits import HIGHEST, LOWEST, MAX_ENTRIES, MAX_TEXT
from .problems import FilePlace, Notes, listed, shown

__all__ = [
    "Cases",
    "Either",
    "FilePlace",
    "Flag",
    "FrozenTable",
    "Id",
    "ListOf",
    "MapOf",
    "Maybe",
    "Notes",
    "Ref",
    "Shape",
    "Table",
    "Text",
    "Translated",
    "Translation",
    "Whole",
    "Word",
]  # fmt: skip

LANGUAGES = ("en", "hu")
_ID = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
_LONGEST_ID = 64


class Shape(ABC):
    """What one value must look like."""

    name: ClassVar[str]  # what was expected, for messages
    takes: ClassVar[tuple[type, ...]]  # the plain types it can read at all

    def suits(self, value: object) -> bool:
        """Whether the value is of the right plain type, be it otherwise right or wrong."""
        return type(value) in self.takes

    @abstractmethod
    def read(self, value: object, at: FilePlace) -> Any:
        """The frozen value; or None, with the fault noted."""


@dataclass(frozen=True)
class Whole(Shape):
    """A whole number within limits.

    >>> Whole(0, 9).read(12, (notes := Notes("a.toml")).top)
    >>> print(notes.problems[0])
    a.toml: expected a whole number from 0 to 9, found 12
    """

    low: int = LOWEST
    high: int = HIGHEST
    name: ClassVar[str] = "whole"
    takes: ClassVar[tuple[type, ...]] = (int,)

    def read(self, value: object, at: FilePlace) -> Any:
        if type(value) is int and self.low <= value <= self.high:
            return value
        return at.fault("content-not-whole", low=self.low, high=self.high, found=shown(value))


@dataclass(frozen=True)
class Flag(Shape):
    """True or false."""

    name: ClassVar[str] = "flag"
    takes: ClassVar[tuple[type, ...]] = (bool,)

    def read(self, value: object, at: FilePlace) -> Any:
        return value if isinstance(value, bool) else at.fault("content-not-flag", found=shown(value))


class Word(Shape):
    """One word of a closed list."""

    name: ClassVar[str] = "word"
    takes: ClassVar[tuple[type, ...]] = (str,)

    def __init__(self, *words: str) -> None:
        self.words = words

    def read(self, value: object, at: FilePlace) -> Any:
        if isinstance(value, str):
            return value if value in self.words else at.unknown("content-not-word", value, self.words)
        return at.fault("content-not-word", found=shown(value), known=listed(self.words))


def is_id(value: object) -> TypeGuard[str]:
    """Whether this is a permanent name in snake_case.

    >>> is_id("cargo_bay_2"), is_id("Cargo Bay"), is_id("__class__")
    (True, False, False)
    """
    return isinstance(value, str) and len(value) <= _LONGEST_ID and _ID.fullmatch(value) is not None


@dataclass(frozen=True)
class Id(Shape):
    """A permanent name in snake_case."""

    name: ClassVar[str] = "id"
    takes: ClassVar[tuple[type, ...]] = (str,)

    def read(self, value: object, at: FilePlace) -> Any:
        return value if is_id(value) else at.fault("content-not-id", found=shown(value))


@dataclass(frozen=True)
class Ref(Shape):
    """The id of a design of some kind, in this set or one it requires."""

    kind: str
    name: ClassVar[str] = "id"
    takes: ClassVar[tuple[type, ...]] = (str,)

    def read(self, value: object, at: FilePlace) -> Any:
        if not is_id(value):
            return at.fault("content-not-id", found=shown(value))
        at.refer(self.kind, value)
        return value


@dataclass(frozen=True)
class Text(Shape):
    """Free text in no particular language."""

    longest: int = MAX_TEXT
    name: ClassVar[str] = "text"
    takes: ClassVar[tuple[type, ...]] = (str,)

    def read(self, value: object, at: FilePlace) -> Any:
        if not isinstance(value, str):
            return at.fault("content-not-text", found=shown(value))
        if not value.strip():
            return at.fault("content-empty-text")
        return value if len(value) <= self.longest else at.fault("content-text-too-long", limit=self.longest)


class Translation(NamedTuple):
    """One text in both languages."""

    en: str
    hu: str


@dataclass(frozen=True)
class Translated(Shape):
    """A text in both languages: `{ en = "Probe", hu = "Szonda" }`.

    >>> Translated().read({"en": "Probe"}, (notes := Notes("a.toml")).top)
    >>> print(notes.problems[0])
    a.toml: the text in language hu is missing
    """

    longest: int = MAX_TEXT
    name: ClassVar[str] = "translated"
    takes: ClassVar[tuple[type, ...]] = (dict,)

    def read(self, value: object, at: FilePlace) -> Any:
        if not isinstance(value, dict):
            return at.fault("content-not-either", expected=self.name, found=shown(value))
        for extra in value:
            if extra not in LANGUAGES:
                at.at(extra).unknown("content-unknown-key", extra, LANGUAGES)
        said = []
        for language in LANGUAGES:
            if language in value:
                said.append(Text(self.longest).read(value[language], at.at(language)))
            else:
                at.fault("content-missing-language", name=language)
        return Translation(*said) if len(said) == len(LANGUAGES) else None


@dataclass(frozen=True)
class ListOf(Shape):
    """A list of `low` to `high` items of one shape; `unique` when none may stand twice."""

    item: Shape
    low: int = 0
    high: int = MAX_ENTRIES
    unique: bool = False
    name: ClassVar[str] = "list"
    takes: ClassVar[tuple[type, ...]] = (list,)

    def read(self, value: object, at: FilePlace) -> Any:
        if not isinstance(value, list):
            return at.fault("content-not-list", found=shown(value))
        if not self.low <= len(value) <= self.high:
            at.fault("content-list-length", low=self.low, high=self.high, found=len(value))
        read = tuple(self.item.read(item, at.at(index)) for index, item in enumerate(value))
        if self.unique:
            seen = set()
            for index, item in enumerate(value):
                written = json.dumps(item, sort_keys=True)
                if written in seen:
                    at.at(index).fault("content-twice-in-list", found=shown(item))
                seen.add(written)
        return read


class Either(Shape):
    """The first of several shapes that suits the value's type: `Either(Whole(0, 20), Word("X"))`."""

    name: ClassVar[str] = "either"
    takes: ClassVar[tuple[type, ...]] = ()

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = shapes

    def suits(self, value: object) -> bool:
        return any(shape.suits(value) for shape in self.shapes)

    def read(self, value: object, at: FilePlace) -> Any:
        for shape in self.shapes:
            if shape.suits(value):
                return shape.read(value, at)
        expected = " ".join(shape.name for shape in self.shapes)
        return at.fault("content-not-either", expected=expected, found=shown(value))


class FrozenTable(Mapping[str, Any]):
    """A frozen table whose facts are also attributes: `card.cost`.

    A fact named like a method of mappings (`items`, `values`) is reached as `card["items"]`.

    >>> probe = FrozenTable(id="probe", cost=3)
    >>> probe.cost, probe["cost"], dict(probe)
    (3, 3, {'id': 'probe', 'cost': 3})
    >>> probe.cost = 4
    Traceback (most recent call last):
    ...
    AttributeError: a design never changes: cost
    """

    __slots__ = ("_facts",)
    _facts: dict[str, Any]

    def __init__(self, /, **facts: Any) -> None:
        object.__setattr__(self, "_facts", facts)

    def __getattr__(self, name: str) -> Any:
        try:
            return object.__getattribute__(self, "_facts")[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a design never changes: {name}")

    def __getitem__(self, name: str) -> Any:
        return self._facts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._facts)

    def __len__(self) -> int:
        return len(self._facts)

    def __repr__(self) -> str:
        return f"FrozenTable({', '.join(f'{name}={value!r}' for name, value in self._facts.items())})"


@dataclass(frozen=True)
class Maybe:
    """A key that may be left out, and what then holds."""

    shape: Shape
    default: Any = None


Fields = Mapping[str, Shape | Maybe]


class Table(Shape):
    """A table with known keys; those not wrapped in `Maybe` are required."""

    name: ClassVar[str] = "table"
    takes: ClassVar[tuple[type, ...]] = (dict,)

    def __init__(self, fields: Fields) -> None:
        self.fields = dict(fields)

    def including(self, fields: Fields) -> Table:
        """The same table with more keys, which come first."""
        return Table({**fields, **self.fields})

    def read(self, value: object, at: FilePlace) -> Any:
        facts = self.facts(value, at)
        return None if facts is None else FrozenTable(**facts)

    def facts(self, value: Any, at: FilePlace) -> dict[str, Any] | None:
        """The values by the key's name in Python; None when a key is unknown or missing."""
        if not isinstance(value, dict):
            at.fault("content-not-table", found=shown(value))
            return None
        meant = set()  # a misspelled key is one mistake, not also a missing one
        unknown = [name for name in value if name not in self.fields]
        for name in unknown:
            if not at.notes.full:
                near = at.notes.advice.nearest(name, self.fields)
                meant.add(near)
                known = listed(self.fields)
                at.at(name).fault("content-unknown-key", found=shown(name), known=known, nearest=near)
        facts: dict[str, Any] = {}
        whole = not unknown
        for name, field in self.fields.items():
            if name in value:
                shape = field.shape if isinstance(field, Maybe) else field
                facts[_python_name(name)] = shape.read(value[name], at.at(name))
            elif isinstance(field, Maybe):
                facts[_python_name(name)] = field.default
            else:
                whole = False
                if name not in meant:
                    at.fault("content-missing-key", name=name)
        return facts if whole else None


def _python_name(key: str) -> str:
    """`else` in content, an ordinary word there, is the parameter `else_` in Python."""
    return f"{key}_" if iskeyword(key) else key


class MapOf(Shape):
    """A table from ids to values of one shape, such as a deck list `{ probe = 3, tug = 2 }`.

    >>> MapOf(Ref("card"), Whole(1, 4)).read({"probe": 3}, Notes("a.toml").top)
    FrozenTable(probe=3)
    """

    name: ClassVar[str] = "table"
    takes: ClassVar[tuple[type, ...]] = (dict,)

    def __init__(self, keys: Shape, values: Shape, low: int = 0, high: int = MAX_ENTRIES) -> None:
        self.keys, self.values, self.low, self.high = keys, values, low, high

    def read(self, value: object, at: FilePlace) -> Any:
        if not isinstance(value, dict):
            return at.fault("content-not-table", found=shown(value))
        if not self.low <= len(value) <= self.high:
            at.fault("content-list-length", low=self.low, high=self.high, found=len(value))
        facts: dict[str, Any] = {}
        # Sorted, so that play never depends on the order in which a file lists its keys.
        for key in sorted(value):
            if self.keys.read(key, at.at(key)) is not None:
                facts[key] = self.values.read(value[key], at.at(key))
        return FrozenTable(**facts)


class Cases(Shape):
    """Tables of several sorts, told apart by one of their words: `type = "ship"`.

    >>> card = Cases("type", {"ship": Table({"hull": Whole(1, 9)}), "event": Table({})})
    >>> card.read({"type": "ship", "hull": 3}, Notes("a.toml").top)
    FrozenTable(type='ship', hull=3)
    """

    name: ClassVar[str] = "table"
    takes: ClassVar[tuple[type, ...]] = (dict,)

    def __init__(self, key: str, cases: Mapping[str, Table]) -> None:
        self.key = key
        self.word = Word(*cases)
        self.cases = {word: table.including({key: self.word}) for word, table in cases.items()}

    def including(self, fields: Fields) -> Cases:
        """The same cases with more keys in each."""
        return Cases(self.key, {word: table.including(fields) for word, table in self.cases.items()})

    def read(self, value: object, at: FilePlace) -> Any:
        if not isinstance(value, dict):
            return at.fault("content-not-table", found=shown(value))
        if self.key not in value:
            return at.fault("content-missing-key", name=self.key)
        word = self.word.read(value[self.key], at.at(self.key))
        return None if word is None else self.cases[word].read(value, at)
