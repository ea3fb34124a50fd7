"""Names that nobody typed: "Player 1" is said in the present language, whatever the language it was written in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from app.text.texts import LOCALE, Texts, entries_of

if TYPE_CHECKING:
    from saves.document import SeatInfo


@cache
def _defaults() -> tuple[re.Pattern[str], ...]:
    """The default name of a person in every language, with its number."""
    found = []
    for path in sorted(LOCALE.glob("*/setup.ftl")):
        pattern = entries_of(path.read_text(encoding="utf-8"))["setup-player"].partition("=")[2].strip()
        before, after = re.split(r"\{\s*\$number\s*\}", pattern)
        found.append(re.compile(re.escape(before) + r"(\d+)" + re.escape(after)))
    return tuple(found)


def shown_name(texts: Texts, name: str) -> str:
    """A typed name as it is; a default one in the language of the moment."""
    number = default_number(name)
    return name if number is None else texts("setup-player", number=number)


def shown_names(texts: Texts, seats: Sequence[SeatInfo]) -> str:
    """Everybody at a table, in the order of the seats."""
    return ", ".join(shown_name(texts, seat.name) for seat in seats)


def default_number(name: str) -> int | None:
    """Which seat's default name this is, in any language; None for a name of somebody's own."""
    for pattern in _defaults():
        if match := pattern.fullmatch(name):
            return int(match[1])
    return None
