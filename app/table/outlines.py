"""Outlines of pieces and places: boxes, discs and any polygon (hexes, sectors of a ring), for hit tests and marks.

A polygon's corners are given as shares of its box, so that it has the box's size and position:

    >>> hexagon = ((0.5, 0), (1, 0.25), (1, 0.75), (0.5, 1), (0, 0.75), (0, 0.25))
    >>> box = pygame.Rect(100, 100, 40, 40)
    >>> covers(box, (120, 104), False, hexagon), covers(box, (102, 102), False, hexagon)
    (True, False)
    >>> covers(box, (102, 102), True), covers(box, (102, 102), False)
    (False, True)
    >>> round(distance(box, (102, 102), False, hexagon), 1), distance(box, (120, 120), False, hexagon)
    (6.3, 0.0)
"""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from app.table.model import Outline

Point = tuple[float, float]


def corners(box: pygame.Rect, outline: Outline) -> list[Point]:
    """A polygon's corners in the window."""
    return [(box.x + x * box.width, box.y + y * box.height) for x, y in outline]


def covers(box: pygame.Rect, pos: Point, is_round: bool, outline: Outline = ()) -> bool:
    """Whether a point lies on the thing itself, not only in its box."""
    if not box.collidepoint(pos):
        return False
    if outline:
        return _inside(corners(box, outline), pos)
    if is_round:
        x, y = (pos[0] - box.centerx) / box.width, (pos[1] - box.centery) / box.height
        return x * x + y * y <= 0.25
    return True


def distance(box: pygame.Rect, pos: Point, is_round: bool, outline: Outline = ()) -> float:
    """How far a point is from the thing's edge; 0 on it."""
    if covers(box, pos, is_round, outline):
        return 0.0
    if outline:
        edge = corners(box, outline)
        return min(_to_line(pos, one, other) for one, other in pairwise([*edge, edge[0]]))
    if is_round:
        return max(0.0, math.dist(pos, box.center) - min(box.size) / 2)
    return math.hypot(max(box.left - pos[0], 0, pos[0] - box.right), max(box.top - pos[1], 0, pos[1] - box.bottom))


def _inside(edge: list[Point], pos: Point) -> bool:
    """Whether a ray to the right crosses the edge an odd number of times."""
    inside = False
    for (ax, ay), (bx, by) in pairwise([*edge, edge[0]]):
        if (ay > pos[1]) != (by > pos[1]) and pos[0] < ax + (pos[1] - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def _to_line(pos: Point, one: Point, other: Point) -> float:
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = dx * dx + dy * dy
    along = max(0.0, min(1.0, ((pos[0] - one[0]) * dx + (pos[1] - one[1]) * dy) / length)) if length else 0.0
    return math.dist(pos, (one[0] + along * dx, one[1] + along * dy))
