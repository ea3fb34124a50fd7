"""What cards do when a battle is over: ships are closed again (CL-A27), captured ones are studied (CL-A29)."""

from __future__ import annotations

from collections.abc import Sequence

from ..atoms import course, fleets
from ..cards.deck import show
from ..economy.salvage import learnt, taught
from ..printed.constants import CAPTURED
from ..printed.facts import Facts
from ..printed.levels import Levels, level
from ..state import Galaxy, Owner, Slot, facts
from ..state.holding import has, has_effect, holder, is_in_play
from ..state.lore import teaches
from ..state.values import ship

EMITTER = "a27"


def cover_again(g: Galaxy, owner: Owner, slots: Sequence[Slot]) -> None:
    """CL-A27. Ruling: always, without a question; Shipyards, Bases and what never lies face down stay as they are, and
    so do captured alien ships, whose owner everybody sees (CL-4.6.4)."""
    if not is_in_play(g, EMITTER):
        return
    known, fleet = facts(g), g.fleets[owner]
    for slot in slots:
        unit = fleet.unit[slot]
        closes = known.moves[unit] and not known.open[unit] and not known.is_alien[unit]
        if fleet.up[slot] and closes and has_effect(g, ship(g, owner, slot), EMITTER):  # CL-12.6
            show(g, holder(g, EMITTER), EMITTER)
            fleets.turn_down(g, owner, slot)


def levels_in(known: Facts, tech: Levels) -> int:
    """How much technology there is in a ship."""
    return sum(level(tech, technology) for technology in range(len(known.technologies)))


def analyse(g: Galaxy, owner: Owner, slot: Slot) -> None:
    """CL-A29, CL-22.4: ships that were captured in a battle teach once what scrapping them would; aliens nothing.

    Ruling: the card works once; that they are scrapped later (CL-4.5.2) it does not forbid.
    """
    known, fleet = facts(g), g.fleets[owner]
    if not has(g, owner, "a29") or known.is_alien[fleet.unit[slot]] or not known.ships_teach:
        return
    if not fleet.notes[slot] & CAPTURED:
        return  # whoever has his own ship back knows it
    for _ in range(fleet.count[slot]):
        better = taught(known, fleet.unit[slot], fleet.tech[slot])
        levels = learnt(g.tech[owner], teaches(g, owner, fleet.builder[slot], better))
        for technology in range(len(known.technologies)):
            if level(levels, technology) > level(g.tech[owner], technology):
                course.learn(g, owner, technology, level(levels, technology), "analysed")
