"""Űrbirodalmak on the table: the map with its counters, and what a touch on them means. See the package's guide."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import pygame

from app.games.empires.counters import counters, pieces
from app.games.empires.faces import Faces
from app.games.empires.gestures import Gestures
from app.games.empires.ground import tile_arts
from app.games.empires.looks import looks
from app.games.empires.plan import HEX, MapPlan, chart_of, hex_id, plan
from app.table.model import Gesture, Place, Status, Tableau
from app.table.module import GameTable, Look
from app.text.texts import message_id
from app.ui.context import Context
from rules import Decision
from rules.empires.game import content_of
from rules.empires.kinds import UNIT

if TYPE_CHECKING:
    from app.match import Match
    from app.table.around import Around


@cache
def codes() -> dict[str, str]:
    """The class letters of every unit, in the order of the content."""
    return {unit.id: unit.code for unit in content_of([]).table(UNIT).values()}


class EmpiresTable(GameTable):
    """See the module."""

    game = "empires"
    asks_forms = False

    scene: Around
    match: Match

    def attend(self, scene: Around) -> None:
        self.scene, self.match = scene, scene.match
        self.faces, self.gestures = Faces(codes()), Gestures(self)
        self.seen: Mapping[str, Any] = {}
        self.eyes: int | None = None
        self.plan: MapPlan | None = None
        self._rank = {unit: place for place, unit in enumerate(codes())}

    def say(self, name: str, **values: object) -> str:
        """A message of this table."""
        return self.texts(message_id("empires-table", name), **values)

    # --- the picture

    def tableau(self, look: Look) -> Tableau:
        seen = self.seen = look.table
        self.eyes = look.seat
        laid = self.plan = plan(seen["map"], look.room)
        arts = tile_arts(seen["map"], look.room, looks(seen, look.seat))
        ground = tuple((art, tile.box) for art, tile in zip(arts, laid.tiles, strict=True))
        found = counters(seen, look.seat, self._rank)
        places = tuple(
            Place(hex_id(hex), box, "heaps", outline=HEX, frame=False, name=self.hex_name(hex))
            for hex, box in enumerate(laid.boxes)
        )
        return Tableau(places, tuple(pieces(found, laid.wide, {})), self._status(), ground=ground)

    def hex_name(self, hex: int) -> str:
        """Letter of the row and number in it, as on the printed map."""
        row, column = chart_of(self.seen["map"]).rows[hex]
        return f"{chr(ord('A') + row - 1)}{column}"

    def _status(self) -> Status:
        return Status()

    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        return self.faces.draw(art, size, ctx)

    # --- gestures and words

    def gesture(self, decision: Decision, option: Any) -> Gesture:
        return self.gestures.gesture(decision, option)

    def name_of(self, id: Any) -> str:
        return str(id)
