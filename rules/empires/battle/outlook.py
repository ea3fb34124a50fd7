"""What a seat may expect of a fight, under way or still to come, for the table (UX-40): the odds in worlds that this
seat imagines.

Cards that nobody has shown, ships that hide, closed counters and what enemies carry are guessed there, so that the odds
betray nothing. One world and a few battles are asked at a time, so that nobody waits for them; `mean` puts them
together. Equal numbers give equal odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.chance import Chance, stream
from rules.core.contract import imagine
from rules.core.queries import query

from ..ground.odds import chances_now
from ..printed.constants import NOBODY
from ..state import Galaxy, Hex, Owner, Seat, Slot, carried, enemies_at, experience_of, facts, groups_at
from ..state.lines import gathered, is_fought
from .forces import Force, forces_at
from .odds import odds, odds_now

NEARLY = 1e-6  # a chance that simulations never met is still one
Pair = tuple[float, float]


class Expected(NamedTuple):
    """Chances of attacker and defender to be left alone; what each would lose in CP (not on the ground)."""

    win: Pair
    lost_cp: Pair | None = None
    certain: bool = False  # one side has nothing that fights
    guessed: bool = False  # counters of others in it are closed

    @property
    def chances(self) -> Pair:
        """What dice decide is never certain, however often they were thrown."""
        if self.certain:
            return self.win
        one, other = (max(NEARLY, min(1.0 - NEARLY, share)) for share in self.win)
        return one, other


class Coming(NamedTuple):
    """Units that would come: so many of a group."""

    slot: Slot
    units: int


@query
def expected(g: Galaxy, seat: Seat, number: int, runs: int) -> Expected | None:
    """Of the fight under way, from one imagined world, which `number` chooses; None if nothing is fought, or its
    numbers are not yet told."""
    on_ground = g.assault is not None and g.assault.round > 0
    if not on_ground and (g.battle is None or not g.battle.round or not is_fought(g, g.battle)):
        return None
    world = imagine(g, seat, Chance(stream(number, "outlook")))
    if on_ground:
        win = chances_now(world, number, runs).win
        return Expected((win, 1.0 - win))
    told, _ = odds_now(world, number, runs)
    return Expected(told.win, told.lost_cp)


@query
def foreseen(g: Galaxy, seat: Seat, number: int, runs: int, hex: Hex, coming: Sequence[Coming] = ()) -> Expected | None:
    """Of a battle that would be fought in a hex if these units of the seat came there, or is about to be; None if
    there is nobody to fight, or several enemies who do not fight together (SE-5.1.3)."""
    sides = _sides(g, seat, hex, bool(coming))
    if sides is None or seat not in (*sides[0], *sides[1]):
        return None
    world = imagine(g, seat, Chance(stream(number, "foreseen")))
    forces = [[force for owner in side for force in forces_at(world, owner, hex)] for side in sides]
    own = forces[0 if seat in sides[0] else 1]
    for slot, units in coming:
        unit, tech = world.fleets[seat].unit[slot], carried(world, seat, slot)
        damage, crew = world.fleets[seat].damage[slot], experience_of(world, seat, slot)
        own.append(Force(unit, tech, units, damage, seat, crew, world.fleets[seat].builder[slot]))
    told = odds(world, hex, (sides[0][0], sides[1][0]), (forces[0], forces[1]), number, runs)
    fights = facts(g).fights
    certain = any(not any(fights[force.unit] and force.units for force in side) for side in forces)
    return Expected(told.win, told.lost_cp, certain, _is_guessed(g, seat, hex, sides))


def _sides(g: Galaxy, seat: Seat, hex: Hex, comes: bool) -> tuple[list[Owner], list[Owner]] | None:
    """Attackers and defenders; whoever has the turn attacks."""
    b = g.battle
    if b is not None and b.hex == hex:
        return list(b.sides[0]), list(b.sides[1])
    attacker = g.active if not comes and g.active != NOBODY else seat
    foes = enemies_at(g, attacker, hex)
    if not foes or any(foe not in gathered(g, foes[0], hex) for foe in foes):
        return None
    return gathered(g, attacker, hex), gathered(g, foes[0], hex)


def _is_guessed(g: Galaxy, seat: Seat, hex: Hex, sides: tuple[list[Owner], list[Owner]]) -> bool:
    others = [owner for side in sides for owner in side if owner != seat]
    return any(not g.fleets[owner].up[slot] for owner in others for slot in groups_at(g, owner, hex))


def mean(found: Sequence[Expected]) -> Expected:
    """Of several worlds."""
    win = _mean([each.win for each in found])
    lost = [each.lost_cp for each in found if each.lost_cp is not None]
    certain = all(each.certain and each.win == found[0].win for each in found)
    return Expected(win, _mean(lost) if lost else None, certain, found[0].guessed)


def _mean(pairs: Sequence[Pair]) -> Pair:
    return sum(one for one, _ in pairs) / len(pairs), sum(other for _, other in pairs) / len(pairs)
