"""What the match may know of a position besides views: whose turn it is, and what is asked in the open."""

from __future__ import annotations

from rules.core.decisions import Decision
from rules.core.under_way import on_top

from .questions import (
    ASSAULT_FIRE,
    ASSAULT_GARRISON,
    ASSAULT_LINE,
    ASSAULT_SCREEN,
    ASSAULT_SUPPORT,
    AUCTION_BID,
    AUCTION_CARD,
    BATTLE_AVOW,
    BATTLE_CLAIM,
    BATTLE_MINES,
    BITE_PREY,
    COMBAT_FOE,
    COMBAT_HEX,
    ECONOMY_FIRST,
    EXPLORE_AVOW,
    INVASION_GOAL,
    LOST_AVOW,
    LOST_DIRECTION,
    LOST_FOE,
    MACHINES_GOAL,
    MACHINES_PATH,
    REACTION_AVOW,
    ROUND_AVOW,
    ROUND_CARD,
    ROUND_CRYSTAL,
    ROUND_FIRE,
    ROUND_SCREEN,
    ROUND_SPARE,
    SPREAD,
)
from .state import Galaxy

# every seat that could have such a card is asked (UI-7)
CARDS = (
    ROUND_CARD, ROUND_CRYSTAL, EXPLORE_AVOW, LOST_AVOW, REACTION_AVOW,
    ROUND_AVOW, BATTLE_AVOW, BATTLE_CLAIM,
)  # fmt: skip
_IN_TURN = (ROUND_CARD, ROUND_CRYSTAL)  # one after the other, in one step

# Questions about what everybody sees: battles lie open once they are fought, bids once they are made. Nobody at the
# screen needs a curtain for them.
OPEN = (
    ROUND_FIRE, ROUND_SCREEN, ROUND_SPARE,
    BATTLE_MINES, COMBAT_HEX, COMBAT_FOE,
    ASSAULT_FIRE, ASSAULT_LINE, ASSAULT_SCREEN, ASSAULT_SUPPORT,
    ASSAULT_GARRISON,
    LOST_DIRECTION, LOST_FOE, ECONOMY_FIRST, AUCTION_BID,
    AUCTION_CARD, SPREAD, BITE_PREY, MACHINES_GOAL,
    MACHINES_PATH, INVASION_GOAL,
)  # fmt: skip


def acting(g: Galaxy) -> int | None:
    """Whose turn it is; nobody's in the Economic Phase."""
    return g.active if 0 <= g.active < len(g.cp) else None


def in_the_open(g: Galaxy, decision: Decision) -> bool:
    """Whether a question is only about what everybody sees."""
    return decision.prompt in OPEN


def is_reply(decision: Decision) -> bool:
    """Whether somebody may play a secret card now, and hardly ever does."""
    return decision.prompt in CARDS


def still_asked(g: Galaxy, decision: Decision) -> tuple[int, ...]:
    """Who is still asked for the same kind of card in a battle, the present one first (UI-7)."""
    if decision.prompt == BATTLE_CLAIM:
        f = on_top(g, "empires.battle")
        return tuple(f.claiming) if f is not None else (decision.seat,)
    f = on_top(g, "empires.round")
    left = tuple(f.left) if f is not None and decision.prompt in _IN_TURN else ()
    return left or (decision.seat,)
