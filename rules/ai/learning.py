"""Learning to judge: positions of played games, and weights that tell from them who will win.

A played game is told once more from its log; the features of all seats are noted at each change of turn, and every few
answers where look-ahead may end in the middle of a turn. The weights are those under which the softmax of the seats'
strengths (see `judgement`) comes nearest to how the games ended: stochastic gradient steps with a rate of its own for
each feature, in an order drawn from the seed, so that equal games give equal weights wherever they were played. Every
tenth game is left out of the learning and measures it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import NamedTuple

from ..core.chance import Chance, RandomSource, stream
from ..core.contract import apply, new_game
from ..core.game import find
from ..core.reasons import Fault
from ..core.records import Json
from ..core.state import Setup
from .hints import hints_of
from .judgement import shares, softmax
from .levels import spec_of
from .match import play_game

MOST_POSITIONS = 60  # of one game, drawn from all its turns: they are much alike
EVERY = 5  # answers, where look-ahead does not end with a turn
EPOCHS = 6
RATE = 0.1
SHRINK = 1e-4  # of each weight in each step: what tells nothing counts nothing
HELD_BACK = 10  # every so many games one is not learned from


class GameLesson(NamedTuple):
    """What one game teaches: features by position and seat, and each seat's share of the win."""

    table: str
    positions: list[list[list[float]]]
    shares: list[float]


class Learned(NamedTuple):
    """Weights by feature, and how well they tell the games that were held back (mean log loss; 0.69 is a coin)."""

    weights: dict[str, float]
    loss: float
    positions: int


def lesson_of(
    game_id: str, setup: Setup, kinds: Sequence[str], seed: int, effort: int | None = None
) -> GameLesson | None:
    """Let computer players play a game, and note what it teaches; None if it came to no end."""
    record = play_game(game_id, setup, kinds, seed, effort=effort)
    if not record.length:
        raise Fault(record.faults[0].what)
    if record.result is None:
        return None
    hints, seats = hints_of(game_id), range(len(kinds))
    turn_of = hints.stage or find(game_id).turn
    assert hints.features is not None
    state = new_game(game_id, setup, seed)
    table, turn, positions = hints.table(state), turn_of(state), []
    by_turn = bool(spec_of(game_id, "admiral").turns)
    for number, answer in enumerate(record.log):
        apply(state, answer, False)
        if state.outcome is None and (turn_of(state) != turn or (number % EVERY == 0 and not by_turn)):
            turn = turn_of(state)
            positions.append([[round(float(n), 4) for n in hints.features(state, seat)] for seat in seats])
    if len(positions) > MOST_POSITIONS:
        rng = Chance(stream(seed, "positions"))
        rng.shuffle(positions)
        del positions[MOST_POSITIONS:]
    return GameLesson(table, positions, shares(hints.outcome(record.result, len(kinds))))


def told(lesson: GameLesson) -> dict[str, Json]:
    return {"table": lesson.table, "positions": lesson.positions, "shares": lesson.shares}


def learn(lessons: Sequence[GameLesson], names: Sequence[str], seed: int) -> dict[str, Learned]:
    """Weights for each table that occurs."""
    found = {}
    for table in sorted({lesson.table for lesson in lessons}):
        own = [lesson for lesson in lessons if lesson.table == table and any(lesson.shares)]
        kept = [lesson for i, lesson in enumerate(own) if i % HELD_BACK]
        if kept:
            scales = _scales(kept, len(names))
            weights = _descend(kept, scales, Chance(stream(seed, f"learn:{table}")))
            weights = [weight / scale for weight, scale in zip(weights, scales, strict=True)]
            named = {name: float(f"{weight:.4g}") for name, weight in zip(names, weights, strict=True)}
            count = sum(len(lesson.positions) for lesson in own)
            found[table] = Learned(named, loss_of(own[::HELD_BACK], list(named.values())), count)
    return found


def loss_of(lessons: Sequence[GameLesson], weights: Sequence[float]) -> float:
    """The mean log loss of weights over all positions of these games."""
    total, count = 0.0, 0
    for lesson in lessons:
        for position in lesson.positions:
            chances = softmax([sum(w * n for w, n in zip(weights, seat, strict=True)) for seat in position])
            total -= sum(share * log(max(chance, 1e-9)) for share, chance in zip(lesson.shares, chances, strict=True))
            count += 1
    return total / max(1, count)


def _scales(lessons: Sequence[GameLesson], count: int) -> list[float]:
    """How much each feature differs between the seats of a position, so that all steps are of one size."""
    squares, seen = [0.0] * count, 0
    for lesson in lessons:
        for position in lesson.positions:
            seen += len(position)
            for i in range(count):
                column = [seat[i] for seat in position]
                mean = sum(column) / len(column)
                squares[i] += sum((n - mean) ** 2 for n in column)
    return [sqrt(square / max(1, seen)) or 1.0 for square in squares]


def _descend(lessons: Sequence[GameLesson], scales: Sequence[float], rng: RandomSource) -> list[float]:
    """Weights for features divided by their scales."""
    rows = [
        ([[n / scale for n, scale in zip(seat, scales, strict=True)] for seat in position], lesson.shares)
        for lesson in lessons
        for position in lesson.positions
    ]
    count = len(scales)
    indices = range(count)
    weights, steps = [0.0] * count, [1.0] * count
    for _ in range(EPOCHS):
        rng.shuffle(rows)
        for position, wanted in rows:
            chances = softmax([sum([w * n for w, n in zip(weights, seat, strict=True)]) for seat in position])
            slopes = [0.0] * count
            for seat, chance, share in zip(position, chances, wanted, strict=True):
                miss = share - chance
                for i in indices:
                    slopes[i] += miss * seat[i]
            for i in indices:
                slope = slopes[i] - SHRINK * weights[i]
                steps[i] += slope * slope
                weights[i] += RATE * slope / sqrt(steps[i])
    return weights


def lesson_from(data: Mapping[str, Json]) -> GameLesson:
    """A lesson from its JSON."""
    return GameLesson(data["table"], data["positions"], data["shares"])
