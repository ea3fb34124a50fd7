"""What people talk about in Onward to Venus: a world that dies, an alien that is beaten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.venus import faces
from app.table.model import Moment, Side
from rules import Event

if TYPE_CHECKING:
    from app.games.venus.table import VenusTable


def moment(table: VenusTable, event: Event) -> Moment | None:
    """The world as it was before, the alien as everybody has seen it."""
    if event.kind == "planet_dead":
        world = event.data["planet"]
        art = (faces.WORLD, world, False, tuple(seat["empire"] for seat in table.seen["seats"]))
        return Moment("fall", table.line(event), (Side(art, table.planet_name(world), (1.0, 1.0), card=False),))
    if event.kind == "alien_defeated":
        side = Side(table.maker.tile_art(None), table.word("piece-alien"), (1.0, 1.0), card=False)
        return Moment("cheer", table.line(event), (side,))
    return None
