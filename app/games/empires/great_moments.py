"""What people talk about in Űrbirodalmak: a colony or a Homeworld that falls. Ships are told by the battle board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.empires.counters import WorldArt
from app.table.model import GreatMoment, MomentSide
from rules import Event

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable


def great_moment(table: EmpiresTable, event: Event) -> GreatMoment | None:
    """Destroyed or captured, by whoever everybody knows it of."""
    if event.kind not in ("colony_lost", "captured") or "homeworld" not in event.data:
        return None
    loser = event.data["seat"] if event.kind == "colony_lost" else event.data["loser"]
    art = WorldArt("world", "homeworld" if event.data["homeworld"] else "planet")
    seat = loser if isinstance(loser, int) and loser >= 0 else None
    name = table.seat_name(seat) if seat is not None else ""
    return GreatMoment("fall", table.line(event), (MomentSide(art, name, (1.0, 1.0), seat=seat, card=False),))
