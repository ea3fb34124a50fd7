"""Machine (CE-A21): one encounter after the other; its flare (CE-F21)."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import course
from ..flows.hands import encounter_cards
from ..flows.resolution import may_go_on
from ..printed.words import BROKEN_OFF
from ..state.cosmos import Cosmos, encounter
from ..state.verbs import Ability, About, change, deed, printed


def _declare(g: Cosmos, f: Frame, effect: str) -> None:
    course.declare(g, effect, f.seat, f.source, printed(g, f.source))


@deed("go_on")
def go_on(g: Cosmos, f: Frame, *, effect: str) -> None:
    """Another encounter, however this one ended and however many there were."""
    _declare(g, f, effect)


@go_on.needs
def _not_allowed_anyway(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E63: an encounter that was broken off ended the turn."""
    return encounter(g).outcome != BROKEN_OFF and not may_go_on(g)


@go_on.possible
def _has_card(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(encounter_cards(g, ability.seat))


@deed("try_again")
def try_again(g: Cosmos, f: Frame, *, effect: str) -> None:
    """A second encounter after all; without an encounter card with a new hand."""
    _declare(g, f, effect)


@try_again.needs
def _first(g: Cosmos, ability: Ability, about: About) -> bool:
    return encounter(g).number == 1


@try_again.possible
def _makes_a_difference(g: Cosmos, ability: Ability, about: About) -> bool:
    return not (may_go_on(g) and encounter_cards(g, ability.seat))


@change("keep_this_card")
def keep_this_card(g: Cosmos, source: Source, value: list[int], about: object) -> list[int]:
    """The flare itself stays when its player draws a new hand."""
    return [*value, source.piece[1]] if about == source.seat else value
