"""Reading ahead: a tree of answers in which the rivals, too, look for what is best for them.

It is for questions that decide something small and open, a round of bids for example, of which the game knows an
abridged form that is cheap to copy and to play on (`Hints.abridged`). From each point on that was not yet tried it is
played out by guesses; what that is worth is booked for everybody who chose on the way, and everybody tries most what
was best so far. Where several answer at once in secret, one of those answers is drawn that are as good as the best.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import log, sqrt

from ..core.chance import Chance, RandomSource
from .abridged import Abridged, Move
from .baseline import Thought, Weighed, effort_of
from .brief import Brief
from .hints import LevelSpec

EXPLORE = 0.25  # how much what was rarely tried is given the benefit of the doubt
WIDTH = 7  # candidates of the rivals, and of later own answers
WHIMS = 4  # where all choose at once, each rival's every fourth choice is a guess: else they would learn in step
NEARLY = 0.01  # so much less is as good


class _Tried:
    """What one seat has tried at one point."""

    __slots__ = ("acts", "totals", "tries", "visits")

    def __init__(self, acts: list[Move]) -> None:
        self.acts = acts
        self.visits = [0] * len(acts)
        self.totals = [0.0] * len(acts)
        self.tries = 0

    def pick(self, rest: Abridged, seat: int) -> int:
        """Upper confidence, over a list that widens with the tries; the best guesses come first. -1: none fits."""
        open_to = 2 + int(1.5 * sqrt(self.tries))
        best, bound = -1, -1e30
        spread = EXPLORE * sqrt(log(self.tries + 1))
        for i, act in enumerate(self.acts[:open_to]):
            if not rest.allows(seat, act):
                continue
            n = self.visits[i]
            if not n:
                return i
            if self.totals[i] / n + spread / sqrt(n) > bound:
                best, bound = i, self.totals[i] / n + spread / sqrt(n)
        return best

    def mean(self, i: int) -> float:
        return self.totals[i] / max(1, self.visits[i])


class _TreePoint:
    """A point of the tree: the arms of those who choose there, and what follows."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, _Tried] = {}
        self.children: dict[Hashable, _TreePoint] = {}


def read(brief: Brief, spec: LevelSpec, rest: Abridged) -> Thought:
    """The answer that was tried most after all reckonings."""
    acts = rest.candidates(brief.seat, spec.width)
    if len(acts) == 1:
        return Thought(rest.value(acts[0]))
    root, luck = _TreePoint(), Chance(brief.rng.below(1 << 62))
    own = root.arms[brief.seat] = _Tried(acts)
    for done in range(effort_of(brief, spec)):
        if done and brief.expired():
            break
        _reckon(root, rest.copy(), brief.seat, luck)
    order = sorted(range(len(acts)), key=lambda i: -own.visits[i])
    if len(rest.asked) > 1:
        best = order[0]
        close = [i for i in order if own.mean(i) >= own.mean(best) - NEARLY and 2 * own.visits[i] >= own.visits[best]]
        chosen = brief.rng.choice(close)
        order = [chosen, *(i for i in order if i != chosen)]
    weighed = tuple(Weighed(rest.value(acts[i]), (1 + own.mean(i)) / 2, own.visits[i]) for i in order)
    return Thought(weighed[0].value, own.tries, weighed)


def _reckon(node: _TreePoint | None, rest: Abridged, own: int, rng: RandomSource) -> None:
    """Down the tree, one node more, then by guesses to the end. Uses up `rest`."""
    path: list[tuple[_Tried, int, int]] = []
    asked = rest.asked
    while node is not None and asked:
        given = [(seat, _choice(node, rest, seat, own, path, rng)) for seat in asked]
        rest.give(given, rng)
        asked = rest.asked
        key = (*asked, *given)
        child = node.children.get(key)
        if child is None:
            node.children[key] = _TreePoint()
        node = child
    rest.play_out(rng)
    worth = rest.worth()
    for arms, i, seat in path:
        arms.tries += 1
        arms.visits[i] += 1
        arms.totals[i] += worth[seat]


def _choice(
    node: _TreePoint, rest: Abridged, seat: int, own: int, path: list[tuple[_Tried, int, int]], rng: RandomSource
) -> Move:
    if len(rest.asked) > 1 and seat != own and rng.below(WHIMS) == 0:
        return rest.guess(seat, rng)
    arms = node.arms.get(seat)
    if arms is None:
        arms = node.arms[seat] = _Tried(rest.candidates(seat, WIDTH))
    i = arms.pick(rest, seat)
    if i < 0:
        return rest.guess(seat, rng)
    path.append((arms, i, seat))
    return arms.acts[i]
