"""What people talk about in Űrcsempészek: a sector that was won and cannot be paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.table.model import GreatMoment, MomentSide
from rules import Event

if TYPE_CHECKING:
    from app.games.smugglers.table import SmugglersTable


def great_moment(table: SmugglersTable, event: Event) -> GreatMoment | None:
    """With the sector's card, where everybody may know whose pile of unpaid sectors has grown."""
    if event.kind != "lose" or table.maker.hides_unpaid(event.data["seat"]):
        return None
    seat = event.data["seat"]
    art = table.maker.card_art(event.data["card"])
    return GreatMoment(
        "loss", table.line(event), (MomentSide(art, table.seat_name(seat), (1.0, 1.0), seat=seat, card=False),)
    )
