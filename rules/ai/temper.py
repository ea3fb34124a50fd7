"""Temperaments: which of nearly equal answers a player likes.

Whoever has tried its answers in the same futures knows how each of them ended for every seat. Among those that are not
clearly worse than the best, and hardly worse at all, a bold player takes the one that may end best or worst, a careful
one the surest, a spiteful one the one that is worst for the leading rival, and a trader the one from which the other
rivals gain; in a duel a trader has nobody to trade with.
So a temperament costs hardly anything, knows nothing that its seat does not know, and needs no further trials.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, pstdev

from ..core.chance import stream

BOLD, CAREFUL, SPITEFUL, TRADER = TEMPERS = ("bold", "careful", "spiteful", "trader")
ANY = "any"  # one of them, by the game's seed
NEAR = 0.03  # in worth: so much less than the best is nearly as good
LIKED = 0.01  # an answer must suit by so much more
FEW = 3  # futures in common, with fewer nothing is known

Ends = Sequence[Sequence[float]]  # how an answer ended in each future, for every seat


def temper_at(said: str, seed: int, seat: int) -> str:
    """What a seat's temperament is: as it was set, or drawn; "" for none.

    >>> temper_at("bold", 1, 0), temper_at("", 1, 0), {temper_at(ANY, seed, 1) for seed in range(40)} == set(TEMPERS)
    ('bold', '', True)
    """
    if said == ANY:
        return TEMPERS[stream(seed, f"temper:{seat}") % len(TEMPERS)]
    return said if said in TEMPERS else ""


def suited(temper: str, seat: int, best: int, ends: Mapping[int, Ends], is_ahead: Callable[[int, int], bool]) -> int:
    """Of the answers, by number, the one that suits best among those that are nearly as good as the best.

    `is_ahead(one, other)`: whether the one has ended clearly better.
    """
    if temper not in TEMPERS or len(ends.get(best, ())) < FEW:
        return best
    worth = {i: [end[seat] for end in found] for i, found in ends.items()}
    near = [
        i for i, found in worth.items()
        if len(found) >= FEW and _mean(worth[best], len(found)) - fmean(found[: len(worth[best])]) <= NEAR
        and not is_ahead(best, i)
    ]  # fmt: skip
    leader = _leader(ends[best], seat)
    liking = {i: _liking(temper, seat, leader, ends[i][: len(ends[best])]) for i in {best, *near}}
    chosen = max(near, key=lambda i: (liking[i], -i), default=best)
    return chosen if liking[chosen] > liking[best] + LIKED else best


def _mean(found: Sequence[float], count: int) -> float:
    return fmean(found[:count])


def _leader(ends: Ends, seat: int) -> int:
    """The rival who stands best; the seat itself where there is none."""
    means = [fmean(column) for column in zip(*ends, strict=True)]
    return max((i for i in range(len(means)) if i != seat), key=lambda i: means[i], default=seat)


def _liking(temper: str, seat: int, leader: int, ends: Ends) -> float:
    if temper in (BOLD, CAREFUL):
        spread = pstdev([end[seat] for end in ends])
        return spread if temper == BOLD else -spread
    if leader == seat:
        return 0.0
    if temper == SPITEFUL:
        return -fmean(end[leader] for end in ends)
    others = [i for i in range(len(ends[0])) if i not in (seat, leader)]
    return fmean(end[i] for end in ends for i in others) if others else 0.0
