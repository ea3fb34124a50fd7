"""What becomes of captured ships after a battle (CL-4.4.1, D-46): each needs a counter of its captor's own."""

from __future__ import annotations

from collections import Counter

from rules.core.decisions import Option

from ..printed.constants import CAPTURED, LARGEST_GROUP, NOBODY
from ..state import Galaxy, Owner, Slot, facts, groups_of, looks_like, may_join
from ..state.battle import Battle

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
