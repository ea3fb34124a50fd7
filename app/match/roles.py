"""What the table asks of a match, by role. `Match` holds one object of each; a module takes the one that it needs.

screen    whose things the screen shows, and the cover that hides them
replies   reply windows, the call-out ring, standing answers
undoing   undo, redo, take-backs
pace      rests, speed, who is thinking, how much time is left
log       what has happened, as the viewer may read it
people    who plays which seat; giving up; simultaneous choices
faults    what the rules failed on
clock     the real-time clock (`RealClock`)
files     journal, saves and reports (`MatchFiles`)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rules import CONCEDE, END, Answer, Decision, Illegal, Reason, find, has_conceded, result, waiting
from rules.core.decisions import Value

from .deadlines import TimeLeft
from .feed import LogLine
from .happenings import HandedOver, Recap
from .history import History, UndoPoint
from .inquiry import Inquiry
from .loop import MatchLoop
from .options import ChainStep
from .reply_windows import Ring
from .seats import HUMAN
from .thoughts import Thinking

if TYPE_CHECKING:
    from .driver import Match


class MatchScreen:
    """Whose things the screen shows, and the cover that hides them from others."""

    def __init__(self, loop: MatchLoop, history: History) -> None:
        self._loop, self._history, self._cover = loop, history, loop.cover

    @property
    def keeps_secrets(self) -> bool:
        """Whether there are people here who must not see each other's things."""
        return self._cover.guards

    @property
    def covered_for(self) -> int | None:
        """The seat that the cover names; None if there is no cover."""
        return self._cover.covered_for

    def serve(self, seat: int) -> None:
        """Show this seat's view from the start: for a table that is laid out only to get its texts."""
        self._loop.journal.viewer = seat

    def lift(self) -> None:
        """The person named on the cover has held the key: show the seat's view, then what it missed (UX-42, UX-43)."""
        self._cover.lift()
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
        loop = self._loop
        if self._cover.viewer is not None or not self.keeps_secrets:
            return False
        asked = waiting(loop.journal.state) if loop.offered else ()
        return any(loop.asks_openly(one) for one in asked if one.seat in loop.offered)

    @property
    def is_looking(self) -> bool:
        """Whether somebody who is asked in the open looks at the own things."""
        return self._loop.is_looking

    def hide(self) -> None:
        """Cover the screen at once (UX-45)."""
        self._cover.hide()
        self._loop.go_on()

    def touched(self) -> None:
        """There was some input."""
        self._cover.touched()

    def focus_lost(self) -> None:
        """The window is no longer in front: cover what is private, and stop the clock."""
        self._cover.focus_lost(self._loop.has_private_view)
        if self._loop.clock.why_no_pause() is None:
            self._loop.clock.pause()
        self._loop.go_on()

    def recap(self) -> Recap | None:
        """The viewer's last recap, to be seen again."""
        return self._cover.recap()


class OpenScreen(MatchScreen):
    """Of a lesson or a recording: it has nothing to hide, and no clock to stop."""

    def focus_lost(self) -> None:
        return


