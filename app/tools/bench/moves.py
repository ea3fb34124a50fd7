"""The moves that a computer player makes in a few positions: run in several processes, they must agree (P5)."""

from __future__ import annotations

import sys

from rules import Answer, Chance, answer_at_random, apply, find, new_game, waiting
from rules.ai.brief import Brief
from rules.ai.levels import LEVELS, decide

POSITIONS = 6
EFFORT = 24


def moves(game_id: str) -> list[str]:
    game = find(game_id)
    found = []
    for seed in range(POSITIONS):
        state = new_game(game_id, game.random_setup(game.seats[0], Chance(seed)), seed)
        rng = Chance(seed)
        for _ in range(5 + 9 * seed):
            if not (asked := waiting(state)):
                break
            apply(state, answer_at_random(state, asked[rng.below(len(asked))], rng), listen=False)
        for decision in waiting(state):
            if decision.seat >= 0:
                level = LEVELS[seed % len(LEVELS)]
                thought = decide(Brief.of(state, decision, level, seed, effort=EFFORT))
                found.append(str(Answer(decision.seat, decision.prompt, thought.value).encode()).replace(" ", ""))
    return found


if __name__ == "__main__":
    print("\n".join(moves(sys.argv[1])))
