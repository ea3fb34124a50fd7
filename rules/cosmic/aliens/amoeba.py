"""Amoeba (CE-A1): ships flow out of the encounter and back into it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.frame import Frame

from ..atoms import ships
from ..flows.ending import check_victory
from ..questions import SHIFT_SHIPS_SEND, SHIFT_SHIPS_WITHDRAW
from ..state.cosmos import BESIDE, DEFENSIVE, GATE, Cosmos, at_planet, encounter
from ..state.ships import fleet, in_encounter, outside
from ..state.verbs import Ability, About, deed

WITHDRAW, SEND = "withdraw", "send"


@deed("shift_ships")
def shift_ships(g: Cosmos, f: Frame, *, most: int = 0, empty: bool = False) -> None:
    """Own ships leave the encounter for other colonies, or come from there; without `most` any number."""
    places, here = outside(g, f.seat), _place(g, f.seat)
    if f.aim[0] == WITHDRAW:
        count = in_encounter(g, f.seat)
        count = min(count, most) if most else count
        if count:  # answers may have cost the last one
            parts = f.split(SHIFT_SHIPS_WITHDRAW, f.seat, dict.fromkeys(places, count), 1, count, rule="CE-A1")
            ships.spread(g, f.seat, here, parts, "amoeba")
    else:
        count = sum(places.values())
        count = min(count, most) if most else count
        ships.move_all(g, f.seat, f.split(SHIFT_SHIPS_SEND, f.seat, places, 1, count, rule="CE-A1"), here, "amoeba")
        check_victory(g)  # a defense may have founded the colony anew (CE-8.2)


def _place(g: Cosmos, seat: int) -> str:
    """Where the ships of a player fight (CE-5.9)."""
    e = encounter(g)
    if seat == e.defense:
        return at_planet(e.planet)
    return BESIDE if e.sides[seat] == DEFENSIVE else GATE


@shift_ships.still_needs
def _ships_to_shift(g: Cosmos, ability: Ability, about: About) -> bool:
    """The power needs a ship in the encounter, the wild flare does not (CE-F1)."""
    there = bool(fleet(g, ability.seat))
    return bool(outside(g, ability.seat)) and (there or ability.use.do.args["empty"])


@shift_ships.aims
def _ways(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return [WITHDRAW, SEND] if fleet(g, ability.seat) else [SEND]
