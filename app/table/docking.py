"""Where a fact sheet may lie: in free space beside the question, in the largest layout that fits (UX-31, UX-49).

Pure geometry: what must stay visible is given as boxes, the layouts of a sheet as sizes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from app.table.stage import Stage

CUT_COSTS = 0.6  # a pixel of text that must be scrolled to is as bad as so many pixels of distance
SCROLL_COSTS = 220.0  # … and having to scroll at all
MOST_FREE = 160  # at most so many free boxes are considered: more would take too long for one frame


class SheetLayout(NamedTuple):
    """One layout of a sheet. It is `height` tall if its whole text shows; down to `least` the text scrolls."""

    width: int
    height: int
    least: int
    picture: int  # height of the picture; 0: no picture
    tall: bool = False  # the text is below the picture instead of beside it


class Dock(NamedTuple):
    """A layout and where it lies."""

    form: SheetLayout
    rect: pygame.Rect


def free_boxes(window: pygame.Rect, obstacles: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The largest boxes of the window that touch no obstacle; they may overlap each other."""
    free = [pygame.Rect(window)]
    for obstacle in obstacles:
        hit = [box for box in free if box.colliderect(obstacle)]
        if not hit:
            continue
        kept = [box for box in free if not box.colliderect(obstacle)]
        parts = [part for box in hit for part in _around(box, obstacle)]
        kept += [part for at, part in enumerate(parts) if not _is_within(part, kept, parts, at)]
        free = sorted(kept, key=lambda box: -box.width * box.height)[:MOST_FREE]
    return free


def _around(box: pygame.Rect, obstacle: pygame.Rect) -> list[pygame.Rect]:
    """The parts of a box at the four sides of an obstacle."""
    sides = [
        pygame.Rect(box.left, box.top, obstacle.left - box.left, box.height),
        pygame.Rect(obstacle.right, box.top, box.right - obstacle.right, box.height),
        pygame.Rect(box.left, box.top, box.width, obstacle.top - box.top),
        pygame.Rect(box.left, obstacle.bottom, box.width, box.bottom - obstacle.bottom),
    ]
    return [side for side in sides if side.width > 0 and side.height > 0]


def _is_within(part: pygame.Rect, kept: list[pygame.Rect], parts: list[pygame.Rect], at: int) -> bool:
    """Whether another box contains this one; of two equal ones only the second counts as contained."""
    if any(box.contains(part) for box in kept):
        return True
    return any(box.contains(part) and (box != part or other < at) for other, box in enumerate(parts) if other != at)


def dock(forms: Sequence[SheetLayout], thing: pygame.Rect, free: Sequence[pygame.Rect]) -> Dock | None:
    """The layout with the largest picture that fits into a free box; None if none fits.

    Among those the one that shows all its text, nearest to its thing.
    """
    for _, alike in groupby(forms, key=lambda form: form.picture):
        docks = [
            Dock(form, _nearest(form, thing, box))
            for form in alike
            for box in free
            if box.width >= form.width and box.height >= form.least
        ]
        if docks:
            return min(docks, key=lambda one: _cost(one, thing))
    return None


def _nearest(form: SheetLayout, thing: pygame.Rect, box: pygame.Rect) -> pygame.Rect:
    place = pygame.Rect(0, 0, form.width, min(form.height, box.height))
    place.center = thing.center
    return place.clamp(box)


def _cost(docked: Dock, thing: pygame.Rect) -> float:
    away = pygame.Vector2(docked.rect.center).distance_to(thing.center)
    cut = docked.form.height - docked.rect.height
    return away + (SCROLL_COSTS + CUT_COSTS * cut if cut > 0 else 0.0)


def nearest_clear(lies: pygame.Rect, least: int, window: pygame.Rect, barred: Sequence[pygame.Rect]) -> pygame.Rect:
    """The nearest place for a box where it covers none of the `barred` ones; it may shrink in height to `least`."""
    if not any(one.colliderect(lies) for one in barred):
        return lies
    boxes = [box for box in free_boxes(window, barred) if box.width >= lies.width and box.height >= least]
    places = [pygame.Rect(lies.topleft, (lies.width, min(lies.height, box.height))).clamp(box) for box in boxes]
    return min(places, key=lambda place: _moved_by(lies, place), default=lies)


def _moved_by(before: pygame.Rect, now: pygame.Rect) -> float:
    lost = before.height - now.height
    return pygame.Vector2(before.topleft).distance_to(now.topleft) + CUT_COSTS * lost


def beside(
    size: tuple[int, int],
    thing: pygame.Rect,
    pointer: tuple[int, int],
    window: pygame.Rect,
    away: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """A place near the thing if nothing is free: not under the pointer, covering as little of `away` as possible."""
    gap = 14
    xs = {thing.right + gap, thing.left - gap - size[0], thing.centerx - size[0] // 2, window.left, window.right}
    ys = {thing.centery - size[1] // 2, thing.top - gap - size[1], thing.bottom + gap, window.top, window.bottom}
    for rect in away:
        xs |= {rect.left - gap - size[0], rect.right + gap}
        ys |= {rect.top - gap - size[1], rect.bottom + gap}
    places = {tuple(pygame.Rect((x, y), size).clamp(window)) for x in xs for y in ys}
    core, near = thing.inflate(-4, -4), pygame.Vector2(thing.center)

    def cost(box: tuple[int, ...]) -> tuple[bool, float, tuple[int, ...]]:
        place = pygame.Rect(box)
        covered = 4 * shared(place, core) + sum(shared(place, rect) for rect in away)
        return place.collidepoint(pointer), covered + near.distance_to(place.center), box

    return pygame.Rect(min(places, key=cost))


def shared(place: pygame.Rect, other: pygame.Rect) -> int:
    """How many pixels two boxes have in common."""
    common = place.clip(other)
    return common.width * common.height


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
