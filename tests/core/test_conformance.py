"""What every registered game promises, on random playouts, for every number of seats."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rules import (
    Answer,
    Chance,
    Event,
    Illegal,
    Session,
    State,
    apply,
    clone,
    encode,
    events_for,
    find,
    fingerprint,
    imagine,
    new_game,
    replay,
    result,
    view,
    violations,
    waiting,
)
from rules.core.game import nothing_hidden
from rules.core.knowledge import keep_own, memory_of
from rules.core.session import EACH, is_silent
from tests.support import parlour, pebbles, tiny
from tests.support.expected import expected
from tests.support.games import SHIPPED
from tests.support.playout import (
    Playout,
    illegal_answers,
    no_leak,
    random_answer,
    refused_untouched,
    through_json,
    variants_of,
    what_a_seat_sees,
)
from tests.support.thorough import THOROUGH, some

# The shipped games and the small ones; other tests register games of their own that keep no promises.
GAMES = (*SHIPPED, tiny.TINY.id, parlour.PARLOUR.id, pebbles.PEBBLES.id)


def told(game: str, name: str, usual: Any) -> Any:
    """How much of a long game is looked at here, as `tests/games/<game>/expected.toml` says it.

    most_seats: with more players it is long, and has playouts of its own with limits;
    sparse: it has so many questions that only one position in so many is looked at;
    large: one position in so many is searched for violations, which takes longer than playing on;
    seed: of a game that at random ends soon and has most switches on; only_seed: no other, even in a thorough run.
    """
    return expected(game, "conformance").get(name, usual)


def numbers_of_seats(game: str) -> list[int]:
    low, high = find(game).seats
    return some(range(low, told(game, "most_seats", high) + 1), 2)


EVERY = [(game, seats) for game in GAMES for seats in numbers_of_seats(game)]
each_game = pytest.mark.parametrize(("game", "seats"), EVERY)


def seeds_of(game: str) -> list[int]:
    """The game that is always played; in a thorough run another one with it."""
    first = told(game, "seed", 0)
    return [first, 0 if first else 1] if THOROUGH and not told(game, "only_seed", False) else [first]


def is_looked_at(game: str, count: int, step: int) -> bool:
    return count % (step * told(game, "sparse", 1)) == 1


@cache
def played(game: str, seats: int, seed: int) -> Playout:
    """One random game, played once for all tests; its last position is only looked at."""
    made = Playout(variants_of(game, Chance(seed * 31 + seats), seats), seed)
    made.run()
    return made


def relive(game: str, seats: int, seed: int, check: Callable[[State, Answer, list[Event]], None]) -> State:
    """The same game again, answer by answer."""
    run = played(game, seats, seed)
    state = new_game(game, run.setup, seed)
    for answer in run.log:
        check(state, answer, apply(state, answer))
    return state


@each_game
def test_games_end_soundly_and_round_trips_change_nothing(game, seats):
    """Encode/decode and clone give an equal state and equal questions; conservation holds; kept clones stay."""
    for seed in seeds_of(game):
        kept, seen = [], []

        def check(state, answer, events, kept=kept, seen=seen):
            seen.append(answer)
            if len(seen) % told(game, "large", 1) == 0:
                assert violations(state) == []
            if len(kept) < 300:
                kept.append((clone(state), fingerprint(state)))
            if is_looked_at(game, len(seen), 5):
                copy = through_json(state)
                assert copy == state
                assert waiting(copy) == waiting(state)
            if is_looked_at(game, len(seen), 1) or told(game, "sparse", 1) == 1:
                assert waiting(clone(state)) == waiting(state)

        state = relive(game, seats, seed, check)
        final = result(state)
        assert final is not None and violations(state) == []
        assert sorted(s for tied in final.places for s in tied) == list(range(seats))
        assert all(fingerprint(copy) == mark for copy, mark in kept)


@each_game
def test_nobody_can_tell_imagined_worlds_from_the_true_one(game, seats):
    """The leak test: view, own decisions, reasons; and the imagined worlds do vary, unless nothing lies hidden."""
    varied = False
    for seed in seeds_of(game):
        count = 0

        def check(state, answer, events, seed=seed):
            nonlocal varied, count
            count += 1
            if is_looked_at(game, count, 7):
                varied = no_leak(state, seed + count) or varied

        relive(game, seats, seed, check)
    assert varied or find(game).imagine is nothing_hidden


@each_game
def test_what_is_imagined_depends_only_on_what_the_seat_knows(game, seats):
    """With equal luck, the true state and a world that looks the same to the seat give the same imagined world."""
    count = 0

    def check(state, answer, events):
        nonlocal count
        count += 1
        if is_looked_at(game, count, 11):
            for seat in range(seats):
                twin = imagine(state, seat, Chance(count))
                dreamt = [fingerprint(imagine(world, seat, Chance(7))) for world in (state, twin)]
                assert dreamt[0] == dreamt[1], f"what seat {seat} imagines betrays what it may not know"

    relive(game, seats, seeds_of(game)[0], check)


@each_game
def test_own_answers_show_the_same_masked_events_in_every_world(game, seats):
    """What a seat sees of its own answer does not depend on what it may not know, until chance or a reveal."""
    for seed in seeds_of(game):
        run = played(game, seats, seed)
        state = new_game(game, run.setup, seed)
        for count, answer in enumerate(run.log):
            if is_looked_at(game, count, 9) and answer.seat >= 0:
                world = imagine(state, answer.seat, Chance(count))
                true, dreamt = clone(state), world
                dreamt.chance = true.chance
                seen = apply(true, answer)
                told = apply(dreamt, answer)
                quiet = true.chance == state.chance and not any(e.reveals for e in [*seen, *told])
                if quiet and not others_pending(state, answer.seat):
                    assert events_for(seen, answer.seat) == events_for(told, answer.seat)
            apply(state, answer)


def others_pending(state, seat) -> bool:
    """Others have answered or are asked too: what follows depends on their secret choices."""
    return len(waiting(state)) > 1 or bool(state.frames[-1].answers)


@each_game
def test_an_imagined_world_agrees_with_all_that_its_seat_remembers_and_holds_no_memory_of_another(game, seats):
    count = 0

    def check(state, answer, events):
        nonlocal count
        count += 1
        if is_looked_at(game, count, 5) and getattr(state, "memories", ()):
            for seat, memory in enumerate(state.memories):
                world = imagine(state, seat, Chance(count))
                assert memory_of(world, seat) == memory
                unknowing = clone(state)
                keep_own(unknowing, seat)  # whatever others remember in secret makes no difference
                assert world.memories == imagine(unknowing, seat, Chance(count)).memories
                assert all(world.cards.design[c] == state.cards.design[c] for c in memory.cards)
                for group in memory.among:
                    there = Counter(world.cards.design[c] for c in group.cards)
                    assert not Counter(group.designs) - there

    for seed in seeds_of(game):
        relive(game, seats, seed, check)


@each_game
def test_what_a_seat_sees_and_remembers_follows_from_what_it_could_observe(game, seats):
    """Two games that differ only in what a seat does not know go on in the same way, as long as it can tell: all of its
    view, who is asked what, its own questions; and a spectator sees no more than the seat does."""
    for seed in seeds_of(game):
        run = played(game, seats, seed)
        state = new_game(game, run.setup, seed)
        for count, answer in enumerate(run.log):
            if is_looked_at(game, count, 23):
                for seat in range(seats):
                    true, other = clone(state), imagine(state, seat, Chance(count))
                    other.chance = true.chance
                    for following in run.log[count : count + 25]:
                        if not same_for(seat, true, other, following) or told_otherwise(true, other):
                            break
                        assert observed(true, seat) == observed(other, seat), f"{following} tells seat {seat} more"
            apply(state, answer)


def observed(state, seat) -> tuple:
    """All that a seat and a spectator see."""
    return what_a_seat_sees(state, seat), view(state, None)


def told_otherwise(*worlds) -> bool:
    """Whether something tells the seat that is no event: the clock on every screen shows another time; or a flow is
    under way that shows by itself what somebody does not have (`telling_flows` of the game)."""
    telling = told(worlds[0].game, "telling_flows", ())
    shown = any(frame.flow in telling for world in worlds for frame in world.frames)
    return shown or len({getattr(world, "clock", 0) for world in worlds}) > 1


def same_for(seat, true, other, answer) -> bool:
    """Give the same answer in both; whether the seat notices no difference so far."""
    try:
        told = [events_for(apply(world, answer), seat) for world in (true, other)]
    except Illegal:
        return False
    return told[0] == told[1]


@each_game
def test_what_is_remembered_is_saved_and_needs_no_listeners(game, seats):
    for seed in seeds_of(game):
        run = played(game, seats, seed)
        end = run.state
        again = new_game(game, run.setup, seed)
        for count, answer in enumerate(run.log):
            apply(again, answer, listen=False)
            if is_looked_at(game, count, 20) and getattr(again, "memories", ()):
                assert through_json(again).memories == again.memories
        assert getattr(again, "memories", None) == getattr(end, "memories", None)


@each_game
def test_illegal_answers_are_refused_with_a_reason_and_change_nothing(game, seats):
    for seed in seeds_of(game):
        count = 0

        def check(state, answer, events):
            nonlocal count
            count += 1
            if is_looked_at(game, count, 5) and waiting(state):
                refused_untouched(state, illegal_answers(state))

        relive(game, seats, seed, check)


@each_game
def test_the_log_replays_to_the_same_end(game, seats):
    for seed in seeds_of(game):
        run = played(game, seats, seed)
        end = run.state
        assert fingerprint(replay(run.setup, seed, run.log)) == fingerprint(end)


@each_game
def test_undo_restores_the_exact_state_and_never_crosses_a_barrier(game, seats):
    for seed in seeds_of(game):
        session = Session.start(game, variants_of(game, Chance(seed), seats), seed)
        rng = Chance(seed)
        before: list[tuple[str, int, int]] = []
        for _ in range(120):
            if not waiting(session.state):
                break
            answer = random_answer(session.state, rng)
            before.append((session.fingerprint(), session.state.chance, answer.seat))  # one for each answer
            session.answer(answer)
            if session.may_undo(answer.seat) is None:
                mark, chance, _ = before[-1]
                assert chance == session.state.chance, "undo would take back a die or a shuffle"
                after = session.fingerprint()
                session.undo(answer.seat)
                assert session.fingerprint() == mark
                session.redo(answer.seat)
                assert session.fingerprint() == after
            for other in range(seats):
                if other != answer.seat and session.may_undo(other) is not None:
                    with pytest.raises(Illegal):
                        session.undo(other)
                elif other != answer.seat:
                    assert is_silent(answer), "somebody else has acted"
                    after, length = session.fingerprint(), len(session.log)
                    session.undo(other)
                    mark, chance, asked = before[len(session.log)]
                    assert (session.fingerprint(), session.state.chance, other) == (mark, chance, asked)
                    while len(session.log) < length:
                        session.redo(other)
                    assert session.fingerprint() == after
            if session.undoable == EACH + 3:
                goes_far_back(session, [mark for mark, _, _ in before])


def goes_far_back(session: Session, marks: list[str]) -> None:
    """Every answer since the barrier is taken back, one by one, and given again; not every position is kept."""
    given = session.log[-session.undoable :]
    for answer in reversed(given):
        session.undo(answer.seat)
        assert session.fingerprint() == marks[len(session.log)]
    assert not session.undoable
    for answer in given:
        session.redo(answer.seat)
        _, last = session.given_before(1)
        assert last == answer
    shown, _ = session.given_before(2)
    assert fingerprint(shown) == marks[-2]


@each_game
def test_every_refusal_and_question_names_its_rule(game, seats):
    """Reasons listed for blocked options carry a rule ID."""
    seen = []

    def check(state, answer, events):
        seen.append(answer)
        if is_looked_at(game, len(seen), 1) or told(game, "sparse", 1) == 1:
            for decision in waiting(state, why=True):
                for _, reason in decision.blocked:
                    assert reason.rule, reason

    relive(game, seats, seeds_of(game)[0], check)


PRINTS = f"""
from tests.support import parlour, pebbles, tiny
from tests.support.playout import Playout, variants_of
from rules import Chance, fingerprint
for game, seats, seed in {[(game, seats, seeds_of(game)[0]) for game, seats in EVERY]!r}:
    run = Playout(variants_of(game, Chance(seed * 31 + seats), seats), seed)
    print(game, seats, fingerprint(run.run()), len(run.log))
"""


def test_two_processes_with_different_hash_seeds_play_the_same_games():
    """This process has played them already."""
    env = {**os.environ, "PYTHONHASHSEED": "1" if os.environ.get("PYTHONHASHSEED") != "1" else "4242"}
    done = subprocess.run(
        [sys.executable, "-c", PRINTS],
        env=env,
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    here = [(game, seats, played(game, seats, seeds_of(game)[0])) for game, seats in EVERY]
    told = [f"{game} {seats} {fingerprint(run.state)} {len(run.log)}" for game, seats, run in here]
    assert done.stdout.splitlines() == told


def test_encoding_is_plain_json_data():
    def plain(value) -> bool:
        if isinstance(value, dict):
            return all(type(k) is str and plain(v) for k, v in value.items())
        if isinstance(value, list):
            return all(map(plain, value))
        return type(value) in (int, str, bool, type(None))

    for game, seats in EVERY:
        assert plain(encode(new_game(game, variants_of(game, Chance(1), seats), 1)))
