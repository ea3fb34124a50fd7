"""One player's turn (SE-3.2): Movement, Combat, Exploration; a Colony Ship may settle until its end (SE-4.20.1)."""

from __future__ import annotations

from rules.core.flow import Flow, Next, call, done
from rules.core.frame import Frame
from rules.core.ranges import SEAT

from ..atoms import course
from ..settling import settle, settlers
from ..state import Galaxy
from ..words import COMBAT, EXPLORATION, MOVEMENT
from .combat import combat
from .exploration import exploration
from .movement import movement

turn = Flow("empires.turn", told={"seat": SEAT})


@turn.step
def move(g: Galaxy, f: Frame) -> Next:
    course.enter_phase(g, MOVEMENT, f.seat)
    return call(movement, seat=f.seat)


@turn.step
def fight(g: Galaxy, f: Frame) -> Next:
    course.enter_phase(g, COMBAT, f.seat)
    return call(combat, seat=f.seat)


@turn.step
def explore(g: Galaxy, f: Frame) -> Next:
    course.enter_phase(g, EXPLORATION, f.seat)
    return call(exploration, seat=f.seat)


@turn.step
def settle_last(g: Galaxy, f: Frame) -> Next:
    """SE-4.20.1: everybody sees a Colony Ship over a free planet, so its owner is asked even if it cannot settle."""
    ships = settlers(g, f.seat)
    if ships:
        able = [slot for slot in ships if ships[slot] == ""]
        for slot in f.some("settle", f.seat, able, rule="SE-4.20.1"):
            if settlers(g, f.seat).get(slot) == "":  # two Colony Ships over one planet: the first one settles
                settle(g, f.seat, slot)
    return done()
