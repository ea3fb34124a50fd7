"""The match: one game under way with its people, computer players, clock and files. The table scene uses only this.

match = Match.begin("kaosz", setup, seed, [("Anna", "human"), ("Captain", "captain")], opponents=opponent, store=store)
for happening in match.update(dt_ms): ...       # each frame: what to show, in order
match.view(), match.asked()                     # what the screen shows, what it offers
match.answer(value)                             # Illegal carries the reason and changes nothing

Everything else is a role of its own: `match.screen`, `replies`, `undoing`, `pace`, `log`, `people`, `faults`, `clock`,
`files` (see `app/match/roles.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import Decision, Illegal, Reason, Result, Session, Setup, result, waiting, why_not
from rules.core.decisions import Value
from saves.store import Store

from .clock import PAUSE
from .feed import Feed
from .files import MatchFiles
from .happenings import Changed, Happening
from .history import History
from .hooks import MatchHooks, hooks_of
from .inquiry import Inquiry
from .journal import AnswerJournal
from .loop import MatchLoop
from .options import PlaySettings, Stops
from .roles import MatchFaults, MatchLog, MatchPace, MatchPeople, MatchReplies, MatchScreen, Undoing
from .seats import Seats
from .thoughts import Advice, ThinkingService

COMMAND_PAUSE = "command-pause"


class Match:
    """See the module's docstring. Time comes in through `update`; nothing here draws or blocks."""

    def __init__(
        self,
        session: Session,
        seats: Seats,
        *,
        opponents: ThinkingService,
        files: MatchFiles | None = None,
        settings: PlaySettings | None = None,
        hooks: MatchHooks | None = None,
        feed: Feed | None = None,
    ) -> None:
        self.session, self.seats = session, seats
        self.inquiry = Inquiry(session)
        self.settings = (settings or PlaySettings()).checked()
        self.stops = [Stops() for _ in range(len(seats))]
        self.files = files or MatchFiles.begin(session, seats.infos(), None)
        self._journal = AnswerJournal(session, self.files, feed or Feed())
        self._hooks = hooks or hooks_of(session.setup.game)
        self._loop = MatchLoop(self._journal, seats, self._hooks, lambda: self.settings, opponents, self.stops)
        self._history = History(self._loop)
        self._asked: tuple[tuple[int, tuple[int, ...]], tuple[Decision, ...]] = (-1, ()), ()
        self.advice = Advice(self._journal, opponents)
        self.screen = MatchScreen(self._loop, self._history)
        self.replies = MatchReplies(self._loop)
        self.undoing = Undoing(self._loop, self._history, self._player)
        self.pace = MatchPace(self._loop, self)
        self.log = MatchLog(self._loop)
        self.people = MatchPeople(self._loop, self.inquiry, self._player)
        self.faults = MatchFaults(self._loop)
        self.clock = self._loop.clock
        self._shown, self._offered = self._showing(), False

    @classmethod
    def begin(
        cls,
        game: str,
        setup: Setup,
        seed: int,
        who: Sequence[tuple[str, str]],
        *,
        opponents: ThinkingService,
        store: Store | None = None,
        settings: PlaySettings | None = None,
        content: Any = None,
        marks: Sequence[str] = (),
    ) -> Match:
        """A new game; `who` gives the name and the kind ("human" or a level) of each seat."""
        seats, session = Seats(who), Session.start(game, setup, seed, content)
        files = MatchFiles.begin(session, seats.infos(), store, marks)
        return cls(session, seats, opponents=opponents, files=files, settings=settings)

    # -- every frame

    def update(self, dt_ms: float) -> list[Happening]:
        """Let time pass; returns what the scene is to show now, in order."""
        self._pass_time(dt_ms)
        said = self._journal.take_out()
        return [*said, Changed()] if self._has_changed() else said

    def _pass_time(self, dt_ms: float) -> None:
        self._loop.pass_time(dt_ms)
        self.advice.listen()
        for notice in self.files.notices():
            self._journal.say(notice)

    def _has_changed(self) -> bool:
        """Whether anything is another than at the last update that the screen shows or offers."""
        shown, offered = self._shown, self._offered
        self._shown, self._offered = self._showing(), self._offers()
        return self._shown != shown or (self._offered and not offered)

    def _showing(self) -> tuple[object, ...]:
        ring, pace = self.replies.ring, self.pace
        asks = None if ring is None else (ring.key, self.replies.awaited)
        return self.viewer, self.screen.covered_for, self._journal.version, asks, pace.waits_for_step, pace.looks

    def _offers(self) -> bool:
        """Whether somebody may answer on the screen now."""
        return bool(self._loop.offered)

    # -- looking

    @property
    def viewer(self) -> int | None:
        """The seat whose view the screen shows; None: what everybody may see, and always while it is covered."""
        return self._journal.viewer

    @property
    def below(self) -> int | None:
        """The seat at the lower edge of the table: the viewer; while everybody looks, the last viewer."""
        return self._journal.below if self.viewer is None else self.viewer

    def view(self) -> dict[str, Any]:
        """The view that the screen may show now (see `rules.view`)."""
        return self._seen_by(self.viewer)

    def public_view(self) -> dict[str, Any]:
        """The view of what everybody may see now: for pictures in saves and reports."""
        return self._seen_by(None)

    def _seen_by(self, seat: int | None) -> dict[str, Any]:
        seen = self.inquiry.view(seat)
        if self.clock.hides_row:
            seen["table"] = self._hooks.clock.veil(seen["table"])
        return seen

    def asked(self) -> tuple[Decision, ...]:
        """The questions that can be answered on the screen now, with what cannot be chosen and why."""
        key = (self._journal.version, self._loop.offered)
        if self._asked[0] != key:
            explained = waiting(self.session.state, why=True) if key[1] else ()
            self._asked = key, tuple(d for d in explained if d.seat in key[1])
        return self._asked[1]

    def why_not(self, decision: Decision, wish: Value) -> Reason | None:
        """Why `wish` is no legal answer to a question (see `rules.why_not`); None if it is offered."""
        return why_not(self.session.state, decision, wish)

    def result(self) -> Result | None:
        return result(self.session.state)

    # -- answering

    def answer(self, value: Value, seat: int | None = None, t: int | None = None) -> None:
        """A person's answer to the question on the screen. Illegal changes nothing.

        `seat` says who answers, where several may. `t` is the game time of a real-time answer (None: now).
        """
        who = seat if seat is not None else self._who()
        self._loop.cover.touched()
        self._history.note_answer()
        self._loop.answer(who, value, t)
        if self.clock.phase == PAUSE:
            self.files.mark(COMMAND_PAUSE)

    def _who(self) -> int:
        offered = self._loop.offered
        if len(offered) == 1:
            return offered[0]
        if self.viewer is not None and self.viewer in offered:
            return self.viewer
        raise Illegal(Reason("core.not_asked", {"seat": -1 if self.viewer is None else self.viewer}))

    def _player(self) -> int | None:
        """The viewer; None if a computer player plays its seat at present."""
        return self.viewer if self.viewer is not None and self.seats.is_human(self.viewer) else None

    def hint(self) -> None:
        """Ask a computer player what it would answer for the viewer; it comes as `Hinted`."""
        decision = next((d for d in waiting(self.session.state) if d.seat == self.viewer), None)
        if decision is None or decision.since is not None or self.viewer not in self._loop.offered:
            raise Illegal(Reason("match.no_hint"))
        if not self.advice.ask(decision, self.settings):
            raise Illegal(Reason("match.no_hint"))

    def leave(self) -> None:
        """Close the files; the match can be continued unless the game is over."""
        self._loop.thoughts.drop()
        self.advice.drop()
        self.files.close(self.result() is not None)
