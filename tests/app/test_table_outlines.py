"""Pieces and places of any outline: they are hit where they are seen, and marked along their edge."""

import pygame
import pytest

from app.table.camera import Camera
from app.table.model import Piece, Place, Tableau
from app.table.stage import Stage
from art.marks import MARGIN, polygon_mark

HEXAGON = ((0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25))
SIZE = 80.0


def stage_of(app, *places, pieces=()):
    camera = Camera()
    camera.region = pygame.Rect(0, 0, 800, 600)
    return Stage(app.ctx, Tableau(places, pieces), camera, pygame.Rect(0, 600, 800, 0))


@pytest.fixture
def honeycomb(app):
    """Two rows of hexes whose boxes overlap by a quarter."""
    made = []
    for row in range(2):
        for column in range(3):
            x, y = 100 + column * SIZE + row * SIZE / 2, 100 + row * SIZE * 0.75
            made.append(Place(f"{row}.{column}", (x, y, SIZE, SIZE), "free", outline=HEXAGON, frame=False))
    return stage_of(app, *made)


def test_a_point_belongs_to_the_hex_it_lies_in_not_to_the_box(honeycomb):
    box = honeycomb.rects["0.1"]
    assert honeycomb.place_at(box.center) == "0.1"
    assert honeycomb.place_at((box.centerx, box.bottom - 4)) == "0.1"  # the lower tip, inside two boxes below
    assert honeycomb.place_at((box.right - 4, box.bottom - 4)) == "1.1"
    assert honeycomb.place_at((box.left + 4, box.bottom - 4)) == "1.0"


def test_a_piece_let_go_between_two_hexes_snaps_to_the_nearer_edge(honeycomb):
    box = honeycomb.rects["0.1"]
    corner = (box.right - 3.0, box.bottom - 3.0)
    assert honeycomb.near(corner, (40, 40), ["0.1", "1.1"]) == "1.1"
    assert honeycomb.near(corner, (40, 40), ["0.1"]) == "0.1"
    assert honeycomb.near((box.right + 300.0, box.y), (40, 40), ["0.1"]) is None


def test_a_round_piece_is_not_hit_at_the_corner_of_its_box(app):
    place = Place("sky", (100, 100, 200, 200), "free", frame=False)
    disc = Piece("disc", "sky", "art", size=(100.0, 100.0), round=True, at=(0.5, 0.5))
    stage = stage_of(app, place, pieces=(disc,))
    box = stage.of("disc").box
    assert stage.piece_at(box.center).piece.id == "disc"
    assert stage.piece_at((box.left + 4, box.top + 4)) is None


def test_marks_of_a_hex_differ_by_shape_and_leave_its_corners_of_the_box_free():
    drawn = {m: polygon_mark((80, 80), corners=HEXAGON, mark=m) for m in ("legal", "chosen", "blocked", "focus")}
    for picture in drawn.values():
        assert picture.get_size() == (80 + 2 * MARGIN, 80 + 2 * MARGIN)
        assert picture.get_at((MARGIN, MARGIN)).a == 0
        assert picture.get_at((MARGIN + 40, MARGIN)).a > 0
    outlines = [pygame.image.tobytes(picture, "RGBA")[3::4] for picture in drawn.values()]
    assert len({bytes(255 if a > 40 else 0 for a in each) for each in outlines}) == 4  # without any colour
