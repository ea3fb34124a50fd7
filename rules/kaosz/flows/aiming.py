"""The combat under way, what a bombardment can hit, and which rockets it uses up."""

from __future__ import annotations

from ..state import Combat, Kaosz, zone_of
from ..words import UNPAID


def fight(g: Kaosz) -> Combat:
    """The combat under way; only asked for while there is one."""
    assert g.combat is not None
    return g.combat


def can_be_bombed(g: Kaosz) -> bool:
    """KG-7.56: crew aboard a ship, and cards that have left, are no targets any more."""
    combat = g.combat
    if combat is None or combat.defender not in g.order:
        return False
    if combat.target < 0:
        return True
    if g.serial[combat.target] != combat.target_serial or g.controller[combat.target] != combat.defender:
        return False
    return zone_of(g.cards.place[combat.target]) in ("cantina", "surface")


def spent_rockets(g: Kaosz) -> list[int]:
    """KG-7.62: rockets paid in this combat, and those on its ships that an effect has paid earlier."""
    combat = fight(g)
    aboard = [card for ship in (*combat.attackers, *combat.defenders) for card in g.carried(ship)]
    early = [card for card in aboard if g.paid[card] != UNPAID and g.face(card).subtype == "rocket"]
    return [*combat.rockets, *(card for card in early if card not in combat.rockets)]
