"""The operator of a kiosk: a PIN, then settings, the day's games and faults, or the end of the program (UX-107)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.scenes.parts import Emblem
from app.scenes.wording import game_name
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.dialog import Dialog, Panel
from app.ui.fields import TextField
from app.ui.labels import Caps, Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.context import Context
    from app.ui.program import Day, Program, Stand
    from app.ui.scene import Layer, Scene


class PinLine(Paragraph):
    """What is asked; after a wrong PIN that it was wrong, and how long the next one has to wait."""

    ticks = True

    def __init__(self, scene: Scene, kiosk: Stand) -> None:
        self._scene, self._kiosk = scene, kiosk
        super().__init__(self._words(), DIM, prefer=360)

    def _words(self) -> str:
        texts, seconds = self._scene.texts, self._kiosk.wait_left()
        if seconds:
            return texts("kiosk-pin-wait", seconds=seconds)
        return texts("kiosk-pin-again" if self._kiosk.was_wrong else "kiosk-operator-line")

    def tick(self, ctx: Context) -> bool:
        before = self.text
        self._scene.retell(self, self._words())
        return self.text != before


def open_operator(scene: Scene, kiosk: Stand) -> Layer:
    """Ask for the PIN; after a wrong one the dialog stays, says so, and counts the wait down."""
    texts = scene.texts

    def enter(typed: str) -> None:
        if kiosk.wait_left():
            return  # the line says for how long; what was typed stays
        field.clear()
        scene.host.focus_on(field)
        if kiosk.admits(typed):
            scene.host.close()
            _open_choice(scene, kiosk)

    field = TextField("", hint=texts("kiosk-pin"), most=12, on_submit=enter, id="default-pin", width=240, secret=True)
    body = Column([PinLine(scene, kiosk), field])
    buttons = [
        Button(texts("table-cancel"), scene.host.close, id="cancel"),
        Button(texts("kiosk-enter"), lambda: enter(field.text), kind="main", icon="lock", id="enter"),
    ]
    return scene.host.open(Dialog(texts("kiosk-operator"), body, buttons))


def _open_choice(scene: Scene, kiosk: Stand) -> None:
    texts = scene.texts

    def settings() -> None:
        scene.host.close()
        scene.app.push(_operators_settings(scene, kiosk))

    def day() -> None:
        scene.host.close()
        scene.app.push(OperatorsDayScene(scene.app, kiosk.day))

    def offers() -> None:
        from app.scenes.visitors import OperatorsOffersScene

        scene.host.close()
        scene.app.push(OperatorsOffersScene(scene.app, kiosk))

    body = Column(
        [
            Button(texts("kiosk-day"), day, icon="chart", id="day"),
            Button(texts("kiosk-offers"), offers, icon="star", id="offers"),
            Button(texts("menu-settings"), settings, icon="settings", id="settings"),
            Button(texts("kiosk-close"), kiosk.close, kind="danger", icon="close", id="close"),
        ]
    )
    scene.host.open(Dialog(texts("kiosk-operator"), body, [Button(texts("back"), scene.host.close, id="default")]))


def _operators_settings(scene: Scene, kiosk: Stand) -> Scene:
    """What the operator changes holds for all visitors to come."""
    from app.scenes.options import OptionsScene

    class OperatorsSettings(OptionsScene):
        def left(self) -> None:
            kiosk.keep_settings()
            super().left()

    return OperatorsSettings(scene.app)


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
