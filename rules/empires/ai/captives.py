"""Captured ships, reactions, and what is learnt beside strength (CL-3 to CL-5, CL-10)."""

from __future__ import annotations

from rules.core.decisions import Decision, One, Option, Value, ranged
from rules.core.forms import FormValues

from ..battle import aftermath
from ..economy.checks import wrong
from ..economy.ledger import Ledger, ledger_of
from ..economy.parts import RESEARCH
from ..economy.salvage import SCRAP, learnt
from ..printed.constants import DONE
from ..printed.levels import level
from ..state import Hex
from .might import force_of
from .outlook import Outlook
from .production import sheet as production_sheet

HOPELESS = 0.25  # nobody comes to a battle that is lost all the same
EARLY = 3  # before this cycle everything goes into growth
REACTS = 3  # CL-10.3.1: the Movement level of the first ships that react
RESERVE = 5  # CP that are kept for a bid
BETTER = 0.05  # so much more chance is worth leaving one's place


def _spare_time(look: Outlook) -> list[str]:
    """What is learnt with CP that nothing else was wanted for: guards against boarders, training, sensors."""
    g, known = look.g, look.known
    if g.cycle < EARLY:
        return []
    found = []
    if any(level(g.seen_tech[other], known.boarding) for other in look.rivals):
        found.append("security")
    found.append("academy")
    if level(g.tech[look.seat], known.movement) >= REACTS and "reaction" in known.on:
        found.append("exploration")
    return found


def _learn(ledger: Ledger, filled: FormValues, name: str) -> None:
    """One level, if something is left over all the same."""
    if RESEARCH not in filled or name not in ledger.technologies or name in filled[RESEARCH]:
        return
    before = filled[RESEARCH]
    filled[RESEARCH] = (*before, name)
    if wrong(ledger, filled) is not None or ledger.left(filled) < RESERVE:
        filled[RESEARCH] = before


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


def sheet(look: Outlook, asked: Decision) -> Value:
    """The production sheet; captured ships that still teach something are scrapped, the others go on serving."""
    filled = dict(production_sheet(look, asked))
    ledger = ledger_of(look.g, look.seat)
    for name in _spare_time(look):
        _learn(ledger, filled, name)
    if ledger.salvage is not None:
        levels, chosen = ledger.levels_with(filled), []
        for name, (_, better) in ledger.salvage.ships.items():
            now = learnt(levels, better)
            if now != levels:
                levels = now
                chosen.append(name)
        filled[SCRAP] = tuple(chosen)
        if wrong(ledger, filled) is not None:
            filled[SCRAP] = ()
    return tuple(filled.items())
