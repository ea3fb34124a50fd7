"""Random games over all seats and switches: no fault, no ship or card is lost or doubled (CE-2.5, CE-3.15)."""

from __future__ import annotations

import pytest

from rules import Chance, find, new_game, play_on, result, violations
from rules.core.derived import verified
from tests.support.thorough import THOROUGH, some

GAMES = list(range(400))
CHOSEN = some(GAMES, 100)
LIMIT = None if THOROUGH else 350  # answers of a game; each tenth one is played to its end
LOOK = 50  # after so many answers the position is checked
LONGEST = 60_000  # answers; a game that is still not over does not end


def setup_of(number: int):
    return find("cosmic").random_setup(3 + number % 3, Chance(9000 + number))


def played(number: int, limit: int | None):
    """A game by dice, checked now and then."""
    state, rng = new_game("cosmic", setup_of(number), number), Chance(number)
    for count in range(1, LONGEST if limit is None else limit + 1):
        going = play_on(state, rng)
        if not going or count % LOOK == 0:
            assert not violations(state), (number, count)
        if not going:
            assert result(state) is not None
            return state
    assert limit is not None, f"game {number} does not end"
    return state


@pytest.mark.parametrize("part", range(10))
def test_random_games_have_no_fault(part):
    for place, number in enumerate(CHOSEN[part::10]):
        played(number, None if place == 0 else LIMIT)


@pytest.mark.parametrize("number", some(GAMES, 4))
def test_what_is_kept_in_a_random_game_is_what_would_be_worked_out_anew(number):
    with verified():
        played(number, 150)


def test_these_games_have_all_seats_and_switches():
    setups = [setup_of(number) for number in CHOSEN]
    assert {len(setup.seats) for setup in setups} == {3, 4, 5}
    for variant in find("cosmic").variants:
        if not variant.per_seat:
            assert {setup.options[variant.id] for setup in setups} == set(variant.values), variant.id
