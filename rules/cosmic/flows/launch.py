"""The Launch phase (4.3): the gate is aimed, and ships are put on it."""

from __future__ import annotations

from rules.core.decisions import Decision, Option
from rules.core.flow import Call, Flow, Next, done
from rules.core.frame import Frame
from rules.core.reasons import Reason

from ..atoms import course, ships
from ..printed.facts import LIMIT
from ..printed.words import BROKEN_OFF, LAUNCH, OFFENSE
from ..questions import AIM_GATE, LAUNCH_SHIPS
from ..state.cosmos import GATE, Cosmos, Seat, encounter
from ..state.pieces import hooks
from ..state.ships import colonies, is_planet, planets_of, ships_at
from .replies import explains, window

launch = Flow("cosmic.launch")


def ship_limit(g: Cosmos, seat: Seat, role: str) -> tuple[int, int]:
    """Q-SHIPLIMIT (CE-H8)."""
    limit = hooks.ask(g, "ship_limit", {"low": 1, "high": LIMIT}, {"seat": seat, "as": role})
    return limit["low"], limit["high"]


def launch_sources(g: Cosmos, seat: Seat, role: str) -> dict[str, int]:
    """From where ships may be sent, and how many from each place."""
    found: dict[str, int] = hooks.ask(g, "launch_sources", colonies(g, seat), {"seat": seat, "as": role})
    return found


@launch.step
def begin(g: Cosmos, f: Frame) -> Call:
    """LA0."""
    course.enter_phase(g, LAUNCH)
    return window(g, "aiming")


@launch.step
def aim(g: Cosmos, f: Frame) -> Next:
    """CE-4.25, CE-4.26; a drive-out is aimed already (CE-4.20). Who has no home left is not reached (CE-T33)."""
    e = encounter(g)
    if e.planet < 0:
        targets = hooks.ask(g, "targets", planets_of(g, e.system))
        if not targets:
            course.decide(g, BROKEN_OFF, "no_planet")
            return done()
        ships.point_gate(g, f.pick(AIM_GATE, e.offense, targets, rule="CE-4.25"))
    return None


@explains(AIM_GATE)
def _why_not_aimed_at(g: Cosmos, asked: Decision, wish: Option) -> Reason | None:
    """CE-4.23, CE-4.25."""
    if not is_planet(wish, g):
        return None
    if g.destroyed[wish]:
        return Reason("cosmic.planet_gone", {}, "CE-T33")
    return Reason("cosmic.other_system", {}, "CE-4.23")


@launch.step
def aimed(g: Cosmos, f: Frame) -> Call:
    """LA1."""
    return window(g, "aimed")


@launch.step
def send(g: Cosmos, f: Frame) -> Next:
    """CE-4.27; a ship that is on the gate already counts. Without any the turn ends (CE-4.31)."""
    e = encounter(g)
    (low, high), there = ship_limit(g, e.offense, OFFENSE), ships_at(g, GATE, e.offense)
    sources = launch_sources(g, e.offense, OFFENSE)
    high = min(high - there, sum(sources.values()))
    if high > 0:
        low = min(max(0, low - there), high)
        ships.launch(g, e.offense, f.split(LAUNCH_SHIPS, e.offense, sources, low, high, rule="CE-4.27"))
    elif not there:
        course.decide(g, BROKEN_OFF, "no_ships")
        return done()
    return None


@launch.step
def launched(g: Cosmos, f: Frame) -> Call:
    """LA2."""
    return window(g, "launched")
