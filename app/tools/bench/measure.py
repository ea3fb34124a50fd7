"""Interleaved medians: product and yardstick take turns, so that a busy machine slows both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from statistics import median
from time import perf_counter, process_time
from typing import Any

from rules.core.lean import dataclass

SAMPLES = 7
FEW = 3
SHORT_SECONDS = 15.0  # of a short run, whatever there is to measure: starting and the last samples come on top
samples = SAMPLES  # how many each figure is the median of, unless it says otherwise


class Budget:
    """The time of a short run, shared out among what is measured: more games get less each, not more together."""

    def __init__(self, shares: int, seconds: float = SHORT_SECONDS) -> None:
        self._ends, self._shares = perf_counter() + seconds, shares
        self._until = 0.0

    def begin_share(self) -> bool:
        """The next one's turn; False if no time is left for it."""
        now = perf_counter()
        self._until = now + (self._ends - now) / max(1, self._shares)
        self._shares -= 1
        return now < self._ends

    @property
    def is_spent(self) -> bool:
        """Whether the present share is used up: then one sample has to do."""
        return perf_counter() >= self._until


budget: Budget | None = None  # None: a whole run


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar of the list: what was measured, what must and what should hold."""

    id: str
    name: str
    value: float
    must: float
    aim: float
    at_least: bool  # else at most
    game: str = ""
    detail: str = ""

    @property
    def ok(self) -> bool:
        return self.value >= self.must if self.at_least else self.value <= self.must

    @property
    def aimed(self) -> bool:
        return self.value >= self.aim if self.at_least else self.value <= self.aim

    def plain(self) -> dict[str, Any]:
        return {**asdict(self), "value": round(self.value, 4), "ok": self.ok, "aimed": self.aimed}


def seconds(work: Callable[[], object]) -> float:
    begin = perf_counter()
    work()
    return perf_counter() - begin


def repeats_for(work: Callable[[], object], slice_seconds: float) -> int:
    """How often `work` runs within a slice of time; it is run once or twice to find out."""
    work()
    once = max(seconds(work), 1e-7)
    return max(1, int(slice_seconds / once))


def interleaved(works: list[Callable[[], float]], count: int | None = None) -> list[float]:
    """The median of each work's own figure (e.g. seconds per piece), taken in turns."""
    taken: list[list[float]] = [[] for _ in works]
    for done in range(count or samples):
        if done and budget is not None and budget.is_spent:
            break
        for figures, work in zip(taken, works, strict=True):
            figures.append(work())
    return [median(figures) for figures in taken]


def per_run(work: Callable[[], object], slice_seconds: float) -> Callable[[], float]:
    """A work whose figure is the seconds of one run, averaged over a slice of time."""
    count = repeats_for(work, slice_seconds)

    def timed() -> float:
        begin = process_time()  # the processor's time: other programs on the machine do not count
        for _ in range(count):
            work()
        return (process_time() - begin) / count

    return timed
