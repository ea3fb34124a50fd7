"""The story of a finished game, told on the result screen.

A game's rules may have a `chronicle`: it reads the whole log once, in no language. A moment `tide` of the game `kaosz`
is told by the message `kaosz-story-tide`, the plot by `kaosz-story-course`; games without a chronicle have no story.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from app.text.speech import Speech
from app.text.texts import Texts, message_id
from rules import Event, State, find
from rules.content.shapes import Translation
from rules.core.chronicle import Chronicle, TurningPoint

if TYPE_CHECKING:
    from app.scenes.finished import Finished


class StoryWords(Speech):
    """The words of a finished game of any kind."""

    def __init__(self, texts: Texts, over: Finished) -> None:
        super().__init__(texts, [over.name(texts, seat) for seat in range(len(over.who))])
        self.game = over.game

    @classmethod
    def of(cls, texts: Texts, game: str, names: Sequence[str]) -> StoryWords:
        """The same for a game of which no more is left than its moments."""
        made = cls.__new__(cls)
        Speech.__init__(made, texts, names)
        made.game = game
        return made

    def word(self, area: str, name: str, **values: object) -> str:
        return self.texts(message_id(self.game, area, name), **values)

    def sentence(self, moment: TurningPoint) -> str:
        """A moment as a sentence."""
        values = {name: self._said(name, value) for name, value in moment.values.items()}
        return self.word("story", moment.name, turn=moment.turn, **values)

    def _said(self, name: str, value: Any) -> object:
        """Seats by their names; what content brings in the language of the moment."""
        if name in ("seat", "other"):
            return self.seat(int(value))
        if name == "seats":
            return self.seats(value)
        return self.texts.translated(value) if isinstance(value, Translation) else value


def story_of(game: str, state: State, events: Sequence[Event]) -> Chronicle:
    """What the game's own rules make of the log."""
    chronicle = find(game).chronicle()
    return chronicle(state, events) if chronicle is not None else Chronicle()


def story_lines(texts: Texts, over: Finished) -> list[str]:
    """The moments in the present language, in the order in which they came."""
    words = StoryWords(texts, over)
    return [words.sentence(moment) for moment in over.story.moments]


def course_name(texts: Texts, over: Finished) -> str:
    """What the plot shows, in the game's own words."""
    return StoryWords(texts, over).word("story", "course")
