"""Warships that stand together, with the squadrons that their carriers take along."""

from __future__ import annotations

from typing import NamedTuple

from ..battle.forces import Force
from ..flows.orders import COVER, JOIN
from ..map.carrying import room_of
from ..printed.facts import SPEEDS
from ..printed.kinds import CARRIED
from ..printed.levels import level
from ..state import Hex, Slot, counters_free, may_join
from .might import force_of, might_of
from .orders import Mission
from .outlook import Outlook


class Squad(NamedTuple):
    """The warships of a hex that have no other business."""

    hex: Hex
    slots: list[Slot]
    forces: list[Force]  # squadrons on board included
    might: float
    cost: int
    pace: float  # hexes in a turn, on average over a cycle


def squads_of(look: Outlook, busy: set[Slot]) -> list[Squad]:
    stacks: dict[Hex, list[Slot]] = {}
    for slot in look.warships:
        if slot not in busy:
            stacks.setdefault(look.fleet.hex[slot], []).append(slot)
    return [_squad(look, hex, slots) for hex, slots in sorted(stacks.items())]


def _squad(look: Outlook, hex: Hex, slots: list[Slot]) -> Squad:
    forces = [force_of(look.g, look.seat, slot) for slot in slots] + _on_board(look, hex, slots)
    cost = sum(look.known.price_with(force.unit, force.tech) * force.units for force in forces)
    slowest = min(max(1, level(look.fleet.tech[slot], look.known.movement)) for slot in slots)
    strength = sum(might_of(look.g, force) for force in forces)
    return Squad(hex, slots, forces, strength, cost, sum(SPEEDS[slowest]) / 3)


def _on_board(look: Outlook, hex: Hex, slots: list[Slot]) -> list[Force]:
    """SE-11.1, CL-6.3.1, CL-19.3.5: squadrons in the hex for which there are bays."""
    fleet, known = look.fleet, look.known
    room = sum(room_of(look.g, look.seat, slot) for slot in slots)
    found = []
    for slot in look.mine:
        if room and fleet.hex[slot] == hex and known.speed[fleet.unit[slot]] == CARRIED:
            units = min(room, fleet.count[slot])
            found.append(force_of(look.g, look.seat, slot, units))
            room -= units
    return found


def covering(look: Outlook) -> list[Mission]:
    """SE-4.15: whoever has been seen hides again at an own colony."""
    fleet = look.fleet
    return [
        Mission(slot, [fleet.hex[slot]], COVER)
        for slot in look.mine
        if look.skill.runs and fleet.up[slot] and look.g.colony[fleet.hex[slot]] == look.seat
    ]


def joining(look: Outlook) -> list[Mission]:
    """SE-9.11: groups that are alike join where counters have run out, so that ships can be built and sent out."""
    short = [unit for unit in set(look.fleet.unit) if not counters_free(look.g, look.seat, unit)]
    return [
        Mission(slot, [look.fleet.hex[slot]], JOIN)
        for slot in look.mine
        if look.fleet.unit[slot] in short and any(may_join(look.g, look.seat, slot, other) for other in look.mine)
    ]
