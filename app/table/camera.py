"""Zoom and pan of the board (UX-8): from board pixels to the window and back."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from app.table.model import Box

LEAST, MOST = 0.4, 3.0
STEP = 1.25
STEPS = tuple(STEP**power for power in range(-4, 6))  # 0.41 to 3.05; few steps, because sprites are made for each


class Camera:
    """Zoom and position of the view; at zoom 1 the board is as large as its region."""

    def __init__(self, least: float = LEAST) -> None:
        self.least = least
        self.region = pygame.Rect(0, 0, 1, 1)
        self.zoom = 1.0
        self.centre = (0.5, 0.5)  # of the view, as shares of the board

    def go_home(self) -> None:
        self.zoom, self.centre = 1.0, (0.5, 0.5)

    def _clamped(self) -> None:
        """Keep the middle of the view on the board, so that the board cannot get out of sight."""
        reach = max(0.0, 0.5 - 0.5 / self.zoom) if self.zoom > 1 else 0.0
        spare = 0.0 if self.zoom >= 1 else (1 / self.zoom - 1) / 2
        free = max(reach, spare)
        x, y = (max(0.5 - free, min(0.5 + free, part)) for part in self.centre)
        self.centre = (x, y)

    def zoom_by(self, steps: int, at: tuple[int, int] | None = None) -> bool:
        """Zoom by so many steps towards a point of the window; False if it is already at the end."""
        index = min(range(len(STEPS)), key=lambda place: abs(STEPS[place] - self.zoom))
        index = max(0, min(len(STEPS) - 1, index + steps))
        wanted = max(self.least, min(MOST, STEPS[index]))
        if wanted == self.zoom:
            return False
        point = at or self.region.center
        before = self.to_board(point)
        self.zoom = wanted
        after = self.to_board(point)
        wide, high = self.region.size
        self.centre = (self.centre[0] + (before[0] - after[0]) / wide, self.centre[1] + (before[1] - after[1]) / high)
        self._clamped()
        return True

    def pan(self, dx: float, dy: float) -> None:
        """Move the board by window pixels."""
        wide, high = self.region.width * self.zoom, self.region.height * self.zoom
        self.centre = (self.centre[0] - dx / max(1, wide), self.centre[1] - dy / max(1, high))
        self._clamped()

    def look_at(self, box: Box) -> None:
        """Bring a box of the board to the middle as far as the board allows."""
        self.centre = ((box[0] + box[2] / 2) / self.region.width, (box[1] + box[3] / 2) / self.region.height)
        self._clamped()

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A board point in the window."""
        wide, high = self.region.size
        return (
            self.region.centerx + (x - self.centre[0] * wide) * self.zoom,
            self.region.centery + (y - self.centre[1] * high) * self.zoom,
        )

    def to_board(self, point: tuple[float, float]) -> tuple[float, float]:
        wide, high = self.region.size
        return (
            (point[0] - self.region.centerx) / self.zoom + self.centre[0] * wide,
            (point[1] - self.region.centery) / self.zoom + self.centre[1] * high,
        )

    @property
    def origin(self) -> tuple[int, int]:
        """Where the board's upper left corner is in the window, in whole pixels."""
        x, y = self.point(0.0, 0.0)
        return round(x), round(y)

    def rect(self, box: Box) -> pygame.Rect:
        """A board box in the window, in whole pixels."""
        return self.rects([box])[0]

    def rects(self, boxes: Iterable[Box]) -> list[pygame.Rect]:
        """Many of them: a map has hundreds. A box is as large wherever the view is, so that its picture is kept."""
        (x0, y0), zoom, found = self.origin, self.zoom, []
        for x, y, w, h in boxes:
            left, top = round(x * zoom), round(y * zoom)
            size = round((x + w) * zoom) - left, round((y + h) * zoom) - top
            found.append(pygame.Rect((x0 + left, y0 + top), size))
        return found
