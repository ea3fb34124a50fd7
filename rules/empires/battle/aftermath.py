"""What becomes of captured ships after a battle (CL-4.4.1, D-46): each needs a counter of its captor's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.core.decisions import Option

from ..atoms import course, fleets
from ..cards.deck import show
from ..economy.salvage import learnt, taught
from ..printed.constants import CAPTURED, LARGEST_GROUP, NOBODY
from ..printed.facts import Facts
from ..printed.levels import Levels, level
from ..printed.powers import ANALYSES, COVERS_AGAIN
from ..state import Galaxy, Owner, Slot, facts, groups_of, looks_like, may_join
from ..state.battle import Battle
from ..state.holding import has, has_effect, holder, is_in_play
from ..state.lore import teaches
from ..state.values import ship

SCUTTLE, JOIN = "scuttle", "join"


def lacking(g: Galaxy, owner: Owner) -> list[int]:
    """Kinds of ships of which an owner has more counters than there are, because of captured ones.

    Alien ships and Flagships keep their own counters (CL-4.6.4, CL-16.4); false groups take the counter of what they
    look like (CL-E55.1).
    """
    known, fleet = facts(g), g.fleets[owner]
    groups = groups_of(g, owner)
    used = Counter(looks_like(g, owner, slot) for slot in groups)
    foreign = {fleet.unit[slot] for slot in groups if fleet.builder[slot] != NOBODY}
    own = [unit for unit in sorted(foreign) if not known.is_alien[unit] and not known.units[unit].given]
    return [unit for unit in own if used[unit] > known.counters[unit]]


def ways(g: Galaxy, owner: Owner) -> list[Option]:
    """How a counter can be freed: a group is scuttled, or joins another one in its hex, as a whole."""
    short = lacking(g, owner)
    found: list[Option] = []
    for slot in groups_of(g, owner) if short else ():
        if looks_like(g, owner, slot) in short:
            found.append((SCUTTLE, slot))
            found += [(JOIN, slot, other) for other in groups_of(g, owner) if _fit(g, owner, slot, other)]
    return found


def _fit(g: Galaxy, owner: Owner, slot: Slot, other: Slot) -> bool:
    fleet = g.fleets[owner]
    return may_join(g, owner, slot, other) and fleet.count[slot] + fleet.count[other] <= LARGEST_GROUP


def alike(g: Galaxy, b: Battle, owner: Owner) -> tuple[Slot, Slot] | None:
    """A ship captured in this battle and a group of captured ones that can be one without any loss: same builder,
    technology and crew. What its captor had before, and keeps apart, is left to him."""
    fleet, new = g.fleets[owner], _new(b, owner)
    mine = [slot for slot in groups_of(g, owner) if fleet.notes[slot] & CAPTURED]
    for place, slot in enumerate(mine):
        for other in mine[:place]:
            same = fleet.builder[slot] == fleet.builder[other] and fleet.experience[slot] == fleet.experience[other]
            if same and (slot in new or other in new) and _fit(g, owner, slot, other):
                return slot, other
    return None


def _new(b: Battle, owner: Owner) -> list[Slot]:
    """The groups of an owner that were captured in this battle."""
    return [slot for line, slot in enumerate(b.slot) if b.owner[line] == owner and b.taken[line]]


def given_up(g: Galaxy, b: Battle, owner: Owner) -> Slot | None:
    """The captured ship that goes if its captor frees no counter: of this battle, not one that he had before."""
    fleet, short = g.fleets[owner], lacking(g, owner)
    foreign = [slot for slot in groups_of(g, owner) if fleet.builder[slot] != NOBODY]
    mine = [slot for slot in (*foreign, *_new(b, owner)) if slot >= 0 and fleet.unit[slot] in short]
    return mine[-1] if mine else None


# -- what cards do when a battle is over: ships are closed again (CL-A27), captured ones are studied (CL-A29)


def cover_again(g: Galaxy, owner: Owner, slots: Sequence[Slot]) -> None:
    """CL-A27. Ruling: always, without a question; Shipyards, Bases and what never lies face down stay as they are, and
    so do captured alien ships, whose owner everybody sees (CL-4.6.4)."""
    if not is_in_play(g, COVERS_AGAIN):
        return
    known, fleet = facts(g), g.fleets[owner]
    for slot in slots:
        unit = fleet.unit[slot]
        closes = known.moves[unit] and not known.open[unit] and not known.is_alien[unit]
        if fleet.up[slot] and closes and has_effect(g, ship(g, owner, slot), COVERS_AGAIN):  # CL-12.6
            show(g, holder(g, COVERS_AGAIN), COVERS_AGAIN)
            fleets.turn_down(g, owner, slot)


def levels_in(known: Facts, tech: Levels) -> int:
    """How much technology there is in a ship."""
    return sum(level(tech, technology) for technology in range(len(known.technologies)))


def analyse(g: Galaxy, owner: Owner, slot: Slot) -> None:
    """CL-A29, CL-22.4: ships that were captured in a battle teach once what scrapping them would; aliens nothing.

    Ruling: the card works once; that they are scrapped later (CL-4.5.2) it does not forbid.
    """
    known, fleet = facts(g), g.fleets[owner]
    if not has(g, owner, ANALYSES) or known.is_alien[fleet.unit[slot]] or not known.ships_teach:
        return
    if not fleet.notes[slot] & CAPTURED:
        return  # whoever has his own ship back knows it
    for _ in range(fleet.count[slot]):
        better = taught(known, fleet.unit[slot], fleet.tech[slot])
        levels = learnt(g.tech[owner], teaches(g, owner, fleet.builder[slot], better))
        for technology in range(len(known.technologies)):
            if level(levels, technology) > level(g.tech[owner], technology):
                course.learn(g, owner, technology, level(levels, technology), "analysed")
