"""Why a wish of Onward to Venus cannot be had: board, units and losses in `board`, cards in `cards`.

A wish has the form of an option, or names a thing that was brought somewhere:

    ("unit", seat, planet, unit, where, *aim)    a unit, and perhaps what it was brought to
    ("tile", tile)                               a tile that was pointed at
    ("building", seat, planet, building)
    ("raise", piece[, planet])                   a piece of the supply
    ("card", card, *aim)                         a card of the hand, and perhaps what it was brought to

An aim is ("world", planet), ("tile", tile), ("alien", planet), ("unit", ...), ("opponent", seat), ("supply", piece),
("die", number), ("attempt",) or the aim of an option. What names nothing that exists gets no reason here.
"""

from __future__ import annotations

from rules.core.decisions import Decision, Value
from rules.core.reasons import Reason

from ..state import Onward
from . import board, cards
from .wish import Asked, Judge, fits

JUDGES: dict[str, Judge] = {**board.JUDGES, **cards.JUDGES}


def refusal(g: Onward, decision: Decision, wish: Value) -> Reason | None:
    """What the wish lacks; None if it belongs to another moment."""
    if not 0 <= decision.seat < len(g.money):
        return None
    if isinstance(wish, tuple):
        verb, parts = wish[0] if wish else "", wish[1:]
    else:
        verb, parts = ("chosen", (wish,)) if isinstance(wish, int) else (wish, ())
    judge = JUDGES.get(verb) if isinstance(verb, str) else None
    if judge is None or not fits(g, verb, parts):
        return None
    return judge(Asked(g, decision.seat, decision), *parts)
