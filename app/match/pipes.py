"""What the opponents' processes have in common: how they settle in, and how they speak through their pipes."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Any

BEAT = 0.5  # seconds between two signs of life
ROOM = 1 << (16 if sys.platform == "linux" else 13)  # bytes that an empty pipe takes up, also while nobody reads


class Voice:
    """Says one thing at a time, and gives signs of life while its process works; at rest nobody would read them."""

    def __init__(self, send: Callable[[Any], object], alive: Any) -> None:
        self._send, self._alive, self._lock = send, alive, threading.Lock()
        self._works = threading.Event()
        threading.Thread(target=self._beat, daemon=True).start()

    def say(self, told: Any) -> None:
        with self._lock:
            self._send(told)

    def begin(self) -> None:
        self._works.set()

    def rest(self) -> None:
        self._works.clear()

    def _beat(self) -> None:
        try:
            while self._works.wait():
                self.say(self._alive)
                time.sleep(BEAT)
        except OSError:
            return  # the other end is gone


def settle_in() -> None:
    """At the start of such a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window's process
    if hasattr(os, "nice"):
        os.nice(5)  # drawing the table is more important (P6)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when the program ends: one that is thinking does not notice that its pipe is closed."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
