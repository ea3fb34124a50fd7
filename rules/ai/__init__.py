"""Computer players: they get a brief, never the true state.

Brief.of(state, decision, level, number)     what a seat may know for one decision; the match makes it
decide(brief) -> Thought                     what a player of the brief's level answers
play_game, simulate                          one match, or many, without people
Hints                                        what a game can tell its computer players; all of it optional

An answer has a value (what is chosen); how good it is for a seat is called its worth, about 0 to 1.
"""

from .arena import Report, compare, simulate
from .baseline import Thought, simple_answer
from .brief import Brief, think_number
from .hints import WAIT, Hints, LevelSpec, Pace, Turn, hints_of
from .levels import KINDS, LEVELS, RANDOM, decide, level_between, spec_of, trials_within
from .match import GameRecord, play_game
from .plans import plan_of

__all__ = [
    "KINDS",
    "LEVELS",
    "RANDOM",
    "WAIT",
    "Brief",
    "GameRecord",
    "Hints",
    "LevelSpec",
    "Pace",
    "Report",
    "Thought",
    "Turn",
    "compare",
    "decide",
    "hints_of",
    "level_between",
    "plan_of",
    "play_game",
    "simple_answer",
    "simulate",
    "spec_of",
    "think_number",
    "trials_within",
]
