"""Quark Battery (CE-T16) stores an encounter card for later."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import cards
from ..pieces import Ability, About
from ..state import Cosmos, cards_at, hand, slot_of, type_of, under_tech
from ..verbs import deed
from ..words import ENCOUNTER_TYPES


@deed("charge_battery")
def charge_battery(g: Cosmos, f: Frame) -> None:
    """On completion: an encounter card from the hand, if there is one."""
    held = [card for card in hand(g, f.seat) if type_of(g, card) in ENCOUNTER_TYPES]
    if held:
        cards.put_under(g, f.pick("card", f.seat, held, rule="CE-T16"), f.source[1])


@deed("discharge_battery")
def discharge_battery(g: Cosmos, f: Frame) -> None:
    """CE-4.57: it takes the place of the revealed card, which is discarded."""
    cards.replace_laid(g, f.seat, slot_of(g, f.seat), cards_at(g, under_tech(f.source[1]))[0])


@discharge_battery.needs
def _is_charged(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(cards_at(g, under_tech(ability.source[1])))
