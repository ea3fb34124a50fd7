"""Omega Crystals (CL-A22, CL-22.5, D-35): once in a battle a group that has fired must roll all its dice again.

Everybody is asked whose ships could carry crystals, as far as all can see (UI-7). Hits are dealt out afterwards, so
nothing has to be undone: nobody is destroyed, captured or promoted by dice that are rolled again. Ruling: ships that
were captured keep crystals that everybody knows of (CL-12.6); bites of amoebas are no dice of a group that fires.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import PASS, Option

from ..printed.powers import NEW_DICE
from ..state import Galaxy, Owner, facts
from ..state.battle import Battle
from ..state.holding import has_effect, hides_card, knows_card
from ..state.lines import Line, as_ship, is_fake, of_owner, owners

REROLL = "reroll"


def _carriers(g: Galaxy, b: Battle, owner: Owner) -> list[Line]:
    """The ships of an owner in the battle that could carry crystals, as far as all can see."""
    known = facts(g)
    codes = known.cards[known.card[NEW_DICE]].fights
    return [line for line in of_owner(b, owner) if known.units[b.unit[line]].code in codes]


def _carry(g: Galaxy, b: Battle, lines: Sequence[Line]) -> bool:
    """Whether one of these ships carries crystals."""
    return any(has_effect(g, as_ship(g, b, line), NEW_DICE) for line in lines)


def may_call(g: Galaxy, b: Battle, owner: Owner) -> bool:
    """Whether he really may; CL-E55: false ships carry nothing."""
    real = [line for line in _carriers(g, b, owner) if not is_fake(g, b, line)] if not b.rerolled else []
    return _carry(g, b, real)


def is_asked(g: Galaxy, b: Battle, owner: Owner) -> bool:
    """For all to see: his ships carry crystals, or could."""
    known = facts(g)
    card = known.card[NEW_DICE]
    if card not in known.alien_cards or b.rerolled or owner >= len(g.cp):
        return False
    if known.asks_needed:
        return may_call(g, b, owner)
    if knows_card(g, None, card):
        return _carry(g, b, _carriers(g, b, owner))
    return hides_card(g, owner, known.alien_cards) and bool(_carriers(g, b, owner))


def is_anybody_asked(g: Galaxy, b: Battle) -> bool:
    """The same of all who fight; in most battles of nobody."""
    known = facts(g)
    if known.card[NEW_DICE] not in known.alien_cards or b.rerolled:
        return False
    return any(is_asked(g, b, owner) for owner in owners(b))


def options(g: Galaxy, b: Battle, owner: Owner) -> list[Option]:
    return [PASS, *([REROLL] if may_call(g, b, owner) else [])]