class MatchReplies:
    """Reply windows: the ring, who has called out, and what was said ahead."""

    def __init__(self, loop: MatchLoop) -> None:
        self._loop, self._windows = loop, loop.replies

    @property
    def ring(self) -> Ring | None:
        """The call-out ring, while it is open."""
        ring = self._windows.ring
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
        return self._windows.awaited

    def call_out(self, seat: int) -> bool:
        """A person has pressed the call-out key; False if there is nothing to reply to."""
        called = self._windows.call_out(seat)
        self._loop.go_on()
        return called

    def decline(self, seat: int) -> bool:
        """A person for whom the ring waits uses nothing now; False if it does not wait for them."""
        declined = self._windows.decline(seat)
        self._loop.go_on()
        return declined

    def has_called(self, seat: int) -> bool:
        """Whether this seat is asked because it called out."""
        return self._windows.has_called(seat)

    def end_ring(self) -> None:
        """The key was pressed that ends a ring without a time limit."""
        self._windows.go_on()
        self._loop.go_on()

    def say_ahead(self, seat: int, prompt: str, value: Value | None) -> None:
        """A person says what to answer if this is asked later in the turn; None: is asked after all."""
        self._windows.say_ahead(seat, prompt, value)

    def say_chain(self, seat: int, chain: Sequence[ChainStep]) -> None:
        """A person's next answer goes on with these, one after the other: the steps of a route.

        It ends where something else is asked or something was revealed; an undo takes all of it back.
        """
        self._windows.say_chain(seat, tuple(chain))

    def topic(self) -> str:
        """The rule of the question on the screen, or of what another seat decides if everybody may know it; else ""."""
        offered = (d for d in waiting(self._loop.journal.state) if d.seat in self._loop.offered)
        return next((d.rule for d in (*offered, *self._outside_windows())), "")

    def is_turn_of(self, seat: int) -> bool:
        """Whether the game asks this seat something other than for a reply: then "until my turn" would end at once."""
        return any(d.seat == seat for d in self._outside_windows())

    def _outside_windows(self) -> tuple[Decision, ...]:
        state = self._loop.journal.state
        return tuple(d for d in waiting(state) if not self._loop.hooks.is_window(state, d))


class Undoing:
    """Undo and redo of the viewer's own steps, and take-backs to which others must agree."""

    def __init__(self, loop: MatchLoop, history: History, player: Callable[[], int | None]) -> None:
        self._loop, self._history, self._player = loop, history, player

    def may_undo(self) -> Reason | None:
        """None if the viewer may undo its last step, else why not."""
        return None if self._loop.failed_by_hand else self._history.may_undo(self._history.undoer)

    def undo_step(self) -> tuple[Decision, Value] | None:
        """The step of the viewer that an undo would take back: question and answer. Only the viewer may see it."""
        return None if self._loop.cover.viewer is None else self._history.undone_next(self._player())

    def is_harmless(self, decision: Decision, value: Value) -> bool:
        """Whether this answer costs the viewer nothing and could be undone; never if others are asked, too."""
        journal = self._loop.journal
        if decision.seat != journal.viewer or len(waiting(journal.state)) > 1:
            return False
        return journal.session.is_harmless(Answer(decision.seat, decision.prompt, value))

    def undo(self) -> None:
        """Undo the viewer's last step; an answer on which the rules failed is dropped, and its question asked again."""
        _allow(self.may_undo())
        if self._loop.failed_by_hand:
            self._loop.restart()
            self._loop.go_on()
        else:
            self._history.undo(self._history.undoer)

    def may_redo(self) -> Reason | None:
        return self._history.may_redo(self._history.redoer)

    def redo(self) -> None:
        _allow(self.may_redo())
        self._history.redo(self._history.redoer)

    def take_back_points(self) -> list[UndoPoint]:
        """The points of the log to which the viewer may ask to go back (UX-60)."""
        player = self._player()
        return [] if player is None else self._history.points(player)

    def take_back(self, length: int) -> None:
        """Go back to the first `length` answers; other people are asked first whether they agree."""
        viewer = self._loop.cover.viewer
        if viewer is None:
            raise Illegal(Reason("match.take_back_where"))
        self._history.take_back(viewer, length)

    def reply_take_back(self, seat: int, agrees: bool) -> None:
        self._history.reply(seat, agrees)


class NoUndoing(Undoing):
    """Of a lesson or a recording: nothing can be taken back."""

    def may_undo(self) -> Reason | None:
        return Reason("core.undo.nothing")

    def may_redo(self) -> Reason | None:
        return Reason("core.redo.nothing")

    def take_back_points(self) -> list[UndoPoint]:
        return []


def _allow(refused: Reason | None) -> None:
    """Raises Illegal for a refusal, so that a key does nothing that no button offers (lessons, recordings)."""
    if refused is not None:
        raise Illegal(refused)


