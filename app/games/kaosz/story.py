"""The story of a game of Káosz in words, for the result screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.text.texts import Texts
from rules.core.chronicle import TurningPoint
from rules.kaosz.chronicle import chronicle as chronicle

if TYPE_CHECKING:
    from app.scenes.finished import Finished


def worded(texts: Texts, over: Finished, moment: TurningPoint) -> str:
    """A moment as a sentence; cards are named in the language of the moment."""
    values = dict(moment.values)
    values["seat"] = over.name(texts, int(values["seat"]))
    if "card" in values:
        values["card"] = texts.translated(values["card"])
    return texts(f"kaosz-story-{moment.name}", turn=moment.turn, **values)


def course_name(texts: Texts) -> str:
    """What the lines of the plot are."""
    return texts("kaosz-story-course")
