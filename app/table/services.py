"""What a game may have its table do, and what it may know of what lies around its board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

if TYPE_CHECKING:
    from app.table.attention import Attention
    from app.table.commands import Commands
    from app.table.model import Id
    from app.table.offered import Offered
    from app.table.panels import Panels
    from app.table.parts import Parts
    from app.table.reading import Reading
    from app.table.updater import TableUpdater
    from app.table.words import TableWords
    from app.ui.buttons import Button
    from app.ui.context import Context


class TableServices:
    """What a game may have its table do."""

    def __init__(
        self,
        refresh: Callable[..., None],
        updater: TableUpdater,
        commands: Commands,
        offered: Offered,
        wording: TableWords,
        reading: Reading,
        attention: Attention,
        recolour: Callable[[], None],
    ) -> None:
        self.refresh = refresh  # show the present view
        self.words = updater.words  # make all texts around the board anew
        self.relay = updater.relay  # lay out the same view once more
        self.recolour = recolour  # the seats' pieces have got other colours: use them everywhere
        self.pump = commands.pump  # let the match go on
        self.attempt = commands.attempt  # do something that the match may refuse; then the reason is shown
        self.note = offered.note  # a person answers without the desk: keep the answer in words, for take-backs
        self.open_rules = wording.open_rules  # open the rulebook at the rule of the present question
        self.put_away = reading.put_away  # close the open fact sheet
        self.focus_question = attention.begin  # bring the keyboard focus to the present question
        self.focus_confirm = attention.to_confirm  # bring it to the button that gives the answer
        self._reading = reading

    def read(self, thing: Id) -> None:
        """Open the fact sheet of a thing, or close it if it is open."""
        self._reading.toggle(thing)


class Surroundings:
    """What lies around the board of a game that fits its own things between."""

    def __init__(self, panels: Panels, parts: Parts, log: Reading) -> None:
        self._panels, self._parts = panels, parts
        self.log = log  # as it is put into words
        self.shows_log = panels.shows_log
        self.refresh_side = panels.refresh_side  # make the side panel anew

    @property
    def prompt(self) -> pygame.Rect:
        return self._parts.prompt.rect

    @property
    def stack(self) -> pygame.Rect | None:
        """The list of what has been announced."""
        return None if self._panels.stack is None else self._panels.stack.rect

    @property
    def panel(self) -> Any:
        """The game's own panel, as it lies over the board; None if there is none."""
        return self._parts.panel

    def over_right(self, ctx: Context) -> pygame.Rect:
        """The board together with the side panel."""
        return self._panels.divide().over_right(ctx)

    def has_button(self, id: str) -> bool:
        """Whether the prompt bar has such a button now."""
        return self._parts.prompt.find(id) is not None

    def number(self, buttons: Sequence[Button]) -> None:
        """The digit keys press these buttons of the prompt bar."""
        self._parts.prompt.choices = list(buttons)
