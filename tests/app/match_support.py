"""What the tests of the match share: opponents that answer in the test's own process, people, and short cuts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.match import HUMAN, Happening, Match, MatchHooks, PlaySettings, Seats
from app.match.hooks import HOOKS, ClockHooks, Reaction
from app.match.opponent import Reply, Signs
from rules import PASS, Chance, Decision, One, Session, Setup, State, waiting
from rules.ai import Brief, decide
from rules.ai.coach import look_at
from tests.support import tiny  # noqa: F401  (registers the game)

SWIFT = Reaction((120, 240), (60, 120), 40, 50)


def tiny_due(state: Any, decision: Decision) -> int:
    """The tiny game's clock: a beat of 50 ms."""
    return min(1000, state.now // 50 * 50 + 50)


TINY_HOOKS = MatchHooks(clock=ClockHooks(due=tiny_due, reactions={"random": SWIFT, "cadet": SWIFT, "pilot": SWIFT}))
HOOKS["tiny"] = TINY_HOOKS


class InlineOpponents:
    """Thinks at once, in this process; `think` may replace the players, `silent` ones never answer."""

    def __init__(self, think: Callable[[Brief], Any] | None = None, silent: bool = False) -> None:
        self._think, self._silent = think, silent
        self.briefs: list[Brief] = []
        self.cancelled = 0
        self.told = Signs()

    def ask(self, brief: Brief, seconds: float = 2.0) -> Any:
        self.briefs.append(brief)
        if self._silent:
            return None
        if self._think is not None:
            made = self._think(brief)
            return made if isinstance(made, Reply) else Reply(made)
        thought = look_at(brief) if brief.look else decide(brief)
        weighed = tuple((each.value, each.worth) for each in thought.weighed) if brief.look else ()
        return Reply(
            thought.value, thought.simulations, thought.why, thought.plan, weighed=weighed, chances=thought.chances
        )

    def poll(self, ticket: Any) -> Reply | None:
        return ticket

    def signs(self, ticket: Any) -> Signs:
        return self.told

    def cancel(self, ticket: Any) -> None:
        self.cancelled += 1


def passing(brief: Brief) -> Any:
    """A mind that passes where it can and else takes the first answer."""
    decision = brief.decision
    if isinstance(decision, One) and PASS in decision.options:
        return PASS
    return decision.first(1)[0]


def tiny_match(*kinds: str, seed: int = 5, state: State | None = None, opponents: Any = None, **settings: Any) -> Match:
    """The tiny game with these kinds of players, without files."""
    setup = Setup("tiny", [{} for _ in kinds])
    session = Session.start("tiny", setup, seed) if state is None else Session(state, seed)
    names = ("Anna", "Béla", "Cili", "Dani")
    return Match(
        session,
        Seats(zip(names, kinds, strict=False)),
        opponents=opponents or InlineOpponents(),
        settings=PlaySettings(**settings),
    )


@dataclass
class People:
    """Humans who answer by dice whatever they are offered, lift covers and are always ready."""

    match: Match
    rng: Chance
    picky: Callable[[Decision], Any] | None = None

    def do_something(self) -> bool:
        match = self.match
        if match.screen.covered_for is not None:
            match.screen.lift()
            return True
        if match.replies.awaited:
            seat = match.replies.awaited[0]
            (match.replies.call_out if self.rng.below(2) else match.replies.decline)(seat)
            return True
        if match.clock.not_ready:
            match.clock.ready(match.clock.not_ready[0])
            return True
        for decision in match.asked():
            if decision.since is None:
                value = self.picky(decision) if self.picky else decision.sample(self.rng)
                match.answer(value, decision.seat)
                return True
        return False


def play_out(match: Match, people: People, dt: float = 50.0, frames: int = 40_000) -> list[Happening]:
    """Play until the game is over; every happening on the way."""
    told: list[Happening] = []
    for _ in range(frames):
        told += match.update(dt)
        if match.result() is not None:
            return told + match.update(dt)
        people.do_something()
    raise AssertionError(f"not over; the table waits for {waiting(match.session.state)}")


def until(match: Match, true: Callable[[], Any], dt: float = 50.0, frames: int = 2000) -> list[Happening]:
    """Let time pass until something is the case."""
    told: list[Happening] = []
    for _ in range(frames):
        told += match.update(dt)
        if true():
            return told
    raise AssertionError(f"it never came; the table waits for {waiting(match.session.state)}")


def kinds_of(told: list[Happening]) -> list[str]:
    return [type(each).__name__ for each in told]


__all__ = [
    "HUMAN",
    "TINY_HOOKS",
    "InlineOpponents",
    "People",
    "kinds_of",
    "passing",
    "play_out",
    "tiny_match",
    "until",
]
