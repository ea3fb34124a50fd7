"""The story of a game of Space Smugglers in words, for the result screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.text.texts import Texts
from rules.core.chronicle import TurningPoint
from rules.smugglers.chronicle import chronicle as chronicle

if TYPE_CHECKING:
    from app.scenes.finished import Finished


def worded(texts: Texts, over: Finished, moment: TurningPoint) -> str:
    """A moment as a sentence."""
    values = {**moment.values, "seat": over.name(texts, int(moment.values["seat"]))}
    return texts(f"smugglers-story-{moment.name}", round=moment.turn, **values)


def course_name(texts: Texts) -> str:
    """What the lines of the plot are."""
    return texts("smugglers-story-course")
