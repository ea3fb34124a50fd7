"""A clearing on the table: where a short notice covers least of what is read and touched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from app.table.stage import Stage

ACROSS = (0.5, 0.0, 1.0, 0.25, 0.75)  # the middle first
DOWN = 24  # heights tried, the uppermost first
PIECE = 4  # a covered piece or control is so much worse than a covered stretch of an empty place


def shared_area(place: pygame.Rect, rects: Sequence[pygame.Rect]) -> int:
    """How much of a place lies over these things."""
    shared = [place.clip(rect) for rect in rects]
    return sum(rect.width * rect.height for rect in shared)


def clearing(
    board: pygame.Rect, stage: Stage | None, kept: Sequence[pygame.Rect], size: tuple[int, int], edges: int
) -> pygame.Rect:
    """Below the status line, inside the board, off pieces and questions where there is room (UX-9, UX-31)."""
    room = board.inflate(-edges, 0)
    shown = [one.box for one in stage.shown] if stage else []
    places = [stage.rects[place.id] for place in stage.places.values() if place.frame] if stage else []
    things = [rect for rect in (*shown, *kept) if rect.colliderect(board)]
    spare = max(0, room.width - size[0]), max(0, room.height - size[1])
    tried = [
        pygame.Rect(room.x + round(spare[0] * x), room.y + spare[1] * row // (DOWN - 1), *size)
        for row in range(DOWN)
        for x in ACROSS
    ]
    return min(tried, key=lambda place: PIECE * shared_area(place, things) + shared_area(place, places))
