"""Warrior (CE-A48): tokens for every encounter, added to the total."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import powers
from ..printed.words import BROKEN_OFF, DEAL, LOST, SETTLED, WON
from ..state.cosmos import Cosmos, encounter, facts
from ..state.verbs import Ability, About, deed


@deed("gain_tokens")
def gain_tokens(g: Cosmos, f: Frame, *, won: int, lost: int) -> None:
    """(i) More after a loss; with Four Planets one more in both cases (CE-9.5)."""
    e = encounter(g)
    good = e.outcome in (DEAL, WON if f.seat == e.offense else LOST)
    number = (won if good else lost) + facts(g).on("four_planets")
    sheet = f.source[1]
    powers.put_mark(g, sheet, "tokens", g.sheets[sheet].marks.get("tokens", 0) + number)


@gain_tokens.needs
def _won_or_lost(g: Cosmos, ability: Ability, about: About) -> bool:
    return encounter(g).outcome not in (SETTLED, BROKEN_OFF)  # CE-E4, CE-E47
