"""Computer players: they get a brief, never the true state.

Brief.of(state, decision, level, number)     what a seat may know, made by the match
decide(brief) -> Thought                     the answer of that level's player
play_game, simulate                          matches without people
Hints                                        what a game tells its players; all of it optional
"""

from .arena import Report, compare, simulate
from .baseline import Thought, simple_answer
from .brief import Brief, think_number
from .hints import WAIT, Hints, LevelSpec, Pace, Turn, hints_of
from .levels import KINDS, LEVELS, RANDOM, decide, spec_of
from .match import GameRecord, play_game

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
    "play_game",
    "simple_answer",
    "simulate",
    "spec_of",
    "think_number",
]
