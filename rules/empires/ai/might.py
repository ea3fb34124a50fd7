"""How strong groups are, and who would win."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from typing import NamedTuple

from ..battle.forces import Force
from ..battle.odds import odds
from ..map.ending import worth
from ..printed.constants import DIE, TURNS
from ..printed.designs import SECOND_SALVO, WARHEADS, Design, unpacked
from ..printed.kinds import CARRIED
from ..printed.levels import Levels, design_of, level
from ..state import Galaxy, Hex, Owner, Slot, carried, equipped, experience_of, facts, groups_of, rival_of

STEEP = 4  # twice the strength wins in 16 of 17 battles
SURE_HITS = 2.0  # CL-19.3.13
MINE = 1.6  # a minefield counts like so much strength for whoever comes


def force_of(g: Galaxy, owner: Owner, slot: Slot, units: int = 0) -> Force:
    fleet = g.fleets[owner]
    if fleet.cp[slot]:
        return unbuilt(g, owner, fleet.cp[slot])
    crew = experience_of(g, owner, slot)
    return Force(fleet.unit[slot], carried(g, owner, slot), units or fleet.count[slot], experience=crew)


def unbuilt(g: Galaxy, owner: Owner, cp: int) -> Force:
    """SE-25.8, SE-25.12: what an alien empire could build of so many CP."""
    return best_of(g, rival_of(g, owner).tech, cp)


def best_of(g: Galaxy, levels: Levels, cp: int) -> Force:
    """The largest ships that could be built of so many CP with such technology."""
    known = facts(g)
    able = [
        unit
        for unit in known.buildable
        if known.bombards[unit]
        and unit != known.unique  # aliens design none
        and known.speed[unit] != CARRIED
        and all(level(levels, known.technology[name]) >= least for name, least in known.units[unit].needs.items())
        and known.cost[unit] <= max(cp, known.cost[known.code["SC"]])
    ]
    best = max(able, key=lambda unit: (known.cost[unit], unit))
    return Force(best, known.equipped(best, levels), max(1, cp // known.cost[best]))


class Measure(NamedTuple):
    """What strength is measured against: the Attack and Defence of enemies, technology included."""

    attack: float = 5.0
    defence: float = 1.0
    surely: float = 0.5  # a shot that is not aimed at all hits on so much of a die (SE-5.4.2)


USUAL = Measure()


def might_of(g: Galaxy, force: Force, against: Measure = USUAL) -> float:
    """Strength at a glance: hits that it deals times hits that it stands, by the square law."""
    known = facts(g)
    if force.unit == known.code["Mine"]:
        return MINE * force.units
    if not known.fights[force.unit]:
        return 0.0
    attack, defence = printed(g, force)
    drawn = unpacked(design_of(force.tech)) if design_of(force.tech) else None
    weapon = drawn.weapon if drawn is not None else known.class_of[force.unit]
    first = 1 + 0.04 * (4 - weapon) + 0.05 * level(force.tech, known.tactics)
    dealt, suffered = max(against.surely, attack - against.defence), max(1.0, against.attack - defence)
    if drawn is not None:
        dealt = _dealt(drawn, dealt)
    hull = known.hull_with(force.unit, force.tech)
    return force.units * first * sqrt(dealt * known.attacks[force.unit] * hull / suffered)


def _dealt(drawn: Design, dealt: float) -> float:
    """CL-19.3.12, CL-19.3.13: what the weapons of a unique ship make of the number to hit."""
    if WARHEADS in drawn.abilities:
        dealt = max(SURE_HITS, dealt)
    return dealt * (1 + dealt / DIE) if SECOND_SALVO in drawn.abilities else dealt


def printed(g: Galaxy, force: Force) -> tuple[int, int]:
    """Attack and Defence of a unit with its technology."""
    known = facts(g)
    unit = known.units[force.unit]
    if design_of(force.tech):
        drawn = unpacked(design_of(force.tech))
        return drawn.attack + level(force.tech, known.attack), drawn.defence + level(force.tech, known.defence)
    step = max(1, level(force.tech, known.technology[unit.by])) - 1 if unit.by else 0
    return unit.attack[step] + level(force.tech, known.attack), unit.defence[step] + level(force.tech, known.defence)


def measure_of(g: Galaxy, forces: Sequence[Force]) -> Measure:
    """The measure that these enemies are, by how often each of them fires."""
    known = facts(g)
    armed = [force for force in forces if known.fights[force.unit] and force.units]
    if not armed:
        return USUAL
    values = [printed(g, force) for force in armed]
    shots = [force.units * known.attacks[force.unit] for force in armed]
    hulls = [force.units * known.hull_with(force.unit, force.tech) for force in armed]
    attack = sum(value[0] * n for value, n in zip(values, shots, strict=True)) / sum(shots)
    defence = sum(value[1] * n for value, n in zip(values, hulls, strict=True)) / sum(hulls)
    return Measure(attack, defence, 0.02 if any(known.is_machine[force.unit] for force in armed) else 0.5)


def might(g: Galaxy, owner: Owner, slots: Sequence[Slot]) -> float:
    return sum(might_of(g, force_of(g, owner, slot)) for slot in slots)


def glance(ours: float, theirs: float) -> float:
    """The chance to win, guessed from strengths."""
    if theirs <= 0:
        return 1.0
    ratio = (ours / theirs) ** STEEP
    return ratio / (1 + ratio)


def chance(
    g: Galaxy,
    hex: Hex,
    sides: tuple[Owner, Owner],
    ours: Sequence[Force],
    theirs: Sequence[Force],
    runs: int,
    seed: int,
) -> float:
    """The attacker's chance to be left alone with the hex."""
    fights = facts(g).fights
    if not any(fights[force.unit] for force in theirs) and not any(might_of(g, force) for force in theirs):
        return 1.0
    strong, weak = sum(might_of(g, each) for each in ours), sum(might_of(g, each) for each in theirs)
    guess = glance(strong, weak)
    if not runs or not 0.03 < guess < 0.97:
        return guess
    return odds(g, hex, sides, (ours, theirs), seed, runs).win[0]


