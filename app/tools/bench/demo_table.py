"""A table with sixty cards for the drawing bars: real toolkit, real match, no game's own layout."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from app.table.arrange import Shown
from app.table.model import USED, Gesture, Piece, Place, SeatFacts, ShownValue, Status, Tableau
from app.table.module import GameTable
from app.table.motion.steps import Together
from app.table.motion.tween import Tween
from app.table.performer import Ghost
from app.table.roles.gestures import GestureRole
from app.table.roles.layout import LayoutRole, Look
from app.table.roles.log import LogRole
from app.table.roles.words import WordRole
from app.table.scene import TableScene
from app.ui.context import Context, Style
from art.cards import card_areas, card_face
from art.icons import icon
from rules import Decision, Event
from rules.core.decisions import Option

from .screen_yardsticks import CARDS, come_to_rest

if TYPE_CHECKING:
    from app.shell.main import App

ROWS = 4
COLOURS = ("#3B6EA8", "#5E8C4A", "#A58B5B", "#7A5BA8", "#B4703C", "#B23A48")
SIGNS = ("star", "energy", "ship", "planet")
LEGAL = 8  # cards that may be chosen
MOVERS = 10
MOVE_MS = 400.0


class DemoTable(GameTable, LayoutRole, GestureRole, WordRole, LogRole):
    """Twelve cards in the hand and four rows of twelve, as large as the board lets them lie side by side.

    One in six lies used, with badge and upright values; some are legal, one is chosen, as in the middle of a turn.
    """

    def tableau(self, look: Look) -> Tableau:
        wide = min(look.room[0] / (CARDS / (ROWS + 1)) / 1.12, look.room[1] / ROWS / 1.4 / 1.12)
        size = (wide, wide * 1.4)
        places = [
            Place(f"row:{n}", look.box(0.01, n / ROWS + 0.01, 0.98, 1 / ROWS - 0.02), "row", str(n + 1), size=size)
            for n in range(ROWS)
        ]
        places.append(Place(f"row:{ROWS}", (0, 0, 1, 1), "fan", str(ROWS + 1), size=(100, 140), hand=True, owner=0))
        seats = tuple(SeatFacts(seat, (ShownValue("star", seat),)) for seat in range(len(self.players)))
        return Tableau(tuple(places), tuple(self._card(n) for n in range(CARDS)), Status(turn=str(CARDS)), seats=seats)

    def _card(self, number: int) -> Piece:
        used = number % 12 in (2, 9)
        values = (ShownValue("energy", number % 9), ShownValue("star", number % 4))
        return Piece(
            f"card:{number}",
            f"row:{number % (ROWS + 1)}",
            number,
            str(number),
            values=values,
            angle=USED if used else 0.0,
            states=("used",) if used else (),
        )

    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        assert isinstance(art, int)
        from app.ui import lettering

        colour, sign = COLOURS[art % len(COLOURS)], SIGNS[art % len(SIGNS)]
        areas = card_areas(size[0])
        picture = pygame.Surface(areas["picture"].size, pygame.SRCALPHA)
        side = min(picture.get_size()) * 2 // 3
        picture.blit(icon(side, ctx.art, name=sign), ((picture.get_width() - side) // 2, 4))
        face = card_face(size[0], picture, ctx.art, colour=colour, icon=sign, cost=False)
        if "name" in areas:
            line = lettering.line(ctx, str(art), Style(size="tiny", weight="semibold"))
            face.blit(line, line.get_rect(center=areas["name"].center))
        return face

    def gesture(self, decision: Decision, option: Option) -> Gesture:
        """Every option belongs to one of a few cards, which are outlined as legal."""
        return Gesture((f"card:{sum(map(ord, str(option))) % LEGAL * 7}",))

    # The position's own words belong to another table; these are as long.

    def label(self, decision: Decision, option: Option) -> str:
        return self.texts("table-seats")

    def prompt(self, decision: Decision) -> str:
        return self.texts("program-line")

    def line(self, event: Event) -> str:
        return self.texts("table-last-step")


def demo_scene(app: App) -> TableScene:
    """The demo table in the window, at rest."""
    from app.match import Match, PlaySettings, Seats
    from app.match.feed import relived
    from app.match.thoughts import Nobody
    from app.tools.shot_games import played

    session = played(steps=24)  # whichever game: it gives the seats, the log and a question; the cards are our own
    seats = Seats([(name, "human") for name in ("Anna", "Bence", "Vega")])
    settings = PlaySettings(trust=True, hide_after_s=0)
    match = Match(session, seats, opponents=Nobody(), settings=settings, feed=relived(session))
    scene = TableScene(app, match, DemoTable)
    app.push(scene)
    come_to_rest(app)
    return scene


def rebuild(app: App, scene: TableScene) -> None:
    """Everything anew as after an answer: tableau, layout, words, the whole picture."""
    scene.refresh(animate=False)
    app.dirty = True
    app.step(0.0)


def set_moving(scene: TableScene) -> None:
    """Ten cards leave for each other's places at once; every second one turns on its way."""
    stage = scene.desk.stage
    assert stage is not None
    ids = [f"card:{number * 5 + 1}" for number in range(MOVERS)]
    tweens = []
    for index, thing in enumerate(ids):
        shown, start, end = stage.of(thing), stage.pose(thing), stage.pose(ids[index - 3])
        assert shown is not None and start is not None and end is not None
        single = Shown(shown.piece, shown.centre, shown.size, (thing,), 1, shown.angle)
        scene.desk.performer.ghosts[thing] = Ghost(single, shown.piece.art, shown.piece.art)
        end = replace(end, angle=start.angle + (90.0 if index % 2 else 0.0))
        tweens.append(Tween(thing, start, end, MOVE_MS, lift=0.5))
    scene.timeline.play(Together(*tweens))
