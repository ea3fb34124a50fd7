"""How one attack is judged: within its time of the processor, without a fault; and the memory of the whole run."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time
from traceback import extract_tb
from typing import Any, TypeVar

from rules.core.lean import dataclass

SECONDS = 2.0  # to check, load or refuse a file (UX-69)
MEGABYTES = 256
_PATIENCE = 60.0  # for playing an accepted game on

T = TypeVar("T")


class Failure(Exception):
    """Something that must not happen, found by an attack."""


class TooLong(BaseException):
    """The time is over; no `except Exception` on the way may keep this from us."""


@dataclass(frozen=True, slots=True)
class FuzzOutcome:
    """What came of one attack: accepted or refused, how long that took, and the fault if there was one."""

    number: int
    name: str
    accepted: bool
    seconds: float
    fault: str = ""


def judged(number: int, name: str, read: Callable[[], T | None], use: Callable[[T], Any]) -> FuzzOutcome:
    """`read` gives what it has accepted, or None; `use` goes on with it."""
    begun = process_time()
    accepted = False
    seconds = 0.0
    fault = ""
    try:
        with _alarm(2 * SECONDS):
            found = read()
        seconds = process_time() - begun
        if seconds > SECONDS:
            fault = f"took {seconds:.1f} s"
        elif found is not None:
            accepted = True
            with _alarm(_PATIENCE):
                use(found)
    except TooLong:
        seconds = seconds or process_time() - begun
        fault = "took too long" if not accepted else "playing on took too long"
    except Exception as error:
        place = extract_tb(error.__traceback__)[-1]
        cause = error.__cause__
        if cause is not None:
            place = extract_tb(cause.__traceback__)[-1]
        fault = f"{type(error).__name__}: {str(error)[:160]} ({Path(place.filename).name}:{place.lineno})"
    return FuzzOutcome(number, name, accepted, seconds, fault)


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise `TooLong` after so much time of the processor, where the system can tell it."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def peak_megabytes() -> int:
    """The most memory this process has had; 0 where the system does not say."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) // 1024
