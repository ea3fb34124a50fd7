"""Deadlines: questions with limited time, and games with limited time.

A question may be open for a limited time (`Frame.within`), and a game may last only so many minutes (`Game.minutes`).
Nothing here measures time. The program that runs the match does, and when a time is up it gives an answer for the
neutral seat CLOCK. That answer is in the log like any other, so a replay does not depend on how long people thought.

    (CLOCK, "core.deadline", 2)      the time of seat 2 is up: `limit.late` of its question counts as its answer
    (CLOCK, "core.minute", None)     one more minute of the game's time has passed

The time somebody has already thought is not part of the position: after loading a game the whole time runs again.
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
    """Raises Illegal unless the clock may give this answer now."""
    runs = limited(g, value) is not None if prompt == DEADLINE else value is None and bool(find(g.game).minutes(g))
    if type(seat) is not int or seat != CLOCK or t is not None or g.outcome is not None or not runs:
        raise Illegal(Reason("core.no_clock", {}, "core"))


def run_out(g: State, seat: Json, prompt: str, value: Json, t: Json) -> None:
    """Carry out an answer of the clock."""
    check(g, seat, prompt, value, t)
    if prompt == DEADLINE:
        asked = limited(g, value)
        assert asked is not None and asked.limit is not None
        running.answer_checked(g, asked.seat, asked.prompt, asked.limit.late)
        return
    find(g.game).pass_minute(g)
    if g.outcome is not None:
        running.run(g)
