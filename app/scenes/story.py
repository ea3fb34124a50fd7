"""The story of a finished game, told on the result screen.

A game may bring a module as its `story`: `chronicle(state, events)` reads the whole log once, in no language;
`worded(texts, finished, moment)` tells a moment, `course_name(texts)` what the plot shows. Games without one have none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.games import part
from app.text.texts import Texts
from rules import Event, State
from rules.core.chronicle import Chronicle

if TYPE_CHECKING:
    from app.scenes.finished import Finished


def story_of(game: str, state: State, events: Sequence[Event]) -> Chronicle:
    """What the game's own teller makes of the log."""
    teller = part(game, "story")
    return teller.chronicle(state, events) if teller is not None else Chronicle()


def told(texts: Texts, over: Finished) -> list[str]:
    """The moments in the present language, in the order in which they came."""
    teller = part(over.game, "story")
    return [] if teller is None else [teller.worded(texts, over, moment) for moment in over.story.moments]


def course_name(texts: Texts, over: Finished) -> str:
    """What the plot shows, in the game's own words."""
    teller = part(over.game, "story")
    return "" if teller is None else str(teller.course_name(texts))
