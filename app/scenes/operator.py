"""The operator of a kiosk: a PIN, then settings or the end of the program (UX-107)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.buttons import Button
from app.ui.context import DIM
from app.ui.dialog import Dialog
from app.ui.fields import TextField
from app.ui.labels import Paragraph
from app.ui.layout import Column

if TYPE_CHECKING:
    from app.ui.context import Context
    from app.ui.program import Stand
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
        from app.scenes.operator_day import OperatorsDayScene

        scene.host.close()
        scene.app.push(OperatorsDayScene(scene.app, kiosk.day))

    def leave() -> None:
        kiosk.may_end = True
        scene.app.quit()

    body = Column(
        [
            Button(texts("kiosk-day"), day, icon="chart", id="day"),
            Button(texts("menu-settings"), settings, icon="settings", id="settings"),
            Button(texts("kiosk-close"), leave, kind="danger", icon="close", id="close"),
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
