"""What the numbers of a finished game of Cosmic Encounter are, for the result screen."""

from __future__ import annotations

from app.scenes.finished import Finished, ScoreStep
from app.text.texts import Texts


def score_steps(texts: Texts, over: Finished) -> list[ScoreStep]:
    """CE-4.71: foreign colonies, one system after the other; nobody counts in their own."""
    seats = range(len(over.who))
    steps = []
    for owner in seats:
        system = [planet for planet in over.table["planets"] if planet["home"] == owner and not planet["destroyed"]]
        held = [None if seat == owner else sum(bool(planet["ships"][seat]) for planet in system) for seat in seats]
        steps.append(ScoreStep(texts("cosmic-score-system", seat=over.name(texts, owner)), tuple(held), "CE-4.71"))
    return steps