class MatchPace:
    """When the match goes on: rests, speed, time limits, and what it waits for."""

    def __init__(self, loop: MatchLoop, match: Match) -> None:
        self._loop, self._match = loop, match

    def show_done(self, done: bool, reads: bool = False) -> None:
        """The scene tells whether it has shown everything (`done`) or is still at it; the match waits for that.

        `reads`: a text that takes a while to read is still shown. Only a cover waits for that.
        """
        self._loop.busy, self._loop.reads = not done, reads

    @property
    def is_idle(self) -> bool:
        """Whether nothing happens without input; then the window need not draw frames (UX-99)."""
        loop, clock = self._loop, self._loop.clock
        under_way = loop.thoughts.under_way(loop.now) or self._match.advice.is_under_way
        running = clock.is_running or clock.count or self._match.replies.ring_left() is not None
        return loop.is_over or not (running or loop.is_quiet or under_way or loop.limited() is not None)

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

    def thinking(self) -> tuple[Thinking, ...]:
        """The computer players that are thinking now; the scene shows them after 500 ms (UX-72)."""
        if self._loop.offered and len(waiting(self._loop.journal.state)) > 1:
            return ()  # simultaneous choices: nobody may see who is still thinking (UX-46)
        return self._loop.thoughts.under_way(self._loop.now)

    def time_left(self) -> TimeLeft | None:
        """How much time is left for the question on the screen; None if its time is not limited."""
        decision = self._loop.limited()
        return None if decision is None else self._loop.deadlines.left(decision, len(self._loop.journal.session.log))

    def may_go_straight(self, decision: Decision) -> bool:
        """Whether the viewer's own action has further questions, which it may have answered plainly."""
        state, viewer = self._loop.journal.state, self._loop.cover.viewer
        return decision.seat == viewer and self._loop.hooks.has_more(state, decision.seat, decision)

    def go_straight(self, seat: int, value: Value, order: Any = True) -> None:
        """Answer the present question, and have the further ones of this action answered plainly, by an order."""
        self._match.stops[seat].straight = order
        try:
            self._match.answer(value, seat=seat)
        except Illegal:
            self._match.stops[seat].straight = None
            raise


class MatchLog:
    """What has happened."""

    def __init__(self, loop: MatchLoop) -> None:
        self._loop, self._journal = loop, loop.journal

    def lines(self, start: int = 0) -> list[LogLine]:
        """The log as the viewer may read it, from line `start`; unmasked when the game is over (UX-56)."""
        feed = self._journal.feed
        return feed.whole(start) if self._loop.is_over else feed.lines(self._journal.viewer, start)

    def lines_of(self, seat: int) -> list[LogLine]:
        """The whole log as this seat may read it; unmasked when the game is over."""
        feed = self._journal.feed
        return feed.whole() if self._loop.is_over else feed.lines(seat)

    def public_lines(self, start: int = 0) -> list[LogLine]:
        """The log as everybody may read it, from line `start`."""
        return self._journal.feed.lines(None, start)

    @property
    def cuts(self) -> int:
        """Changes when the log was shortened or begun anew: lines that were read before may be gone."""
        return self._journal.feed.cuts

    @property
    def turn(self) -> int:
        """The number of the present turn, round or period; it is public."""
        return self._journal.turn


