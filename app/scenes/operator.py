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
    from app.kiosk import Kiosk
    from app.scenes.base import Scene
    from app.ui.host import Layer


def open_operator(scene: Scene, kiosk: Kiosk) -> Layer:
    """Ask for the PIN; a wrong one says nothing but that it is wrong."""
    texts = scene.texts

    def enter(typed: str) -> None:
        scene.host.close()
        if typed == kiosk.pin:
            _open_choice(scene, kiosk)
        else:
            scene.app.say("kiosk-pin-wrong", icon="lock", role="warn")

    field = TextField("", hint=texts("kiosk-pin"), most=12, on_submit=enter, id="default-pin", width=240, secret=True)
    body = Column([Paragraph(texts("kiosk-operator-line"), DIM), field])
    buttons = [
        Button(texts("table-cancel"), scene.host.close, id="cancel"),
        Button(texts("kiosk-enter"), lambda: enter(field.text), kind="main", icon="lock", id="enter"),
    ]
    return scene.host.open(Dialog(texts("kiosk-operator"), body, buttons))


def _open_choice(scene: Scene, kiosk: Kiosk) -> None:
    texts = scene.texts

    def settings() -> None:
        scene.host.close()
        scene.app.push(_operators_settings(scene, kiosk))

    def leave() -> None:
        kiosk.may_end = True
        scene.app.quit()

    body = Column(
        [
            Button(texts("menu-settings"), settings, icon="settings", id="settings"),
            Button(texts("kiosk-close"), leave, kind="danger", icon="close", id="close"),
        ]
    )
    scene.host.open(Dialog(texts("kiosk-operator"), body, [Button(texts("back"), scene.host.close, id="default")]))


def _operators_settings(scene: Scene, kiosk: Kiosk) -> Scene:
    """What the operator changes holds for all visitors to come."""
    from app.scenes.options import OptionsScene

    class OperatorsSettings(OptionsScene):
        def left(self) -> None:
            kiosk.keep_settings()
            super().left()

    return OperatorsSettings(scene.app)
