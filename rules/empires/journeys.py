"""Ways that take a group several turns, from what its owner knows: for orders that are remembered, and only proposed.

They decide nothing: every turn the steps are taken as `routes` allows them. They lead through hexes that are known and
free; what is unknown or held by somebody is at most their end.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from rules.core.contract import clone

from .previews import risk_of
from .routes import barred, held, next_to, slows
from .state import Galaxy, Hex, Seat, Slot, enemies_at, is_closed
from .values import speed
from .words import TURNS


class Journey(NamedTuple):
    """A way to a hex, in how many turns it is made, and how many of its steps in this one."""

    path: tuple[Hex, ...]
    turns: int
    now: int


def journeys(g: Galaxy, seat: Seat, slot: Slot) -> dict[Hex, Journey]:
    """The shortest ways of a group to all hexes that it can get to, by hex."""
    world = clone(g)
    fleet = world.fleets[seat]
    start, spent = fleet.hex[slot], fleet.spent[slot]
    first = world.turn
    paces = []
    for later in range(TURNS):
        world.turn = (first - 1 + later) % TURNS + 1
        paces.append(speed(world, seat, slot))
    world.turn = first
    if held(world, seat, slot):
        spent = paces[0]
    fleet.spent[slot] = fleet.notes[slot] = 0
    found: dict[Hex, Journey] = {}
    # Turns before this one, steps in it, the way, and how much of it is made in the first one.
    edge: list[tuple[int, int, tuple[Hex, ...], int]] = [(0, spent, (), 0)]
    while edge:
        turn, used, path, now = heappop(edge)
        here = path[-1] if path else start
        if path and (here in found or here == start):
            continue
        if path:
            found[here] = Journey(path, turn + 1, now)
            if not is_calm(world, seat, here):
                continue
        fleet.hex[slot] = here
        pace = paces[turn % TURNS]
        for hex in next_to(world, seat, slot):
            if hex == start or hex in found or barred(world, seat, slot, hex):
                continue
            halts = is_closed(world, hex) or slows(world, hex)
            new = used >= pace or (halts and used > 0)
            steps = 1 if new else used + 1
            after = turn + new
            way = (*path, hex)
            heappush(edge, (after, paces[after % TURNS] if halts else steps, way, now if after else len(way)))
    return found


def is_calm(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """Whether a group may pass a hex without meeting anything that its owner knows of."""
    return not is_closed(g, hex) and not enemies_at(g, seat, hex) and not risk_of(g, seat, hex)


def is_clear(g: Galaxy, seat: Seat, slot: Slot, path: Sequence[Hex], calm: bool) -> bool:
    """Whether a group can still go a way that it was given earlier, and nothing has come to it; `calm`: nor to its
    end, where nothing was when it set out."""
    passed = path if calm else path[:-1]
    return path[-1] in journeys(g, seat, slot) and all(is_calm(g, seat, hex) for hex in passed)
