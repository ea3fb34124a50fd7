"""What a match tells the table scene, in the order in which it is to be shown, and masked for the viewer."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from rules import Event, Reason, Result
from rules.content.shapes import Translation
from rules.core.decisions import Value


class Applied(NamedTuple):
    """An answer was given; these are its events as the viewer sees them. It is already in the journal."""

    viewer: int | None
    seat: int  # who answered; below 0 the clock or the table
    events: tuple[Event, ...]
    auto: bool = False  # the program answered for the viewer's own seat (UX-33, UX-37)


class Covered(NamedTuple):
    """Cover the whole window and name this seat (UX-41); `why`: turn, choice, hidden, idle or focus."""

    seat: int
    why: str


class Concealed(NamedTuple):
    """Everybody looks from now on: nothing private of this seat may stay on the screen (UX-41)."""

    seat: int


class Uncovered(NamedTuple):
    """The cover is gone: from now on the screen shows this seat's view."""

    seat: int


class Recap(NamedTuple):
    """What this seat has missed (UX-43): `Feed.missed`, to be shown in motion, and `Feed.since_acting`, in words."""

    seat: int
    events: tuple[Event, ...]
    told: tuple[Event, ...] = ()
    shown: tuple[bool, ...] = ()  # for each of `told`: the screen has shown it to this seat; empty: none of them
    budget_ms: int = 10_000


class Banner(NamedTuple):
    """It is this seat's turn to decide; nothing private is involved, or all trust each other (UX-44)."""

    seat: int


class RingOpened(NamedTuple):
    """These human seats may reply to an announced action (UX-110) for so many `ms`; None: until a key is pressed."""

    moment: str
    seats: tuple[int, ...]
    ms: int | None


class RingClosed(NamedTuple):
    """The ring is over; the reply windows of the `called` seats open now."""

    called: tuple[int, ...]


class CalledOut(NamedTuple):
    """A human pressed the call-out key."""

    seat: int


class Changed(NamedTuple):
    """What the screen shows or offers is another, also where no event tells of it: a question, a rest, a ring."""


class TableAnswered(NamedTuple):
    """The neutral seat `table` answered (a drop of dice); `record` holds the animation, shown before its events."""

    source: Any
    record: Any


class Hinted(NamedTuple):
    """What a computer player would answer, and why (UX-61); the two best answers with their chances to win."""

    seat: int
    prompt: str
    value: Value
    why: Reason | None
    weighed: tuple[tuple[Value, float], ...] = ()


class Restored(NamedTuple):
    """The position has changed by undo, redo or take-back: end all animations and draw the present view."""

    why: str  # undo, redo, take-back
    seat: int


class TakeBackAsked(NamedTuple):
    """A person asks to go back to before one of their own answers; each of these seats must agree (UX-60).

    The first of them is asked now. If it is the person's own seat, somebody wants to undo that answer while everybody
    looks: only its owner may do that.
    """

    by: int
    turn: int
    seats: tuple[int, ...]
    length: int = 0  # how many answers of the log would be left


class TakeBackSettled(NamedTuple):
    """All agreed, or somebody refused."""

    by: int
    agreed: bool


class HandedOver(NamedTuple):
    """A seat is played by somebody else from now on (UX-74)."""

    seat: int
    kind: str


class Notice(NamedTuple):
    """A message to be shown once (UX-98): its id and parameters."""

    id: str
    params: Mapping[str, str | int | Translation] = MappingProxyType({})
    warns: bool = False  # it stays until it is dismissed


class Faulted(NamedTuple):
    """The rules failed on an answer; the state before it is kept (UX-97). The player may retry, undo or leave."""

    seat: int
    prompt: str
    details: str


class Over(NamedTuple):
    """The game has ended."""

    result: Result


# One thing to show.
Happening = (
    Applied
    | Covered
    | Concealed
    | Uncovered
    | Recap
    | Banner
    | RingOpened
    | RingClosed
    | CalledOut
    | Changed
    | TableAnswered
    | Hinted
    | Restored
    | TakeBackAsked
    | TakeBackSettled
    | HandedOver
    | Notice
    | Faulted
    | Over
)
