"""Who explores which hex (AI-2): single Scouts, first at home, then along the way to the enemy."""

from __future__ import annotations

from ..flows.card_orders import SENSE
from ..flows.exploration import LOOK
from ..printed.chart import FAR
from ..printed.kinds import CARRIED
from ..printed.levels import level
from ..printed.powers import SENSES
from ..state import Hex, Slot, beside, counters_free, is_closed
from ..state.holding import has
from .orders import Mission
from .outlook import Outlook

AT_HOME, ON_THE_WAY, ELSEWHERE = 40.0, 30.0, 9.0  # what it is worth to explore a hex
DISTANCE = 1.6  # what each step costs
LOSS = 1.5  # a lost ship costs so many times its price
CLOSED, GUARDED = 2, 6  # a closed hex of the way to the enemy counts like so many more, and one with enemies
LEAST = -1.0
MOST = 5  # ships that explore at a time; the others keep with the fleet


def corridor(look: Outlook, goal: Hex) -> list[Hex]:
    """The hexes of the shortest way to an enemy's Homeworld; closed ones count more."""
    around, start = look.board.around, look.home
    cost = [FAR] * len(around)
    cost[goal] = 0
    edge = [goal]
    while edge:  # distances are small: plain relaxation is fast enough
        reached = []
        for here in edge:
            price = 1 + (CLOSED if is_closed(look.g, here) else GUARDED if here in look.foes and here != goal else 0)
            for to in around[here]:
                if cost[here] + price < cost[to] and look.risk(to) < 1:
                    cost[to] = cost[here] + price
                    reached.append(to)
        edge = reached
    way = [start]
    while way[-1] != goal and cost[way[-1]] < FAR and len(way) < len(around):
        way.append(min(around[way[-1]], key=lambda hex: (cost[hex], hex)))
    return way


def scouting(look: Outlook, busy: set[Slot]) -> list[Mission]:
    """Orders for single ships that explore; adds to `busy` whom the fleet cannot have.

    Scouts are for it; while no way to the enemy is open, one ship of any other kind may go, too.
    """
    closed = [hex for hex in look.board.played if is_closed(look.g, hex) and look.may_explore(hex)]
    if not closed:
        return []
    worth = _worths(look, closed)
    scouts = [slot for slot in look.of_code("SC") if slot not in busy and _may_detach(look, slot)]
    found = _assigned(look, scouts, worth, MOST)
    on_the_way = {hex: value for hex, value in worth.items() if value >= ON_THE_WAY and not _is_own(look, hex)}
    if not found and on_the_way and not look.way(look.home, look.front, look.is_open):
        free = [slot for slot in look.warships if slot not in busy and look.known.explores[look.fleet.unit[slot]]]
        others = [slot for slot in free if _may_detach(look, slot)]
        found = _assigned(look, others or sorted(free, key=lambda slot: _price(look, slot))[:1], on_the_way, 1)
    busy.update(each.slot for each in found if not each.keep or look.code(each.slot) == "SC")
    return found


def _price(look: Outlook, slot: Slot) -> int:
    """What is risked: one ship, or the whole group if none can leave it."""
    one = look.known.price_with(look.fleet.unit[slot], look.fleet.tech[slot])
    return one if _may_detach(look, slot) else one * look.fleet.count[slot]


def _is_own(look: Outlook, hex: Hex) -> bool:
    return look.board.home_of[hex] == look.seat


def _may_detach(look: Outlook, slot: Slot) -> bool:
    """SE-2.2.3: whether a single ship can leave its group."""
    unit = look.fleet.unit[slot]
    able = look.known.explores[unit] and look.known.speed[unit] != CARRIED
    return able and (look.fleet.count[slot] == 1 or counters_free(look.g, look.seat, unit) > 0)


def _assigned(look: Outlook, scouts: list[Slot], worth: dict[Hex, float], most: int) -> list[Mission]:
    """The best pairs of ship and hex, each hex once."""
    fleet = look.fleet
    pairs = []
    for slot in scouts:
        steps = look.spread([fleet.hex[slot]], look.is_calm)
        loss = LOSS * _price(look, slot)
        for hex, gain in worth.items():
            if steps[hex] < FAR:
                value = gain - DISTANCE * steps[hex] - loss * look.risk(hex)
                pairs.append((-look.mind.judged(value), slot, hex))
    left = {slot: fleet.count[slot] for slot in scouts}
    taken: set[Hex] = set()
    found: list[Mission] = []
    for value, slot, hex in sorted(pairs):
        if not left[slot] or hex in taken or value > -LEAST or len(found) >= most:
            continue
        way = look.way(fleet.hex[slot], hex, look.is_calm)
        if way:
            taken.add(hex)
            left[slot] = left[slot] - 1 if _may_detach(look, slot) else 0
            found.append(Mission(slot, look.reach(slot, way), "", left[slot]))
    return found


def looking(look: Outlook) -> list[Mission]:
    """SE-9.8: ships with Exploration look at what lies next to them before anybody goes there."""
    technology = look.known.technology["exploration"]
    return [
        Mission(slot, [look.fleet.hex[slot]], LOOK)
        for slot in look.warships
        if level(look.fleet.tech[slot], technology)
        and any(is_closed(look.g, hex) for hex in look.board.around[look.fleet.hex[slot]])
    ]


def sensing(look: Outlook) -> list[Mission]:
    """CL-E54: closed counters of enemies next to ships that can turn them up."""
    g, known = look.g, look.known
    if not known.advantages or not has(g, look.seat, SENSES):
        return []
    closed = {hex for hex, there in look.foes.items() if any(not g.fleets[owner].up[slot] for owner, slot in there)}
    return [
        Mission(slot, [look.fleet.hex[slot]], SENSE)
        for slot in look.warships
        if level(look.fleet.tech[slot], known.exploration) and not closed.isdisjoint(beside(g, look.fleet.hex[slot]))
    ]


def _worths(look: Outlook, closed: list[Hex]) -> dict[Hex, float]:
    own = set(look.board.areas[look.seat])
    way = {hex for goal in look.fronts for hex in corridor(look, goal)}
    pressing = AT_HOME if look.g.rivals else ON_THE_WAY  # alien empires grow from phase to phase
    return {hex: AT_HOME if hex in own else pressing if hex in way else ELSEWHERE for hex in closed}
