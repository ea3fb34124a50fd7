"""Macron (CE-A22): one ship, worth four; its flare (CE-F22)."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import course
from ..flows.deeds import declaring
from ..printed.words import ATTACK
from ..state.cosmos import Cosmos, mains
from ..state.pieces import own_side
from ..state.reckoning import Account, both_attack, face
from ..state.ships import in_encounter
from ..state.verbs import Ability, About, Sender, change, deed, printed


def _has_ships_that_count(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E32: a defense without a ship on the planet has none that could count more, and without two attacks no ships
    are counted."""
    return in_encounter(g, ability.seat) > 0 and both_attack(g)


declaring("declare_with_ships", _has_ships_that_count)


@change("exactly")
def exactly(g: Cosmos, source: Source, value: dict[str, int], about: Sender, *, ships: int) -> dict[str, int]:
    """CE-H8: the owner sends just so many ships."""
    return {"low": ships, "high": ships} if about["seat"] == source.seat else value


@change("up_to")
def up_to(g: Cosmos, source: Source, value: dict[str, int], about: Sender, *, ships: int) -> dict[str, int]:
    """CE-H8: the owner may send so many ships after all."""
    return {"low": 1, "high": ships} if about["seat"] == source.seat else value


@change("ship_worth")
def ship_worth(g: Cosmos, source: Source, value: Account, about: object, *, number: int) -> Account:
    """CE-4.59: each ship of the owner counts more."""
    slot, part = own_side(g, source.seat), "own" if source.seat in mains(g) else "allies"
    if slot < 0:
        return value
    more = (number - 1) * in_encounter(g, source.seat)
    return [{**side, part: side[part] + more} if i == slot else side for i, side in enumerate(value)]


@deed("add_own_ships")
def add_own_ships(g: Cosmos, f: Frame) -> None:
    """CE-4.60: one more for each ship of one's own in the encounter."""
    course.add_to_total(g, own_side(g, f.seat), in_encounter(g, f.seat), printed(g, f.source)[1])


@add_own_ships.needs
def _side_attacks(g: Cosmos, ability: Ability, about: About) -> bool:
    return face(g, own_side(g, ability.seat))[0] == ATTACK and in_encounter(g, ability.seat) > 0
