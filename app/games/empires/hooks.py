"""Űrbirodalmak for the match: whose turn it is, and how long people look at what a machine does."""

from __future__ import annotations

from app.match.hooks import HOOKS, MatchHooks
from rules import Event
from rules.empires import announced
from rules.empires.battle.standing import by_order

# A fleet takes many steps: each is seen gliding, and needs little more. What happens in a hex is looked at in full.
RESTS = {"moved": 0.08, "shifted": 0.3, "regrouped": 0.0, "standing": 0.0, "group": 0.1, "cp": 0.0, "roll": 0.3}


def rest(event: Event) -> float:
    return RESTS.get(event.kind, 1.0)


HOOKS["empires"] = MatchHooks(acting=announced.acting, rest=rest, straight=by_order)
