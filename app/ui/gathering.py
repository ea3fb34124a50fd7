"""Reading many files beside the frames, with the progress to show meanwhile (UX-101)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Event, Thread
from time import sleep
from typing import Generic, TypeVar

Item = TypeVar("Item")
Found = TypeVar("Found")

SHOW_MS = 1000.0  # between two looks at a list that is growing: a screen that is made anew is deaf for a moment
AT_ONCE = 0.04  # seconds in which a short list is read without showing that it is being read
_BREATH = 0.001  # between two items, so that the frames get their turn


class Gathering(Generic[Item, Found]):
    """Looks at items one after another in a thread of its own; without a studio (pictures, tests) at once.

    `look` may find nothing. What it finds is handed out by `take`, in the order of the items.
    """

    def __init__(self, items: Sequence[Item], look: Callable[[Item], Found | None], *, beside: bool) -> None:
        self.total = len(items)
        self.looked_at = 0
        self._items, self._look = items, look
        self._found: list[Found] = []
        self._taken = 0
        self._fault: Exception | None = None
        self._stopped = self._is_done = False
        self._ended = Event()
        if beside and items:
            Thread(target=self._run, name="gathering", daemon=True).start()
            self._ended.wait(AT_ONCE)
        else:
            self._run(rests=False)

    @property
    def is_done(self) -> bool:
        """Whether all was looked at and `take` has handed it out."""
        return self._is_done

    @property
    def has_news(self) -> bool:
        """Whether there is something to take: a find, a fault, or that all was looked at."""
        return self._taken < len(self._found) or self._fault is not None or self._ended.is_set()

    def collect(self) -> list[Found]:
        """What was found since the last call; a fault of `look` comes out here."""
        if self._fault is not None:
            fault, self._fault = self._fault, None
            raise fault
        self._is_done = self._ended.is_set()
        new = self._found[self._taken :]
        self._taken += len(new)
        return new

    def stop(self) -> None:
        """Nobody wants the rest any more."""
        self._stopped = True

    def _run(self, rests: bool = True) -> None:
        try:
            for item in self._items:
                if self._stopped:
                    break
                found = self._look(item)
                if found is not None:
                    self._found.append(found)
                self.looked_at += 1
                if rests:
                    sleep(_BREATH)
        except Exception as fault:
            self._fault = fault
        finally:
            self._ended.set()
