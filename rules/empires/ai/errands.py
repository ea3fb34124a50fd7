"""Errands of ships that do not fight: Colony Ships settle (AI-1), Miners fetch minerals, pipelines make chains."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..cards.advantages.industrious import can_live_on
from ..chart import FAR
from ..flows.orders import LOAD, SETTLE, UNLOAD, ore_at
from ..levels import level
from ..pipelines import laid
from ..settling import is_watched, needs_terraforming
from ..state import Hex, Slot
from ..words import NOBODY, NOTHING, NOWHERE
from .orders import Mission
from .outlook import Outlook


def errands(look: Outlook) -> list[Mission]:
    return [*_settlers(look), *_miners(look), *_pipelines(look)]


def free_planets(look: Outlook, barren: bool) -> list[Hex]:
    """Planets that could be settled at once."""
    g = look.g
    return [
        hex
        for hex in look.board.played
        if g.up[hex]
        and g.colony[hex] == NOBODY
        and can_live_on(g, look.seat, hex)
        and (barren or not needs_terraforming(g, hex))
        and hex not in look.hostile
        and not is_watched(g, look.seat, hex)
    ]


def _assigned(
    look: Outlook, slots: Iterable[Slot], goals_of: Callable[[Slot], Iterable[Hex]]
) -> list[tuple[Slot, Hex, list[Hex]]]:
    """Each ship to a goal of its own, the nearest pairs first."""
    pairs = []
    for slot in slots:
        goals = list(goals_of(slot))
        for goal in goals:
            way = look.way(look.fleet.hex[slot], goal, look.is_calm)
            if way:
                pairs.append((len(way), slot, goal, way))
    found, busy, taken = [], set(), set()
    for _, slot, goal, way in sorted(pairs):
        if slot not in busy and goal not in taken:
            busy.add(slot)
            taken.add(goal)
            found.append((slot, goal, way))
    return found


def _settlers(look: Outlook) -> list[Mission]:
    ships = look.of_code("CO")
    terraforming = look.known.technology["terraforming"]

    def goals(slot: Slot) -> list[Hex]:
        return free_planets(look, bool(level(look.fleet.tech[slot], terraforming)))

    return [Mission(slot, look.reach(slot, way), SETTLE) for slot, _, way in _assigned(look, ships, goals)]


def _miners(look: Outlook) -> list[Mission]:
    g = look.g
    ships = look.of_code("Miner")
    empty = [slot for slot in ships if look.fleet.load[slot] == NOTHING]
    ore = [hex for hex in look.board.played if ore_at(g, hex) != NOTHING and hex not in look.hostile]
    found = [Mission(slot, look.reach(slot, way), LOAD) for slot, _, way in _assigned(look, empty, lambda _: ore)]
    for slot in ships:
        if slot not in empty and look.colonies:
            way = _nearest(look, look.fleet.hex[slot], look.colonies)
            if way:
                found.append(Mission(slot, look.reach(slot, way), UNLOAD))
    return found


def _nearest(look: Outlook, start: Hex, goals: Iterable[Hex]) -> list[Hex]:
    ways = [look.way(start, goal, look.is_calm) for goal in goals]
    return min((way for way in ways if way), key=len, default=[])


# -- pipelines (SE-10.4)


def missing_links(look: Outlook) -> list[Hex]:
    """Hexes that need a pipeline so that all colonies are joined to the Homeworld, the nearest first."""
    if look.home == NOWHERE or look.home in look.hostile:
        return []
    steps = look.spread([look.home], look.is_calm)
    wanted: dict[Hex, None] = {look.home: None}
    for colony in sorted(look.colonies, key=lambda hex: (steps[hex], hex)):
        here = colony
        while steps[here] not in (0, FAR) and here not in wanted:
            wanted[here] = None
            near = [h for h in look.board.around[here] if steps[h] < steps[here]]
            here = min(near, key=lambda h: (h not in wanted, h))
    there = laid(look.g, look.seat)
    return sorted((hex for hex in wanted if hex not in there), key=lambda hex: (steps[hex], hex))


def _pipelines(look: Outlook) -> list[Mission]:
    pipelines = look.of_code("MS")
    if not pipelines:
        return []
    missing = missing_links(look)
    held: set[Hex] = set()
    spare = []
    for slot in pipelines:
        here = look.fleet.hex[slot]
        if here in held:
            spare.append(slot)
        held.add(here)
    return [Mission(slot, look.reach(slot, way), "") for slot, _, way in _assigned(look, spare, lambda _: missing)]
