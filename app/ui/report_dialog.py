"""Before a report about a game that goes on: it could give away every hand, so its writer is asked (UX-97)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from app.ui.buttons import Button
from app.ui.dialog import Dialog
from app.ui.labels import Paragraph

if TYPE_CHECKING:
    from app.ui.scene import Host


class AskingScreen(Protocol):
    """Where the question is asked."""

    host: Host

    def texts(self, message: str, /, **values: object) -> str: ...


def goes_on(scene: object) -> bool:
    """Whether a game is being played on a screen: its hands are nobody else's business."""
    match = getattr(scene, "match", None)
    return match is not None and match.result() is None


def ask_about_report(screen: AskingScreen, write: Callable[[bool], None]) -> None:
    """`write` is told whether the report is to be private: without the game."""
    texts, host = screen.texts, screen.host

    def chosen(private: bool) -> None:
        host.close()
        write(private)

    buttons = [
        Button(texts("cancel"), host.close, id="cancel"),
        Button(texts("report-whole"), partial(chosen, False), icon="warning", id="report-whole"),
        Button(texts("report-private"), partial(chosen, True), kind="main", icon="lock", id="default-private"),
    ]
    host.open(Dialog(texts("report-title"), Paragraph(texts("report-line"), prefer=560), buttons, width=640))
