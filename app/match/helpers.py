"""Helpers of the opponents' process: further processes that make trials of answers for it (P24).

The mind (`mind_process.serve`) goes on alone if there are none. It deals out the trials of each round, makes its own
share, and takes over what a helper has not begun. A trial comes out the same whoever makes it, and the results are used
in their order; so the answer does not depend on how many helpers there are, or on whether one of them fails (P5).
"""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.reduction import ForkingPickler
from threading import Thread
from typing import Any, NamedTuple

from rules.ai import Brief
from rules.ai.trials import End, Job, TrialSeries
from rules.content.loading import Content

from .pipes import ROOM, Voice, settle_in
from .questioning import brief_in

SILENCE = 3.0  # a helper that does not take note of a message within so many seconds counts as stopped
MOST_UNREAD = 32  # messages that are sent to a helper which takes note of none
PATIENCE = 0.02  # seconds that a trial under way at a helper is waited for, and twice as long as an own one lasts


class TrialOrder(NamedTuple):
    """What the mind sends a helper: trials to be made in this order, instead of all that were ordered before."""

    number: int
    work: int = 0
    questions: tuple[bytes, ...] = ()  # if it is not the one before; perhaps after another one that brings its content
    end: End | None = None  # if it is not the one before
    jobs: tuple[Job, ...] = ()


class Told(NamedTuple):
    """What a helper says: that it has read an order, or how a trial ended."""

    read: int = 0
    work: int = 0
    job: Job | None = None
    result: Any = None
    failed: bool = False


class Helper:
    """One helper, seen from the mind. Nothing here waits for it."""

    def __init__(self, place: int, pipe: Connection) -> None:
        self.place, self.pipe = place, pipe
        self.question = self.work = 0  # what it knows
        self.contents: set[str] = set()
        self._sent = self._read = 0
        self._since = 0.0  # when it was heard last, or the oldest message that it has not read was sent
        self._sending: Thread | None = None
        self.is_ready = False

    @property
    def takes_orders(self) -> bool:
        if self._sending is not None and not self._sending.is_alive():
            self._sending = None
        return self.is_ready and self._sending is None and self._sent - self._read < MOST_UNREAD

    def is_silent(self, now: float) -> bool:
        return self._sent > self._read and now - self._since > SILENCE

    def send(self, order: TrialOrder) -> None:
        """A large order is sent from a thread: a stopped process does not read it."""
        self._sent += 1
        if self._sent - self._read == 1:
            self._since = time.monotonic()
        data = bytes(ForkingPickler.dumps(order._replace(number=self._sent)))
        if len(data) < ROOM:
            self.pipe.send_bytes(data)
        else:
            self._sending = Thread(target=self._send, args=(data,), daemon=True)
            self._sending.start()

    def _send(self, data: bytes) -> None:
        try:
            self.pipe.send_bytes(data)
        except (OSError, ValueError):
            return  # it is gone: that is noticed where it is listened to

    def news(self) -> list[Told]:
        """All that it has said; OSError or EOFError if it is gone."""
        found = []
        while self.pipe.poll():
            told = self.pipe.recv()
            self._since = time.monotonic()
            self.is_ready = True
            if isinstance(told, Told):
                self._read = max(self._read, told.read)
                found.append(told)
        return found


class Crew:
    """The helpers of one mind."""

    def __init__(self, pipes: Sequence[Connection], lost: Callable[[int], object]) -> None:
        self._helpers = [Helper(place, pipe) for place, pipe in enumerate(pipes)]
        self._lost = lost
        self._question = b""
        self._content: str | None = None
        self._brought: dict[str, bytes] = {}  # by content: the question that came with it
        self._questions = self._works = 0

    def begin(self, question: bytes, content: str | None, brings: bool) -> None:
        """A new question; the helpers get it when there are trials to be made. `content` is what its game is played
        with, and `brings` whether it is in this message; otherwise it was in an earlier one."""
        self._question, self._questions = question, self._questions + 1
        self._content = content
        if content is not None and brings:
            self._brought[content] = question
        self.listen()

    def rest(self) -> None:
        """The thought is over: whatever the helpers are still at is in vain."""
        for helper in self._awake():
            if helper.question == self._questions:
                self._order(helper, TrialOrder(0))

    def share(self, brief: Brief, end: End) -> TrialSeries:
        self._works += 1
        return _SharedTrials(self, brief, end, self._works)

    def deal(self, jobs: Sequence[Job], end: End, work: int) -> tuple[list[Job], dict[int, deque[Job]]]:
        """Deal trials out: the own ones, and those of each helper by its place."""
        ready = self._awake() if len(jobs) > 1 else []
        many = len(ready) + 1
        dealt: dict[int, deque[Job]] = {}
        own = list(jobs[::many])
        for n, helper in enumerate(ready, 1):
            part = jobs[n::many]
            known = helper.work == work
            if self._order(helper, TrialOrder(0, work, self._unknown(helper), None if known else end, tuple(part))):
                helper.work = work
                dealt[helper.place] = deque(part)
            else:
                own += part
        return own, dealt

    def listen(self, seconds: float = 0.0) -> list[Told]:
        """What the helpers have said, after at most so many seconds; those that fail are left out from now on."""
        if seconds and self._helpers:
            wait([helper.pipe for helper in self._helpers], seconds)
        found, now = [], time.monotonic()
        for helper in self._helpers[:]:
            try:
                found += helper.news()
                if helper.is_silent(now):
                    self._give_up(helper)
            except (OSError, EOFError):
                self._give_up(helper)
        return found

    def has(self, place: int) -> bool:
        return any(helper.place == place for helper in self._helpers)

    def _unknown(self, helper: Helper) -> tuple[bytes, ...]:
        """What a helper must read before it knows the present question."""
        if helper.question == self._questions:
            return ()
        helper.question = self._questions
        if self._content is None or self._content in helper.contents:
            return (self._question,)
        helper.contents.add(self._content)
        return tuple(dict.fromkeys((self._brought[self._content], self._question)))

    def _awake(self) -> list[Helper]:
        self.listen()
        return [helper for helper in self._helpers if helper.takes_orders]

    def _order(self, helper: Helper, order: TrialOrder) -> bool:
        try:
            helper.send(order)
        except OSError:
            self._give_up(helper)
            return False
        return True

    def _give_up(self, helper: Helper) -> None:
        self._helpers.remove(helper)
        self._lost(helper.place)


