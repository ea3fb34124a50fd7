"""What the numbers of a finished game of Káosz Galaktika are, for the result screen."""

from __future__ import annotations

from app.scenes.finished import Finished, ScoreStep
from app.text.texts import Texts


def score_steps(texts: Texts, over: Finished) -> list[ScoreStep]:
    """KG-1.4, 11.35: between two the cards left in the colony count, among more those whom each eliminated."""
    name, rule = ("kaosz-score-colony", "KG-1.4") if len(over.who) == 2 else ("kaosz-score-eliminated", "KG-11.35")
    return [ScoreStep(texts(name), tuple(over.result.scores), rule)]
