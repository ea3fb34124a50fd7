"""What people talk about in Onward to Venus: a world that dies, an alien that is beaten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.venus import faces
from app.table.model import GreatMoment, MomentSide
from rules import Event

if TYPE_CHECKING:
    from app.games.venus.table import VenusTable


def great_moment(table: VenusTable, event: Event) -> GreatMoment | None:
    """The world as it was before, the alien as everybody has seen it."""
    if event.kind == "planet_dead":
        world = event.data["planet"]
        art = (faces.WORLD, world, False, tuple(seat["empire"] for seat in table.seen["seats"]))
        return GreatMoment(
            "fall", table.line(event), (MomentSide(art, table.planet_name(world), (1.0, 1.0), card=False),)
        )
    if event.kind == "alien_defeated":
        side = MomentSide(table.maker.tile_art(None), table.word("piece-alien"), (1.0, 1.0), card=False)
        return GreatMoment("cheer", table.line(event), (side,))
    return None
