"""No level of any game answers by what its seat cannot know, however far the game has come and whatever it plans."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Answer, Chance, Setup, answer_at_random, apply, encode, imagine, new_game, stream, waiting
from rules.ai import LEVELS, Brief, decide, plan_of
from rules.ai.hints import WAIT
from tests.support.games import SHIPPED, setup_of

BEGUN = 150  # answers by dice before the level takes over: hands, counters and stocks are hidden by then
ANSWERS = 60  # of the level itself, so that it has plans to remember
EFFORT = 4


def brief_of(g: Any, asked: Any, level: str, number: int, log: list[Answer]) -> Brief:
    return Brief.of(g, asked, level, number, effort=EFFORT, plan=plan_of(log, asked.seat))


def thought(brief: Brief) -> tuple[Any, ...]:
    """What comes of a brief: the answer, the plan, and the effort, which is what the answer takes of time."""
    found = decide(brief)
    return found.value, found.plan, found.simulations, [each.value for each in found.weighed]


def begun(game: str, setup: Setup) -> Any:
    g, rng = new_game(game, setup, 3), Chance(3)
    for _ in range(BEGUN):
        asked = waiting(g)
        if not asked:  # a short game: its first half will do
            return new_game(game, setup, 3)
        apply(g, answer_at_random(g, asked[0], rng), False)
    return g


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", SHIPPED)
def test_what_is_dealt_anew_moves_no_answer(game: str, level: str) -> None:
    g, log, rng, differing = begun(game, setup_of(game, 3)), [], Chance(5), 0
    for index in range(ANSWERS):
        if not waiting(g):
            break
        asked = waiting(g)[0]
        if asked.seat < 0:
            apply(g, answer_at_random(g, asked, rng), False)
            continue
        number = stream(index, "honest")
        twin = imagine(g, asked.seat, Chance(stream(index, "twin")))
        differing += encode(twin) != encode(g)
        one, other = (brief_of(state, asked, level, number, log) for state in (g, twin))
        assert encode(one.world) == encode(other.world), f"answer {index}: {asked.prompt} is asked about the truth"
        made = thought(one)
        assert made == thought(other), f"answer {index}: {asked.prompt} depends on what {level} cannot know"
        value = asked.sample(rng) if made[0] == WAIT else made[0]
        log.append(Answer(asked.seat, asked.prompt, value, None, made[1]))
        apply(g, log[-1], False)
    assert differing
