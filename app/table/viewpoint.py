"""Whose view the table shows, and in how much room."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.table.roles.layout import Look

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.table.model import Tableau
    from app.table.regions import Regions


class Viewpoint:
    """Makes from the match's view the `Look` that a game's module lays out."""

    def __init__(self, kit: TableKit, divide: Callable[[], Regions]) -> None:
        self.kit, self.divide = kit, divide
        self.viewer: int | None = None  # the seat whose view the desk shows

    def look(self, now: Regions, public: bool = False) -> Look:
        kit, match = self.kit, self.kit.match
        viewer, seen = (None, match.public_view()) if public else (match.viewer, match.view())
        asked = () if public else kit.asked
        return Look(seen, viewer, now.board.size, kit.ctx.scale, kit.ctx.text_scale, asked, match.below)

    def tableau(self, public: bool = False) -> Tableau:
        """The present places and pieces; afterwards the module knows the names and facts of this view."""
        return self.kit.module.layout.tableau(self.look(self.divide(), public))
