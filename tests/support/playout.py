"""Random play with every check the core promises, for any game and number of seats."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from rules import (
    CLOCK,
    DEADLINE,
    Answer,
    Chance,
    Event,
    Illegal,
    Setup,
    State,
    answer_at_random,
    apply,
    clone,
    decode,
    encode,
    find,
    fingerprint,
    imagine,
    new_game,
    view,
    waiting,
)
from rules.core.running import checked
from saves.parse import parse
from tests.support.expected import expected

MAX_ANSWERS = 20_000


def variants_of(game_id: str, rng: Chance, seats: int) -> Setup:
    """A random legal setup of a game; one that would be too long for a test is played with switches that shorten it."""
    while True:
        setup = find(game_id).random_setup(seats, rng)
        setup.options.update(expected(game_id, "conformance").get("shortened", {}))
        if is_legal(setup):
            return setup


def is_legal(setup: Setup) -> bool:
    try:
        find(setup.game).check_setup(setup)
    except Illegal:
        return False
    return True


def random_answer(state: State, rng: Chance) -> Answer:
    """By somebody who throws dice; where the time is limited it sometimes runs out."""
    chosen = rng.choice(waiting(state))
    if chosen.limit is not None and rng.below(8) == 0:
        return Answer(CLOCK, DEADLINE, chosen.seat)
    return answer_at_random(state, chosen, rng)


def play_on(state: State, rng: Chance, limit: int = MAX_ANSWERS) -> Iterator[tuple[Answer, list[Event]]]:
    """Answer at random until the game is over."""
    for _ in range(limit):
        if not waiting(state):
            return
        answer = random_answer(state, rng)
        yield answer, apply(state, answer)
    raise AssertionError(f"{state.game} did not end within {limit} answers")


@dataclass
class Playout:
    """One checked random game: what was answered, and the position after each answer."""

    setup: Setup
    seed: int
    log: list[Answer] = field(default_factory=list)
    state: State | None = None

    def run(self, check: Callable[[State, Answer, list[Event]], None] | None = None) -> State:
        rng = Chance(self.seed)
        state = new_game(self.setup.game, self.setup, self.seed)
        with checked():
            for answer, events in play_on(state, rng):
                self.log.append(answer)
                if check:
                    check(state, answer, events)
        self.state = state
        return state


def through_json(state: State) -> State:
    """The state after a round trip through a save: by the reader of saves, which refuses what is too large."""
    return decode(parse(json.dumps(encode(state)).encode()), state.content)


def illegal_answers(state: State) -> Iterator[Answer]:
    """Answers that no question now allows."""
    asked = waiting(state)
    seats = {d.seat for d in asked}
    for d in asked:
        t = d.since
        yield Answer(d.seat, d.prompt + ".x", 0, t)
        for value in ("no such option", 10**9, -(10**9), [], [[]], {}, True, 1.5, ("pass", "pass"), None):
            if not legal(d, value):
                yield Answer(d.seat, d.prompt, value, t)
        yield Answer(97, d.prompt, next(iter(d.answers()), None), t)
        yield Answer(float(d.seat), d.prompt, next(d.answers()), t)  # type: ignore[arg-type]
        yield Answer(d.seat, d.prompt, 10**5000, t)
        if d.since is None:
            yield Answer(d.seat, d.prompt, next(d.answers()), 5)
        else:
            yield Answer(d.seat, d.prompt, next(d.answers()), None)
            if d.since > 0:
                yield Answer(d.seat, d.prompt, next(d.answers()), d.since - 1)
    for seat in range(len(state.setup.seats)):
        if seat not in seats:
            yield Answer(seat, asked[0].prompt, 0)


def legal(decision: Any, value: Any) -> bool:
    try:
        decision.check(value)
    except Illegal:
        return False
    return True


def refused_untouched(state: State, answers: Iterator[Answer], most: int = 40) -> None:
    """Every one of these answers raises Illegal with a reason and leaves the state as it was."""
    before = fingerprint(state)
    for answer in islice(answers, most):
        try:
            apply(state, answer)
        except Illegal as refused:
            assert refused.reason.id, answer
            assert refused.reason.rule, f"{answer}: {refused.reason} names no rule"
            assert fingerprint(state) == before, answer
        else:
            raise AssertionError(f"{answer} was accepted")


def what_a_seat_sees(state: State, seat: int) -> Any:
    own = [d for d in waiting(state) if d.seat == seat]
    why = [d.blocked for d in waiting(state, why=True) if d.seat == seat]
    return view(state, seat), own, why


def no_leak(state: State, seed: int, worlds: int = 2) -> bool:
    """Views (a spectator's, too) and own decisions are equal in the true and imagined worlds; True if some differed."""
    varied, watched = False, view(state, None)
    for seat in range(len(state.setup.seats)):
        true = what_a_seat_sees(state, seat)
        before = fingerprint(state)
        for n in range(worlds):
            world = imagine(state, seat, Chance(seed * 7919 + n))
            assert what_a_seat_sees(world, seat) == true, f"seat {seat} could tell the worlds apart"
            assert view(world, None) == watched, f"a spectator could tell the worlds of seat {seat} apart"
            mine = fingerprint_without_chance(world)
            varied = varied or mine != fingerprint_without_chance(state)
        assert fingerprint(state) == before, "imagining changed the true state"
    return varied


def fingerprint_without_chance(state: State) -> str:
    copy = clone(state)
    copy.chance = 0
    return fingerprint(copy)
