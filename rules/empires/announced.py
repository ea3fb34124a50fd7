"""What the match may know of a position besides views: whose turn it is, and what is asked in the open."""

from __future__ import annotations

from rules.core.decisions import Decision
from rules.core.under_way import on_top

from .state import Galaxy

# every seat that could have such a card is asked (UI-7)
CARDS = (
    "empires.round.card", "empires.round.crystal", "empires.explore.avow", "empires.lost.avow", "empires.reaction.avow",
    "empires.round.avow", "empires.battle.avow", "empires.battle.claim",
)  # fmt: skip
_IN_TURN = ("empires.round.card", "empires.round.crystal")  # one after the other, in one step
_CLAIM = "empires.battle.claim"  # likewise, one step for each
# Questions about what everybody sees: battles lie open once they are fought, bids once they are made. Nobody at the
# screen needs a curtain for them.
OPEN = (
    "empires.round.fire", "empires.round.screen", "empires.round.spare",
    "empires.battle.mines", "empires.combat.hex", "empires.combat.foe",
    "empires.assault.fire", "empires.assault.line", "empires.assault.screen", "empires.assault.support",
    "empires.assault.garrison",
    "empires.lost.direction", "empires.lost.foe", "empires.economy.first", "empires.auction.bid",
    "empires.auction.card", "empires.spread.spread", "empires.bite.prey", "empires.machines.goal",
    "empires.machines.path", "empires.invasion.goal",
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
    if decision.prompt == _CLAIM:
        f = on_top(g, "empires.battle")
        return tuple(f.claiming) if f is not None else (decision.seat,)
    f = on_top(g, "empires.round")
    left = tuple(f.left) if f is not None and decision.prompt in _IN_TURN else ()
    return left or (decision.seat,)
