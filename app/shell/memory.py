"""Memory that pictures took on their way goes back to the system, where the system's library keeps it otherwise."""

from __future__ import annotations

import sys


def give_back() -> None:
    """The C library of Linux keeps freed memory for itself until it is asked; others need no asking."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
