"""`orrery shot cards`: the contact sheet of the Káosz cards, a page for each species and one for the rulebook's cards.

Pages 1 to 9 show the wide pictures of inspected cards; pages 10 to 18 the same cards as they lie on the table and as
they stand in an overview.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pygame

from app.commands.options import fail
from app.scenes.base import Scene
from app.shot import shot_of
from app.ui.context import DIM
from app.ui.layout import Column
from app.ui.widget import Widget
from art.cards import card_areas, card_face, detail
from art.kaosz import picture, scenes
from art.species import RARITIES, SPECIES

if TYPE_CHECKING:
    from app.main import App
    from rules.kaosz.faces import Face

GRID, CARD_GRID = (6, 5), (7, 4)
SHEETS = (*SPECIES, "rulebook")
VALUES = ("speed", "fire", "armor", "bombardment")


@cache
def cards_of(sheet: str) -> tuple[Face, ...]:
    """The cards of one species, or those of the rulebook, by type as their pictures are listed."""
    from rules.kaosz.library import faces, shipped_content

    every = faces(shipped_content()[0])
    drawn = [every[card] for card in scenes() if card in every]
    if sheet == "rulebook":
        return tuple(face for face in drawn if face.fixture_only)
    return tuple(face for face in drawn if face.species == sheet and not face.fixture_only)


class CardSheet(Scene):
    """One page of the contact sheet."""

    name = "card-sheet"

    def __init__(self, app: App, page: int) -> None:
        super().__init__(app)
        number = (page - 1) % (2 * len(SHEETS))
        self.cards = cards_of(SHEETS[number % len(SHEETS)])
        self.as_cards = number >= len(SHEETS)

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
            title = self.ctx.font(DIM).render(getattr(face.name, self.ctx.texts.language), True, self.ctx.colour("ink"))
            room = cell.inflate(-8, -8)
            room.height -= title.get_height()
            self._show(surface, face, room)
            surface.blit(title, title.get_rect(midbottom=(cell.centerx, cell.bottom - 2)), (0, 0, wide - 4, 99))

    def _show(self, surface: pygame.Surface, face: Face, room: pygame.Rect) -> None:
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

    def _picture(self, face: Face, size: tuple[int, int]) -> pygame.Surface:
        return picture(face.id, size, self.ctx.art)

    def _card(self, face: Face, width: int) -> pygame.Surface:
        values = VALUES if face.type == "ship" else ()
        size = card_areas(width, len(values))["picture"].size
        rarity = RARITIES[("moon", "planet", "sun", "galaxy").index(face.rarity)]
        shields = bool(values) and detail(width) == "table"
        shown = picture(face.id, size, self.ctx.art, shields=shields)
        return card_face(width, shown, self.ctx.art, kind=face.type, species=face.species, rarity=rarity, values=values)


@shot_of("cards")
def _cards(app: App, page: int = 1, game: str = "kaosz", **_more: Any) -> None:
    if game == "venus":
        from app.shots_venus import VenusSheet

        app.push(VenusSheet(app, page))
    elif game == "kaosz":
        app.push(CardSheet(app, page))
    else:
        raise fail(f"there is no sheet of cards for {game!r} (only for 'kaosz' and 'venus')")
