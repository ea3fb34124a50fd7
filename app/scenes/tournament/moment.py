"""The moment of an entry and the time of the round, in one place so that tests can set them."""

from __future__ import annotations

import os
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.tournament import Tournament

BOOT = Path("/proc/sys/kernel/random/boot_id")


def moment() -> int:
    """Seconds since 1970, as the entries of the trail show them. It may be set anew at any time."""
    return int(time.time())


def steady() -> tuple[int, str]:
    """Seconds of a clock that nobody can set, and since when it runs.

    It counts on while the laptop sleeps, as the hall's clock does.
    """
    kind = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
    seconds = time.monotonic() if kind is None else time.clock_gettime(kind)
    return int(seconds), _boot()


@cache
def _boot() -> str:
    """The same for all copies of the program until the computer is restarted; where that is unknown, for this copy."""
    try:
        return BOOT.read_text(encoding="ascii").strip()[:40]
    except (OSError, ValueError):
        return os.urandom(8).hex()


def time_left(t: Tournament) -> int:
    """Seconds left on the clock of the round (KG-11.73)."""
    return t.clock_left(moment(), *steady())
