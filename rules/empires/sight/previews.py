"""Where a group could go in this turn and what it risks there, from what its owner knows: for the preview of a move.

A preview decides nothing: it asks `routes` for every step, on a copy of the position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from rules.core.chance import Chance, stream
from rules.core.contract import clone, imagine
from rules.core.forms import FormValues
from rules.core.queries import query
from rules.core.under_way import on_top

from ..battle.outlook import Expected
from ..cards.unharmed import are_known_pilgrims, are_pilgrims
from ..economy.ledger import ledger_of
from ..flows.assault import ALIEN_MILITIA
from ..ground.odds import Force, chances
from ..map.hazards import BLACK_HOLE, DANGER, SURVIVES
from ..map.mining import why_no_load, why_no_unload
from ..map.routes import barred, held, next_to, slows
from ..map.settling import can_settle
from ..printed.constants import DEEP_SPACE, DIE, ENTERED, JUMPED, NOBODY, NOTHING, NOWHERE, TURNS
from ..printed.facts import Facts
from ..printed.troops import Troops, best, of_kind, packed, single
from ..state import (
    NO_HEX,
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    aliens,
    board,
    enemies_at,
    facts,
    has_terrain,
    hexed,
    is_closed,
    near,
    sees_marker,
)
from ..state.barracks import drop_ships_at, dropped_at_most, garrison_at, room_at
from ..state.pipelines import TRAIL_BITS, is_on_chain
from ..state.values import speed

CERTAIN = 10_000  # of a chance that is told in hundredths of a percent


class Goal(NamedTuple):
    """A hex that can be reached: the way there, whether the group must stop, what it may meet and lose."""

    hex: Hex
    path: tuple[Hex, ...]
    stops: bool
    enemies: int  # counters that can be seen there
    explores: bool
    risk: float  # chance that a ship is lost to the hex itself, on the way or there
    works: bool = False  # it could settle, load or unload there

    @property
    def told_risk(self) -> int:
        """In hundredths of a percent; never none or all of it unless it is so."""
        told = round(self.risk * CERTAIN)
        return told if self.risk in (0.0, 1.0) else max(1, min(CERTAIN - 1, told))


def goals(g: Galaxy, seat: Seat, slot: Slot) -> list[Goal]:
    """All hexes that a group can reach now, nearest first, each by its safest shortest way: of equal ones along a chain
    of pipelines, which may carry it farther (SE-10.3)."""
    if held(g, seat, slot):
        return []
    start = g.fleets[seat].hex[slot]
    found: dict[Hex, Goal] = {}
    edge = [Goal(start, (), False, 0, False, 0.0)]
    world = clone(g)
    trails = {start: g.fleets[seat].trail[slot]}
    while edge:
        reached: dict[Hex, Goal] = {}
        piped: set[Hex] = set()
        for here in edge:
            _put(world, g, seat, slot, here, trails[here.hex])
            if held(world, seat, slot):
                continue
            for hex in next_to(world, seat, slot):
                if hex == start or hex in found or barred(world, seat, slot, hex):
                    continue
                chained = is_on_chain(world, seat, slot, hex)
                goal = _goal(g, seat, slot, here, hex, chained)
                if hex not in reached or (goal.risk, not chained) < (reached[hex].risk, hex not in piped):
                    reached[hex] = goal
                    trails[hex] = trails[here.hex] << TRAIL_BITS | here.hex + 1
                    piped = piped | {hex} if chained else piped - {hex}
        found |= reached
        edge = [goal for goal in reached.values() if not goal.stops]
    return list(found.values())


def _put(world: Galaxy, g: Galaxy, seat: Seat, slot: Slot, goal: Goal, trail: int) -> None:
    """Atom of a copy: the group as it would be after this way."""
    fleet = world.fleets[seat]
    steps = len(goal.path)
    fleet.hex[slot], fleet.trail[slot] = goal.hex, trail
    fleet.spent[slot] = g.fleets[seat].spent[slot] + steps
    way = (g.fleets[seat].hex[slot], *goal.path)
    jumped = any(to not in near(g, at) for at, to in pairwise(way))
    fleet.notes[slot] = g.fleets[seat].notes[slot] | (ENTERED if steps else 0) | (JUMPED if jumped else 0)


def _goal(g: Galaxy, seat: Seat, slot: Slot, before: Goal, hex: Hex, chained: bool) -> Goal:
    """SE-10.3: on a chain neither terrain stops a group, nor does a Black Hole harm it."""
    closed = is_closed(g, hex)
    enemies = sum(g.fleets[other].hex.count(hex) for other in enemies_at(g, seat, hex))
    here = 0.0 if chained else risk_of(g, seat, hex)
    risk = 1 - (1 - before.risk) * (1 - here)
    stops = closed or (slows(g, hex) and not chained and not are_pilgrims(g, seat)) or bool(enemies)
    return Goal(hex, (*before.path, hex), stops, enemies, closed, risk, not closed and works_at(g, seat, slot, hex))


@query
def works_at(g: Galaxy, seat: Seat, slot: Slot, hex: Hex) -> bool:
    """SE-4.20.1, SE-6.7: whether a Colony Ship or a Miner would have something to do in an explored hex."""
    unit, code = g.fleets[seat].unit[slot], facts(g).code
    if unit == code["CO"]:
        return can_settle(g, seat, slot, hex)
    return unit == code["Miner"] and (
        why_no_load(g, seat, slot, hex) is None or why_no_unload(g, seat, slot, hex) is None
    )


@lru_cache(maxsize=100)
def losses_of(known: Facts) -> Mapping[str, int]:
    """Loss in percent when a marker of a kind is explored or entered (SE-6.3, SE-6.4, CL-20.2)."""
    tested = {kind: 100 * (DIE - last) // DIE for kind, last in SURVIVES.items()}
    return tested if "safer_space" in known.on else tested | {DANGER: 100}


def risk_of(g: Galaxy, seat: Seat, hex: Hex) -> float:
    """Chance that a ship which enters and explores a hex is lost to it."""
    # CL-E37: a Black Hole that they find does Space Pilgrims no harm; one that they enter only if they avow it
    unharmed = are_pilgrims(g, seat) if is_closed(g, hex) else are_known_pilgrims(g, seat)
    losses = {kind: loss for kind, loss in losses_of(facts(g)).items() if not (unharmed and kind == BLACK_HOLE)}
    if not is_closed(g, hex):
        return losses.get(BLACK_HOLE, 0) / 100 if has_terrain(g, hex, BLACK_HOLE) else 0.0
    if sees_marker(g, seat, hex):
        kinds_here = (facts(g).marker_kind[m] for m in (g.marker[hex], g.also[hex]) if m != NOTHING)
        return max(losses.get(kind, 0) for kind in kinds_here) / 100
    kinds = unseen_kinds(g, seat, hex)
    one = sum(losses.get(kind, 0) * count for kind, count in kinds.items()) / (100 * max(1, kinds.total()))
    return one if g.also[hex] == NOTHING else 1 - (1 - one) ** 2


def unseen_kinds(g: Galaxy, seat: Seat, hex: Hex) -> Counter[str]:
    """What the markers of this home, or of deep space, can be that the seat has not seen.

    Everybody could find it out: it is the printed set without all that was turned up; what amoebas devoured
    unseen (SE-26.7) could still be anywhere.
    """
    area, known = board(g).home_of[hex], facts(g)
    hidden = [
        marker
        for at, first in hexed(g.marker)
        for marker in (first, g.also[at])
        if marker != NOTHING and board(g).home_of[at] == area and not sees_marker(g, seat, at)
    ]
    eaten = [m for at, m in zip(g.swarm.eaten_at, g.swarm.eaten, strict=True) if board(g).home_of[at] == area]
    aside = g.aside if area == DEEP_SPACE else ()
    return Counter(known.marker_kind[marker] for marker in (*hidden, *eaten, *aside))


@query
def yards_of(g: Galaxy, seat: Seat, filled: FormValues) -> dict[Hex, tuple[int, int]]:
    """What the shipyards build with a sheet that is being written, and what they can (see `Ledger.in_yards`)."""
    return ledger_of(g, seat).in_yards(filled)


# -- ways that take a group several turns: for orders that are remembered, and only proposed
#
# They decide nothing: every turn the steps are taken as `routes` allows them. They lead through hexes that are known
# and free; what is unknown or held by somebody is at most their end.


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


# -- a landing as it is being filled in: where it is, who comes from drop ships, how it would end


FLOWS = ("empires.landing", "empires.stowing", "empires.spilling")
Numbers = tuple[int, ...]  # of each kind that can be bought


@query
def where(g: Galaxy) -> Hex:
    """The hex of the question about ground units that is asked now."""
    frame = on_top(g, *FLOWS)
    return Hex(frame.hex) if frame is not None else NO_HEX


@query
def room(g: Galaxy, seat: Seat) -> int:
    """CL-14.1.3: how many ground units the Transports there hold."""
    return room_at(g, seat, where(g))


@query
def from_drop_ships(g: Galaxy, seat: Seat, numbers: Sequence[int]) -> Numbers:
    """CL-14.8.6: of those who land, as many as drop ships hold: the best of them."""
    quick = best(_troops(g, numbers), dropped_at_most(g, seat, where(g)))
    return tuple(of_kind(quick, kind) for kind in facts(g).bought)


@query
def landed(
    g: Galaxy, seat: Seat, number: int, runs: int, numbers: Numbers, dropped: Numbers | None, air: int
) -> Expected | None:
    """CL-14.8: how the fight for a colony would end if these landed, in one imagined world; None if there is none.

    `dropped`: those from drop ships; None: if there are any, all of them.
    """
    hex = where(g)
    whose = _holder(g, hex) if hex != NOWHERE else seat
    troops = _troops(g, numbers)
    if whose == seat or not troops:
        return None
    quick = _troops(g, dropped) if dropped is not None else troops if drop_ships_at(g, seat, hex) else 0
    planes = single(facts(g).aircraft, air) if air else 0  # CL-A25
    world = imagine(g, seat, Chance(stream(number, "landed")))
    militia = g.value[hex] if g.colony[hex] != NOBODY else ALIEN_MILITIA
    theirs = Force(garrison_at(world, hex) if g.colony[hex] != NOBODY else 0, 0, militia)
    win = chances(world, hex, (seat, whose), Force(quick + planes, troops - quick), theirs, number, runs).win
    return Expected((win, 1.0 - win), guessed=g.colony[hex] != NOBODY)


def _holder(g: Galaxy, hex: Hex) -> Owner:
    return g.colony[hex] if g.colony[hex] != NOBODY else aliens(g)


def _troops(g: Galaxy, numbers: Sequence[int]) -> Troops:
    return packed(dict(zip(facts(g).bought, numbers, strict=True)))
