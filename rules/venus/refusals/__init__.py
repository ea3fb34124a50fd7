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

from collections.abc import Iterator

from rules.core.decisions import Decision, Option
from rules.core.questions import explains, questions_of
from rules.core.reasons import Reason
from rules.core.refusals import offered

from ..legal import with_cards
from ..questions import ATTEMPT, CLAIM, TURN, WAY
from ..state import Onward
from . import board, cards
from .wish import Asked, Judge, fits

JUDGES: dict[str, Judge] = {**board.JUDGES, **cards.JUDGES}


def _in_turn(g: Onward, asked: Decision) -> Iterator[Option]:
    seat = asked.seat
    if g.actions:
        yield from board.no_moves(g, seat, 0)
        for planet in range(len(g.dead)):
            yield from board.no_claims(g, seat, planet)
        yield from board.no_raises(g, seat)
        if not g.last_window:
            yield "end"
    else:
        yield "marker"
    yield from cards.no_cards(Asked(g, seat, asked))


def _for_move(g: Onward, asked: Decision) -> Iterator[Option]:
    return board.no_moves(g, asked.seat, with_cards(g, g.frames[-1].cards))


def _after_move(g: Onward, asked: Decision) -> Iterator[Option]:
    yield from board.no_claims(g, asked.seat, g.frames[-1].goal)
    yield from cards.no_cards(Asked(g, asked.seat, asked), attempt=True)


def _in_attempt(g: Onward, asked: Decision) -> Iterator[Option]:
    yield from (option for option in ("confirm", "clear") if option not in offered(asked))
    yield from cards.no_cards(Asked(g, asked.seat, asked), attempt=True)


@explains(TURN, withheld=_in_turn)
@explains(WAY, withheld=_for_move)
@explains(CLAIM, withheld=_after_move)
@explains(ATTEMPT, withheld=_in_attempt)
@explains(*questions_of("venus"))
def why_not(g: Onward, decision: Decision, wish: Option) -> Reason | None:
    """What the wish lacks; None if it belongs to another moment."""
    if isinstance(wish, tuple):
        verb, parts = wish[0] if wish else "", wish[1:]
    else:
        verb, parts = ("chosen", (wish,)) if isinstance(wish, int) else (wish, ())
    judge = JUDGES.get(verb) if isinstance(verb, str) else None
    if judge is None or not fits(g, verb, parts):
        return None
    return judge(Asked(g, decision.seat, decision), *parts)
