"""What others play in the open, to be shown large: a card, an attempt, what is committed to it (UX-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games.venus import faces
from app.games.venus.cards import FAN, card_art, fan_width
from app.games.venus.pieces import alien_id, building_id, seat_id, tile_id
from app.table.model import GreatMoment, Id, MomentSide, Played, Size
from rules import Event
from rules.venus.facts import ALIEN

if TYPE_CHECKING:
    from app.games.venus.table import VenusTable


CARD_SIZE: Size = (220.0, 308.0)
TILE_SIZE: Size = (200.0, 200.0)


def played(table: VenusTable, event: Event, seat: int | None) -> Played | None:
    """A card that another has just played, the attempt that another begins, the cards that another commits to it."""
    data = event.data
    if data.get("seat") == seat:
        return None
    match event.kind:
        case "played":
            return Played(card_art(data["design"]), table.line(event), seat_id(data["seat"]))
        case "attempt":
            return _attempt(table, event)
        case "declared" if data["designs"]:
            designs = tuple(data["designs"])
            wide = CARD_SIZE[0] * fan_width(len(designs))
            art = card_art(designs[0]) if len(designs) == 1 else (FAN, designs)
            return Played(art, table.line(event), seat_id(data["seat"]), size=(wide, CARD_SIZE[1]))
    return None


def _attempt(table: VenusTable, event: Event) -> Played:
    data = event.data
    alien = data["tile"] == ALIEN
    tile: Id = alien_id(data["planet"]) if alien else tile_id(data["tile"])
    aim = building_id(data["planet"], data["target"], data["building"]) if data["target"] >= 0 else tile
    art = table.maker.tile_art(None if alien else data["tile"])
    return Played(art, table.line(event), tile, (aim,), TILE_SIZE, round=True)


# --- what people talk about in Onward to Venus: a ship that is shot down, a world that dies, an alien that is beaten


SHIP = "cruiser"


def great_moment(table: VenusTable, event: Event) -> GreatMoment | None:
    """The world as it was before, the alien as everybody has seen it."""
    if event.kind == "planet_dead":
        world = event.data["planet"]
        art = (faces.WORLD, world, False, tuple(seat["empire"] for seat in table.seen["seats"]))
        return GreatMoment(
            "fall", table.line(event), (MomentSide(art, table.planet_name(world), (1.0, 1.0), card=False),)
        )
    if event.kind == "unit_lost" and event.data["unit"] == SHIP and event.data["why"] != "sacrifice":
        return None if event.data["rescued"] else _ship_lost(table, event.data)
    if event.kind == "alien_defeated":
        side = MomentSide(table.maker.tile_art(None), table.word("piece-alien"), (1.0, 1.0), card=False)
        return GreatMoment("cheer", table.line(event), (side,))
    return None


def _ship_lost(table: VenusTable, data: Any) -> GreatMoment:
    art = faces.UNIT, table.maker.empire(data["seat"]), data["unit"], 1, "orbit", False
    side = MomentSide(art, table.piece_name(data["unit"]), (1.0, 1.0), seat=data["seat"], card=False)
    return GreatMoment("loss", table.texts("moment-loss"), (side,))
