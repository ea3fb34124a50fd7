"""A look back at a finished game: how one's chances went, and which of one's own answers cost most.

    review = GameReview(reel, people, opponents)
    review.look_for(seat)                     # which answers cost most; without it only how the chances went
    review.update()                           # once a frame; True if there is something new to show
    review.courses[seat], review.misses(seat) # as far as it is known by now
    review.stop()                             # somebody goes elsewhere; the next `update` takes it up again

All of it is thought out in the opponents' process (`rules.ai.coach`), from briefs: about each moment it knows what the
seat knew then, and no more.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from rules import CONCEDE, Answer, Decision, Reason, result, stream, waiting
from rules.ai import Brief, think_number
from rules.ai.coach import POSITION, REVIEW, STRONGEST
from rules.core.decisions import Value

from .hooks import sole_answer
from .opponent import Reply

if TYPE_CHECKING:
    from .reel import Reel
    from .thoughts import ThinkingService

POINTS = 32  # at most so many positions of a seat are judged
MOVES = 24  # and so many of its answers weighed
LISTED = 72  # of so many, because there was often no choice
FROM_ONE_SPAN = 3  # of them between two judged positions
SECONDS = 0.5  # for the Admiral's own answer; comparing comes on top
SHOWN = 3
LEAST = 0.02  # a smaller loss is no turning point
READ_MS = 6.0  # in each frame, until the whole log is known


class MissedChance(NamedTuple):
    """An own answer that another one would have been clearly better than, with the chances to win after both."""

    seat: int
    at: int  # how many answers had been given before
    turn: int
    decision: Decision
    given: Value
    better: Value
    why: Reason | None
    chance: float
    best: float

    @property
    def lost(self) -> float:
        return self.best - self.chance


class _Look(NamedTuple):
    """One thing to be looked at: the position before an answer, or what the answer has cost."""

    seat: int
    at: int
    what: str


class GameReview:
    """See the module's docstring. `people` are the seats that are looked at."""

    def __init__(self, reel: Reel, people: Sequence[int], opponents: ThinkingService) -> None:
        self.reel, self.people, self._opponents = reel, tuple(people), opponents
        self.courses: dict[int, list[tuple[int, float]]] = {seat: [] for seat in people}  # (answers before, chance)
        self._found: dict[int, list[MissedChance]] = {}
        self._wanted: deque[int] = deque()  # seats whose answers are to be weighed
        self._looks: deque[_Look] = deque()
        self._now: tuple[_Look, Decision, Any] | None = None
        self._many = self._done = self._answered = 0  # of the present kind of look
        self._is_begun = False

    # --- what is known

    @property
    def is_charted(self) -> bool:
        """Whether all positions have been judged."""
        looks = [self._now[0]] if self._now is not None else []
        return self._is_begun and not any(look.what == POSITION for look in (*looks, *self._looks))

    def is_done(self, seat: int) -> bool:
        """Whether this seat's answers have all been weighed."""
        return seat in self._found and seat not in self._wanted and self._now is None and not self._looks

    @property
    def share(self) -> float:
        """How far the present work has come."""
        most = POINTS * len(self.people) if not self.is_charted else MOVES
        return max(self._done / self._many, self._answered / most) if self._many else 0.0

    @property
    def is_tenth(self) -> bool:
        """Whether a tenth more of the present work has just been done."""
        return self._done % max(1, self._many // 10) == 0

    def misses(self, seat: int) -> list[MissedChance]:
        """The answers that cost most, if possible from different turns, in the order in which they were given."""
        worst = sorted(self._found.get(seat, ()), key=lambda miss: -miss.lost)
        first = {miss.turn: miss for miss in reversed(worst)}  # the worst of each turn
        worst.sort(key=lambda miss: first[miss.turn] is not miss)
        return sorted(worst[:SHOWN], key=lambda miss: miss.at)

    # --- looking

    def look_for(self, seat: int) -> None:
        """Find this seat's turning points, unless that was done or begun before."""
        if seat in self.courses and seat not in self._found:
            self._found[seat] = []
            self._wanted.append(seat)

    def update(self) -> bool:
        """Go on for a moment; whether something new is known."""
        if not self.reel.is_read:
            self.reel.read_on(READ_MS)
            return False
        if not self._is_begun:
            self._begin()
        if self._now is not None:
            return self._listen()
        if self._looks:
            self._ask(self._looks.popleft())
        elif self._wanted:
            self._weigh(self._wanted.popleft())
            return True
        return False

    def stop(self) -> None:
        """Nobody waits for it now: what is under way is asked again later."""
        if self._now is not None:
            look, _, ticket = self._now
            self._now = None
            self._opponents.cancel(ticket)
            self._looks.appendleft(look)

    def _begin(self) -> None:
        self._is_begun = True
        self._plan([_Look(seat, at, POSITION) for seat in self.people for at in _spread(self._own(seat), POINTS)])

    def _plan(self, looks: Sequence[_Look]) -> None:
        self._looks.extend(looks)
        self._many, self._done, self._answered = len(looks), 0, 0

    def _own(self, seat: int) -> list[int]:
        """Where in the log this seat has answered."""
        log = self.reel.log[: self.reel.length]
        return [at for at, answer in enumerate(log) if answer.seat == seat and answer.prompt != CONCEDE]

    def _weigh(self, seat: int) -> None:
        """Which answers are worth a look: those between positions where most was lost, and some of all others."""
        course, own = self.courses[seat], self._own(seat)
        spans = [
            (before - after, start, end)
            for (start, before), (end, after) in pairwise(course)
        ]  # fmt: skip
        chosen: dict[int, None] = {}
        for lost, start, end in sorted(spans, key=lambda span: -span[0]):
            if lost > 0 and len(chosen) < LISTED * 2 // 3:
                chosen |= dict.fromkeys([at for at in own if start <= at < end][:FROM_ONE_SPAN])
        rest = [at for at in own if at not in chosen]
        chosen |= dict.fromkeys(_spread(rest, LISTED - len(chosen)))
        self._plan([_Look(seat, at, REVIEW) for at in chosen])

    def _ask(self, look: _Look) -> None:
        state, answer = self.reel.at(look.at), self.reel.log[look.at]
        decision = _asked(state, answer)
        if decision is None or (look.what == REVIEW and sole_answer(decision) is not None):
            self._done += 1
            return
        number = stream(think_number(self.reel.seed, look.seat, look.at), look.what)
        brief = Brief.of(
            state, decision, STRONGEST, number, explain=look.what == REVIEW, look=look.what, given=answer.value
        )
        self._now = look, decision, self._opponents.ask(brief, SECONDS)

    def _listen(self) -> bool:
        assert self._now is not None
        look, decision, ticket = self._now
        reply = self._opponents.poll(ticket)
        if reply is None:
            return False
        self._now, self._done, self._answered = None, self._done + 1, self._answered + 1
        if look.what == REVIEW and self._answered >= MOVES:
            self._looks.clear()
        if reply.fault is None:
            self._note(look, decision, reply)
        return True

    def _note(self, look: _Look, decision: Decision, reply: Reply) -> None:
        if look.what == POSITION:
            course = self.courses[look.seat]
            if reply.chances:
                course.append((look.at, reply.chances[look.seat]))
            if not any(one.seat == look.seat for one in self._looks) and course:
                course.append((self.reel.length, self._ended(look.seat)))
            return
        given = self.reel.log[look.at].value
        worth = dict(reply.weighed)
        if len(reply.weighed) > 1 and given in worth and (best := reply.weighed[0])[1] - worth[given] >= LEAST:
            turn = self.reel.turn_at(look.at)
            missed = MissedChance(look.seat, look.at, turn, decision, given, best[0], reply.why, worth[given], best[1])
            self._found[look.seat].append(missed)

    def _ended(self, seat: int) -> float:
        """What the seat has in the end: all, a share of it, or nothing."""
        over = result(self.reel.at(self.reel.length))
        first = over.places[0] if over is not None and over.places else []
        return 1 / len(first) if seat in first else 0.0


def _asked(state: Any, answer: Answer) -> Decision | None:
    """The question that was answered so."""
    return next((one for one in waiting(state) if (one.seat, one.prompt) == (answer.seat, answer.prompt)), None)


def _spread(places: Sequence[int], most: int) -> list[int]:
    """At most so many of them, evenly spread, the first one among them.

    >>> _spread([3, 5, 8, 9, 12], 2), _spread([3, 5], 4), _spread([3, 5], 0)
    ([3, 8], [3, 5], [])
    """
    if len(places) <= most:
        return list(places)
    return [places[i * len(places) // most] for i in range(most)]
