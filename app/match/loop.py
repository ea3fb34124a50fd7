"""The course of a match: after every answer and in every frame it finds out what comes next, and does it.

It answers for neutral seats, asks computer players, opens or passes reply windows, gathers simultaneous choices, and
shows the screen to the person who is to decide.
"""

from __future__ import annotations

from collections.abc import Callable

from rules import (
    CLOCK,
    DEADLINE,
    MINUTE,
    PASS,
    TABLE,
    Answer,
    Chance,
    Decision,
    Fault,
    Illegal,
    Reason,
    answer_at_random,
    result,
    stream,
    waiting,
)
from rules.ai import simple_answer
from rules.core.decisions import Value
from rules.core.lean import dataclass
from rules.core.refusals import better

from .choices import Choices
from .clock import RealClock
from .cover import Cover
from .deadlines import Deadlines, PlayingTime
from .happenings import Faulted, Notice, Over, TableAnswered
from .hooks import MatchHooks, is_pass, passing, sole_answer
from .journal import AnswerJournal
from .options import PlaySettings, Stops
from .reply_windows import ReplyWindows
from .seats import Seats
from .thoughts import ThinkingService, Thoughts

LOOK_MS = 2500.0  # how long people look at what others did before the cover falls; shorter with a faster pace
LOOK_PACES = 4
MOST_STEPS = 10_000  # more steps than this between two frames: the game would go on for ever, which is a defect


@dataclass(frozen=True, slots=True)
class Trouble:
    """The answer on which the rules failed; None if they failed without an answer, while asking."""

    answer: Answer | None
    manual: bool
    error: BaseException


