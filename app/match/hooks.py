"""What the match must know about a game beyond what `rules` tells; everything here has a default.

A game registers its own with `HOOKS[<game>] = MatchHooks(...)` in the module that its manifest names as `hooks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Any, NamedTuple

from app.games import part
from rules import PASS, Amount, Decision, Event, Form, One, Reason, State, occasion, view
from rules.core.decisions import Value
from rules.core.lean import dataclass

from .feed import LogEntry

LogFault = Callable[[str], None]


class Reaction(NamedTuple):
    """How fast one level is where a clock runs; milliseconds before the pace factor (SM-4.60 to 4.62)."""

    first: tuple[int, int]
    between: tuple[int, int]
    sees: int
    replans: int  # how many per cent of the changes it notices make it plan anew


def private(state: State, seat: int, decision: Decision | None, together: bool) -> bool:
    """Whether the screen shows something that only this seat may see; a simultaneous choice is always secret."""
    return together or view(state, seat)["table"] != view(state, None)["table"]


def replying(state: State, decision: Decision) -> bool:
    """Whether this decision is a reply window: asked by one of the core's window flows, with "pass" offered."""
    now = occasion(state)
    return isinstance(decision, One) and PASS in decision.options and now is not None and now.is_window


def passing(decision: Decision) -> Value:
    """The answer to a reply window that does nothing: a pass, or a form as it is laid out."""
    return tuple(decision.opening().items()) if isinstance(decision, Form) else PASS


def is_pass(decision: Decision, value: Value) -> bool:
    """Whether nobody can tell an answer to a reply window from a pass: what stands in a form is seen later, if ever."""
    return isinstance(decision, Form) or value == PASS


def moment_of(state: State, decision: Decision) -> str:
    """The name for which a stop can be set (see `Stops.at`): the window's moment, or the prompt."""
    now = occasion(state)
    return (now.moment if now is not None else "") or decision.prompt


def targeted(state: State, seat: int, decision: Decision) -> bool:
    """Whether the announced action is aimed at this seat, by what the window is about (which is public)."""
    now = occasion(state)
    return now is not None and now.aims_at(seat)


def still_to_reply(state: State, decision: Decision) -> tuple[int, ...]:
    """The seats still to be asked in this window, in order."""
    now = occasion(state)
    return (now.queue if now is not None else ()) or (decision.seat,)


def nothing_in_sight(state: State, seat: int, decision: Decision) -> tuple[Any, ...]:
    return ()


def all_news(event: Event) -> bool:
    return True


def whole_grace(state: State, decision: Decision) -> float | None:
    return 1.0


def nobody(state: State) -> int | None:
    return None


def never_quiet(state: State, seat: int, decision: Decision) -> bool:
    return False


def always_matters(state: State, seat: int, decision: Decision) -> bool:
    return True


def nothing_follows(state: State, seat: int, decision: Decision, before: Iterator[Event]) -> Value | None:
    return None


def not_straight(state: State, seat: int, decision: Decision, order: Any) -> Value | None:
    return None


def to_the_end(state: State, seat: int) -> bool:
    return True


def wastes_nothing(state: State, seat: int, decision: Decision) -> bool:
    return False


def clock_due(state: State, decision: Decision) -> int:
    """The game time of the clock's next answer, as its question names it (SM-4.57)."""
    if isinstance(decision.source, int):
        return decision.source
    return decision.high if isinstance(decision, Amount) else (decision.since or 0) + 1000


def clock_time(decision: Decision, t: int) -> Value:
    """The clock's plain answer "it is t now"."""
    return t if isinstance(decision, Amount) else "time"


def clock_pause(decision: Decision, t: int) -> Value | None:
    """The clock's answer that stops time, if the game has one (SM-4.47)."""
    return "pause" if isinstance(decision, One) and "pause" in decision.options else None


def any_time(state: State, now: int) -> Reason | None:
    return None


def unhurried(state: State) -> int:
    return 100


def unveiled(table: dict[str, Any]) -> dict[str, Any]:
    return table


def unharmed(state: State, seat: int) -> bool:
    return False


def whole_rest(event: Event) -> float:
    return 1.0


def nobodys(event: Event) -> bool:
    return False


def never_asked(decision: Decision) -> bool:
    return False


def never_open(state: State, decision: Decision) -> bool:
    return False


def never_idle(entry: LogEntry) -> bool:
    return False


SLOW = Reaction((1700, 3200), (1000, 1800), 600, 70)


@dataclass(frozen=True, slots=True)
class ClockHooks:
    """Hooks of a real-time game. `veil` removes from a view what is hidden while the clock stands (SM-4.47)."""

    due: Callable[[Any, Decision], int] = clock_due
    time: Callable[[Decision, int], Value] = clock_time
    pause: Callable[[Decision, int], Value | None] = clock_pause
    why_no_pause: Callable[[Any, int], Reason | None] = any_time
    pace: Callable[[Any], int] = unhurried  # all delays of computer players are multiplied by so many per cent
    reactions: Mapping[str, Reaction] = field(default_factory=dict)
    veil: Callable[[dict[str, Any]], dict[str, Any]] = unveiled

    def reaction(self, level: str) -> Reaction:
        return self.reactions.get(level, SLOW)


# Who answers for the neutral seat `table`: (state, its decision, where to log faults) -> the answer, an animation.
World = Callable[[Any, Decision, LogFault], tuple[Value, Any]]


