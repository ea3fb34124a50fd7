"""Where a group could go in this turn and what it risks there, from what its owner knows: for the preview of a move.

A preview decides nothing: it asks `routes` for every step, on a copy of the position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rules.core.contract import clone
from rules.core.forms import FormValues
from rules.core.queries import query

from ..cards.unharmed import are_known, are_pilgrims
from ..economy.ledger import ledger_of
from ..map.hazards import BLACK_HOLE, DANGER, SURVIVES
from ..map.mining import why_no_load, why_no_unload
from ..map.routes import barred, held, next_to, slows
from ..map.settling import can_settle
from ..printed.constants import DEEP_SPACE, DIE, ENTERED, JUMPED, NOTHING
from ..printed.facts import Facts
from ..state import Galaxy, Hex, Seat, Slot, board, enemies_at, facts, has_terrain, is_closed, near, sees_marker
from ..state.pipelines import TRAIL_BITS, is_on_chain

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
    unharmed = are_pilgrims(g, seat) if is_closed(g, hex) else are_known(g, seat)
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
        for at in range(len(g.marker))
        for marker in (g.marker[at], g.also[at])
        if marker != NOTHING and board(g).home_of[at] == area and not sees_marker(g, seat, at)
    ]
    eaten = [m for at, m in zip(g.swarm.eaten_at, g.swarm.eaten, strict=True) if board(g).home_of[at] == area]
    aside = g.aside if area == DEEP_SPACE else ()
    return Counter(known.marker_kind[marker] for marker in (*hidden, *eaten, *aside))


@query
def yards_of(g: Galaxy, seat: Seat, filled: FormValues) -> dict[Hex, tuple[int, int]]:
    """What the shipyards build with a sheet that is being written, and what they can (see `Ledger.in_yards`)."""
    return ledger_of(g, seat).in_yards(filled)
