"""What the wording of every game has in common: seats by name, lists, signs, messages of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from app.text.texts import Texts, message_id
from rules.core.decisions import CLOCK, TABLE
from rules.core.reasons import Reason


def signed(number: int, plus: bool = False) -> str:
    """A number with a real minus sign, and a plus where points are meant.

    >>> signed(-2), signed(3), signed(3, plus=True)
    ('−2', '3', '+3')
    """
    return f"−{-number}" if number < 0 else f"+{number}" if plus and number else str(number)


def capital(said: str) -> str:
    """Words that begin a line.

    >>> capital("űrbázis"), capital("")
    ('Űrbázis', '')
    """
    return said[:1].upper() + said[1:]


class Speech(ABC):
    """The words of one game for one table of players."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts, self.names = texts, names  # both may change with the language

    @abstractmethod
    def word(self, area: str, name: str, **values: object) -> str:
        """A message of this game: `word("tip", "pool")` is `<game>-tip-pool`."""

    def seat(self, seat: int) -> str:
        if seat in (CLOCK, TABLE):
            return self.texts("seat-clock" if seat == CLOCK else "seat-table")
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def seats(self, seats: Sequence[int]) -> str:
        return self.listed([self.seat(seat) for seat in seats])

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row: "a, b and c"."""
        if len(words) < 2:
            return "".join(words)
        said = self.word("list", "two", first=words[-2], last=words[-1])
        for word in reversed(words[:-2]):
            said = self.word("list", "more", first=word, rest=said)
        return said

    def explained(self, area: str, name: str) -> str:
        """What a thing means, in one sentence (UX-53)."""
        return self.word(area, f"{name}-help")

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done, or why it is advised."""
        values = {name: self.reason_value(name, value) for name, value in reason.params.items()}
        return self.texts(message_id("reason", reason.id), **values)

    def reason_value(self, name: str, value: Any) -> object:
        """A value of a reason in words; games name their own things."""
        if name == "seat":
            return self.seat(int(value))
        return value if isinstance(value, (int, float)) else str(value)

    def result(self, reason: str) -> str:
        """Why the winner won."""
        return self.texts(message_id("result", reason))
