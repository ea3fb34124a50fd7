"""Whatever a table or the match asks of the rules is the same in every world that a seat could be in.

In positions of random games and of scenarios each function is asked about the true state and about worlds in which all
is dealt anew that the seat does not know. What is asked is found here: queries are those that `rules.core.queries`
lists (`Inquiry` takes no others), and of what the match asks every hook that gets a state. How the table asks a query,
`tests/games/<game>/queries.py` says.
"""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.games import manifests, part
from app.match.hooks import MatchHooks, hooks_of
from app.match.scenarios import scenario, scenarios
from rules import (
    Chance,
    Decision,
    Fault,
    State,
    answer_at_random,
    apply,
    clone,
    encode,
    find,
    fingerprint_of,
    imagine,
    new_game,
    waiting,
)
from rules.core.queries import QUERIES
from tests.support.glimpse import Samples, glimpse
from tests.support.playout import variants_of
from tests.support.thorough import THOROUGH

GAMES = [manifest.id for manifest in manifests()]
SEEDS = range(40) if THOROUGH else range(10)
MOST_ANSWERS = 1500
OF_EACH_QUESTION = 5  # positions in which it is asked
WORLDS = 2
each_game = pytest.mark.parametrize("game", GAMES)


def samples_of(game: str) -> Any:
    """A small game's table may ask nothing."""
    written = (Path(__file__).parents[1] / "games" / game / "queries.py").exists()
    return import_module(f"tests.games.{game}.queries") if written else SimpleNamespace(SAMPLES={})


def starts(game: str) -> Iterator[State]:
    """Scenarios, random games, and what the game's own samples begin with: what is rare there."""
    yield from getattr(samples_of(game), "starts", list)()
    for name in scenarios(game):
        yield scenario(game, name).session().state
    for seed in SEEDS:
        least, most = find(game).seats
        setup = variants_of(game, Chance(seed), least + seed % (min(most, 4) - least + 1))
        yield new_game(game, setup, seed)


@cache
def positions(game: str) -> list[State]:
    """A few for each question of the game."""
    found, met = [], Counter[str]()
    for number, state in enumerate(starts(game)):
        rng = Chance(number)
        for _ in range(MOST_ANSWERS):
            asked = waiting(state)
            if not asked:
                break
            if any(met[one.prompt] < OF_EACH_QUESTION for one in asked):
                found.append(clone(state))
                met.update({one.prompt for one in asked})
            apply(state, answer_at_random(state, rng.choice(asked), rng))
    return found


def worlds_of(state: State, seat: int, number: int) -> list[State]:
    return [imagine(state, seat, Chance(number * WORLDS + each)) for each in range(WORLDS)]


def queries_of(game: str) -> set[Callable[..., Any]]:
    part(game, "table")
    return {rule for rule in QUERIES if rule.__module__.startswith(f"rules.{game}.")}


@each_game
def test_it_is_known_how_the_table_asks_each_query(game):
    assert set(samples_of(game).SAMPLES) == queries_of(game)


def without_chance(state: State) -> str:
    """Every imagined world has other dice to come: that alone makes none another one."""
    return fingerprint_of({**encode(state), "chance": 0})


@each_game
def test_a_query_says_the_same_in_every_world_that_its_seat_could_be_in(game):
    samples: Samples = samples_of(game).SAMPLES
    reads = getattr(samples_of(game), "READ", {})
    asked, varied = Counter[str](), False
    for number, state in enumerate(positions(game)):
        seats = range(len(state.setup.seats))
        for seat in seats if THOROUGH else (number % len(seats), *{one.seat for one in waiting(state)} & {*seats}):
            seen, worlds = glimpse(state, seat), worlds_of(state, seat, number)
            varied = varied or any(without_chance(world) != without_chance(state) for world in worlds)
            for rule, sample in samples.items():
                read = reads.get(rule, lambda told, seen: told)
                for arguments in sample(seen):
                    true = read(rule(state, *arguments), seen)
                    for world in worlds:
                        told = read(rule(world, *arguments), seen)
                        assert told == true, f"{rule.__name__}{arguments} tells seat {seat} what it cannot know"
                    asked[rule.__name__] += 1
    assert varied or not samples
    assert {rule.__name__ for rule in samples} == set(asked), "some were never asked"


# Hooks about a seat of which everybody sees the effect: the ring waits for what lies open.
SEEN_BY_ALL = {"in_sight"}
# Hooks about a reply window; of other questions they are not asked.
OF_WINDOWS = {"in_sight", "targeted", "wasteful", "round", "quiet", "matters", "grace"}
# Hooks that answer for the table and the clock: they read what the question says, which is no seat's secret.
OF_NEUTRAL_SEATS = {"table", "due"}
# What a seat's standing order says, besides what every hook is asked: a game with orders of its own has a query for it.
GIVEN = {"together": False, "before": (), "order": True, "now": 0}


def hooks_with_a_state(hooks: MatchHooks) -> dict[str, tuple[Callable[..., Any], set[str]]]:
    """The hooks that get a state, with those of the clock, and the names of what else they get."""
    found = {}
    for group in (hooks, hooks.clock):
        for each in fields(group):
            hook = getattr(group, each.name)
            if callable(hook) and each.name not in OF_NEUTRAL_SEATS and hook not in QUERIES:
                first, *others = inspect.signature(hook).parameters
                if first in ("state", "g"):
                    found[each.name] = hook, set(others)
    return found


def say(hook: Callable[..., Any], names: set[str], state: State, decision: Decision) -> Any:
    """What a hook says about a question, asked as the match asks it."""
    given = {"seat": decision.seat, "decision": decision, **GIVEN}
    return hook(state, **{name: given[name] for name in names})


def questions(world: State) -> dict[tuple[int, str], Decision]:
    """What is asked in an imagined world. Where a switch lets only those be asked whom it concerns, the true question
    may not come up there: to be asked then tells something, as everybody has agreed."""
    try:
        return {(one.seat, one.prompt): one for one in waiting(world)}
    except Fault:
        return {}


@each_game
def test_what_the_match_asks_tells_nobody_what_is_hidden(game):
    """Hooks about nobody in particular say the same to all, hooks about a seat to that one."""
    own_hooks = hooks_of(game)
    hooks, compared = hooks_with_a_state(own_hooks), Counter[bool]()
    assert {"private", "is_window", "acting", "in_the_open"} <= set(hooks)
    for number, state in enumerate(positions(game)):
        asked = [one for one in waiting(state) if one.seat >= 0]
        for seat in range(len(state.setup.seats)):
            for world in worlds_of(state, seat, number):
                there = questions(world)
                for decision in asked:
                    twin = there.get((decision.seat, decision.prompt))
                    compared[twin is not None] += 1
                    left_out = set() if own_hooks.is_window(state, decision) else OF_WINDOWS
                    for name in set(hooks) - left_out if twin is not None else ():
                        hook, names = hooks[name]
                        if seat == decision.seat or "seat" not in names or name in SEEN_BY_ALL:
                            true, told = say(hook, names, state, decision), say(hook, names, world, twin)
                            assert true == told, f"{name} tells seat {seat} what it cannot know"
    assert compared[False] < compared[True] / 50, "too many worlds in which the question does not come up"
