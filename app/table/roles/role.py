"""What all roles of a game's table have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.table.module import GameTable


class TableRole:
    """One role of a game's table. A game's part that takes it overrides what differs."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
