"""Crews, Boarding Ships and Titans in a simulated battle (CL-3, CL-4, CL-6): what is different about them.

Experience counts as it is at the beginning: what a group may gain on the way is left out. A ship that is captured
fights for its captor after an idle round, as one of a force that is empty at first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..printed.constants import SKILLED, UNTRAINED
from ..state import Galaxy, facts
from ..state.experience import OUT_OF_REACH, within_reach
from ..state.values import Shot, damage_of
from .boarding import can_be_captured

if TYPE_CHECKING:
    from ..state.values import Ship
    from .odds import Aim, Force

TWICE = 2  # a captured ship is lost to one side and won by the other


def trained(g: Galaxy, force: Force) -> int:
    """The experience of a force; of ships that are only thought of, what most crews have."""
    if force.experience != UNTRAINED or not facts(g).trained[force.unit]:
        return force.experience
    return SKILLED


def prizes(g: Galaxy, side: Sequence[int], ships: Sequence[Ship], forces: Sequence[Force]) -> list[tuple[int, int]]:
    """For each force that could be boarded: itself, and which force of the other side has the first Boarding Ships."""
    boards = facts(g).boards
    parties = [next((i for i in range(len(forces)) if side[i] == s and boards[forces[i].unit]), -1) for s in (0, 1)]
    return [
        (i, parties[1 - side[i]])
        for i, one in enumerate(ships)
        if parties[1 - side[i]] >= 0 and facts(g).fights[one.unit] and can_be_captured(g, one)
    ]


class Crews:
    """By force, in the order of a simulation; `won` says which empty force takes up what is captured of each."""

    def __init__(self, g: Galaxy, ships: Sequence[Ship], side: Sequence[int], won: dict[int, int]) -> None:
        known = facts(g)
        self.side, self.won = side, won
        self.boards = [known.boards[one.unit] for one in ships]
        self.punch = [damage_of(g, Shot(one, one)) for one in ships]
        self.levels = [one.experience for one in ships]
        known_levels = [each for each in self.levels if each != UNTRAINED]
        self.ranked = bool(known_levels) and max(known_levels) - min(known_levels) >= OUT_OF_REACH
        self.idle = [0] * len(ships)  # captured in the last round
        self.taken = [0] * len(ships)  # captured in this one

    def begin(self) -> None:
        self.idle, self.taken = [0] * len(self.side), [0] * len(self.side)

    def next_round(self) -> None:
        self.idle, self.taken = self.taken, [0] * len(self.side)

    def reached(self, by: int, aims: list[Aim], now: Sequence[int], screened: Sequence[bool]) -> list[Aim]:
        """CL-3.4.3: whom a force may fire at."""
        there = [aim for aim in aims if now[aim[0]] and not screened[aim[0]]]
        allowed = within_reach(self.levels[by], [self.levels[aim[0]] for aim in there])
        return [aim for aim, may in zip(there, allowed, strict=True) if may]

    def capture(self, now: list[int], hits: list[int], target: int) -> None:
        """CL-4.3.1: the ship changes sides; it is idle for a round."""
        to = self.won.get(target, -1)
        now[target] -= 1
        hits[target] = 0
        if to >= 0:
            now[to] += 1
            self.taken[to] += 1
