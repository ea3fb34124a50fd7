"""Warpish (CE-A47) and its flare (CE-F47): ships in the warp count."""

from __future__ import annotations

from typing import Literal

from rules.core.hooks import Source

from ..flows.deeds import attacks_with, declaring
from ..state.cosmos import Cosmos, opponent
from ..state.pieces import own_side
from ..state.reckoning import Account, with_parts
from ..state.ships import in_warp
from ..state.verbs import Ability, About, change


def _attacks_with_echo(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E32: an empty warp adds nothing; a ship that comes there in the same window does (CE-5.38)."""
    return attacks_with(g, ability.seat) and any(in_warp(g, seat) for seat in g.seats())


declaring("declare_echo", _attacks_with_echo)


@change("warp_counts")
def warp_counts(
    g: Cosmos, source: Source, value: Account, about: object, *, whose: Literal["all", "own", "opponent"]
) -> Account:  # fmt: skip
    """CE-4.60: one more for the owner of the piece for each ship in the warp; his opponent's own ships one less."""
    slot = own_side(g, source.seat)
    if whose == "opponent":
        slot, number = 1 - slot, -in_warp(g, opponent(g, source.seat))
    else:
        number = sum(in_warp(g, seat) for seat in g.seats() if whose == "all" or seat == source.seat)
    return with_parts(value, slot, added=value[slot]["added"] + number)
