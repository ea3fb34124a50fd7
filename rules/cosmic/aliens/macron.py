"""Macron (CE-A22): one ship, worth four."""

from __future__ import annotations

from typing import Any

from rules.core.hooks import Source

from ..pieces import own_side
from ..reckoning import Account
from ..ships import in_encounter
from ..state import Cosmos, mains
from ..verbs import change


@change("exactly")
def exactly(g: Cosmos, source: Source, value: dict[str, int], about: Any, *, ships: int) -> dict[str, int]:
    """CE-H8: the owner sends just so many ships."""
    return {"low": ships, "high": ships} if about["seat"] == source.seat else value


@change("ship_worth")
def ship_worth(g: Cosmos, source: Source, value: Account, about: Any, *, number: int) -> Account:
    """CE-4.59: each ship of the owner counts more."""
    slot, part = own_side(g, source.seat), "own" if source.seat in mains(g) else "allies"
    if slot < 0:
        return value
    more = (number - 1) * in_encounter(g, source.seat)
    return [{**side, part: side[part] + more} if i == slot else side for i, side in enumerate(value)]


@change("double_compensation")
def double_compensation(g: Cosmos, source: Source, value: dict[str, Any], about: Any) -> dict[str, Any]:
    """Each of the owner's ships counts as two."""
    return {**value, "count": 2 * value["count"]} if about == source.seat else value
