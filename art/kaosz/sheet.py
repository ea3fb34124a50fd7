"""The pictures of Káosz Galaktika for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from art.backdrops import BACKDROPS
from art.kaosz.pictures import picture as card_picture
from art.kaosz.pictures import scenes
from art.palette import Palette
from art.scenery.fleet import CLASSES, ship_picture
from art.species import SPECIES


def _fleet(p: Palette) -> Iterable[pygame.Surface]:
    for i, species in enumerate(SPECIES):
        for k, ship_class in enumerate(CLASSES):
            ground = BACKDROPS[(i + k) % len(BACKDROPS)]
            yield ship_picture((200, 122), p, species=species, ship_class=ship_class, seed=i, backdrop=ground)


def _kaosz(p: Palette) -> Iterable[pygame.Surface]:
    """Every drawn card as inspected; some at all sizes of a card on the table."""
    yield from (card_picture(card, (200, 122), p) for card in scenes())
    for card in list(scenes())[::23]:
        yield from (card_picture(card, size, p) for size in ((400, 244), (100, 120), (37, 56)))


SECTIONS = {"fleet": _fleet, "kaosz": _kaosz}
