"""What is printed reaches its reader on every system: in UTF-8, and somewhere even where a program has no console.

A windowed program of Windows begins without streams (they are None), and what it prints to a pipe is written in an
alphabet that lacks ő and ű. Whoever starts it at a prompt wants to read there what it says.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Literal, TextIO

_PARENT = -1  # the console of whoever started this program


def open_streams() -> None:
    """Every stream is there and takes every letter; called once, before anything is printed."""
    console = None in (sys.stdin, sys.stdout, sys.stderr) and _attach_console()
    sys.stdin = sys.stdin or _opened("CONIN$" if console else os.devnull, "r")
    sys.stdout = sys.stdout or _opened("CONOUT$" if console else os.devnull, "w")
    sys.stderr = sys.stderr or _opened("CONOUT$" if console else os.devnull, "w")
    for stream in (sys.stdout, sys.stderr):
        in_utf8(stream)


def in_utf8(stream: TextIO) -> None:
    """Names keep their letters; a stream that cannot be changed writes a sign it has instead."""
    change = getattr(stream, "reconfigure", None)
    if change is not None:
        with suppress(OSError, ValueError):
            change(encoding="utf-8", errors="backslashreplace")


def _attach_console() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    return bool(ctypes.windll.kernel32.AttachConsole(_PARENT))


def _opened(name: str, mode: Literal["r", "w"]) -> TextIO:
    try:
        return open(name, mode, encoding="utf-8", errors="backslashreplace", buffering=1)
    except OSError:
        return open(os.devnull, mode, encoding="utf-8")
