"""The base of every game's state, and the plain data a game starts from."""

from __future__ import annotations

from typing import Any

from rules.core.limits import MOST_EFFECTS

from .chance import RandomSource
from .decisions import Decision
from .events import Event, SeatNumbers
from .frame import Frame
from .ranges import AnyNumber, Count, Number, PerSeat, SeatNo
from .reasons import Fault
from .records import Json, Shared, field, record, sparse, transient
from .view_cache import ViewCache


@record
class Setup:
    """How a game begins: what each seat chose, the table's options, the card sets."""

    game: str
    seats: list[dict[str, Json]]
    options: dict[str, Json] = field(default_factory=dict)
    sets: list[str] = field(default_factory=list)


@record
class Result:
    """The ranking (`places`: lists of tied seats, best first), the points of each seat, and why the game ended.

    An empty first list means that nobody has won.
    """

    places: list[list[SeatNo]]
    scores: PerSeat[Number]
    reason: str

    def place_of(self, seat: int) -> int:
        """1 for the winners, 2 for the next, ..."""
        before = 0
        for tied in self.places:
            if seat in tied:
                return before + 1
            before += max(1, len(tied))
        raise Fault(f"seat {seat} has no place")


@record
class Item:
    """One thing on the stack: its owner, the flow that carries it out, the piece it comes from, that flow's locals."""

    id: Count
    seat: SeatNo
    flow: str
    source: Json
    told: dict[str, Json]
    negated: bool = False


@record
class State(RandomSource):
    """What every game has. A game's own state is a record that adds its fields.

    The last seven fields are not saved: the content, the events of the answer being applied (None: nobody listens), the
    open questions (see `flow`), scripted dice for tests, how many effects there were since the last answer, parts of
    its views (see `view_cache`), and what was worked out from the position (see `derived`).
    """

    game: str
    setup: Shared[Setup]
    chance: AnyNumber
    frames: list[Frame] = field(default_factory=list, kw_only=True)
    stack: list[Item] = field(default_factory=list, kw_only=True)
    outcome: Result | None = field(default=None, kw_only=True)
    conceded: list[int] = sparse()  # seats that have given up but are played on, first to last; see `conceding`
    content: Any = transient(keep=True)
    heard: list[Event] | None = transient()
    pending: tuple[Decision, ...] | None = transient(keep=True)
    script: list[int] | None = transient(keep=True)
    efforts: int | None = transient()
    view_cache: ViewCache | None = transient()
    derived: dict[Any, Any] | None = transient()

    def emit(
        self,
        kind: str,
        *,
        secret: dict[str, SeatNumbers] | None = None,
        only: SeatNumbers | None = None,
        reveals: bool = False,
        **data: Json,
    ) -> None:
        """Add an event, if anybody listens. Only atoms call this: one small function for each observable change."""
        if self.heard is not None:
            self.heard.append(Event(kind, data, secret, only, reveals))

    def tires(self) -> bool:
        """Count one more effect; True if there were more than `MOST_EFFECTS` since the last answer."""
        self.efforts = efforts = (self.efforts or 0) + 1
        return efforts > MOST_EFFECTS

    def roll(self, sides: int) -> int:
        if self.script:
            face = self.script.pop(0)
            if not 1 <= face <= sides:
                raise Fault(f"a die with {sides} sides cannot show {face}")
            return face
        return self.below(sides) + 1
