"""Machines and amoebas in a simulated battle: what is different about them (SE-17.2, SE-24.6, SE-24.7, SE-26)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..printed.constants import DIE
from ..printed.kinds import EXPLOSION, VARIETY
from ..solo.amoebas import EXPLODES, has_studied, is_safe
from ..state import Galaxy, facts, monsters
from .amoebas import KINDS_FOR_VARIETY, strain_of
from .machines import CLOAKING, FIGHTERS, FLEETS, LARGE_FLEET, MINES, weakness_of
from .volley import worth


class Beasts:
    """What a simulation has to know about them: by force, in its order."""

    def __init__(self, g: Galaxy, side: Sequence[int], units: Sequence[int]) -> None:
        known = facts(g)
        self.g, self.side, self.units = g, side, units
        self.bites = [known.is_amoeba[unit] for unit in units]
        self.machine = [known.is_machine[unit] for unit in units]
        self.weakness = [weakness_of(g, unit) for unit in units]
        swarm = any(self.bites)
        self.takes_part = [not (swarm and is_safe(g, unit)) for unit in units]  # SE-26.4
        self.cloaks_work = CLOAKING in self.weakness
        self.confused = [i for i, unit in enumerate(units) if (each := strain_of(g, unit)) and each.weakness == VARIETY]
        self.ships = [known.fights[unit] and known.moves[unit] and self.takes_part[i] for i, unit in enumerate(units)]
        self.price = [worth(g, unit) for unit in units]

    def fate(self, owners: Sequence[int], count: Sequence[int]) -> tuple[float, list[float]] | None:
        """SE-26.3, SE-26.5: where an amoeba cannot be fought, or only with an explosion: the chance that it dies, and
        what is lost of each force; None where a battle is fought."""
        if not any(self.bites):
            return None
        at = self.bites.index(True)
        type, strain = self.units[at] - facts(self.g).first_amoeba, strain_of(self.g, self.units[at])
        seat = next(owner for owner in owners if owner != monsters(self.g))
        prey = [float(units) if self.takes_part[i] and not self.bites[i] else 0.0 for i, units in enumerate(count)]
        if strain is None or not has_studied(self.g, seat, type):
            return 0.0, prey
        if strain.weakness != EXPLOSION:
            return None
        code = [facts(self.g).units[unit].code for unit in self.units]
        bombs = sorted(
            (-EXPLODES[code[i]], self.price[i], i) for i in range(len(code)) if prey[i] and code[i] in EXPLODES
        )
        if not bombs:
            return 0.0, prey
        killed, bomb = -bombs[0][0] / DIE, bombs[0][2]
        return killed, [killed * (i == bomb) + (1 - killed) * units for i, units in enumerate(prey)]

    def blasts(self, count: list[int]) -> list[int]:
        """SE-24.6: under which force each mine explodes; all are used up. Amoebas leave them alone (SE-26.8)."""
        if any(self.bites):
            return []
        mine = facts(self.g).code["Mine"]
        fields = [i for i, unit in enumerate(self.units) if unit == mine]
        weak = [i for i, each in enumerate(self.weakness) if each == MINES]
        found = weak[:1] * sum(count[i] for i in fields)
        for i in fields:
            count[i] = 0
        return found

    def bonus(self, now: Sequence[int], can_hit: Callable[[int, int], bool]) -> int:
        """SE-24.6, SE-26.5: the side with a large fleet against a machine that is weak to it, or with many kinds of
        ships against some amoebas; -1 without that."""
        for at, weak in enumerate(self.weakness):
            if weak == FLEETS and now[at]:
                side = 1 - self.side[at]
                there = [i for i, units in enumerate(now) if units and self.side[i] == side and self.ships[i]]
                fit = [i for i in there if can_hit(i, at)]
                if sum(now[i] for i in fit) >= LARGE_FLEET:
                    return side
        for at in self.confused:
            if now[at]:
                side = 1 - self.side[at]
                kinds = {unit for i, unit in enumerate(self.units) if now[i] and self.side[i] == side and self.ships[i]}
                if len(kinds) >= KINDS_FOR_VARIETY:
                    return side
        return -1

    def target(self, by: int, values: Sequence[tuple[int, int]], now: Sequence[int], hits: Sequence[int]) -> int:
        """SE-24.13, as in the real battle: its weakness, then damaged ships, then the most CP for one shot."""
        weak, fighter = self.weakness[by], facts(self.g).code["F"]
        there = list(values)
        if weak == FIGHTERS:
            there = [each for each in there if self.units[each[0]] == fighter] or there
        is_large = weak == FLEETS and sum(now[j] for j, _ in values if self.ships[j]) >= LARGE_FLEET
        if is_large:
            there = [each for each in there if self.ships[each[0]]] or there
        hurt = [each for each in there if hits[each[0]]]
        if is_large:
            return min(hurt or there, key=lambda each: (self.price[each[0]], each[0]))[0]
        return max(hurt or there, key=lambda each: (each[1], -each[0]))[0]
