"""TOML text to plain data, with the line of every key and item.

The parser knows no lines of keys, so a second, smaller reader walks the same text for its structure alone.
It runs first: it also refuses text that is nested too deeply or holds too much, before anything is built.
Where the text is malformed it simply stops; the parser then says why.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

import tomli

from .limits import MAX_DEPTH, MAX_KEY, MAX_TEXT, MAX_VALUES
from .problems import FilePlace, KeyPath, Notes, Param

_BLANK = re.compile(r"(?:[ \t\n]++|#[^\n]*+)*+")
_SPACE = re.compile(r"[ \t]*+")
_STRING = re.compile(
    r'"""(?:[^"\\]++|\\[\s\S]|"{1,2}(?!"))*+"{3,5}'
    r"|'''(?:[^']++|'{1,2}(?!'))*+'{3,5}"
    r'|"(?!"")(?:[^"\\\n]++|\\.)*+"'
    r"|'(?!'')[^'\n]*+'"
)
_SCALAR = re.compile(r"[^,\]}#\n\"'\[{]++")
_PLAIN_KEY = re.compile(rf"([A-Za-z0-9_-]{{1,{MAX_KEY}}})[ \t]*+=[ \t]*+")
_BARE = re.compile(r"[A-Za-z0-9_-]++")
# A character written as \Uxxxxxxxx takes ten; whatever is longer can only be too long.
_LONGEST_STRING = MAX_TEXT * 10 + 6
_LONGEST_SCALAR = 200
_LONGEST_KEY = MAX_KEY * 10 + 2


class _Excess(Exception):
    """A limit passed while walking the text."""

    def __init__(self, line: int, path: KeyPath, reason_id: str, **params: Param) -> None:
        super().__init__(reason_id)
        self.line, self.path, self.reason_id, self.params = line, path, reason_id, params


class _Stop(Exception):
    """The text is malformed from here on."""


class _LateLines(Mapping[KeyPath, int]):
    """The lines of a text, found when somebody asks for one: a set that is right never does."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def _lines(self) -> dict[KeyPath, int]:
        return index_lines(self._text)

    def __getitem__(self, path: KeyPath) -> int:
        return self._lines[path]

    def __iter__(self) -> Iterator[KeyPath]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)


def parse_toml(file: str, text: str, room: int = MAX_VALUES, *, trusted: bool = False) -> tuple[dict[str, Any], Notes]:
    """The data of a TOML text, and notes that know its lines; problems found are in the notes.

    A `trusted` text is one of our own: it is not walked before it is parsed.

    >>> data, notes = parse_toml("a.toml", "[[card]]\\nid = 'probe'\\ncost = 3")
    >>> data, notes.line_at(("card", 0, "cost"))
    ({'card': [{'id': 'probe', 'cost': 3}]}, 3)
    >>> str(parse_toml("a.toml", "cost = = 3")[1].problems[0])
    'a.toml:1: this is not TOML: Invalid value'
    """
    text = text.replace("\r\n", "\n")
    notes = Notes(file, trusted=trusted)
    try:
        notes.lines = _LateLines(text) if trusted else index_lines(text, room)
        return tomli.loads(text), notes
    except _Excess as excess:
        notes.lines = {(): excess.line}
        FilePlace(excess.path, notes).fault(excess.reason_id, **excess.params)
    except tomli.TOMLDecodeError as error:
        notes.lines = {(): error.lineno}
        notes.top.fault("content-syntax", detail=error.msg)
    except ValueError:  # a number of thousands of digits
        notes.top.fault("content-number-too-large")
    except RecursionError:
        notes.top.fault("content-too-deep", limit=MAX_DEPTH)
    return {}, notes


def index_lines(text: str, room: int = MAX_VALUES) -> dict[KeyPath, int]:
    """The line (from 1) of every table, key and item of a TOML text with plain newlines.

    >>> index = index_lines("[set]\\nid = 'a'\\n[[card]]\\n[[card]]\\nplay = [\\n  1, 2,\\n  3]")
    >>> index["set", "id"], index["card", 1], index["card", 1, "play", 2]
    (2, 4, 7)
    """
    walk = _Walk(text, room)
    with contextlib.suppress(_Stop):
        walk.document()
    return walk.lines


class _Walk:
    """One pass over the text, noting where things stand."""

    def __init__(self, text: str, room: int) -> None:
        self.text, self.room = text, room
        self.pos = 0
        self.lines: dict[KeyPath, int] = {}
        self._line, self._counted = 1, 0
        self._values = 0
        self._arrays: dict[KeyPath, int] = {}  # how many tables each array of tables has by now

    def document(self) -> None:
        table: KeyPath = ()
        while True:
            self.skip(_BLANK)
            if self.pos == len(self.text):
                return
            table = self.header() if self.peek() == "[" else self.pair(table, table)

    def header(self) -> KeyPath:
        """[table] or [[array of tables]]; the path of the table it opens."""
        line = self.line()
        array = self.text.startswith("[[", self.pos)
        self.pos += 2 if array else 1
        self.skip(_SPACE)
        names = self.key()
        self.expect("]]" if array else "]")
        path: KeyPath = ()
        for name in names[:-1]:
            path = self.inside((*path, name))
        path = (*path, names[-1])
        if not array:
            path = self.inside(path)
            self.note(path, 0, line)
            return path
        self.lines.setdefault(path, line)
        index = self._arrays.get(path, 0)
        self._arrays[path] = index + 1
        self.note((*path, index), 0, line)
        return (*path, index)

    def inside(self, path: KeyPath) -> KeyPath:
        """A header that names an array of tables means its last table."""
        count = self._arrays.get(path)
        return path if count is None else (*path, count - 1)

    def pair(self, table: KeyPath, then: KeyPath) -> KeyPath:
        """key = value, below a table; gives back `then`."""
        line = self.line()
        plain = _PLAIN_KEY.match(self.text, self.pos)
        if plain is not None:  # nearly always, so this saves time
            path: KeyPath = (*table, plain.group(1))
            self.pos = plain.end()
        else:
            path = (*table, *self.key())
            self.expect("=")
            self.skip(_SPACE)
        self.note(path, len(table), line)
        self.value(path)
        return then

    def key(self) -> tuple[str, ...]:
        """One key, dotted or not."""
        names: list[str] = []
        while True:
            names.append(self.name())
            if len(names) > MAX_DEPTH:
                raise _Excess(self.line(), (), "content-too-deep", limit=MAX_DEPTH)
            self.skip(_SPACE)
            if self.peek() != ".":
                return tuple(names)
            self.pos += 1
            self.skip(_SPACE)

    def name(self) -> str:
        quoted = self.peek() in ("'", '"')
        found = (_STRING if quoted else _BARE).match(self.text, self.pos)
        if found is None:
            raise _Stop
        raw = found.group()
        if len(raw) > _LONGEST_KEY:
            raise _Excess(self.line(), (), "content-bad-key", found=f'"{raw[:20]}…"', limit=MAX_KEY)
        self.pos = found.end()
        if not quoted:
            return raw
        if raw[0] == "'" or "\\" not in raw:
            return raw[1:-1]
        try:
            return str(tomli.loads(f"name = {raw}")["name"])
        except tomli.TOMLDecodeError:
            raise _Stop from None

    def value(self, path: KeyPath) -> None:
        first = self.peek()
        if first == "[":
            self.items(path)
        elif first == "{":
            self.members(path)
        else:
            is_string = first in ("'", '"')
            found = (_STRING if is_string else _SCALAR).match(self.text, self.pos)
            if found is None:
                raise _Stop
            length = found.end() - self.pos
            if is_string and length > _LONGEST_STRING:
                raise _Excess(self.line(), path, "content-text-too-long", limit=MAX_TEXT)
            if not is_string and length > _LONGEST_SCALAR and len(found.group().strip()) > _LONGEST_SCALAR:
                raise _Excess(self.line(), path, "content-number-too-large")
            self.pos = found.end()

    def items(self, path: KeyPath) -> None:
        self.pos += 1
        index = 0
        while not self.closes("]"):
            self.note((*path, index), len(path), self.line())
            self.value((*path, index))
            index += 1
            self.comma("]")

    def members(self, path: KeyPath) -> None:
        self.pos += 1
        while not self.closes("}"):
            self.pair(path, path)
            self.comma("}")

    def closes(self, bracket: str) -> bool:
        self.skip(_BLANK)
        if self.peek() != bracket:
            return False
        self.pos += 1
        return True

    def comma(self, bracket: str) -> None:
        """After an item comes a comma or the end, which `closes` takes."""
        self.skip(_BLANK)
        if self.peek() == ",":
            self.pos += 1
        elif self.peek() != bracket:
            raise _Stop

    def note(self, path: KeyPath, known: int, line: int) -> None:
        """Remember the line of a path and of the tables it opens below its first `known` parts."""
        self._values += 1
        if len(path) > MAX_DEPTH:
            raise _Excess(line, path, "content-too-deep", limit=MAX_DEPTH)
        if self._values > self.room:
            raise _Excess(line, path, "content-too-many-values", limit=MAX_VALUES)
        for length in range(known + 1, len(path) + 1):
            self.lines.setdefault(path[:length], line)

    def line(self) -> int:
        self._line += self.text.count("\n", self._counted, self.pos)
        self._counted = self.pos
        return self._line

    def peek(self) -> str:
        return self.text[self.pos : self.pos + 1]

    def skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.pos)
        if found is not None:
            self.pos = found.end()

    def expect(self, mark: str) -> None:
        self.skip(_SPACE)
        if not self.text.startswith(mark, self.pos):
            raise _Stop
        self.pos += len(mark)
