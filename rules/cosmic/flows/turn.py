"""The turn (chapter 4): start of turn, then one or two encounters."""

from __future__ import annotations

from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, SEAT

from ..atoms import course
from ..state.cosmos import Cosmos, facts
from .changing import changing
from .encounter import encounter_flow
from .ending import check_length
from .hands import draw_new_hand, wants_new_hand
from .replies import window

turn = Flow("cosmic.turn", told={"seat": SEAT}, keeps={"number": COUNT}, sure={"encounter": ("number",)})


@turn.step
def begin(g: Cosmos, f: Frame) -> Next:
    check_length(g)
    course.begin_turn(g, f.seat)
    course.begin_encounter(g, f.seat, 1, nested=False)
    f.number = 1
    return call(changing, seat=f.seat) if facts(g).on("changing_powers") else None  # CE-4.9, CE-9.20


@turn.step
def check_hand(g: Cosmos, f: Frame) -> Call | None:
    """CE-4.5 to 4.7: once, at the start of the turn only."""
    return draw_new_hand(f.seat, "start_turn") if wants_new_hand(g, f, f.seat, "CE-4.5") else None


@turn.step
def begins(g: Cosmos, f: Frame) -> Call:
    """ST1."""
    return window(g, "turn_begins")


@turn.step
def encounter(g: Cosmos, f: Frame) -> Call:
    return call(encounter_flow, offense=f.seat, defense=-1)


@turn.step
def again(g: Cosmos, f: Frame) -> Next:
    """CE-4.4, CE-4.93."""
    if f.returned != "further":
        return done()
    f.number += 1
    course.begin_encounter(g, f.seat, f.number, nested=False)
    return goto("encounter")
