"""Answers that look-ahead draws without asking are those that whoever is asked would draw."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Chance, Setup, clone, find, fingerprint, new_game, play_on, waiting
from rules.core import running
from rules.empires.playing import by_dice

GATES = {"gates": "on", "ground": "on", "map": "large"}


def opened(options, seed):
    game = find("empires")
    setup = Setup("empires", [{}, {}], options)
    game.check_setup(setup)
    return new_game("empires", setup, seed)


@pytest.mark.parametrize("options", [{}, GATES], ids=["base", "gates"])
def test_an_answer_that_is_drawn_is_the_one_that_would_be_given_to_the_question(options):
    drawn, asked = opened(options, 5), opened(options, 5)
    dice, same = Chance(5), Chance(5)
    for _ in range(250):
        assert waiting(asked)  # so that it is asked before it is answered
        assert play_on(drawn, dice) and play_on(asked, same)
        assert dice.chance == same.chance
    assert fingerprint(drawn) == fingerprint(asked)


def test_replies_are_drawn_as_whoever_is_asked_in_a_window_would_answer():
    drawn, asked = (new_game("cosmic", Setup("cosmic", [{}] * 4), 5) for _ in range(2))
    dice, same, unasked = Chance(5), Chance(5), 0
    flows = set()
    for _ in range(250):
        assert waiting(asked)
        unasked += drawn.pending is None
        if drawn.pending is None:
            flows.add(drawn.frames[-1].flow)
        assert play_on(drawn, dice) and play_on(asked, same)
        assert dice.chance == same.chance
    assert fingerprint(drawn) == fingerprint(asked)
    assert unasked > 150 and flows == {"core.window", "cosmic.planning", "cosmic.reinforcing"}


def test_whom_a_window_asks_next_is_seen_also_if_nobody_was_asked():
    g, rng = new_game("cosmic", Setup("cosmic", [{}] * 4), 5), Chance(5)
    for _ in range(120):
        play_on(g, rng)
        if g.pending is None and g.frames[-1].step == "poll":
            (reply,) = waiting(clone(g))
            assert (reply.prompt, reply.seat) == (f"{g.frames[-1].flow}.reply", g.frames[-1].queue[0])


def test_most_questions_of_a_movement_phase_are_never_asked():
    g, rng, given = opened({}, 5), Chance(5), Counter()
    for _ in range(250):
        given[g.pending is None] += 1
        play_on(g, rng)
    assert given[True] > 3 * given[False]


def test_a_question_that_was_not_asked_is_there_for_whoever_looks():
    g, rng = opened({}, 5), Chance(5)
    while g.pending is not None or g.frames[-1].step != "command":
        play_on(g, rng)
    (order,) = waiting(clone(g))
    assert order.prompt == "empires.movement.order"
    value, _ = by_dice(clone(g), order, Chance(1))
    assert order.check(value) == value


def test_every_answer_that_is_drawn_is_legal():
    """While positions are checked every question is asked, and a drawn answer is judged like any other."""
    g, rng = opened({}, 7), Chance(7)
    with running.checked():
        for _ in range(120):
            assert g.pending is not None
            assert play_on(g, rng)


def test_seats_that_are_asked_at_once_draw_one_after_the_other():
    g, rng = opened({}, 5), Chance(5)
    while g.frames[-1].step != "fill_sheets":
        play_on(g, rng)
    assert g.pending is None and [asked.seat for asked in waiting(clone(g))] == g.order
    play_on(g, rng)
    assert g.pending is None and g.frames[-1].step == "fill_sheets"
    (last,) = waiting(clone(g))
    assert f"sheet@{last.seat}" not in g.frames[-1].answers
    play_on(g, rng)
    assert g.frames[-1].step != "fill_sheets"
