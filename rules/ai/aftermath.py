"""What an answer leads to, to be looked at: a game goes on from it in a world that fits what its seat knows."""

from __future__ import annotations

from ..core.chance import Chance, stream
from ..core.contract import Answer, apply, clone, imagine, waiting
from ..core.decisions import Decision, Value
from ..core.lean import dataclass
from ..core.state import State
from .coach import coach_spec
from .lookahead import Lookahead

TO_SHOW = 16  # answers, also where the position is judged earlier


@dataclass(frozen=True)
class Future:
    """How it may go on: from a world, by these answers, to this chance to win."""

    world: State
    answers: tuple[Answer, ...]
    chance: float


def future_of(state: State, asked: Decision, value: Value, number: int) -> Future:
    """One future after an answer, judged where and as the coach judges (`rules.ai.coach`)."""
    world = imagine(state, asked.seat, Chance(stream(number, "world")))
    world.chance = stream(number, "luck")
    ahead = Lookahead(world.game, coach_spec(world.game), Chance(stream(number, "policy")))
    now, horizon = clone(world), ahead.horizon(world)
    answers = [Answer(asked.seat, asked.prompt, value, ahead.moment(now, asked))]
    apply(now, answers[0], False)
    chance: float | None = None
    for _ in range(max(ahead.depth, TO_SHOW)):
        others = waiting(now)
        if chance is None and (not others or ahead.is_past(now, horizon)):
            chance = ahead.chances(now)[asked.seat]
        if not others or (chance is not None and len(answers) >= TO_SHOW):
            break
        decision = ahead.asked_first(now, others)
        said, t = ahead.policy(now, decision)
        answers.append(Answer(decision.seat, decision.prompt, said, t))
        apply(now, answers[-1], False)
    return Future(world, tuple(answers), ahead.chances(now)[asked.seat] if chance is None else chance)
