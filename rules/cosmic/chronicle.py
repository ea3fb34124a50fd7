"""The story of a finished game: how the foreign colonies grew, the closest fight, the bloodiest one, the richest deal,
the first power that was lost, who first stood before the goal, and a victory that is shared.

Everything lies open by then (UX-56): it is read from the whole log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.chronicle import Chronicle, TurningPoint
from rules.core.events import Event

from .flows.ending import foreign_needed
from .printed.words import DEAL, LOST, WON
from .state.cosmos import WARP, Cosmos

CLOSE, BLOODY, BARGAIN, POWERLESS, BRINK, SHARED = "close", "bloody", "bargain", "powerless", "brink", "shared"

EventData = Mapping[str, Any]


class _Listener:
    """Goes through the log once and keeps what the story needs."""

    def __init__(self, g: Cosmos) -> None:
        self.goal = foreign_needed(g)
        self.turn = 0
        self.standing = [0] * len(g.setup.seats)  # foreign colonies so far
        self.course: list[tuple[int, ...]] = [tuple(self.standing)]
        self.found: dict[str, list[TurningPoint]] = {}
        self.totals: list[int] = []
        self.lost = 0  # ships in the encounter that is going on
        self.mains = (-1, -1)
        self.deal = False
        self.founded: set[int] = set()  # who has more colonies than when the encounter began

    def add(self, event: Event) -> None:
        note = getattr(self, f"_{event.kind}", None)
        if note is not None:
            note(event.data)

    def _note(self, name: str, **values: Any) -> None:
        self.found.setdefault(name, []).append(TurningPoint(name, self.turn, values))

    def _turn(self, data: EventData) -> None:
        if "number" not in data:  # a card was turned over
            return
        if self.turn:
            self.course.append(tuple(self.standing))
        self.turn = int(data["number"])

    def _encounter(self, data: EventData) -> None:
        self.totals, self.lost, self.deal, self.mains = [], 0, False, (-1, -1)
        self.founded.clear()

    def _totals(self, data: EventData) -> None:
        self.totals = [int(total) for total in data["totals"]]

    def _outcome(self, data: EventData) -> None:
        """Who won it, and by how much; a deal is told when it has been carried out."""
        self.mains = int(data["offense"]), int(data["defense"])
        self.deal = data["outcome"] == DEAL
        if data["outcome"] not in (WON, LOST) or not self.totals or min(self.mains) < 0:
            return
        first = 0 if data["outcome"] == WON else 1
        won, lost = self.totals[first], self.totals[1 - first]
        if won >= lost:  # some powers turn it round
            self._note(CLOSE, seat=self.mains[first], other=self.mains[1 - first], won=won, lost=lost)

    def _ships(self, data: EventData) -> None:
        if data["to"] == WARP:
            self.lost += int(data["count"])

    def _track(self, data: EventData) -> None:
        seat, before, now = int(data["seat"]), int(data["before"]), int(data["now"])
        self.standing[seat] = now
        if now > before:
            self.founded.add(seat)
        if now == self.goal - 1 and now > before:
            self._note(BRINK, seat=seat)

    def _power(self, data: EventData) -> None:
        if not data["has"]:
            self._note(POWERLESS, seat=int(data["seat"]))

    def _encounter_end(self, data: EventData) -> None:
        if min(self.mains) >= 0:
            if self.lost:
                self._note(BLOODY, seat=self.mains[0], other=self.mains[1], count=self.lost)
            if self.deal and {*self.mains} <= self.founded:
                self._note(BARGAIN, seat=self.mains[0], other=self.mains[1])
        self.mains = (-1, -1)  # an encounter that was interrupted goes on without its story

    def _over(self, data: EventData) -> None:
        self.course.append(tuple(self.standing))
        self._encounter_end(data)  # the game ends in the midst of it (CE-8.2)
        if len(data["places"][0]) > 1:
            self._note(SHARED, seats=tuple(data["places"][0]))


def chronicle(g: Cosmos, events: Iterable[Event]) -> Chronicle:
    """From all events."""
    listener = _Listener(g)
    for event in events:
        listener.add(event)
    found = listener.found
    told = [
        min(
            found.get(CLOSE, ()),
            key=lambda one: (one.values["won"] - one.values["lost"], -one.values["won"]),
            default=None,
        ),
        max(found.get(BLOODY, ()), key=lambda one: int(one.values["count"]), default=None),
        *(next(iter(found.get(name, ())), None) for name in (BARGAIN, POWERLESS, BRINK, SHARED)),
    ]
    moments = sorted((one for one in told if one is not None), key=lambda one: (one.turn, one.name == SHARED))
    return Chronicle(tuple(zip(*listener.course, strict=True)), tuple(moments))