# -- what a Homeworld hides
#
# Closed counters are guesses, and few of them are Bases and shipyards, though every empire has them there. Whoever
# reckons with them, and with what is built before his fleet arrives, seldom breaks it on them.

FORTIFIED = 5  # the cycle from which on a Base is expected
FIRST_YARDS, MORE_YARDS, MOST_YARDS = 4, 3, 9  # shipyards at first, one more in so many cycles, no more than these
MINED, MINES = 10, 4  # the cycle from which on Mines are expected even of those who have shown none, and how many;
# of those who have, so many for each closed counter
REGARD = 1.6  # closed counters that make for a Homeworld are the main fleet, so many times what guesses one by one say
DEFENDED = 0.5  # of the income, what he spends on ships for each phase before the fleet arrives


def phases_before(turn: int, steps: int, pace: float) -> int:
    """How many Economic Phases there are before a fleet has gone so many steps, this turn's move included."""
    return (max(1, turn) + max(1, ceil(steps / pace)) - 2) // TURNS


def lays_mines(world: Galaxy, owner: Owner) -> bool:
    """Whether Mines are expected over a player's Homeworld: he has shown them, or has had the time to learn them."""
    known = facts(world)
    able = known.code["Mine"] in known.buildable
    return able and (world.cycle >= MINED or has_shown_mines(world, owner))


def has_shown_mines(world: Galaxy, owner: Owner) -> bool:
    return owner < len(world.cp) and level(world.seen_tech[owner], facts(world).technology["mines"]) > 0


def reckoned(world: Galaxy, owner: Owner, hex: Hex, there: Sequence[Force], phases: int) -> list[Force]:
    """What is over the Homeworld of another player besides what is guessed to be there."""
    if owner >= len(world.cp) or world.homeworld[owner] != hex:
        return []
    known, fleet, levels = facts(world), world.fleets[owner], world.tech[owner]
    found = []
    closed = sum(fleet.hex[slot] == hex and not fleet.up[slot] for slot in groups_of(world, owner))
    if closed:
        base, yard = known.code["Base"], known.code["SY"]
        if world.cycle >= FORTIFIED and not any(force.unit == base for force in there):
            found.append(Force(base, equipped(world, owner, base, levels), 1))
        if lays_mines(world, owner):
            laid = sum(force.units for force in there if force.unit == known.code["Mine"])
            fields = max(1, closed - 1) if has_shown_mines(world, owner) else 1  # the first one hides the shipyards
            found += [Force(known.code["Mine"], 0, MINES * fields - laid)] if laid < MINES * fields else []
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
