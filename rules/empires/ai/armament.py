"""Technology and warships (AI-3, AI-4, AI-9): what makes the fleet of the coming phases strongest."""

from __future__ import annotations

from typing import NamedTuple

from ..battle.forces import Force
from ..map.carrying import ROOM, room_at
from ..printed.facts import CAPACITY
from ..printed.kinds import CARRIED
from ..printed.levels import level, with_level
from ..printed.switches import PLAIN
from ..state import Hex, equipped
from .cart import BEARABLE, Cart
from .outlook import Outlook
from .rehearsal import Package, Rehearsal, arrivals, packages
from .research import answers_to, frees_planets, is_too_early, reach, spares_scouts, wanted

LEAD = 2  # phases before a Doomsday Machine comes in which ships are built, and in which it comes nearer
HORIZON = 5  # phases for which technology is weighed against ships
GROWTH = 2  # CP that a colony which is not full gives more before long
FEW, SOME = 4, 4  # kinds of ships that are rehearsed for each technology, and for the ships of this phase
AHEAD = 3  # levels of a technology that are thought of together
TRIED = 8  # technologies that are rehearsed, those that promise most
DESIGNS = 3  # ships with all their technology that are rehearsed
MOST_ARMS = 3  # the highest Attack and Defence
RENEWED = 0.5  # of all ships, what is lost and built anew up to the horizon
SHARE = 0.75  # of all the money, what technology may cost at most
IMPOSSIBLE = 1000  # the price of a level that there is not
READY = 5  # until this phase everything goes into technology against alien empires
AMPLE = 7  # the phase in which alien fleets may be over the Homeworld
TURNS = 4  # and then one of so many phases
MARGIN = 0.1  # a technology must be better by this share of its price
ANSWERING, SWEEPERS = 2, 3  # ships that carry the answer to what the enemy has shown; against Mines
FOR_SHIPS = 0.6  # of the income, what is usually spent on ships
PARTS = 3  # the money for ships is spent in so many parts, each on what is best then


def rearm(cart: Cart) -> None:
    """Research first, because what is learned now is built into what is built now (SE-7.5.1)."""
    look = cart.look
    _fortress(cart)
    _answer(cart)
    rehearsal = Rehearsal(look, _money(cart), _hulls(cart, cart.levels))
    if not look.g.rivals or cart.ledger.way != PLAIN:
        _learn_what_pays(cart)
        _research(cart, rehearsal)
    elif look.g.cycle < READY or look.g.cycle % TURNS == 0:
        _learn_what_pays(cart)
        _study(cart)
    _yards(cart)
    if not cart.overlooks() and not _has_time(look):
        build(cart, rehearsal)


def _learn_what_pays(cart: Cart) -> None:
    """What is worth its price beside the strength of ships."""
    if cart.grants or not cart.look.skill.prospers:
        return
    for name, worth in _OTHER.items():
        _, to, cost = cart.ledger.technologies.get(name, (0, 0, IMPOSSIBLE))
        if cost < IMPOSSIBLE and worth(cart.look, to) > cost and not cart.overlooks():
            cart.learn(name)


def _study(cart: Cart) -> None:
    """SE-25.6: against alien empires, who learn little but get stronger, the next technologies of a plan for all the
    money; most phases are for ships."""
    for name in wanted(cart.look, cart.levels):
        if name in cart.ledger.technologies and not cart.overlooks() and not cart.learn(name):
            return


def _has_time(look: Outlook) -> bool:
    """SE-24.4: before the first Doomsday Machine is near ships would only cost maintenance."""
    come = arrivals(look)
    if look.g.rivals:
        return look.g.cycle < READY
    return bool(come) and not look.raiders and look.g.cycle < come[0] - LEAD


def _fortress(cart: Cart) -> None:
    """AI-9: a Base over the Homeworld before the first fleets arrive; it costs no maintenance."""
    look, known = cart.look, cart.known
    if look.g.cycle < max(look.skill.fortifies, AMPLE if look.g.rivals else 0) or cart.overlooks():
        return
    for name, need in known.units[known.code["Base"]].needs.items():
        if level(cart.levels, known.technology[name]) < need:
            cart.learn(name)
    cart.buy("Base", 1, look.home)


