"""P23: how fast opponents play an imagined world on, beside random players of the same game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import process_time

from rules import Chance, State, clone, play_on

from .measure import Bar, interleaved
from .rules_bars import CUT, middle, setups_of

Play = Callable[[State], int]  # plays a position on; how many answers were given


def policy_bar(game_id: str) -> Bar:
    """Both go on from the same positions for as many answers as an Admiral looks ahead.

    The policy is the one that its search and its foresight play with; where a game gives none, chance answers.
    """
    from rules.ai.hints import hints_of
    from rules.ai.levels import spec_of
    from rules.ai.lookahead import Lookahead

    positions = [middle(game_id, setup, seed) for seed, setup in enumerate(setups_of(game_id))]
    spec = replace(spec_of(game_id, "admiral"), turns=0)
    ahead, rng = Lookahead(game_id, spec, Chance(4)), Chance(4)
    depth = spec.depth or CUT

    def at_random(state: State) -> int:
        return sum(play_on(state, rng) for _ in range(depth))

    def by_policy(state: State) -> int:
        return ahead.play(state, depth, ahead.horizon(state))

    random, policy = interleaved([_seconds(at_random, positions), _seconds(by_policy, positions)])
    told = f"{1 / policy:,.0f} decisions/s, at random {1 / random:,.0f}/s"
    if hints_of(game_id).quick is None:
        told += ", no policy of its own"
    return Bar("P23", "policy of look-ahead against random players", random / policy, 0.15, 0.4, True, game_id, told)


def _seconds(play: Play, positions: list[State]) -> Callable[[], float]:
    """The seconds of one answer."""

    def timed() -> float:
        begin, answers = process_time(), 0
        for state in map(clone, positions):
            answers += play(state)
        return (process_time() - begin) / max(1, answers)

    return timed