@dataclass(frozen=True, slots=True)
class MatchHooks:
    """One game's hooks.

    `private`     must others not see the screen while this seat decides? (state, seat, decision, together)
    `in_the_open` is this question about things that all see? People at one screen answer it with their hands face down,
                  and need no cover unless they want to look at them
    `is_window`   is this decision a reply window, and not a seat's own main decision? (UX-38)
    `targeted`    is the announced action aimed at the seat? (UX-37)
    `wasteful`    would a pass lose something, so that the seat is asked once? (UX-38)
    `round`       the seats that are still asked for a reply, this one first, as far as everybody can see
    `in_sight`    what this seat could use now that lies open: the ring waits for it, so it must follow from what
                  everybody sees, and must not depend on what only the seat knows (UX-47, UX-110)
    `news`        does this event begin a new step? Rings between which there was none are one
    `announcer`   the seat whose action waits for replies; None if nobody's or unknown
    `quiet`       was only an everyday action announced, as far as this seat and everybody knows? (UX-37)
    `matters`     could any reply of the seat change something it cares about, as far as it knows? (UX-37)
    `follows`     the answer that follows from the seat's earlier answers and public facts; None: the seat is asked.
                  It gets the events so far as this seat saw them, newest first
    `straight`    the plain answer to a question that the seat's own action brings up on its way, by the order that the
                  seat gave for it; None: it brings none
    `has_more`    will the seat's own action ask more, so that "straight" is worth offering with this question?
    `ends_turn`   is ending the turn the only option? The seat is asked anyway, so that it can still undo (UX-58)
    `grace`       how long the call-out ring runs, as a share of its setting, by what was announced; None: until a key
                  ends it (UX-110)
    `plays`       is the seat still in the game?
    `acting`      whose turn it is; the person at the screen goes on without a cover only within one turn
    `attacked`    is somebody attacking this seat, as everybody sees? The cover says so
    `for_all`     does this event call everybody to look, such as a page that is read to the whole table?
    `looked_at`   is this event looked at before the screen is covered for the next person? Whoever sits there stays
    `rest`        how long people look at an event of a computer player's action, as a share of the pace (UX-71)
    `only_handles` did an answer only take a piece into the hand, or lay it down? An undo passes over it (UX-17)
    `table`       answers for the neutral seat `table`
    """

    private: Callable[[Any, int, Decision | None, bool], bool] = private
    in_the_open: Callable[[Any, Decision], bool] = never_open
    is_window: Callable[[Any, Decision], bool] = replying
    moment: Callable[[Any, Decision], str] = moment_of
    targeted: Callable[[Any, int, Decision], bool] = targeted
    wasteful: Callable[[Any, int, Decision], bool] = wastes_nothing
    round: Callable[[Any, Decision], tuple[int, ...]] = still_to_reply
    in_sight: Callable[[Any, int, Decision], tuple[Any, ...]] = nothing_in_sight
    news: Callable[[Event], bool] = all_news
    announcer: Callable[[Any], int | None] = nobody
    quiet: Callable[[Any, int, Decision], bool] = never_quiet
    matters: Callable[[Any, int, Decision], bool] = always_matters
    follows: Callable[[Any, int, Decision, Iterator[Event]], Value | None] = nothing_follows
    straight: Callable[[Any, int, Decision, Any], Value | None] = not_straight
    has_more: Callable[[Any, int, Decision], bool] = wastes_nothing
    ends_turn: Callable[[Decision], bool] = never_asked
    grace: Callable[[Any, Decision], float | None] = whole_grace
    plays: Callable[[Any, int], bool] = to_the_end
    acting: Callable[[Any], int | None] = nobody
    attacked: Callable[[Any, int], bool] = unharmed
    for_all: Callable[[Event], bool] = nobodys
    looked_at: Callable[[Event], bool] = nobodys
    rest: Callable[[Event], float] = whole_rest
    only_handles: Callable[[LogEntry], bool] = never_idle
    table: World | None = None
    clock: ClockHooks = field(default_factory=ClockHooks)

    def summons(self, state: State, decision: Decision, together: bool) -> str:
        """Why this seat is called to the screen, by what everybody knows: the last word of the cover's message."""
        if together:
            return "choice"
        if self.attacked(state, decision.seat):
            return "attacked"
        if self.is_window(state, decision):
            return "reply"
        return "turn" if self.acting(state) in (None, decision.seat) else "asked"

    def tells_nothing(self, state: State, seat: int, watchers: tuple[int, ...]) -> bool:
        """Whether giving this seat's only answer at once would tell nobody anything (UX-33, UX-47).

        That is so if nobody watches, or if the seat knows nothing secret: then everybody can see that it has only one
        answer.
        """
        return not watchers or not self.private(state, seat, None, False)


HOOKS: dict[str, MatchHooks] = {}
_PLAIN = MatchHooks()


def hooks_of(game: str) -> MatchHooks:
    """The game's hooks, or the default ones, which work for every game."""
    if game not in HOOKS:
        part(game, "hooks")
    return HOOKS.get(game, _PLAIN)


def sole_answer(decision: Decision) -> Value | None:
    """The only legal answer; None if there are several."""
    found = decision.first(2)
    return found[0] if len(found) == 1 else None
