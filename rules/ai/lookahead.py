"""Playing an imagined world on: by the fast policy, to a depth, then judged."""

from __future__ import annotations

from ..core import running
from ..core.chance import RandomSource
from ..core.contract import Answer, apply, waiting
from ..core.decisions import Decision, Value
from ..core.game import find
from ..core.reasons import Illegal
from ..core.state import State
from .hints import LevelSpec, hints_of

# Where nothing judges a position, it is played out; a game that goes on longer counts as undecided.
TO_THE_END = 5_000


class Lookahead:
    """The fast policy and the judgement of one game, looked up once for many simulations."""

    __slots__ = ("_evaluate", "_nature", "_outcome", "_quick", "_turn", "_turns", "_who", "depth", "rng")

    def __init__(self, game_id: str, spec: LevelSpec, rng: RandomSource) -> None:
        game, hints = find(game_id), hints_of(game_id)
        self.rng = rng
        self._nature, self._turn = game.nature, game.turn
        self._quick, self._who = hints.quick, hints.who
        self._evaluate, self._outcome = hints.evaluate, hints.outcome
        self.depth = spec.depth if hints.evaluate is not None else TO_THE_END
        self._turns = spec.turns if hints.evaluate is not None else 0

    def horizon(self, state: State) -> int:
        """The turn number at which a look from this position ends."""
        return self._turn(state) + self._turns if self._turns else 1 << 62

    def is_past(self, state: State, horizon: int) -> bool:
        return self._turns > 0 and self._turn(state) >= horizon

    def asked_first(self, state: State, asked: tuple[Decision, ...]) -> Decision:
        """The one who answers next: in a race anyone may be first, otherwise the order does not matter."""
        if len(asked) > 1 and asked[0].since is not None:
            return asked[self._who(state, asked, self.rng)]
        return asked[0]

    def policy(self, state: State, decision: Decision) -> tuple[Value, int | None]:
        """What the fast policy answers, and when."""
        if self._quick is None or decision.seat < 0:
            return self._nature(state, decision, self.rng)
        value = self._quick(state, decision, self.rng)
        return value, self.moment(state, decision)

    def moment(self, state: State, decision: Decision) -> int | None:
        """The time of an answer in a race; nothing where no clock runs."""
        return None if decision.since is None else self._nature(state, decision, self.rng)[1]

    def play(self, state: State, depth: int, horizon: int) -> int:
        """Give at most `depth` answers, not beyond the horizon; how many were given."""
        nature, quick, turn, rng = self._nature, self._quick, self._turn, self.rng
        for done in range(depth):
            asked = waiting(state)
            if not asked or (self._turns and turn(state) >= horizon):
                return done
            decision = asked[0] if len(asked) == 1 else self.asked_first(state, asked)
            if quick is None or decision.seat < 0:
                value, t = nature(state, decision, rng)
            else:
                value, t = self.policy(state, decision)
            running.answer_unchecked(state, decision, value, t)
        return depth

    def settle(self, state: State, others: tuple[Decision, ...]) -> None:
        """Let the others answer a question that was put to several at once, so that it takes effect."""
        for decision in others:
            value, t = self.policy(state, decision)
            try_answer(state, decision, value, t)

    def judge(self, state: State) -> list[float]:
        """The value of a position for each seat."""
        if state.outcome is not None:
            return self._outcome(state.outcome, len(state.setup.seats))
        if self._evaluate is not None:
            return self._evaluate(state)
        return [0.5] * len(state.setup.seats)


def try_answer(state: State, decision: Decision, value: Value, t: int | None) -> bool:
    """Answer in look-ahead; False if the question is no longer there, or no longer so."""
    try:
        apply(state, Answer(decision.seat, decision.prompt, value, t), False)
    except Illegal:
        return False
    return True


def beside(asked: tuple[Decision, ...], own: Decision) -> tuple[Decision, ...]:
    """What the others are asked at the same time; in a race they may come too late, so nothing."""
    if own.since is not None:
        return ()
    return tuple(d for d in asked if d.key != own.key)