class MatchLoop:
    """Drives a match: decides in every frame who answers next, and who sees the screen."""

    def __init__(
        self,
        journal: AnswerJournal,
        seats: Seats,
        hooks: MatchHooks,
        settings: Callable[[], PlaySettings],
        opponents: ThinkingService,
        stops: list[Stops],
    ) -> None:
        self.journal, self.seats, self.hooks, self._settings, self.stops = journal, seats, hooks, settings, stops
        log = journal.files.log_error
        self.cover = Cover(journal, seats, settings)
        self.replies = ReplyWindows(journal, seats, hooks, settings, stops)
        self.thoughts = Thoughts(journal, opponents, settings, log)
        self.choices = Choices()
        self.clock = RealClock(
            journal, seats, hooks.clock, settings, opponents, self.apply, self.answer_table, log, self.go_on
        )
        self.played = PlayingTime(journal)
        self.deadlines = Deadlines()
        self.now = 0.0
        self.busy = False  # the scene is still showing what happened
        self.offered: tuple[int, ...] = ()  # the human seats that may answer on the screen now
        self.trouble: Trouble | None = None
        self.is_over = False
        self._quiet_until = 0.0
        self._waits_for_step = False
        self._plain: dict[int, bool] = {}
        self._retries = 0
        self._plain_at = -1
        self.reads = False  # the scene is showing a text that takes a while to read
        self.consults = False  # other people are being asked whether they agree to a take-back
        self._look_ms: float | None = None  # how long people still look at what others did before the cover falls
        self._looks = False  # the cover waits because of that
        self._sat_at: tuple[int, int | None] = (0, None)  # the turn in which the viewer was asked last
        self._others_acted = False  # whether others acted since the viewer's things were put face down
        self._looker: int | None = None  # the seat that looks at its own things while it is asked in the open
        self._asked_at = (-1, -1)  # the position and the seat of the last question that was put to a person
        self._wish: int | None = None  # the seat that wants to make or change its simultaneous choice

    # -- time

    def pass_time(self, dt_ms: float) -> None:
        self.now += dt_ms
        if self._look_ms is not None and not self.busy:
            self._look_ms -= dt_ms
        if self.trouble is None and not self.is_over:
            self._guarded(lambda: self._let_pass(dt_ms))
        self.go_on()

    def _let_pass(self, dt_ms: float) -> None:
        self.cover.pass_time(dt_ms, self.has_private_view)
        self.clock.advance(dt_ms, waiting(self.journal.state))
        for _ in range(self.played.due(dt_ms)):
            if self.apply(Answer(CLOCK, MINUTE, None)):
                self.played.spend_minute()
        self._count_down(dt_ms)

    def limited(self) -> Decision | None:
        """The question that a person sees now, if its time is limited."""
        asked = waiting(self.journal.state) if len(self.offered) == 1 else ()
        return next((d for d in asked if d.seat in self.offered and d.limit is not None), None)

    def _count_down(self, dt_ms: float) -> None:
        decision = None if self.busy else self.limited()
        if decision is None or not self.deadlines.pass_time(decision, len(self.journal.session.log), dt_ms):
            return
        seat, together = decision.seat, len(waiting(self.journal.state)) > 1
        if together:
            self.choices.lock_late(seat)
            self._wish = None
        else:
            window = self.hooks.is_window(self.journal.state, decision)
            if self.apply(Answer(CLOCK, DEADLINE, seat)) and window:
                self.replies.answered(seat, decision.limit is not None and is_pass(decision, decision.limit.late))
        if not together or self.seats.company == 1:  # nobody may learn that somebody else was late
            self.journal.say(Notice("match-time-out"))

    def has_private_view(self, seat: int) -> bool:
        return self.hooks.private(self.journal.state, seat, None, False)

    def go_on(self) -> None:
        """Do steps until the match waits for somebody or something."""
        self._guarded(self._steps)

    def _steps(self) -> None:
        for _ in range(MOST_STEPS):
            if not self._step():
                self._keep_secrets()
                return
        raise Fault(f"{MOST_STEPS} steps without a pause")

    def _guarded(self, work: Callable[[], None]) -> None:
        """Do the work; if the rules fail, tell it as a fault instead of ending the program (UX-97)."""
        try:
            work()
        except Exception as fault:
            self._fail(None, False, fault)

    def _fail(self, answer: Answer | None, manual: bool, fault: BaseException) -> None:
        details = f"{type(fault).__name__}: {fault}"
        self.trouble = Trouble(answer, manual, fault)
        self.offered = ()
        self.journal.files.log_fault(fault)
        seat, prompt = (CLOCK, "") if answer is None else answer[:2]
        self.journal.say(Faulted(seat, prompt, details))

    # -- answers

    def apply(self, answer: Answer, manual: bool = False) -> bool:
        """Apply an answer; False if the rules failed on it, in which case nothing has changed."""
        try:
            events = self.journal.apply(answer, manual)
        except Fault as fault:
            self._fail(answer, manual, fault)
            return False
        self._looker = None
        if any(self.hooks.for_all(event) for event in events):
            self._call_all()
        elif any(self.hooks.looked_at(event) for event in events):
            self._look_after()
        if self._moment() != self._sat_at:
            self.cover.leave()
        return True

    # -- what is private

    def _keep_secrets(self) -> None:
        """Put the viewer's things face down unless the viewer alone is to decide now: then everybody may look."""
        seat = self.cover.viewer
        if self.consults:
            return  # whoever is asked to agree has come to the screen, and nobody else
        if seat is not None and self.offered != (seat,) and self._hides(seat):
            self._others_acted = False
            self.cover.put_down()
            if self._moment() != self._sat_at:
                self.cover.leave()

    def _hides(self, seat: int) -> bool:
        """Whether the screen shows something of this seat that other people here must not see."""
        choice = self.choices.decision(seat)
        return self.cover.guards and self.hooks.private(self.journal.state, seat, choice, choice is not None)

    def _call_all(self) -> None:
        """Everybody is called to look; whoever is asked after that finds the screen covered."""
        viewer = self.cover.viewer
        if viewer is not None and self._hides(viewer):
            self.cover.put_down()
        self.cover.leave()
        self._look_after()

    def _moment(self) -> tuple[int, int | None]:
        return self.journal.turn, self.hooks.acting(self.journal.state)

    def _look_after(self) -> None:
        """Give people time to look at what happened before a cover falls."""
        self._look_ms = min(LOOK_MS, LOOK_PACES * float(self._settings().pace_ms))

    def answer(self, seat: int, value: Value, t: int | None) -> None:
        """A person's answer to the question on the screen."""
        if self.trouble is not None:
            raise Illegal(_reason("match.faulted"))
        self._waits_for_step, self._quiet_until = False, self.now
        asked = waiting(self.journal.state)
        try:
            self._take(asked, seat, value, t)
        except Illegal as refused:
            prompt = next((d.prompt for d in asked if d.seat == seat), "")
            raise better(self.journal.state, seat, prompt, value, refused) from None
        self.go_on()

    def _take(self, asked: tuple[Decision, ...], seat: int, value: Value, t: int | None) -> None:
        if asked and asked[0].since is not None and self.seats.is_human(seat) and not self.cover.is_down:
            self.clock.answer(seat, value, t)
        elif seat not in self.offered:
            raise Illegal(_reason("core.not_asked", seat=seat))
        elif len(asked) > 1:
            self.choices.lock(seat, value)
            self._wish = None
        else:
            self._answer_alone(asked[0], value)

    def _answer_alone(self, decision: Decision, value: Value) -> None:
        seat, window = decision.seat, self.hooks.is_window(self.journal.state, decision)
        if self.apply(Answer(seat, decision.prompt, value), True) and window:
            self.replies.answered(seat, is_pass(decision, value))

    def answer_table(self, decision: Decision) -> bool:
        """Answer for the neutral seat `table`, such as a drop of dice; its animation is shown first (SM-6.80)."""
        state, log = self.journal.state, self.journal.files.log_error
        answer = None
        if self.hooks.table is not None:
            try:
                value, record = self.hooks.table(state, decision, log)
                answer = Answer(TABLE, decision.prompt, decision.check(value))
                self.journal.say(TableAnswered(decision.source, record))
            except Exception as fault:  # a failing simulation must not stop the game: `random_policy` answers instead
                log(f"table, {decision.prompt}: {type(fault).__name__}: {fault}")
        if answer is None:
            session = self.journal.session
            answer = answer_at_random(state, decision, Chance(stream(session.seed, f"table:{len(session.log)}")))
        return self.apply(answer)

    # -- one step

    def _step(self) -> bool:
        """Do one thing; False if the match now waits for somebody or something."""
        self.offered, self._looks = (), False
        if self.trouble is not None or self.is_over or self.consults:
            return False
        asked = waiting(self.journal.state)
        if not asked:
            return self._finish()
        first = asked[0]
        if first.seat == TABLE:
            return self.answer_table(first)
        if len(asked) == 1 and self.hooks.is_window(self.journal.state, first):
            return self._window(first)
        self.replies.outside(asked)
        if first.since is not None:
            return self._race()
        if first.seat == CLOCK:
            self._open_screen()
            self.clock.signal(first)
            return False
        return self._together(asked) if len(asked) > 1 else self._alone(first)

    def _finish(self) -> bool:
        outcome = result(self.journal.state)
        if outcome is None:
            raise Fault("nobody is asked, but the game has no result")
        self.is_over = True
        self.clock.forget()
        self.thoughts.drop()
        for stops in self.stops:
            stops.reset()
        self.replies.reset()
        if self.seats.company > 1:
            self.cover.publish()
        self.journal.say(Over(outcome))
        return False

    def _race(self) -> bool:
        """A race: all people act at the same time, on a screen that everybody sees."""
        self._open_screen()
        self.offered = self.seats.humans if self.clock.takes_answers and not self.cover.is_down else ()
        return False

    def _open_screen(self) -> None:
        if self.seats.company > 1 and not self.journal.is_public:
            self.cover.publish()

    def _alone(self, decision: Decision) -> bool:
        if not self.seats.is_human(decision.seat):
            return self._computer(decision)
        if self._is_plain(decision):
            return self.apply(Answer(decision.seat, decision.prompt, sole_answer(decision)))
        meant = self.replies.settles(self.journal.state, decision)
        if meant is not None:
            # First the scene shows what the others did.
            if self._is_held():
                return False
            self.replies.settled(decision)
            return self.apply(Answer(decision.seat, decision.prompt, meant))
        self._ask(decision, False)
        return False

    def _is_plain(self, decision: Decision) -> bool:
        """Whether there is only one answer and giving it at once tells nobody anything (UX-33); kept by question."""
        if self._plain_at != self.journal.version:
            self._plain_at, self._plain = self.journal.version, {}
        if decision.seat not in self._plain:
            seat, watchers = decision.seat, self.seats.watchers(decision.seat)
            self._plain[seat] = (
                sole_answer(decision) is not None
                and not self.hooks.ends_turn(decision)
                and (
                    self.hooks.in_the_open(self.journal.state, decision)
                    or self.hooks.tells_nothing(self.journal.state, seat, watchers)
                )
            )
        return self._plain[decision.seat]

    def _window(self, decision: Decision) -> bool:
        state, seat = self.journal.state, decision.seat
        human = self.seats.is_human(seat)
        if not human:
            # A computer player thinks while the ring runs; nothing shows it.
            self.thoughts.answer(decision, self.seats[seat].kind, self.now)
        # The ring begins when the scene has shown what was announced; whoever has the question keeps it below a menu.
        if (self.busy and not self._is_asked(seat)) or self.replies.holds(state, decision, self.now):
            return False
        if not human:
            return self._computer(decision, window=True)
        if not self.replies.passes(state, decision):
            self._ask(decision, False)
            return False
        # Whoever said "not now" has decided that; a pass of the program's is nobody's decision.
        given = self.apply(Answer(seat, decision.prompt, passing(decision)), self.replies.has_declined(seat))
        self.replies.answered(seat, True)
        return given

    def _computer(self, decision: Decision, window: bool = False) -> bool:
        seat = decision.seat
        found = self.thoughts.answer(decision, self.seats[seat].kind, self.now)
        if found is None or self._is_held():
            return False
        plan = self.thoughts.given(seat)
        shown = len(self.journal.feed.entries)
        if not self.apply(Answer(seat, decision.prompt, found[0], None, plan)):
            return False
        passed = is_pass(decision, found[0]) if window else found[0] == PASS
        if window:
            self.replies.answered(seat, passed)
        if not passed:
            self._pause_after(shown)
        return True

    def _together(self, asked: tuple[Decision, ...]) -> bool:
        """Gather simultaneous choices, then give all answers at once (UX-46)."""
        choices = self.choices
        choices.concern(asked)
        people = [d.seat for d in asked if self.seats.is_human(d.seat)]
        for d in asked:
            if choices.is_locked(d.seat):
                continue
            if d.seat not in people:
                found = self.thoughts.answer(d, self.seats[d.seat].kind, self.now)
                if found is not None:
                    choices.lock(d.seat, found[0])
            elif self._is_plain(d):
                choices.lock(d.seat, sole_answer(d))
        open_people = [seat for seat in choices.open_seats() if seat in people]
        if open_people:
            seat = self._next_to_sit(open_people)
            self._ask(next(d for d in asked if d.seat == seat), len(people) > 1)
            return False
        return not choices.open_seats() and not self._is_held() and self._hand_in(people)

    def _next_to_sit(self, open_people: list[int]) -> int:
        """Which person chooses now: the one who asked to, else the one who already looks, else the next one."""
        for seat in (self._wish, self.cover.covered_for, self.cover.viewer, self.cover.sitter):
            if seat is not None and seat in open_people:
                return seat
        return open_people[0]

    def _hand_in(self, people: list[int]) -> bool:
        answers = self.choices.answers()
        self.choices.clear()
        shown = len(self.journal.feed.entries)
        for asked, answer in answers:
            plan = self.thoughts.given(asked.seat)
            still_asked = any((d.seat, d.prompt) == (asked.seat, asked.prompt) for d in waiting(self.journal.state))
            noted = answer if plan is None else answer._replace(plan=plan)
            if still_asked and not self.apply(noted, answer.seat in people):
                return False
        if len(people) < len(answers):
            self._pause_after(shown)
        viewer = self.cover.viewer
        if len(people) > 1 and viewer is not None and self._hides(viewer):
            self._call_all()  # everybody is to see the outcome, not only the last one to choose
        return True

    def sit(self, seat: int) -> None:
        """A person wants to make or change a simultaneous choice before all have locked theirs in."""
        if self.choices.decision(seat) is None or self.choices.is_late(seat) or not self.seats.is_human(seat):
            raise Illegal(_reason("core.not_asked", seat=seat))
        self.choices.unlock(seat)
        self._wish = seat
        self.go_on()

    # -- showing

    def _ask(self, decision: Decision, together: bool) -> None:
        """Let a person decide; if others must not see the screen, the cover falls first."""
        seat, cover = decision.seat, self.cover
        if cover.covered_for == seat:
            return
        if self.asks_openly(decision):
            # A question that is there stays, also while the scene asks whether somebody is sure.
            if self._is_asked(seat) or not self._is_held():
                cover.call_openly(seat)
                self._offer(seat)
            return
        if cover.viewer != seat:
            sits = cover.sitter == seat and not self._others_acted
            if not sits and self._is_held():
                return
            private = self.hooks.private(self.journal.state, seat, decision, together)
            if cover.covers(seat, private) and self._is_watched():
                return
            if not cover.call(seat, private, self.hooks.summons(self.journal.state, decision, together)):
                return
        self._offer(seat)

    def _offer(self, seat: int) -> None:
        self.offered, self._sat_at, self._look_ms = (seat,), self._moment(), None
        self._asked_at = (self.journal.version, seat)

    def _is_asked(self, seat: int) -> bool:
        """Whether the present question has already been put to this person."""
        return self._asked_at == (self.journal.version, seat)

    def asks_openly(self, decision: Decision) -> bool:
        """Whether this question is put with all hands face down, because it is only about what everybody sees."""
        is_open = self.cover.guards and self.hooks.in_the_open(self.journal.state, decision)
        return is_open and decision.seat not in (self._looker, self.cover.viewer)

    def look(self) -> None:
        """Whoever is asked in the open wants to see the own things: the cover falls before they are shown."""
        if len(self.offered) == 1 and self.cover.viewer is None:
            self._looker = self.offered[0]
            self.go_on()

    @property
    def is_looking(self) -> bool:
        """Whether somebody who is asked in the open looks at the own things."""
        asked = waiting(self.journal.state) if self.cover.guards and self.cover.viewer in self.offered else ()
        return any(self.hooks.in_the_open(self.journal.state, one) for one in asked if one.seat == self.cover.viewer)

    def look_away(self) -> None:
        """The own things are put face down again, and everybody sees the screen."""
        if self.is_looking:
            self._looker = None
            self.cover.put_down()
            self.cover.leave()
            self.go_on()

    def _is_watched(self) -> bool:
        """Whether people are still looking at what everybody may see; the cover falls only after that."""
        looks = self._look_ms is not None and not self.thoughts.fast and (self._look_ms > 0 or self.reads)
        self._looks = looks
        return looks or self.journal.has_news

    def _is_held(self) -> bool:
        """Whether the match rests after a visible action, or the scene is still showing one (UX-71)."""
        if self.busy:
            return True
        return not self.thoughts.fast and (self._waits_for_step or self.now < self._quiet_until)

    def _pause_after(self, shown: int) -> None:
        """If an action since `shown` is visible, let the match rest for a while (UX-71)."""
        viewer = self.journal.viewer
        seen = [event for line in self.journal.feed.lines(viewer, shown) for event in line.events]
        if seen:
            self._others_acted = True
            self._look_after()
            self._quiet_until = self.now + self._settings().pace_ms * max(map(self.hooks.rest, seen))
            self._waits_for_step = self._settings().step

    def step(self) -> None:
        """The key was pressed that ends a rest."""
        self._waits_for_step, self._quiet_until, self._look_ms = False, self.now, None
        self.go_on()

    @property
    def looks(self) -> bool:
        """Whether the cover waits because people look at what others did; `step` ends it."""
        return self._looks and not self.busy

    @property
    def waits_for_step(self) -> bool:
        """Whether the match rests until `step` is called."""
        return self._waits_for_step and not self.thoughts.fast and not self.offered

    @property
    def is_quiet(self) -> bool:
        """Whether the match rests, or people still look at something."""
        return self._is_held() or self._looks or self.journal.has_news

    @property
    def failed_by_hand(self) -> bool:
        """Whether the rules have failed on an answer that a person gave."""
        return self.trouble is not None and self.trouble.manual

    # -- going elsewhere

    def restart(self) -> None:
        """The position has changed by an undo or a take-back: drop everything that was under way."""
        self.thoughts.drop()
        self.choices.clear()
        self.replies.reset()
        self.clock.forget()
        self.deadlines.forget()
        self.trouble, self.is_over, self._wish, self._looker = None, False, None, None
        self._quiet_until, self._waits_for_step, self._look_ms = self.now, False, None

    def return_to(self, seat: int) -> None:
        """After an undo this seat is asked again: its call-out still counts, and a cover names it."""
        self.replies.recall(seat)
        if self.cover.is_down:
            self.cover.let_fall(seat, "turn")

    def retry(self) -> None:
        """Try once more what the rules failed on."""
        trouble, self.trouble = self.trouble, None
        self.thoughts.drop()
        if trouble is not None and trouble.answer is not None:
            self._give_again(trouble.answer, trouble.manual)
        self.go_on()

    def _give_again(self, answer: Answer, manual: bool) -> None:
        """Give a person's answer once more; for a computer player another, simple answer, as it would fail again."""
        decision = next((d for d in waiting(self.journal.state) if (d.seat, d.prompt) == answer[:2]), None)
        if decision is None:
            return
        if not manual and answer.seat >= 0 and not self.seats.is_human(answer.seat):
            self._retries += 1
            answer = answer._replace(value=simple_answer(decision, Chance(self._retries)))
        self.apply(answer, manual)


def _reason(reason_id: str, **params: int) -> Reason:
    return Reason(reason_id, params)
