"""Each alien has a portrait that people remember: its own, readable when small (look.md)."""

from __future__ import annotations

import os
from itertools import combinations

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from art.cosmic.cards import flare_card
from art.cosmic.portraits import PORTRAITS, portrait
from art.cosmic.stage import staged
from art.scenery.grounds import GROUNDS
from art.scenery.notation import read_line
from art.svg import Canvas
from rules.cosmic.game import content_of
from rules.cosmic.printed.kinds import ALIEN

# Mean difference of a channel below which two thumbnails would be taken for the same.
ALIKE = 18.0
MOST_SHAPES = 260


@pytest.fixture(scope="module")
def thumbnails() -> dict[str, pygame.Surface]:
    return {alien: portrait((48, 48), alien=alien) for alien in PORTRAITS}


def difference(first: bytes, second: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def patches(picture: pygame.Surface) -> bytes:
    """What is left of a thumbnail from across the table."""
    return pygame.image.tobytes(pygame.transform.smoothscale(picture, (12, 12)), "RGB")


def test_every_alien_has_a_portrait_and_no_portrait_is_without_its_alien() -> None:
    """CE-2.16."""
    assert sorted(PORTRAITS) == sorted(content_of([]).table(ALIEN))
    assert len(PORTRAITS) == 50


def test_portraits_stand_before_grounds_that_exist() -> None:
    assert {read_line(known.ground).part for known in PORTRAITS.values()} <= set(GROUNDS)


def test_no_two_portraits_look_alike_at_48_pixels(thumbnails: dict[str, pygame.Surface]) -> None:
    seen = {alien: patches(picture) for alien, picture in thumbnails.items()}
    close = [(a, b) for a, b in combinations(seen, 2) if difference(seen[a], seen[b]) < ALIKE]
    assert close == []


def test_portraits_differ_without_colour_too(thumbnails: dict[str, pygame.Surface]) -> None:
    seen = {alien: patches(pygame.transform.grayscale(picture)) for alien, picture in thumbnails.items()}
    close = [(a, b) for a, b in combinations(seen, 2) if difference(seen[a], seen[b]) < ALIKE / 2]
    assert close == []


def test_the_alien_stands_out_from_its_ground(thumbnails: dict[str, pygame.Surface]) -> None:
    for alien, picture in thumbnails.items():
        tones = pygame.image.tobytes(pygame.transform.grayscale(pygame.transform.smoothscale(picture, (12, 12))), "RGB")
        assert max(tones) - min(tones) > 70, alien


@pytest.mark.parametrize("size", [(200, 122), (90, 108), (48, 48), (37, 56)])
def test_a_portrait_fills_any_box(size: tuple[int, int]) -> None:
    """UX-6: drawn at the size shown, with no hole at its edges."""
    w, h = size
    for alien in list(PORTRAITS)[::7]:
        drawn = portrait(size, alien=alien)
        assert drawn.get_size() == size
        edges = [(0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1), (w // 2, h // 2)]
        assert min(drawn.get_at(spot).a for spot in edges) > 240, alien


def test_a_portrait_has_so_few_shapes_that_it_is_drawn_between_two_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """perf.md: time differs from machine to machine, the number of shapes does not."""
    shapes = []

    def count(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        shapes.append(canvas.text(size).count("<path"))
        return pygame.Surface(size)

    monkeypatch.setattr(Canvas, "draw", count)
    for known in PORTRAITS.values():
        staged((200, 200), known.rim, "", known.ground, known.draw)
    assert max(shapes) < MOST_SHAPES
    assert len(shapes) == len(PORTRAITS)


def test_the_two_flares_of_one_alien_do_not_look_alike() -> None:
    """CE-F11: the earlier edition of Filch's flare has its own picture; look.md: no two cards share one."""
    new, old = (pygame.transform.smoothscale(flare_card(48, alien="filch", level="green", old=old), (12, 12))
                for old in (False, True))  # fmt: skip
    pictures = [pygame.transform.grayscale(one) for one in (new, old)]
    for first, second, least in ((new, old, ALIKE), (*pictures, ALIKE / 4)):
        assert difference(pygame.image.tobytes(first, "RGB"), pygame.image.tobytes(second, "RGB")) > least
