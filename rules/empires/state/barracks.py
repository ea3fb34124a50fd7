"""Where ground units are, and what may be done with them: on colonies and aboard Transports (CL-14.1, CL-14.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..printed.constants import CARGO, LARGEST_GROUP, NOBODY, NOWHERE
from ..printed.facts import Facts
from ..printed.levels import level
from ..printed.troops import Troops, listed, of_kind, total
from . import (
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    aliens,
    carried,
    colonies_of,
    facts,
    groups_at,
    has_terrain,
    is_enemy,
    is_planet,
    known_level,
    looks_like,
)

DROP_SHIPS = 3  # CL-14.1.5: from this level of Ground Combat on


# -- on colonies


def garrison_at(g: Galaxy, hex: Hex) -> Troops:
    """The ground units on the colony of a hex; they are its owner's."""
    return g.garrison[hex] if g.garrison else 0


def planet_defence(g: Galaxy, hex: Hex) -> int:
    """CL-14.6.1: what the ground units of a colony are worth against bombardment; Militia do not count."""
    many = total(garrison_at(g, hex))
    return 0 if not many else 1 if many < 4 else 2


# -- aboard


def transports_at(g: Galaxy, owner: Owner, hex: Hex) -> list[Slot]:
    """The Transports of an owner in a hex."""
    fleet, transport = g.fleets[owner], facts(g).transport
    if transport not in fleet.unit:
        return []
    return [slot for slot in groups_at(g, owner, hex) if fleet.unit[slot] == transport]


def room_at(g: Galaxy, owner: Owner, hex: Hex) -> int:
    """CL-14.1.3: how many ground units all Transports of a hex hold together (CL-14.1.4)."""
    return CARGO * sum(g.fleets[owner].count[slot] for slot in transports_at(g, owner, hex))


def aboard(g: Galaxy, owner: Owner, hex: Hex) -> Troops:
    return sum(g.fleets[owner].hold[slot] for slot in transports_at(g, owner, hex))


def overload(g: Galaxy, owner: Owner, hex: Hex) -> int:
    """CL-14.1.4: ground units for which the Transports that are left have no room."""
    return max(0, total(aboard(g, owner, hex)) - room_at(g, owner, hex))


def drop_ships_at(g: Galaxy, owner: Owner, hex: Hex) -> int:
    """CL-14.1.5: Transports with drop ships."""
    fleet, technology = g.fleets[owner], facts(g).ground_combat
    return sum(
        fleet.count[slot]
        for slot in transports_at(g, owner, hex)
        if level(carried(g, owner, slot), technology) >= DROP_SHIPS
    )


def dropped_at_most(g: Galaxy, owner: Owner, hex: Hex) -> int:
    """CL-14.8.6: how many ground units may still come down from drop ships: six from each in the whole battle, and
    whoever has no place on the other Transports is in them."""
    quick = CARGO * drop_ships_at(g, owner, hex)
    a = g.assault
    used = total(a.ready[a.by.index(owner)]) if a is not None and have_landed(g, (owner,), hex) else 0
    return max(0, quick - used, total(aboard(g, owner, hex)) - room_at(g, owner, hex) + quick)


def free_room(g: Galaxy, owner: Owner, slot: Slot) -> int:
    """How many ground units a group of Transports can still take up."""
    fleet = g.fleets[owner]
    return max(0, CARGO * fleet.count[slot] - total(fleet.hold[slot]))


def at_hand(g: Galaxy, seat: Seat, hex: Hex) -> Troops:
    """CL-14.1.2: ground units that may be loaded: on an own colony, and not brought there by ship in this turn.

    Ruling: nobody is passed from Transport to Transport to get farther (as with fighters, SE-11.5).
    """
    return g.garrison[hex] - g.tired[hex] if g.garrison and g.colony[hex] == seat else 0


def seem_to_carry(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """Whether an owner has Transports in a hex that lie open, false ones among them (CL-E55)."""
    return any(looks_like(g, owner, slot) == facts(g).transport for slot in groups_at(g, owner, hex))


def could_spill(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """D-42: whether an owner has Transports in a hex as far as all can see."""
    fleet, transport = g.fleets[owner], facts(g).transport
    return any(not fleet.up[slot] or looks_like(g, owner, slot) == transport for slot in groups_at(g, owner, hex))


# -- landing


def may_come_down(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """CL-14.2.1, CL-14.7.3: an own colony, or an enemy's; on a Barren Planet only with Terraforming 1."""
    whose = g.colony[hex]
    if whose in (NOBODY, owner):
        return whose == owner
    # CL-E35: nobody invades a colony on Asteroids
    return is_enemy(g, owner, whose) and is_planet(g, hex) and _can_live_on(g, owner, hex)


def may_subdue(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """CL-14.12.1: aliens are invaded only with Terraforming 1; CL-23.14: never by Amazing Diplomats."""
    if not is_enemy(g, seat, aliens(g)):
        return False
    return g.colony[hex] == NOBODY and has_terrain(g, hex, "barren") and _can_live_on(g, seat, hex)


def _can_live_on(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """Alien empires know no Terraforming."""
    return not has_terrain(g, hex, "barren") or (owner < len(g.cp) and known_level(g, owner, "terraforming") > 0)


def is_pending(g: Galaxy, hex: Hex) -> bool:
    """Whether troops have landed there and are still to fight."""
    return g.assault is not None and g.assault.hex == hex


def have_landed(g: Galaxy, owners: Iterable[Owner], hex: Hex) -> bool:
    """CL-14.7.5: whether troops of one of these have come down there, so that they bombard it no more."""
    return is_pending(g, hex) and g.assault is not None and any(owner in g.assault.by for owner in owners)


def told_to_fly(g: Galaxy, owner: Owner, hex: Hex) -> int:
    """CL-A25: how many Transports of an owner are to help those who have landed there."""
    a = g.assault
    return a.air[a.by.index(owner)] if a is not None and have_landed(g, (owner,), hex) else 0


# -- counters


def quartered(g: Galaxy, seat: Seat) -> tuple[Troops, ...]:
    """The ground units of a seat, place by place: on its colonies and aboard."""
    fleet = g.fleets[seat]
    ashore = [troops for hex in colonies_of(g, seat) if (troops := garrison_at(g, hex))]
    aboard = [troops for slot, troops in enumerate(fleet.hold) if troops and fleet.hex[slot] != NOWHERE]
    return (*ashore, *aboard)


def counters_used(known: Facts, places: Sequence[Troops]) -> dict[int, int]:
    """SE-2.2.3: how many counters such ground units take, by kind: up to six units on each, place by place."""
    return {kind: sum(-(-of_kind(each, kind) // LARGEST_GROUP) for each in places) for kind in known.bought}


def named(g: Galaxy, troops: Troops) -> dict[str, int]:
    """By id, for views and events."""
    return {facts(g).troops[kind].id: count for kind, count in listed(troops)}
