"""Names on pieces: as large as they fit, in two rows if that makes them larger (look.md)."""

import pygame
import pytest

from app.table.inscribe import halved, put_title
from app.tools.shot import headless_app


@pytest.fixture(scope="module", autouse=True)
def _display():
    program = headless_app()
    yield
    program.close()


@pytest.mark.parametrize(("name", "rows"), [
    ("Fewest ships in the warp", ["Fewest ships", "in the warp"]), ("Szerencsejátékos-fáklya",
    ["Szerencsejátékos-", "fáklya"]), ("Zombi", ["Zombi"]),
])  # fmt: skip
def test_a_name_is_broken_at_a_space_or_after_a_hyphen(name, rows):
    assert halved(name) == rows


def inked(name, size):
    """The height of what is written."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    put_title(surface, name, surface.get_rect(), "semibold", 20, (255, 255, 255))
    return surface.get_bounding_rect()


def test_a_long_name_stands_in_two_rows_inside_its_room():
    short, long = inked("Zombi", (150, 34)), inked("A legkevesebb űrhajó a térgörbületen", (150, 34))
    assert long.height > 1.3 * short.height and long.width > 0.6 * 150


def test_a_name_that_is_too_long_even_in_the_least_letters_stands_in_two_rows():
    assert inked("Fejlett kommunikációs harcrend", (106, 20)).width < 106
