"""One encounter (CE-4.2): its seven phases in order. It can be nested in another one (CE-H6).

A phase may end the encounter at once; then it goes on with what remains of the resolution.
"""

from __future__ import annotations

from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import SEAT, SEAT_OR_NONE

from ..atoms import course
from ..state.cosmos import Cosmos
from ..state.cosmos import encounter as current
from .alliance import alliance
from .destiny import destiny
from .launch import launch
from .planning import planning
from .regroup import regroup
from .resolution import resolution
from .reveal import reveal

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


def have_encounter(offense: int, defense: int = -1, then: str | None = None) -> Call:
    """An encounter inside another one; the interrupted turn goes on afterwards."""
    return call(nested_encounter, then, offense=offense, defense=defense)
