"""What is wrong with a content set, as data: file, line, key, a reason id and its parameters (UX-104).

The reason ids are Fluent message ids as well; the English sentences here serve logs and the command line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from heapq import nlargest

from rules.core.lean import dataclass

KeyPath = tuple[str | int, ...]
Param = str | int

MAX_PROBLEMS = 100  # per file: enough to mend it, too few to drown in
MAX_SUGGESTIONS = 20  # for each file: looking for the nearest of thousands of words takes its time
_CLIP = 40
_LONGEST_COMPARED = 64
_LIKENESS = 0.5
_MOST_COMPARED = 60  # of the known words, those that share most pairs of letters

REASONS: dict[str, str] = {
    "content-missing-file": "there is nothing here",
    "content-unreadable": "the file cannot be read ({error})",
    "content-not-a-file": "this is not an ordinary file",
    "content-outside": "this link leads out of the folder",
    "content-too-large": "the file has more than {limit} bytes",
    "content-set-too-large": "the files of this set have more than {limit} bytes together",
    "content-too-many-files": "there are more than {limit} files or folders here",
    "content-not-utf8": "the bytes here are not UTF-8 text",
    "content-bom": "the file begins with a byte order mark; save it as plain UTF-8",
    "content-syntax": "this is not TOML: {detail}",
    "content-too-deep": "tables and lists are nested deeper than {limit}",
    "content-too-many-values": "there are more than {limit} values",
    "content-too-many-entries": "there are more than {limit} entries",
    "content-text-too-long": "the text is longer than {limit} characters",
    "content-text-control": "the text contains a character that cannot be shown",
    "content-number-too-large": "the number does not fit into 64 bits",
    "content-number-not-whole": "expected a whole number, found {found}",
    "content-bad-value": "{found} is not a value that a content set may contain",
    "content-bad-key": "{found} cannot be a key: letters, digits and _ only, at most {limit}",
    "content-not-table": "expected a table, found {found}",
    "content-not-list": "expected a list, found {found}",
    "content-not-whole": "expected a whole number from {low} to {high}, found {found}",
    "content-not-flag": "expected true or false, found {found}",
    "content-not-text": "expected a text, found {found}",
    "content-not-id": "expected an id such as cargo_bay (lower case, digits, _), found {found}",
    "content-not-word": "expected one of {known}, found {found}",
    "content-not-either": "expected {expected}, found {found}",
    "content-not-call": "expected a call such as {{ {key} = ... }}, found {found}",
    "content-empty-text": "the text is empty",
    "content-list-length": "expected {low} to {high} items, found {found}",
    "content-twice-in-list": "{found} appears in this list twice",
    "content-unknown-key": "unknown key {found}; known here: {known}",
    "content-missing-key": "the key {name} is missing",
    "content-missing-language": "the text in language {name} is missing",
    "content-unknown-verb": "unknown verb {found}; known here: {known}",
    "content-unknown-id": "there is no {kind} with the id {found} in this set or the sets it requires",
    "content-duplicate-id": "the id {id} is already taken ({other})",
    "content-no-set": "no file here has a [set] table",
    "content-second-set": "the set is already described ({other})",
    "content-other-game": "this set is for the game {found}",
    "content-unknown-set": "there is no set with the id {found}",
    "content-requires": "this set requires {found}, which is not in use",
    "content-replaces-itself": "this set replaces itself",
    "content-replaced-twice": "{found} is already replaced by {other}",
}

EXPECTED: Mapping[str, str] = {
    "whole": "a whole number",
    "flag": "true or false",
    "word": "a word from the list",
    "id": "an id",
    "text": "a text",
    "translated": "texts in both languages",
    "list": "a list",
    "table": "a table",
    "call": "a call",
}


def describe_reason(reason_id: str, english: str) -> None:
    """Give a game's own reason its English sentence.

    >>> describe_reason("doctest-few-sectors", "needs at least {least} sectors")
    >>> str(Problem("a.toml", 3, "sector", "doctest-few-sectors", {"least": 9}))
    'a.toml:3: sector: needs at least 9 sectors'
    """
    REASONS[reason_id] = english


@dataclass(frozen=True)
class Problem:
    """One fault at one place; `line` is None where there are no lines (content inside a save)."""

    file: str
    line: int | None
    key: str
    reason_id: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        return printable(": ".join(part for part in (place, self.key, self.sentence()) if part))

    def sentence(self) -> str:
        """What is wrong, without the place.

        >>> Problem("a.toml", 1, "", "content-not-word", {"known": "x, y", "found": '"z"'}).sentence()
        'expected one of x, y, found "z"'
        """
        params = dict(self.params)
        if "expected" in params:
            names = str(params["expected"]).split()
            params["expected"] = " or ".join(EXPECTED.get(name, name) for name in names)
        try:
            said = REASONS[self.reason_id].format(**params)
        except (KeyError, IndexError):
            listed = ", ".join(f"{name}={value}" for name, value in params.items())
            said = f"{self.reason_id} ({listed})" if listed else self.reason_id
        near = params.get("nearest")
        return f"{said} (did you mean {near}?)" if near else said


def printable(text: str) -> str:
    r"""A text from anywhere for a terminal: what it could not show, or would obey, is spelled out.

    >>> printable("a\x1b[2Jb\u202e.toml")
    'a\\x1b[2Jb\\u202e.toml'
    """
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def key_text(path: KeyPath) -> str:
    """A path as the author of a set would write it; items are counted from 1.

    >>> key_text(("card", 2, "on_play", 0, "do"))
    'card[3].on_play[1].do'
    """
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            text += ("." if text else "") + clip(part)
    return text


def clip(text: str) -> str:
    """A text short enough for a message."""
    return text if len(text) <= _CLIP else text[: _CLIP - 1] + "…"


def shown(value: object) -> str:
    """A value as it stands in the file, short enough for a message.

    >>> shown("abc"), shown(True), shown([1, 2]), shown({}), shown(1.5), shown(10**80)
    ('"abc"', 'true', '[…]', '{…}', '1.5', 'a huge number')
    """
    if isinstance(value, str):
        return f'"{clip(value)}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if value.bit_length() <= 64 else "a huge number"
    if isinstance(value, (list, tuple)):
        return "[…]"
    if isinstance(value, dict):
        return "{…}"
    return "nothing" if value is None else clip(str(value))


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one, or nothing.

    >>> nearest("Exaust", ["draw", "exhaust"]), nearest("zzz", ["draw"])
    ('exhaust', '')
    """
    if len(word) > _LONGEST_COMPARED:
        return ""
    meant = word.lower().replace("-", "_")
    folded = {known_word.lower(): known_word for known_word in known if len(known_word) <= _LONGEST_COMPARED}
    likely: Iterable[str] = folded
    if len(folded) > _MOST_COMPARED:
        pairs = _letter_pairs(meant)
        likely = nlargest(_MOST_COMPARED, folded, key=lambda other: len(pairs & _letter_pairs(other)))
    from difflib import get_close_matches  # only here: no start of the program needs it (P12)

    close = get_close_matches(meant, likely, n=1, cutoff=_LIKENESS)
    return folded[close[0]] if close else ""


