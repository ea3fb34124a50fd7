"""The story of a game of Cosmic Encounter in words, for the result screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.cosmic.words import Words
from app.text.texts import Texts
from rules.core.chronicle import TurningPoint
from rules.cosmic.chronicle import chronicle as chronicle
from rules.cosmic.game import content_of

if TYPE_CHECKING:
    from app.scenes.finished import Finished


def worded(texts: Texts, over: Finished, moment: TurningPoint) -> str:
    """A moment as a sentence."""
    words = Words(texts, [over.name(texts, seat) for seat in range(len(over.who))], content_of([]))
    values = dict(moment.values)
    for name in ("seat", "other"):
        if name in values:
            values[name] = words.seat(values[name])
    if "seats" in values:
        values["seats"] = words.seats(values["seats"])
    return texts(f"cosmic-story-{moment.name}", turn=moment.turn, **values)


def course_name(texts: Texts) -> str:
    """What the lines of the plot are."""
    return texts("cosmic-story-course")
