"""The store of drawn surfaces stays within its bound and never draws the same thing twice."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from art.cache import STORE, SurfaceCache, bytes_of, native
from art.icons import icon


def square(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_the_store_never_holds_more_bytes_than_its_limit() -> None:
    store = SurfaceCache(limit=10 * 4096)
    for number in range(50):
        store.get(number, lambda: square(32))
        assert store.used <= store.limit
    assert len(store) == 10
    assert store.used == 10 * bytes_of(square(32))


def test_what_was_used_last_stays_longest() -> None:
    store = SurfaceCache(limit=2 * 4096)
    first = store.get("first", lambda: square(32))
    store.get("second", lambda: square(32))
    store.get("first", lambda: square(32))
    store.get("third", lambda: square(32))
    assert store.get("first", lambda: square(32)) is first


def test_a_picture_larger_than_the_store_is_handed_out_but_not_kept() -> None:
    store = SurfaceCache(limit=100)
    assert store.get("big", lambda: square(32)).get_size() == (32, 32)
    assert len(store) == 0
    assert store.used == 0


def test_clearing_frees_the_bytes() -> None:
    store = SurfaceCache(limit=4 * 4096)
    store.get(1, lambda: square(32))
    store.clear()
    assert (len(store), store.used) == (0, 0)


def test_the_same_request_returns_the_same_surface() -> None:
    STORE.clear()
    once = icon(24, name="undo")
    assert icon(24, name="undo") is once
    assert icon(25, name="undo") is not once


def test_opaque_pictures_are_not_packed_so_that_they_are_copied_around_the_cache() -> None:
    """P22: SDL does so if all rows begin at a multiple of 16 bytes."""
    pygame.display.set_mode((64, 64))
    for wide in range(40, 48):
        tile = pygame.Surface((wide, 20))
        tile.fill((30, 60, 90))
        tile.set_at((wide - 1, 19), (200, 100, 50))
        made = native(tile)
        assert made.get_pitch() % 16
        assert made.get_size() == (wide, 20)
        assert made.get_at((wide - 1, 19))[:3] == (200, 100, 50) and made.get_at((0, 0))[:3] == (30, 60, 90)
