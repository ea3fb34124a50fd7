"""Search: Monte Carlo tree search in imagined worlds.

Each simulation clones one imagined world, walks down the tree by the statistics gathered so far, adds one node, plays
on by the fast policy, and adds the judged worth to the statistics of every choice on the way. All worlds share the
nodes. What a seat may answer differs from world to world, so a node keeps its statistics by answer and considers only
the answers that are legal in the present world. Seats that are asked at once choose independently, each by its own
statistics. Answers of chance and of neutral seats are drawn anew each time and make no nodes.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt

from ..core.chance import RandomSource
from ..core.contract import clone, waiting
from ..core.decisions import Decision, Value
from ..core.state import State
from .baseline import Expired, Thought, Weighed, choose, effort_of, weighable
from .brief import Brief, never
from .hints import LevelSpec, hints_of
from .lookahead import Lookahead, try_answer

# The wall clock is read once in so many simulations; it only stops a search that takes far too long.
GLANCE = 8


class Arms:
    """The answers that one seat has at one node, each with how often it was tried and the sum of its worths."""

    __slots__ = ("decision", "index", "offered", "totals", "tries", "values", "visits")

    def __init__(self) -> None:
        self.decision: Decision | None = None
        self.values: list[Value] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.index: dict[Value, int] = {}
        self.offered: list[int] = []  # the answers that are legal in the present world, best first: indices of `values`
        self.tries = 0

    def offer(self, decision: Decision, candidates: list[Value]) -> None:
        """Set the answers that are legal in the present world; new ones are added."""
        self.decision = decision
        self.offered = []
        for value in candidates:
            i = self.index.get(value)
            if i is None:
                i = self.index[value] = len(self.values)
                self.values.append(value)
                self.visits.append(0)
                self.totals.append(0.0)
            self.offered.append(i)

    def pick(self, explore: float) -> int:
        """The answer to try next, by upper confidence bound; the more visits, the more answers are considered."""
        offered, visits, totals = self.offered, self.visits, self.totals
        # Candidates come best first: with few visits only the first ones are considered (progressive widening).
        open_to = 2 + int(1.5 * sqrt(self.tries))
        if open_to < len(offered):
            offered = offered[:open_to]
        for i in offered:
            if not visits[i]:
                return i
        spread = explore * sqrt(log(self.tries + 1))
        best, best_bound = offered[0], -1e30
        for i in offered:
            n = visits[i]
            bound = totals[i] / n + spread / sqrt(n)
            if bound > best_bound:
                best, best_bound = i, bound
        return best


class Node:
    """A point of the game, reached by a sequence of answers: the arms of each asked seat, and a child for each of
    their combined answers."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[str, Arms] = {}
        self.children: dict[tuple[Value, ...], Node] = {}


Visit = tuple[Arms, int, int]  # a choice made in a simulation: the arms, the index of the answer, the seat


