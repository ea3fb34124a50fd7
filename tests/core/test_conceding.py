"""Giving up in every game: at any question, by any seat; who comes last, when the game ends, and that it is final."""

from __future__ import annotations

import pytest

from rules import (
    CONCEDE,
    END,
    Answer,
    Chance,
    Illegal,
    Session,
    Setup,
    answer_at_random,
    apply,
    clone,
    encode,
    find,
    fingerprint,
    new_game,
    result,
    waiting,
)
from rules.core.session import replay
from tests.support.expected import expected
from tests.support.games import SHIPPED
from tests.support.playout import through_json

MAY = [game for game in SHIPPED if find(game).concede is not None]
# Where whoever gives up leaves the game, more becomes of it: that game's own tests hold it.
GAMES = [game for game in MAY if not find(game).leaves]
# The switches with which a game is given up at every answer; at the others it is one question or another.
SWITCHED = [(game, options) for game in GAMES for options in expected(game, "conceding").get("tables", [{}])]


def begin(game, seats=3, seed=3, **options):
    return new_game(game, Setup(game, [{} for _ in range(seats)], options), seed)


def plays(g, rng, answers):
    for _ in range(answers):
        if not waiting(g):
            return
        apply(g, answer_at_random(g, waiting(g)[0], rng), listen=False)


@pytest.mark.parametrize(("game", "options"), SWITCHED)
def test_conceding_at_every_answer_leaves_a_sound_game(game, options):
    """For every seat: the seat is played on and comes last, or the game ends at once; nothing is broken by it."""
    g, rng, count = begin(game, **options), Chance(3), 0
    while waiting(g) and count < 400:
        for seat in range(3):
            for value in (None, END):
                left = clone(g)
                apply(left, Answer(seat, CONCEDE, value))
                assert find(game).violations(left) == []
                assert (left.outcome is None) is (value is None)
                if value == END:
                    assert left.outcome.places[-1] == [seat]
                    assert left.outcome.reason == f"{game}.conceded"
        plays(g, rng, 7)
        count += 7


@pytest.mark.parametrize("game", [game for game in GAMES if find(game).seats[0] <= 2])
def test_of_two_players_the_other_one_has_won(game):
    g = begin(game, 2)
    events = apply(g, Answer(0, CONCEDE, None))
    assert (result(g).places, waiting(g)) == ([[1], [0]], ())
    assert events[0].kind == "concede"


@pytest.mark.parametrize("game", [game for game in GAMES if expected(game, "conceding").get("to_the_end", True)])
def test_with_several_players_the_game_goes_on_and_who_gave_up_comes_last(game):
    g, rng = begin(game, 4), Chance(5)
    plays(g, rng, 20)
    apply(g, Answer(2, CONCEDE, None))
    plays(g, rng, 10)
    apply(g, Answer(0, CONCEDE, None))
    plays(g, rng, 100_000)
    if result(g).places[0]:  # where all lose together, there are none
        assert result(g).places[-2:] == [[0], [2]]


@pytest.mark.parametrize("game", GAMES)
def test_the_last_one_who_stays_has_won(game):
    g = begin(game, 3)
    apply(g, Answer(1, CONCEDE, None))
    assert result(g) is None
    apply(g, Answer(0, CONCEDE, None))
    assert result(g).places == [[2], [0], [1]]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_gives_up_twice(game):
    g = begin(game, 3)
    apply(g, Answer(1, CONCEDE, None))
    before = fingerprint(g)
    with pytest.raises(Illegal, match=r"core\.no_concede"):
        apply(g, Answer(1, CONCEDE, None))
    assert fingerprint(g) == before


@pytest.mark.parametrize("game", MAY)
def test_it_is_kept_in_the_log_and_in_the_position_and_cannot_be_undone(game):
    session = Session.start(game, Setup(game, [{}, {}, {}], {}), 3)
    session.answer(Answer(1, CONCEDE, None))
    assert session.may_undo(1).id == "core.undo.conceded"
    again = replay(session.setup, session.seed, session.log)
    assert fingerprint(again) == fingerprint(session.state) == fingerprint(through_json(session.state))


@pytest.mark.parametrize("game", MAY)
def test_a_position_in_which_nobody_gave_up_does_not_speak_of_it(game):
    """So positions that were saved before are the same as ever."""
    g = begin(game)
    assert "conceded" not in encode(g)
