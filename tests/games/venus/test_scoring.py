"""Section 9: victory points and ties."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from app.scenes.finished import score_steps
from app.text.texts import Texts
from rules import Chance, Setup, answer_at_random, apply, new_game, view, waiting
from rules.core.state import Result
from rules.venus.scores import planet_points, ranking, scores

from .support import table


def test_scoring_the_moon():
    """EX-9, OV-9.2 to OV-9.4."""
    t = table(
        "yellow red blue green",
        buildings={"moon": "yellow 1 mine, yellow 1 factory, red 1 mine, blue 1 mine, green 1 factory"},
    )
    assert t.yellow.income("moon") == 5
    assert planet_points(t.state, 3) == [9, 5, 5, 3]


def test_a_tie_for_first_skips_no_place():
    """OV-9.4."""
    t = table("red blue green", buildings={"venus": "red 1 mine, blue 1 mine, green 1 factory"})
    assert planet_points(t.state, 1) == [10, 10, 6]


def test_no_income_no_points():
    """OV-9.5, OV-1.3, OV-2.6: two places on Mercury; nothing for nothing."""
    t = table("red blue green", buildings={"mercury": "red 2 mine, blue 1 mine, green 1 factory"})
    assert planet_points(t.state, 0) == [6, 3, 0]
    t = table("red blue", buildings={"mercury": "red 1 mine"})
    assert planet_points(t.state, 0) == [6, 0]


def test_dead_planets_score_nothing():
    """OV-7.37, OV-9.3: live planets only."""
    t = table(buildings={"moon": "red 1 mine"})
    t.state.dead[3] = True
    assert scores(t.state) == [0, 0]


def test_tiles_count():
    """OV-9.6, OV-1.5: 1 for trophies and crises, 2 for aliens; money and units nothing."""
    t = table(kept={"red": "dune_whale crisis_1"}, money={"red": 99}, orbit={"earth": "red 5 tank"})
    t.state.aliens_won[0] = 1
    assert scores(t.state) == [4, 0]


def ranked(names="red blue green", first=0, **given):
    t = table(names, first=first, **given)
    return ranking(t.state).places


def test_most_points_win():
    """OV-9.7."""
    assert ranked(kept={"blue": "dune_whale crisis_1", "green": "velvet_leech"}) == [[1], [2], [0]]


def test_ties():
    """OV-9.8 to OV-9.11, ruling 25: first-player marker, buildings, points of tiles, then shared."""
    even = {"red": "dune_whale", "blue": "velvet_leech"}
    assert ranked(first=1, kept=even)[0] == [1]
    # red and blue have 3 points each: blue by a second place, red by tiles; both not first
    by_buildings = ranked(
        first=2, kept={"red": "dune_whale velvet_leech comet_eel"},
        buildings={"mercury": "green 1 mine, blue 1 factory", "kuiper": "green 1 mine"},
    )  # fmt: skip
    assert by_buildings[1:] == [[1], [0]]
    assert ranked("red blue green", first=2, kept=even)[0] == [0, 1]


def test_more_from_tiles_breaks_the_next_tie():
    """OV-9.10: red and blue have three points and one building each."""
    places = ranked(
        "red blue green purple", first=2, kept={"red": "dune_whale velvet_leech comet_eel"},
        buildings={"mercury": "green 2 mine, blue 1 mine", "titan": "green 2 mine, purple 1 mine, red 1 factory"},
    )  # fmt: skip
    assert places == [[2], [3], [0], [1]]


def test_the_points_shown_at_a_seat_are_those_of_the_reckoning():
    """The view counts the planets once for all seats (OV-9.3 to OV-9.6)."""
    state, rng = new_game("venus", Setup("venus", [{}] * 3), 5), Chance(2)
    for _ in range(150):
        apply(state, answer_at_random(state, waiting(state)[0], rng))
    assert any(scores(state))
    assert [seat["points"] for seat in view(state, 0)["table"]["seats"]] == scores(state)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_game_that_all_have_lost_tells_no_scoring(language):
    """OV-1.4."""
    lost = SimpleNamespace(
        game="venus",
        table={"seats": [], "planets": []},
        who=[("Anna", "human"), ("Béla", "human"), ("Csilla", "human")],
        result=Result([[], [0, 1, 2]], [0, 0, 0], "venus.revolt"),
    )
    assert score_steps(Texts(language), lost) == []
