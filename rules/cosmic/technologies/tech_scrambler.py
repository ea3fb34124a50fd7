"""Tech Scrambler (CE-T17, CE-T35, CE-T36) answers the use of another technology."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.windows import negate_item

from ..atoms import cards
from ..pieces import Ability, About
from ..ships import ships_at
from ..state import Cosmos, at_tech, facts
from ..verbs import deed


@deed("scramble")
def scramble(g: Cosmos, f: Frame) -> None:
    """It has no effect and is discarded."""
    negate_item(g, f.about["item"])
    cards.discard_tech(g, f.about["source"][1])


@scramble.needs
def _enough_ships(g: Cosmos, ability: Ability, about: About) -> bool:
    """As many ships as its research value; for X as many as are on that card."""
    other = int(about["source"][1])
    value = facts(g).technologies[g.cards.design[other]].value or ships_at(g, at_tech(other), about["by"])
    return ships_at(g, at_tech(ability.source[1]), ability.seat) >= value