class _SharedTrials:
    """The trials of one choice, some of them made by helpers."""

    def __init__(self, crew: Crew, brief: Brief, end: End, work: int) -> None:
        self._crew, self._brief, self._end, self._work = crew, brief, end, work
        self._own: deque[Job] = deque()  # to be made here
        self._dealt: dict[int, deque[Job]] = {}  # by helper: what it has not made yet
        self._found: dict[Job, Any] = {}
        self._longest = 0.0  # of the own trials

    def ahead(self, jobs: Sequence[Job]) -> None:
        self._found.clear()
        own, self._dealt = self._crew.deal(jobs, self._end, self._work)
        self._own = deque(own)

    def __call__(self, answer: int, future: int) -> Any:
        job = (answer, future)
        self._listen()
        while job not in self._found:
            if not any(job in part for part in self._dealt.values()) or self._brief.expired():
                self._make(job)
            elif (other := self._next()) is not None:
                self._make(other)
                self._listen()
            elif not self._listen(PATIENCE + 2 * self._longest):
                self._make(job)
        return self._found.pop(job)

    def _make(self, job: Job) -> None:
        begun = time.monotonic()
        self._found[job] = self._end(self._brief, *job)
        self._longest = max(self._longest, time.monotonic() - begun)
        for part in (self._own, *self._dealt.values()):
            if job in part:
                part.remove(job)

    def _next(self) -> Job | None:
        """Another trial to be made here meanwhile: an own one, or the last of the helper who has most of them left.
        The first of a helper's is under way there."""
        if self._own:
            return self._own[0]
        most = max(self._dealt.values(), key=len)
        return most[-1] if len(most) > 1 else None

    def _listen(self, seconds: float = 0.0) -> bool:
        """Take what helpers have found; whether anything was."""
        heard = False
        for told in self._crew.listen(seconds):
            if told.job is None or told.work != self._work:
                continue
            heard = True
            for part in self._dealt.values():
                if told.job in part:
                    part.remove(told.job)
                    if not told.failed:  # otherwise it fails here, too, where somebody is told
                        self._found[told.job] = told.result
        for place in [place for place in self._dealt if not self._crew.has(place)]:
            self._own.extend(self._dealt.pop(place))
        return heard


# -- in the helper itself ------------------------------------------------------------------------------------


def help_out(pipe: Connection) -> None:
    """Make the trials that the mind orders, until it is gone."""
    settle_in()
    try:
        _HelpingHand(pipe).work()
    except (EOFError, OSError):
        return


class _HelpingHand:
    """The orders that a helper has, and what it knows."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._voice = Voice(pipe.send, Told())
        self._known: dict[str, Content] = {}
        self._brief: Brief | None = None
        self._order, self._jobs = TrialOrder(0), deque[Job]()

    def work(self) -> None:
        self._voice.say(Told())
        while True:
            if self._pipe.poll() or not self._jobs:
                self._read()
            else:
                self._make(self._jobs.popleft())

    def _read(self) -> None:
        if not self._jobs:
            self._voice.rest()
        order: TrialOrder = self._pipe.recv()
        self._voice.begin()
        self._voice.say(Told(read=order.number))
        for question in order.questions:
            self._brief = None
            with suppress(Exception):  # without it each trial fails, and the mind makes them itself
                self._brief = brief_in(json.loads(question), self._known)
        self._order = order if order.end is not None else order._replace(end=self._order.end)
        self._jobs = deque(order.jobs)

    def _make(self, job: Job) -> None:
        assert self._order.end is not None
        try:
            told = Told(0, self._order.work, job, self._order.end(self._brief, *job))
        except Exception:
            told = Told(0, self._order.work, job, failed=True)
        self._voice.say(told)
