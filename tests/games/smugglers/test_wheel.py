"""SM-4.39: the tie wheel, where it starts, when it turns and what it decides."""

from __future__ import annotations

import pytest

from rules import Chance, apply, new_game, waiting
from tests.support.playout import random_answer

from .support import Smuggle, setup_of, table


def race(names, **given):
    return table(names, timing="realtime", **given)


def towers(names="a b c d", **given):
    return race(names, stacked=True, **given)


@pytest.mark.parametrize(("n", "leader"), [(3, 1), (4, 2), (5, 4)])
def test_the_wheel_of_every_round_of_a_game(n, leader):
    """SM-4.39: in round r clockwise from seat (L + r - 1) mod n, as dealt by the game itself."""
    state = new_game("smugglers", setup_of(" ".join("abcdef"[:n]), leader=leader), 7)
    rng, found = Chance(7), {}
    while waiting(state):
        found.setdefault(state.round, state.wheel[0])
        assert [(state.wheel[0] + i) % n for i in range(n)] == list(state.wheel)
        apply(state, random_answer(state, rng))
    assert len(found) >= 6
    assert found == {number: (leader + number - 1) % n for number in found}


def test_a_turned_wheel_is_forgotten_in_the_next_round():
    """SM-4.39: the move holds for the rest of the round only."""
    t = Smuggle(new_game("smugglers", setup_of("a b c d", timing="realtime", leader=1), 1), ["a", "b", "c", "d"])
    t.reveal()
    t.c.takes(3, t=600)
    t.d.takes(3, t=600)
    t.time(620)
    assert t.state.wheel == (1, 3, 0, 2)
    t.time(20000)
    t.everyone_passes()
    assert (t.state.round, t.state.wheel) == (2, (2, 3, 0, 1))


def test_the_wheel_turns_in_the_order_in_which_tokens_were_got():
    """SM-4.39: two contests in one tick; the moves come at its end, in the order of acceptance, not of seats."""
    t = race("a b c d e", leader=3)
    for player, token in ((t.c, 1), (t.b, 1), (t.a, 3), (t.d, 3)):
        player.takes(token, t=600)
    t.time(620)
    assert (t.d.tokens, t.b.tokens) == ([3], [1])
    assert [event.data["seat"] for event in t.happened("wheel")] == [3, 1]
    assert t.state.wheel == (4, 0, 2, 3, 1)


def test_a_contested_drop_turns_the_wheel_before_a_contested_token():
    """SM-4.39, SM-4.35: dice are accepted before tokens."""
    t = towers()
    for player in (t.c, t.d):
        player.drops("S1", 4, t=600)
    for player in (t.a, t.b):
        player.takes(3, t=600)
    t.time(620)
    t.table_says()
    assert t.state.wheel == (1, 3, 2, 0)


@pytest.mark.parametrize(
    ("given", "rival"),
    [
        ({"tokens": {"b": 3}}, ("drop", 0, 4, 0)),  # has a token
        ({"dice": {"S2": "b 1", "S3": "b 1"}}, ("drop", 0, 4, 0)),  # has no die
        ({}, ("drop", 1, 4, 0)),  # another sector
        ({}, ("drop", 0, 5, 0)),  # another face
        ({}, ("take", 3)),
    ],
)
def test_only_equal_legal_faces_on_one_sector_turn_the_wheel(given, rival):
    """SM-4.39: with STACKED, no more than one of them could drop that face there."""
    t = towers(**given)
    t.a.drops("S1", 4, t=700)
    t.b.answers("act", rival, t=700)
    t.time(720)
    while not t.players[0].is_asked():
        t.table_says()
    assert t.happened("drop", seat=0)
    assert t.state.wheel == (0, 1, 2, 3)


def test_at_a_timeout_those_who_never_acted_come_in_wheel_order():
    """SM-4.45: of a wheel that does not start at the first seat."""
    t = race("a b c d e", leader=3, energy={"a": 8})
    t.time(15020)
    assert [player.tokens for player in t.players] == [[1], [0], [-1], [4], [3]]


def test_at_a_timeout_those_who_acted_in_the_same_tick_come_in_wheel_order():
    """SM-4.45: d stands before b, whoever pressed first within the tick."""
    t = race("a b c d e", leader=3, energy={"a": 8})
    t.b.places("S1", 2, t=700)
    t.d.places("S2", 2, t=719)
    t.time(20000)
    assert (t.d.tokens, t.b.tokens) == ([4], [3])
    assert [t.e.tokens, t.a.tokens, t.c.tokens] == [[1], [0], [-1]]


def test_a_wheel_that_turned_decides_the_next_contest():
    """SM-4.37, SM-4.39: with two players the winner of a contest loses the next one."""
    t = race("a b")
    for player in (t.a, t.b):
        player.takes(3, t=700)
    t.time(720)
    assert (t.a.tokens, t.state.wheel) == ([3], (1, 0))
    for player in (t.a, t.b):
        player.takes(1, t=1100)
    t.time(1120)
    assert (t.a.tokens, t.b.tokens) == ([3], [1])
