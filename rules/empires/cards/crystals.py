"""Omega Crystals (CL-A22, CL-22.5, D-35): once in a battle a group that has fired must roll all its dice again.

Everybody is asked whose ships could carry crystals, as far as all can see (UI-7). Hits are dealt out afterwards, so
nothing has to be undone: nobody is destroyed, captured or promoted by dice that are rolled again. Ruling: ships that
were captured keep their crystals (CL-12.6); bites of amoebas are no dice of a group that fires.
"""

from __future__ import annotations

from rules.core.decisions import PASS, Option

from ..battle.lines import as_ship, of_owner
from ..battle.record import Battle
from ..state import Galaxy, Owner, facts
from .holding import follows, has, hides_card, knows_card

CARD = "a22"
REROLL = "reroll"


def _makers(g: Galaxy, b: Battle, owner: Owner) -> set[Owner]:
    """Whose crystals the ships of an owner in the battle could carry."""
    known = facts(g)
    codes = known.cards[known.card[CARD]].fights
    return {
        follows(as_ship(g, b, line)) for line in of_owner(b, owner) if known.units[b.unit[line]].code in codes
    }  # fmt: skip


def may_call(g: Galaxy, b: Battle, owner: Owner) -> bool:
    """Whether he really may."""
    return not b.rerolled and any(has(g, maker, CARD) for maker in _makers(g, b, owner))


def is_asked(g: Galaxy, b: Battle, owner: Owner) -> bool:
    """For all to see: his ships carry crystals, or could."""
    known = facts(g)
    card = known.card[CARD]
    if card not in known.alien_cards or b.rerolled or owner >= len(g.cp):
        return False
    if known.asks_needed or knows_card(g, None, card):
        return may_call(g, b, owner)
    return any(hides_card(g, maker, known.alien_cards) for maker in _makers(g, b, owner))


def options(g: Galaxy, b: Battle, owner: Owner) -> list[Option]:
    return [PASS, *([REROLL] if may_call(g, b, owner) else [])]


def holder(g: Galaxy) -> Owner:
    """Whose card it is."""
    return next(seat for seat in range(len(g.cp)) if has(g, seat, CARD))
