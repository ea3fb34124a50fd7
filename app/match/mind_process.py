"""The process in which computer players think, seen from both of its ends.

The window's end (`MindProcess`) never waits. A process that was stopped by somebody reads nothing, so a question that
the pipe does not take up at once is sent from a thread. Others are not: where all processors are busy, a frame could
wait longer for that thread than it lasts (P6). While it thinks, the process gives a sign of life twice a second.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any

from rules import Answer, find
from rules.ai import Brief, decide, hints_of
from rules.content.loading import Content, unpack

BEAT = 0.5  # seconds between two signs of life
ROOM = 1 << (16 if sys.platform == "linux" else 13)  # bytes that an empty pipe takes up, also while nobody reads
PATIENCE = 0.2  # how many seconds to wait, at the end of the program, for a process that was told to end


class MindProcess:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="orrery-opponent", daemon=True)
        self._process.start()
        theirs.close()
        self._sending: threading.Thread | None = None
        self.ready = False

    @property
    def pid(self) -> int | None:
        return self._process.pid

    @property
    def is_gone(self) -> bool:
        """Whether it has ended and everything it said was read."""
        return not self._process.is_alive() and not self._pipe.poll()

    def news(self) -> Iterator[dict[str, Any]]:
        """Everything that it has said since; OSError or EOFError where it is gone."""
        while self._pipe.poll():
            told = json.loads(self._pipe.recv_bytes())
            self.ready = self.ready or bool(told.get("ready"))
            yield told

    def send(self, message: dict[str, Any]) -> None:
        """Send a question; only after the one before was answered, so that the pipe is empty."""
        data = json.dumps(message).encode()
        if len(data) < ROOM:
            self._send(data)
        else:
            self._sending = threading.Thread(target=self._send, args=(data,), daemon=True)
            self._sending.start()

    def _send(self, data: bytes) -> None:
        with suppress(OSError, ValueError):  # if it is gone, that is noticed where its answer is waited for
            self._pipe.send_bytes(data)

    def end(self, patience: float = 0.0) -> None:
        """End it, whatever it does; a stopped process can be ended, too."""
        self._process.kill()
        if patience:
            self._process.join(patience)
        threading.Thread(target=self._clear_away, daemon=True).start()

    def _clear_away(self) -> None:
        """The pipe is closed when nobody writes to it any more: its number may be given to another file at once."""
        self._process.join()
        if self._sending is not None:
            self._sending.join()
        self._pipe.close()


# -- in the process itself -----------------------------------------------------------------------------------


class _Voice:
    """Says one thing at a time to the window."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe, self._lock = pipe, threading.Lock()
        self._thinks = threading.Event()
        threading.Thread(target=self._beat, daemon=True).start()

    def say(self, told: dict[str, Any]) -> None:
        with self._lock:
            self._pipe.send_bytes(json.dumps(told).encode())

    def think(self, message: dict[str, Any], known: dict[str, Content]) -> None:
        """Answer, with signs of life on the way; at rest there are none, because nobody reads them then."""
        self._thinks.set()
        told = answer_to(message, known)
        self._thinks.clear()
        self.say(told)

    def _beat(self) -> None:
        try:
            while self._thinks.wait():
                self.say({"alive": True})
                time.sleep(BEAT)
        except OSError:
            return  # the window is gone


def serve(pipe: Connection) -> None:
    """Answer questions until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window's process
    if hasattr(os, "nice"):
        os.nice(5)  # drawing the table is more important (P6)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    known: dict[str, Content] = {}
    try:
        voice = _Voice(pipe)
        voice.say({"ready": True})
        while True:
            voice.think(json.loads(pipe.recv_bytes()), known)
    except (EOFError, OSError):
        return


def _end_with_parent() -> None:
    """End this process when the program ends: a worker that is thinking does not notice that its pipe is closed."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def answer_to(message: dict[str, Any], known: dict[str, Content]) -> dict[str, Any]:
    """Think and return the answer as JSON data; a fault is returned, not raised."""
    number = message["number"]
    try:
        if message["home"]:
            import_module(message["home"])
        brief = Brief.decode(message["brief"], _content_of(message, known))
        hints_of(brief.game)  # a new process loads them first: its time to think begins after that
        until = time.monotonic() + message["seconds"]
        thought = decide(brief, lambda: time.monotonic() > until)
        answer = Answer(brief.seat, brief.decision.prompt, thought.value, None, thought.plan)
        why = None if thought.why is None else [thought.why.id, dict(thought.why.params), thought.why.rule]
        return {"number": number, "answer": answer.encode(), "simulations": thought.simulations, "why": why}
    except Exception as fault:
        return {"number": number, "fault": f"{type(fault).__name__}: {fault}"}


def _content_of(message: dict[str, Any], known: dict[str, Content]) -> Content | None:
    """The content that was sent with this question or an earlier one; None: the game loads its own."""
    name = message["content"]
    if name is None:
        return None
    if name not in known:
        content, problems = unpack(find(message["brief"]["world"]["game"]).schema, message["packed"], "worker")
        if problems:
            raise ValueError("; ".join(str(problem) for problem in problems))
        known[name] = content
    return known[name]
