"""The keyboard focus at the table: it stays on its widget as long as that exists, and goes to a new question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.table.choose import LEGAL, TARGET, AmountChoice, FormChoice, OneChoice
from app.table.model import Id
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.table.desk import Desk
    from app.table.kit import TableKit
    from app.table.prompt import PromptBar


class Attention:
    """Moves the focus when the widget it was on has gone, or when a new question comes."""

    def __init__(self, kit: TableKit, prompt: PromptBar, natural: Callable[[list[Widget]], Widget | None]) -> None:
        self.kit, self._prompt = kit, prompt
        self._natural = natural  # chooses the widget that gets the focus by itself; a lesson chooses another one
        self.is_drawn = False  # a new question has come that the focus is to go to

    def settle(self) -> None:
        """The widgets may be new: keep the focus on the one with the same id; if there is none, go to the question."""
        host = self.kit.host
        table, focused = host.layers[0], host.layers[0].focus
        if focused is not None and focused.stands_in(table.root):
            return
        everything = list(table.root.walk())
        goal = next(
            (widget for widget in everything if focused is not None and widget.id == focused.id and widget.id), None
        )
        if len(host.layers) > 1:
            table.focus = goal  # a dialog has the focus; it comes back here when the dialog is closed
        else:
            host.focus_on(goal or self._natural(everything))

    def follow(self) -> None:
        """Move the focus to a new question, unless the mouse is in use."""
        drawn, self.is_drawn = self.is_drawn, False
        host = self.kit.host
        if drawn and len(host.layers) == 1 and not host.typing and self.kit.ctx.device != "mouse":
            self.begin()

    def begin(self) -> None:
        """Move the focus to the question."""
        host = self.kit.host
        host.focus_on(self._natural(list(host.layers[0].root.walk())))

    def to_question(self, everything: list[Widget]) -> Widget | None:
        """The widget of the natural answer: Enter gives it, or begins it.

        That is what the game says; a proposal that only needs to be confirmed; a thing that may be touched; a button of
        the question; declining. Never a thing that can only be looked at, nor the book.
        """
        kit = self.kit
        inside = [widget for widget in everything if widget.focusable and widget.rect.width and widget.enabled]
        by_id = {widget.id: widget for widget in inside}
        in_prompt = [widget for widget in inside if self._prompt in widget.ancestors() and widget.id != "rule"]
        spots = (kit.top.spot(thing) for thing in offered_things(kit.desk))
        natural = [by_id.get(id) for id in self._natural_ids()]
        found = (*natural, *spots, *(self._prompt.choices), by_id.get("end"), *in_prompt, *inside)
        return next((widget for widget in found if widget is not None and widget.enabled), None)

    def _natural_ids(self) -> list[str]:
        desk = self.kit.desk
        if desk.decision is None or desk.choice is None:
            return []
        option = desk.module.natural(desk.decision)
        named = [f"option-{option}"] if option is not None else []
        if isinstance(desk.choice, AmountChoice):
            return [*named, "number-0", "number"]  # Enter on a number gives all of them
        return [*named, "confirm"] if isinstance(desk.choice, FormChoice) and desk.choice.value() is not None else named


def offered_things(desk: Desk) -> list[Id]:
    """What the present question lets one touch, the useful things before a bluff or a waste."""
    choice = desk.choice
    if choice is None:
        return []
    poor = choice.worths() if isinstance(choice, OneChoice) else {}
    things = [thing for thing, mark in choice.marks().items() if mark in (LEGAL, TARGET)]
    return sorted(things, key=lambda thing: thing in poor)
