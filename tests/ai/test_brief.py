"""A player gets a brief and nothing else: no true state, no true luck, nobody else's cards or choices."""

from __future__ import annotations

import gc
import json
from typing import Any

import pytest

from rules import Answer, Chance, apply, clone, encode, events_for, fingerprint, imagine, new_game, view, waiting
from rules.ai import Brief, decide, think_number
from rules.core.reasons import Fault
from rules.core.state import State
from tests.ai.games import setup_of
from tests.support import tiny
from tests.support.playout import random_answer


def positions(seed: int, seats: int = 3) -> list[State]:
    """Positions of a random tiny game in which a player is asked."""
    rng, g, found = Chance(seed), new_game("tiny", setup_of("tiny", seats), seed), []
    while waiting(g):
        if any(d.seat >= 0 for d in waiting(g)):
            found.append(clone(g))
        apply(g, random_answer(g, rng))
    return found


def players_asked(g: State) -> list[Any]:
    return [d for d in waiting(g) if d.seat >= 0]


def reachable(thing: object) -> list[object]:
    """Everything that can be reached from a brief by a player who digs; classes and modules aside."""
    seen: dict[int, object] = {}
    queue = [thing]
    while queue:
        found = queue.pop()
        if id(found) in seen or isinstance(found, type) or callable(found) or type(found).__name__ == "module":
            continue
        seen[id(found)] = found
        queue += gc.get_referents(found)
    return list(seen.values())


def test_nothing_reachable_from_a_brief_is_the_true_state_or_its_luck() -> None:
    for g in positions(1)[::7]:
        for decision in players_asked(g):
            brief = Brief.of(g, decision, "pilot", 5)
            brief.worlds(3)
            found = reachable(brief)
            assert not any(thing is g or thing is g.frames for thing in found)
            assert g.chance not in [thing for thing in found if type(thing) is int]


def test_briefs_of_states_that_differ_only_in_hidden_things_are_equal() -> None:
    differing = 0
    for g in positions(2):
        for decision in players_asked(g):
            other = imagine(g, decision.seat, Chance(99))
            differing += fingerprint(other) != fingerprint(g)
            one, two = (Brief.of(state, decision, "pilot", 7) for state in (g, other))
            assert one.encode() == two.encode()
            assert [encode(w) for w in one.worlds(3)] == [encode(w) for w in two.worlds(3)]
    assert differing > 20


def test_a_brief_shows_what_the_seat_sees_and_is_asked() -> None:
    for g in positions(3)[::5]:
        for decision in players_asked(g):
            brief = Brief.of(g, decision, "cadet", 1)
            assert brief.decision == decision
            assert brief.view == view(g, decision.seat)
            assert brief.game == "tiny"


def test_a_secret_choice_already_made_does_not_move_the_others_answer() -> None:
    """SM-4.63, UX-70: pending choices are not read."""
    answers = set()
    for chosen in ("bow", "strike", "turn"):
        g = new_game("duel", setup_of("duel"), 4)
        first, second = waiting(g)
        apply(g, Answer(first.seat, first.prompt, chosen))
        briefs = [Brief.of(g, second, "captain", number) for number in range(6)]
        answers.add(json.dumps([brief.encode() for brief in briefs]))
    assert len(answers) == 1


def test_imagined_worlds_differ_from_each_other() -> None:
    g = new_game("tiny", setup_of("tiny", 3), 5)
    worlds = Brief.of(g, waiting(g)[0], "pilot", 1).worlds(6)
    assert len({tuple(w.cards.design) for w in worlds}) > 3  # type: ignore[attr-defined]
    assert len({w.chance for w in worlds}) == 6


def test_worlds_do_not_depend_on_how_many_are_asked_for_at_once() -> None:
    g = new_game("tiny", setup_of("tiny", 3), 5)
    one, two = (Brief.of(g, waiting(g)[0], "pilot", 1) for _ in range(2))
    two.worlds(2)
    two.rng.below(10)
    assert [encode(w) for w in one.worlds(4)] == [encode(w) for w in two.worlds(4)]


def test_events_in_a_brief_are_masked() -> None:
    rng, g = Chance(8), new_game("tiny", setup_of("tiny", 3), 8)
    heard, masked = [], 0
    for _ in range(60):
        if not waiting(g):
            break
        for decision in players_asked(g):
            brief = Brief.of(g, decision, "pilot", 1, events=heard)
            assert list(brief.events) == [e.encode() for e in events_for(heard, decision.seat)]
            masked += list(brief.events) != [e.encode() for e in heard]
        heard += apply(g, random_answer(g, rng))
    assert masked


def test_a_brief_survives_json_and_gives_the_same_answer_there() -> None:
    for g in positions(6)[::6]:
        for decision in players_asked(g):
            brief = Brief.of(g, decision, "pilot", 11, effort=12, explain=True)
            copy = Brief.decode(json.loads(json.dumps(brief.encode())))
            assert copy.decision == brief.decision
            assert decide(copy) == decide(brief)


def test_thinking_leaves_the_brief_and_the_game_as_they_were() -> None:
    g = new_game("tiny", setup_of("tiny", 3), 5)
    before = fingerprint(g)
    brief = Brief.of(g, waiting(g)[0], "captain", 1, effort=20)
    packed = json.dumps(brief.encode())
    decide(brief)
    assert json.dumps(brief.encode()) == packed
    assert fingerprint(g) == before


def test_no_player_answers_for_the_clock() -> None:
    clock = next(d for g in positions(1) for d in waiting(g) if d.seat == tiny.CLOCK)
    g = next(g for g in positions(1) if clock in waiting(g))
    with pytest.raises(Fault, match="neutral"):
        Brief.of(g, clock, "pilot", 1)


def test_think_numbers_differ_by_game_seat_and_place_in_the_log() -> None:
    numbers = {think_number(seed, seat, index) for seed in (1, 2) for seat in (0, 1) for index in (0, 1)}
    assert len(numbers) == 8
