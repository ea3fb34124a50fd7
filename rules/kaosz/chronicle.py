"""The story of a finished game: how the colonies shrank, the hardest blow, the turn of the tide, the best ship.

Everything lies open by then (UX-56): it is read from the whole log and the last position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.chronicle import Chronicle, TurningPoint
from rules.core.events import Event

from .state import COLONY, Kaosz

BLOW, TIDE, LOSS, BEST = "blow", "tide", "loss", "best"
CLEAR_LEAD = 3  # cards in the colony; less is no lead that could turn
KILL_WORTH = 2  # a ship shot down is worth so many bombs when the best one is chosen


Said = Mapping[str, Any]


class _Listener:
    """Goes through the log once and keeps what the story needs."""

    def __init__(self, g: Kaosz) -> None:
        self.g = g
        self.change = [0] * len(g.setup.seats)  # of each colony so far
        self.course: list[tuple[int, ...]] = [tuple(self.change)]
        self.turn = 0
        self.bombers: tuple[int, ...] = ()
        self.shooter = self.answerer = -1  # who fires, and who fires back
        self.bombs: Counter[int] = Counter()
        self.kills: Counter[int] = Counter()
        self.blows: list[TurningPoint] = []
        self.losses: list[TurningPoint] = []

    def hear(self, event: Event) -> None:
        heard = getattr(self, f"_{event.kind}", None)
        if heard is not None:
            heard(event.data)

    def _turn_begins(self, said: Said) -> None:
        if self.turn:
            self.course.append(tuple(self.change))
        self.turn = int(said["turn"])

    def _move(self, said: Said) -> None:
        for place, by in ((said["origin"], -1), (said["to"], 1)):
            zone, _, seat = str(place).partition(":")
            if zone == "colony":
                self.change[int(seat)] += by

    def _announced(self, said: Said) -> None:
        verb, *cards = said["what"]
        if verb in ("bombard", "stealth"):
            self.bombers = tuple(cards)
        elif verb == "shot":
            self.shooter, self.answerer = int(cards[0]), -1

    def _return_fire(self, said: Said) -> None:
        self.answerer = int(said["card"])

    def _bombardment(self, said: Said) -> None:
        total, victim = int(said["total"]), int(said["seat"])
        for ship in self.bombers:
            self.bombs[ship] += -(-total // len(self.bombers))
        if said["what"] == "colony" and total:
            self.blows.append(TurningPoint(BLOW, self.turn, {"seat": victim, "count": total}))

    def _destroyed(self, said: Said) -> None:
        card, seat = int(said["card"]), int(said["seat"])
        face = self.g.face(card)
        if face.type != "ship":
            return
        victor = self.answerer if card == self.shooter else self.shooter
        if victor >= 0 and self.g.owner[victor] != seat:
            self.kills[victor] += 1
        self.losses.append(TurningPoint(LOSS, self.turn, {"seat": seat, "card": face.name, "cost": face.cost}))

    def _combat_over(self, said: Said) -> None:
        self.shooter = self.answerer = -1
        self.bombers = ()


def chronicle(g: Kaosz, events: Iterable[Event]) -> Chronicle:
    """From all events; what the colonies were is reckoned back from what they are."""
    ear = _Listener(g)
    for event in events:
        ear.hear(event)
    ear.course.append(tuple(ear.change))
    start = [len(g.pile(COLONY[seat])) - by for seat, by in enumerate(ear.change)]
    course = tuple(tuple(first + at[seat] for at in ear.course) for seat, first in enumerate(start))
    found = [_greatest(ear.blows, "count"), _tide(course), _greatest(ear.losses, "cost"), _best(ear)]
    moments = sorted((one for one in found if one is not None), key=lambda one: (one.name == BEST, one.turn))
    return Chronicle(course, tuple(moments))


def _greatest(points: list[TurningPoint], by: str) -> TurningPoint | None:
    return max(points, key=lambda one: int(one.values[by]), default=None)


def _tide(course: tuple[tuple[int, ...], ...]) -> TurningPoint | None:
    """The last turn after which another one of two led, where the one before had been clearly ahead."""
    if len(course) != 2:
        return None
    leader, ahead, found = -1, 0, None
    for turn, (one, other) in enumerate(zip(*course, strict=True)):
        now = leader if one == other else 0 if one > other else 1
        if now != leader:
            if ahead >= CLEAR_LEAD:
                found = TurningPoint(TIDE, turn, {"seat": now})
            leader, ahead = now, 0
        ahead = max(ahead, abs(one - other))
    return found


def _best(ear: _Listener) -> TurningPoint | None:
    """The ship that did most."""
    ships = sorted({*ear.bombs, *ear.kills})
    worth = {ship: ear.bombs[ship] + KILL_WORTH * ear.kills[ship] for ship in ships}
    if not any(worth.values()):
        return None
    ship = max(ships, key=lambda one: worth[one])
    values = {"seat": ear.g.owner[ship], "card": ear.g.face(ship).name}
    return TurningPoint(BEST, 0, {**values, "bombs": ear.bombs[ship], "kills": ear.kills[ship]})