class MatchPeople:
    """Who plays which seat, who gives up, and what is chosen at the same time."""

    def __init__(self, loop: MatchLoop, inquiry: Inquiry, player: Callable[[], int | None]) -> None:
        self._loop, self._inquiry, self._player = loop, inquiry, player
        self._conceding = Conceding(loop)

    def deciding(self) -> list[int]:
        """The seats that are asked now; what they are asked is not told, because it may be secret."""
        return [seat for seat, _ in self._inquiry.deciding(None) if seat >= 0]

    def hand_over(self, seat: int, kind: str) -> None:
        """Give a seat to a computer player of this level, or to a person (`human`); possible at any time (UX-74)."""
        loop = self._loop
        loop.seats.hand_over(seat, kind)
        loop.thoughts.drop(seat)
        loop.choices.unlock(seat)
        loop.stops[seat].reset()
        loop.replies.reset()
        if kind != HUMAN:
            loop.cover.forget(seat)
        loop.clock.reseat()
        loop.journal.files.seated(loop.seats.infos())
        loop.journal.say(HandedOver(seat, kind))
        loop.go_on()

    def wear(self, colours: Sequence[str]) -> None:
        """Set the colours of the seats' pieces, as the table shows them."""
        if self._loop.seats.wear(colours):
            self._loop.journal.files.coloured(self._loop.seats.infos())

    def still_plays(self, seat: int) -> bool:
        """Whether this seat is still in the game."""
        return self._conceding.still_plays(seat)

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

    def locked(self) -> Value | None:
        """What the viewer has locked in at a simultaneous choice; None if nothing."""
        player = self._player()
        return None if player is None else self._loop.choices.chosen(player)

    def choosing(self) -> tuple[int, ...]:
        """The people here who make a simultaneous choice now and may still begin or change it."""
        choices = self._loop.choices
        return tuple(seat for seat in self._loop.seats.humans if choices.decision(seat) and not choices.is_late(seat))

    def sit(self, seat: int) -> None:
        """Let another person make or change a simultaneous choice before all have locked theirs in (UX-46)."""
        self._loop.sit(seat)


class MatchFaults:
    """What the rules failed on (UX-97)."""

    def __init__(self, loop: MatchLoop) -> None:
        self._loop = loop

    @property
    def is_there(self) -> bool:
        return self._loop.trouble is not None

    def retry(self) -> None:
        """Try once more what the rules failed on; the player may also undo or leave."""
        self._loop.retry()

    def report(self, private: bool = False) -> Path:
        """Write a report file about the present fault; with `private` it holds no answers and no seed, so no secret."""
        trouble = self._loop.trouble
        return self._loop.journal.files.report("" if trouble is None else trouble.error, private)


# The only other player wins; the game ends, because no person is left; the player leaves the game; or a computer player
# plays the seat on.
CONCESSIONS = WINS, ENDS, LEAVES, PLAYED_ON = "wins", "ends", "leaves", "played-on"
CARETAKER = "pilot"  # the level of the computer player that plays on for somebody who gave up


class Conceding:
    """For one match."""

    def __init__(self, loop: MatchLoop) -> None:
        self._loop, self._seats, self._session = loop, loop.seats, loop.journal.session

    def still_plays(self, seat: int) -> bool:
        state = self._session.state
        return result(state) is None and not has_conceded(state, seat) and self._loop.hooks.plays(state, seat)

    def who_may(self) -> tuple[int, ...]:
        loop, viewer = self._loop, self._loop.journal.viewer
        if loop.cover.covered_for is not None or loop.trouble is not None or loop.consults:
            return ()
        if find(self._session.setup.game).concede is None:
            return ()
        people = self._seats.humans if viewer is None else (viewer,)
        return tuple(seat for seat in people if self._seats.is_human(seat) and self.still_plays(seat))

    def means(self, seat: int) -> str:
        others = [other for other in range(len(self._seats)) if other != seat and self.still_plays(other)]
        if len(others) < 2:
            return WINS
        if not any(HUMAN in (self._seats[other].home, self._seats[other].kind) for other in others):
            return ENDS
        return LEAVES if find(self._session.setup.game).leaves else PLAYED_ON

    def give_up(self, seat: int) -> str:
        """Tell the game; what it leads to is one of `CONCESSIONS`."""
        means = self.means(seat)
        self._loop.thoughts.drop()
        self._loop.choices.clear()
        self._loop.apply(Answer(seat, CONCEDE, END if means == ENDS else None), True)
        return means
