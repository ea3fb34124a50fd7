"""What is counted of finished games of Cosmic Encounter: points of the result screen, and wins of each alien."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from app.scenes.finished import Finished, ScoreStep
from app.text.texts import Texts
from rules.core.events import Event
from rules.cosmic.printed.kinds import ALIEN

if TYPE_CHECKING:
    from app.text.texts import Texts
    from rules.content.designs import Content
    from rules.core.state import Setup


def brought(setup: Setup, events: Iterable[Event]) -> list[str]:
    """The alien with which each seat began, whatever became of its power."""
    found: dict[int, str] = {}
    for event in events:
        if event.kind == "sheet":
            found.setdefault(int(event.data["seat"]), str(event.data["alien"]))
    return [found.get(seat, "") for seat in range(len(setup.seats))]


def brought_name(texts: Texts, alien: str, content: Content) -> str:
    """In the present language; one that is no longer in the content keeps its id."""
    made = content.table(ALIEN).get(alien)
    return texts.translated(made.name) if made is not None else alien


def score_steps(texts: Texts, over: Finished) -> list[ScoreStep]:
    """CE-4.71: foreign colonies, one system after the other; nobody counts in their own."""
    seats = range(len(over.who))
    steps = []
    for owner in seats:
        system = [planet for planet in over.table["planets"] if planet["home"] == owner and not planet["destroyed"]]
        held = [None if seat == owner else sum(bool(planet["ships"][seat]) for planet in system) for seat in seats]
        steps.append(ScoreStep(texts("cosmic-score-system", seat=over.name(texts, owner)), tuple(held), "CE-4.71"))
    return steps
