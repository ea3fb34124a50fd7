"""The process in which computer players think, seen from both of its ends.

The window's end (`MindProcess`) never waits. A process that was stopped by somebody reads nothing, so a question that
the pipe does not take up at once is sent from a thread. Others are not: where all processors are busy, a frame could
wait longer for that thread than it lasts (P6). While it thinks, the process gives a sign of life twice a second.
Helpers make a part of its trials (see `helpers`); they are started and ended with it.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from rules import Answer
from rules.ai import Brief, Thought, decide
from rules.ai.coach import look_at
from rules.content.loading import Content

from .helpers import Crew, help_out
from .pipes import ROOM, Voice, settle_in
from .questioning import brief_in

COMPARING = 1.0  # seconds more for whoever wants to know what answers are worth
PATIENCE = 0.2  # how many seconds to wait, at the end of the program, for a process that was told to end


class MindProcess:
    """One process with its helpers, and the pipe to it."""

    def __init__(self, helpers: int = 0) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        hands = [context.Pipe() for _ in range(helpers)]
        self._process = context.Process(
            target=serve, args=(theirs, [mine for mine, _ in hands]), name="orrery-opponent", daemon=True
        )
        self.helpers = [
            context.Process(target=help_out, args=(own,), name=f"orrery-helper-{place}", daemon=True)
            for place, (_, own) in enumerate(hands, 1)
        ]
        for process in (self._process, *self.helpers):
            process.start()
        for end in (theirs, *(end for pair in hands for end in pair)):
            end.close()  # so that each of them notices when the process at the other end is gone
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
        for process in (self._process, *self.helpers):
            process.kill()
        if patience:
            self._process.join(patience)
        threading.Thread(target=self._clear_away, daemon=True).start()

    def _clear_away(self) -> None:
        """The pipe is closed when nobody writes to it any more: its number may be given to another file at once."""
        for process in (self._process, *self.helpers):
            process.join()
        if self._sending is not None:
            self._sending.join()
        self._pipe.close()


# -- in the process itself -----------------------------------------------------------------------------------


def serve(pipe: Connection, hands: Sequence[Connection] = ()) -> None:
    """Answer questions until the other end of the pipe is closed; `hands` are the pipes to the helpers."""
    settle_in()
    known: dict[str, Content] = {}
    try:
        voice = Voice(lambda told: pipe.send_bytes(json.dumps(told).encode()), {"alive": True})
        crew = Crew(hands, lambda place: voice.say({"lost": place})) if hands else None
        voice.say({"ready": True})
        while True:
            question = pipe.recv_bytes()
            voice.begin()
            told = answer_to(json.loads(question), known, crew, question)
            voice.rest()
            voice.say(told)
    except (EOFError, OSError):
        return


def answer_to(
    message: dict[str, Any], known: dict[str, Content], crew: Crew | None = None, question: bytes = b""
) -> dict[str, Any]:
    """Think and return the answer as JSON data; a fault is returned, not raised. The crew gets the question as it
    came."""
    number = message["number"]
    try:
        brief = brief_in(message, known)
        if crew is not None:
            crew.begin(question, message["content"], message.get("packed") is not None)
            brief.helpers = crew
        until = time.monotonic() + message["seconds"]
        if brief.look:
            thought = look_at(brief, lambda: time.monotonic() > until, lambda: time.monotonic() > until + COMPARING)
        else:
            thought = decide(brief, lambda: time.monotonic() > until)
        answer = Answer(brief.seat, brief.decision.prompt, thought.value, None, thought.plan)
        why = None if thought.why is None else [thought.why.id, dict(thought.why.params), thought.why.rule]
        told = {"number": number, "answer": answer.encode(), "simulations": thought.simulations, "why": why}
        return told | {"weighed": weighed_told(brief, thought), "chances": list(thought.chances)}
    except Exception as fault:
        return {"number": number, "fault": f"{type(fault).__name__}: {fault}"}
    finally:
        if crew is not None:
            crew.rest()


def weighed_told(brief: Brief, thought: Thought) -> list[list[Any]]:
    """What was weighed, as JSON: each answer with its worth; only for those who want to know it."""
    if not brief.look:
        return []
    return [[Answer(brief.seat, brief.decision.prompt, each.value).encode()[2], each.worth] for each in thought.weighed]
