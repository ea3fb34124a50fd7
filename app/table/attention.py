"""Where the keyboard is at the table: it stays where it was as long as that exists, and a new question draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.table.scene import TableScene


class Attention:
    """Keeps the focus of a table scene sensible while its widgets come and go."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.is_drawn = False  # a question has come to which the keyboard is drawn

    def settle(self) -> None:
        """The tree may be another one: the focus stays where it was; when that is gone it goes to what is asked."""
        host = self.scene.host
        table, focused = host.layers[0], host.layers[0].focus
        if focused is not None and focused.stands_in(table.root):
            return
        everything = list(table.root.walk())
        goal = next(
            (widget for widget in everything if focused is not None and widget.id == focused.id and widget.id), None
        )
        if len(host.layers) > 1:
            table.focus = goal  # the keyboard is in a dialog, and comes back here when that is closed
        else:
            host.focus_on(goal or self.scene.natural_focus(everything))

    def follow(self) -> None:
        """A new question draws the keyboard to it, unless the mouse is in use."""
        drawn, self.is_drawn = self.is_drawn, False
        host = self.scene.host
        if drawn and len(host.layers) == 1 and not host.typing and self.scene.ctx.device != "mouse":
            self.begin()

    def begin(self) -> None:
        """To what is asked."""
        host = self.scene.host
        host.focus_on(self.scene.natural_focus(list(host.layers[0].root.walk())))

    def to_question(self, everything: list[Widget]) -> Widget | None:
        """The first thing that may be touched, otherwise the first button of the prompt."""
        scene = self.scene
        spot = next((scene.top.spot(thing) for thing in scene.desk.marks() if scene.top.spot(thing)), None)
        inside = [widget for widget in everything if widget.focusable and widget.rect.width and widget.enabled]
        in_prompt = [widget for widget in inside if scene.prompt in widget.ancestors()]
        return spot or next(iter(in_prompt or inside), None)
