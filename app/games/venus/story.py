"""The story of a game of Onward to Venus in words, for the result screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.text.texts import Texts
from rules.core.chronicle import TurningPoint
from rules.venus.chronicle import chronicle as chronicle

if TYPE_CHECKING:
    from app.scenes.finished import Finished


def worded(texts: Texts, over: Finished, moment: TurningPoint) -> str:
    """A moment as a sentence; planets are named in the language of the moment."""
    values = dict(moment.values)
    values["planet"] = texts.translated(values["planet"])
    if "seat" in values:
        values["seat"] = over.name(texts, int(values["seat"]))
    return texts(f"venus-story-{moment.name}", period=moment.turn, **values)


def course_name(texts: Texts) -> str:
    """There is no plot: points are counted once, at the end."""
    return ""
