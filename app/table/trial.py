"""A table from a file is laid out once before anybody sits down at it (UX-69).

The rules have tried the position out already (`saves.trial`); what a table asks of it beyond that fails here, as a
`BadSave`, and not in front of a player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match import Match, Seats
from app.match.thoughts import Nobody
from app.table.module import GameTable
from app.table.roles.layout import Look
from app.table.scene import TableScene
from rules import Decision, One, Session, view, waiting
from saves.trial import PLACE, REASON, attempt

if TYPE_CHECKING:
    from app.ui.program import Program

_ROOM = (1000, 560)  # pixels of a board; whether a table can be laid out does not depend on it


def try_table(app: Program, session: Session, seats: Seats) -> None:
    """`BadSave` unless the table can be laid out for everyone, and what is asked can be worded."""
    attempt(PLACE, REASON, lambda: lay_out_for_all(app, session, seats))


def lay_out_for_all(app: Program, session: Session, seats: Seats) -> None:
    """The table as each seat sees it, and as everybody may; nothing is drawn."""
    module = TableScene(app, Match(session, seats, opponents=Nobody())).module
    asked = waiting(session.state, why=True)
    for seat in (None, *range(len(seats))):
        mine = tuple(decision for decision in asked if decision.seat == seat)
        seen = view(session.state, seat)
        module.layout.tableau(Look(seen, seat, _ROOM, app.ctx.scale, app.ctx.text_scale, mine, seat))
        for decision in mine:
            _word(module, decision)


def _word(module: GameTable, decision: Decision) -> None:
    module.words.prompt(decision)
    module.words.rule(decision)
    for _, reason in decision.blocked:
        module.words.reason(reason)
    for option in decision.options if isinstance(decision, One) else ():
        module.words.label(decision, option)
        module.gestures.gesture(decision, option)
