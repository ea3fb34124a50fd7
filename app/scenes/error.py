"""The screen after an unexpected fault: what happened, what it means, what to do now (UX-96, UX-97)."""

from __future__ import annotations

import re
from collections.abc import Callable

from app.ui.buttons import Button
from app.ui.context import CARD_TEXT, LEAD
from app.ui.dialog import Dialog, Panel
from app.ui.labels import Divider, Heading, Icon, Paragraph
from app.ui.layout import Anchor, Column, Row, Wrap
from app.ui.report_dialog import ask_about_report, goes_on
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget


class ErrorScene(Scene):
    """Offers what the broken scene offers (`rescues`: message id and action), the menu, a report and the details."""

    name = "error"
    back = False

    def __init__(self, app, error: BaseException, broken: Scene | None) -> None:  # type: ignore[no-untyped-def]
        super().__init__(app)
        self.error, self.broken = error, broken
        self._report = ""

    def build(self) -> Widget:
        body = ScrollArea(
            Column(
                [
                    Paragraph(self.texts("error-what"), LEAD, prefer=620),
                    Paragraph(self.texts("error-meaning"), prefer=620),
                    Paragraph(self.texts("error-next"), prefer=620),
                ],
                gap=14,
            ),
            id="error-body",
        )
        head = Row([Icon("warning", 34, "warn"), Heading(self.texts("error-title"))], gap=14, flex={1: 1})
        column = Column([head, Divider(), body, Wrap(self._buttons(), region=True)], gap=16, flex={2: 1})
        return Anchor(Panel(column, x=34, y=28, solid=True), width=720)

    def _buttons(self) -> list[Widget]:
        rescues: list[tuple[str, Callable[[], None]]] = getattr(self.broken, "rescues", list)()
        found: list[Widget] = [
            Button(self.texts(message), lambda action=action: self._leave(action), kind="main")  # type: ignore[misc]
            for message, action in rescues
        ]
        only = not found
        found.append(Button(self.texts("error-menu"), self._to_menu, kind="main" if only else "plain", icon="menu"))
        found.append(
            Button(self.texts("error-report"), self._write_report, icon="save", id="report", enabled=not self._report)
        )
        found.append(Button(self.texts("error-details"), self._details, icon="info"))
        return found

    def _leave(self, action: Callable[[], None]) -> None:
        self.app.pop()
        action()

    def _to_menu(self) -> None:
        """The broken scene goes away with this one."""
        if len(self.app.scenes) <= 2 and self.broken is self.app.scenes[0]:
            from app.scenes.menu import MenuScene

            self.app.scenes.clear()
            self.app.push(MenuScene(self.app))
            return
        self.app.go_home()

    def _write_report(self) -> None:
        """Of a game that goes on, only what its writer agrees to give away."""
        if any(goes_on(scene) for scene in self.app.scenes):
            ask_about_report(self, self._keep)
        else:
            self._keep(private=False)

    def _keep(self, private: bool) -> None:
        document = getattr(self.broken, "document", None)
        self._report = self.app.keep_report(self.error, document, private=private)
        if self._report:
            self.app.say("notice-report", name=self._report, icon="check", role="good")
            self.rebuild()
        else:
            self.app.say("notice-not-written", icon="warning", role="warn")

    def _details(self) -> None:
        import traceback

        lines = "".join(traceback.format_exception(self.error)).strip().split("\n")
        text = Paragraph("\n".join(map(without_folders, lines)), CARD_TEXT.coloured("ink"), prefer=700)
        close = Button(self.texts("close"), self.host.close, kind="main", id="default")
        self.host.open(Dialog(self.texts("error-details"), text, [close], width=760))


def without_folders(line: str) -> str:
    """A line that names a file, without the folders above it: they tell who plays here, on every system."""
    return re.split(r"[\\/]", line)[-1] if line.lstrip().startswith("File") else line
