"""What the warships are for: they defend, strike, or gather (AI-4, AI-5, AI-9)."""

from __future__ import annotations

from typing import NamedTuple

from ..battle.odds import Force
from ..flows.orders import REFIT
from ..state import Hex, Slot
from ..words import NOWHERE
from .might import force_of, might, might_of
from .orders import Mission
from .outlook import Outlook

HOMEWORLD = 150.0  # what it is worth to stand over the enemy's Homeworld
COLONY, STEP = 8.0, 2.5  # a colony, and each CP that it gives
SHIP = 0.5  # of the price of enemy ships that are beaten
FAITH = 1.25  # a goal that was chosen before counts so much more
NEAR = 2  # enemies so near to an own colony are a threat
LATE = 0.35  # others that are so strong, compared to the main fleet, are waited for
PATIENCE = 3  # if they are so near


class Goal(NamedTuple):
    """Where the main fleet goes, and what for."""

    hex: Hex
    way: list[Hex]
    win: float
    worth: float


def campaign(look: Outlook, busy: set[Slot], before: Hex) -> tuple[list[Mission], Hex]:
    """Orders for all warships that are free, and the goal of the main fleet (NOWHERE: it has none)."""
    stacks: dict[Hex, list[Slot]] = {}
    for slot in look.warships:
        if slot not in busy:
            stacks.setdefault(look.fleet.hex[slot], []).append(slot)
    if not stacks:
        return [], NOWHERE
    strength = {hex: might(look.g, look.seat, slots) for hex, slots in stacks.items()}
    main = max(stacks, key=lambda hex: (strength[hex], hex))
    goal = _goal(look, main, stacks[main], before)
    if goal is not None and _waits(look, main, goal, strength):
        orders, rally = [], main
    elif goal is not None:
        orders, rally = _marched(look, stacks[main], goal.way), main
    else:
        rally = _rally(look)
        orders = _marched(look, stacks[main], look.way(main, rally, look.is_calm))
    for hex, slots in sorted(stacks.items()):
        if hex != main:
            orders += _side(look, hex, slots, main if look.skill.gathers else rally, goal)
    if look.skill.feints:
        orders += _decoys(look, orders[0].way if orders else [rally])
    if not orders or goal is None:
        orders = [*_refits(look, stacks.get(look.home, [])), *orders]
    return orders, goal.hex if goal is not None else NOWHERE


def _marched(look: Outlook, slots: list[Slot], way: list[Hex]) -> list[Mission]:
    """All groups go as far as the slowest one."""
    if len(way) < 2:
        return []
    reached = min((look.reach(slot, way) for slot in slots), key=len)
    return [Mission(slot, reached) for slot in slots]


def _decoys(look: Outlook, way: list[Hex]) -> list[Mission]:
    """They keep with the main fleet, so that it looks larger than it is; never into an enemy's hex."""
    found = []
    for slot in look.of_code("Decoy"):
        here = look.fleet.hex[slot]
        if here == way[0]:
            found.append(Mission(slot, [hex for hex in way if hex not in look.hostile]))
        else:
            found += _marched(look, [slot], look.way(here, way[0], look.is_calm))
    return found


def _refits(look: Outlook, slots: list[Slot]) -> list[Mission]:
    """SE-9.13: whoever rests at the shipyards gets the newest technology."""
    return [Mission(slot, [look.home], REFIT) for slot in slots if look.skill.counters]


def _forces(look: Outlook, slots: list[Slot]) -> list[Force]:
    return [force_of(look.g, look.seat, slot) for slot in slots]


# -- where to


def _goal(look: Outlook, main: Hex, slots: list[Slot], before: Hex) -> Goal | None:
    ours = _forces(look, slots)
    cost = sum(look.known.cost[force.unit] * force.units for force in ours)
    steps = look.spread([main], look.is_calm)
    found = []
    for hex in sorted(look.hostile):
        gain = _gain(look, hex)
        if not gain or steps[hex] > 30:
            continue
        win = look.winning(hex, ours)
        if win < look.skill.bold and not _must(look, hex, win):
            continue
        worth = look.mind.judged(win * gain - (1 - win) * cost) / (2 + steps[hex])
        if worth > 0:
            found.append(Goal(hex, [], win, worth * (FAITH if hex == before else 1)))
    for goal in sorted(found, key=lambda each: (-each.worth, each.hex)):
        way = look.way(main, goal.hex, look.is_calm)
        if way:
            return goal._replace(way=way)
    return None


def _gain(look: Outlook, hex: Hex) -> float:
    """What it is worth to beat whoever is in a hex, and to bombard what is there."""
    g, known = look.g, look.known
    gain = 0.0
    if hex in look.targets:
        gain += HOMEWORLD if hex in g.homeworld else COLONY + STEP * g.value[hex]
    there = [(owner, slot) for owner, slot in look.foes.get(hex, ()) if owner < len(g.cp)]
    if there:
        price = sum(known.cost[g.fleets[owner].unit[slot]] * g.fleets[owner].count[slot] for owner, slot in there)
        gain += SHIP * price
        if any(look.far[hex][colony] <= NEAR for colony in look.colonies):
            gain += 2 * COLONY
        if hex in look.colonies or hex == look.home:
            gain += 3 * COLONY
    return gain


def _must(look: Outlook, hex: Hex, win: float) -> bool:
    """Enemies over the own Homeworld are fought even at worse odds."""
    return hex == look.home and win > 0.25


def _waits(look: Outlook, main: Hex, goal: Goal, strength: dict[Hex, float]) -> bool:
    """Whether the main fleet waits for others that are near, if nothing presses."""
    if not look.skill.gathers or main in look.hostile or len(goal.way) <= 2:
        return False
    coming = sum(
        some for hex, some in strength.items() if hex != main and look.far[hex][main] <= PATIENCE and look.is_calm(hex)
    )
    return coming > LATE * strength[main]


def _rally(look: Outlook) -> Hex:
    """The colony that is most in danger and can be held; without danger the one nearest to the enemy."""
    if not look.colonies:
        return look.home
    near = {colony: _threat(look, colony) for colony in look.colonies}
    if near.get(look.home):
        return look.home
    danger = max(look.colonies, key=lambda hex: (near[hex], -look.far[hex][look.front], hex))
    return danger if near[danger] else look.home if look.home in look.colonies else danger


def _threat(look: Outlook, colony: Hex) -> float:
    """Strength of enemies that could be here soon."""
    return sum(look.menace(hex) for hex in look.foes if look.far[hex][colony] <= NEAR + 1 and _sails(look, hex))


def _sails(look: Outlook, hex: Hex) -> bool:
    return any(owner < len(look.g.cp) for owner, _ in look.foes[hex])


# -- the others


def _side(look: Outlook, here: Hex, slots: list[Slot], rally: Hex, goal: Goal | None) -> list[Mission]:
    """A smaller stack: it takes what it can beat next to it, else it joins the main fleet."""
    ours = _forces(look, slots)
    strength = sum(might_of(look.g, force) for force in ours)
    for near in sorted({here, *look.board.around[here]} & look.hostile):
        if _gain(look, near) and look.menace(near) < strength and look.winning(near, ours) >= look.skill.bold + 0.1:
            return _marched(look, slots, [here, near] if near != here else [here])
    way = look.way(here, rally, look.is_calm)
    if not way and here != look.home:
        way = look.way(here, look.home, look.is_calm)
    return _marched(look, slots, way)