def _money(cart: Cart) -> float:
    """CP for arms from now on to the horizon."""
    look = cart.look
    come = arrivals(look)
    phases = max(LEAD, come[-1] + LEAD - look.g.cycle) if come else HORIZON
    return cart.left + phases * _income(look, cart.ledger.maintenance.due)


def _income(look: Outlook, due: int) -> int:
    g = look.g
    growing = sum(g.value[hex] < 5 for hex in look.colonies)
    return max(0, sum(g.value[hex] for hex in look.colonies) + GROWTH * growing - due)


def _hulls(cart: Cart, levels: int) -> int:
    """What the shipyards can build up to the horizon, and what the income maintains besides what there is; a part of
    that is lost and built anew."""
    bearable = BEARABLE * cart.income
    return int(min(_yard_hulls(cart, levels), max(bearable - cart.upkeep, RENEWED * bearable)))


def _yard_hulls(cart: Cart, levels: int) -> int:
    shipyard = cart.known.technology["shipyard"]
    yards = sum(cart.ledger.yards.values())
    now = sum(cart.room(hex) for hex in cart.ledger.yards)
    return (now + HORIZON * yards * CAPACITY[level(levels, shipyard)]) // 2


# -- technology


def _answer(cart: Cart) -> None:
    """AI-3: what beats that which the enemy has shown, and a few ships that carry it."""
    look = cart.look
    for name, to in answers_to(look):
        if level(cart.levels, cart.known.technology[name]) < to and not cart.learn(name):
            continue
        _carriers_of(cart, name)


def _carriers_of(cart: Cart, name: str) -> None:
    known, technology = cart.known, cart.known.technology[name]
    fit = [unit for unit in known.buildable if technology in known.carried[unit] and known.bombards[unit]]
    fleet = cart.look.fleet
    have = sum(
        fleet.count[slot]
        for slot in cart.look.warships
        if level(fleet.tech[slot], technology) and fleet.unit[slot] in fit
    )
    enough = SWEEPERS if name == "minesweep" and cart.look.rivals else ANSWERING
    for unit in sorted(fit, key=lambda each: known.cost[each]):
        if have < enough and cart.ledger.is_known(unit, cart.levels):
            have += cart.order(unit, enough - have)


class Programme(NamedTuple):
    """A technology by some levels: what they cost, the levels that one has then, what they promise at a glance."""

    name: str
    levels: int
    cost: int
    promise: float


def _research(cart: Cart, rehearsal: Rehearsal) -> None:
    """One technology after the other, as long as it makes the coming fleet better than ships for its price would."""
    money = _money(cart)
    while not cart.look.expired():
        now, _ = rehearsal.best(cart.levels, money, _hulls(cart, cart.levels), FEW)
        programmes = [_programme(cart, rehearsal, name, money) for name in _useful(cart)]
        programmes.sort(key=lambda each: (-each.promise, each.name))
        tried = programmes[:TRIED] + _designs(cart, rehearsal, money)
        scored = [_weighed(cart, rehearsal, each, money, now) for each in tried]
        if not scored:
            return
        gain, name = max(scored)
        if gain < MARGIN * cart.ledger.technologies[name][2] or cart.overlooks() or not cart.learn(name):
            return
        if cart.grants:
            while cart.learn(name):
                pass
            return
        money -= cart.ledger.technologies[name][2]


def _useful(cart: Cart) -> list[str]:
    """Technologies on sale that some ship carries or needs, or that help in other ways."""
    known = cart.known
    used = {technology for unit in known.buildable if known.bombards[unit] for technology in known.carried[unit]}
    for unit in known.buildable:
        if known.bombards[unit]:
            used.update(known.technology[name] for name in known.units[unit].needs)
    used.add(known.technology["shipyard"])
    used.add(known.technology["terraforming"])
    bought = cart.filled.get("research", ())
    return [
        name
        for name, (technology, _, cost) in cart.ledger.technologies.items()
        if technology in used
        and name not in bought
        and (cost <= cart.left or cart.grants)
        and not is_too_early(cart.look, cart.levels, name)
    ]


