"""Space Pilgrims (CL-E37): terrain does not stop them, Black Holes and Lost in Space do them no harm.

Before a Black Hole they may roll like everybody to stay secret (D-17). Whoever moves avows them beforehand, by an
order; where a group comes to one in another way, also by a retreat, everybody who could have the card is asked (UI-7).
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.decisions import PASS, Option
from rules.core.frame import Frame
from rules.core.questions import Question

from ..atoms import cards
from ..printed.powers import PASSES_UNHARMED
from ..state import Galaxy, Hex, Owner, facts, has_terrain
from ..state.holding import could_hold, has, hides_card, knows_card

ROLL, AVOW = PASS, "avow"


def are_pilgrims(g: Galaxy, owner: Owner) -> bool:
    return bool((g.tables or facts(g)).advantages) and has(g, owner, PASSES_UNHARMED)


def are_known_pilgrims(g: Galaxy, owner: Owner) -> bool:
    """Whether everybody knows that they are."""
    return are_pilgrims(g, owner) and knows_card(g, None, facts(g).card[PASSES_UNHARMED])


def pass_unharmed(g: Galaxy, owner: Owner) -> bool:
    """The power is used, if they have it; gives whether."""
    if not are_pilgrims(g, owner):
        return False
    cards.turn_up(g, owner, facts(g).card[PASSES_UNHARMED], "use")
    return True


# -- D-17


def is_asked(g: Galaxy, owner: Owner) -> bool:
    """For all to see: he hides a card that could be this one."""
    known = facts(g)
    card = known.card[PASSES_UNHARMED]
    if card not in known.advantages or owner >= len(g.cp) or knows_card(g, None, card):
        return False
    if known.asks_needed:
        return has(g, owner, PASSES_UNHARMED)
    return hides_card(g, owner, known.advantages) and could_hold(g, owner, card)


def could_avow(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """The same, of somebody who is about to enter a hex."""
    return has_terrain(g, hex, "black_hole") and is_asked(g, owner)


def options(g: Galaxy, owner: Owner) -> list[Option]:
    return [ROLL, AVOW] if has(g, owner, PASSES_UNHARMED) else [ROLL]


def ask(g: Galaxy, f: Frame, question: Question, asked: Iterable[Owner]) -> None:
    """Each of them says whether he avows; nothing happens before all have."""
    said = {owner: f.pick(question, owner, options(g, owner), rule="CL-E37") for owner in asked}
    for owner, what in said.items():
        if what == AVOW:
            cards.turn_up(g, owner, facts(g).card[PASSES_UNHARMED], "use")
