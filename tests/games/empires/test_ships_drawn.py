"""Every unit has a silhouette of its own in every hull language, readable when small (look.md, UI-2, UI-14)."""

from __future__ import annotations

import os
from itertools import combinations

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from app.games.empires.counters import ShipArt, counters
from art.empires.counters import ship_counter
from art.empires.ships import draw_ship, ship_picture, units_of
from art.empires.strangers import STRANGERS
from art.empires.styles import ALIENS, STYLES
from art.svg import Canvas
from rules import Setup
from rules.empires.game import content_of
from rules.empires.printed.facts import facts_of
from rules.empires.printed.kinds import ALIEN, AMOEBA, COUNTER, MACHINE, TROOP, UNIT

COLOUR = "#56B4E9"
SMALL = 28  # pixels: the smallest counter of the map
ALIKE, SAME_LINES, SAME_HELMET = (
    6.5,
    3.5,
    0.7,
)  # mean difference of a channel below which two thumbnails would be taken for the same
MOST_SHAPES = 190


def thumbnail(unit: str, owner: int) -> bytes:
    """What is left of it from across the table, without colour, on the night of the map."""
    ground = pygame.Surface((SMALL, SMALL))
    ground.fill("#0B1020")
    ground.blit(ship_picture(SMALL, unit=unit, owner=owner, colour=COLOUR), (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(pygame.transform.smoothscale(ground, (14, 14))), "RGB")


def difference(first: bytes, second: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize("style", STYLES)
def test_every_unit_of_the_content_has_a_picture_in_every_style(style: str) -> None:
    """UI-14."""
    content = content_of([])
    drawn = {*units_of(style), *STRANGERS}
    for kind in (UNIT, TROOP, COUNTER, ALIEN, MACHINE, AMOEBA):
        assert set(content.table(kind)) <= drawn


def test_whatever_a_unit_looks_like_is_drawn() -> None:
    """CL-E55: false groups look like the type that they show."""
    known = facts_of(content_of([]), Setup("empires", [{}, {}], {"advantages": "random", "map": "large"}))
    assert {known.units[looks].id for looks in known.guise} <= {*units_of(STYLES[0]), *STRANGERS}


@pytest.mark.parametrize("owner", range(len(STYLES)))
def test_no_two_units_of_an_empire_look_alike(owner: int) -> None:
    seen = {unit: thumbnail(unit, owner) for unit in units_of(STYLES[owner])}
    close = [(a, b) for a, b in combinations(seen, 2) if difference(seen[a], seen[b]) < ALIKE]
    assert close == []


def test_a_unit_looks_different_in_every_hull_language_without_its_colour() -> None:
    """Ships by their lines, ground units by their helmets."""
    troops = content_of([]).table(TROOP)
    for unit in units_of(STYLES[0]):
        seen = [thumbnail(unit, owner) for owner in range(len(STYLES))]
        least = SAME_HELMET if unit in troops else SAME_LINES
        assert min(difference(a, b) for a, b in combinations(seen, 2)) > least, unit


def test_strangers_differ_from_each_other() -> None:
    seen = {unit: pygame.image.tobytes(ship_picture(SMALL, unit=unit, owner=0), "RGBA") for unit in STRANGERS}
    close = [(a, b) for a, b in combinations(seen, 2) if difference(seen[a], seen[b]) < SAME_LINES / 2]
    assert close == []


@pytest.mark.parametrize("style", STYLES)
def test_no_silhouette_leaves_its_field(style: str) -> None:
    """Nothing is cut at the edge: outside of the field there is nothing."""
    for unit in (*units_of(style), *STRANGERS):
        canvas = Canvas(120)
        with canvas.moved(10, 10):
            draw_ship(canvas, unit, style, COLOUR, fine=False)
        drawn = canvas.draw((60, 60))
        solid = pygame.mask.from_surface(drawn, 200)
        outside = pygame.mask.from_surface(drawn, 200)
        outside.draw(pygame.Mask((50, 52), fill=True), (5, 5))
        inside = pygame.Mask((60, 60))
        inside.draw(pygame.Mask((50, 52), fill=True), (5, 5))
        assert outside.count() == inside.count(), unit
        assert solid.count() > 150, unit


def test_a_silhouette_has_so_few_shapes_that_it_is_drawn_between_two_frames() -> None:
    """perf.md: time differs from machine to machine, the number of shapes does not."""
    for style in STYLES:
        for unit in (*units_of(style), *STRANGERS):
            canvas = Canvas(100)
            draw_ship(canvas, unit, style, COLOUR)
            assert canvas.text((100, 100)).count("<path") < MOST_SHAPES, (style, unit)


def test_a_captured_ship_keeps_its_lines_and_wears_irons() -> None:
    """CL-4.4.3: everybody sees whose ship it was."""

    def counter(builder: int | None) -> bytes:
        drawn = ship_counter(60, unit="cruiser", owner=0, colour=COLOUR, builder=builder)
        return pygame.image.tobytes(drawn, "RGBA")

    own, blue, green = counter(None), counter(1), counter(2)
    assert min(difference(own, blue), difference(own, green), difference(blue, green)) > SAME_LINES


def test_the_owner_alone_sees_that_a_group_is_false() -> None:
    """CL-E55: a ship through which one looks; for others the view has no such thing."""
    told = {
        "slot": 3,
        "hex": 7,
        "unit": "cruiser",
        "count": 1,
        "damage": 0,
        "load": None,
        "banner": None,
        "builder": None,
    }
    own = {"own": [told | {"false": True, "up": True, "left": 1}], "closed": {}, "open": []}
    other = {"own": None, "closed": {}, "open": [told]}
    found = counters({"seats": [{}, {}], "counters": [own, other]}, 0, {})[7]
    assert [counter.art.false for counter in found if isinstance(counter.art, ShipArt)] == [True, False]
    real, sham = (ship_counter(60, unit="cruiser", owner=0, colour=COLOUR, false=false) for false in (False, True))
    assert difference(pygame.image.tobytes(real, "RGBA"), pygame.image.tobytes(sham, "RGBA")) > SAME_LINES


def test_the_map_shows_whose_ship_a_captured_one_was() -> None:
    """CL-4.4.3; owners of the view are seats, then aliens and machines."""
    told = {"hex": 7, "unit": "alien_c", "count": 1, "damage": 0, "load": None, "banner": None}
    fleets = [{"own": None, "closed": {}, "open": [told | {"builder": 2}, told | {"builder": None}]}]
    found = counters({"seats": [{}, {}], "counters": fleets}, 1, {})
    assert [counter.art.builder for counter in found[7] if isinstance(counter.art, ShipArt)] == [ALIENS, None]
