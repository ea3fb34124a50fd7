"""The story of a finished game: how the colonies grew, the first battle between players, the bloodiest one, what space
took, the first colony that was destroyed or captured, a machine that fell, the first unique ship in a battle, and whose
Homeworld fell. Of a solo game: when the enemy came, each of his machines and Homeworlds that fell, the bloodiest battle
against him, what he destroyed, and when the colonies were worth most.

Everything lies open by then (UX-56): it is read from the whole log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.chronicle import Chronicle, TurningPoint
from rules.core.events import Event

from .printed.constants import NOBODY, NOWHERE
from .state import Galaxy, Hex, facts

FIRST, BLOODY, SPACE, RAZED, CAPTURED, MACHINE, UNIQUE, FALLEN = (
    "first", "bloody", "space", "razed", "captured", "machine", "unique", "fallen",
)  # fmt: skip
# Of a solo game; `foe` names who it was.
CAME, FOUGHT, FELLED, RAVAGED, DOOMED, HEYDAY = "came", "fought", "felled", "ravaged", "doomed", "heyday"
ALIENS, MONSTERS, RIVAL = "aliens", "monsters", "rival"
MOST_FELLED = 6  # are told one by one; of more the first and the last
IN_BATTLE = ("battle", "mine")  # why units are lost to an enemy
IN_SPACE = ("danger", "black_hole")

Said = Mapping[str, Any]


class _Listener:
    """Goes through the log once and keeps what the story needs."""

    def __init__(self, g: Galaxy, homes: Mapping[Hex, int]) -> None:
        self.seats = len(g.setup.seats)
        # The log begins with the first question; where nobody chooses a home, the Homeworlds stand by then.
        self.turn, full = 1, facts(g).homeworld_steps[-1]
        self.first_turn = 0  # the first one that begins in the log
        self.colonies: dict[Hex, tuple[int, int]] = {hex: (seat, full) for hex, seat in homes.items()}  # owner, value
        self.course: list[tuple[int, ...]] = []
        self.found: dict[str, list[TurningPoint]] = {}
        self.sides = (NOBODY, NOBODY)
        self.fallen = 0  # in the battle that is going on
        self.monsters = self.seats + 1
        self.taken: dict[int, int] = {}  # how many units space has taken so far, by owner
        self.solo = facts(g).map.rival  # who plays against a single person; empty among players
        self.felled = 0  # machines, or Homeworlds of alien empires

    def hear(self, event: Event) -> None:
        heard = getattr(self, f"on_{event.kind}", None)
        if heard is not None:
            heard(event.data)

    def _note(self, name: str, **values: Any) -> None:
        self.found.setdefault(name, []).append(TurningPoint(name, self.turn, values))

    def _foe(self, owner: int) -> str:
        """Who has pieces but no seat."""
        if owner == self.seats:
            return ALIENS
        return RIVAL if owner > self.monsters else self.solo or MONSTERS

    def on_arrival(self, said: Said) -> None:
        """SE-24.4."""
        self._note(CAME, foe=self.solo or MONSTERS, seat=0)

    def on_cycle(self, said: Said) -> None:
        self.course.append(self._standing())
        if self.solo:
            self._note(HEYDAY, seat=0, count=self._standing()[0])
        self.turn = int(said["cycle"])
        self.first_turn = self.first_turn or self.turn

    def _standing(self) -> tuple[int, ...]:
        worth = [0] * self.seats
        for owner, value in self.colonies.values():
            if 0 <= owner < self.seats:
                worth[owner] += value
        return tuple(worth)

    # -- colonies

    def on_colony(self, said: Said) -> None:
        self.colonies[said["hex"]] = (said["seat"], said["value"])

    def on_value(self, said: Said) -> None:
        self.colonies[said["hex"]] = (said["seat"], said["value"])

    def on_colony_lost(self, said: Said) -> None:
        self.colonies.pop(said["hex"], None)
        loser, by = int(said["seat"]), int(said["by"])
        if self.solo and loser > self.monsters and said["homeworld"]:
            self.felled += 1
            self._note(FELLED, seat=0, foe=RIVAL, count=self.felled)
        if self.solo and loser < self.seats and not 0 <= by < self.seats:
            foe = self.solo if by == NOBODY else self._foe(by)
            self._note(DOOMED if said["homeworld"] else RAVAGED, seat=loser, foe=foe)
        if loser >= self.seats or not 0 <= by < self.seats:
            return
        self._note(FALLEN if said["homeworld"] else RAZED, seat=by, other=loser)

    def on_captured(self, said: Said) -> None:
        if "homeworld" not in said:  # a ship
            return
        self.colonies[said["hex"]] = (said["seat"], said["value"])
        loser = int(said["loser"])
        if 0 <= loser < self.seats:
            self._note(FALLEN if said["homeworld"] else CAPTURED, seat=said["seat"], other=loser)

    # -- battles

    def on_battle(self, said: Said) -> None:
        self.sides, self.fallen = (int(said["attacker"]), int(said["defender"])), 0
        if max(self.sides) < self.seats:
            self._note(FIRST, seat=self.sides[0], other=self.sides[1])

    def on_design_shown(self, said: Said) -> None:
        """CL-19: a type of ship that nobody had seen before."""
        self._note(UNIQUE, seat=said["seat"])

    def on_lost(self, said: Said) -> None:
        owner, count = int(said["seat"]), int(said["count"])
        if said["why"] in IN_BATTLE:
            self.fallen += count
            if owner == self.monsters and max(self.sides) >= 0:
                victor = next((side for side in self.sides if 0 <= side < self.seats), NOBODY)
                if victor != NOBODY and self.solo:
                    self.felled += count
                    self._note(FELLED, seat=victor, foe=self.solo, count=self.felled)
                elif victor != NOBODY:
                    self._note(MACHINE, seat=victor)
        elif said["why"] in IN_SPACE and owner < self.seats:
            self.taken[owner] = self.taken.get(owner, 0) + count
            self._note(SPACE, seat=owner, count=self.taken[owner])

    def on_battle_over(self, said: Said) -> None:
        if self.fallen and 0 <= max(self.sides) < self.seats:
            self._note(BLOODY, seat=self.sides[0], other=self.sides[1], count=self.fallen)
        elif self.fallen and self.solo and max(self.sides) >= self.seats:
            self._note(FOUGHT, seat=0, foe=self._foe(max(self.sides)), count=self.fallen)
        self.sides = (NOBODY, NOBODY)

    def on_over(self, said: Said) -> None:
        self.on_battle_over(said)
        self.course.append(self._standing())


def _homes(g: Galaxy, events: Iterable[Event]) -> dict[Hex, int]:
    """Whose Homeworlds lie where: those that stand, and those that fell."""
    stand = {hex: seat for seat, hex in enumerate(g.homeworld) if hex != NOWHERE}
    lost = [event.data for event in events if event.kind in ("colony_lost", "captured") and event.data.get("homeworld")]
    return {**stand, **{said["hex"]: said.get("loser", said["seat"]) for said in lost}}


def chronicle(g: Galaxy, events: Iterable[Event]) -> Chronicle:
    """From all events."""
    events = list(events)
    ear = _Listener(g, _homes(g, events))
    for event in events:
        ear.hear(event)
    if (ear.first_turn - 1 if ear.first_turn else g.cycle) > 1:  # cut: an earlier edition has begun the game
        return Chronicle()
    found = ear.found
    most, first = (
        (BLOODY, SPACE, FOUGHT, HEYDAY),
        (FIRST, RAZED, CAPTURED, MACHINE, UNIQUE, FALLEN, CAME, RAVAGED, DOOMED),
    )
    felled = found.get(FELLED, [])
    told = [
        *(max(found.get(name, ()), key=lambda one: int(one.values["count"]), default=None) for name in most),
        *(next(iter(found.get(name, ())), None) for name in first),
        *(felled if len(felled) <= MOST_FELLED else (felled[0], felled[-1])),
    ]
    last = (FELLED, FALLEN, DOOMED)
    moments = sorted((one for one in told if one is not None), key=lambda one: (one.turn, one.name in last))
    return Chronicle(tuple(zip(*ear.course, strict=True)), tuple(moments))
