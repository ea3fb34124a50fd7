"""What the warships are for: they defend, strike, or gather (AI-4, AI-5, AI-9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..battle.forces import Force
from ..flows.card_orders import WATCH
from ..flows.orders import REFIT
from ..ground.capture import is_former
from ..map.ending import POINTS_TO_WIN, points, puts_out
from ..map.interception import may_watch
from ..printed.constants import NOWHERE, WATCHES
from ..printed.powers import INTERCEPTS, REFITS_ANYWHERE
from ..printed.switches import SHORT
from ..state import NO_HEX, Hex, Owner, Slot
from ..state.holding import has
from .might import force_of, might_of, phases_before
from .orders import Mission
from .outlook import Outlook
from .squads import Squad, squads_of

HOMEWORLD = 400.0  # what it is worth to stand over the enemy's Homeworld
COLONY, STEP = 8.0, 3.0  # a colony, and each CP that it gives
SHIP = 0.7  # of the price of enemy ships that are beaten
FAITH = 1.35  # a goal that was chosen before counts so much more
HOLD = 0.15  # and is given up only at a chance that is so much worse
RESOLUTE = 0.25  # a strike at an alien Homeworld goes on at such a chance
NEAR = 2  # enemies so near to an own colony are a threat
FEARED = 4  # fleets of alien empires, which make for the next colony, are one from so far
ALARM = 3  # enemies who could be over the Homeworld in so many turns make the fleet come back
SIEGE = 2  # turns that a Homeworld holds out about
LATE = 0.35  # others that are so strong, compared to the main fleet, are waited for
PATIENCE = 3  # if they are so near
MUSTERED = 8  # and if they are so near, where only all together can take a Homeworld
SURE = 0.85  # with such a chance nobody is waited for
SAFE = 0.4  # it does not stop where it would lose more often than this to enemies next to it
REACHED, HOPELESS = 12, 0.6  # goals that are farther away, or stronger by so much, are not thought about
DARES = 0.15  # so much less than the chance that is asked for is thought about
CLEAR = 0.35  # odds that are hopeless at a glance are not worked out


class Goal(NamedTuple):
    """Where the main fleet goes, and what for."""

    hex: Hex
    way: list[Hex]
    win: float
    worth: float
    musters: bool = False  # the main fleet first waits for others, with whom it would win


class Marches(NamedTuple):
    """Orders for all warships that are free, the goal of the main fleet (NO_HEX: it has none), and who that is."""

    orders: list[Mission]
    goal: Hex
    main: list[Slot]


def campaign(look: Outlook, busy: set[Slot], before: Hex, aim: Hex | None = None) -> Marches:
    """What the warships do; with an `aim` the main fleet goes there, or stays (NO_HEX), whatever instinct says."""
    squads = squads_of(look, busy)
    if not squads:
        return Marches([], NO_HEX, [])
    main = max(squads, key=lambda each: (each.might, each.hex))
    if aim is not None:
        goal = _ordered(look, main, aim)
    else:
        goal = _defence(look, main) or _strike(look, main, before) or chosen(look, main, before, squads)
    if goal is None and aim is not None:
        rally, orders = main.hex, []
    elif goal is None:
        rally = _rally(look, main)
        orders = _marched(look, main.slots, look.way(main.hex, rally, look.is_calm))
    elif goal.musters:
        orders = _marched(look, main.slots, look.way(main.hex, _meeting(look, main), look.is_calm))
    elif aim is None and look.patience == 1 and (_waits(look, main, goal, squads) or _is_deadly(look, main, goal)):
        orders = []
    else:
        orders = _marched(look, main.slots, goal.way)
    way = orders[0].way if orders else [main.hex]
    if goal is not None:
        rally = way[-1]
    for squad in squads:
        if squad is not main:
            orders += _side(look, squad, _joined(look, squad, main, rally))
    if look.skill.feints or look.known.poses:
        orders += _decoys(look, way)
    if not orders or goal is None:
        orders = [*_refits(look, squads), *orders]
    return Marches(orders, goal.hex if goal is not None else NO_HEX, main.slots)


def _ordered(look: Outlook, main: Squad, aim: Hex) -> Goal | None:
    """A goal that is given; None: it stays, or there is no way."""
    if aim in (NO_HEX, main.hex):
        return None
    way = look.way(main.hex, aim, look.is_calm) or look.way(main.hex, aim, look.is_ventured)
    return Goal(aim, way, 0.5, HOMEWORLD) if way else None


def aims(look: Outlook, busy: set[Slot], most: int) -> list[Hex]:
    """What the main fleet could be for: to stay where it is, to be at home, or enemies who are worth the way and could
    be beaten."""
    squads = squads_of(look, busy)
    if not squads:
        return []
    main = max(squads, key=lambda each: (each.might, each.hex))
    found = [NO_HEX]
    if look.home not in (NO_HEX, main.hex) and look.home not in look.hostile:
        found.append(look.home)
    steps = look.spread([main.hex], look.is_ventured)
    worth = {
        hex: _gain(look, main, hex) / (2 + steps[hex])
        for hex in sorted(look.hostile)
        if steps[hex] <= REACHED and look.menace(hex) <= main.might / HOPELESS
    }
    for hex in sorted((hex for hex in worth if worth[hex]), key=lambda hex: (-worth[hex], hex)):
        if look.expired():
            break
        phases = phases_before(look.g.turn, steps[hex], main.pace)
        # What a hex hides is guessed in imagined worlds, and not all of it: who reckons with it has a say.
        if len(found) < most and look.winning(hex, main.forces, phases) >= look.skill.bold - DARES:
            found.append(hex)
    return found[:most]


def _marched(look: Outlook, slots: list[Slot], way: list[Hex]) -> list[Mission]:
    """All groups go as far as the slowest one."""
    if len(way) < 2:
        return []
    reached = min((look.reach(slot, way) for slot in slots), key=len)
    return [Mission(slot, reached) for slot in slots]


def _decoys(look: Outlook, way: list[Hex]) -> list[Mission]:
    """They keep with the main fleet, so that it looks larger than it is; only false groups go into an enemy's hex."""
    found = []
    poses = look.known.poses
    calm = [hex for hex in way if hex not in look.hostile] or [look.home]
    for slot in look.mine:
        here, false = look.fleet.hex[slot], look.fleet.unit[slot] in poses
        if not false and look.code(slot) != "Decoy":
            continue
        if here == way[0]:
            found.append(Mission(slot, way if false else calm))
        else:
            found += _marched(look, [slot], look.way(here, calm[-1], look.is_calm))
    return found


