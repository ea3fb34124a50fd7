"""Hints for people: a computer player thinks for a human seat, knowing only what that seat may know (UX-61)."""

from __future__ import annotations

from typing import Any

from rules import Decision, stream
from rules.ai import Brief, think_number

from .happenings import Hinted, Notice
from .journal import AnswerJournal
from .options import PlaySettings
from .thoughts import ThinkingService


class Advice:
    """Asks for one hint at a time and tells it as `Hinted`; the game is not changed.

    The next hints go on with what the last one began, as computer players do with their plans.
    """

    def __init__(self, journal: AnswerJournal, opponents: ThinkingService) -> None:
        self._journal, self._opponents = journal, opponents
        self._decision: Decision | None = None
        self._ticket: Any = None
        self._version = -1
        self._plans: dict[int, Any] = {}  # what the last hint for a seat was the beginning of

    @property
    def is_under_way(self) -> bool:
        return self._decision is not None

    def ask(self, decision: Decision, settings: PlaySettings) -> bool:
        """Ask for a hint about this decision of the viewer; False if it could not be asked for."""
        if self.is_under_way:
            return True
        session = self._journal.session
        number = stream(think_number(session.seed, decision.seat, len(session.log)), "hint")
        try:
            plan = self._plans.get(decision.seat)
            brief = Brief.of(session.state, decision, settings.hint_level, number, explain=True, plan=plan)
            self._ticket = self._opponents.ask(brief, settings.think_seconds)
        except Exception as fault:  # a hint that fails must not stop the game
            self._journal.files.log_error(f"hint, {decision.prompt}: {type(fault).__name__}: {fault}")
            return False
        self._decision, self._version = decision, self._journal.version
        return True

    def listen(self) -> None:
        """Tell the hint once it is there, unless the game has gone on or somebody else looks at the screen."""
        decision = self._decision
        if decision is None:
            return
        if self._version != self._journal.version or self._journal.viewer != decision.seat:
            self.drop()
            return
        reply = self._opponents.poll(self._ticket)
        if reply is None:
            return
        self._decision = None
        if reply.fault:
            self._journal.say(Notice("match-no-hint"))
        else:
            if reply.plan is not None:
                self._plans[decision.seat] = reply.plan
            self._journal.say(Hinted(decision.seat, decision.prompt, reply.value, reply.why))

    def drop(self) -> None:
        if self._decision is not None:
            self._decision = None
            self._opponents.cancel(self._ticket)
