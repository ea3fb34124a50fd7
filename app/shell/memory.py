"""When memory is looked through and given back: while nothing moves, so that no frame waits for it (P10)."""

from __future__ import annotations

import gc
import sys


def set_aside(may: bool) -> None:
    """Python looks through all it knows now and then, for 50 ms once a table stands. What is there now is left out of
    that until the next rest; this costs nothing."""
    if may:
        gc.freeze()


def wait(may: bool) -> None:
    """The next screen is being made, and nearly all that is made for it stays: to look through it again and again
    would be a tenth of the work (P13)."""
    if may:
        gc.disable()


def go_on() -> None:
    """A screen is there."""
    if not gc.isenabled():
        gc.enable()
        gc.freeze()


def tidy() -> None:
    """Look through everything, and set it aside again; whoever rests makes no screen."""
    gc.enable()
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """What pictures took on their way: the C library of Linux keeps it until it is asked; others need no asking."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def forget_drawn() -> None:
    """Caches hold surfaces and typefaces of a display that is about to go."""
    from app.ui.fonts import forget_fonts
    from app.ui.lettering import forget_lines
    from app.ui.paint import forget_plates

    forget_lines()
    forget_plates()
    forget_fonts()
