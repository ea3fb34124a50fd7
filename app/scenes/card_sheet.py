"""All cards of a game on a few pages, as pictures or as they lie on the table: the contact sheet."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

import pygame

from app.ui.context import DIM
from app.ui.layout import Column
from app.ui.scene import Scene
from app.ui.widget import Widget
from art.cards import card_areas

GRID, CARD_GRID = (6, 5), (7, 4)


class CardSheet(Scene):
    """One page. A game says which cards are on it and how each looks."""

    name = "card-sheet"
    cards: Sequence[Any]
    as_cards: bool

    def _title(self, face: Any) -> str:
        """What stands below it."""
        return self.ctx.texts.translated(face.name)

    @abstractmethod
    def _picture(self, face: Any, size: tuple[int, int]) -> pygame.Surface:
        """The picture alone."""

    @abstractmethod
    def _card(self, face: Any, width: int) -> pygame.Surface:
        """The whole card."""

    def build(self) -> Widget:
        """Nothing to press."""
        return Column([])

    def draw_back(self, surface: pygame.Surface) -> None:
        """The cards in rows, each with its name."""
        super().draw_back(surface)
        columns, rows = CARD_GRID if self.as_cards else GRID
        wide, high = surface.get_width() // columns, surface.get_height() // rows
        for i, face in enumerate(self.cards):
            cell = pygame.Rect(i % columns * wide, i // columns * high, wide, high)
            title = self.ctx.font(DIM).render(self._title(face), True, self.ctx.colour("ink"))
            room = cell.inflate(-8, -8)
            room.height -= title.get_height()
            self._show(surface, face, room)
            surface.blit(title, title.get_rect(midbottom=(cell.centerx, cell.bottom - 2)), (0, 0, wide - 4, 99))

    def _show(self, surface: pygame.Surface, face: Any, room: pygame.Rect) -> None:
        if not self.as_cards:
            size = card_areas(220)["picture"].size
            share = min(room.width / size[0], room.height / size[1])
            shown = self._picture(face, (round(size[0] * share), round(size[1] * share)))
            surface.blit(shown, shown.get_rect(center=room.center))
            return
        tall = room.height
        widths = (round(tall / 1.4), 48)
        left = room.centerx - (sum(widths) + 10) // 2
        for width in widths:
            shown = self._card(face, width)
            surface.blit(shown, (left, room.centery - shown.get_height() // 2))
            left += width + 10
