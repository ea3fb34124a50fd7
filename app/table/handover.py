"""The screen that covers the table between two people: it shows only who is next (UX-41, UX-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from app.table.curtain import CurtainScene

if TYPE_CHECKING:
    from app.match import Match
    from app.table.module import GameTable
    from app.table.table_input import TableInput
    from app.ui.program import Program


class CoveredTable(Protocol):
    """The table below the cover."""

    pins: dict[int, str]
    match: Match
    module: GameTable
    input: TableInput

    def name_seats(self) -> None: ...

    def pump(self, dt: float) -> bool: ...


class HandoverScene(CurtainScene):
    """Behind it the match goes on only with what nobody needs to see."""

    def __init__(self, app: Program, table: CoveredTable, seat: int, why: str) -> None:
        super().__init__(app, seat, why, table.pins.get(seat, ""))
        self.table = table

    def name_seat(self, seat: int, why: str) -> None:
        """Change the seat that is named."""
        self.seat, self.why, self.pin = seat, why, self.table.pins.get(seat, "")
        self._typed, self._refused, self._held = "", False, 0.0
        self.rebuild()

    def seat_name(self) -> str:
        self.table.name_seats()
        return self.table.module.seat_name(self.seat)

    def behind(self, dt: float) -> None:
        self.table.pump(dt)

    def lifted(self, by_key: bool) -> None:
        self.table.input.hush = by_key
        self.table.match.screen.lift()
        self.table.pump(0.0)

    def leave(self) -> None:
        self.app.pop()
        self.app.pop()

    def public_picture(self) -> pygame.Surface:
        return self.app.surface
