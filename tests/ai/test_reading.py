"""Reading ahead: rivals look for their best answers, too; what is chosen at once in secret is not to be foreseen."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

from rules import Chance
from rules.ai import LevelSpec
from rules.ai.brief import never
from rules.ai.reading import read

PAYS = ((1.0, -1.0), (-1.0, 1.0))  # for the first seat: it wants to call what the second one calls


class Heap:
    """One to three are taken from a heap in turn; whoever takes the last one wins."""

    def __init__(self, left: int, seat: int) -> None:
        self.left, self.seat = left, seat

    @property
    def asked(self):
        return (self.seat,) if self.left else ()

    def copy(self):
        return Heap(self.left, self.seat)

    def candidates(self, seat, limit):
        return [3, 2, 1][:limit]

    def allows(self, seat, act):
        return act <= self.left

    def guess(self, seat, rng):
        return 1 + rng.below(min(3, self.left))

    def give(self, given, rng):
        self.left, self.seat = self.left - given[0][1], 1 - self.seat

    def play_out(self, rng):
        while self.left:
            self.give([(self.seat, self.guess(self.seat, rng))], rng)

    def worth(self):
        return [1.0, -1.0] if self.seat == 1 else [-1.0, 1.0]

    def value(self, act):
        return f"take {act}"


class Call:
    """Both call heads or tails at once."""

    def __init__(self, called=()):
        self.called = called

    @property
    def asked(self):
        return () if self.called else (0, 1)

    def copy(self):
        return Call(self.called)

    def candidates(self, seat, limit):
        return [0, 1]

    def allows(self, seat, act):
        return True

    def guess(self, seat, rng):
        return rng.below(2)

    def give(self, given, rng):
        self.called = tuple(act for _, act in given)

    def play_out(self, rng):
        """It is over when both have called."""

    def worth(self):
        paid = PAYS[self.called[0]][self.called[1]]
        return [paid, -paid]

    def value(self, act):
        return act


def asked(number: int, seat: int = 0):
    return SimpleNamespace(seat=seat, rng=Chance(number), expired=never, effort=None)


def test_the_rivals_best_answers_are_reckoned_with():
    for left, best in ((5, "take 1"), (6, "take 2"), (7, "take 3"), (9, "take 1")):
        thought = read(asked(left), LevelSpec(effort=900, width=3), Heap(left, 0))
        assert thought.value == best and thought.weighed[0].worth > 0.8, left


def test_it_ends_with_the_time():
    brief = asked(1)
    brief.expired = lambda: True
    assert read(brief, LevelSpec(effort=10_000, width=3), Heap(9, 0)).simulations == 1


def test_what_is_chosen_in_secret_is_not_always_the_same():
    calls = Counter(read(asked(n), LevelSpec(effort=400, width=2), Call()).value for n in range(40))
    assert min(calls[0], calls[1]) > 5