def _programme(cart: Cart, rehearsal: Rehearsal, name: str, money: float) -> Programme:
    """A technology by as many levels as promise most."""
    technology, to, cost = cart.ledger.technologies[name]
    scale = 1 + _bonus(cart, rehearsal, name, money) / max(1.0, money)
    found: list[Programme] = []
    while len(found) < AHEAD:
        levels = with_level(cart.levels, technology, to)
        found.append(
            Programme(name, levels, cost, scale * rehearsal.glance(levels, money - cost, _hulls(cart, levels)))
        )
        to += 1
        more = cart.known.tech_cost(technology, to)
        if more is None:
            break
        cost += more
    return max(found, key=lambda each: each.promise)


def _designs(cart: Cart, rehearsal: Rehearsal, money: float) -> list[Programme]:
    """Ships with all the technology that they can carry, which pays only as a whole: the most promising of them, each
    with the technology that is learnt first on the way there.

    Only against machines and alien empires, who leave the time for it: a player who builds at once comes first.
    """
    if not cart.look.skill.rehearses or cart.grants or cart.look.rivals:
        return []
    known, found = cart.known, []
    useful = _useful(cart)
    for package in packages(cart.look, _everything(cart)):
        unit = package.units[0][0]
        needs = [(known.technology[name], least) for name, least in known.units[unit].needs.items()]
        hull = known.hull[unit]
        for attack in range(min(hull, MOST_ARMS) + 1):
            for defence in range(min(hull, MOST_ARMS) + 1):
                wants = [*needs, (known.attack, attack), (known.defence, defence)]
                levels, cost, missing = _raised(cart, wants)
                first = [name for name in useful if cart.ledger.technologies[name][0] in missing]
                if len(missing) < 2 or not first or cost > SHARE * money:
                    continue
                times = rehearsal.number(package, money - cost, _hulls(cart, levels))
                promise = rehearsal.strength(package.forces(cart.look, levels, times))
                found.append(Programme(_first(cart, rehearsal, first, money), levels, cost, promise))
    found.sort(key=lambda each: (-each.promise, each.cost, each.name))
    return found[:DESIGNS]


def _everything(cart: Cart) -> int:
    """The highest levels that there are."""
    levels = 0
    for technology, costs in enumerate(cart.known.tech_costs):
        levels = with_level(levels, technology, max(0, len(costs) - 1))
    return levels


def _raised(cart: Cart, wants: list[tuple[int, int]]) -> tuple[int, int, set[int]]:
    """The levels with some technologies raised, what that costs, and which are missing now."""
    levels, cost, missing = cart.levels, 0, set()
    for technology, least in wants:
        have = level(levels, technology)
        if have < least:
            missing.add(technology)
            cost += sum(cart.known.tech_cost(technology, to) or IMPOSSIBLE for to in range(have + 1, least + 1))
            levels = with_level(levels, technology, least)
    return levels, cost, missing


def _first(cart: Cart, rehearsal: Rehearsal, names: list[str], money: float) -> str:
    """Which of these helps most already now."""

    def helps(name: str) -> tuple[float, int, str]:
        technology, to, cost = cart.ledger.technologies[name]
        levels = with_level(cart.levels, technology, to)
        return rehearsal.glance(levels, money - cost, _hulls(cart, levels)), -cost, name

    return max(names, key=helps)


def _weighed(cart: Cart, rehearsal: Rehearsal, programme: Programme, money: float, now: float) -> tuple[float, str]:
    """What a programme gains, in CP of the fleet that there will be."""
    levels = programme.levels
    score, _ = rehearsal.best(levels, money - programme.cost, _hulls(cart, levels), FEW)
    return cart.look.mind.judged(score + _bonus(cart, rehearsal, programme.name, money) - now), programme.name


