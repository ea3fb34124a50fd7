"""The operator's page of a stand: the day's games and faults (UX-107)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.scenes.parts import Emblem
from app.scenes.wording import game_name
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.dialog import Panel
from app.ui.labels import Caps, Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.program import Day, Program

MOST_SHOWN = 60


class OperatorsDayScene(Scene):
    """Games at the left, faults at the right; the latest first."""

    name = "operators-day"

    def __init__(self, app: Program, day: Day) -> None:
        super().__init__(app)
        self.day = day
        self.first_focus = "day-games"

    def build(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(self.texts("kiosk-day"))], gap=16, flex={1: 1}, region=True)
        games = Panel(ScrollArea(self._games(), id="day-games", reading=True), x=20, y=16)
        faults = Panel(ScrollArea(self._faults(), id="day-faults", reading=True), x=20, y=16)
        body = Row([games, faults], gap=16, align="stretch", flex={0: 1, 1: 1})
        return Pad(Column([head, body], gap=14, flex={1: 1}), x=24, y=18, most=1280)

    def _games(self) -> Widget:
        day, texts = self.day, self.ctx.texts
        rows: list[Widget] = [Caps(self.texts("kiosk-day-games"))]
        for game, begun in sorted(day.begun.items()):
            ended = sum(one.game == game for one in day.finished)
            words = self.texts("kiosk-day-line", game=game_name(texts, game), begun=begun, finished=ended)
            rows.append(Row([Emblem(game, 30, flat=True), Paragraph(words, STRONG, prefer=400)], gap=10, flex={1: 1}))
        if not day.begun:
            rows.append(Paragraph(self.texts("kiosk-day-none"), DIM, prefer=400))
        for one in reversed(day.finished[-MOST_SHOWN:]):
            words = self.texts("kiosk-day-game", time=one.time, game=game_name(texts, one.game), name=one.winner)
            rows.append(Paragraph(words, DIM, prefer=420))
        return Column(rows, gap=10)

    def _faults(self) -> Widget:
        rows: list[Widget] = [Caps(self.texts("kiosk-day-faults", count=len(self.day.faults)))]
        if not self.day.faults:
            rows.append(Row([Icon("check", 22, "good"), Label(self.texts("kiosk-day-no-faults"), DIM)], gap=8))
        for one in reversed(self.day.faults[-MOST_SHOWN:]):
            rows.append(Paragraph(f"{one.time}  {one.words}", DIM, prefer=420))
        return Column(rows, gap=10)
