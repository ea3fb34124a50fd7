"""What everybody knows of a design (CL-19.2.4): its values once it has fought, an ability once it was used.

What a group has shown stands in `Fleet.shown` as its technology does, and what was last seen of a seat's design in
`Galaxy.seen_design`. Nobody hears of a new design: what is noted of the old one stays until the new one is seen.
"""

from __future__ import annotations

from ..printed.constants import NOBODY
from ..printed.designs import ABILITIES, CARRIED, MOST_ABILITIES, unpacked, with_ability, with_flaw, without_abilities
from ..printed.levels import DESIGN, Levels, design_of, with_level, without_design
from . import Fleet, Galaxy, Owner, Slot, facts


def public(g: Galaxy, tech: Levels, told: int) -> Levels:
    """The number of a unique ship without abilities that were not told, and without the technology that they are."""
    known, made = facts(g), unpacked(design_of(tech))
    shown, levels = with_flaw(without_abilities(design_of(tech)), made.flaw), without_design(tech)
    for name in made.abilities:
        if name in unpacked(told).abilities:
            shown = with_ability(shown, name)
        elif ABILITIES[name].technology in CARRIED:
            levels = with_level(levels, known.technology[ABILITIES[name].technology], 0)
    return levels | shown << DESIGN


def could_have(fleet: Fleet, slot: Slot, ability: str) -> bool:
    """UI-7: whether a unique ship could have an ability, as far as all can see."""
    told = unpacked(design_of(fleet.shown[slot])).abilities
    return ability in told or len(told) < MOST_ABILITIES


def has(g: Galaxy, owner: Owner, slot: Slot, ability: str) -> bool:
    """Whether the ships of a group have an ability."""
    number = design_of(g.fleets[owner].tech[slot])
    return bool(number) and ability in unpacked(number).abilities


def seen_anew(seen: int, design: int) -> int:
    """What is noted of a design when its values are told: abilities stay noted as long as the values are the same."""
    values = without_abilities(design)
    same = without_abilities(seen) in (0, values)
    return with_flaw(seen | values if same else values, unpacked(design).flaw)


def told_of(g: Galaxy, owner: Owner, slot: Slot) -> int:
    """What is known of the design of a group: what was seen of its owner's, or all that a captured ship has shown."""
    fleet = g.fleets[owner]
    return g.seen_design[owner] if fleet.builder[slot] == NOBODY else design_of(fleet.shown[slot])