def _letter_pairs(word: str) -> set[str]:
    return set(map(str.__add__, word, word[1:]))


class SpellingHelp:
    """Suggestions for the first few misspelled words; whoever writes thousands of them is not helped by more.

    >>> advice = SpellingHelp(most=1)
    >>> advice.nearest("exaust", ["exhaust"]), advice.nearest("exaust", ["exhaust"])
    ('exhaust', '')
    """

    __slots__ = ("left",)

    def __init__(self, most: int = MAX_SUGGESTIONS) -> None:
        self.left = most

    def nearest(self, word: str, known: Iterable[str]) -> str:
        """The known word most like this one, or nothing."""
        self.left -= 1
        return nearest(word, known) if self.left >= 0 else ""


def listed(words: Iterable[str], most: int = 12) -> str:
    """Words for a message, the many cut short.

    >>> listed(["a", "b", "c"], most=2)
    'a, b, …'
    """
    every = list(words)
    return ", ".join([*every[:most], "…"] if len(every) > most else every)


@dataclass
class Notes:
    """What reading one file brings to light: its problems, and the ids it refers to."""

    file: str
    lines: Mapping[KeyPath, int] | None = None
    problems: list[Problem] = field(default_factory=list)
    refs: list[tuple[FilePlace, str, str]] = field(default_factory=list)
    advice: SpellingHelp = field(default_factory=SpellingHelp)
    trusted: bool = False  # one of our own files, in which only what a game needs is checked at every start

    @property
    def full(self) -> bool:
        return len(self.problems) >= MAX_PROBLEMS

    def line_at(self, path: KeyPath) -> int | None:
        """The line where this value stands, or else what holds it."""
        if self.lines is None:
            return None
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    @property
    def top(self) -> FilePlace:
        return FilePlace((), self)


class FilePlace:
    """One place in one file, to which problems can be pinned."""

    __slots__ = ("notes", "path")

    def __init__(self, path: KeyPath, notes: Notes) -> None:
        self.path, self.notes = path, notes

    def at(self, part: str | int) -> FilePlace:
        """The place of one key or item below this one."""
        return FilePlace((*self.path, part), self.notes)

    def fault(self, reason_id: str, **params: Param) -> None:
        """Note a problem here."""
        notes = self.notes
        if not notes.full:
            line = notes.line_at(self.path)
            notes.problems.append(Problem(notes.file, line, key_text(self.path), reason_id, params))

    def unknown(self, reason_id: str, found: str, known: Iterable[str]) -> None:
        """Note a misspelled word here, with the nearest one that is known."""
        if not self.notes.full:
            words = list(known)
            near = self.notes.advice.nearest(found, words)
            self.fault(reason_id, found=shown(found), known=listed(words), nearest=near)

    def refer(self, kind: str, design: str) -> None:
        """Note that a design of this kind must exist; it is looked up when the sets are combined."""
        self.notes.refs.append((self, kind, design))

    def __str__(self) -> str:
        line = self.notes.line_at(self.path)
        place = self.notes.file if line is None else f"{self.notes.file}:{line}"
        return f"{place}: {key_text(self.path)}" if self.path else place
