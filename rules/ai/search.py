"""Search: a tree over what is known, grown in imagined worlds.

Each simulation clones one imagined world, walks down the tree by the statistics gathered so far, adds one node,
plays on by the fast policy and books the judgement for every seat that chose on the way. Nodes are shared by all
worlds: what a seat may choose differs from world to world, so each node keeps its statistics by answer and weighs
only the answers that the present world offers. Seats asked at once choose from their own statistics, unaware of
each other. Chance and neutral seats are drawn anew each time and leave no mark in the tree.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt

from ..core.chance import RandomSource
from ..core.contract import clone, waiting
from ..core.decisions import Decision, Value
from ..core.state import State
from .baseline import Expired, Thought, Weighed, choose, effort_of, never, weighable
from .brief import Brief
from .hints import LevelSpec, hints_of
from .lookahead import Lookahead, try_answer

# The wall clock, a safety cap only, is looked at once in so many simulations.
GLANCE = 8


class Arms:
    """What one seat has tried at one node: answers with their visits and the sums of their values."""

    __slots__ = ("decision", "index", "offered", "totals", "tries", "values", "visits")

    def __init__(self) -> None:
        self.decision: Decision | None = None
        self.values: list[Value] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.index: dict[Value, int] = {}
        self.offered: list[int] = []  # answers of the present world, best first, as places in `values`
        self.tries = 0

    def offer(self, decision: Decision, candidates: list[Value]) -> None:
        """Remember which answers the present world allows."""
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
        """The answer to try next: upper confidence, over a list that widens with the visits."""
        offered, visits, totals = self.offered, self.visits, self.totals
        # Widening: the game lists its best candidates first, so few visits go to few of them.
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
    """A point of the game as far as answers tell it: each asked seat's arms, and what follows their answers."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[str, Arms] = {}
        self.children: dict[tuple[Value, ...], Node] = {}


Visit = tuple[Arms, int, int]  # the arms, which of them, and the seat


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
        """One simulation from a world; the world is left as it was."""
        state = clone(world)
        state.chance = self.rng.below(1 << 64)
        ahead = self.ahead
        horizon = ahead.horizon(state)
        steps: list[Visit] = []
        given = self._descend(state, steps, horizon)
        ahead.play(state, ahead.depth - given, horizon)
        self._book(steps, ahead.judge(state))

    def _descend(self, state: State, steps: list[Visit], horizon: int) -> int:
        """Walk down to a node that is new, and add it; how many answers were given."""
        node, given, ahead = self.root, 0, self.ahead
        explore = self._explore * (self._high - self._low) if self._high > self._low else self._explore
        while given == 0 or (given < ahead.depth and not ahead.is_past(state, horizon)):
            group = self._group(state, given)
            if not group:
                break
            before = len(steps)
            # Seats that learn in step would copy each other for ever: the others now and then do as they like.
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
        """Who answers now: all who are asked at once; in a race one, at first the seat that thinks."""
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
    """Spend the effort on simulations in turn over the imagined worlds; the most tried answer is the best."""
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
    """Can no other answer become the most tried one with what is left?"""
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
        # What was hardly tried is hardly known: its mean is luck.
        known = max(own.visits) // 8
        return choose(brief, spec, [w for w in weighed if w.visits >= known], done)
    weighed.sort(key=lambda w: (-w.visits, -w.worth))
    return Thought(weighed[0].value, done, tuple(weighed))


# -- for `orrery bench` (P4) ---------------------------------------------------------------------------------


def bench_playout(world: State, spec: LevelSpec, rng: RandomSource, count: int) -> Callable[[], int]:
    """The bare work of `count` simulations: a clone, a playout, a judgement each. Gives their number."""

    def run() -> int:
        ahead = Lookahead(world.game, spec, rng)
        for _ in range(count):
            state = clone(world)
            ahead.play(state, ahead.depth, ahead.horizon(state))
            ahead.judge(state)
        return count

    return run


def bench_iteration(state: State, spec: LevelSpec, number: int, count: int) -> Callable[[], int]:
    """A whole search of `count` simulations by the seat asked first, its imagined worlds included."""
    decision = next(d for d in waiting(state) if d.seat >= 0)

    def run() -> int:
        brief = Brief.of(state, decision, "admiral", number, effort=count)
        tree = Tree(brief.game, spec, brief.rng, brief.decision)
        worlds = brief.worlds(max(1, min(spec.worlds, count)))
        for i in range(count):
            tree.simulate(worlds[i % len(worlds)])
        return count

    return run
