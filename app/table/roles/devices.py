"""Input and time, for games with devices, clocks or drawings of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from app.table.roles.role import TableRole
from rules import Decision

if TYPE_CHECKING:
    from app.ui.input import Intent


class DeviceRole(TableRole):
    """Input and time, for games with devices, clocks or drawings of their own."""

    def foremost(self, asked: Sequence[Decision], viewer: int | None) -> Decision | None:
        """The question that is shown in the prompt bar: the viewer's, else the first one."""
        mine = [decision for decision in asked if decision.seat == viewer]
        return next(iter(mine or asked), None)

    def raw(self, event: pygame.event.Event) -> bool:
        """Use an event of a device before it becomes an intent, for keys by position (SM-4.50); True if it was used."""
        return False

    def offer(self, intent: Intent) -> bool:
        """Use an intent before any widget gets it; True if it was used."""
        return False

    def key(self, chord: str, asked: Sequence[Decision]) -> tuple[Decision, Any] | None:
        """The decision and the answer that a key of the game's own means; for several people at one keyboard."""
        return None

    def update(self, dt: float) -> bool:
        """Time passes; True while something must be drawn."""
        return False

    def holds(self) -> bool:
        """Whether the match must wait, because something is still being read."""
        return False

    def lingers(self) -> bool:
        """Whether a text is shown that everybody may read; a cover falls only after it."""
        return False
