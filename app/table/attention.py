"""Where the keyboard is at the table: it stays where it was as long as that exists, and a new question draws it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.table.prompt import PromptBar


class Attention:
    """Keeps the focus of a table sensible while its widgets come and go."""

    def __init__(self, kit: TableKit, prompt: PromptBar, natural: Callable[[list[Widget]], Widget | None]) -> None:
        self.kit, self._prompt = kit, prompt
        self._natural = natural  # where the keyboard goes of itself; a lesson has another place for it
        self.is_drawn = False  # a question has come to which the keyboard is drawn

    def settle(self) -> None:
        """The tree may be another one: the focus stays where it was; when that is gone it goes to what is asked."""
        host = self.kit.host
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
            host.focus_on(goal or self._natural(everything))

    def follow(self) -> None:
        """A new question draws the keyboard to it, unless the mouse is in use."""
        drawn, self.is_drawn = self.is_drawn, False
        host = self.kit.host
        if drawn and len(host.layers) == 1 and not host.typing and self.kit.ctx.device != "mouse":
            self.begin()

    def begin(self) -> None:
        """To what is asked."""
        host = self.kit.host
        host.focus_on(self._natural(list(host.layers[0].root.walk())))

    def to_question(self, everything: list[Widget]) -> Widget | None:
        """The first thing that may be touched, otherwise the first button of the prompt."""
        kit = self.kit
        spot = next((kit.top.spot(thing) for thing in kit.desk.marks() if kit.top.spot(thing)), None)
        inside = [widget for widget in everything if widget.focusable and widget.rect.width and widget.enabled]
        in_prompt = [widget for widget in inside if self._prompt in widget.ancestors()]
        return spot or next(iter(in_prompt or inside), None)
