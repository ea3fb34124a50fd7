"""The worker of the computer players: they think in a process of their own, so that the table never stutters (UX-72).

    opponent = Opponent(log=errors.append)
    ticket = opponent.ask(brief)              # returns at once
    reply = opponent.poll(ticket)             # None while it thinks; call once a frame
    opponent.signs(ticket)                    # what has gone wrong meanwhile
    opponent.cancel(ticket)                   # undo, or a human took the seat back (UX-74)

The worker gets briefs (imagined worlds) as JSON, never the true state. It is started with the first question (or by
`start`, after the first frame), ends with the program, and is replaced when it is cancelled, hangs or dies. The new one
is asked the same question again: the brief holds its own luck, so the answer is the one that would have come anyway.
It has helpers, one fewer than `processes` says, and goes on without those that fail (see `helpers`).
Only after `TRIES` failures the window's own process thinks, for a moment (`quick_thought`); and where there is no
thought at all, the reply holds a simple legal answer. The reply says so, and the error log gets a line (UX-73).
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from rules import Answer, Chance, Reason, find
from rules.ai import Brief, simple_answer
from rules.ai.arena import home_of
from rules.content.loading import Content
from rules.core.decisions import Value
from rules.core.lean import dataclass

from .mind_process import PATIENCE, MindProcess
from .quick_thought import QuickThought

SECONDS = 2.0  # UX-72: an AI decision takes at most this long by default
GRACE = 10.0  # how many seconds later a worker may answer before it counts as hanging; other programs may delay it
START = 30.0  # how many seconds a worker may take to start, the first time on a slow disk
SILENCE = 6.0  # after so many seconds without a sign of life a worker that thinks counts as hanging
TRIES = 3  # so many workers are asked before the question is answered without one
MOST_PROCESSES = 3  # that think: each of them needs about as much memory as an empty window

Log = Callable[[str], None]
Clock = Callable[[], float]


def processes_for(cores: int, wanted: int) -> int:
    """How many processes think on a machine with so many cores; `wanted` by the user, 0: all but one core.

    >>> [processes_for(cores, 0) for cores in (1, 2, 3, 4, 8)], processes_for(2, 2)
    ([1, 1, 2, 3, 3], 2)
    """
    return min(MOST_PROCESSES, wanted or max(1, cores - 1))


@dataclass(frozen=True, slots=True)
class Reply:
    """The worker's answer, or one instead of it.

    `fault`: nobody could think, and the answer is only a legal one. `quick`: it was thought over for a moment only.
    """

    value: Value
    simulations: int = 0
    why: Reason | None = None
    plan: dict[str, Any] | None = None
    fault: str | None = None
    quick: bool = False
    weighed: tuple[tuple[Value, float], ...] = ()  # for a brief that looks at something: answers and their worths
    chances: tuple[float, ...] = ()  # and how likely each seat is to win


class Signs(NamedTuple):
    """How it goes on with a question: workers that failed since it was asked, and how much has been done at all."""

    failures: int = 0
    steps: int = 0


@dataclass(slots=True, eq=False)
class Ticket:
    """One question under way."""

    brief: Brief
    seconds: float
    number: int
    asked_after: int = 0  # failures of workers before it was asked
    tries: int = 0  # workers that have failed at it
    quick: QuickThought | None = None
    reply: Reply | None = None
    cancelled: bool = False


class Opponent:
    """The window's side of the worker. Nothing here blocks, except `close` for a moment."""

    def __init__(self, log: Log, clock: Clock = time.monotonic, processes: Callable[[], int] = lambda: 1) -> None:
        self._log, self._clock, self._processes = log, clock, processes
        self._waiting: deque[Ticket] = deque()
        self._asked: Ticket | None = None
        self._hurried: list[Ticket] = []  # those that are thought over in this process
        self._worker: MindProcess | None = None
        self._since = 0.0  # when the worker was started, or got the present question
        self._heard = 0.0  # when it gave its last sign of life
        self._count = self._failures = self._steps = 0
        self._is_crippled = False  # the worker has lost a helper
        self._sent: set[str] = set()  # hashes of the content that this worker has
        self._packed: tuple[str, Any] | None = None  # the latest of it, at hand for a worker that replaces this one

    # -- what the match calls

    def start(self) -> None:
        """Start the worker now, so that the first question does not wait for it."""
        if self._worker is None:
            self._worker = MindProcess(max(1, self._processes()) - 1)
            self._since = self._clock()

    def ask(self, brief: Brief, seconds: float = SECONDS) -> Ticket:
        """Ask for an answer to a brief; several questions are answered one after the other."""
        self._count += 1
        ticket = Ticket(brief, seconds, self._count, self._failures)
        self._waiting.append(ticket)
        self._advance()
        return ticket

    def poll(self, ticket: Ticket) -> Reply | None:
        """The reply, if it is there. Never waits."""
        self._advance()
        return None if ticket.cancelled else ticket.reply

    def signs(self, ticket: Ticket) -> Signs:
        """Whether thinking was interrupted since this was asked, be it at this question or at one before it."""
        return Signs(self._failures - ticket.asked_after, self._steps)

    def cancel(self, ticket: Ticket) -> None:
        """Drop a question; if the worker is thinking about it, the worker is ended and replaced at once."""
        ticket.cancelled = True
        if ticket is self._asked:
            self._end()
            self.start()
        elif ticket in self._waiting:
            self._waiting.remove(ticket)
        elif ticket in self._hurried:
            self._hurried.remove(ticket)
        self._advance()

    def close(self) -> None:
        """End the worker."""
        self._waiting.clear()
        self._hurried.clear()
        self._end(PATIENCE)

    @property
    def pid(self) -> int | None:
        """The worker's process, if one runs."""
        return None if self._worker is None else self._worker.pid

    @property
    def helper_pids(self) -> list[int]:
        """Those of the worker's helpers."""
        helpers = [] if self._worker is None else self._worker.helpers
        return [helper.pid for helper in helpers if helper.pid is not None]

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
        for ticket in [one for one in self._hurried if one.quick is not None and one.quick.is_over]:
            self._hurried.remove(ticket)
            self._take_quick(ticket)

    def _listen(self) -> None:
        for told in self._worker.news() if self._worker is not None else ():
            self._heard = self._clock()
            if "lost" in told:
                self._lost_helper()
            ticket = self._asked
            if ticket is None or told.get("number") != ticket.number:
                continue
            self._asked = None
            self._steps += 1
            self._take(ticket, told)

    def _lost_helper(self) -> None:
        """A helper was killed or stopped: what it should have done is done by the others, and that is told (UX-73). The
        next question gets a new worker with all its helpers."""
        self._is_crippled = True
        self._failures += 1
        self._steps += 1
        what = "a helper of the worker is gone; its part is thought over again"
        if self._asked is None:
            self._log(f"opponent: {what}")
        else:
            self._note(self._asked, what)

    def _take(self, ticket: Ticket, told: dict[str, Any]) -> None:
        if "fault" in told:
            self._stand_in(ticket, told["fault"])
            return
        answer = Answer.decode(told["answer"])
        why = Reason(*told["why"]) if told["why"] else None
        weighed = tuple(
            (Answer.decode([answer.seat, answer.prompt, value]).value, worth) for value, worth in told["weighed"]
        )
        ticket.reply = Reply(
            answer.value, told["simulations"], why, answer.plan, weighed=weighed, chances=tuple(told["chances"])
        )

    def _watch(self) -> None:
        """Give up a worker that is gone, does not start, gives no sign of life, or does not answer in time."""
        worker, now = self._worker, self._clock()
        if worker is None:
            return
        if worker.is_gone:
            self._failed("the worker is gone")
        elif not worker.ready:
            if now - self._since > START:
                self._failed("the worker did not start")
        elif self._asked is not None:
            if now - self._heard > SILENCE:
                self._failed("the worker gives no sign of life")
            elif now - self._since > self._asked.seconds + GRACE:
                self._failed(f"no answer within {self._asked.seconds:g} s", endless=True)

    def _hand_over(self) -> None:
        worker = self._worker
        if worker is not None and (self._is_crippled or 1 + len(worker.helpers) != max(1, self._processes())):
            self._end()
        self.start()
        assert self._worker is not None
        if not self._worker.ready:
            return
        ticket = self._waiting.popleft()
        self._asked, self._since = ticket, self._clock()
        self._heard = self._since
        brief = ticket.brief
        self._worker.send(
            {
                "number": ticket.number,
                "seconds": ticket.seconds,
                "brief": brief.encode(),
                "home": home_of(brief.game),
                **self._content(brief.world.content),
            }
        )

    def _content(self, content: Any) -> dict[str, Any]:
        """The content of the game, sent once to each worker: it may come from a save and be nowhere else on disk."""
        if not isinstance(content, Content) or find(content.game).schema is None:
            return {"content": None}
        new = content.hash not in self._sent
        self._sent.add(content.hash)
        if self._packed is None or self._packed[0] != content.hash:
            self._packed = (content.hash, content.pack())
        return {"content": content.hash, "packed": self._packed[1] if new else None}

    def _failed(self, what: str, endless: bool = False) -> None:
        """The worker has failed: end it, and put its question to the next one.

        A thought that finds no end would find none in this process either, where nobody could end it.
        """
        starting = self._worker is None or not self._worker.ready
        ticket = self._asked
        if ticket is None and self._waiting and starting:
            ticket = self._waiting.popleft()
        self._end()
        if ticket is None:
            self._log(f"opponent: {what}")
            return
        self._failures += 1
        self._steps += 1
        ticket.tries += 1
        if ticket.tries < TRIES:
            self._note(ticket, f"{what}; asked again")
            self._waiting.appendleft(ticket)
        elif endless:
            self._stand_in(ticket, what)
        else:
            self._note(ticket, f"{what}; answered in haste")
            ticket.quick = QuickThought(ticket.brief)
            self._hurried.append(ticket)

    def _take_quick(self, ticket: Ticket) -> None:
        assert ticket.quick is not None
        self._steps += 1
        thought = ticket.quick.thought
        if thought is None:
            self._stand_in(ticket, ticket.quick.fault)
        else:
            ticket.reply = Reply(thought.value, thought.simulations, thought.why, thought.plan, quick=True)

    def _stand_in(self, ticket: Ticket, what: str) -> None:
        self._note(ticket, what)
        ticket.reply = Reply(simple_answer(ticket.brief.decision, Chance(ticket.brief.number)), fault=what)

    def _note(self, ticket: Ticket, what: str) -> None:
        brief = ticket.brief
        self._log(f"opponent: {brief.game}, seat {brief.seat}, {brief.level}, {brief.decision.prompt}: {what}")

    def _end(self, patience: float = 0.0) -> None:
        self._asked = None
        self._is_crippled = False
        self._sent.clear()
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end(patience)
