"""The Homeworld in danger (AI-9): whatever helps most to hold it, Mines that are learnt for it included."""

from __future__ import annotations

from ..battle.odds import Force
from ..state import equipped
from .cart import Cart
from .might import force_of, might_of
from .rehearsal import merged

ROUNDS, RUNS, TRIED = 8, 8, 5  # purchases, battles for each choice at least, and kinds of units that are tried
LEAST_MINES, MOST_MINES = 3, 6  # laid when they are learnt in danger


def fortify(cart: Cart, theirs: list[Force], foe: int) -> None:
    """AI-9: whatever helps most to hold the Homeworld against enemies who are near."""
    look, known = cart.look, cart.known
    there = [force_of(look.g, look.seat, slot) for slot in look.mine if look.fleet.hex[slot] == look.home]
    theirs = merged(theirs)
    able = [
        unit
        for unit in known.buildable
        if (known.fights[unit] or unit == known.code["Mine"]) and cart.ledger.is_known(unit, cart.levels)
    ]
    runs = max(RUNS, look.skill.runs // 2)
    for _ in range(ROUNDS):
        bought = [
            Force(berth.unit, equipped(look.g, look.seat, berth.unit, cart.levels), count)
            for berth, count in cart.ledger.built(cart.filled)
            if berth.hex == look.home
        ]
        ours = merged([*there, *bought])
        win = look.holding(look.home, foe, theirs, ours, runs)
        if win > look.skill.safe:
            return
        offers = []
        for unit in able:
            price = cart.ledger.cost[unit]
            many = 1 if known.newest[unit] else max(1, 12 // price)
            if price * many <= cart.left:
                more = Force(unit, equipped(look.g, look.seat, unit, cart.levels), many)
                offers.append((might_of(look.g, more) / (price * many), price * many, more))
        choices = []
        for _, price, more in sorted(offers, key=lambda each: (-each[0], each[2].unit))[:TRIED]:
            gain = look.holding(look.home, foe, theirs, merged([*ours, more]), runs) - win
            choices.append((gain / price, might_of(look.g, more), more.unit, more.units))
        if _mine_the_way(cart, theirs, foe, ours, max((each[0] for each in choices), default=0.0), win):
            continue
        for _, _, unit, many in sorted(choices, reverse=True):
            if cart.order(unit, many, look.home):
                break
        else:
            return


def _mine_the_way(
    cart: Cart, theirs: list[Force], foe: int, ours: list[Force], best: float, win: float
) -> bool:  # fmt: skip
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
    runs = max(RUNS, look.skill.runs // 2)
    gain = look.holding(look.home, foe, theirs, [*ours, Force(mine, 0, many)], runs) - win
    if gain / (price + many * known.cost[mine]) <= best:
        return False
    return all(cart.learn(name) for name in missing) and bool(cart.order(mine, many, look.home))
