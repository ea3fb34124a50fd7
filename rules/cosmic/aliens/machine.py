"""Machine (CE-A21): one encounter after the other; its flare (CE-F21)."""

from __future__ import annotations

from rules.core.hooks import Source

from ..flows.deeds import declaring, has_encounter_card
from ..flows.hands import encounter_cards
from ..flows.resolution import may_go_on
from ..printed.words import BROKEN_OFF
from ..state.cosmos import Cosmos, encounter
from ..state.verbs import Ability, About, change


def _not_allowed_anyway(g: Cosmos, ability: Ability, about: About) -> bool:
    """Another encounter, however this one ended and however many there were; but one that was broken off ended the
    turn (CE-E63)."""
    return encounter(g).outcome != BROKEN_OFF and not may_go_on(g)


declaring("go_on", _not_allowed_anyway).possible(has_encounter_card)


def _first(g: Cosmos, ability: Ability, about: About) -> bool:
    """A second encounter after all; without an encounter card with a new hand."""
    return encounter(g).number == 1


try_again = declaring("try_again", _first)


@try_again.possible
def _makes_a_difference(g: Cosmos, ability: Ability, about: About) -> bool:
    return not (may_go_on(g) and encounter_cards(g, ability.seat))


@change("keep_this_card")
def keep_this_card(g: Cosmos, source: Source, value: list[int], about: object) -> list[int]:
    """The flare itself stays when its player draws a new hand."""
    return [*value, source.piece[1]] if about == source.seat else value
