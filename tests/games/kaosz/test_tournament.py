"""Tournaments (KG-11.70-11.77)."""

from __future__ import annotations

import pytest

from rules.kaosz.tournament import Tournament, final_places, pair_winner


@pytest.mark.parametrize(("players", "rounds"), [(4, 3), (8, 3), (9, 4), (16, 4), (17, 5)])
def test_the_number_of_rounds(players, rounds):
    """KG-11.76."""
    assert Tournament(players).rounds == rounds


def test_fewer_than_four_cannot_hold_finals():
    """KG-11.76, KG-11.70."""
    with pytest.raises(ValueError, match=r"KG-11\.76"):
        Tournament(3)


def play(t):
    """The player with the smaller number always wins."""
    t.enter([(min(pair), max(pair)) for pair in t.pairings()])


@pytest.mark.parametrize("players", [4, 5, 7, 8, 11])
def test_nobody_meets_twice_and_byes_go_round(players):
    """KG-11.76: no repeated pairing if avoidable, at most one bye for each."""
    t = Tournament(players)
    while not t.is_over:
        play(t)
    for player in range(players):
        assert len(set(t.opponents(player))) == len(t.opponents(player))
    assert len(set(t.byes)) == len(t.byes)
    assert sum(t.points()) == sum(len(r) for r in t.played) + len(t.byes)


def test_pairing_within_equal_points():
    """KG-11.76."""
    t = Tournament(8)
    play(t)
    points = t.points()
    assert all(points[a] == points[b] for a, b in t.pairings())


def test_ties_by_opponents_points_then_head_to_head():
    """KG-11.76."""
    t = Tournament(4, [[(0, 3), (2, 1)], [(1, 0), (2, 3)], [(0, 2), (1, 3)]])
    # 0, 1 and 2 have two points; 0 and 1 met stronger players alike, 1 beat 0.
    assert t.points() == [2, 2, 2, 0]
    order = t.standings()
    assert order[-1] == 3
    assert order.index(1) < order.index(0)


def test_the_finals():
    """KG-11.71, KG-11.72."""
    t = Tournament(4, [[(0, 1), (2, 3)], [(0, 2), (1, 3)], [(0, 3), (1, 2)]])
    assert t.semi_finals() == [(0, 3), (1, 2)]
    assert pair_winner((0, 3), [3, 0, 3]) == 3
    assert final_places(t.semi_finals(), [3, 1], final=1, small_final=0) == [1, 3, 0, 2]
