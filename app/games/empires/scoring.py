"""What the numbers of a finished game of Űrbirodalmak are, for the result screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.scenes.finished import Finished, ScoreStep
from app.text.texts import Texts, message_id

if TYPE_CHECKING:
    from rules.empires.sight.seen import ColonySeen


def score_steps(texts: Texts, over: Finished) -> list[ScoreStep]:
    """SE-7.1.2: what the colonies are worth, the Homeworld first, then those at home, then all others."""
    seats, colonies = over.table["seats"], over.table["colonies"]

    def kind_of(colony: ColonySeen) -> str:
        if colony["homeworld"]:
            return "homeworld"
        return "home" if colony["hex"] in seats[colony["seat"]]["area"] else "abroad"

    def worth(kind: str) -> tuple[int, ...]:
        own = [each for each in colonies if each["seat"] < len(seats) and kind_of(each) == kind]
        return tuple(sum(each["value"] for each in own if each["seat"] == seat) for seat in range(len(seats)))

    kinds = ("homeworld", "home", "abroad")
    return [ScoreStep(texts(message_id("empires-score", kind)), worth(kind), "SE-7.1.2") for kind in kinds]