def _refits(look: Outlook, squads: list[Squad]) -> list[Mission]:
    """SE-9.13: whoever rests at the shipyards gets the newest technology; CL-E39: anywhere, and for nothing."""
    free = bool(look.known.advantages) and has(look.g, look.seat, REFITS_ANYWHERE)
    if not look.skill.counters and not free:
        return []
    return [
        Mission(slot, [squad.hex], REFIT) for squad in squads if free or squad.hex == look.home for slot in squad.slots
    ]


def watching(look: Outlook) -> list[Mission]:
    """CL-A28: warships at home are told to meet enemies who come near, if they are stronger than any who could."""
    g, known = look.g, look.known
    if not known.alien_cards or not has(g, look.seat, INTERCEPTS):
        return []
    menace = max((look.menace(hex) for hex in look.raiders if look.far[hex][look.home] <= ALARM), default=0.0)
    home = [slot for slot in look.warships if look.fleet.hex[slot] == look.home]
    strong = sum(might_of(g, force_of(g, look.seat, slot)) for slot in home) > menace
    return [
        Mission(slot, [look.home], WATCH)
        for slot in home
        if strong and not look.fleet.notes[slot] & WATCHES and may_watch(g, look.seat, slot)
    ]


# -- where to


def _defence(look: Outlook, main: Squad) -> Goal | None:
    """AI-9: against enemies who are near the Homeworld and could take it, or back there, if that saves it."""
    if look.home == NOWHERE or look.home in look.hostile or not look.skill.gathers:
        return None
    coming = _besiegers(look)
    if not coming:
        return None
    worst = coming[0]
    guard = look.guard(look.home, without=main.slots)
    if look.withstands(coming, look.home, guard, warily=True) > look.safe:
        return None
    win = look.winning(worst, main.forces)
    way = look.way(main.hex, worst, look.is_calm)
    if win >= look.skill.bold and 0 < (len(way) - 1) / main.pace <= ALARM:
        return Goal(worst, way, win, HOMEWORLD)
    if look.withstands(coming, look.home, [*guard, *main.forces]) < 1 - look.skill.bold:
        return None  # it would be lost all the same: rather strike elsewhere
    way = look.way(main.hex, look.home, look.is_calm)
    late = (len(way) - 1) / main.pace > look.turns(worst, look.home) + SIEGE
    return Goal(look.home, way, 1.0, HOMEWORLD) if way and not late else None


