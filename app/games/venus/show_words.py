"""The words of what is told step by step in Onward to Venus: the game's own, and the sentences of `show.ftl`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.games.venus.words import Words
from app.text.texts import message_id
from rules.venus.kinds import PIECES


class ShowWords(Words):
    """The wording of one table for attempts, crises and the last reckoning."""

    def say(self, *parts: str, **values: object) -> str:
        return self.texts(message_id("venus-show", *parts), **values)

    def planets(self, planets: Sequence[str]) -> str:
        return self.listed([self.planet(planet) for planet in planets])

    def design_name(self, design: str) -> str:
        """A card by its design."""
        return self.translated(self.facts.cards[design].name)

    def starting_cards(self, empire: str) -> str:
        """The four cards that an empire begins with, and what they do (OV-3.2)."""
        faces = [self.facts.cards[design] for design in self.facts.empires[empire].cards]
        return "\n".join(
            self.say("starting-card", card=self.translated(face.name), text=self.card_text(face)) for face in faces
        )

    def pieces(self, counts: Mapping[str, int]) -> str:
        """Two infantry and a mine, in the order of the rulebook; empty without any."""
        return self.listed([self.word("count", name, count=counts[name]) for name in PIECES if counts.get(name)])
