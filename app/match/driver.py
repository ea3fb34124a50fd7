"""The match: one game under way with its people, computer players, clock and files. The table scene uses only this.

match = Match.begin("kaosz", setup, seed, [("Anna", "human"), ("Captain", "captain")], opponents=opponent, store=store)
for happening in match.update(dt_ms): ...       # each frame: what to show, in order
match.view(), match.asked()                     # what the screen shows, what it offers
match.answer(value)                             # Illegal carries the reason and changes nothing
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rules import Answer, Decision, Illegal, Reason, Result, Session, Setup, result, waiting, why_not
from rules.core.decisions import Value
from saves import Store, SummaryLine

from .advice import Advice
from .clock import PAUSE, RealClock
from .conceding import CARETAKER, PLAYED_ON, Conceding
from .deadlines import TimeLeft
from .feed import Feed, LogLine
from .files import MatchFiles
from .happenings import HandedOver, Happening, Recap
from .history import History, UndoPoint
from .hooks import MatchHooks, hooks_of
from .inquiry import Inquiry
from .journal import AnswerJournal
from .loop import MatchLoop
from .options import ChainStep, PlaySettings, Stops
from .reply_windows import Ring
from .seats import HUMAN, Seats
from .thoughts import Thinking, ThinkingService

SLOW_CLOCK, COMMAND_PAUSE = "slow-clock", "command-pause"


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
        self._files = files or MatchFiles.begin(session, seats.infos(), None)
        self._journal = AnswerJournal(session, self._files, feed or Feed())
        self._hooks = hooks or hooks_of(session.setup.game)
        self._loop = MatchLoop(self._journal, seats, self._hooks, lambda: self.settings, opponents, self.stops)
        self._history = History(self._loop)
        self._conceding = Conceding(self._loop)
        self._asked: tuple[tuple[int, tuple[int, ...]], tuple[Decision, ...]] = (-1, ()), ()
        self._advice = Advice(self._journal, opponents)

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
        self._loop.pass_time(dt_ms)
        self._advice.listen()
        for notice in self._files.notices():
            self._journal.say(notice)
        return self._journal.take_out()

    def show_done(self, done: bool, reads: bool = False) -> None:
        """The scene tells whether it has shown everything (`done`) or is still at it; the match waits for that.

        `reads`: a text that takes a while to read is still shown. Only a cover waits for that.
        """
        self._loop.busy, self._loop.reads = not done, reads

    # -- looking

    @property
    def viewer(self) -> int | None:
        """The seat whose view the screen shows; None: what everybody may see, and always while it is covered."""
        return self._journal.viewer

    @property
    def below(self) -> int | None:
        """The seat at the lower edge of the table: the viewer; while everybody looks, the last viewer."""
        return self._journal.below if self.viewer is None else self.viewer

    @property
    def keeps_secrets(self) -> bool:
        """Whether there are people here who must not see each other's things."""
        return self._loop.cover.guards

    @property
    def covered_for(self) -> int | None:
        """The seat that the cover names; None if there is no cover."""
        return self._loop.cover.covered_for

    def serve(self, seat: int) -> None:
        """Show this seat's view from the start: for a table that is laid out only to get its texts."""
        self._journal.viewer = seat

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

    def history(self, start: int = 0) -> list[LogLine]:
        """The log as the viewer may read it, from line `start`; unmasked when the game is over (UX-56)."""
        feed = self._journal.feed
        return feed.whole(start) if self._loop.is_over else feed.lines(self.viewer, start)

    @property
    def log_cuts(self) -> int:
        """Changes when the log was shortened or begun anew: lines that were read before may be gone."""
        return self._journal.feed.cuts

    def public_history(self, start: int = 0) -> list[LogLine]:
        """The log as everybody may read it, from line `start`."""
        return self._journal.feed.lines(None, start)

    def result(self) -> Result | None:
        return result(self.session.state)

    @property
    def turn(self) -> int:
        """The number of the present turn, round or period; it is public."""
        return self._journal.turn

    def deciding(self) -> list[int]:
        """The seats that are asked now; what they are asked is not told, because it may be secret."""
        return [seat for seat, _ in self.inquiry.deciding(None) if seat >= 0]

    @property
    def id(self) -> str:
        """The same for as long as this game is played, also after a restart."""
        return self._files.about.match

    @property
    def name(self) -> str:
        """By which files and statistics know this match."""
        return self._files.about.match

    @property
    def marks(self) -> tuple[str, ...]:
        """Remarks on the result: casual, slow-clock, command-pause."""
        return self._files.marks

    def thinking(self) -> tuple[Thinking, ...]:
        """The computer players that are thinking now; the scene shows them after 500 ms (UX-72)."""
        if self._loop.offered and len(waiting(self.session.state)) > 1:
            return ()  # simultaneous choices: nobody may see who is still thinking (UX-46)
        return self._loop.thoughts.under_way(self._loop.now)

    @property
    def ring(self) -> Ring | None:
        """The call-out ring, while it is open."""
        ring = self._loop.replies.ring
        return ring if ring is not None and ring.open else None

    def ring_left(self) -> float | None:
        """The share of the ring's time that is left, 1 to 0; None if it waits for somebody or there is no ring."""
        ring = self.ring
        if ring is None or ring.ends is None or not ring.grace or self.awaited:
            return None
        return min(1.0, max(0.0, (ring.ends - self._loop.now) / ring.grace))

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people for whom the ring waits, because they have something lying open that they could use."""
        return self._loop.replies.awaited

    def time_left(self) -> TimeLeft | None:
        """How much time is left for the question on the screen; None if its time is not limited."""
        decision = self._loop.limited()
        return None if decision is None else self._loop.deadlines.left(decision, len(self.session.log))

    @property
    def is_idle(self) -> bool:
        """Whether nothing happens without input; then the window need not draw frames (UX-99)."""
        loop = self._loop
        return (
            not (
                self.clock.is_running
                or self.clock.count
                or loop.is_quiet
                or loop.thoughts.under_way(loop.now)
                or self._advice.is_under_way
                or self.ring_left() is not None
                or loop.limited() is not None
            )
            or loop.is_over
        )

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
            self._files.mark(COMMAND_PAUSE)

    def _who(self) -> int:
        offered = self._loop.offered
        if len(offered) == 1:
            return offered[0]
        if self.viewer is not None and self.viewer in offered:
            return self.viewer
        raise Illegal(Reason("core.not_asked", {"seat": -1 if self.viewer is None else self.viewer}))

    def locked(self) -> Value | None:
        """What the viewer has locked in at a simultaneous choice; None if nothing."""
        player = self._player()
        return None if player is None else self._loop.choices.chosen(player)

    def _player(self) -> int | None:
        """The viewer; None if a computer player plays its seat at present."""
        return self.viewer if self.viewer is not None and self.seats.is_human(self.viewer) else None

    def sit(self, seat: int) -> None:
        """Let another person make or change a simultaneous choice before all have locked theirs in (UX-46)."""
        self._loop.sit(seat)

    def may_concede(self) -> tuple[int, ...]:
        """Who may give up now: the viewer; while everybody looks, every person; behind a cover, nobody.

        In a game that knows no giving up nobody may, either.
        """
        return self._conceding.who_may()

    def conceding_means(self, seat: int) -> str:
        """What giving up would lead to: one of `CONCESSIONS`."""
        return self._conceding.means(seat)

    def concede(self, seat: int) -> None:
        """This seat gives up; if it is played on, a computer player takes it."""
        if self._conceding.give_up(seat) == PLAYED_ON:
            self.hand_over(seat, CARETAKER)
        self._loop.go_on()

    # -- pace

    def step(self) -> None:
        """The key was pressed that ends the rest after a computer player's action (UX-71)."""
        self._loop.step()

    @property
    def waits_for_step(self) -> bool:
        return self._loop.waits_for_step

    @property
    def looks(self) -> bool:
        """Whether people still look at what others did, before the cover falls; `step` ends it."""
        return self._loop.looks

    def fast_forward(self, held: bool) -> None:
        """While the key is held, there is no rest after the actions of computer players (UX-71)."""
        self._loop.thoughts.fast = held
        if held:
            self._loop.go_on()

    # -- the cover

    def lift(self) -> None:
        """The person named on the cover has held the key: show the seat's view, then what it missed (UX-42, UX-43)."""
        self._loop.cover.lift()
        self._history.ask_on()
        self._loop.go_on()

    def look(self) -> None:
        """Whoever is asked in the open wants to see the own things; the cover falls first."""
        self._loop.look()

    def look_away(self) -> None:
        """The own things are put face down again, and the question is answered in the open."""
        self._loop.look_away()

    @property
    def asks_openly(self) -> bool:
        """Whether a person is asked on a screen that everybody sees, with the own things face down."""
        return self.viewer is None and self.keeps_secrets and any(map(self._loop.asks_openly, self.asked()))

    @property
    def is_looking(self) -> bool:
        """Whether somebody who is asked in the open looks at the own things."""
        return self._loop.is_looking

    def hide(self) -> None:
        """Cover the screen at once (UX-45)."""
        self._loop.cover.hide()
        self._loop.go_on()

    def touched(self) -> None:
        """There was some input."""
        self._loop.cover.touched()

    def focus_lost(self) -> None:
        """The window is no longer in front: cover what is private, and stop the clock."""
        self._loop.cover.focus_lost(self._loop.has_private_view)
        if self.clock.why_no_pause() is None:
            self.clock.pause()
        self._loop.go_on()

    def recap(self) -> Recap | None:
        """The viewer's last recap, to be seen again."""
        return self._loop.cover.recap()

    # -- reply windows

    def topic(self) -> str:
        """The rule of the question on the screen, or of what another seat decides if everybody may know it; else ""."""
        state = self.session.state
        asked = self.asked() or tuple(d for d in waiting(state) if not self._hooks.is_window(state, d))
        return asked[0].rule if asked else ""

    def is_turn_of(self, seat: int) -> bool:
        """Whether the game asks this seat something other than for a reply: then "until my turn" would end at once."""
        state = self.session.state
        return any(d.seat == seat and not self._hooks.is_window(state, d) for d in waiting(state))

    def still_plays(self, seat: int) -> bool:
        """Whether this seat is still in the game."""
        return self._conceding.still_plays(seat)

    def call_out(self, seat: int) -> bool:
        """A person has pressed the call-out key; False if there is nothing to reply to."""
        called = self._loop.replies.call_out(seat)
        self._loop.go_on()
        return called

    def decline(self, seat: int) -> bool:
        """A person for whom the ring waits uses nothing now; False if it does not wait for them."""
        declined = self._loop.replies.decline(seat)
        self._loop.go_on()
        return declined

    def has_called(self, seat: int) -> bool:
        """Whether this seat is asked because it called out."""
        return self._loop.replies.has_called(seat)

    def end_ring(self) -> None:
        """The key was pressed that ends a ring without a time limit."""
        self._loop.replies.go_on()
        self._loop.go_on()

    # -- back and forth

    def may_undo(self) -> Reason | None:
        """None if the viewer may undo its last step, else why not."""
        return None if self._loop.failed_by_hand else self._history.may_undo(self._history.undoer)

    def undo_step(self) -> tuple[Decision, Value] | None:
        """The step of the viewer that an undo would take back: question and answer. Only the viewer may see it."""
        return None if self.viewer is None else self._history.undone_next(self._player())

    def is_harmless(self, decision: Decision, value: Value) -> bool:
        """Whether this answer costs the viewer nothing and could be undone; never if others are asked, too."""
        if decision.seat != self.viewer or len(waiting(self.session.state)) > 1:
            return False
        return self.session.is_harmless(Answer(decision.seat, decision.prompt, value))

    def undo(self) -> None:
        """Undo the viewer's last step; an answer on which the rules failed is dropped, and its question asked again."""
        self._allow(self.may_undo())
        if self._loop.failed_by_hand:
            self._loop.restart()
            self._loop.go_on()
        else:
            self._history.undo(self._history.undoer)

    def may_redo(self) -> Reason | None:
        return self._history.may_redo(self._history.redoer)

    def redo(self) -> None:
        self._allow(self.may_redo())
        self._history.redo(self._history.redoer)

    def _allow(self, refused: Reason | None) -> None:
        """Raises Illegal for a refusal, so that a key does nothing that no button offers (lessons, recordings)."""
        if refused is not None:
            raise Illegal(refused)

    def take_back_points(self) -> list[UndoPoint]:
        """The points of the log to which the viewer may ask to go back (UX-60)."""
        player = self._player()
        return [] if player is None else self._history.points(player)

    def take_back(self, length: int) -> None:
        """Go back to the first `length` answers; other people are asked first whether they agree."""
        if self.viewer is None:
            raise Illegal(Reason("match.take_back_where"))
        self._history.take_back(self.viewer, length)

    def reply_take_back(self, seat: int, agrees: bool) -> None:
        self._history.reply(seat, agrees)

    # -- help

    def hint(self) -> None:
        """Ask a computer player what it would answer for the viewer; it comes as `Hinted`."""
        decision = next((d for d in waiting(self.session.state) if d.seat == self.viewer), None)
        if decision is None or decision.since is not None or self.viewer not in self._loop.offered:
            raise Illegal(Reason("match.no_hint"))
        if not self._advice.ask(decision, self.settings):
            raise Illegal(Reason("match.no_hint"))

    def say_ahead(self, seat: int, prompt: str, value: Value | None) -> None:
        """A person says what to answer if this is asked later in the turn; None: is asked after all."""
        self._loop.replies.say_ahead(seat, prompt, value)

    def say_chain(self, seat: int, chain: Sequence[ChainStep]) -> None:
        """A person's next answer goes on with these, one after the other: the steps of a route.

        It ends where something else is asked or something was revealed; an undo takes all of it back.
        """
        self._loop.replies.say_chain(seat, tuple(chain))

    # -- straight through

    def may_go_straight(self, decision: Decision) -> bool:
        """Whether the viewer's own action has further questions, which it may have answered plainly."""
        return decision.seat == self.viewer and self._hooks.has_more(self.session.state, decision.seat, decision)

    def go_straight(self, seat: int, value: Value, order: Any = True) -> None:
        """Answer the present question, and have the further ones of this action answered plainly, by an order."""
        self.stops[seat].straight = order
        try:
            self.answer(value, seat=seat)
        except Illegal:
            self.stops[seat].straight = None
            raise

    # -- seats

    def illustrate(self, thumbnail: bytes) -> None:
        """Set the picture of the public view for the next autosaves (UX-65)."""
        self._files.illustrate(thumbnail)

    def wear(self, colours: Sequence[str]) -> None:
        """Set the colours of the seats' pieces, as the table shows them."""
        if self.seats.wear(colours):
            self._files.coloured(self.seats.infos())

    def hand_over(self, seat: int, kind: str) -> None:
        """Give a seat to a computer player of this level, or to a person (`human`); possible at any time (UX-74)."""
        self.seats.hand_over(seat, kind)
        self._loop.thoughts.drop(seat)
        self._loop.choices.unlock(seat)
        self.stops[seat].reset()
        self._loop.replies.reset()
        if kind != HUMAN:
            self._loop.cover.forget(seat)
        self.clock.reseat()
        self._files.seated(self.seats.infos())
        self._journal.say(HandedOver(seat, kind))
        self._loop.go_on()

    # -- the clock

    @property
    def clock(self) -> RealClock:
        """The real-time clock: phase, game time, count, who is not ready."""
        return self._loop.clock

    def ready(self, seat: int) -> None:
        """A person is ready for the count (SM-4.6)."""
        self.clock.ready(seat)
        self._mark_clock()
        self._loop.go_on()

    def _mark_clock(self) -> None:
        if self.settings.speed < 100:
            self._files.mark(SLOW_CLOCK)

    def pause(self) -> None:
        """Stop the clock; Illegal says why not."""
        self.clock.pause()
        self._loop.go_on()

    def resume_clock(self) -> None:
        self._mark_clock()
        self.clock.resume()

    # -- files

    def may_save(self) -> Reason | None:
        """None if the match can be saved now, else why not: never while the clock runs (SM-4.49)."""
        asked = waiting(self.session.state)
        return Reason("match.save_race") if asked and asked[0].since is not None else None

    def save(self, name: str, thumbnail: bytes | None = None, summary: Sequence[SummaryLine] = ()) -> Path:
        """Write a save as the player asked for; `thumbnail` is a PNG of the public view."""
        refused = self.may_save()
        if refused is not None:
            raise Illegal(refused)
        return self._files.save(name, thumbnail, summary)

    # -- faults

    @property
    def has_fault(self) -> bool:
        return self._loop.trouble is not None

    def retry(self) -> None:
        """Try once more what the rules failed on (UX-97); the player may also `undo` or `leave`."""
        self._loop.retry()

    def report(self, private: bool = False) -> Path:
        """Write a report file about the present fault; with `private` it holds no answers and no seed, so no secret."""
        trouble = self._loop.trouble
        return self._files.report("" if trouble is None else trouble.error, private)

    @property
    def is_only_shown(self) -> bool:
        """Whether it was over when it was opened: nobody has played it here."""
        return self._files.only_shown

    def conclude(self) -> None:
        """The result has been shown: from now on the files say that the game is over."""
        self._files.conclude()

    def leave(self) -> None:
        """Close the files; the match can be continued unless the game is over."""
        self._loop.thoughts.drop()
        self._advice.drop()
        self._files.close(self.result() is not None)
