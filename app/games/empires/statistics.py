"""What is counted of finished games of Űrbirodalmak: points, wins against each solo opponent, and how dice fell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from app.scenes.finished import Finished, ScoreStep
from app.scenes.wording import variant_value
from app.text.texts import Texts, message_id
from rules import find
from rules.core.events import Event
from rules.empires.printed.switches import option

if TYPE_CHECKING:
    from app.text.texts import Texts
    from rules.core.state import Setup
    from rules.empires.sight.seen import ColonySeen

SIDES = 10


def brought(setup: Setup, events: Iterable[Event]) -> list[str]:
    """The opponent of a solo game, by its map; between players there is nothing to tell."""
    return [str(option(setup, "solo"))] if len(setup.seats) == 1 else [""] * len(setup.seats)


def brought_name(texts: Texts, map: str, content: object) -> str:
    """In the present language; one that is no longer there keeps its id."""
    solo = next(one for one in find("empires").variants if one.id == "solo")
    return variant_value(texts, "empires", solo, map) if map in solo.values else map


def counted(event: Event) -> tuple[int, Sequence[int]] | None:
    """Every die has ten sides, and an event throws one."""
    face = event.data.get("face")
    return (SIDES, (face,)) if isinstance(face, int) and 1 <= face <= SIDES else None


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
