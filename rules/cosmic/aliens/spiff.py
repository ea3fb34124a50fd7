"""Spiff (CE-A39) crash-lands when beaten soundly."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import ships
from ..flows.deeds import is_beaten
from ..flows.losing import loss_of
from ..printed.words import LOST
from ..state.cosmos import GATE, Cosmos, at_planet, encounter
from ..state.verbs import Ability, About, deed

SOON = "soon"


@deed("crash_land")
def crash_land(g: Cosmos, f: Frame, *, margin: int, soon: int) -> None:
    """CE-5.52: one ship from the gate lands beside whoever is there."""
    loss = loss_of(g, f.about["loss"])
    ships.save_ships(g, loss, GATE, 1)
    ships.move_ships(g, f.seat, GATE, at_planet(encounter(g).planet), 1, "crash_landing")


@crash_land.needs
def _beaten_soundly(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-4.65: "by N" only if both final cards were attacks."""
    e, args = encounter(g), ability.use.do.args
    if not is_beaten(g, ability, about) or e.outcome != LOST or not e.totals:
        return False
    least: int = args["soon"] if about.get("effect") == SOON else args["margin"]
    return abs(e.totals[0] - e.totals[1]) >= least and loss_of(g, about["loss"]).ships.get(GATE, 0) > 0
