"""`orrery shot cards`: the contact sheet of the Káosz cards, a page for each species and one for the rulebook's cards.

Pages 1 to 9 show the wide pictures of inspected cards; pages 10 to 18 the same cards as they lie on the table and as
they stand in an overview.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pygame

from app.scenes.card_sheet import CardSheet
from art.cards import card_areas, card_face, detail
from art.kaosz.pictures import picture, scenes
from art.species import RARITIES, SPECIES

if TYPE_CHECKING:
    from app.ui.program import Program
    from rules.kaosz.faces import Face

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


class KaoszSheet(CardSheet):
    """One page of the contact sheet."""

    def __init__(self, app: Program, page: int) -> None:
        super().__init__(app)
        number = (page - 1) % (2 * len(SHEETS))
        self.cards = cards_of(SHEETS[number % len(SHEETS)])
        self.as_cards = number >= len(SHEETS)

    def _picture(self, face: Face, size: tuple[int, int]) -> pygame.Surface:
        return picture(face.id, size, self.ctx.art)

    def _card(self, face: Face, width: int) -> pygame.Surface:
        values = VALUES if face.type == "ship" else ()
        size = card_areas(width, len(values))["picture"].size
        rarity = RARITIES[("moon", "planet", "sun", "galaxy").index(face.rarity)]
        shields = bool(values) and detail(width) == "table"
        shown = picture(face.id, size, self.ctx.art, shields=shields)
        return card_face(width, shown, self.ctx.art, kind=face.type, species=face.species, rarity=rarity, values=values)
