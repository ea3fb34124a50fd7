"""What others play in the open, to be shown large: ships, events, interrupts, abilities, payments (KG-6.8, UX-30).

A card laid face down is never among them; what a card has become is read from what the viewer may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.games.kaosz import faces
from app.table.model import Played
from rules import Event

if TYPE_CHECKING:
    from app.games.kaosz.table import KaoszTable

OPEN = ("launch", "play")  # announced cards that everybody sees


def played(table: KaoszTable, event: Event, seat: int | None) -> Played | None:
    """The card that somebody else has just played or used; triggers work of themselves and are nobody's play."""
    data = event.data
    if data.get("seat") == seat:
        return None
    if event.kind == "stacked" and data["told"]["kind"] != "trigger":
        return _card(table, event, data["source"], data["told"]["design"], aimed_at(data["told"]))
    if event.kind == "announced" and data["what"][0] in OPEN:
        card = data["what"][1]
        face = table.face_of(card)
        return _card(table, event, card, face.id, ()) if face is not None else None
    return None


def aimed_at(told: Mapping[str, Any]) -> tuple[int, ...]:
    """The cards that a thing on the stack is aimed at."""
    groups = [group for part in told.get("parts", ()) for group in part["targets"]]
    return tuple(card for group in groups for card, serial in group if serial >= 0)


def _card(table: KaoszTable, event: Event, card: int, design: str, targets: tuple[int, ...]) -> Played | None:
    face = table.designs.get(design)
    if face is None:
        return None
    stage = table.kit.desk.performer.before
    source = card if stage is not None and stage.knows(card) else f"seat:{event.data['seat']}"
    return Played(faces.card_art(design, faces.printed(face)), table.line(event), source, targets)
