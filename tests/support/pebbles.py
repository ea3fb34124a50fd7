"""A game for two with nothing hidden and no luck: a few pebbles are taken in turn, and whoever takes the last loses.

It says nothing of imagined worlds (`imagine`) and needs no opponents' knowledge: they search by playing out.
"""

from __future__ import annotations

from typing import Any

from rules.core.flow import Flow, done, goto
from rules.core.frame import Frame
from rules.core.game import Game, Variant, register
from rules.core.questions import Question
from rules.core.ranges import SeatNo
from rules.core.records import record
from rules.core.state import Result, Setup, State


@record
class Pebbles(State):
    left: int = 0
    mover: SeatNo = 0


def take(g: Pebbles, count: int) -> None:
    """Atom."""
    g.left -= count
    g.emit("taken", seat=g.mover, count=count, left=g.left)


def pass_on(g: Pebbles) -> None:
    """Atom."""
    g.mover = 1 - g.mover
    g.emit("turn", seat=g.mover)


def end(g: Pebbles) -> None:
    """Atom."""
    scores = [int(seat != g.mover) for seat in (0, 1)]
    g.outcome = Result([[1 - g.mover], [g.mover]], scores, "pebbles.last")


TAKE = Question("pebbles.turns.take")
turns = Flow("pebbles.turns")


@turns.step
def choose(g: Pebbles, f: Frame) -> Any:
    take(g, f.pick(TAKE, g.mover, list(range(1, min(PEBBLES.option(g.setup, "most"), g.left) + 1)), rule="XX-1"))
    if g.left:
        pass_on(g)
        return goto("choose")
    end(g)
    return done()


def start(setup: Setup, content: Any, chance: int) -> Pebbles:
    g = Pebbles("pebbles", setup, chance)
    g.left = PEBBLES.option(setup, "pebbles")
    g.frames.append(Frame("pebbles.turns"))
    return g


def view(g: Pebbles, seat: int | None) -> dict[str, Any]:
    return {"left": g.left, "mover": g.mover}


PEBBLES = register(
    Game(
        id="pebbles",
        state=Pebbles,
        seats=(2, 2),
        start=start,
        view=view,
        variants=(Variant("pebbles", (15, 21), "XX-2"), Variant("most", (3, 2, 4, 5, 6), "XX-1")),
    )
)
