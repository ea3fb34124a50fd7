"""Will (CE-A49) meets whom it likes, where it likes; its flare (CE-F49)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import cards
from ..flows.deeds import declaring
from ..flows.destiny import AGAINST, RESETTLE
from ..state.cosmos import Cosmos, Planet, clockwise, encounter, hand
from ..state.ships import colonies, planet_of, planets_of
from ..state.verbs import Ability, About, change, deed


@change("anybody")
def anybody(g: Cosmos, source: Source, value: list[Option], about: object) -> list[Option]:
    """Any other player, whatever the card says; with the own colour also an empty home planet, never a redraw
    (CE-E53)."""
    others = [seat for seat in clockwise(g, source.seat) if planets_of(g, seat) or colonies(g, seat)]
    settling = [option for option in value if isinstance(option, tuple) and option[0] == RESETTLE]
    return [*((AGAINST, seat) for seat in others), *settling]


@change("anywhere")
def anywhere(g: Cosmos, source: Source, value: list[Planet], about: object) -> list[Planet]:
    """The home planets of the defense and every planet where it has a colony."""
    found = [planet_of(place) for place in colonies(g, encounter(g).defense)]
    return [*value, *(planet for planet in found if planet not in value)]


def _anothers_colour(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-2.10."""
    return encounter(g).named not in (-1, ability.seat)


declaring("declare_for_colour", _anothers_colour)


@deed("look_at_hand")
def look_at_hand(g: Cosmos, f: Frame) -> None:
    """Look at another player's hand."""
    cards.show_hand(g, f.aim[0], f.seat)


@look_at_hand.needs
def _has_hand(g: Cosmos, ability: Ability, about: About) -> bool:
    return any(hand(g, seat) for seat in clockwise(g, ability.seat))


@look_at_hand.aims
def _hands(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return [seat for seat in clockwise(g, ability.seat) if hand(g, seat)]
