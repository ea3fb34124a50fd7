"""Changes of designs of unique ships (CL-19): drawn in secret, told piece by piece."""

from __future__ import annotations

from ..printed.constants import NOBODY
from ..printed.designs import MOST_ABILITIES, named, unpacked, with_ability, with_flaw, without_abilities
from ..printed.levels import DESIGN, Levels, design_of, without_design
from ..state import Galaxy, Owner, Seat, Slot, claimed, facts, groups_of, looks_like
from ..state.unique_ships import public, seen_anew, told_of


def draw(g: Galaxy, seat: Seat, design: int, why: str) -> None:
    """CL-19.1.1, CL-19.2.3: nobody else hears of it."""
    g.design[seat] = design
    g.emit("designed", seat=seat, design=named(design), why=why, only=(seat,))


def show_values(g: Galaxy, owner: Owner, slot: Slot, levels: Levels) -> None:
    """SE-5.2.5: what a unique ship is worth is told when it fights; its abilities are not."""
    fleet = g.fleets[owner]
    design = design_of(levels)
    if not design:
        return
    if fleet.builder[slot] == NOBODY and owner < len(g.cp):
        before, g.seen_design[owner] = g.seen_design[owner], seen_anew(g.seen_design[owner], design)
        if g.seen_design[owner] != before:
            told = named(without_abilities(design))
            g.emit("design_shown", seat=owner, hex=fleet.hex[slot], design=told, reveals=True)
    fleet.shown[slot] = public(g, levels, told_of(g, owner, slot))


def show_ability(g: Galaxy, owner: Owner, ability: str) -> None:
    """CL-19.2.4: an ability was used, so that everybody knows of it."""
    seen = g.seen_design[owner]
    if ability in unpacked(seen).abilities:
        return
    if len(unpacked(seen).abilities) >= MOST_ABILITIES:
        seen = with_flaw(without_abilities(seen), unpacked(seen).flaw)  # it is no longer what it was
    g.seen_design[owner] = with_ability(seen, ability)
    fleet, unique = g.fleets[owner], facts(g).unique
    for slot in groups_of(g, owner):
        own = looks_like(g, owner, slot) == unique and fleet.builder[slot] == NOBODY  # CL-E55.3: false ones as if real
        if own and design_of(fleet.shown[slot]):
            fleet.shown[slot] = public(g, claimed(g, owner, slot), g.seen_design[owner])
    g.emit("ability", seat=owner, ability=ability, reveals=True)


def find_flaw(g: Galaxy, owner: Seat, flaw: int) -> None:
    """CL-19.3.8: all ships of the design have it for good, whoever has captured them; those of an older one do not."""
    before, now = g.design[owner], with_flaw(g.design[owner], flaw)
    g.design[owner], g.seen_design[owner] = now, with_flaw(g.seen_design[owner], flaw)
    for each, fleet in enumerate(g.fleets):
        for slot, builder in enumerate(fleet.builder):
            own = builder == NOBODY and owner == each  # none of an older one is left (CL-19.2.3); false ones look alike
            if own or (builder == owner and design_of(fleet.tech[slot]) == before):
                for column in (fleet.tech, fleet.shown):
                    drawn = design_of(column[slot])
                    if drawn:
                        column[slot] = without_design(column[slot]) | with_flaw(drawn, flaw) << DESIGN
