"""The combat under way, and what a bombardment can hit."""

from __future__ import annotations

from ..state import Combat, Kaosz, zone_of


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
