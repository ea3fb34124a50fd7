"""Űrbirodalmak on the table: the map with its counters, and what a touch on them means. See the package's guide."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import pygame

from app.games.empires.counters import counters, group_id, pieces
from app.games.empires.faces import Faces
from app.games.empires.gestures import Gestures
from app.games.empires.ground import tile_arts
from app.games.empires.looks import looks
from app.games.empires.plan import HEX, MapPlan, chart_of, hex_id, hex_of, plan
from app.games.empires.routes import ORDER, Goal, goals, marching, own_group
from app.games.empires.shading import draw_signs, draw_way
from app.table.choose import Choice
from app.table.model import Gesture, Id, Place, Status, Tableau
from app.table.module import GameTable, Look
from app.text.texts import message_id
from app.ui.context import Context
from app.ui.input import Intent, PointerEvent
from rules import Decision
from rules.empires.game import content_of
from rules.empires.kinds import UNIT

if TYPE_CHECKING:
    from app.match import Match
    from app.table.around import Around
    from app.table.desk import Desk


SHORT = {"Base": "BS", "Mine": "MI", "Decoy": "DY", "Miner": "MR"}  # letters for those that have a word for a code


@cache
def codes() -> dict[str, str]:
    """The class letters of every unit, in the order of the content: two at most (UI-14)."""
    return {unit.id: SHORT.get(unit.code, unit.code) for unit in content_of([]).table(UNIT).values()}


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
        self.pointed: int | None = None  # the hex under the pointer
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

    def also(self, decision: Decision, option: Any) -> Sequence[Gesture]:
        return self.gestures.also(decision, option)

    def says_next(self, choice: Choice) -> Sequence[tuple[str, Any]]:
        return self.gestures.says_next(choice)

    def lifts(self, decision: Decision, thing: Id) -> bool:
        return self.gestures.lifts(decision, thing)

    def meant_number(self, decision: Decision, option: Any, low: int, high: int) -> int | None:
        return self.gestures.meant_number(decision, option, low, high)

    def source(self, decision: Decision) -> Id | None:
        """The group under orders, or the hex that a question is about."""
        slot = marching(self.seen)
        return group_id(slot) if decision.prompt == ORDER and slot is not None else None

    def preview(self, goal: Goal) -> str:
        """What a group finds at the end of its way, as far as its owner knows (UX-15)."""
        told = [self.say("way", steps=len(goal.path))]
        if goal.explores:
            told.append(self.say("way-explores"))
        if goal.enemies:
            told.append(self.say("way-enemies", count=goal.enemies))
        if goal.risk:
            told.append(self.say("way-risk", risk=goal.risk))
        return " · ".join(told)

    # --- what is drawn over the map

    def offer(self, intent: Intent) -> bool:
        if isinstance(intent, PointerEvent) and intent.kind == "move":
            self._point(intent.pos)
        return False

    def _point(self, pos: tuple[int, int]) -> None:
        """The pointer is over another hex: its way is shown, and the panel tells about it."""
        stage, top = self.scene.desk.stage, self.scene.top
        over = stage is not None and top.board.collidepoint(pos) and self.scene.host.at(pos) is top
        found = hex_of(stage.place_at(pos)) if stage is not None and over else None
        if found != self.pointed:
            self.pointed = found
            self.scene.desk.changed()

    def _goal_pointed_at(self, desk: Desk) -> Goal | None:
        """Where the group under orders would go now: the target below a dragged counter, else what is pointed at."""
        if desk.drag is not None:
            hex = hex_of(desk.drag.over)
        else:
            hex = self.pointed if desk.ctx.device == "mouse" else hex_of(self.scene.top.focused_thing())
        return goals(self.seen).get(hex) if hex is not None else None

    def draw_marks(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        slot = marching(self.seen)
        if desk.stage is None or desk.decision is None or desk.decision.prompt != ORDER or slot is None:
            return
        draw_signs(ctx, surface, desk.stage, goals(self.seen))
        group, goal = own_group(self.seen, slot), self._goal_pointed_at(desk)
        if goal is not None and group is not None:
            draw_way(ctx, surface, desk.stage, group["hex"], goal)
