"""Deadlines: what the clock may say about a game, and what comes of it.

A question may be open for a limited time (`Frame.within`), and a game may last only so long (`Game.minutes`). Nothing
here measures time: whoever runs the game does, and when a limit has run out the seat CLOCK answers for it. Its answer
stands in the log like any other, so a game is replayed exactly, however long people think then.

    (CLOCK, "core.deadline", 2)      the time of seat 2 is out: what its question calls late counts as its answer
    (CLOCK, "core.minute", None)     a minute of the time that the whole game may last has passed

A limit starts anew where a game is loaded: the time that somebody has thought is no part of the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import running
from .decisions import CLOCK, Decision
from .game import find
from .reasons import Illegal, Reason
from .records import Json

if TYPE_CHECKING:
    from .state import State

DEADLINE = "core.deadline"
MINUTE = "core.minute"
PROMPTS = frozenset((DEADLINE, MINUTE))


def limited(g: State, seat: Json) -> Decision | None:
    """The open question of this seat, if its time is limited."""
    return next((d for d in running.pending(g) if type(seat) is int and d.seat == seat and d.limit is not None), None)


def check(g: State, seat: Json, prompt: str, value: Json, t: Json) -> None:
    """Illegal unless the clock may say so now."""
    runs = limited(g, value) is not None if prompt == DEADLINE else value is None and bool(find(g.game).minutes(g))
    if type(seat) is not int or seat != CLOCK or t is not None or g.outcome is not None or not runs:
        raise Illegal(Reason("core.no_clock", {}, "core"))


def run_out(g: State, seat: Json, prompt: str, value: Json, t: Json) -> None:
    """Carry out what the clock says."""
    check(g, seat, prompt, value, t)
    if prompt == DEADLINE:
        asked = limited(g, value)
        assert asked is not None and asked.limit is not None
        running.answer_checked(g, asked.seat, asked.prompt, asked.limit.late)
        return
    find(g.game).pass_minute(g)
    if g.outcome is not None:
        running.run(g)
