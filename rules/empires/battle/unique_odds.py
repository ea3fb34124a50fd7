"""Unique ships in a simulated battle (CL-19.3): who fires once more after a hit, and who is shielded.

Projectors protect the dearest ships of their side; in a battle under way those that they were pointed at. Beams are
left out, for nobody retreats in a simulation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..printed.designs import ANTI_SENSOR, SECOND_SALVO, SHIELD, has_ability
from ..printed.levels import design_of
from ..state import Galaxy, facts

if TYPE_CHECKING:
    from .odds import Force


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
