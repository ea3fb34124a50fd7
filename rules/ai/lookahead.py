"""Look-ahead: an imagined world is played on by a fast policy for some answers, then its position is judged."""

from __future__ import annotations

from collections.abc import Callable

from ..core import running
from ..core.chance import RandomSource
from ..core.contract import Answer, apply, waiting
from ..core.decisions import Decision, Value
from ..core.game import find
from ..core.reasons import Illegal
from ..core.state import State
from .hints import LevelSpec, hints_of
from .judgement import judge_by, shares, weights_of

# What somebody who follows a plan answers in an imagined world; None: what the fast policy does.
Led = Callable[[State, Decision], Value | None]
# Without a judgement a position is played out; a game that needs more answers than this counts as undecided.
TO_THE_END = 5_000


class Lookahead:
    """The fast policy and the judgement of one game, kept for many simulations."""

    __slots__ = (
        "_evaluate", "_outcome", "_quick", "_random_policy", "_table", "_turn", "_turns", "_weights", "_who", "depth",
        "led", "rng",
    )  # fmt: skip

    def __init__(self, game_id: str, spec: LevelSpec, rng: RandomSource) -> None:
        game, hints = find(game_id), hints_of(game_id)
        self.rng = rng
        self.led: Led | None = None
        self._random_policy, self._turn = game.random_policy, hints.stage or game.turn
        self._quick, self._who = hints.quick, hints.who
        self._evaluate, self._outcome = hints.evaluate, hints.outcome
        weights = weights_of(hints) if spec.weights is None else spec.weights
        self._weights, self._table = weights, hints.table
        if weights:
            self._evaluate = judge_by(hints, weights)
        self.depth = spec.depth if self._evaluate is not None else TO_THE_END
        self._turns = spec.turns if self._evaluate is not None else 0

    def horizon(self, state: State) -> int:
        """The turn number at which look-ahead from this position ends."""
        return self._turn(state) + self._turns if self._turns else 1 << 62

    def is_past(self, state: State, horizon: int) -> bool:
        return self._turns > 0 and self._turn(state) >= horizon

    def asked_first(self, state: State, asked: tuple[Decision, ...]) -> Decision:
        """The question that is answered next: in a race as `Hints.who` says, otherwise the order does not matter."""
        if len(asked) > 1 and asked[0].since is not None:
            return asked[self._who(state, asked, self.rng)]
        return asked[0]

    def policy(self, state: State, decision: Decision) -> tuple[Value, int | None]:
        """What the fast policy answers, and the time of the answer."""
        if self._quick is None or decision.seat < 0:
            return self._random_policy(state, decision, self.rng)
        value = self._quick(state, decision, self.rng)
        return value, self.moment(state, decision)

    def moment(self, state: State, decision: Decision) -> int | None:
        """The time of an answer; None where no clock runs."""
        return None if decision.since is None else self._random_policy(state, decision, self.rng)[1]

    def play(self, state: State, depth: int, horizon: int) -> int:
        """Play on for at most `depth` answers and not past the horizon; returns how many answers were given."""
        at_random, quick, turn, rng = self._random_policy, self._quick, self._turn, self.rng
        for done in range(depth):
            asked = waiting(state)
            if not asked or (self._turns and turn(state) >= horizon):
                return done
            decision = asked[0] if len(asked) == 1 else self.asked_first(state, asked)
            led = None if self.led is None else self.led(state, decision)
            if led is not None:
                value, t = led, None
            elif quick is None or decision.seat < 0:
                value, t = at_random(state, decision, rng)
            else:
                value, t = self.policy(state, decision)
            running.answer_unchecked(state, decision, value, t)
        return depth

    def settle(self, state: State, others: tuple[Decision, ...]) -> None:
        """Let the other seats answer a question that all were asked at once, so that the game goes on."""
        for decision in others:
            value, t = self.policy(state, decision)
            try_answer(state, decision, value, t)

    def chances(self, state: State) -> list[float]:
        """How likely each seat is to be among the winners, 0 to 1: what people are told of a position."""
        if state.outcome is not None:
            first = state.outcome.places[0] if state.outcome.places else []
            return [float(seat in first) for seat in range(len(state.setup.seats))]
        worth = self.judge(state)
        return shares(worth) if len(worth) > 1 else [min(1.0, max(0.0, worth[0]))]

    def judge(self, state: State) -> list[float]:
        """The worth of a position for each seat."""
        if state.outcome is not None:
            worth = self._outcome(state.outcome, len(state.setup.seats))
            return shares(worth) if self._weights and self._table(state) in self._weights else worth
        if self._evaluate is not None:
            return self._evaluate(state)
        return [0.5] * len(state.setup.seats)


def try_answer(state: State, decision: Decision, value: Value, t: int | None) -> bool:
    """Give an answer in look-ahead; False if it is not legal, because this world asks something else."""
    try:
        apply(state, Answer(decision.seat, decision.prompt, value, t), False)
    except Illegal:
        return False
    return True


def beside(asked: tuple[Decision, ...], own: Decision) -> tuple[Decision, ...]:
    """The questions that other seats are asked at the same time; none in a race, where one answer is enough."""
    if own.since is not None:
        return ()
    return tuple(d for d in asked if d.key != own.key)
