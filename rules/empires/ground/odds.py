"""How a ground combat would end, by simulation: for the table, and for opponents.

Both sides fire at what costs the enemy most for one shot, and support who hits best (as in `order`); nobody is
screened. Classes and numbers to hit come from the same `values` as in the real fight.

    chances(g, hex, (0, 1), Force(ready, late), Force(garrison, 0, militia), seed=7).win

What is asked here is taken as known: whoever must not know a garrison asks about a world that he imagines. Equal seeds
give equal odds; the effort is counted in dice.
"""

from __future__ import annotations

from typing import NamedTuple

from ..printed.dice import Dice
from ..printed.troops import Troops, listed
from ..state import Galaxy, Hex, Owner, facts
from ..state.ground import ATTACKING, DEFENDING
from . import values
from .order import under_way, worth
from .values import Aim, Soldier

RUNS = 100
MOST_ROUNDS = 40
SAME_FROM = 6  # rounds after this one are taken to be alike


class Force(NamedTuple):
    """Ground units of one side."""

    ready: Troops
    late: Troops = 0  # CL-14.8.3
    militia: int = 0


class Chances(NamedTuple):
    """What the simulated fights say; pairs are attacker, defender."""

    runs: int
    effort: int  # dice
    win: float  # the attacker's chance to capture the planet
    left: tuple[float, float]  # units that are left, on average


class Unit(NamedTuple):
    """Units of one kind on one side."""

    side: int
    troop: int
    units: int
    idle: bool
    damage: int = 0


def chances(
    g: Galaxy, hex: Hex, owners: tuple[Owner, Owner], attackers: Force, defenders: Force, seed: int, runs: int = RUNS
) -> Chances:
    """How a fight of these would end, from its first round on."""
    there = [Unit(ATTACKING, kind, count, False) for kind, count in listed(attackers.ready)]
    there += [Unit(ATTACKING, kind, count, True) for kind, count in listed(attackers.late)]
    there += [Unit(DEFENDING, kind, count, False) for kind, count in listed(defenders.ready)]
    if defenders.militia:
        there.append(Unit(DEFENDING, facts(g).militia, defenders.militia, False))
    return _Fight(g, hex, owners, there).run(seed, runs, 1)


def chances_now(g: Galaxy, seed: int, runs: int = RUNS) -> Chances:
    """How the fight under way would end, from its next round on."""
    a = under_way(g)
    columns = zip(a.side, a.troop, a.count, a.damage, strict=True)
    there = [Unit(side, troop, count, False, damage) for side, troop, count, damage in columns if count]
    return _Fight(g, a.hex, (a.attacker, a.defender), there).run(seed, runs, a.round + 1)


class _Fight:
    """The fight in plain numbers."""

    def __init__(self, g: Galaxy, hex: Hex, owners: tuple[Owner, Owner], units: list[Unit]) -> None:
        self.g, self.hex, self.owners, self.units = g, hex, owners, units
        self.grav, self.aircraft = facts(g).troop["Grav"], facts(g).aircraft
        self.hull = [values.hull(g, self._soldier(i, 1, False)) for i in range(len(units))]
        self.price = [worth(g, unit.troop) for unit in units]
        self._needs: dict[tuple[int, int, int], int] = {}
        self._orders: dict[int, list[int]] = {}

    def _soldier(self, i: int, round: int, supported: bool) -> Soldier:
        unit = self.units[i]
        return Soldier(self.owners[unit.side], unit.troop, self.hex, unit.side == ATTACKING, round, supported)

    def _need(self, by: int, at: int, round: int, supports: tuple[bool, bool]) -> int:
        key = (by, at, 4 * round + 2 * supports[0] + supports[1])
        found = self._needs.get(key)
        if found is None:
            aim = Aim(self._soldier(by, round, supports[0]), self._soldier(at, round, supports[1]))
            found = self._needs[key] = min(10, values.to_hit(self.g, aim))
        return found

    def _order(self, round: int) -> list[int]:
        """CL-14.8.1."""
        found = self._orders.get(round)
        if found is None:
            found = self._orders[round] = sorted(
                range(len(self.units)),
                key=lambda i: (
                    values.class_of(self.g, self._soldier(i, round, False)),
                    self.units[i].side == ATTACKING,
                    i,
                ),
            )
        return found

    def run(self, seed: int, runs: int, first: int) -> Chances:
        dice, wins, left = Dice(seed), 0, [0, 0]
        for _ in range(runs):
            count, damage = [unit.units for unit in self.units], [unit.damage for unit in self.units]
            for number in range(first, first + MOST_ROUNDS):
                if not self._alive(count, ATTACKING) or not self._alive(count, DEFENDING):
                    break
                self._round(count, damage, number, dice)
            wins += self._stands(count) and not self._alive(count, DEFENDING)
            for side in (ATTACKING, DEFENDING):
                left[side] += self._alive(count, side)
        return Chances(runs, dice.thrown, wins / runs, (left[0] / runs, left[1] / runs))

    def _alive(self, count: list[int], side: int) -> int:
        return sum(many for many, unit in zip(count, self.units, strict=True) if unit.side == side)

    def _stands(self, count: list[int]) -> bool:
        """CL-22.9: whether attackers are left who can hold the planet; Transports cannot."""
        return any(
            many and unit.side == ATTACKING and unit.troop != self.aircraft
            for many, unit in zip(count, self.units, strict=True)
        )

    def _round(self, count: list[int], damage: list[int], number: int, dice: Dice) -> None:
        round = min(number, SAME_FROM)
        idle = [number == 1 and unit.idle for unit in self.units]
        supported = self._supported(count, idle, round)
        for i in self._order(round):
            for shot in range(0 if idle[i] else count[i]):
                if shot >= count[i]:
                    break
                target, need = self._target(i, count, damage, round, shot < supported[i], supported)
                if target < 0:
                    return
                if dice.face() <= need:
                    damage[target] += 1
                    if damage[target] >= self.hull[target]:
                        damage[target] = 0
                        count[target] -= 1

    def _target(
        self, by: int, count: list[int], damage: list[int], round: int, helped: bool, supported: list[int]
    ) -> tuple[int, int]:
        """What costs the enemy most for one shot. Units without support stand in front of those that have it."""
        best, found, number = -1.0, -1, 0
        for at, unit in enumerate(self.units):
            if count[at] and unit.side != self.units[by].side:
                need = self._need(by, at, round, (helped, supported[at] >= count[at]))
                value = need * self.price[at] / (self.hull[at] - damage[at])
                if value > best:
                    best, found, number = value, at, need
        return found, number

    def _supported(self, count: list[int], idle: list[bool], round: int) -> list[int]:
        """CL-14.11: how many of each are supported in this round."""
        gravs = [0, 0]
        for i, unit in enumerate(self.units):
            if unit.troop == self.grav and not idle[i]:
                gravs[unit.side] += count[i]
        found = [0] * len(self.units)
        many = abs(gravs[ATTACKING] - gravs[DEFENDING])
        if not many:
            return found
        side = ATTACKING if gravs[ATTACKING] > gravs[DEFENDING] else DEFENDING
        able = [i for i, unit in enumerate(self.units) if unit.side == side and unit.troop != self.grav and not idle[i]]
        for i in sorted(able, key=lambda i: (-values.attack(self.g, self._soldier(i, round, False)), -self.price[i])):
            found[i] = min(many, count[i])
            many -= found[i]
        return found
