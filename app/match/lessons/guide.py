"""Tips of the guided first game: `lessons/guide.toml`. Each is shown once and can be dismissed for good (UX-93).

dismiss, never      messages of the two buttons
[[tip]]
message             the Fluent message of the tip
highlight           what shines, as in the lessons
prompts             the questions at which it may appear
round               1: only in the first round, -1: only in the last one
seats               only in a game of so many, for instance alone
middle, reserve     only while the table's `middle` has so many things, or the seat's `reserve` is this number
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import tomli

from app.games import folder
from app.match.lessons.course import GUIDE
from rules import Decision
from rules.core.lean import dataclass


@dataclass(frozen=True)
class Tip:
    """One tip, and at which questions it may be shown."""

    message: str
    highlight: str
    prompts: tuple[str, ...]
    round: int | None = None
    middle: int | None = None
    reserve: int | None = None
    seats: int | None = None

    def fits(self, table: Mapping[str, Any], decision: Decision) -> bool:
        """Whether it may be shown at this question, by what the seat sees."""
        here = table["seats"][decision.seat] if "seats" in table else {}
        now, last = table.get("round"), table.get("round") == table.get("rounds")
        return (
            decision.prompt in self.prompts
            and (self.round in (None, now) or (self.round == -1 and last))
            and self.seats in (None, len(table.get("seats", ())))
            and self.middle in (None, len(table.get("middle", ())))
            and self.reserve in (None, here.get("reserve"))
        )


@dataclass(frozen=True)
class Guide:
    """All tips of one game."""

    game: str
    dismiss: str
    never: str
    tips: tuple[Tip, ...]

    def tip(self, table: Mapping[str, Any], decision: Decision, shown: Collection[str]) -> Tip | None:
        """The first tip that fits and was not shown before."""
        return next((tip for tip in self.tips if tip.message not in shown and tip.fits(table, decision)), None)


def guide(game: str) -> Guide | None:
    """The guide of a game, None if it has none."""
    home = folder(game, "lessons")
    path = home / f"{GUIDE}.toml" if home is not None else None
    if path is None or not path.is_file():
        return None
    data = tomli.loads(path.read_text(encoding="utf-8"))
    tips = tuple(
        Tip(
            one["message"],
            one.get("highlight", ""),
            tuple(one["prompts"]),
            one.get("round"),
            one.get("middle"),
            one.get("reserve"),
            one.get("seats"),
        )
        for one in data["tip"]
    )
    return Guide(game, data["dismiss"], data["never"], tips)
