"""Designs: the printed facts of a game, frozen, looked up by kind and id.

A game declares a `Schema` of `Kind`s. `Content` is what the chosen sets hold together; states only keep ids.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from functools import cached_property
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from rules.core.lean import dataclass

from .problems import FilePlace, Param
from .shapes import Cases, Id, ListOf, Maybe, Shape, Table, Text, Translated, Translation, Whole, Word

DesignId = str
SetId = str
T = TypeVar("T")

MAX_VERSION = 1_000_000
_LONGEST_NAME = 200


class Kind(Generic[T]):
    """One kind of entry: its table name in TOML, its shape, and what is made of the facts.

    `make` is called with the facts as keyword arguments: a frozen dataclass of the game's own, or `Row`.
    Every entry has an `id`, which the kind adds to the shape.

    >>> from .shapes import FrozenTable
    >>> Kind("sector", Table({"speed": Whole(1, 9)}), FrozenTable).name
    'sector'
    """

    def __init__(self, name: str, shape: Table | Cases, make: Callable[..., T]) -> None:
        if name == "set":
            raise ValueError("[set] describes the set itself")
        self.name, self.make = name, make
        self.shape: Table | Cases = shape.including({"id": Id()})


class Complain(Protocol):
    """How a whole-set check notes what is wrong: with a design (or the set, if None) and one of its keys."""

    def __call__(self, design: DesignId | None, key: str, reason_id: str, /, **params: Param) -> None: ...


# Whole-set rules: the set's content with what it requires, the id of the set to check, and where to complain.
Check = Callable[["Content", SetId, Complain], None]


def _nothing(content: Content, own: SetId, complain: Complain) -> None:
    """A game without whole-set rules."""


@dataclass(frozen=True)
class Schema:
    """What the content of one game looks like."""

    game: str
    kinds: tuple[Kind[Any], ...]
    check: Check = _nothing


@dataclass(frozen=True)
class SetInfo:
    """The [set] table: who this set is and what it stands on."""

    id: SetId
    name: Translation
    game: str
    version: int
    requires: tuple[SetId, ...] = ()
    replaces: SetId | None = None
    about: Translation | None = None
    author: str | None = None


def info_shape(games: Iterable[str]) -> Table:
    """The shape of the [set] table, for sets of these games."""
    fields: dict[str, Shape | Maybe] = {
        "id": Id(),
        "name": Translated(_LONGEST_NAME),
        "game": Word(*games),
        "version": Whole(1, MAX_VERSION),
        "requires": Maybe(ListOf(Id(), high=100, unique=True), ()),
        "replaces": Maybe(Id()),
        "about": Maybe(Translated()),
        "author": Maybe(Text(_LONGEST_NAME)),
    }
    return Table(fields)


@dataclass(frozen=True)
class Design:
    """One entry: its kind, what the game made of it, and where it stands."""

    kind: str
    made: Any
    spot: FilePlace = field(repr=False, compare=False)


@dataclass(frozen=True)
class ContentSet:
    """One set that is right in itself. `raw` is its plain data in the layout of its file."""

    info: SetInfo
    raw: Mapping[str, Any]
    designs: Mapping[DesignId, Design]
    spot: FilePlace = field(repr=False, compare=False)
    refs: tuple[tuple[FilePlace, str, DesignId], ...] = field(repr=False, compare=False, default=())


class Content:
    """All designs of the chosen sets, with a hash that stands for them.

    Nothing in it depends on the order in which files, entries or keys were written, so play cannot either.
    """

    def __init__(self, game: str, sets: Iterable[ContentSet] = ()) -> None:
        self.game = game
        self._sets = tuple(sorted(sets, key=lambda each: each.info.id))
        self.sets: tuple[SetInfo, ...] = tuple(each.info for each in self._sets)
        found = {name: (design, each.info) for each in self._sets for name, design in each.designs.items()}
        self._found = {name: found[name] for name in sorted(found)}
        tables: dict[str, dict[DesignId, Any]] = {}
        for name, (design, _) in self._found.items():
            tables.setdefault(design.kind, {})[name] = design.made
        self._tables = {kind: MappingProxyType(table) for kind, table in tables.items()}

    def table(self, kind: Kind[T]) -> Mapping[DesignId, T]:
        """All designs of a kind, by id, in the order of their ids."""
        return self._tables.get(kind.name, MappingProxyType({}))

    def find(self, kind: Kind[T], design: DesignId) -> T:
        """One design of a kind; KeyError if there is none."""
        made: T = self._tables[kind.name][design]
        return made

    def __getitem__(self, design: DesignId) -> Any:
        return self._found[design][0].made

    def __contains__(self, design: object) -> bool:
        return design in self._found

    def __iter__(self) -> Iterator[DesignId]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def kind_of(self, design: DesignId) -> str:
        """The name of a design's kind."""
        return self._found[design][0].kind

    def set_of(self, design: DesignId) -> SetInfo:
        """The set a design comes from."""
        return self._found[design][1]

    def spot_of(self, design: DesignId) -> FilePlace:
        """The place where a design is written."""
        return self._found[design][0].spot

    @cached_property
    def hash(self) -> str:
        """The same for the same content, however its files are laid out."""
        import hashlib  # late, as in `stream`

        text = json.dumps(self.pack(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode("ascii")).hexdigest()

    def pack(self) -> dict[str, Any]:
        """Everything as plain JSON data, from which `unpack` builds an equal content (UX-68)."""
        return {"game": self.game, "sets": [json.loads(json.dumps(each.raw)) for each in self._sets]}
