"""Finds the place on the table where a short notice covers least of what people read and touch."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from app.table.docking import free_boxes

if TYPE_CHECKING:
    from app.table.stage import Stage

ACROSS = (0.5, 0.0, 1.0, 0.25, 0.75)  # the middle first
DOWN = 24  # how many heights are tried, from the top
CLICKED = 20.0  # a place that may be clicked is better left free than the edge of the board
PIECE = 4  # covering a piece or a control counts so many times as much as covering an empty place


def shared_area(place: pygame.Rect, rects: Sequence[pygame.Rect]) -> int:
    """How many pixels of a box lie over these boxes."""
    shared = [place.clip(rect) for rect in rects]
    return sum(rect.width * rect.height for rect in shared)


def _wish(place: pygame.Rect, wished: pygame.Rect, places: Sequence[pygame.Rect], weight: float) -> float:
    """How far from the wished place, in pixels; what lies over an empty place is as bad as so many times its height."""
    away = pygame.Vector2(place.center).distance_to(wished.center)
    return away + weight * shared_area(place, places) / place.width


def _in_corners(place: pygame.Rect, room: pygame.Rect) -> list[pygame.Rect]:
    x, y = room.right - place.width, room.bottom - place.height
    return [pygame.Rect(at, place.size) for at in (room.topleft, (x, room.y), (room.x, y), (x, y))]


def clearing(
    board: pygame.Rect,
    stage: Stage | None,
    kept: Sequence[pygame.Rect],
    sizes: Sequence[tuple[int, int]],
    edges: int,
    everywhere: bool = False,
) -> pygame.Rect:
    """A box on the board, below the status line, of the first of these sizes for which there is free room (UX-31).

    If there is none, one of the last size that covers as little as possible. `everywhere`: every place may be clicked,
    and what is shown is kept off them, at the edge of the board.
    """
    room = board.inflate(-edges, 0)
    shown = [one.covered_box for one in stage.shown] if stage else []
    taken = [place.id for place in stage.places.values() if place.frame or everywhere] if stage else []
    places = [stage.rects[place] for place in taken] if stage else []
    things = [rect for rect in (*shown, *kept) if rect.colliderect(board)]
    free = free_boxes(room, things)
    for size in sizes:
        wished = pygame.Rect((0, 0), size)
        wished.center = room.center
        spots = [wished, *_in_corners(wished, room)] if everywhere else [wished]
        holding = [box for box in free if box.width >= size[0] and box.height >= size[1]]
        fits = [spot.clamp(box) for box in holding for spot in spots]
        if fits:
            weight = CLICKED if everywhere else 1.0
            return min(fits, key=partial(_wish, wished=wished, places=places, weight=weight))
    spare = max(0, room.width - size[0]), max(0, room.height - size[1])
    tried = [
        pygame.Rect(room.x + round(spare[0] * x), room.y + spare[1] * row // (DOWN - 1), *size)
        for row in range(DOWN)
        for x in ACROSS
    ]
    return min(tried, key=lambda place: PIECE * shared_area(place, things) + shared_area(place, places))
