"""The short notation of card pictures: one line for each part, read into `PartLine`s.

ship -4 2 1.3 -20 scout wide=1.4      part, x, y, scale, turn, then words; a word alone is a flag
+ sack -10 12 .4                      drawn on the part above, in its own place and turn
- fin 0 8 1                           the same, but behind it
. + rivet 3 3 n=4 dx=6                left out where the picture is small; any part may be repeated
shape c=gold: M0 0L10 0L5 9Z          after the colon an outline of the part's own
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

_NUMBER = re.compile(r"^-?\d*\.?\d+$")


@dataclass(frozen=True, slots=True, eq=False)
class PartLine:
    """One part of a picture and where it stands."""

    part: str
    x: float = 0
    y: float = 0
    scale: float = 1
    turn: float = 0
    words: dict[str, str] = field(default_factory=dict)
    data: str = ""
    fine: bool = False
    on: str = ""  # "+" upon the part before, "-" behind it

    def num(self, word: str, default: float) -> float:
        """A number said by `word=…`."""
        return float(self.words.get(word, default))

    def word(self, word: str, default: str) -> str:
        """A text said by `word=…`."""
        return self.words.get(word, default)

    def says(self, flag: str) -> bool:
        """Whether the flag stands there."""
        return flag in self.words

    def one_of(self, flags: tuple[str, ...], default: str) -> str:
        """The first of the flags that stands there."""
        return next((flag for flag in flags if flag in self.words), default)


def read_line(text: str) -> PartLine:
    """One line of the notation."""
    head, _, data = text.partition(":")
    tokens = head.split()
    fine = tokens[0] == "."
    tokens = tokens[1:] if fine else tokens
    on = tokens.pop(0) if tokens[0] in ("+", "-") else ""
    part = tokens.pop(0)
    numbers = []
    while tokens and _NUMBER.match(tokens[0]):
        numbers.append(float(tokens.pop(0)))
    if len(numbers) > 4:
        raise ValueError(f"too many numbers: {text!r}")
    words = {}
    for token in tokens:
        word, _, value = token.partition("=")
        words[word] = value
    x, y, scale, turn = (*numbers, *(0.0, 0.0, 1.0, 0.0)[len(numbers) :])
    return PartLine(part, x, y, scale, turn, words, data.strip(), fine, on)


def read_scenes(text: str) -> dict[str, tuple[PartLine, ...]]:
    """Pictures by card id, all of them read."""
    return {card: read_lines(rows) for card, rows in split_scenes(text).items()}


def read_lines(rows: Iterable[str]) -> tuple[PartLine, ...]:
    """The ground and the parts of one picture."""
    return tuple(map(read_line, rows))


def split_scenes(text: str) -> dict[str, list[str]]:
    """Rows of every picture by card id: a line `id = ground …` at the margin, its parts indented below.

    The ground takes `tint` and says with `rigid` that the parts touch each other and must keep their distances.
    """
    scenes: dict[str, list[str]] = {}
    rows: list[str] = []
    for row in text.splitlines():
        if not row or row.isspace():
            continue
        if not row[0].isspace():
            card, _, row = row.partition(" = ")
            if card in scenes:
                raise ValueError(f"two pictures for {card}")
            rows = scenes[card] = []
        rows.append(row.strip())
    return scenes
