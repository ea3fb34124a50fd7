"""Whose turn it is among Doomsday Machines, wandering ones (SE-17) and those of one player's game (SE-24) alike."""

from __future__ import annotations

from rules.core.flow import Next, done
from rules.core.frame import Frame

from ..atoms import course, fleets
from ..printed.constants import RIVALS
from ..state import Galaxy, facts, groups_of, monsters


def line_up(g: Galaxy, f: Frame) -> None:
    """Their phase begins; all of them wait for their turn."""
    course.enter_phase(g, RIVALS)
    fleets.begin_orders(g, monsters(g))
    fleet, is_amoeba = g.fleets[monsters(g)], facts(g).is_amoeba
    f.queue = [slot for slot in groups_of(g, monsters(g)) if not is_amoeba[fleet.unit[slot]]]


def take_next(g: Galaxy, f: Frame) -> Next:
    """The next of them, until all have had their turn or the game is over."""
    if not f.queue or g.outcome is not None:
        return done()
    f.slot, f.queue = f.queue[0], f.queue[1:]
    return None