def _bonus(cart: Cart, rehearsal: Rehearsal, name: str, money: float) -> float:
    """What a technology is good for beside the strength of ships."""
    known = cart.known
    technology, to, _ = cart.ledger.technologies[name]
    if technology == known.movement:
        if not rehearsal.price:
            return 0.0  # machines come by themselves
        return reach(to) * (
            money + sum(known.price_with(force.unit, force.tech) * force.units for force in rehearsal.ours)
        )
    other = _OTHER.get(name)
    return other(cart.look, to) if other is not None and cart.look.skill.prospers else 0.0


_OTHER = {"terraforming": frees_planets, "exploration": spares_scouts}


# -- shipyards and ships


def _yards(cart: Cart) -> None:
    """AI-1: shipyards for all the money that is left for ships now, and will be in other phases; no more."""
    if not cart.overlooks() and lacks_yards(cart):
        cart.buy("SY", 1, cart.look.home)


def lacks_yards(cart: Cart) -> bool:
    """Whether there is more money for ships, now or usually, than the shipyards could build."""
    kinds = packages(cart.look, cart.levels)
    if not kinds:
        return False
    per_hull = min(each.cost / each.hulls for each in kinds)
    spare = cart.left - per_hull * sum(cart.room(hex) for hex in cart.ledger.yards) / 2
    usual = FOR_SHIPS * _income(cart.look, cart.upkeep)
    return spare > 0 or usual > per_hull * _yard_hulls(cart, cart.levels) / (HORIZON + 1)


def build(cart: Cart, rehearsal: Rehearsal) -> None:
    """Warships for all the money: part by part the kind that is best together with what there is."""
    look = cart.look
    part = max(1, cart.left // PARTS)
    for hex in sorted(cart.ledger.yards, key=lambda each: look.far[each][look.front]):
        tried: set[Package] = set()
        while True:
            kinds = [
                each
                for each in rehearsal.worthy(cart.levels)
                if each not in tried and each.cost <= cart.left and 2 * each.hulls <= cart.room(hex)
            ]
            if not kinds:
                break
            best = _choice(cart, rehearsal, kinds, hex, part)
            before = cart.left
            for _ in range(max(1, part // best.cost)):
                if not all(cart.order(unit, n, hex) == n for unit, n in best.units):
                    tried.add(best)
                    break
            if cart.left == before:
                tried.add(best)


def carry_idle(cart: Cart) -> None:
    """Carriers for squadrons that stand about."""
    for hex in cart.ledger.yards:
        cart.buy("CV", idle_squadrons(cart, hex) // ROOM, hex)


def idle_squadrons(cart: Cart, hex: Hex) -> int:
    """Squadrons in a hex for which there is no bay."""
    look, fleet = cart.look, cart.look.fleet
    here = [slot for slot in look.mine if fleet.hex[slot] == hex]
    squadrons = sum(fleet.count[slot] for slot in here if cart.known.speed[fleet.unit[slot]] == CARRIED)
    return max(0, squadrons - room_at(look.g, look.seat, hex))


def _choice(cart: Cart, rehearsal: Rehearsal, kinds: list[Package], hex: Hex, part: int) -> Package:
    """The kind that makes most of a part of the money."""
    look, known = cart.look, cart.known
    bought = [
        Force(berth.unit, equipped(look.g, look.seat, berth.unit, cart.levels), count)
        for berth, count in cart.ledger.built(cart.filled)
        if known.bombards[berth.unit]
    ]

    def more(package: Package) -> list[Force]:
        many = max(1, min(part // package.cost, int(cart.room(hex) // (2 * package.hulls))))
        return package.forces(look, cart.levels, many)

    few = sorted(kinds, key=lambda each: -rehearsal.strength(more(each)))[:SOME]
    if len(few) == 1 or look.expired():
        return few[0]
    return max(few, key=lambda each: look.mind.judged(rehearsal.score([*bought, *more(each)])))
