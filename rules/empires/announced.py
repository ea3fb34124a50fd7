"""What the match may know of a position besides views: whose turn it is, and what is asked in the open."""

from __future__ import annotations

from rules.core.decisions import Decision
from rules.core.under_way import on_top

from . import questions
from .state import Galaxy

# every seat that could have such a card is asked (UI-7)
CARDS = (
    questions.ROUND_CARD, questions.ROUND_CRYSTAL, questions.EXPLORE_AVOW, questions.LOST_AVOW, questions.REACTION_AVOW,
    questions.ROUND_AVOW, questions.BATTLE_AVOW, questions.BATTLE_CLAIM,
)  # fmt: skip
_IN_TURN = (questions.ROUND_CARD, questions.ROUND_CRYSTAL)  # one after the other, in one step

# Questions about what everybody sees: battles lie open once they are fought, bids once they are made. Nobody at the
# screen needs a curtain for them.
OPEN = (
    questions.ROUND_FIRE, questions.ROUND_SCREEN, questions.ROUND_SPARE,
    questions.BATTLE_MINES, questions.COMBAT_HEX, questions.COMBAT_FOE,
    questions.ASSAULT_FIRE, questions.ASSAULT_LINE, questions.ASSAULT_SCREEN, questions.ASSAULT_SUPPORT,
    questions.ASSAULT_GARRISON,
    questions.LOST_DIRECTION, questions.LOST_FOE, questions.ECONOMY_FIRST, questions.AUCTION_BID,
    questions.AUCTION_CARD, questions.SPREAD, questions.BITE_PREY, questions.MACHINES_GOAL,
    questions.MACHINES_PATH, questions.INVASION_GOAL,
)  # fmt: skip


def acting(g: Galaxy) -> int | None:
    """Whose turn it is; nobody's in the Economic Phase."""
    return g.active if 0 <= g.active < len(g.cp) else None


def attacked(g: Galaxy, seat: int) -> bool:
    """Whether somebody has come into a hex of this empire's, and they fight for it now."""
    fleets = g.battle is not None and seat in g.battle.sides[1]
    return fleets or (g.assault is not None and g.assault.defender == seat)


def in_the_open(g: Galaxy, decision: Decision) -> bool:
    """Whether a question is only about what everybody sees."""
    return decision.prompt in OPEN


def is_reply(decision: Decision) -> bool:
    """Whether somebody may play a secret card now, and hardly ever does."""
    return decision.prompt in CARDS


def still_asked(g: Galaxy, decision: Decision) -> tuple[int, ...]:
    """Who is still asked for the same kind of card in a battle, the present one first (UI-7)."""
    if decision.prompt == questions.BATTLE_CLAIM:
        f = on_top(g, "empires.battle")
        return tuple(f.claiming) if f is not None else (decision.seat,)
    f = on_top(g, "empires.round")
    left = tuple(f.left) if f is not None and decision.prompt in _IN_TURN else ()
    return left or (decision.seat,)
