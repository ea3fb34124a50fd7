"""The Regroup phase (4.1)."""

from __future__ import annotations

from rules.core.flow import Call, Flow, Next, call, done
from rules.core.frame import Frame
from rules.core.ranges import SEAT

from ..atoms import cards, course, ships
from ..printed.words import REGROUP
from ..state.cosmos import GATE, WARP, Cosmos, encounter, facts
from ..state.pieces import hooks
from ..state.ships import colonies, in_warp
from .losing import retrieve
from .replies import window
from .technology import tech_actions

regroup = Flow("cosmic.regroup", locals={"seat": SEAT})


def plain_retrieval(g: Cosmos) -> dict[str, int]:
    """CE-4.11: what the Regroup phase gives if nothing takes its place."""
    return {"seat": encounter(g).offense, "ships": 1, "cards": 0}


def retrieval(g: Cosmos) -> dict[str, int]:
    due: dict[str, int] = hooks.ask(g, "retrieval", plain_retrieval(g))
    return due


@regroup.step
def begin(g: Cosmos, f: Frame) -> Call | None:
    """CE-4.10: technology actions come first (CE-9.43)."""
    course.enter_phase(g, REGROUP)
    return call(tech_actions) if facts(g).technologies else None


@regroup.step
def encounter_begins(g: Cosmos, f: Frame) -> Call:
    """RG0."""
    return window(g, "encounter_begins")


@regroup.step
def regrouping(g: Cosmos, f: Frame) -> Next:
    """RG1: the retrieval may be replaced."""
    return done() if encounter(g).outcome else window(g, "regrouping")


@regroup.step
def take_ship(g: Cosmos, f: Frame) -> Next:
    """CE-4.11, CE-4.12: one ship out of the warp to a colony, or on the gate if there is none."""
    due = retrieval(g)
    seat, count = due["seat"], min(due["ships"], in_warp(g, due["seat"]))
    if due["cards"]:
        cards.draw(g, seat, due["cards"], "regroup")
    if not count:
        return done()
    if colonies(g, seat) or seat != encounter(g).offense:
        return retrieve(seat, count, "regroup")
    ships.move_ships(g, seat, WARP, GATE, count, "regroup")
    course.note(g, "ships_retrieved", seat=seat, count=count, why="regroup")
    return done()
