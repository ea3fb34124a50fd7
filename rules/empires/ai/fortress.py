"""Enemies who are near (AI-9): whatever helps most to hold the Homeworld, Mines that are learnt for it included, and
ships that beat raiders before they go from colony to colony."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..battle.forces import Force
from ..map.carrying import ROOM
from ..printed.kinds import CARRIED
from ..state import Hex, Owner, equipped
from .armament import idle_squadrons, lacks_yards
from .cart import Cart
from .might import chance, force_of, might_of
from .outlook import Outlook
from .rehearsal import Package, merged, packages
from .squads import squads_of

ROUNDS, RUNS, TRIED = 8, 8, 5  # purchases, battles for each choice at least, and kinds of units that are tried
PURCHASE = 12  # CP that are spent at a time, about
LEAST_MINES, MOST_MINES = 3, 8  # laid over the Homeworld
PRESSING = 3  # raiders who could be over a colony in so many turns are met
HOPELESS = 0.3  # with no better chance than this nobody goes to meet them

Reached = Callable[[Sequence[Force]], float]  # what is reached with some units more
Otherwise = Callable[[float, float], bool]  # something else, if it helps more than the best purchase


def fortify(cart: Cart, theirs: list[Force], foe: Owner) -> None:
    """AI-9: whatever helps most to hold the Homeworld against enemies who are near."""
    look, known = cart.look, cart.known
    there = [force_of(look.g, look.seat, slot) for slot in look.mine if look.fleet.hex[slot] == look.home]
    theirs = merged(theirs)
    able = [
        unit
        for unit in known.buildable
        if (known.fights[unit] or unit == known.code["Mine"]) and cart.ledger.is_known(unit, cart.levels)
    ]
    if not lacks_yards(cart):
        able.remove(known.shipyard)  # they fight no better than Scouts
    if sum(force.units for force in there if force.unit == known.code["Mine"]) >= MOST_MINES:
        able.remove(known.code["Mine"])  # what is not swept takes few ships more
    if idle_squadrons(cart, look.home) > 2 * ROOM:
        able = [unit for unit in able if known.speed[unit] != CARRIED]
    price = cart.ledger.cost
    offers = [
        Package(((unit, n),), price[unit] * n, look.hulls[unit] * n)
        for unit in able
        for n in [1 if known.newest[unit] else max(1, PURCHASE // price[unit])]
    ]

    def holds(more: Sequence[Force]) -> float:
        ours = merged([*there, *_bought(cart, look.home), *more])
        return look.holding(look.home, foe, theirs, ours, _runs(look))

    def mines(best: float, win: float) -> bool:
        return _mine_the_way(cart, holds, best, win)

    _strengthen(cart, offers, holds, look.safe, look.home, mines)


def meet_raiders(cart: Cart) -> None:
    """AI-9: warships that beat, together with those that are there, the strongest enemies who could soon be over a
    colony; if that is possible at all."""
    look = cart.look
    worst = pressing_raiders(look)
    if worst is None or not look.skill.wary or cart.overlooks():
        return
    sailing = look.sailing(worst)
    theirs = merged(force_of(look.g, *each) for each in sailing)
    fleet = [force for squad in squads_of(look, set()) for force in squad.forces]
    offers = [
        each._replace(units=tuple((unit, count * n) for unit, count in each.units), cost=each.cost * n)
        for each in packages(look, cart.levels)
        for n in [max(1, PURCHASE // each.cost)]
    ]

    def beats(more: Sequence[Force]) -> float:
        ours = merged([*fleet, *_bought(cart), *more])
        seed = 1 + look.mind.rng.below(1 << 30)
        return chance(look.g, worst, (look.seat, sailing[0][0]), ours, theirs, _runs(look), seed) if ours else 0.0

    before = dict(cart.filled)
    if _strengthen(cart, offers, beats, look.skill.bold, None, lambda best, win: False) < HOPELESS:
        cart.filled = before


def pressing_raiders(look: Outlook) -> Hex | None:
    """Where the strongest warships of other players are that could soon be over a colony."""
    near = [
        hex
        for hex in look.raiders
        if any(owner in look.rivals for owner, _ in look.sailing(hex))
        and any(look.turns(hex, colony) <= PRESSING for colony in look.colonies)
    ]
    return max(near, key=lambda hex: (look.threat(hex), hex), default=None)


def _runs(look: Outlook) -> int:
    """Battles for each choice; none for those who guess at a glance."""
    return max(RUNS, look.skill.runs // 2) if look.skill.runs else 0


def _bought(cart: Cart, at: Hex | None = None) -> list[Force]:
    """What is on the sheet for one hex; or all that flies from hex to hex, squadrons with those who carry them."""
    look, known = cart.look, cart.known
    return [
        Force(berth.unit, equipped(look.g, look.seat, berth.unit, cart.levels), count)
        for berth, count in cart.ledger.built(cart.filled)
        if (berth.hex == at if at is not None else known.bombards[berth.unit])
    ]


def _strengthen(
    cart: Cart, offers: list[Package], reached: Reached, enough: float, at: Hex | None, otherwise: Otherwise
) -> float:
    """Buys what helps most for its price until it is enough, or nothing more can be bought; the chance then."""
    look, win = cart.look, 0.0
    for _ in range(ROUNDS):
        win = reached(())
        if win > enough or look.expired():
            return win
        payable = [each for each in offers if each.cost <= cart.left]
        seems = {each: sum(might_of(look.g, force) for force in each.forces(look, cart.levels, 1)) for each in payable}
        payable.sort(key=lambda each: (-seems[each] / each.cost, each.units))
        choices = []
        for each in payable[:TRIED]:
            gain = reached(each.forces(look, cart.levels, 1)) - win
            choices.append((gain / each.cost, seems[each], each))
        if otherwise(max((each[0] for each in choices), default=0.0), win):
            continue
        if not any(_is_ordered(cart, each, at) for _, _, each in sorted(choices, reverse=True)):
            return win
    return reached(())


def _is_ordered(cart: Cart, package: Package, at: Hex | None) -> bool:
    """Whether something of it could be bought; squadrons only with the ship that carries them."""
    first, *others = package.units
    if not cart.order(*first, at):
        return False
    for unit, n in others:
        cart.order(unit, n, at)
    return True


def _mine_the_way(cart: Cart, holds: Reached, best: float, win: float) -> bool:
    """SE-13: learns what Mines need and lays them, if that helps more for its price than anything else."""
    look, known = cart.look, cart.known
    mine = known.code["Mine"]
    missing = [name for name in known.units[mine].needs if name in cart.ledger.technologies]
    if not look.skill.rehearses or not missing or cart.ledger.is_known(mine, cart.levels):
        return False
    price = sum(cart.ledger.technologies[name][2] for name in missing)
    many = min(MOST_MINES, (cart.left - price) // known.cost[mine], cart.room(look.home) // 2)
    if many < LEAST_MINES:
        return False
    gain = holds([Force(mine, 0, many)]) - win
    if gain / (price + many * known.cost[mine]) <= best:
        return False
    return all(cart.learn(name) for name in missing) and bool(cart.order(mine, many, look.home))