def _besiegers(look: Outlook) -> list[Hex]:
    """Where the strongest enemies are who could soon be over the Homeworld; whoever reckons counts all of that enemy,
    for squads that come one by one arrive together."""
    near = [hex for hex in look.raiders if look.turns(hex, look.home) <= ALARM]
    if not near:
        return []
    worst = max(near, key=lambda hex: (look.menace(hex), hex))
    foe = look.sailing(worst)[0][0]
    if not look.skill.reckons or foe not in look.rivals:
        return [worst]
    return [worst, *(hex for hex in near if hex != worst and look.sailing(hex)[0][0] == foe)]


def _strike(look: Outlook, main: Squad, before: Hex) -> Goal | None:
    """SE-25.6: a fleet that has set out against an alien Homeworld is not called back for every raid: the aliens only
    grow stronger."""
    if before not in look.fronts or not look.g.rivals or look.far[main.hex][look.home] < NEAR:
        return None
    way, win = look.way(main.hex, before, look.is_calm), look.winning(before, main.forces)
    return Goal(before, way, win, HOMEWORLD) if way and win >= RESOLUTE else None


def chosen(look: Outlook, main: Squad, before: Hex, squads: Sequence[Squad] = ()) -> Goal | None:
    """What is worth most for the way there; what was chosen before is held on to.

    In a war that does not end worse odds and unexplored ways will do, and the own losses count less: upkeep eats both
    sides' income.
    """
    patience = look.patience
    passable = look.is_calm if patience == 1 else look.is_ventured
    steps = look.spread([main.hex], passable)
    others = _others(look, main, squads) if look.skill.reckons and patience == 1 else []
    found = []
    for hex in sorted(look.hostile):
        gain = _gain(look, main, hex)
        if not gain or steps[hex] > 30 or look.menace(hex) > main.might / (CLEAR * patience):
            continue
        phases = phases_before(look.g.turn, steps[hex], main.pace)
        win = look.winning(hex, main.forces, phases)
        musters = bool(others) and look.is_home(hex) and win < look.skill.bold
        if musters:
            win = look.winning(hex, [*main.forces, *others], phases + 1)
        if win < _bold(look, hex) * patience - (HOLD if hex == before else 0) and not _must(look, hex, win):
            continue
        worth = look.mind.judged(win * gain - (1 - win) * main.cost * patience) / (2 + steps[hex])
        if worth > 0:
            found.append(Goal(hex, [], win, worth * (FAITH if hex == before else 1), musters))
    for goal in sorted(found, key=lambda each: (-each.worth, each.hex)):
        way = look.way(main.hex, goal.hex, passable)
        if way:
            return goal._replace(way=way)
    return None