class Tree:
    """One search under way."""

    def __init__(self, game_id: str, spec: LevelSpec, rng: RandomSource, own: Decision) -> None:
        self.ahead = Lookahead(game_id, spec, rng)
        self.rng, self._own = rng, own
        self.root = Node()
        self._candidates = hints_of(game_id).candidates
        self._width, self._explore = spec.width, spec.explore
        self._low, self._high = 1e30, -1e30

    def simulate(self, world: State) -> None:
        """One simulation, in a clone of the world."""
        state = clone(world)
        state.chance = self.rng.below(1 << 64)
        ahead = self.ahead
        horizon = ahead.horizon(state)
        steps: list[Visit] = []
        given = self._descend(state, steps, horizon)
        ahead.play(state, ahead.depth - given, horizon)
        self._book(steps, ahead.judge(state))

    def _descend(self, state: State, steps: list[Visit], horizon: int) -> int:
        """Walk down the tree until a new node is added; returns how many answers were given."""
        node, given, ahead = self.root, 0, self.ahead
        explore = self._explore * (self._high - self._low) if self._high > self._low else self._explore
        while given == 0 or (given < ahead.depth and not ahead.is_past(state, horizon)):
            group = self._group(state, given)
            if not group:
                break
            before = len(steps)
            # Seats that learn at the same time could keep reacting to each other for ever, so the other seats
            # sometimes answer freely.
            free = len(group) > 1
            answers = [self._answer(state, node, decision, explore, free, steps) for decision in group]
            for decision, (value, t) in zip(group, answers, strict=True):
                if not try_answer(state, decision, value, t):
                    return given
                given += 1
            chosen = steps[before:]
            key = tuple([arms.values[i] for arms, i, _ in chosen])
            child = node.children.get(key)
            if child is None:
                node.children[key] = child = Node()
                if any(len(arms.offered) > 1 for arms, _, _ in chosen):
                    break
            node = child
        return given

    def _group(self, state: State, given: int) -> tuple[Decision, ...]:
        """The questions answered now: all that are asked at once; in a race one, at first that of the thinking seat."""
        asked = waiting(state)
        if len(asked) < 2 or asked[0].since is None:
            return asked
        return (self._own if given == 0 else self.ahead.asked_first(state, asked),)

    def _answer(
        self, state: State, node: Node, decision: Decision, explore: float, free: bool, steps: list[Visit]
    ) -> tuple[Value, int | None]:
        ahead = self.ahead
        if decision.seat < 0:
            return ahead.policy(state, decision)
        arms = node.arms.get(decision.key)
        if arms is None:
            arms = node.arms[decision.key] = Arms()
        if arms.decision != decision:
            found = self._candidates(state, decision, self.rng, self._width)
            arms.offer(decision, found or [decision.sample(self.rng)])
        if free and decision.seat != self._own.seat and self.rng.below(4) == 0:
            i = self.rng.choice(arms.offered)
        else:
            i = arms.pick(explore)
        steps.append((arms, i, decision.seat))
        return arms.values[i], ahead.moment(state, decision)

    def _book(self, steps: list[Visit], worth: list[float]) -> None:
        for arms, i, seat in steps:
            value = worth[seat]
            arms.tries += 1
            arms.visits[i] += 1
            arms.totals[i] += value
            if value < self._low:
                self._low = value
            if value > self._high:
                self._high = value


def think_search(brief: Brief, spec: LevelSpec, expired: Expired = never) -> Thought:
    """Spend the effort on simulations, in the imagined worlds by turns; the answer that was tried most is the best."""
    candidates = weighable(brief, spec)
    if len(candidates) == 1:
        return Thought(candidates[0])
    tree = Tree(brief.game, spec, brief.rng, brief.decision)
    own = tree.root.arms[brief.decision.key] = Arms()
    own.offer(brief.decision, candidates)
    effort = max(1, effort_of(brief, spec))
    worlds = brief.worlds(max(1, min(spec.worlds, effort)))
    done = 0
    while done < effort:
        tree.simulate(worlds[done % len(worlds)])
        done += 1
        if done % GLANCE == 0 and (_decided(own, effort - done) or expired()):
            break
    return _conclude(brief, spec, own, done)


def _decided(own: Arms, left: int) -> bool:
    """Whether no other answer can become the most tried one with the simulations that are left."""
    first = second = 0
    for n in own.visits:
        if n > first:
            first, second = n, first
        elif n > second:
            second = n
    return first - second > left


def _conclude(brief: Brief, spec: LevelSpec, own: Arms, done: int) -> Thought:
    weighed = [
        Weighed(value, total / n, n) for value, total, n in zip(own.values, own.totals, own.visits, strict=True) if n
    ]
    if spec.noise:
        # The mean of an answer that was tried only a few times is mostly luck: such answers are left out.
        known = max(own.visits) // 8
        return choose(brief, spec, [w for w in weighed if w.visits >= known], done)
    weighed.sort(key=lambda w: (-w.visits, -w.worth))
    return Thought(weighed[0].value, done, tuple(weighed))


# -- for `orrery bench` (P4) ---------------------------------------------------------------------------------


def bench_playout(world: State, spec: LevelSpec, rng: RandomSource, count: int) -> Callable[[], int]:
    """A function that does the bare work of `count` simulations (clone, playout, judgement) and gives `count`."""

    def run() -> int:
        ahead = Lookahead(world.game, spec, rng)
        for _ in range(count):
            state = clone(world)
            ahead.play(state, ahead.depth, ahead.horizon(state))
            ahead.judge(state)
        return count

    return run


def bench_iteration(state: State, spec: LevelSpec, number: int, count: int) -> Callable[[], int]:
    """A function that runs a whole search of `count` simulations for the first asked seat, worlds included."""
    decision = next(d for d in waiting(state) if d.seat >= 0)

    def run() -> int:
        brief = Brief.of(state, decision, "admiral", number, effort=count)
        tree = Tree(brief.game, spec, brief.rng, brief.decision)
        worlds = brief.worlds(max(1, min(spec.worlds, count)))
        for i in range(count):
            tree.simulate(worlds[i % len(worlds)])
        return count

    return run
