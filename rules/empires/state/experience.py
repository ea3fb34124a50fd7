"""What a crew has been through, in battle (CL-3): better aim, whom nobody dares to shoot at, promotion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.hooks import Source

from ..printed.constants import GREEN, LEGENDARY, NOWHERE, SKILLED, UNTRAINED
from ..printed.levels import level
from . import Galaxy, experience_of, facts, is_rival, rival_of
from .battle import Battle
from .lines import Line, as_ship, capable, is_fought, side_of
from .values import ADD, Ship, Shot, hooks, rule, size

SWITCH = "experience"
FAR = 2  # CL-3.4.2: so many levels above are hard to hit
OUT_OF_REACH = 3  # CL-3.4.3: so many are not to be hit at all
EASE = 2  # CL-3.3.5: the Military Academy that makes promotion easier


class Kill(NamedTuple):
    """A ship that a group has destroyed or captured, by its size."""

    by: Ship
    size: int


# -- values


def _both_know(g: Galaxy, source: Source, shot: Shot) -> bool:
    """CL-3.4.6: units without experience are outside all of this."""
    return shot.by.experience != UNTRAINED and shot.at.experience != UNTRAINED


@rule("to_hit", "experience", ADD, _both_know, SWITCH)
@rule("board", "experience", ADD, _both_know, SWITCH)
def _aim(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """CL-3.4.1, CL-3.4.2."""
    ahead = shot.by.experience - shot.at.experience
    return value + 1 if ahead > 0 else value - 1 if ahead <= -FAR else value


@rule("hull", "legendary", ADD, lambda g, source, one: one.experience == LEGENDARY, SWITCH)
def _tough(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    """CL-3.4.5."""
    return value + 1


# -- whom a group may fire at


def within_reach(own: int, levels: Sequence[int]) -> list[bool]:
    """CL-3.4.3: which of these experience levels a group of its own level may fire at.

    Those three levels above it only if everybody is, and then the least experienced of them. Units without experience
    are not counted, and may always be fired at.
    """
    if own == UNTRAINED:
        return [True] * len(levels)
    known = [each for each in levels if each != UNTRAINED]
    near = [each for each in known if each < own + OUT_OF_REACH]
    least = min(known, default=UNTRAINED)
    return [each < own + OUT_OF_REACH or (not near and each == least) for each in levels]


def reached(g: Galaxy, b: Battle, by: Line, aims: Sequence[Line]) -> list[Line]:
    """Whom a line may fire at of those that it could."""
    if SWITCH not in facts(g).on:
        return list(aims)
    own = _level(g, b, by)
    if own == UNTRAINED or max([_level(g, b, at) for at in aims], default=own) < own + OUT_OF_REACH:
        return list(aims)  # as mostly: nobody is so far above it
    there = [line for line in capable(g, b, 1 - side_of(b, b.owner[by])) if not b.screened[line]]
    allowed = dict(zip(there, within_reach(own, [_level(g, b, line) for line in there]), strict=True))
    return [at for at in aims if allowed[at]]


def _level(g: Galaxy, b: Battle, line: Line) -> int:
    return experience_of(g, b.owner[line], b.slot[line])


# -- promotion (CL-3.3)


def promotion(g: Galaxy, kill: Kill) -> int:
    """CL-3.3.3: a roll up to this promotes."""
    found: int = hooks.ask(g, "promotion", 2 * kill.size, kill)
    return found


def dice(g: Galaxy, one: Ship) -> int:
    """How many dice are rolled for each ship; the best counts."""
    found: int = hooks.ask(g, "promotion_dice", 1, one)
    return found


@rule("promotion", "larger", ADD, lambda g, source, kill: kill.size > max(1, size(g, kill.by)), SWITCH)
def _larger(g: Galaxy, source: Source, value: int, kill: Kill) -> int:
    """CL-3.3.5: it was larger than the one that fired; CL-E43: a hull of 0 counts as 1 on either side."""
    return value + 1


def academy_of(g: Galaxy, owner: int) -> int:
    """CL-3.2: the Military Academy of an owner."""
    known = facts(g)
    if is_rival(g, owner):
        return level(rival_of(g, owner).tech, known.academy)
    return level(g.tech[owner], known.academy) if owner < known.seats else 0


def new_crew(g: Galaxy, seat: int, unit: int) -> int:
    """CL-3.2.1: Green, or Skilled with a Military Academy."""
    return SKILLED if facts(g).trained[unit] and academy_of(g, seat) else GREEN


@rule("promotion", "academy", ADD, lambda g, source, kill: academy_of(g, kill.by.owner) >= EASE, SWITCH)
def _academy(g: Galaxy, source: Source, value: int, kill: Kill) -> int:
    """CL-3.2.2, CL-3.3.5: for all ships, old ones too."""
    return value + 1


def may_rise(g: Galaxy, b: Battle, line: Line) -> bool:
    """CL-3.1.1, CL-3.3.7, CL-3.3.9, CL-4.3.5: once in a battle, never beyond Legendary; aliens never."""
    if b.slot[line] == NOWHERE or b.gained[line] or facts(g).is_alien[b.unit[line]]:
        return False
    return UNTRAINED < _level(g, b, line) < LEGENDARY


def finished(g: Galaxy, b: Battle) -> list[Line]:
    """CL-3.3.3, CL-3.3.8: lines that have destroyed something and have done with firing."""
    if not b.felled_by:
        return []
    waiting = {entry >> 1 for entry in b.queue}
    over = not is_fought(g, b)
    return [line for line in sorted(set(b.felled_by)) if over or not (b.unfired[line] and line in waiting)]


def kills(g: Galaxy, b: Battle, line: Line) -> list[Kill]:
    one = as_ship(g, b, line)
    return [Kill(one, hull) for by, hull in zip(b.felled_by, b.felled_size, strict=True) if by == line]
