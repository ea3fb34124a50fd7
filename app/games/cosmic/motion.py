"""How the events of Cosmic Encounter are seen: ships fly in stacks, cards are laid and turned, powers are shown large.

The gate swings and the two encounter cards turn together by themselves, because they stand otherwise afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games.cosmic import faces
from app.games.cosmic.pieces import laid_id, planet_id, seat_id, sheet_id, stack_id
from app.table.model import Id, Played
from rules import Event

if TYPE_CHECKING:
    from app.games.cosmic.table import CosmicTable

Found = tuple[Id, Id | None, Id | None]
SOUNDS = {
    "turn": "tick", "ships": "rotate", "aimed": "rotate", "destiny": "flip", "zapped": "error", "joined": "chip",
    "track": "chip",
}  # fmt: skip
SHEET_SIZE = (300.0, 400.0)
SLOT, DESTINY = "slot:", "destiny"


def moved(table: CosmicTable, event: Event) -> Found | None:
    """Ships go from stack to stack, cards from place to place."""
    data = event.data
    if event.kind == "ships":
        return _ships(table, data)
    if event.kind != "move":
        return None
    origin, to = data.get("origin"), data.get("to")
    if isinstance(to, str) and to.startswith(SLOT):
        return laid_id(int(to[len(SLOT) :])), origin, to
    if "card" not in data:
        return None
    if isinstance(origin, str) and origin.startswith(SLOT) and data["card"] not in table.things:
        return laid_id(int(origin[len(SLOT) :])), origin, to
    return data["card"], origin, to


def _ships(table: CosmicTable, data: Any) -> Found:
    """The stack that has grown or is new comes from where the ships were; without one the old stack goes there."""
    seat, origin, to = data["seat"], data["origin"], data["to"]
    there, here = stack_id(to, seat), stack_id(origin, seat)
    start = origin if origin in table.things else here
    if there in table.things:
        return there, start, to
    return here, start, to if to in table.things else seat_id(seat)


def played(table: CosmicTable, event: Event, seat: int | None) -> Played | None:
    """What somebody else uses or plays is shown large before it works (UX-30), destiny's card to everybody."""
    if event.kind == "destiny":
        return Played(table.maker.design_art(event.data["design"]), table.log.line(event), DESTINY)
    if event.kind != "stacked" or event.data["seat"] == seat:
        return None
    source, words = event.data["source"], table.log.line(event)
    if source[0] == "sheet":
        alien = table.seen["sheets"][source[1]]["alien"]
        return Played((faces.ALIEN, alien), words, sheet_id(source[1]), size=SHEET_SIZE) if alien else None
    design = table.wording.design(int(source[1]))
    if design is None:
        return None
    return Played((faces.CARD, design), words, seat_id(event.data["seat"]))


def matters(table: CosmicTable, event: Event, seat: int | None) -> tuple[Id, Id] | None:
    """The gate is aimed at a planet of the viewer."""
    if event.kind != "aimed" or seat is None:
        return None
    planet = event.data["planet"]
    if event.data["seat"] == seat or table.seen["planets"][planet]["home"] != seat:
        return None
    return "gate", planet_id(planet)
