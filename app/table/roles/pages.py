"""What the game shows beside its board: controls of its own, pages of the side panel, panels, fact sheets."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from app.table.model import FactSheet, Id
from app.table.roles.role import TableRole
from rules import Decision

if TYPE_CHECKING:
    from app.table.desk import Desk
    from app.ui.widget import Widget


class SidePage(NamedTuple):
    """A page of the game's own in the right panel, beside the log. It is made anew when its `content` changes.

    Asked for in every frame, so nothing is worked out before `content` or `make` is called.
    """

    id: str
    icon: str
    name: str
    content: Callable[[], Hashable]
    make: Callable[[], Widget]


class PageRole(TableRole):
    """What the game shows beside its board: controls of its own, pages of the side panel, panels, fact sheets."""

    panel_from = 1600  # pixels of the window's width from which the side panel stands open by itself
    panel_hides_motion = False  # pieces that move below the game's panel are not seen; dice are
    panel_stays_above = False  # nothing flies over the game's panel, which is read meanwhile

    def controls(self, decision: Decision, desk: Desk) -> list[Widget] | None:
        """The game's own controls for a decision in the prompt bar; None: the usual ones for its kind."""
        return None

    def extras(self) -> list[Widget]:
        """Further buttons of the prompt bar while nobody is asked."""
        return []

    def shortcuts(self, decision: Decision, desk: Desk) -> list[Widget]:
        """Further buttons of the game's own, after the usual ones of a question."""
        return []

    def waiting(self) -> str | None:
        """What the prompt bar says while nobody is asked; None: the usual text."""
        return None

    def side_pages(self) -> Sequence[SidePage]:
        """Pages of the right panel besides the log, which is the last one."""
        return ()

    def panel(self, desk: Desk) -> Widget | None:
        """A panel of the game's own over the board, such as that of a deal; it is placed in the board's region."""
        return None

    def fills_window(self, desk: Desk) -> bool:
        """Whether that panel takes the place of the right one, too, unless that was opened by hand; asked often."""
        return False

    def free_on_page(self, desk: Desk) -> Sequence[pygame.Rect]:
        """What that panel leaves free, for a recap, so that it covers nothing that is needed for the answer; boxes that
        may overlap. None: look for a place on the board."""
        return ()

    def watched_on_page(self, desk: Desk) -> Sequence[pygame.Rect]:
        """What on the game's own page one looks at while pointing at its other parts: no tooltip covers it."""
        return ()

    def uncovered(self, desk: Desk) -> Sequence[Sequence[pygame.Rect]]:
        """The boxes of what everybody looks at during an announcement; the list of announcements goes beside them. If
        there is no room beside the first of these lists, it is tried with the next one."""
        return ()

    def keep_clear(self, desk: Desk) -> Sequence[pygame.Rect]:
        """The boxes of what this game shows over the table, which a fact sheet should not cover."""
        return ()

    def inspect(self, id: Id) -> FactSheet | None:
        """Everything that the viewer may know about a piece or place; None if there is nothing."""
        return None
