"""Section 5 and 6B to 6D: points, tie-breaks, stations and favourites."""

from __future__ import annotations

import pytest

from rules import Chance, apply, new_game, waiting
from rules.smugglers.scores import card_value, fleets, ranking, score, tally
from tests.support.playout import random_answer

from .support import setup_of, table

EMPTY = {"goods": {"anna": "", "bela": "", "csaba": ""}, "energy": {"anna": 0, "bela": 0, "csaba": 0}}


def over(**given):
    for name, value in EMPTY.items():
        given.setdefault(name, value)
    return table(phase="over", **given)


def test_the_last_refill_is_played():
    """SM-5.1: the game ends after phase 4 of the last round."""
    t = table(phase="refill", round=8, tokens={"anna": 3, "bela": 1, "csaba": -1}, energy={"anna": 8})
    t.anna.refills(energy=2)
    t.bela.passes()
    assert t.state.outcome is None
    t.csaba.passes()
    assert t.anna.score == -10 - 12
    assert t.happened("over")


def test_planets_and_leftovers():
    """SM-5.2 to SM-5.5, SM-1.3: +1 per planet won, -1 per energy, good and unpaid planet."""
    t = over(won={"anna": [28, 1]}, unpaid={"anna": [14]}, goods={"anna": "RG", "bela": "", "csaba": ""},
             energy={"anna": 3, "bela": 0, "csaba": 0})  # fmt: skip
    assert [(step.item, step.points, step.rule) for step in tally(t.state, 0)] == [
        ("won", 4, "SM-5.2"), ("won", 1, "SM-5.2"), ("unpaid", -2, "SM-5.5"), ("energy", -3, "SM-5.3"),
        ("goods", -2, "SM-5.4"),
    ]  # fmt: skip
    assert t.anna.score == -2


def test_scores_may_be_negative():
    """SM-5.6."""
    t = over(energy={"anna": 9, "bela": 0, "csaba": 0})
    assert t.anna.score == -9


def test_the_scoring_is_told_step_by_step():
    """SM-5.2 to SM-5.5: one event for each line, with the running total."""
    t = table(
        phase="refill", round=8, tokens={"anna": 3, "bela": 1, "csaba": -1}, won={"anna": [28]}, energy={"anna": 8}
    )
    t.anna.passes()
    t.bela.passes()
    t.csaba.passes()
    steps = t.happened("score", seat=0)
    assert [event.data["item"] for event in steps] == ["won", "energy", "goods"]
    assert [event.data["total"] for event in steps] == [4, -4, -16]


def test_most_points_win():
    """SM-5.7: places by points; equal points below the first place share it."""
    t = over(won={"anna": [1], "bela": [28], "csaba": [2]})
    assert t.state.outcome.places == [[1], [0, 2]]
    assert t.state.outcome.reason == "smugglers.points"


def test_first_tie_break_fewer_goods():
    """SM-5.8, SM-5.12: among those tied for first only."""
    t = over(won={"anna": [28], "bela": [27], "csaba": []}, goods={"anna": "R", "bela": "", "csaba": ""},
             energy={"anna": 0, "bela": 1, "csaba": 0})  # fmt: skip
    assert t.state.outcome.scores[:2] == [3, 3]
    assert t.state.outcome.places == [[1], [0], [2]]
    assert t.state.outcome.reason == "smugglers.fewer_goods"


def test_second_tie_break_less_energy():
    """SM-5.9: with equal points and goods."""
    t = over(won={"anna": [28], "bela": [17]}, energy={"anna": 1, "bela": 0, "csaba": 5})
    assert t.state.outcome.places[0] == [1]
    assert t.state.outcome.reason == "smugglers.less_energy"


def test_third_tie_break_more_won_sectors():
    """SM-5.10: unpaid cards do not count."""
    t = over(won={"anna": [28], "bela": [1, 17]}, unpaid={"anna": []}, energy={"anna": 0, "bela": 0, "csaba": 5})
    assert t.state.outcome.places[0] == [1]
    assert t.state.outcome.reason == "smugglers.more_sectors"
    t = over(won={"anna": [28, 2], "bela": [27, 1]}, unpaid={"anna": [3], "bela": [4]})
    assert t.state.outcome.reason == "smugglers.shared"


def test_a_full_tie_is_a_shared_victory():
    """SM-5.11, SM-E26, SM-D12: the tied players win together."""
    t = over(won={"anna": [28], "bela": [27], "csaba": [1]})
    assert t.state.outcome.places == [[0, 1], [2]]
    assert t.state.outcome.reason == "smugglers.shared"
    assert t.state.outcome.place_of(1) == 1


def test_tie_breaks_apply_in_sequence():
    """SM-5.12: a player who is out by goods does not come back by energy."""
    t = over(
        won={"anna": [28], "bela": [27], "csaba": [29]},
        goods={"anna": "R", "bela": "", "csaba": ""}, energy={"anna": 0, "bela": 1, "csaba": 1},
    )  # fmt: skip
    assert t.state.outcome.scores == [3, 3, 3]
    assert t.state.outcome.places == [[1, 2], [0]]


