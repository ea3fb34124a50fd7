"""One encounter (CE-4.2): its seven phases in order. It can be nested in another one (CE-H6).

A phase may end the encounter at once; then it goes on with what remains of the resolution.
"""

from __future__ import annotations

from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import SEAT, SEAT_OR_NONE

from ..atoms import cards, course, ships
from ..printed.words import REGROUP
from ..state.cosmos import GATE, WARP, Cosmos, encounter, facts
from ..state.cosmos import encounter as current
from ..state.pieces import hooks
from ..state.ships import colonies, in_warp
from .alliance import alliance
from .destiny import destiny
from .launch import launch
from .losing import retrieve
from .planning import planning
from .replies import window
from .resolution import resolution
from .reveal import reveal
from .technology import tech_actions

encounter_flow = Flow("cosmic.encounter", params={"offense": SEAT, "defense": SEAT_OR_NONE})
nested_encounter = Flow("cosmic.nested", params={"offense": SEAT, "defense": SEAT_OR_NONE})


def _unless_decided(g: Cosmos, phase: Flow) -> Next:
    return goto("resolve") if current(g).outcome else call(phase)


@encounter_flow.step
def regroup_phase(g: Cosmos, f: Frame) -> Call:
    return call(regroup)


@encounter_flow.step
def destiny_phase(g: Cosmos, f: Frame) -> Next:
    """CE-E69: where the defense is given, no card is drawn."""
    if f.defense >= 0 and not current(g).outcome:
        course.enter_phase(g, "destiny")
        course.name_defense(g, f.defense, f.defense)
        return None
    return _unless_decided(g, destiny)


@encounter_flow.step
def launch_phase(g: Cosmos, f: Frame) -> Next:
    return _unless_decided(g, launch)


@encounter_flow.step
def alliance_phase(g: Cosmos, f: Frame) -> Next:
    return _unless_decided(g, alliance)


@encounter_flow.step
def planning_phase(g: Cosmos, f: Frame) -> Next:
    return _unless_decided(g, planning)


@encounter_flow.step
def reveal_phase(g: Cosmos, f: Frame) -> Next:
    return _unless_decided(g, reveal)


@encounter_flow.step
def resolve(g: Cosmos, f: Frame) -> Call:
    return call(resolution)


@encounter_flow.step
def close(g: Cosmos, f: Frame) -> Next:
    course.end_encounter(g)
    return done(f.returned)


@nested_encounter.step
def push(g: Cosmos, f: Frame) -> Call:
    """CE-H6: its own counts and zaps, no turn of its own, never a second one."""
    course.begin_encounter(g, f.offense, 1, nested=True)
    return call(encounter_flow, offense=f.offense, defense=f.defense)


def have_encounter(offense: int, defense: int = -1) -> Call:
    """An encounter inside another one; the interrupted turn goes on afterwards."""
    return call(nested_encounter, offense=offense, defense=defense)


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
