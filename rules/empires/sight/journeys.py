"""Ways that take a group several turns, from what its owner knows: for orders that are remembered, and only proposed.

They decide nothing: every turn the steps are taken as `routes` allows them. They lead through hexes that are known and
free; what is unknown or held by somebody is at most their end.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from rules.core.contract import clone
from rules.core.queries import query

from ..map.routes import barred, held, next_to, slows
from ..printed.constants import TURNS
from ..state import Galaxy, Hex, Seat, Slot, enemies_at, is_closed
from ..state.values import speed
from .previews import risk_of


class Journey(NamedTuple):
    """A way to a hex, in how many turns it is made, and how many of its steps in this one."""

    path: tuple[Hex, ...]
    turns: int
    now: int


class _Traveller:
    """A group on a copy of the position, from its next step on."""

    def __init__(self, g: Galaxy, seat: Seat, slot: Slot) -> None:
        self.world = clone(g)
        self.seat, self.slot = seat, slot
        self.fleet = self.world.fleets[seat]
        self.start = self.fleet.hex[slot]
        self._paces = []
        for later in range(TURNS):
            self.world.turn = (g.turn - 1 + later) % TURNS + 1
            self._paces.append(speed(self.world, seat, slot))
        self.world.turn = g.turn
        self.spent = self._paces[0] if held(self.world, seat, slot) else self.fleet.spent[slot]
        self.fleet.spent[slot] = self.fleet.notes[slot] = 0

    def nexts(self, here: Hex) -> list[Hex]:
        """Where it may go from a hex, in this turn or in the next one."""
        self.fleet.hex[self.slot] = here
        around = next_to(self.world, self.seat, self.slot)
        return [hex for hex in around if not barred(self.world, self.seat, self.slot, hex)]

    def after(self, turn: int, used: int, hex: Hex) -> tuple[int, int]:
        """Turns before, and steps in the last one, once it has entered a hex."""
        halts = is_closed(self.world, hex) or slows(self.world, hex)
        new = used >= self._paces[turn % TURNS] or (halts and used > 0)
        turn += new
        return turn, self._paces[turn % TURNS] if halts else 1 if new else used + 1


@query
def journeys(g: Galaxy, seat: Seat, slot: Slot) -> dict[Hex, Journey]:
    """The shortest ways of a group to all hexes that it can get to, by hex."""
    group = _Traveller(g, seat, slot)
    found: dict[Hex, Journey] = {}
    # Turns before this one, steps in it, the way, and how much of it is made in the first one.
    edge: list[tuple[int, int, tuple[Hex, ...], int]] = [(0, group.spent, (), 0)]
    while edge:
        turn, used, path, now = heappop(edge)
        here = path[-1] if path else group.start
        if path and (here in found or here == group.start):
            continue
        if path:
            found[here] = Journey(path, turn + 1, now)
            if not is_calm(g, seat, here):
                continue
        for hex in group.nexts(here):
            if hex != group.start and hex not in found:
                after, steps = group.after(turn, used, hex)
                way = (*path, hex)
                heappush(edge, (after, steps, way, now if after else len(way)))
    return found


@query
def along(g: Galaxy, seat: Seat, slot: Slot, path: Sequence[Hex]) -> Journey | None:
    """A way that a group was given earlier, as it can go it now; None if it cannot."""
    group = _Traveller(g, seat, slot)
    here, turn, used, now = group.start, 0, group.spent, 0
    for number, hex in enumerate(path, 1):
        if hex not in group.nexts(here):
            return None
        turn, used = group.after(turn, used, hex)
        here, now = hex, now if turn else number
    return Journey(tuple(path), turn + 1, now)


@query
def is_calm(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """Whether a group may pass a hex without meeting anything that its owner knows of."""
    return not is_closed(g, hex) and not enemies_at(g, seat, hex) and not risk_of(g, seat, hex)


@query
def is_clear(g: Galaxy, seat: Seat, slot: Slot, path: Sequence[Hex], calm: bool) -> bool:
    """Whether a group can still go a way that it was given earlier, and nothing has come to it; `calm`: nor to its
    end, where nothing was when it set out."""
    passed = path if calm else path[:-1]
    return along(g, seat, slot, path) is not None and all(is_calm(g, seat, hex) for hex in passed)
