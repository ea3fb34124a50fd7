"""What people talk about in Káosz Galaktika: a ship that breaks up, a colony that falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.table.model import GreatMoment, MomentSide
from rules import Event

if TYPE_CHECKING:
    from app.games.kaosz.table import KaoszTable


def great_moment(table: KaoszTable, event: Event) -> GreatMoment | None:
    """A ship's end, with what it was; whoever has lost the colony is out."""
    data, before = event.data, table.kit.desk.performer.before
    if before is None:
        return None
    if event.kind == "eliminated":
        colony = before.places.get(f"colony:{data['seat']}")
        sides = (
            (MomentSide(colony.back, table.seat_name(data["seat"]), seat=data["seat"]),) if colony is not None else ()
        )
        return GreatMoment("fall", table.line(event), sides)
    if event.kind == "destroyed":
        piece = before.tableau.piece(data["card"])
        face = table.face_of(data["card"])
        if piece is None or face is None or face.type != "ship":
            return None
        return GreatMoment("loss", table.texts("moment-loss"), (MomentSide(piece.art, piece.name, seat=data["seat"]),))
    return None
