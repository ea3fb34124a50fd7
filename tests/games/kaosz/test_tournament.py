"""Tournaments as the rulebook has them (KG-11.70-11.77)."""

from __future__ import annotations

import pytest

from rules.tournament import (
    Dropped,
    Entered,
    Opened,
    Refused,
    Reported,
    Tournament,
    champion,
    final_order,
    is_over,
    next_round,
    standings,
)
from rules.tournament.pairing import meetings


def evening(players, **how):
    t = Tournament(Opened("Evening", "kaosz", "swiss", 5, **how))
    for number in range(players):
        t.add(Entered(number, f"P{number}"))
    return t


def win(t, table, winner):
    """The next game of a table of the present round."""
    current = t.current
    others = tuple(p for p in current.tables[table].players if p != winner)
    t.add(Reported(current.number, table, len(current.tables[table].results), ((winner,), others)))


def play(t, better=min):
    """One round in which the `better` player wins every game."""
    t.add(next_round(t))
    while t.open_tables:
        table = t.open_tables[0]
        win(t, table, better(t.current.tables[table].players))


@pytest.mark.parametrize(("players", "rounds"), [(4, 3), (8, 3), (9, 4), (16, 4), (17, 5)])
def test_the_number_of_rounds(players, rounds):
    """KG-11.76."""
    assert evening(players).swiss_rounds == rounds


def test_fewer_than_four_cannot_hold_finals():
    """KG-11.76, KG-11.70."""
    with pytest.raises(Refused) as refused:
        next_round(evening(3))
    assert (refused.value.id, refused.value.rule) == ("too-few", "KG-11.76")


@pytest.mark.parametrize("players", range(4, 14))
@pytest.mark.parametrize("better", [min, max])
def test_nobody_meets_twice_and_byes_go_round(players, better):
    """KG-11.76: no repeated pairing if avoidable, at most one bye for each."""
    t = evening(players)
    for _ in range(t.swiss_rounds):
        play(t, better)
    assert set(meetings(t).values()) == {1}
    byes = [table.players[0] for one in t.rounds for table in one.tables if table.is_bye]
    assert len(set(byes)) == len(byes) == (t.swiss_rounds if players % 2 else 0)


def test_pairing_within_equal_points():
    """KG-11.76."""
    t = evening(8)
    play(t)
    points = {line.player: line.points for line in standings(t)}
    assert all(points[a] == points[b] for a, b in next_round(t).tables)


def test_a_win_and_a_bye_are_one_point_and_the_bye_goes_to_the_lowest():
    """KG-11.76."""
    t = evening(5)
    play(t)
    lowest = [line.player for line in standings(t) if line.points == 0][-1]
    assert next_round(t).tables[-1] == (lowest,)
    assert sum(line.points for line in standings(t)) == 3


def test_ties_by_opponents_points_then_head_to_head():
    """KG-11.76."""
    t = evening(4)
    from rules.tournament import Paired

    for number, games in enumerate([[(0, 3), (2, 1)], [(1, 0), (2, 3)], [(0, 2), (1, 3)]]):
        t.add(Paired(number, tuple(games)))
        for table, (winner, _) in enumerate(games):
            win(t, table, winner)
    lines = standings(t)
    # 0, 1 and 2 have two points; 0 and 1 met stronger players alike, 1 beat 0.
    assert {line.player: line.points for line in lines} == {0: 2, 1: 2, 2: 2, 3: 0}
    order = [line.player for line in lines]
    assert order[-1] == 3
    assert order.index(1) < order.index(0)


def test_full_ties_are_decided_by_lot_and_the_lot_comes_from_the_seed():
    """KG-11.76."""
    orders = []
    for seed in (1, 1, 2):
        t = Tournament(Opened("Evening", "kaosz", "swiss", seed))
        for number in range(8):
            t.add(Entered(number, f"P{number}"))
        orders.append([line.player for line in standings(t)])
    assert orders[0] == orders[1] != orders[2]


def finals(players=6):
    t = evening(players)
    for _ in range(t.swiss_rounds):
        play(t)
    return t


def test_first_meets_fourth_and_second_meets_third_over_three_games():
    """KG-11.71, KG-11.72: 2-0 is enough."""
    t = finals()
    a, b, c, d = [line.player for line in standings(t)][:4]
    t.add(next_round(t))
    assert [table.players for table in t.current.tables] == [(a, d), (b, c)]
    win(t, 0, a)
    assert 0 in t.open_tables
    win(t, 0, a)
    assert t.open_tables == [1]
    with pytest.raises(Refused):
        win(t, 0, d)
    for winner in (b, c, c):
        win(t, 1, winner)
    t.add(next_round(t))
    assert [table.players for table in t.current.tables] == [(a, c), (d, b)]


def test_the_final_and_the_match_for_third_place_make_the_order():
    """KG-11.71."""
    t = finals()
    swiss = [line.player for line in standings(t)]
    t.add(next_round(t))
    a, b, c, d = swiss[:4]
    for winner in (d, d):
        win(t, 0, winner)
    for winner in (b, b):
        win(t, 1, winner)
    t.add(next_round(t))
    for table, winner in ((0, b), (0, d), (0, b), (1, c), (1, c)):
        assert champion(t) is None
        win(t, table, winner)
    assert is_over(t)
    assert final_order(t) == [b, d, c, a, *swiss[4:]]
    with pytest.raises(Refused, match="over"):
        next_round(t)


def test_a_game_is_never_a_draw():
    """KG-11.73."""
    t = evening(4)
    t.add(next_round(t))
    with pytest.raises(Refused) as refused:
        t.add(Reported(0, 0, 0, (t.current.tables[0].players,)))
    assert refused.value.rule == "KG-11.73"


def test_a_game_lasts_an_hour():
    """KG-11.73."""
    assert evening(4).seconds == 3600
    assert evening(4, minutes=45).seconds == 45 * 60


def test_who_has_dropped_out_does_not_play_the_finals():
    """KG-11.70: the first four of those who are there."""
    t = finals(8)
    order = [line.player for line in standings(t)]
    t.add(Dropped(order[0]))
    assert [sorted(table) for table in next_round(t).tables] == [
        sorted((order[1], order[4])),
        sorted((order[2], order[3])),
    ]


def test_who_leaves_in_the_semi_final_loses_it():
    """KG-11.71."""
    t = finals(4)
    t.add(next_round(t))
    first, fourth = t.current.tables[0].players
    t.add(Dropped(first))
    assert t.current.tables[0].places == ((fourth,), (first,))
