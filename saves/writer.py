"""One thread that does all writing in order, so that the table never waits for the disk (UX-100)."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable

from saves.errors import BadSave, CannotWrite

Job = Callable[[], None]
Trouble = CannotWrite | BadSave
_LINGER = 0.5


class Writer:
    """Runs jobs one after another in the background.

    The thread ends when there is nothing to do and comes back when there is, so the program can always exit,
    and never exits before everything handed in is written.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._jobs: deque[Job] = deque()
        self._alive = False
        self._busy = False
        self._trouble: Trouble | None = None

    def submit(self, job: Job) -> None:
        """Do this after everything handed in before."""
        with self._changed:
            self._jobs.append(job)
            if not self._alive:
                self._alive = True
                threading.Thread(target=self._run, name="orrery-writer").start()
            self._changed.notify_all()

    @property
    def trouble(self) -> Trouble | None:
        """The first thing that went wrong, until it is taken (the app says it once, UX-98).

        The first, because what follows is often only its consequence.
        """
        return self._trouble

    def take_trouble(self) -> Trouble | None:
        with self._changed:
            trouble, self._trouble = self._trouble, None
            return trouble

    def report(self, trouble: Trouble) -> None:
        with self._changed:
            self._trouble = self._trouble or trouble

    def flush(self, timeout: float = 30.0) -> None:
        """Wait until everything is written; raises what went wrong since the last time somebody asked."""
        until = time.monotonic() + timeout
        with self._changed:
            while self._jobs or self._busy:
                left = until - time.monotonic()
                if left <= 0:
                    raise CannotWrite("", "disk-error", {"error": "timeout"})
                self._changed.wait(left)
        trouble = self.take_trouble()
        if trouble is not None:
            raise trouble

    def _run(self) -> None:
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                if not self._jobs and not self._changed.wait_for(lambda: self._jobs, _LINGER):
                    self._alive = False
                    return
                job = self._jobs.popleft()
                self._busy = True
            self._do(job)

    def _do(self, job: Job) -> None:
        try:
            job()
        except (CannotWrite, BadSave) as trouble:
            self.report(trouble)
        except Exception as error:  # a defect in one job must not stop the writing of the others
            self.report(CannotWrite("", "disk-error", {"error": type(error).__name__}))
