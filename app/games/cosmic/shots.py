"""`orrery shot cards --game cosmic`: the portraits of the aliens, then sheets, flares and all other cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pygame

from app.games.cosmic.faces import Faces
from app.games.cosmic.words import Words
from app.scenes.card_sheet import CARD_GRID, GRID, CardSheet
from art.cards import card_height
from art.cosmic.portraits import portrait
from rules.cosmic.game import content_of
from rules.cosmic.printed.kinds import ALIEN, ARTIFACT, CARD, DESTINY, FLARE, TECHNOLOGY, Alien

if TYPE_CHECKING:
    from app.ui.program import Program

WHOLE = (ALIEN, FLARE, ARTIFACT, TECHNOLOGY, CARD, DESTINY)


@cache
def pages() -> tuple[tuple[bool, tuple[Any, ...]], ...]:
    """Whether a page shows whole cards, and what is on it."""
    content = content_of([])
    aliens = tuple(content.table(ALIEN).values())
    every = tuple(card for kind in WHOLE for card in content.table(kind).values())
    pictures, cards = GRID[0] * GRID[1], CARD_GRID[0] * CARD_GRID[1]
    return (
        *((False, aliens[start : start + pictures]) for start in range(0, len(aliens), pictures)),
        *((True, every[start : start + cards]) for start in range(0, len(every), cards)),
    )


class CosmicSheet(CardSheet):
    """One page of the contact sheet."""

    def __init__(self, app: Program, page: int) -> None:
        super().__init__(app)
        self.as_cards, self.cards = pages()[(page - 1) % len(pages())]
        self.words = Words(self.ctx.texts, (), content_of([]))
        self.faces = Faces(self.words)

    def _title(self, face: Any) -> str:
        return self.words.piece(face.id)

    def _picture(self, face: Any, size: tuple[int, int]) -> pygame.Surface:
        return portrait(size, self.ctx.art, alien=face.id)

    def _card(self, face: Any, width: int) -> pygame.Surface:
        size = (width, card_height(width))
        return (
            self.faces.alien(face.id, size, self.ctx)
            if isinstance(face, Alien)
            else self.faces.card(face.id, size, self.ctx)
        )
