"""Raiders, cloaking and scanners (SE-12): what everybody can see of them, and how it really is."""

from __future__ import annotations

from ..printed.constants import NOBODY
from ..printed.levels import MOST, level
from ..printed.switches import ON
from . import (
    Galaxy,
    Hex,
    Owner,
    Slot,
    carried,
    claimed,
    facts,
    friends,
    groups_at,
    has_terrain,
    is_false,
    looks_like,
    monsters,
)
from .battle import Battle
from .holding import hides_card, knows_card
from .lines import Line, Side, against_monsters, count, is_fake, of_owner, of_side, side_of


def cloaking_of(g: Galaxy, owner: Owner, slot: Slot) -> int:
    """The Cloaking level of a group, CL-E50: Raiders or not; nothing is cloaked in a Nebula (SE-12.8)."""
    have = level(claimed(g, owner, slot), (g.tables or facts(g)).cloaking)
    return 0 if have and has_terrain(g, g.fleets[owner].hex[slot], "nebula") else have


def raiders_at(g: Galaxy, owner: Owner, hex: Hex) -> list[Slot]:
    """The groups that could stay hidden in a hex."""
    return [slot for slot in groups_at(g, owner, hex) if cloaking_of(g, owner, slot) and not is_false(g, owner, slot)]


def could_cloak(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """UI-7: whether an owner could have cloaked ships there, as far as all can see: closed counters or Raiders.

    Ruling on SE-12.10, SE-25.16: those of an alien empire never stay hidden. They go where they mean to attack, and
    whoever comes to them is fought, as by all its fleets (SE-25.4).
    """
    known, fleet = facts(g), g.fleets[owner]
    if owner >= len(g.cp) or known.options["raiders"] != ON or has_terrain(g, hex, "nebula"):
        return False
    return any(
        not fleet.up[slot] or may_be_cloaked(g, owner, looks_like(g, owner, slot)) for slot in groups_at(g, owner, hex)
    )


def may_be_cloaked(g: Galaxy, owner: Owner, unit: int) -> bool:
    """Whether an open unit of an owner could be cloaked, as far as all can see: a Raider, or one that a card cloaks."""
    known = facts(g)
    if unit == known.code["R"]:
        return True
    if unit not in known.lent:
        return False
    card = known.lent[unit][0]
    seized = any(builder != NOBODY for builder in g.fleets[owner].builder)  # captured ships keep it
    return seized or (card in g.held[owner] if knows_card(g, None, card) else hides_card(g, owner, known.advantages))


def could_scan(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """UI-7: whether an owner could have scanners there, as far as all can see: closed counters or Destroyers."""
    known, fleet = facts(g), g.fleets[owner]
    return any(
        not fleet.up[slot] or _may_scan(g, looks_like(g, owner, slot)) for slot in groups_at(g, owner, hex)
    ) and (known.options["raiders"] == ON)


def _may_scan(g: Galaxy, unit: int) -> bool:
    known = facts(g)
    scanner = known.technology["scanner"]
    return scanner in known.carried[unit] or level(known.built_in[unit], scanner) > 0


def scanners_at(g: Galaxy, owner: Owner, hex: Hex) -> int:
    """SE-12.1: the best scanner of an owner in a hex."""
    scanner = facts(g).technology["scanner"]
    return max((level(carried(g, owner, slot), scanner) for slot in groups_at(g, owner, hex)), default=0)


def is_hidden_from(g: Galaxy, seat: Owner, owner: Owner, slot: Slot) -> bool:
    """SE-12.1: whether a group is cloaked against the scanners that a side has in its hex, outside battles."""
    cloak, hex = cloaking_of(g, owner, slot), g.fleets[owner].hex[slot]
    return cloak > 0 and all(cloak > scanners_at(g, friend, hex) for friend in friends(g, seat))


def cloak_of(g: Galaxy, b: Battle, line: Line) -> int:
    """The Cloaking level of a line; CL-E55.3: of a false one as it claims."""
    owner, slot = b.owner[line], b.slot[line]
    return min(cloaking_of(g, owner, slot), level(b.tech[line], facts(g).cloaking) if is_fake(g, b, line) else MOST)


def is_cloaked(g: Galaxy, b: Battle, line: Line) -> bool:
    """SE-12.6: no scanner of the enemy in the battle, screened or not, finds it; and it has kept its cloak."""
    owner = b.owner[line]
    cloak = 0 if b.bare[line] else cloak_of(g, b, line)
    if not cloak or (against_monsters(g, b) and not is_weak_to_cloaking(g, b)):
        return False
    return cloak > _scanners(g, b, 1 - side_of(b, owner))


def is_weak_to_cloaking(g: Galaxy, b: Battle) -> bool:
    """SE-24.6, SE-24.7: Doomsday Machines see through every cloak, but for some."""
    known, units = facts(g), [b.unit[line] for line in of_owner(b, monsters(g))]
    return any(known.is_machine[unit] and g.weakness[unit - known.first_machine] == "cloaking" for unit in units)


def scanners_against(g: Galaxy, b: Battle, owner: Owner) -> int:
    """The best scanner of the enemies of an owner in a battle."""
    return _scanners(g, b, 1 - side_of(b, owner))


def _scanners(g: Galaxy, b: Battle, side: Side) -> int:
    scanner = facts(g).technology["scanner"]
    found = [line for line in of_side(b, side) if count(g, b, line)]
    return max((level(carried(g, b.owner[line], b.slot[line]), scanner) for line in found), default=0)
