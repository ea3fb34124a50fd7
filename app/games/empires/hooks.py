"""Űrbirodalmak for the match: whose turn it is, what needs no curtain, how long people look at what a machine does."""

from __future__ import annotations

from typing import Any

from app.match.feed import LogEntry
from app.match.hooks import HOOKS, MatchHooks, replying
from rules import Decision, Event
from rules.empires import announced
from rules.empires.battle.standing import by_order
from rules.empires.questions import MOVING

# A fleet takes many steps: each is seen gliding, and needs little more. What happens in a hex is looked at in full.
RESTS = {"moved": 0.08, "shifted": 0.3, "regrouped": 0.0, "standing": 0.0, "group": 0.1, "cp": 0.0, "roll": 0.3}


ENDS = ("battle_over", "ground_over")


def rest(event: Event) -> float:
    return RESTS.get(event.kind, 1.0)


def is_window(state: Any, decision: Decision) -> bool:
    """Secret cards in battle: people at one screen call out instead of being asked behind a curtain (UX-110, UI-7)."""
    return announced.is_reply(decision) or replying(state, decision)


def for_all(event: Event) -> bool:
    """How a fight ended is seen by everybody at the screen, before it is covered for the next of them."""
    return event.kind in ENDS


def looked_at(event: Event) -> bool:
    """What lay in a hex, and whom it cost, is the last that happens in a turn: who explored it has to see it."""
    return event.kind == "explored"


def only_handles(entry: LogEntry) -> bool:
    """A group is taken up or laid down: nothing has happened on the map."""
    return entry.prompt in MOVING and not entry.events


HOOKS["empires"] = MatchHooks(
    is_window=is_window,
    round=announced.still_asked,
    acting=announced.acting,
    attacked=announced.attacked,
    rest=rest,
    in_the_open=announced.in_the_open,
    straight=by_order,
    for_all=for_all,
    looked_at=looked_at,
    only_handles=only_handles,
)
