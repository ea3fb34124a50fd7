"""What everybody knows of a design (CL-19.2.4): its values once it has fought, an ability once it was used.

What a group has shown stands in `Fleet.shown` as its technology does, and what was last seen of a seat's design in
`Galaxy.seen_design`. Nobody hears of a new design: what is noted of the old one stays until the new one is seen.
"""

from __future__ import annotations

from ..printed.constants import ENTERED, JUMPED, NOBODY
from ..printed.designs import (
    ABILITIES,
    CARRIED,
    MOST_ABILITIES,
    WARP_GATES,
    unpacked,
    with_ability,
    with_flaw,
    without_abilities,
)
from ..printed.levels import DESIGN, Levels, design_of, with_level, without_design
from . import Fleet, Galaxy, Hex, Owner, Slot, facts, numbered


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


# -- warp gates (CL-19.3.11): two unique ships that rest within three hexes of each other make their hexes adjacent


REACH = 3


def _gates(g: Galaxy, owner: Owner) -> list[Slot]:
    """Groups that keep a gate: they have not moved in this turn."""
    fleet, unique = g.fleets[owner], facts(g).unique
    if unique not in fleet.unit:
        return []
    ships = [slot for slot, unit in numbered(fleet.unit) if unit == unique and fleet.hex[slot] >= 0]
    return [slot for slot in ships if not fleet.notes[slot] & ENTERED and has(g, owner, slot, WARP_GATES)]


def linked(g: Galaxy, owner: Owner, hex: Hex) -> list[Hex]:
    """The hexes that are adjacent to this one for an owner's ships by his gates."""
    places = [g.fleets[owner].hex[slot] for slot in _gates(g, owner)]
    if hex not in places:
        return []
    far = facts(g).chart.distances[hex]  # SE-21.5: as the hexes lie, not across an area out of play (SE-2.1.3)
    return sorted({to for to in places if to != hex and far[to] <= REACH})


def ways(g: Galaxy, owner: Owner, slot: Slot) -> list[Hex]:
    """Where a group may jump to: once in a move, and a gate does not go through itself."""
    fleet = g.fleets[owner]
    hex = fleet.hex[slot]
    if facts(g).unique not in fleet.unit or fleet.notes[slot] & JUMPED:
        return []
    keepers = [each for each in _gates(g, owner) if fleet.hex[each] == hex]
    if not keepers or keepers == [slot]:
        return []
    return linked(g, owner, hex)


def keepers(g: Galaxy, owner: Owner, origin: Hex, hex: Hex, but: Slot) -> list[Slot]:
    """The gates that a jump uses, one in each of both hexes: they may not move any more in this turn."""
    found = []
    for at in (origin, hex):
        there = [slot for slot in _gates(g, owner) if g.fleets[owner].hex[slot] == at and slot != but]
        found += there[:1]
    return found
