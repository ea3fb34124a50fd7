"""Omega Missile (CE-T11, CE-T33) destroys a planet."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.flow import Call
from rules.core.frame import Frame

from ..atoms import ships
from ..flows.losing import lose_all
from ..pieces import Ability, About
from ..ships import planets, ships_at
from ..state import Cosmos, at_planet, timing_order
from ..verbs import deed


@deed("destroy_planet")
def destroy_planet(g: Cosmos, f: Frame) -> Call | None:
    """Everything on it goes to the warp, in timing order (CE-5.57)."""
    place = at_planet(f.aim[0])
    there = {seat: n for seat in timing_order(g) if (n := ships_at(g, place, seat))}
    return (
        lose_all(
            [{"seat": s, "ships": {place: n}, "cause": "omega_missile"} for s, n in there.items()], "destroy_planet"
        )
        if there
        else None
    )


@destroy_planet.step
def blow_up(g: Cosmos, f: Frame) -> None:
    ships.destroy_planet(g, f.aim[0])


@destroy_planet.aims
def _planets(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return list(planets(g))
