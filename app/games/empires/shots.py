"""`orrery shot cards --game empires`: all cards, then the units of each hull language, strangers, and what lies on the
map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from app.games.empires.card_faces import card_art, draw_card
from app.scenes.card_sheet import CARD_GRID, GRID, CardSheet
from app.text.texts import message_id
from art.cards import card_height
from art.empires.pictures import card_picture
from art.empires.scenes import scenes
from art.empires.ships import ship_picture, units_of
from art.empires.strangers import STRANGERS
from art.empires.styles import ALIENS, MACHINES, STYLES, Owner
from art.empires.worlds import marker
from rules.empires.game import content_of
from rules.empires.printed.kinds import ALIEN, MARKER

if TYPE_CHECKING:
    from app.ui.program import Program

SMALL = (40, 30, 24)  # pixels: as small as counters ever are


class Drawn(NamedTuple):
    """Something on a page: a card, a marker (without an owner) or a unit."""

    id: str
    owner: Owner | None = None


@cache
def pages() -> tuple[tuple[bool, tuple[Drawn, ...]], ...]:
    """Whether a page shows whole cards, and what is on it."""
    content = content_of([])
    strangers = [Drawn(unit, ALIENS if unit in content.table(ALIEN) else MACHINES) for unit in STRANGERS]
    found: list[tuple[bool, tuple[Drawn, ...]]] = []
    cards = [Drawn(card) for card in sorted(scenes())]
    for whole, grid in ((True, CARD_GRID), (False, GRID)):
        found += [(whole, page) for page in _dealt(cards, grid[0] * grid[1])]
    for owner, style in enumerate(STYLES):
        own = [Drawn(unit, owner) for unit in units_of(style) if unit in content]
        found += [(False, page) for page in _dealt(own, GRID[0] * GRID[1])]
    others = [*strangers, *map(Drawn, content.table(MARKER))]
    return (*found, *((False, page) for page in _dealt(others, GRID[0] * GRID[1])))


def _dealt(things: Iterable[Drawn], most: int) -> Iterator[tuple[Drawn, ...]]:
    every = tuple(things)
    return (every[start : start + most] for start in range(0, len(every), most))


class EmpiresSheet(CardSheet):
    """One page of the contact sheet."""

    def __init__(self, app: Program, page: int) -> None:
        super().__init__(app)
        self.as_cards, self.cards = pages()[(page - 1) % len(pages())]

    def _title(self, face: Any) -> str:
        if face.id in scenes():
            return self.ctx.texts(message_id("empires-card", face.id))
        return self.ctx.texts.translated(content_of([])[face.id].name)

    def _picture(self, face: Any, size: tuple[int, int]) -> pygame.Surface:
        if face.id in scenes():
            return card_picture(size, self.ctx.art, card=face.id, deck=content_of([])[face.id].deck)
        shown = pygame.Surface(size, pygame.SRCALPHA)
        left = 0
        for side in (size[1], *SMALL):
            if face.owner is None:
                drawn = marker(side, self.ctx.art, marker=face.id)
            else:
                drawn = ship_picture(side, self.ctx.art, unit=face.id, owner=face.owner)
            shown.blit(drawn, (left, size[1] - side))
            left += side
        return shown

    def _card(self, face: Any, width: int) -> pygame.Surface:
        return draw_card(card_art(content_of([])[face.id]), (width, card_height(width)), self.ctx)
