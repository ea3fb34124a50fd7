"""The pictures of Űrcsempészek: sectors, characters, tokens, the dashboard."""

from __future__ import annotations

import pygame

from art.palette import DIE_COLOURS, GOODS_COLOURS
from art.smugglers.cards import PLANET_RADII, PLANET_SPOTS, SHIP_LENGTHS, SHIP_SPOTS, character_card, sector_back
from art.smugglers.furniture import dashboard, dashboard_areas
from art.smugglers.sheet import SECTORS, sector
from art.smugglers.tokens import energy_token, goods_crate, speed_token
from tests.art.test_pictures import assert_all_differ


def test_the_36_sector_cards_are_all_different_even_small() -> None:
    """SM-2.1; cards 28 and 30 show the same planets, so their worlds must differ."""
    assert len(SECTORS) == 36
    small = [sector(110, number) for number in range(1, 37)]
    assert all(surface.get_size() == (110, 110) for surface in small)
    assert_all_differ(small)


def test_planets_and_ships_of_a_sector_never_overlap() -> None:
    """Countable at 110 pixels: things on the card keep clear of each other and of the rim."""
    for planets, spots in PLANET_SPOTS.items():
        radius = PLANET_RADII[planets] * 1.05
        for i, (x, y) in enumerate(spots):
            assert ((x - 50) ** 2 + (y - 50) ** 2) ** 0.5 + radius < 46.5
            assert all((x - a) ** 2 + (y - b) ** 2 > (2 * radius - 2) ** 2 for a, b in spots[:i])
    for ships, places in SHIP_SPOTS.items():
        for i, (x, y) in enumerate(places):
            assert all(abs(x - a) > SHIP_LENGTHS[ships] * 0.8 or abs(y - b) > 13 for a, b in places[:i])
            assert y - SHIP_LENGTHS[ships] * 0.3 > max(b + PLANET_RADII[4] for _, b in PLANET_SPOTS[4]) - 3


def test_planet_colours_show_on_the_card() -> None:
    reds = sector(220, 12)  # two red planets
    blues = sector(220, 14)  # two blue planets

    def share(surface: pygame.Surface, letter: str) -> int:
        mask = pygame.mask.from_threshold(surface, pygame.Color(GOODS_COLOURS[letter]), (40, 40, 40, 255))
        return mask.count()

    assert share(reds, "R") > 4 * share(blues, "R")
    assert share(blues, "B") > share(reds, "B")


def test_backs_tokens_and_characters_differ() -> None:
    assert_all_differ([speed_token(60, value=value) for value in range(-1, 5)])
    assert_all_differ([energy_token(40, value=value) for value in (1, 5)])
    assert_all_differ([goods_crate(40, letter=letter) for letter in "RYBG"])
    sides = [character_card(90, colour=colour) for colour in DIE_COLOURS]
    assert_all_differ([*sides, character_card(90, favourites=("RY", "BG")), sector_back(90)])
    assert speed_token(60, value=2).get_size() == (60, 36)


def test_dashboard_areas_lie_inside_and_apart() -> None:
    for size in ((460, 130), (360, 96), (300, 84)):
        areas = list(dashboard_areas(size).values())
        assert all(pygame.Rect(0, 0, *size).contains(area) for area in areas)
        assert not any(a.colliderect(b) for i, a in enumerate(areas) for b in areas[:i])
        assert dashboard(size).get_size() == size
