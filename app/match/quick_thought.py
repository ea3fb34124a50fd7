"""A short thought in the window's own process, for a question at which every worker has failed (UX-73)."""

from __future__ import annotations

import sys
import threading
import time

from rules.ai import Brief, Thought, decide

EFFORT = 8  # simulations
SECONDS = 1.0  # after which it looks no further
LIMIT = 4.0  # after which it is no longer waited for
SWITCH = 0.0005  # the table draws in between: it is its turn again after so many seconds

USUAL = sys.getswitchinterval()


class QuickThought:
    """Thinks beside the frames, with little effort; `is_over` when there is a thought, or the reason why not."""

    def __init__(self, brief: Brief) -> None:
        self.thought: Thought | None = None
        self.fault = "no quick answer"
        self._end = time.monotonic() + LIMIT
        sys.setswitchinterval(SWITCH)
        self._thread = threading.Thread(target=self._think, args=(brief,), daemon=True)
        self._thread.start()

    @property
    def is_over(self) -> bool:
        return not self._thread.is_alive() or time.monotonic() > self._end

    def _think(self, brief: Brief) -> None:
        until = time.monotonic() + SECONDS
        try:
            own = Brief.decode({**brief.encode(), "effort": EFFORT}, brief.world.content)
            self.thought = decide(own, lambda: time.monotonic() > until)
        except Exception as fault:
            self.fault = f"{type(fault).__name__}: {fault}"
        finally:
            sys.setswitchinterval(USUAL)