# -- stations


def test_cards_without_a_station_score_all_planets():
    """SM-6.20, SM-2.33: also with STATIONS; planet colours are decoration there."""
    t = over(stations=True, colours="orange black white", won={"anna": [35, 29]})
    assert card_value(t.state, 0, "sector_29") == 4  # no station: Y Y G G
    assert card_value(t.state, 0, "sector_35") == 0  # station, B B G G, Anna likes R and Y
    t = over(colours="orange black white", won={"anna": [35]})
    assert card_value(t.state, 0, "sector_35") == 4  # SM-2.32: without STATIONS it matters to nobody


def test_an_unpaid_station_costs_all_planets():
    """SM-6.22, SM-6.21: whatever their colours."""
    t = over(stations=True, colours="orange black white", unpaid={"anna": [35]})
    assert t.anna.score == -4


def test_a_card_worth_nothing_may_be_won():
    """SM-6.23: bidding and winning are not restricted."""
    t = table(stations=True, colours="orange black white", row=[35, 1, 2], lead_hand="anna", tokens={"bela": 1})
    assert t.anna.faces("S1") == [1, 2, 3, 4, 5, 6]
    t.anna.places("S1", 1)
    t.csaba.takes(3)
    t.anna.pays("S1", "BG")
    assert t.anna.won == [35]


# -- favourite ships


def test_the_bonus_counts_other_admirers():
    """SM-6.25, SM-6.26, SM-E11: 3 and one more for each other player with that favourite."""
    t = over(fav_ships=True, colours="orange black brown", won={"anna": [6, 13]})  # orange: B G; black: Y G; brown: R G
    bonus = {step.detail["colour"]: step.points for step in tally(t.state, 0) if step.item == "ships"}
    assert bonus == {"B": 0, "G": 5}


def test_ships_count_only_on_scoring_cards():
    """SM-6.27, SM-E9: a station worth 0 does not count; unpaid cards never do."""
    given = {"colours": "orange black white", "fav_ships": True, "won": {"anna": [35]}, "unpaid": {"anna": [6]}}
    assert fleets(over(stations=True, **given).state)[0] == {"R": 0, "Y": 0, "B": 0, "G": 0}
    assert fleets(over(**given).state)[0] == {"R": 0, "Y": 0, "B": 1, "G": 1}


def test_cruisers_count_for_no_colour():
    """SM-6.28."""
    t = over(fav_ships=True, colours="orange black white", won={"anna": [4]})  # B N
    assert fleets(t.state)[0] == {"R": 0, "Y": 0, "B": 1, "G": 0}


def test_the_most_means_strictly_more_than_everyone():
    """SM-6.29, SM-E10: a tie gives nothing to anyone, an outsider can block, 0 ships win nothing."""
    tied = over(fav_ships=True, colours="orange black white", won={"anna": [5], "csaba": [15]})
    assert all(step.points == 0 for seat in range(3) for step in tally(tied.state, seat) if step.item == "ships")
    blocked = over(fav_ships=True, colours="orange black white", won={"anna": [5], "bela": [34]})
    assert all(step.points == 0 for step in tally(blocked.state, 0) if step.item == "ships")
    assert all(step.points == 0 for step in tally(over(fav_ships=True).state, 0) if step.item == "ships")


def test_without_the_switch_there_is_no_bonus():
    """SM-6.25: off by default."""
    t = over(colours="orange black white", won={"anna": [5]})
    assert t.anna.score == 2


# -- favourite leftovers


@pytest.mark.parametrize(("goods", "points"), [("B", 0), ("BB", -1), ("BG", 0), ("R", -1), ("BBGGR", -3), ("", 0)])
def test_one_leftover_of_each_favourite_ship_colour_is_free(goods, points):
    """SM-6.30: orange likes B and G ships."""
    t = over(fav_leftover=True, colours="orange black white", goods={"anna": goods, "bela": "", "csaba": ""})
    assert t.anna.score == points


def test_the_tie_break_still_counts_all_goods():
    """SM-6.31: free leftovers count for tie-break 1."""
    t = over(fav_leftover=True, colours="orange black white", goods={"anna": "B", "bela": "", "csaba": "RRR"})
    assert t.state.outcome.scores[:2] == [0, 0]
    assert t.state.outcome.places[0] == [1]
    assert t.state.outcome.reason == "smugglers.fewer_goods"


def test_the_ranking_matches_the_lines():
    """SM-5.7: in random games with all switches the result is the sum of the told lines."""
    for seed in range(4):
        setup = setup_of("a b c d", stations=True, fav_ships=True, fav_leftover=True)
        state = new_game("smugglers", setup, seed)
        rng, told = Chance(seed), []
        while waiting(state):
            told += [event for event in apply(state, random_answer(state, rng)) if event.kind == "score"]
        sums = [sum(event.data["points"] for event in told if event.data["seat"] == seat) for seat in range(4)]
        assert sums == state.outcome.scores == [score(state, seat) for seat in range(4)]
        assert ranking(state) == state.outcome
