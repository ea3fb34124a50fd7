"""Lines in the hand: dragged to an enemy they fire, to a hex of the small map they retreat, to the place of screened
units they are screened; ground units are dragged to where they land.

Each drag has its click: on the enemy, on the hex, on the line (UX-12 to UX-18).
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from app.games.empires.battle.cards import LineCard
from app.games.empires.battle.landing import TroopPlace
from app.games.empires.battle.places import ScreenPlace, SidePlace
from app.games.empires.battle.refuges import HexSpot
from app.ui.context import Context
from app.ui.input import Act, Intent, Lost, PointerEvent
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.battle.board import BattleBoard

Goal = LineCard | ScreenPlace | SidePlace | HexSpot | TroopPlace  # what a line may be dropped on
FAR = 6.0  # pixels that make a press a drag (UX-12)


class LineDrag:
    """For one board."""

    def __init__(self, board: BattleBoard) -> None:
        self.board = board
        self._from: tuple[int, int] | None = None
        self._card: LineCard | None = None
        self.held = False
        self.pos = (0, 0)
        self._over: Goal | None = None

    def offer(self, intent: Intent) -> bool:
        """True if it was used; a press alone is left to the card, which may be clicked."""
        if isinstance(intent, Lost) or (isinstance(intent, Act) and intent.action == "cancel" and not intent.released):
            return self.let_go()
        if not isinstance(intent, PointerEvent):
            return False
        if intent.kind == "press":
            if intent.button != 1:
                return self.let_go()
            under = self._under(intent.pos, LineCard)
            mine = isinstance(under, LineCard) and under.line in self._movable()
            self._card, self._from = (under if mine and isinstance(under, LineCard) else None), intent.pos
            return False
        if self._card is None or self._from is None:
            return False
        if intent.kind == "move":
            self.pos = intent.pos
            if not self.held and math.dist(intent.pos, self._from) >= FAR:
                self._take_up()
            if self.held:
                self._point(intent.pos)
            return self.held
        return self._drop(intent.pos)

    def _movable(self) -> set[int]:
        """Own lines that can be dragged now."""
        desk, answers = self.board.table.desk, self.board.answers
        fires = {deed.by for deed in answers.offered(desk) if deed.at is not None or deed.hex is not None}
        fight = self.board.fight
        lines = fight.lines if fight is not None else ()
        screened = {each.number for each in lines if answers.screened(desk, each.number)}
        return fires | screened | self.board.landing.movable(desk)

    def _under(self, pos: tuple[int, int], *kinds: type[Widget]) -> Widget | None:
        host, found = self.board.table.kit.host, None
        for widget in host.top.root.walk() if len(host.layers) == 1 else ():
            if isinstance(widget, kinds) and widget.seen().collidepoint(pos):
                found = widget
        return found

    def _take_up(self) -> None:
        host = self.board.table.kit.host
        if host.held is not None:
            host.held.pressed = False
        host.held = host.hover = None  # its tooltip would hide where it may go
        self.held = True
        answers, desk = self.board.answers, self.board.table.desk
        others = {deed.by for deed in answers.offered(desk)} - {answers.by(desk)}
        if self._card is not None and self._card.line in others:
            answers.order(self._card.line)  # its numbers to hit, and where it may retreat to
            desk.arrange()

    def _goals(self) -> set[int]:
        """The lines that the one in the hand may fire at."""
        desk, card = self.board.table.desk, self._card
        offered = self.board.answers.offered(desk)
        return {deed.at for deed in offered if card is not None and deed.by == card.line and deed.at is not None}

    def _point(self, pos: tuple[int, int]) -> None:
        under = self._under(pos, LineCard, ScreenPlace, SidePlace, HexSpot)
        found: Goal | None = None
        ground = self._under(pos, TroopPlace)
        if isinstance(ground, TroopPlace):
            found = ground
        elif isinstance(under, LineCard) and under.line in self._goals():
            found = under
        elif isinstance(under, HexSpot):
            found = under if under.action is not None else None
        elif self.board.answers.screened(self.board.table.desk, self._card.line if self._card else -1) is not None:
            found = self._screen_goal(pos)
        if found is not self._over:
            self._light(False)
            self._over = found
            self._light(True)
        self.board.table.kit.host.dirty = True

    def _screen_goal(self, pos: tuple[int, int]) -> ScreenPlace | SidePlace | None:
        place = self._under(pos, ScreenPlace) or self._under(pos, SidePlace)
        return place if isinstance(place, (ScreenPlace, SidePlace)) else None

    def _light(self, on: bool) -> None:
        if self._over is not None:
            self._over.over = on

    def _drop(self, pos: tuple[int, int]) -> bool:
        if not self.held or self._card is None:
            self._card = self._from = None
            return False
        self._point(pos)
        line, over, desk = self._card.line, self._over, self.board.table.desk
        self.let_go()
        if isinstance(over, TroopPlace):
            self.board.landing.bring_all(desk, line, over.side)
        elif isinstance(over, LineCard):
            self.board.answers.fire(desk, line, over.line)
        elif isinstance(over, HexSpot):
            if over.action is not None:
                over.action()
        elif over is not None:
            self.board.answers.set_aside(desk, line, isinstance(over, ScreenPlace))
        return True

    def let_go(self) -> bool:
        """Nothing is held any more; whether something was (UX-18)."""
        was = self.held
        self._light(False)
        self._card = self._from = self._over = None
        self.held = False
        if was:
            self.board.table.kit.host.dirty = True
        return was

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        """The counter under the pointer."""
        art = self._art()
        if art is None:
            return
        wide = ctx.px(64)
        drawn = self.board.table.desk.sprites.face(ctx, art, (wide, round(wide * 1.2)))
        surface.blit(drawn, drawn.get_rect(center=self.pos))

    def _art(self) -> Hashable | None:
        """Of what is held."""
        fight, card, desk = self.board.fight, self._card, self.board.table.desk
        if not self.held or card is None:
            return None
        troops = self.board.landing.art(desk, card.line)
        if troops is not None or fight is None:
            return troops
        line = fight.line(card.line)
        return self.board.art(fight, line) if line is not None else None
