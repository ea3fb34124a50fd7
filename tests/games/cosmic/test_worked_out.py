"""Powers and colonies that were worked out from a position are looked at again when they may have changed."""

from __future__ import annotations

import pytest

from rules import Chance, Setup, clone, decode, encode, fingerprint, imagine, new_game, play_on
from rules.core.derived import kept_about, verified
from rules.cosmic.atoms.powers import take_sheet
from rules.cosmic.atoms.ships import move_ships
from rules.cosmic.state.cosmos import at_planet
from rules.cosmic.state.pieces import has_power, held
from rules.cosmic.state.ships import colonies, settled


@pytest.fixture(scope="module")
def opened():
    g = new_game("cosmic", Setup("cosmic", seats=[{}, {}, {}]), seed=3)
    rng = Chance(3)
    for _ in range(40):
        play_on(g, rng)
    return g


def test_neither_a_clone_nor_a_save_nor_an_imagined_world_has_what_was_worked_out(opened):
    bare = clone(opened)
    assert has_power(opened, 0)
    assert opened.derived
    assert fingerprint(opened) == fingerprint(bare)
    assert clone(opened).derived is None
    assert decode(encode(opened)).derived is None
    assert imagine(opened, 1, Chance(1)).derived is None


def test_powers_and_sheets_are_looked_at_again_when_they_change(opened):
    """CE-5.10, CE-H4."""
    g = clone(opened)
    assert has_power(g, 0)
    for planet, home in enumerate(g.home):
        if home == 0:
            move_ships(g, 0, at_planet(planet), "warp", g.ships[at_planet(planet)][0], "test")
    assert not has_power(g, 0)
    before = len(held(g, 1))
    take_sheet(g, "human", 1)
    assert len(held(g, 1)) == before + 1


def test_colonies_that_grow_and_shrink_stay_known_and_those_founded_or_given_up_are_counted_again(opened):
    g = clone(opened)
    foreign = next(p for p, home in enumerate(g.home) if home == 1 and not g.ships[at_planet(p)][0])
    home = max((at_planet(p) for p, seat in enumerate(g.home) if seat == 0), key=lambda place: g.ships[place][0])
    with verified():  # so that every value that is kept is compared with what is true
        colonies(g, 0)
        for origin, to, count in (
            (home, "warp", 1), (home, at_planet(foreign), 1), (at_planet(foreign), home, 1), ("warp", home, 1),
        ):  # fmt: skip
            move_ships(g, 0, origin, to, count, "test")
            assert kept_about(g, settled, 0) is None or "warp" in (origin, to)
            found = colonies(g, 0)
            assert (to in found) == (to != "warp") and found[home] == g.ships[home][0]
            assert list(found) == [at_planet(p) for p in range(len(g.home)) if g.ships[at_planet(p)][0]]
