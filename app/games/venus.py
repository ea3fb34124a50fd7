"""Onward to Venus on the table: what lies where, which gesture means what, and what belongs to this game alone.

The parts: `venus_plan` and `venus_setting` lay the table, `venus_faces` draws it, `venus_gestures` turns gestures into
options. The rules decide what may be done.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from app.games import venus_faces as faces
from app.games.venus_faces import Faces
from app.games.venus_gestures import Gestures
from app.games.venus_plan import SUN, Plan, plan
from app.games.venus_setting import Setting
from app.table.model import Box, Gesture, Id, Status, Tableau
from app.table.module import GameTable, Look
from app.text import message_id
from app.ui.context import Context
from art.venus.brass import empire_colour
from rules import Decision, Event, view
from rules.venus.kinds import PIECES, Card, Tile
from rules.venus.state import facts

if TYPE_CHECKING:
    from app.match import Match
    from app.scenes.table import TableScene

TURN = "venus.turn.act"


class VenusTable(GameTable):
    """See the module."""

    game = "venus"
    hand = True
    neutral = GameTable.neutral | {"period", "tile", "crisis", "crisis_levels", "cleared", "planet_dead", "reset"}

    scene: TableScene
    match: Match

    # --- at the table

    def attend(self, scene: TableScene) -> None:
        self.scene, self.match = scene, scene.match
        self.known = facts(self.state)
        self.pictures = Faces(self.known.cards)
        self.setting, self.gestures = Setting(self), Gestures(self)
        self.seen: Mapping[str, Any] = {}
        self.eyes: int | None = None
        self.asked: Decision | None = None
        self._plans: dict[tuple[int, int], Plan] = {}
        self._latest: Plan = plan((100, 100), len(self.faces), None)
        self.lift = 0  # what a tall prompt bar takes from the board
        self._lifted_for: tuple[int, str, bool] | None = None

    @property
    def state(self) -> Any:
        return self.match.session.state

    def say(self, name: str, **values: object) -> str:
        """A message of this table."""
        return self.texts(message_id("venus-table", name), **values)

    def word(self, name: str, **values: object) -> str:
        """A message of this game."""
        return self.texts(message_id("venus", name), **values)

    # --- what is printed

    @property
    def home(self) -> str:
        return str(self.known.course.home)

    def tile(self, tile: int) -> Tile:
        return self.known.tiles[tile]

    def card(self, card: int) -> Card:
        """What is printed on a card that these eyes see."""
        return self.known.cards[self.seen["cards"][str(card)]]

    def cost(self, piece: str) -> int:
        """What raising a unit costs; nothing for buildings, which are not raised."""
        kind = PIECES.index(piece)
        return int(self.known.cost[kind]) if kind < len(self.known.cost) else 0

    def distance(self, origin: str, goal: str) -> int:
        return int(self.known.distance[self.known.index[origin]][self.known.index[goal]])

    def reach(self) -> int:
        """How far a group may go with the cards that lie beside the move (OV-5.16)."""
        laid = [self.card(card) for card in self.seen["in_play"]]
        return int(self.known.course.allowance + sum(face.numbers["n"] for face in laid if face.do == "move"))

    def _translated(self, name: Any) -> str:
        return str(name.hu if self.texts.language == "hu" else name.en)

    def planet_name(self, planet: str) -> str:
        return self._translated(self.known.planets[self.known.index[planet]].name)

    def tile_name(self, design: str) -> str:
        return self._translated(next(tile.name for tile in self.known.tiles if tile.id == design))

    def card_name(self, design: str) -> str:
        return self._translated(self.known.cards[design].name)

    def piece_name(self, piece: str, count: int = 1) -> str:
        return self.word(f"count-{piece}", count=count)

    # --- the picture

    def tableau(self, look: Look) -> Tableau:
        seen = look.table
        self.seen, self.eyes = seen, look.seat
        self.asked = next((one for one in look.asked if one.seat == look.seat), None)
        room = (look.room[0], max(look.room[1] // 2, look.room[1] - self.lift))
        now = plan(room, len(seen["seats"]), look.seat, 16 * look.unit * look.text)
        self._latest = self._plans[look.room] = now
        places = self.setting.places(now, seen, self.asked)
        pieces = self.setting.pieces(now, seen, self.asked)
        return Tableau(tuple(places), tuple(pieces), self._status(seen), ground=self._ground(now, seen))

    @property
    def plan(self) -> Plan:
        """Where things lie on the screen; a picture for others may have another size."""
        return self._plans.get(self.scene.top.board.size, self._latest)

    def _ground(self, now: Plan, seen: Mapping[str, Any]) -> tuple[tuple[Hashable, Box], ...]:
        wide, high = now.room
        empires = tuple(self.setting.empire(seat) for seat in now.order)
        dead = {planet["id"] for planet in seen["planets"] if planet["dead"]}
        spots = tuple((world.centre[0] / wide, world.centre[1] / high) for world in now.worlds.values())
        sky = ((faces.SKY, (-SUN, 0.5), spots), (0.0, 0.0, float(wide), float(high)))
        return (sky, *(((faces.WORLD, name, name in dead, empires), world.ring) for name, world in now.worlds.items()))

    def _status(self, seen: Mapping[str, Any]) -> Status:
        turn = self.word("period", period=seen["period"], periods=seen["periods"]) if seen["period"] else ""
        return Status(turn, self.word(f"phase-{seen['phase']}"), seat=seen["active"] if seen["active"] >= 0 else None)

    def tints(self) -> list[str]:
        """Pieces and symbols of a seat have one colour (OV-2.11)."""
        return [empire_colour(str(seat["empire"])) for seat in view(self.state, None)["table"]["seats"]]

    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        return self.pictures.draw(art, size, ctx)

    def relay(self) -> None:
        """The same view once more, with more or less room."""
        desk = self.scene.desk
        desk.tableau = self.tableau(self.scene.look(self.scene.frame.divide()))
        desk.arrange()

    # --- gestures and words

    def gesture(self, decision: Decision, option: Any) -> Gesture:
        return self.gestures.gesture(decision, option)

    def also(self, decision: Decision, option: Any) -> Sequence[Gesture]:
        return self.gestures.also(decision, option)

    def name_of(self, id: Any) -> str:
        return self.card_name(self.card(id).id) if isinstance(id, int) and str(id) in self.seen["cards"] else str(id)

    def source(self, decision: Decision) -> Id | None:
        return None

    def turn_begun(self, event: Event) -> int | None:
        return event.data["period"] if event.kind == "period" else None
