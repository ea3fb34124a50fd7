"""What a Homeworld hides: closed counters are guesses, and few of them are Bases and shipyards, though every empire has
them there. Whoever reckons with them, and with what is built before his fleet arrives, seldom breaks it on them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from ..battle.odds import Force
from ..map.ending import worth
from ..printed.levels import level
from ..state import Galaxy, Hex, Owner, Slot, equipped, facts, groups_of
from .might import best_of, force_of

FORTIFIED = 5  # the cycle from which on a Base is expected
FIRST_YARDS, MORE_YARDS, MOST_YARDS = 4, 3, 9  # shipyards at first, one more in so many cycles, no more than these
MINED, MINES = 15, 4  # the cycle from which on Mines are expected even of those who have shown none, and how many
REGARD = 1.6  # closed counters that make for a Homeworld are the main fleet, so many times what guesses one by one say
DEFENDED = 0.5  # of the income, what he spends on ships for each phase before the fleet arrives
TURNS = 3  # SE-2.4: of a cycle


def phases_before(turn: int, steps: int, pace: float) -> int:
    """How many Economic Phases there are before a fleet has gone so many steps, this turn's move included."""
    return (max(1, turn) + max(1, ceil(steps / pace)) - 2) // TURNS


def lays_mines(world: Galaxy, owner: Owner) -> bool:
    """Whether Mines are expected over a player's Homeworld: he has shown them, or has had the time to learn them."""
    known = facts(world)
    able = known.code["Mine"] in known.buildable
    return able and (world.cycle >= MINED or level(world.seen_tech[owner], known.technology["mines"]) > 0)


def reckoned(world: Galaxy, owner: Owner, hex: Hex, there: Sequence[Force], phases: int) -> list[Force]:
    """What is over the Homeworld of another player besides what is guessed to be there."""
    if owner >= len(world.cp) or world.homeworld[owner] != hex:
        return []
    known, fleet, levels = facts(world), world.fleets[owner], world.tech[owner]
    found = []
    if any(fleet.hex[slot] == hex and not fleet.up[slot] for slot in groups_of(world, owner)):
        base, yard = known.code["Base"], known.code["SY"]
        if world.cycle >= FORTIFIED and not any(force.unit == base for force in there):
            found.append(Force(base, equipped(world, owner, base, levels), 1))
        if lays_mines(world, owner):
            laid = sum(force.units for force in there if force.unit == known.code["Mine"])
            found += [Force(known.code["Mine"], 0, MINES - laid)] if laid < MINES else []
        yards = min(MOST_YARDS, FIRST_YARDS + world.cycle // MORE_YARDS)
        yards -= sum(force.units for force in there if force.unit == yard)
        if yards > 0:
            found.append(Force(yard, equipped(world, owner, yard, levels), yards))
    cp = int(DEFENDED * phases * worth(world, owner))
    if cp:
        found.append(best_of(world, levels, cp))
    return found


def regarded(world: Galaxy, coming: Sequence[tuple[Owner, Slot]]) -> list[Force]:
    """Enemies who come, closed fleets of players as strong as whoever sets out against a Homeworld usually is."""
    found = []
    for owner, slot in coming:
        force = force_of(world, owner, slot)
        closed = owner < len(world.cp) and not world.fleets[owner].up[slot]
        found.append(force._replace(units=round(force.units * REGARD)) if closed else force)
    return found
