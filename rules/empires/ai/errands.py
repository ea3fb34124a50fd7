"""Errands of ships that do not fight: Colony Ships settle (AI-1), Miners fetch minerals, pipelines make chains."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..flows.orders import LOAD, SETTLE, UNLOAD
from ..map.carrying import squadrons_in
from ..map.mining import ore_at
from ..map.settling import can_live_on, is_watched, needs_terraforming
from ..printed.chart import FAR
from ..printed.constants import NOBODY, NOTHING, NOWHERE
from ..printed.levels import level
from ..state import Hex, Slot, has_terrain
from ..state.pipelines import laid
from .orders import Mission
from .outlook import Outlook

WORKED = 3  # Nebulae so near to the Homeworld are worth a chain of pipelines


def errands(look: Outlook) -> list[Mission]:
    """Orders for unarmed ships: as far on their way as nobody can fall upon them, or away from whoever could."""
    orders = [_kept_safe(look, each) for each in [*_settlers(look), *_miners(look), *_pipelines(look)]]
    busy = {each.slot for each in orders}
    idle = [slot for slot in look.of_code("CO", "Miner") if slot not in busy]
    stay = [each.slot for each in orders if len(each.way) == 1 and look.code(each.slot) != "MS"]
    escapes = [_escape(look, slot) for slot in [*idle, *stay] if is_unsafe(look, look.fleet.hex[slot])]
    found = {each.slot: each for each in [*orders, *(each for each in escapes if len(each.way) > 1)]}
    return list(found.values())


def is_unsafe(look: Outlook, hex: Hex) -> bool:
    """Whether an unarmed ship had better not be there when the enemy moves."""
    return look.skill.wary and look.is_exposed(hex)


def _kept_safe(look: Outlook, order: Mission) -> Mission:
    """The way up to the last hex that is safe."""
    way = list(order.way)
    while len(way) > 1 and is_unsafe(look, way[-1]):
        way.pop()
    return order._replace(way=way)


def _escape(look: Outlook, slot: Slot) -> Mission:
    """To the next own colony that is safe."""
    way = _nearest(look, look.fleet.hex[slot], [hex for hex in look.colonies if not is_unsafe(look, hex)])
    return _kept_safe(look, Mission(slot, look.reach(slot, way) if way else [look.fleet.hex[slot]]))


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
        and not is_unsafe(look, hex)
        and not (look.skill.wary and _is_theirs(look, hex))
    ]


def _is_theirs(look: Outlook, hex: Hex) -> bool:
    """Whether a hex is nearer to an enemy's Homeworld: a colony there would not live long."""
    if look.home == NOWHERE or look.board.home_of[hex] == look.seat:
        return False
    homes = [look.g.homeworld[other] for other in look.rivals]
    return any(home != NOWHERE and look.far[hex][home] < look.far[hex][look.home] for home in homes)


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


def nebulae(look: Outlook) -> list[Hex]:
    """CL-18.2: open Nebulae near the Homeworld, in which Miners could work for good."""
    if "nebula_mining" not in look.known.on or look.home == NOWHERE:
        return []
    near = [hex for hex in look.board.played if look.far[look.home][hex] <= WORKED and look.is_calm(hex)]
    return [hex for hex in near if has_terrain(look.g, hex, "nebula")]


def is_refiner(look: Outlook, slot: Slot) -> bool:
    """CL-18.3: whether a Miner can work in a Nebula."""
    return level(look.fleet.tech[slot], look.known.terraforming) > 1 and look.fleet.load[slot] == NOTHING


def refineries(look: Outlook) -> set[Hex]:
    """CL-18.5: Nebulae in which one of the own Miners works."""
    works = [slot for slot in look.of_code("Miner") if is_refiner(look, slot)]
    return {look.fleet.hex[slot] for slot in works} & set(nebulae(look))


def _refiners(look: Outlook) -> list[Mission]:
    """CL-18.2: Miners that are able to go to Nebulae in which nobody works; one stays in each."""
    worked, staying = refineries(look), set[Hex]()
    free = []
    for slot in look.of_code("Miner"):
        here = look.fleet.hex[slot]
        if is_refiner(look, slot) and (here not in worked or here in staying):
            free.append(slot)
        elif is_refiner(look, slot):
            staying.add(here)
    goals = [hex for hex in nebulae(look) if hex not in worked]
    return [Mission(slot, look.reach(slot, way), "") for slot, _, way in _assigned(look, free, lambda _: goals)]


def _miners(look: Outlook) -> list[Mission]:
    refiners = _refiners(look)
    busy, worked = {each.slot for each in refiners}, refineries(look)
    ships = [slot for slot in look.of_code("Miner") if slot not in busy and look.fleet.hex[slot] not in worked]
    empty = [slot for slot in ships if look.fleet.load[slot] == NOTHING]
    ore = ores(look)
    found = [Mission(slot, look.reach(slot, way), LOAD) for slot, _, way in _assigned(look, empty, lambda _: ore)]
    for slot in ships:
        if slot not in empty and look.colonies:
            way = _nearest(look, look.fleet.hex[slot], look.colonies)
            if way:
                found.append(Mission(slot, look.reach(slot, way), UNLOAD))
    return refiners + found


def ores(look: Outlook) -> list[Hex]:
    """Minerals that could be fetched."""
    there = [hex for hex in look.board.played if ore_at(look.g, hex) != NOTHING]
    return [hex for hex in there if hex not in look.hostile and not is_unsafe(look, hex)]


def _nearest(look: Outlook, start: Hex, goals: Iterable[Hex]) -> list[Hex]:
    ways = [look.way(start, goal, look.is_calm) for goal in goals]
    return min((way for way in ways if way), key=len, default=[])


def empty_carriers(look: Outlook) -> list[Mission]:
    """SE-11.1: Carriers without squadrons go where some wait for them, else home to get new ones."""
    found = []
    for slot in look.of_code("CV"):
        here = look.fleet.hex[slot]
        if squadrons_in(look.g, look.seat, here) or look.home == NOWHERE:
            continue
        waiting = [hex for hex in look.colonies if squadrons_in(look.g, look.seat, hex)]
        way = _nearest(look, here, waiting or [look.home])
        if here in look.hostile or not way:
            continue  # it fights beside the others
        found.append(Mission(slot, look.reach(slot, way)))
    return found


# -- pipelines (SE-10.4)


def missing_links(look: Outlook) -> list[Hex]:
    """Hexes that need a pipeline so that all colonies, and Nebulae where Miners work, are joined to the Homeworld; the
    nearest first."""
    if look.home == NOWHERE or look.home in look.hostile:
        return []
    steps = look.spread([look.home], look.is_calm)
    wanted: dict[Hex, None] = {look.home: None}
    for joined in sorted({*look.colonies, *refineries(look)}, key=lambda hex: (steps[hex], hex)):
        here = joined
        while steps[here] not in (0, FAR) and here not in wanted:
            wanted[here] = None
            near = [h for h in look.board.around[here] if steps[h] < steps[here]]
            here = min(near, key=lambda h: (h not in wanted, h))
    there = laid(look.g, look.seat)
    missing = [hex for hex in wanted if hex not in there and not is_unsafe(look, hex)]
    return sorted(missing, key=lambda hex: (steps[hex], hex))


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