def _decides(look: Outlook, hex: Hex) -> bool:
    """SE-21.0: whether whoever takes this Homeworld has won."""
    owner = look.g.colony[hex]
    return look.is_home(hex) and owner in look.rivals and not puts_out(look.g, owner, look.seat)


def _bold(look: Outlook, hex: Hex) -> float:
    """The chance to win that is asked for: among several parties somebody else takes a Homeworld if one only waits for
    better odds, so less is asked for the more they are."""
    return look.skill.bold * (2 / (1 + look.parties) if _decides(look, hex) else 1)


def _others(look: Outlook, main: Squad, squads: Sequence[Squad]) -> list[Force]:
    """Those who could join the main fleet before it strikes."""
    free = [each for each in squads if each is not main and look.far[each.hex][main.hex] <= MUSTERED]
    return [
        force
        for each in free
        if look.way(each.hex, main.hex, look.is_calm) and not (each.hex == look.home and _is_needed(look, each))
        for force in each.forces
    ]


def _meeting(look: Outlook, main: Squad) -> Hex:
    """Where the main fleet waits for others: where it is, or where it defends most if enemies there would beat it."""
    near = [
        hex
        for hex in look.raiders
        if look.far[hex][main.hex] <= look.stride(hex) and look.sailing(hex)[0][0] in look.rivals
    ]
    safe = not near or look.withstands(near, main.hex, look.guard(main.hex)) >= SAFE
    return main.hex if safe else _rally(look, main)


def _gain(look: Outlook, squad: Squad, hex: Hex) -> float:
    """What it is worth to beat whoever is in a hex, and to bombard what is there or land on it."""
    g, gain = look.g, 0.0
    if hex in look.targets and (not is_former(g, look.seat, hex) or _brings_troops(look, squad)):
        gain += HOMEWORLD if look.is_home(hex) else COLONY + STEP * g.value[hex] + _points(look)
    sailing = [(owner, slot) for owner, slot in look.foes.get(hex, ()) if look.sails(owner, slot)]
    if sailing:
        gain += SHIP * sum(_price(look, owner, slot) for owner, slot in sailing)
        near = [colony for colony in look.colonies if look.far[hex][colony] <= (FEARED if g.rivals else NEAR)]
        near.sort(key=lambda colony: -g.value[colony])
        gain += sum(COLONY + STEP * g.value[colony] for colony in near[:3])
        gain += HOMEWORLD if hex == look.home else 0
    elif any(owner < len(g.cp) for owner, _ in look.foes.get(hex, ())):
        gain += COLONY / 2
    return gain


def _brings_troops(look: Outlook, squad: Squad) -> bool:
    """CL-15.1.5: nobody but ground units takes back a colony that was captured."""
    return any(look.fleet.hold[slot] for slot in look.of_code("T") if look.fleet.hex[slot] == squad.hex)


def _price(look: Outlook, owner: Owner, slot: Slot) -> int:
    """What a group of an enemy has cost; a fleet of an alien empire may still be nothing but CP (SE-25.8)."""
    fleet = look.g.fleets[owner]
    return fleet.cp[slot] or look.known.cost[fleet.unit[slot]] * fleet.count[slot]


def _points(look: Outlook) -> float:
    """AI-10, SE-23.10.2: what a Colony Point is worth: the last one as much as a Homeworld."""
    if look.known.options["victory"] != SHORT:
        return 0.0
    return HOMEWORLD / max(1, POINTS_TO_WIN - points(look.g, look.seat)) ** 2


def _must(look: Outlook, hex: Hex, win: float) -> bool:
    """Enemies over the own Homeworld are fought even at worse odds."""
    return hex == look.home and win > 0.25


