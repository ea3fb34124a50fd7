"""The match: one game under way with its people, computer players, clock and files. The table scene talks to this.

match = Match.begin("kaosz", setup, seed, [("Anna", "human"), ("Captain", "captain")], minds=opponent, store=store)
for happening in match.update(dt_ms): ...       # each frame: what to show, in order
match.view(), match.asked()                     # what the screen shows, what it offers
match.answer(value)                             # Illegal carries the reason and changes nothing
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rules import (
    CONCEDE,
    END,
    Answer,
    Decision,
    Illegal,
    Reason,
    Result,
    Session,
    Setup,
    State,
    find,
    has_conceded,
    result,
    waiting,
    why_not,
)
from rules.core.decisions import Value
from saves import Document, Resumed, Store, SummaryLine, about_of, session_of

from .advice import Advice
from .book import Book
from .clock import PAUSE, RealClock
from .course import Course
from .deadlines import TimeLeft
from .feed import Feed, LogLine, relived
from .happenings import HandedOver, Happening, Recap
from .history import History, UndoPoint
from .hooks import MatchHooks, hooks_of
from .inquiry import Inquiry
from .keeping import Keeping
from .options import PlaySettings, Stops
from .reply_windows import Ring
from .seats import HUMAN, Seats
from .thoughts import Minds, Thinking

# What comes of giving up: the only other one wins, the game ends as no person is left, who gave up leaves, or is
# played on by a computer player.
CONCESSIONS = WINS, ENDS, LEAVES, PLAYED_ON = "wins", "ends", "leaves", "played-on"
CARETAKER = "pilot"  # who plays on for somebody that gave up
SLOW_CLOCK, COMMAND_PAUSE = "slow-clock", "command-pause"


class Match:
    """See the module. Time comes in through `update`; nothing here draws, and nothing waits."""

    def __init__(
        self,
        session: Session,
        seats: Seats,
        *,
        minds: Minds,
        keeping: Keeping | None = None,
        settings: PlaySettings | None = None,
        hooks: MatchHooks | None = None,
        feed: Feed | None = None,
    ) -> None:
        self.session, self.seats = session, seats
        self.inquiry = Inquiry(session)
        self.settings = (settings or PlaySettings()).checked()
        self.stops = [Stops() for _ in range(len(seats))]
        self._keeping = keeping or Keeping.begin(session, seats.infos(), None)
        self._book = Book(session, self._keeping, feed or Feed())
        self._hooks = hooks or hooks_of(session.setup.game)
        self._course = Course(self._book, seats, self._hooks, lambda: self.settings, minds, self.stops)
        self._history = History(self._course)
        self._asked: tuple[tuple[int, tuple[int, ...]], tuple[Decision, ...]] = (-1, ()), ()
        self._advice = Advice(self._book, minds)

    @classmethod
    def begin(
        cls,
        game: str,
        setup: Setup,
        seed: int,
        who: Sequence[tuple[str, str]],
        *,
        minds: Minds,
        store: Store | None = None,
        settings: PlaySettings | None = None,
        content: Any = None,
        marks: Sequence[str] = (),
    ) -> Match:
        """A new game; `who` gives name and kind (human or a level) of each seat."""
        seats, session = Seats(who), Session.start(game, setup, seed, content)
        keeping = Keeping.begin(session, seats.infos(), store, marks)
        return cls(session, seats, minds=minds, keeping=keeping, settings=settings)

    @classmethod
    def resumed(
        cls,
        taken_up: Resumed,
        store: Store,
        *,
        minds: Minds,
        settings: PlaySettings | None = None,
        opening: State | None = None,
    ) -> Match:
        """A match that `saves.resume` has taken up again (UX-64); `opening` if it did not begin with a deal."""
        running = taken_up.running
        running.session.opening = opening
        return cls.again(
            running.session,
            Seats.of(running.about.seats),
            Keeping.resumed(running, store, taken_up.notice),
            minds,
            settings,
        )

    @classmethod
    def loaded(
        cls,
        document: Document,
        store: Store | None,
        *,
        minds: Minds,
        settings: PlaySettings | None = None,
        opening: State | None = None,
    ) -> Match:
        """A match from a save; it becomes a match of its own. `opening` if it did not begin with a deal."""
        session, about = session_of(document), about_of(document)
        session.opening = opening
        seats = Seats.of(about.seats)
        keeping = Keeping.begin(session, seats.infos(), store, about.marks)
        return cls.again(session, seats, keeping, minds, settings)

    @classmethod
    def again(
        cls, session: Session, seats: Seats, keeping: Keeping, minds: Minds, settings: PlaySettings | None
    ) -> Match:
        """A game that goes on from the end of its log; what happened before can still be read."""
        match = cls(session, seats, minds=minds, keeping=keeping, settings=settings, feed=relived(session))
        match._course.clock.wake(session.state)
        return match

    # -- every frame

    def update(self, dt_ms: float) -> list[Happening]:
        """Let time pass; what there is to show now, in order."""
        self._course.pass_time(dt_ms)
        self._advice.listen()
        for notice in self._keeping.notices():
            self._book.say(notice)
        return self._book.take_out()

    def show_done(self, done: bool, reads: bool = False) -> None:
        """The scene still shows what happened (False), or is ready for more (True, the default); `reads`: something
        that takes a while to read still lies there, for which only a cover waits."""
        self._course.busy, self._course.reads = not done, reads

    # -- looking

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen serves; None: everyone's, and always so while covered."""
        return self._book.viewer

    @property
    def below(self) -> int | None:
        """From whose side the table is seen: the viewer's, or while everybody looks that of whoever looked last."""
        return self._book.below if self.viewer is None else self.viewer

    @property
    def keeps_secrets(self) -> bool:
        """Do people sit here who must not see each other's things?"""
        return self._course.curtain.guards

    @property
    def covered_for(self) -> int | None:
        """The seat that the cover names, None without a cover."""
        return self._course.curtain.covered_for

    def serve(self, seat: int) -> None:
        """Serve this seat's eyes from the start: for a table that is laid out only for its words."""
        self._book.viewer = seat

    def view(self) -> dict[str, Any]:
        """What the screen may show now."""
        return self._seen_by(self.viewer)

    def public_view(self) -> dict[str, Any]:
        """What everybody may see now, whoever looks: for pictures that leave the table."""
        return self._seen_by(None)

    def _seen_by(self, seat: int | None) -> dict[str, Any]:
        seen = self.inquiry.view(seat)
        if self.clock.hides_row:
            seen["table"] = self._hooks.clock.veil(seen["table"])
        return seen

    def asked(self) -> tuple[Decision, ...]:
        """The decisions the screen offers now, with what cannot be chosen and why."""
        key = (self._book.version, self._course.offered)
        if self._asked[0] != key:
            explained = waiting(self.session.state, why=True) if key[1] else ()
            self._asked = key, tuple(d for d in explained if d.seat in key[1])
        return self._asked[1]

    def why_not(self, decision: Decision, wish: Value) -> Reason | None:
        """Why something that is wished in answer to an offered question cannot be had."""
        return why_not(self.session.state, decision, wish)

    def history(self, start: int = 0) -> list[LogLine]:
        """The log as the viewer may read it, from a place in it; whole when the game is over (UX-56)."""
        feed = self._book.feed
        return feed.whole(start) if self._course.is_over else feed.lines(self.viewer, start)

    def public_history(self, start: int = 0) -> list[LogLine]:
        """The log as everybody may read it."""
        return self._book.feed.lines(None, start)

    def result(self) -> Result | None:
        return result(self.session.state)

    @property
    def turn(self) -> int:
        """The number of the present turn, round or period, as everybody may know it."""
        return self._book.turn

    def deciding(self) -> list[int]:
        """The seats that are asked now; what they are asked is theirs to know."""
        return [seat for seat, _ in self.inquiry.deciding(None) if seat >= 0]

    @property
    def marks(self) -> tuple[str, ...]:
        """Remarks on the result: casual, slow-clock, command-pause."""
        return self._keeping.marks

    def thinking(self) -> tuple[Thinking, ...]:
        """Which computer players are asked now; shown after 500 ms (UX-72)."""
        if self._course.offered and len(waiting(self.session.state)) > 1:
            return ()  # choices made together: who is done is nobody's business (UX-46)
        return self._course.thoughts.under_way(self._course.now)

    @property
    def ring(self) -> Ring | None:
        """The call-out ring, while it is open."""
        ring = self._course.replies.ring
        return ring if ring is not None and ring.open else None

    def ring_left(self) -> float | None:
        """Which part of the ring is left, 1 to 0; None if it waits for a key or there is none."""
        ring = self.ring
        if ring is None or ring.ends is None or not ring.grace:
            return None
        return min(1.0, max(0.0, (ring.ends - self._course.now) / ring.grace))

    def time_left(self) -> TimeLeft | None:
        """What is left of the time for the question on the screen; None: it may take as long as it likes."""
        decision = self._course.limited()
        return None if decision is None else self._course.deadlines.left(decision, len(self.session.log))

    @property
    def is_idle(self) -> bool:
        """Does nothing happen until somebody does something? Then the window may sleep (UX-99)."""
        course = self._course
        return (
            not (
                self.clock.is_running
                or self.clock.count
                or course.is_quiet
                or course.thoughts.under_way(course.now)
                or self._advice.is_under_way
                or self.ring_left() is not None
                or course.limited() is not None
            )
            or course.is_over
        )

    # -- answering

    def answer(self, value: Value, seat: int | None = None, t: int | None = None) -> None:
        """A human's answer to what is offered; where several may answer, `seat` says who. Illegal changes nothing.

        `t` is the game time of a real-time answer, if the scene knows it better than "now".
        """
        who = seat if seat is not None else self._who()
        self._course.curtain.touched()
        self._history.note_answer()
        self._course.answer(who, value, t)
        if self.clock.phase == PAUSE:
            self._keeping.mark(COMMAND_PAUSE)

    def _who(self) -> int:
        offered = self._course.offered
        if len(offered) == 1:
            return offered[0]
        if self.viewer is not None and self.viewer in offered:
            return self.viewer
        raise Illegal(Reason("core.not_asked", {"seat": -1 if self.viewer is None else self.viewer}))

    def locked(self) -> Value | None:
        """What the viewer itself has locked in at a simultaneous choice."""
        player = self._player()
        return None if player is None else self._course.choices.chosen(player)

    def _player(self) -> int | None:
        """The viewer, unless a computer player answers for its seat at present."""
        return self.viewer if self.viewer is not None and self.seats.is_human(self.viewer) else None

    def sit(self, seat: int) -> None:
        """Let another human make or change a simultaneous choice before all have locked (UX-46)."""
        self._course.sit(seat)

    def may_concede(self) -> tuple[int, ...]:
        """Who may give up here: the person whose screen it is, on an open one everybody, behind a cover nobody."""
        course = self._course
        if self.covered_for is not None or course.trouble is not None or course.consults:
            return ()
        people = self.seats.humans if self.viewer is None else (self.viewer,)
        return tuple(seat for seat in people if self.seats.is_human(seat) and self.still_plays(seat))

    def conceding_means(self, seat: int) -> str:
        """What would come of it, one of `CONCESSIONS`."""
        others = [other for other in range(len(self.seats)) if other != seat and self.still_plays(other)]
        if len(others) < 2:
            return WINS
        if not any(HUMAN in (self.seats[other].home, self.seats[other].kind) for other in others):
            return ENDS
        return LEAVES if find(self.session.setup.game).leaves else PLAYED_ON

    def concede(self, seat: int) -> None:
        """Give up. Where the seat is played on, a computer player takes it."""
        means = self.conceding_means(seat)
        self._course.thoughts.drop()
        self._course.choices.clear()
        self._course.apply(Answer(seat, CONCEDE, END if means == ENDS else None), True)
        if means == PLAYED_ON:
            self.hand_over(seat, CARETAKER)
        self._course.go_on()

    # -- pace

    def step(self) -> None:
        """The key for which "step" waits (UX-71)."""
        self._course.step()

    @property
    def waits_for_step(self) -> bool:
        return self._course.waits_for_step

    @property
    def looks(self) -> bool:
        """Do people still look at what others did, before the cover falls? `step` ends it."""
        return self._course.looks

    def fast_forward(self, held: bool) -> None:
        """While held, computer players rest no longer than they think (UX-71)."""
        self._course.thoughts.fast = held
        if held:
            self._course.go_on()

    # -- the curtain

    def lift(self) -> None:
        """The named seat has held the key: show it its things, then what it missed (UX-42, UX-43)."""
        self._course.curtain.lift()
        self._course.go_on()

    def hide(self) -> None:
        """Cover the present hand at once (UX-45)."""
        self._course.curtain.hide()
        self._course.go_on()

    def touched(self) -> None:
        """There was some input."""
        self._course.curtain.touched()

    def focus_lost(self) -> None:
        """The window is not in front any more: cover what is private, stop the clock."""
        self._course.curtain.focus_lost(self._course.has_private_view)
        if self.clock.why_no_pause() is None:
            self.clock.pause()
        self._course.go_on()

    def recap(self) -> Recap | None:
        """The viewer's last recap, to be seen again."""
        return self._course.curtain.recap()

    # -- response windows

    def topic(self) -> str:
        """The rule that is being played: of what is asked here, or of what everybody sees another seat decide."""
        state = self.session.state
        asked = self.asked() or tuple(d for d in waiting(state) if not self._hooks.is_window(state, d))
        return asked[0].rule if asked else ""

    def is_turn_of(self, seat: int) -> bool:
        """Does the game ask this seat something that is no response? Then "until my turn" would end at once."""
        state = self.session.state
        return any(d.seat == seat and not self._hooks.is_window(state, d) for d in waiting(state))

    def still_plays(self, seat: int) -> bool:
        """Will the game ask this seat anything more?"""
        state = self.session.state
        return self.result() is None and not has_conceded(state, seat) and self._hooks.plays(state, seat)

    def call_out(self, seat: int) -> bool:
        """A human's call-out key; False if there is nothing to call out at."""
        called = self._course.replies.call_out(seat)
        self._course.go_on()
        return called

    def end_ring(self) -> None:
        """The key for which a ring without an end waits."""
        self._course.replies.go_on()
        self._course.go_on()

    # -- back and forth

    def may_undo(self) -> Reason | None:
        """None if the viewer may take back its last step, else why not."""
        return None if self._failed_by_hand() else self._history.may_undo(self._undoer())

    def _undoer(self) -> int | None:
        """The viewer; under a cover or while everybody looks, the person who acted last, for a slip at the very end."""
        entries = self._book.feed.entries
        if self.viewer is None and entries and self.seats.is_human(entries[-1].seat):
            return entries[-1].seat
        return self._player()

    def _failed_by_hand(self) -> bool:
        trouble = self._course.trouble
        return trouble is not None and trouble.manual

    def undo_step(self) -> tuple[Decision, Value] | None:
        """The viewer's own step that an undo would take back: question and answer. Nobody else is told."""
        return None if self.viewer is None else self._history.undone_next(self._player())

    def is_reversible(self, decision: Decision, value: Value) -> bool:
        """Could the viewer take this answer back? Not what others might see, nor what is chosen together."""
        if decision.seat != self.viewer or len(waiting(self.session.state)) > 1:
            return False
        return self.session.why_final(Answer(decision.seat, decision.prompt, value)) is None

    def undo(self) -> None:
        """Take back the viewer's last step; one on which the rules failed was never taken, and is asked again."""
        self._allow(self.may_undo())
        if self._failed_by_hand():
            self._course.restart()
            self._course.go_on()
        else:
            self._history.undo(self._undoer())

    def may_redo(self) -> Reason | None:
        return self._history.may_redo(self.viewer)

    def redo(self) -> None:
        self._allow(self.may_redo())
        self._history.redo(self.viewer)

    def _allow(self, refused: Reason | None) -> None:
        """What is not offered does not happen by its key either: lessons and recordings have no way back."""
        if refused is not None:
            raise Illegal(refused)

    def take_back_points(self) -> list[UndoPoint]:
        """Where a casual take-back of the viewer may lead (UX-60)."""
        player = self._player()
        return [] if player is None else self._history.points(player)

    def take_back(self, length: int) -> None:
        """Go back before the viewer's answer at this place; other humans are asked first."""
        if self.viewer is None:
            raise Illegal(Reason("match.take_back_where"))
        self._history.take_back(self.viewer, length)

    def reply_take_back(self, seat: int, agrees: bool) -> None:
        self._history.reply(seat, agrees)

    # -- help

    def hint(self) -> None:
        """Ask for a sensible move of the viewer; it comes as `Hinted`."""
        decision = next((d for d in waiting(self.session.state) if d.seat == self.viewer), None)
        if decision is None or decision.since is not None or self.viewer not in self._course.offered:
            raise Illegal(Reason("match.no_hint"))
        if not self._advice.ask(decision, self.settings):
            raise Illegal(Reason("match.no_hint"))

    # -- seats

    def illustrate(self, thumbnail: bytes) -> None:
        """The public picture that the autosaves to come will carry (UX-65)."""
        self._keeping.illustrate(thumbnail)

    def wear(self, colours: Sequence[str]) -> None:
        """The colours of the seats' pieces, as the table shows them."""
        if self.seats.wear(colours):
            self._keeping.coloured(self.seats.infos())

    def hand_over(self, seat: int, kind: str) -> None:
        """Give a seat to a computer player of this level, or (`human`) take it (back) at any prompt (UX-74)."""
        self.seats.hand_over(seat, kind)
        self._course.thoughts.drop(seat)
        self._course.choices.unlock(seat)
        self.stops[seat].reset()
        self._course.replies.reset()
        if kind != HUMAN:
            self._course.curtain.forget(seat)
        self.clock.reseat()
        self._keeping.seated(self.seats.infos())
        self._book.say(HandedOver(seat, kind))
        self._course.go_on()

    # -- the clock

    @property
    def clock(self) -> RealClock:
        """Phase, game time, count, who is not ready; see `RealClock`."""
        return self._course.clock

    def ready(self, seat: int) -> None:
        """A human is ready for the count (SM-4.6)."""
        self.clock.ready(seat)
        self._mark_clock()
        self._course.go_on()

    def _mark_clock(self) -> None:
        if self.settings.speed < 100:
            self._keeping.mark(SLOW_CLOCK)

    def pause(self) -> None:
        """Stop the clock; Illegal says why not."""
        self.clock.pause()
        self._course.go_on()

    def resume_clock(self) -> None:
        self._mark_clock()
        self.clock.resume()

    # -- files

    def may_save(self) -> Reason | None:
        """Not while the clock runs (SM-4.49)."""
        asked = waiting(self.session.state)
        return Reason("match.save_race") if asked and asked[0].since is not None else None

    def save(self, name: str, thumbnail: bytes | None = None, summary: Sequence[SummaryLine] = ()) -> Path:
        """A save by the player's wish; `thumbnail` is a PNG of the public view."""
        refused = self.may_save()
        if refused is not None:
            raise Illegal(refused)
        return self._keeping.save(name, thumbnail, summary)

    # -- faults

    @property
    def has_fault(self) -> bool:
        return self._course.trouble is not None

    def retry(self) -> None:
        """Try again what the rules failed on (UX-97); `undo` and `leave` are the other ways out."""
        self._course.retry()

    def report(self, private: bool = False) -> Path:
        """Write a report file about the present fault; a private one gives away nothing of a game that goes on."""
        trouble = self._course.trouble
        return self._keeping.report("" if trouble is None else trouble.error, private)

    def conclude(self) -> None:
        """The result has been shown; whatever happens now, the game is over on the disk as well."""
        self._keeping.conclude()

    def leave(self) -> None:
        """Close the files: to be continued, or finished if the game is over."""
        self._course.thoughts.drop()
        self._advice.drop()
        self._keeping.close(self.result() is not None)
