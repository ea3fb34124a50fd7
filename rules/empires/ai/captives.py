"""Captured ships, reactions, and what is learnt beside strength (CL-3 to CL-5, CL-10)."""

from __future__ import annotations

from rules.core.decisions import Decision, One, Option, Value, ranged

from ..battle import aftermath
from ..economy.parts import RESEARCH
from ..economy.salvage import SCRAP, learnt
from ..printed.constants import DONE
from ..printed.levels import level
from ..state import Hex
from .cart import Cart
from .might import force_of
from .outlook import Outlook

HOPELESS = 0.25  # nobody comes to a battle that is lost all the same
EARLY = 3  # before this cycle everything goes into growth
REACTS = 3  # CL-10.3.1: the Movement level of the first ships that react
RESERVE = 5  # CP that are kept for a bid
BETTER = 0.05  # so much more chance is worth leaving one's place


def learn_at_leisure(cart: Cart) -> None:
    """With CP that nothing else was wanted for: guards against boarders, training, sensors."""
    g, known = cart.look.g, cart.known
    if g.cycle < EARLY or cart.grants:
        return
    boarded = any(level(g.seen_tech[other], known.boarding) for other in cart.look.rivals)
    reacts = level(g.tech[cart.look.seat], known.movement) >= REACTS and "reaction" in known.on
    for name, wanted in (("security", boarded), ("academy", True), ("exploration", reacts)):
        bought = cart.filled.get(RESEARCH, ())
        if wanted and cart.learn(name) and cart.left < RESERVE:
            cart.write(RESEARCH, bought)


def react(look: Outlook, asked: Decision) -> Value:
    """CL-10.2.1: the battle where help changes most, with the strongest that can come, as long as it does."""
    assert isinstance(asked, One)
    best: tuple[float, Option] = (0.0, DONE)
    for hex in sorted({option[2] for option in asked.options if type(option) is tuple}):
        best = max(best, _help(look, asked, hex), key=lambda each: each[0])
    gain, option = best
    return ranged(option, asked.ranges[option][1]) if asked.ranges and gain > BETTER else DONE


def _help(look: Outlook, asked: One, hex: Hex) -> tuple[float, Option]:
    """How much better a battle stands if everybody comes who can; and who comes first: the strongest."""
    g, seat = look.g, look.seat
    there = [force_of(g, seat, slot) for slot in look.mine if look.fleet.hex[slot] == hex]
    coming = [option for option in asked.options if type(option) is tuple and option[2] == hex]
    slots = sorted({option[1] for option in coming})
    alone = look.winning(hex, there) if there else 0.0
    together = look.winning(hex, [*there, *(force_of(g, seat, slot) for slot in slots)])
    if together < HOPELESS:
        return 0.0, DONE
    cost = look.known.cost
    first = max(coming, key=lambda option: (cost[look.fleet.unit[option[1]]], option[0], -option[1]))
    return look.mind.judged(together - alone), first


def keep(look: Outlook, asked: Decision) -> Value:
    """CL-4.4.1: groups are joined for a prize; otherwise the cheaper of it and an own single ship goes."""
    assert isinstance(asked, One)
    joins = [option for option in asked.options if type(option) is tuple and option[0] == aftermath.JOIN]
    return joins[0] if joins else DONE


def scrap(cart: Cart) -> None:
    """CL-4.5: captured ships that still teach something are scrapped, the others go on serving."""
    salvage = cart.ledger.salvage
    if salvage is None:
        return
    levels, chosen = cart.ledger.levels_with(cart.filled), []
    for name, (_, better) in salvage.ships.items():
        now = learnt(levels, better)
        if now != levels:
            levels = now
            chosen.append(name)
    cart.write(SCRAP, tuple(chosen))