def _waits(look: Outlook, main: Squad, goal: Goal, squads: list[Squad]) -> bool:
    """Whether the main fleet waits for others that are near, if nothing presses."""
    if not look.skill.gathers or main.hex in look.hostile or len(goal.way) <= 2:
        return False
    if look.g.rivals and goal.win > SURE:
        return False  # alien empires grow stronger than whoever is late
    coming = sum(
        each.might
        for each in squads
        if each is not main and look.far[each.hex][main.hex] <= PATIENCE and look.is_calm(each.hex)
    )
    return coming > LATE * main.might


def _is_deadly(look: Outlook, main: Squad, goal: Goal) -> bool:
    """Whether the next stop on the way lies next to enemies who would win there."""
    stop = min((look.reach(slot, goal.way) for slot in main.slots), key=len)[-1]
    if not look.skill.runs or stop in (goal.hex, main.hex) or goal.hex == look.home:
        return False
    near = [hex for hex in look.raiders if look.far[hex][stop] <= 1 and look.menace(hex) > main.might / 2]
    return any(look.withstands([hex], stop, main.forces) < SAFE for hex in near)


def _rally(look: Outlook, main: Squad) -> Hex:
    """The colony that is most in danger and can be held; without danger the Homeworld."""
    if not look.colonies:
        return look.home
    near = {colony: _threat(look, colony) for colony in look.colonies}
    if near.get(look.home):
        return look.home
    held = [hex for hex in look.colonies if near[hex] <= main.might] if look.skill.wary else look.colonies
    danger = max(held, key=lambda hex: (near[hex], -look.far[hex][look.front], hex), default=look.home)
    return danger if near.get(danger) else look.home if look.home in look.colonies else danger


def _threat(look: Outlook, colony: Hex) -> float:
    """Strength of enemies that could be here soon."""
    return sum(look.menace(hex) for hex in look.raiders if look.far[hex][colony] <= NEAR + 1)


# -- the others


def _side(look: Outlook, squad: Squad, rally: Hex) -> list[Mission]:
    """A smaller squad: it takes what it can beat next to it, else it joins the main fleet."""
    here = squad.hex
    for near in sorted({here, *look.board.around[here]} & look.hostile):
        bold = look.skill.bold + 0.1
        if _gain(look, squad, near) and look.menace(near) < squad.might and look.winning(near, squad.forces) >= bold:
            return _marched(look, squad.slots, [here, near] if near != here else [here])
    if here == look.home and look.skill.gathers and _is_needed(look, squad):
        return []
    way = look.way(here, rally, look.is_calm)
    if not way and here != look.home:
        way = look.way(here, look.home, look.is_calm)
    if len(way) > 1 and look.skill.gathers and _is_hunted(look, squad, way, rally):
        return (
            []
            if look.g.colony[here] == look.seat
            else _marched(look, squad.slots, look.way(here, look.home, look.is_calm))
        )
    return _marched(look, squad.slots, way)


def _joined(look: Outlook, squad: Squad, main: Squad, rally: Hex) -> Hex:
    """Where the others go: to where the main fleet will be; far away among alien empires they guard what it left."""
    far = look.far[squad.hex][main.hex] > PATIENCE
    return _rally(look, main) if look.skill.gathers and look.g.rivals and far else rally


def _is_needed(look: Outlook, squad: Squad) -> bool:
    """Whether the Homeworld would be in danger without this squad."""
    coming = _besiegers(look)
    if not coming:
        return False
    guard = look.guard(look.home, without=squad.slots)
    return look.withstands(coming, look.home, guard, warily=True) < look.safe


def _is_hunted(look: Outlook, squad: Squad, way: list[Hex], rally: Hex) -> bool:
    """Whether stronger enemies could fall upon it at its next stop."""
    stop = min((look.reach(slot, way) for slot in squad.slots), key=len)[-1]
    if stop == rally:
        return False  # the main fleet is there
    return any(look.far[hex][stop] <= 1 and look.menace(hex) > squad.might for hex in look.raiders)
