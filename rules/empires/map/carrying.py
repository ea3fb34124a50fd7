"""Fighters and the carriers that take them along (SE-11.1, SE-11.4, SE-11.5)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.reasons import Reason

from ..atoms import fleets, ground
from ..printed.constants import ENTERED, FERRIED, NOBODY, REFITTED, STAYS, STOPPED
from ..printed.levels import level
from ..state import Galaxy, Hex, Owner, Seat, Slot, counters_free, facts, friends, groups_at
from ..state.values import speed

FIGHTERS_LEFT = Reason("empires.fighters_left", {}, "SE-11.4")  # whoever stays must find room
ROOM = 3  # SE-11.1
BAY = 1  # CL-19.3.5


def squadrons_at(g: Galaxy, seat: Seat, carrier: Slot) -> list[Slot]:
    """The fighters in a carrier's hex that may travel with it: none goes farther than the fastest ship that carries it
    in this turn (SE-11.5), which a chain may take beyond its speed (SE-10.3), none that was refitted (SE-9.13), and
    none whose movement has ended with that of another carrier (SE-4.5, SE-4.7). In another player's turn all of them
    may (CL-10.3.3)."""
    fleet, fighter = g.fleets[seat], facts(g).code["F"]
    here = [slot for slot in groups_at(g, seat, fleet.hex[carrier]) if fleet.unit[slot] == fighter]
    if seat != g.active:
        return here
    far = max(speed(g, seat, carrier), fleet.spent[carrier] + 1)
    stay = STAYS | REFITTED | (STOPPED & ~fleet.notes[carrier])  # CL-E37: who goes on takes his fighters along
    spent, notes = fleet.spent, fleet.notes
    return [slot for slot in here if spent[slot] < max(far, _ferried(notes[slot])) and not notes[slot] & stay]


def why_none_aboard(g: Galaxy, seat: Seat, carrier: Slot) -> Reason | None:
    """Why no fighters can travel with a group."""
    if not has_bays(g, seat, carrier):
        return Reason("empires.no_bays", {}, "SE-11.1")
    fleet, fighter = g.fleets[seat], facts(g).code["F"]
    notes = [fleet.notes[slot] for slot in groups_at(g, seat, fleet.hex[carrier]) if fleet.unit[slot] == fighter]
    if not notes:
        return Reason("empires.no_fighters", {}, "SE-11.4")
    if squadrons_at(g, seat, carrier):
        return None
    if any(each & REFITTED for each in notes):
        return Reason("empires.refitted", {}, "SE-9.13")
    if any(each & STOPPED for each in notes):
        return Reason("empires.stopped", {}, "SE-4.5")
    entered = any(each & (ENTERED | STAYS) == ENTERED for each in notes)
    return Reason("empires.spent", {}, "SE-11.5") if entered else None


def ferries(hexes: int) -> int:
    """The notes on fighters that a ship carries which goes so many hexes in this turn (SE-11.5)."""
    return sum(FERRIED[: max(0, hexes - 1)])


def _ferried(notes: int) -> int:
    """How many hexes the fastest ship goes that has carried them in this turn."""
    return 1 + sum(bool(notes & bit) for bit in FERRIED)


def is_hangar(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """SE-11.4, SE-11.6: whether fighters may stand on the colony of a hex: their owner's, or a Blood Brother's."""
    whose = g.colony[hex]
    return whose != NOBODY and (whose == owner or whose in friends(g, owner))


def bays_of(g: Galaxy, owner: Owner, slot: Slot) -> int:
    """How many squadrons one ship of a group holds: Carriers three, and with fighter technology Titans as many
    (CL-6.3.1) and unique ships with a bay one (CL-19.3.5)."""
    fleet, known = g.fleets[owner], g.tables or facts(g)
    unit = fleet.unit[slot]
    if unit not in known.hangars:
        return 0
    if unit == known.carrier:
        return ROOM
    if not level(fleet.tech[slot], known.technology["fighter"]):
        return 0
    return ROOM if unit == known.titan else BAY


def has_bays(g: Galaxy, owner: Owner, slot: Slot) -> bool:
    """Whether the ships of a group hold fighters."""
    return bays_of(g, owner, slot) > 0


def room_of(g: Galaxy, owner: Owner, slot: Slot) -> int:
    """How many squadrons a group holds."""
    return bays_of(g, owner, slot) * g.fleets[owner].count[slot]


def room_at(g: Galaxy, owner: Owner, hex: Hex) -> int:
    """How many squadrons the carriers of a hex hold."""
    return sum(room_of(g, owner, slot) for slot in groups_at(g, owner, hex))


def squadrons_in(g: Galaxy, owner: Owner, hex: Hex) -> int:
    fleet, fighter = g.fleets[owner], (g.tables or facts(g)).fighter
    if fighter not in fleet.unit:
        return 0
    return sum([fleet.count[slot] for slot in groups_at(g, owner, hex) if fleet.unit[slot] == fighter])


def may_leave(g: Galaxy, seat: Seat, carrier: Slot) -> int:
    """SE-11.4: how many ships of a carrier group may leave without any fighters."""
    hex, count = g.fleets[seat].hex[carrier], g.fleets[seat].count[carrier]
    if is_hangar(g, seat, hex):
        return count
    spare = room_at(g, seat, hex) - squadrons_in(g, seat, hex)
    return max(0, min(count, spare // bays_of(g, seat, carrier)))


def carriable(g: Galaxy, seat: Seat, carrier: Slot, few: int) -> tuple[int, int] | None:
    """With how many ships a carrier group may leave and take fighters along; None: there are none to take."""
    fleet = g.fleets[seat]
    count, hex = fleet.count[carrier], fleet.hex[carrier]
    ways = [n for n in range(few, count + 1) if _is_complete(g, seat, carrier, n, hex)]
    return (ways[0], ways[-1]) if ways else None


def _is_complete(g: Galaxy, seat: Seat, carrier: Slot, ships: int, hex: Hex) -> bool:
    """Whether somebody comes along, and whoever stays has room (SE-11.4)."""
    taken = sum(count for _, count in taken_along(g, seat, carrier, ships))
    if not taken:
        return False
    left = squadrons_in(g, seat, hex) - taken
    return is_hangar(g, seat, hex) or left <= room_at(g, seat, hex) - bays_of(g, seat, carrier) * ships


def taken_along(g: Galaxy, seat: Seat, carrier: Slot, ships: int) -> list[tuple[Slot, int]]:
    """Which squadrons so many ships take along: the best first; a part of a group only if a counter is free."""
    fleet, fighter = g.fleets[seat], facts(g).code["F"]
    room, found = bays_of(g, seat, carrier) * ships, []
    free = counters_free(g, seat, fighter)
    for slot in sorted(squadrons_at(g, seat, carrier), key=lambda each: (-fleet.tech[each], each)):
        count = min(room, fleet.count[slot])
        if count and (count == fleet.count[slot] or free):
            free -= count < fleet.count[slot]
            found.append((slot, count))
            room -= count
    return found


def board_fighters(g: Galaxy, seat: Seat, carrier: Slot, ships: int) -> list[Slot]:
    """The groups that go aboard."""
    fleet = g.fleets[seat]
    return [
        slot if count == fleet.count[slot] else fleets.split_group(g, seat, slot, count)
        for slot, count in taken_along(g, seat, carrier, ships)
    ]


def leaves_whole(g: Galaxy, seat: Seat, slot: Slot) -> bool:
    """SE-11.4: whether a whole group can leave its hex, with the fighters that it holds or without any."""
    if not has_bays(g, seat, slot):
        return True
    count = g.fleets[seat].count[slot]
    return carriable(g, seat, slot, count) is not None or may_leave(g, seat, slot) >= count


def aboard_all(g: Galaxy, seat: Seat, slot: Slot) -> list[Slot]:
    """The fighters that a whole group takes along."""
    count = g.fleets[seat].count[slot]
    if has_bays(g, seat, slot) and carriable(g, seat, slot, count) is not None:
        return board_fighters(g, seat, slot, count)
    return []


def surplus(g: Galaxy, owner: Owner, hex: Hex) -> int:
    """SE-11.8: squadrons for which there is neither carrier nor colony."""
    squadrons = squadrons_in(g, owner, hex)
    if not squadrons or is_hangar(g, owner, hex):
        return 0
    return max(0, squadrons - room_at(g, owner, hex))


def lose_surplus(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """SE-6.3, SE-11.8, SE-13.8: squadrons without room are lost, the least equipped first."""
    left = surplus(g, owner, hex)
    if not left:
        return
    fleet, fighter = g.fleets[owner], facts(g).fighter
    mine = [slot for slot in groups_at(g, owner, hex) if fleet.unit[slot] == fighter]
    for slot in sorted(mine, key=lambda each: fleet.tech[each]):
        lost = min(left, fleet.count[slot])
        if lost:
            fleets.lose_units(g, owner, slot, lost, "no_room")
            left -= lost


def lose_hangar(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """SE-5.12.8: the colony of an owner is gone, and with it the room of all whose fighters stood on it."""
    for friend in friends(g, owner):
        lose_surplus(g, friend, hex)


def scuttle(g: Galaxy, owner: Owner, groups: Mapping[Slot, int], why: str = "scuttled") -> None:
    """SE-4.14: units of groups are given up; fighters and ground units that lose their room by it go with them.

    Ruling on SE-11.4: nobody floats in space without a ship. Hex by hex: others see only that counters go (UI-6).
    """
    at = g.fleets[owner].hex
    for hex in sorted({at[slot] for slot in groups}):
        for slot in [each for each in groups if at[each] == hex]:
            fleets.lose_units(g, owner, slot, groups[slot], why)
        lose_surplus(g, owner, hex)
        ground.shed(g, owner, hex)
