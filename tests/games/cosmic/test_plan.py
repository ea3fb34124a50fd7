"""Where things lie at the table of Cosmic Encounter (UX-1, look.md: board first)."""

from itertools import combinations

import pytest

from app.games.cosmic.plan import CARD, STACKS, centre, plan, stack_spots, stack_width
from art.cosmic.pieces import ship_size

# The board of a window of 1024×640, 1280×720 (also with the log open), 1920×1080 and 4K; its letters at 100 %.
ROOMS = (((1024, 512), 16.0), ((1280, 580), 16.0), ((990, 580), 16.0), ((1920, 880), 24.0), ((3840, 1760), 48.0))
TEXTS = (1.0, 1.5, 2.0)


def all_plans():
    for (room, em), text in ((room, text) for room in ROOMS for text in TEXTS):
        for seats in (3, 4, 5):
            for own in (None, *range(seats)):
                yield plan(room, (5,) * seats, own, em * text, labs=bool(seats % 2))


def overlap(one, other):
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return min(wide, high)


def test_everything_is_on_the_board_and_nothing_overlaps():
    for laid in all_plans():
        boxes = laid.boxes()
        for x, y, w, h in boxes:
            assert w > 0 and h > 0, (laid.room, laid.em)
            assert x >= -0.01 and y >= -0.01, (laid.room, laid.em, (x, y, w, h))
            assert x + w <= laid.room[0] + 0.01 and y + h <= laid.room[1] + 0.01, (laid.room, laid.em, (x, y, w, h))
        for one, other in combinations(boxes, 2):
            assert overlap(one, other) <= 0.01, (laid.room, laid.order, laid.em, one, other)


def test_the_own_system_is_the_nearest_and_the_others_follow_clockwise():
    for own in range(5):
        laid = plan((1280, 580), (5,) * 5, own)
        assert laid.order == tuple((own + place) % 5 for place in range(5))
        middles = [centre(laid.planets[seat][2]) for seat in laid.order]
        assert middles[0][1] == max(y for _, y in middles)
        assert middles[1][0] < middles[2][0] < middles[3][0] < middles[4][0]
        assert middles[2][1] == middles[3][1] == min(y for _, y in middles)
    assert plan((1280, 580), (5,) * 4, None).order == (0, 1, 2, 3)


def test_systems_are_arcs_around_the_warp():
    """The middle planet of each stands further out than those at the ends."""
    laid = plan((1280, 580), (5,) * 4, 0)
    x, y = centre(laid.warp)
    for boxes, axis in zip((laid.planets[seat] for seat in laid.order), (1, 0, 1, 0), strict=True):
        away = [abs(centre(box)[axis] - (x, y)[axis]) for box in boxes]
        assert away[2] > away[1] > away[0] and away[2] > away[3] > away[4]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("room", "least"), [((1024, 512), 66), ((1280, 580), 84), ((1920, 880), 126)])
def test_planets_are_as_large_as_the_board_allows(room, least, seats):
    """Nothing that matters is too small to be gripped; larger planets would not leave the rest its room."""
    laid = plan(room, (5,) * seats, 0, 16.0 * room[1] / 580)
    assert laid.planet >= least
    assert laid.warp[2] >= 2 * laid.planet
    assert laid.length >= 0.9 * laid.planet
    for side in laid.sides:
        assert side.card[2] >= 0.8 * laid.planet and side.card[3] == pytest.approx(side.card[2] * CARD)


def test_a_planet_holds_four_stacks_of_four_that_can_be_told_apart():
    planet = plan((1280, 580), (5,) * 5, 0).planet
    width = stack_width(planet, 4, ship_size(44, 4)[1] / 44)
    assert width >= 30
    wide, high = ship_size(width, 4)
    boxes = [(x * planet - wide / 2, y * planet - high / 2, wide, high) for x, y in stack_spots(4)[1]]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair) > 0.5]
    for x, y, w, h in boxes:
        assert min(x, y) >= -planet / 2 - 0.5 and max(x + w, y + h) <= planet / 2 + 0.5


def test_no_stack_hangs_over_its_planet_however_many_there_are():
    for count, (_, spots) in enumerate(STACKS, 1):
        wide, high = ship_size(stack_width(100, count, ship_size(44, 6)[1] / 44), 6)
        for x, y in spots:
            assert abs(x) * 100 + wide / 2 <= 51 and abs(y) * 100 + high / 2 <= 51, count


def test_a_sixth_planet_and_a_system_of_four_find_room():
    """CE-9.1 (four planets) and the planet of the Genesis Bomb."""
    for planets in ((4, 4, 4), (6, 5, 5, 5), (5, 6, 5, 5, 6), (5, 5, 6, 6, 5)):
        laid = plan((1280, 580), planets, 0)
        assert [len(laid.planets[seat]) for seat in range(len(planets))] == list(planets)
        assert not [pair for pair in combinations(laid.boxes(), 2) if overlap(*pair) > 0.01]


def test_technologies_take_room_only_where_there_are_any():
    with_labs, without = (plan((1280, 580), (5,) * 4, 0, labs=labs) for labs in (True, False))
    assert set(with_labs.labs) == {0, 1, 2, 3} and "tech_deck" in with_labs.piles
    assert not without.labs and "tech_deck" not in without.piles
