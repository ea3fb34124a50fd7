"""A second pair of hands for pictures: what is dear to draw is drawn beside the window's frames (perf.md).

Vector pictures are turned into pixels without holding Python's lock, so the window goes on meanwhile. Without a
studio (pictures for files, tests) everything is drawn at once, where it is needed.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Condition, Thread

from app.notes import warn

Work = Callable[[], object]


class Studio:
    """Draws in a thread of its own: first what is needed now, then what is missing in sight, then what may be needed
    later."""

    def __init__(self) -> None:
        self._wake = Condition()
        self._now: OrderedDict[Hashable, Work] = OrderedDict()
        self._in_sight: OrderedDict[Hashable, Work] = OrderedDict()
        self._later: OrderedDict[Hashable, Work] = OrderedDict()
        self._thread: Thread | None = None
        self._closed = False
        self.drawing: Hashable = None  # what is in hand
        self._unhurried = False  # it may come later

    def ask(self, key: Hashable, work: Work, *, later: bool = False, in_sight: bool = False) -> None:
        """Have something drawn, which keeps itself; asking again only makes it more urgent.

        Nobody waits for what is asked for `later`, nor for an ornament that is missing `in_sight`.
        """
        with self._wake:
            if self._closed or key in self._now or key == self.drawing:
                return
            if later and key not in self._in_sight:
                self._later.setdefault(key, work)
            elif in_sight:
                self._later.pop(key, None)
                self._in_sight.setdefault(key, work)
            elif not later:
                self._later.pop(key, None)
                self._in_sight.pop(key, None)
                self._now[key] = work
            if self._thread is None:
                self._thread = Thread(target=self._run, name="studio", daemon=True)
                self._thread.start()
            self._wake.notify()

    @property
    def busy(self) -> bool:
        return bool(self._now or self._in_sight or self._later or self.drawing is not None)

    @property
    def urgent(self) -> bool:
        """Whether something is in hand or waits that is needed now."""
        return bool(self._now or (self.drawing is not None and not self._unhurried))

    def forget(self) -> None:
        """Nothing asked for so far is wanted any more; the one in hand is drawn to its end."""
        with self._wake:
            self._clear()

    def _clear(self) -> None:
        for waiting in (self._now, self._in_sight, self._later):
            waiting.clear()

    def close(self) -> None:
        """End the thread; the display and its typefaces may go afterwards."""
        with self._wake:
            self._closed = True
            self._clear()
            self._wake.notify()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while True:
            with self._wake:
                self.drawing = None
                while not (self._now or self._in_sight or self._later or self._closed):
                    self._wake.wait()
                if self._closed:
                    return
                self._unhurried = not self._now
                self.drawing, work = (self._now or self._in_sight or self._later).popitem(last=False)
            try:
                work()
            except Exception as error:  # drawn again where it is needed; there the fault is told (UX-97)
                warn("a picture could not be drawn ahead: %s", error)
