"""Trials of answers: whoever thinks says ahead which ones come next, so that helpers in other processes may have them
ready. A trial depends on nothing but brief, answer and future; so it does not matter who carried it out, and counted
effort gives the same answer with any number of helpers (P5).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

# How one answer ends in one future: (brief, which answer, which future). It is sent to helpers: a function of a module,
# or an object that holds plain data.
End = Callable[[Any, int, int], Any]
Job = tuple[int, int]  # which answer, which future


class TrialSeries(Protocol):
    """The trials of one choice; called for one of them, it gives how that ended."""

    def ahead(self, jobs: Sequence[Job]) -> None:
        """These will be wanted next, in this order, unless the choice is made before; what was said before is off."""

    def __call__(self, answer: int, future: int) -> Any: ...


class Helpers(Protocol):
    """Other processes that know the same brief."""

    def share(self, brief: Any, end: End) -> TrialSeries: ...


class _Alone:
    """Without helpers every trial is made when it is wanted."""

    __slots__ = ("_brief", "_end")

    def __init__(self, brief: Any, end: End) -> None:
        self._brief, self._end = brief, end

    def ahead(self, jobs: Sequence[Job]) -> None:
        """Nobody is there to do them."""

    def __call__(self, answer: int, future: int) -> Any:
        return self._end(self._brief, answer, future)


def trials_of(brief: Any, end: End) -> TrialSeries:
    """Trials of a brief's decision, shared with its helpers if it has any."""
    return _Alone(brief, end) if brief.helpers is None else brief.helpers.share(brief, end)
