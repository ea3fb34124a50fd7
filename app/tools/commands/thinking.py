"""Let a level play under the clock, as at the table, and tell how long its decisions and whole phases take."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from app.shell.commands.options import game_named, positive, setup_from, whole

if TYPE_CHECKING:
    from rules import Setup
    from rules.ai import Brief, Thought

HELP = "how long a level thinks, and whether it keeps its time"
ALLOWED = 0.2  # seconds over the time at most
SHOWN = 6  # questions, those that take longest


class Decided(NamedTuple):
    """One decision: what was asked, how many seconds it was allowed and took, and how many trials were made."""

    prompt: str
    allowed: float
    took: float
    trials: int


class Timed:
    """Thinks under the clock, and notes how long it took."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        from app.match.shared_time import SharedTime

        self._seconds, self._clock, self._new = seconds, clock, SharedTime
        self._shared: dict[int, SharedTime] = {}
        self.decided: list[Decided] = []
        self.phases: dict[tuple[int, tuple[int, str] | None], float] = {}

    def __call__(self, brief: Brief) -> Thought:
        from rules import find
        from rules.ai import decide, trials_within

        shared = self._shared.setdefault(brief.seat, self._new())
        allowed = shared.left(find(brief.game).turn(brief.world), brief.decision, self._seconds)
        if brief.effort is None:
            brief.effort = trials_within(brief.game, brief.level, self._seconds)
        begin = self._clock()
        thought = decide(brief, lambda: self._clock() > begin + allowed)
        took = self._clock() - begin
        shared.spent += took
        phase = brief.seat, shared.about
        self.phases[phase] = self.phases.get(phase, 0.0) + took
        self.decided.append(Decided(brief.decision.prompt, allowed, took, thought.simulations))
        return thought

    @property
    def most_over(self) -> float:
        """By how many seconds the worst decision took longer than it was allowed."""
        return max((each.took - each.allowed for each in self.decided), default=0.0)


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id")
    parser.add_argument("--level", default="admiral", metavar="LEVEL", help="who sits on all seats (default admiral)")
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help="thinking time (default 2)")
    parser.add_argument("--seats", type=positive, metavar="N", help="seats at the table (default: the fewest)")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="seed of the game (default 1)")
    parser.add_argument("--variant", action="append", default=[], metavar="K=V", help="a switch of the game")
    parser.add_argument("--most", type=positive, default=400, metavar="N", help="answers at most (default 400)")


def run(args: argparse.Namespace) -> int:
    """0: no decision took more than 0.2 s over its time; 1: one did."""
    game = game_named(args.game)
    setup = setup_from(game, args.seats or game.seats[0], args.variant)
    timed = measured(game.id, setup, args.level, args.seconds, args.seed, args.most)
    tell(f"{game.id}, {args.level}, {args.seconds:g} s", timed)
    return 0 if timed.most_over <= ALLOWED else 1


def measured(
    game: str, setup: Setup, level: str, seconds: float, seed: int, most: int, clock: Callable[[], float] = perf_counter
) -> Timed:
    """One game of so many answers at most, under this clock."""
    from rules.ai import play_game

    timed = Timed(seconds, clock)
    play_game(game, setup, [level] * len(setup.seats), seed, most=most, think=timed)
    return timed


def tell(title: str, timed: Timed) -> None:
    decided = timed.decided
    if not decided:
        print(f"{title}: nothing to decide")
        return
    took = sorted(each.took for each in decided)
    trials = sum(each.trials for each in decided)
    print(
        f"{title}: {len(decided)} decisions, mean {sum(took) / len(took):.3f} s, longest {took[-1]:.2f} s "
        f"({timed.most_over:+.2f} s over what it was allowed), longest phase {max(timed.phases.values()):.2f} s, "
        f"{trials / max(1e-9, sum(took)):,.0f} trials a second"
    )
    by_prompt: dict[str, list[Decided]] = {}
    for each in decided:
        by_prompt.setdefault(each.prompt, []).append(each)
    for prompt, those in sorted(by_prompt.items(), key=lambda item: -sum(each.took for each in item[1]))[:SHOWN]:
        mean = sum(each.took for each in those) / len(those)
        tried = sum(each.trials for each in those) / len(those)
        print(f"  {prompt:32} {len(those):5} times, {mean:.3f} s, {tried:6.1f} trials")
