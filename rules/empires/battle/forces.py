"""What meets in a simulated battle: forces, and what is different about crews, Boarding Ships, Titans and unique ships.

Experience counts as it is at the beginning (CL-3): what a group may gain on the way is left out. A ship that is
captured (CL-4) fights for its captor after an idle round, as one of a force that is empty at first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..printed.constants import NOBODY, SKILLED, UNTRAINED
from ..printed.designs import ANTI_SENSOR, SECOND_SALVO, SHIELD, has_ability
from ..printed.levels import design_of
from ..state import Galaxy, Hex, Owner, carried, experience_of, facts, groups_at
from ..state.experience import OUT_OF_REACH, within_reach
from ..state.values import Ship, Shot, damage_of
from .boarding import can_be_captured

Aim = tuple[int, int, int]  # a target, the number to hit, the value of a shot at it before its hull is counted
TWICE = 2  # a captured ship is lost to one side and won by the other


class Force(NamedTuple):
    """Units of one kind and technology on one side."""

    unit: int
    tech: int
    units: int
    damage: int = 0  # hits on one of them
    owner: Owner = NOBODY  # if it is not the one who leads the side (SE-23.5)
    experience: int = UNTRAINED  # of its crews, where that is known (CL-3.1.2)
    builder: Owner = NOBODY  # of captured ships (CL-12.6, CL-13.7)


Sides = tuple[Sequence[Force], Sequence[Force]]


def forces_at(g: Galaxy, owner: Owner, hex: Hex) -> list[Force]:
    """What an owner has in a hex, as the position says."""
    fleet = g.fleets[owner]
    return [
        Force(
            fleet.unit[slot],
            carried(g, owner, slot),
            fleet.count[slot],
            fleet.damage[slot],
            owner,
            experience_of(g, owner, slot),
            fleet.builder[slot],
        )
        for slot in groups_at(g, owner, hex)
    ]


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


# -- unique ships in a simulated battle (CL-19.3): who fires once more after a hit, and who is shielded
# Projectors protect the most expensive ships of their side; in a battle under way those that they were pointed at.
# Beams are left out, for nobody retreats in a simulation.


class UniqueShips:
    """By force, in the order of a simulation."""

    def __init__(self, g: Galaxy, forces: Sequence[Force], side: Sequence[int], price: Sequence[int]) -> None:
        known = facts(g)
        able = [design_of(force.tech) if force.unit == known.unique else 0 for force in forces]
        self.again = [has_ability(design, SECOND_SALVO) for design in able]
        self.unseen = [has_ability(design, ANTI_SENSOR) for design in able]
        self.kind = [force.unit for force in forces]
        barred = (known.unique, known.titan, known.code["Mine"])
        # by force that is protected: the force with the projectors, and how many of them
        self.shields: dict[int, list[tuple[int, int]]] = {}
        for i, design in enumerate(able):
            left = forces[i].units if has_ability(design, SHIELD) else 0
            friends = [j for j, force in enumerate(forces) if side[j] == side[i] and force.unit not in barred]
            friends = [j for j in friends if known.moves[forces[j].unit] and known.fights[forces[j].unit]]
            for j in sorted(friends, key=lambda each: -price[each]):
                some = min(left, forces[j].units)
                if some:
                    self.shields.setdefault(j, []).append((i, some))
                    left -= some

    def point(self, pairs: Sequence[tuple[int, int]]) -> None:
        """As they are in a battle under way: (who protects, who is protected) for each projector."""
        self.shields = {}
        for by, at in pairs:
            self.shields.setdefault(at, []).append((by, 1))

    def is_shielded(self, now: Sequence[int], i: int, screened: Sequence[bool]) -> bool:
        """CL-19.3.7: whether no ship of a force can be targeted."""
        found = self.shields.get(i)
        if not found:
            return False
        return now[i] <= sum(min(some, now[by]) for by, some in found if not screened[by])
