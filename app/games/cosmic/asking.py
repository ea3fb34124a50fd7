"""Questions of Cosmic Encounter that are answered at the table itself: ships are counted at their stacks.

The prompt stays low, so that the own system is in sight: it has the sides to join, one step back, and the answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from app.games.cosmic.gestures import ANSWER
from app.table.actions import doing
from app.table.choose import Choice, FormChoice, OneChoice, SplitChoice
from app.table.inscribe import put_tag
from app.ui.buttons import Button, IconButton
from app.ui.context import STRONG, Context
from app.ui.labels import Paragraph
from app.ui.widget import Widget
from rules import Decision

if TYPE_CHECKING:
    from app.games.cosmic.table import CosmicTable
    from app.table.desk import Desk

TAG = 1.5  # ems, of the number of ships that will leave a stack


def counting(choice: Choice | None) -> SplitChoice | None:
    """The ships that are being counted, if every one of their places can be touched."""
    if isinstance(choice, FormChoice) and choice.decision.prompt == ANSWER:
        choice = choice.parts["ships"]
    return choice if isinstance(choice, SplitChoice) and None not in choice.things else None


class Asking:
    """The controls of such questions, and the numbers at the stacks."""

    def __init__(self, table: CosmicTable) -> None:
        self.table = table

    def controls(self, decision: Decision, desk: Desk) -> list[Widget] | None:
        choice = desk.choice
        ships = counting(choice)
        if choice is None or ships is None:
            return None
        made: list[Widget] = []
        if isinstance(choice, FormChoice):
            side = choice.parts["side"]
            assert isinstance(side, OneChoice)
            made += [self._side(desk, choice, side, option) for option in side.decision.options]
            wrong = list(choice.problems().values())
            made += [Paragraph(self.table.reason(one), STRONG.coloured("warn"), prefer=260) for one in wrong[:1]]
            changed = choice.changed
        else:
            changed = ships.total > 0
            label = self.table.confirming(choice)
            made.append(
                Button(label, doing(desk.confirm), kind="main", icon="check", enabled=choice.value() is not None,
                       id="confirm")
            )  # fmt: skip
        if changed:
            made.append(IconButton("undo", doing(desk.back), desk.ctx.texts("table-form-back"), id="form-back"))
        return made

    def _side(self, desk: Desk, choice: FormChoice, side: OneChoice, option: Any) -> Button:
        def pick() -> None:
            choice.change(lambda: side.pick(option))
            desk.changed()

        label = self.table.label(side.decision, option)
        return Button(label, pick, size="small", chosen=option == side.picked, id=f"side-option-{option}")

    def draw(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        """How many ships will leave each stack, or come to each planet."""
        ships = counting(desk.choice)
        if ships is None or desk.stage is None:
            return
        for thing, number in zip(ships.things, ships.numbers, strict=True):
            rect = desk.stage.rect(thing) if thing is not None and number else None
            if rect is not None:
                put_tag(ctx, surface, f"+{number}", (rect.centerx, rect.top), ctx.em(TAG))
