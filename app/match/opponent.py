"""The worker of the computer players: they think in a process of their own, so that the table never stutters (UX-72).

    opponent = Opponent(log=errors.append)
    ticket = opponent.ask(brief)              # returns at once
    reply = opponent.poll(ticket)             # None while it thinks; call once a frame
    opponent.cancel(ticket)                   # undo, or a human took the seat back (UX-74)

The worker gets briefs (imagined worlds) as JSON, never the true state. It is started with the first question (or by
`start`, after the first frame), ends with the program, and is replaced when it is cancelled, hangs or dies. Whatever
goes wrong, the reply holds a simple legal answer and the error log gets a line (UX-73).
"""

from __future__ import annotations

import json
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any

from rules import Answer, Chance, Reason, find
from rules.ai import Brief, decide, hints_of, simple_answer
from rules.ai.arena import home_of
from rules.content.loading import Content, unpack
from rules.core.lean import dataclass

SECONDS = 2.0  # UX-72: an AI decision takes at most this long by default
GRACE = 10.0  # how many seconds later a worker may answer before it counts as dead; other programs may delay it
START = 30.0  # how many seconds a worker may take to start, the first time on a slow disk
PATIENCE = 0.2  # how many seconds to wait for a process that was told to end

Log = Callable[[str], None]
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Reply:
    """The worker's answer, or a simple legal one instead of it; then `fault` says why."""

    value: Any
    simulations: int = 0
    why: Reason | None = None
    plan: dict[str, Any] | None = None
    fault: str | None = None


@dataclass(slots=True, eq=False)
class Ticket:
    """One question under way."""

    brief: Brief
    seconds: float
    number: int
    reply: Reply | None = None
    cancelled: bool = False


class Opponent:
    """The window's side of the worker. Nothing here blocks, except `close` for a moment."""

    def __init__(self, log: Log, clock: Clock = time.monotonic) -> None:
        self._log, self._clock = log, clock
        self._waiting: deque[Ticket] = deque()
        self._asked: Ticket | None = None
        self._process: Any = None
        self._pipe: Connection | None = None
        self._ready = False
        self._since = 0.0  # when the worker was started, or got the present question
        self._count = 0
        self._sent: set[str] = set()  # hashes of the content that this worker has

    # -- what the match calls

    def start(self) -> None:
        """Start the worker now, so that the first question does not wait for it."""
        if self._process is not None:
            return
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="orrery-opponent", daemon=True)
        self._process.start()
        theirs.close()
        self._ready, self._since = False, self._clock()

    def ask(self, brief: Brief, seconds: float = SECONDS) -> Ticket:
        """Ask for an answer to a brief; several questions are answered one after the other."""
        self._count += 1
        ticket = Ticket(brief, seconds, self._count)
        self._waiting.append(ticket)
        self._advance()
        return ticket

    def poll(self, ticket: Ticket) -> Reply | None:
        """The reply, if it is there. Never waits."""
        self._advance()
        return None if ticket.cancelled else ticket.reply

    def cancel(self, ticket: Ticket) -> None:
        """Drop a question; if the worker is thinking about it, the worker is ended and replaced at once."""
        ticket.cancelled = True
        if ticket is self._asked:
            self._end()
            self.start()
        elif ticket in self._waiting:
            self._waiting.remove(ticket)
        self._advance()

    def close(self) -> None:
        """End the worker."""
        self._waiting.clear()
        self._end()

    @property
    def pid(self) -> int | None:
        """The worker's process, if one runs."""
        return None if self._process is None else self._process.pid

    # -- the machinery

    def _advance(self) -> None:
        """Read the worker's answer, check how long it takes, send it the next question."""
        try:
            self._listen()
            self._watch()
            if self._waiting and self._asked is None:
                self._hand_over()
        except (OSError, EOFError) as fault:
            self._failed(f"the worker is gone ({fault or type(fault).__name__})")

    def _listen(self) -> None:
        while self._pipe is not None and self._pipe.poll():
            told = json.loads(self._pipe.recv_bytes())
            if told.get("ready"):
                self._ready = True
                continue
            ticket, self._asked = self._asked, None
            if ticket is None or told.get("number") != ticket.number:
                continue
            self._take(ticket, told)

    def _take(self, ticket: Ticket, told: dict[str, Any]) -> None:
        if "fault" in told:
            self._stand_in(ticket, told["fault"])
            return
        answer = Answer.decode(told["answer"])
        why = Reason(*told["why"]) if told["why"] else None
        ticket.reply = Reply(answer.value, told["simulations"], why, answer.plan)

    def _watch(self) -> None:
        """Give up a worker that does not start, or does not answer in time."""
        if self._process is None:
            return
        late = self._clock() - self._since
        if not self._ready:
            if late > START:
                self._failed("the worker did not start")
        elif self._asked is not None and late > self._asked.seconds + GRACE:
            self._failed(f"no answer within {self._asked.seconds:g} s")
        if self._process is not None and not self._process.is_alive() and not self._pipe_has_news():
            self._failed("the worker is gone")

    def _pipe_has_news(self) -> bool:
        return self._pipe is not None and self._pipe.poll()

    def _hand_over(self) -> None:
        self.start()
        if not self._ready or self._pipe is None:
            return
        ticket = self._waiting.popleft()
        self._asked, self._since = ticket, self._clock()
        brief = ticket.brief
        message = {
            "number": ticket.number,
            "seconds": ticket.seconds,
            "brief": brief.encode(),
            "home": home_of(brief.game),
            **self._content(brief.world.content),
        }
        # The worker is waiting to receive, so that sending even a large world does not block.
        self._pipe.send_bytes(json.dumps(message).encode())

    def _content(self, content: Any) -> dict[str, Any]:
        """The content of the game, sent once to each worker: it may come from a save and be nowhere else on disk."""
        if not isinstance(content, Content) or find(content.game).schema is None:
            return {"content": None}
        new = content.hash not in self._sent
        self._sent.add(content.hash)
        return {"content": content.hash, "packed": content.pack() if new else None}

    def _failed(self, what: str) -> None:
        """The worker has failed: end it, and give a simple answer to its present question."""
        ticket = self._asked
        if ticket is None and self._waiting and not self._ready:
            ticket = self._waiting.popleft()
        self._end()
        if ticket is not None:
            self._stand_in(ticket, what)
        else:
            self._log(f"opponent: {what}")

    def _stand_in(self, ticket: Ticket, what: str) -> None:
        brief = ticket.brief
        self._log(f"opponent: {brief.game}, seat {brief.seat}, {brief.level}, {brief.decision.prompt}: {what}")
        rng = Chance(brief.number)
        ticket.reply = Reply(simple_answer(brief.decision, rng), fault=what)

    def _end(self) -> None:
        self._asked, self._ready = None, False
        self._sent.clear()
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if process is not None:
            process.kill()
            process.join(PATIENCE)
        if pipe is not None:
            pipe.close()


# -- in the worker -------------------------------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """Answer questions until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window's process
    if hasattr(os, "nice"):
        os.nice(5)  # drawing the table is more important (P6)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    known: dict[str, Content] = {}
    try:
        pipe.send_bytes(b'{"ready": true}')
        while True:
            message = json.loads(pipe.recv_bytes())
            pipe.send_bytes(json.dumps(_answer(message, known)).encode())
    except (EOFError, OSError):
        return


def _end_with_parent() -> None:
    """End this process when the program ends: a worker that is thinking does not notice that its pipe is closed."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _answer(message: dict[str, Any], known: dict[str, Content]) -> dict[str, Any]:
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
