"""What a hidden thing could be: candidates with weights, narrowed by what is observed, sampled under constraints.

For secrets that are no cards: a counter that lies face down, a role, a bid. A game keeps a `Belief` as a field of its
state, one for all if it holds only what all could observe, else one for each seat; atoms narrow it, and `imagine`
samples it. What only the seat itself knows besides, such as its own role, is part of the constraint.

    >>> from rules.core.chance import Chance
    >>> fleet = Belief()
    >>> for counter in ("a", "b", "c"):
    ...     expect(fleet, counter, {"scout": 3, "cruiser": 2, "decoy": 1})
    >>> narrow(fleet, "a", lambda candidate: candidate != "decoy")  # it has fired
    >>> narrow(fleet, "b", ["decoy"])  # it was turned over
    >>> settled(fleet, "b"), settled(fleet, "a")
    ('decoy', None)

Whatever else is known of several things together is a constraint: here, what the owner can have paid for.

    >>> price = {"scout": 6, "cruiser": 12, "decoy": 1}
    >>> def affordable(chosen):
    ...     return sum(price[candidate] for candidate in chosen.values()) <= 20
    >>> drawn = [sample(fleet, Chance(n), affordable) for n in range(50)]
    >>> all(affordable(each) and each["b"] == "decoy" and each["a"] != "decoy" for each in drawn)
    True
    >>> sorted({(each["a"], each["c"]) for each in drawn})
    [('cruiser', 'decoy'), ('cruiser', 'scout'), ('scout', 'cruiser'), ('scout', 'decoy'), ('scout', 'scout')]
    >>> sample(fleet, Chance(3), affordable) == sample(fleet, Chance(3), affordable)
    True
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from .chance import RandomSource
from .ranges import Count
from .reasons import Fault
from .records import field, record

# Whether this combination of candidates is possible. It is also called while some things are still missing; then it
# must be False only if no choice for the missing ones could make it possible.
Constraint = Callable[[Mapping[str, str]], bool]
MOST_TRIES = 5_000  # at most so many candidates are tried for one sample


@record
class Belief:
    """For each hidden thing its candidates with their weights: how likely each is compared with the others."""

    things: dict[str, dict[str, Count]] = field(default_factory=dict)


def expect(belief: Belief, thing: str, candidates: Mapping[str, int]) -> None:
    """Atom: a hidden thing appears, with these candidates; those with weight 0 are left out."""
    possible = {name: weight for name, weight in candidates.items() if weight > 0}
    if not possible:
        raise Fault(f"{thing} could be nothing")
    belief.things[thing] = possible


def narrow(belief: Belief, thing: str, still: Collection[str] | Callable[[str], bool]) -> None:
    """Atom: from now on the thing can only be one of these. If none is left, that is a defect of the rules."""
    may = still if callable(still) else still.__contains__
    expect(belief, thing, {name: weight for name, weight in belief.things[thing].items() if may(name)})


def weigh(belief: Belief, thing: str, factors: Mapping[str, int]) -> None:
    """Atom: an observation multiplies the weights of some candidates by these factors; the others keep theirs."""
    expect(belief, thing, {name: weight * factors.get(name, 1) for name, weight in belief.things[thing].items()})


def forget(belief: Belief, thing: str) -> None:
    """Atom: the thing is gone, or is no longer secret."""
    belief.things.pop(thing, None)


def settled(belief: Belief, thing: str) -> str | None:
    """What it must be, if only one candidate is left."""
    names = belief.things[thing]
    return next(iter(names)) if len(names) == 1 else None


def sample(belief: Belief, rng: RandomSource, fits: Constraint = lambda chosen: True) -> dict[str, str]:
    """A candidate for each thing, drawn by weight, such that all fit together.

    Things with few candidates come first. If a candidate fits no combination, another one is drawn instead.
    """
    order = sorted(belief.things, key=lambda thing: (len(belief.things[thing]), thing))
    chosen: dict[str, str] = {}
    tries = 0

    def lay(number: int) -> bool:
        nonlocal tries
        if number == len(order):
            return True
        thing = order[number]
        left = dict(sorted(belief.things[thing].items()))
        while left:
            tries += 1
            if tries > MOST_TRIES:
                raise Fault(f"no sample of {len(order)} hidden things was found")
            candidate = _drawn(left, rng)
            del left[candidate]
            chosen[thing] = candidate
            if fits(chosen) and lay(number + 1):
                return True
            del chosen[thing]
        return False

    if not lay(0):
        raise Fault(f"{', '.join(order)} cannot be anything together")
    return {thing: chosen[thing] for thing in belief.things}


def untruths(belief: Belief, truth: Mapping[str, str]) -> Iterator[str]:
    """What is wrong in a belief, compared with the truth, in words; only a forged save has anything wrong."""
    for thing, candidates in belief.things.items():
        if thing not in truth or truth[thing] not in candidates or min(candidates.values()) < 1:
            yield f"{thing} is not what it could be"


def _drawn(weights: Mapping[str, int], rng: RandomSource) -> str:
    place = rng.below(sum(weights.values()))
    for name, weight in weights.items():
        place -= weight
        if place < 0:
            return name
    raise Fault("a weight below zero")
