"""`orrery shot cards --game venus`: the cards of Onward to Venus; pictures, and from page 4 whole cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from app.scenes.card_sheet import CARD_GRID, GRID, CardSheet
from app.ui.scene import Scene
from art.venus import cards, pictures

if TYPE_CHECKING:
    from app.ui.program import Program

PAGES = 3  # of pictures, and as many of cards


def cards_of(page: int) -> tuple[Any, ...]:
    """The cards of one page, as the set lists them."""
    from rules.venus.game import content_of
    from rules.venus.kinds import CARD

    every = list(content_of([]).table(CARD).values())
    room = min(GRID[0] * GRID[1], CARD_GRID[0] * CARD_GRID[1])
    return tuple(every[(page % PAGES) * room : (page % PAGES + 1) * room])


class VenusSheet(CardSheet):
    """One page of the contact sheet."""

    def __init__(self, app: Program, page: int) -> None:
        Scene.__init__(self, app)
        self.cards = cards_of(page - 1)
        self.as_cards = (page - 1) % (2 * PAGES) >= PAGES

    def _picture(self, face: Any, size: tuple[int, int]) -> pygame.Surface:
        return pictures.picture(face.id, size, self.ctx.art, effect=face.do)

    def _card(self, face: Any, width: int) -> pygame.Surface:
        about = cards.signs(face.do, face.numbers)
        return cards.card(width, self.ctx.art, card_id=face.id, card_class=face.class_, effect=face.do, **about)
