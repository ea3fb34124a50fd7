"""What unique ships do in a battle (CL-19.3): shields, beams, warheads and weaknesses.

A question that only their owners get would tell what a design can do (UI-7): whoever has unique ships in the battle
that could have the ability, as far as all can see, is asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.hooks import Source

from ..printed.constants import NOBODY
from ..printed.designs import FLAWS, POINT_DEFENCE, SCANNERS, SHIELD, TRACTOR, WARHEADS, WEAKNESS, unpacked
from ..printed.kinds import CARRIED
from ..printed.levels import design_of, level
from ..state import Galaxy, Owner, carried, facts
from ..state.battle import ATTACKERS, DEFENDERS, Battle
from ..state.cloaking import cloak_of
from ..state.experience import reached
from ..state.lines import Line, count, is_fought, is_idle, of_side, of_side_unit, of_unit, side_of, targets
from ..state.unique_ships import could_have, has
from ..state.values import LIMIT, Shot, design, rule, why_hit
from .retreat import FIRST_ROUND, can_leave
from .volley import every_shot

SWITCH = "unique_ships"
WORSE = 2  # CL-19.3.8
SURE, SURE_AT_TITANS = 2, 1  # CL-19.3.13
BY_DIE = ((3, 1), (6, 2), (8, 3))  # CL-19.3.8: up to this roll, which type of `FLAWS`


# -- numbers


@rule("to_hit", "flaw", guard=lambda g, source, shot: _knows_flaw(g, shot), switch=SWITCH)
def _flaw(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """CL-19.3.8: a type of ships has found out how to hit it."""
    return value + WORSE


def _knows_flaw(g: Galaxy, shot: Shot) -> bool:
    drawn = design(shot.at)
    return drawn is not None and drawn.flaw > 0 and facts(g).units[shot.by.unit].code == FLAWS[drawn.flaw]


def _has_warheads(g: Galaxy, source: Source, shot: Shot) -> bool:
    drawn = design(shot.by)
    return drawn is not None and WARHEADS in drawn.abilities and not facts(g).is_machine[shot.at.unit]


@rule("to_hit", "heavy_warheads", LIMIT, _has_warheads, SWITCH)
def _warheads(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """CL-19.3.13."""
    return max(SURE_AT_TITANS if shot.at.unit == facts(g).titan else SURE, value)


# -- what shows by itself


def used(g: Galaxy, b: Battle) -> Iterator[tuple[Owner, str]]:
    """CL-19.2.4: abilities that are used now. Ruling: those that change numbers which lie open, like a card does."""
    numbers = {number for tech in b.tech if (number := design_of(tech))}
    armed = any(WARHEADS in unpacked(number).abilities for number in numbers)
    for shot in every_shot(g, b) if armed else ():
        drawn = design(shot.by)
        if drawn is not None and WARHEADS in drawn.abilities and shot.by.builder == NOBODY:
            changed = [step.piece for step in why_hit(g, shot) if step.after != step.before]
            if "heavy_warheads" in changed:
                yield shot.by.owner, WARHEADS
    fighters = facts(g).fighter
    for side in (ATTACKERS, DEFENDERS):
        for line in _lines(g, b, side):
            owner, slot = b.owner[line], b.slot[line]
            if has(g, owner, slot, POINT_DEFENCE) and of_side_unit(b, 1 - side, fighters):
                yield owner, POINT_DEFENCE
            if has(g, owner, slot, SCANNERS) and _is_needed(g, b, line):
                yield owner, SCANNERS


def _lines(g: Galaxy, b: Battle, side: int) -> list[Line]:
    """Unique ships that their owner has built: what a captured one can do is known (CL-19.2.4)."""
    unique = facts(g).unique
    return [
        line for line in of_side(b, side)
        if b.unit[line] == unique and b.tech[line] and g.fleets[b.owner[line]].builder[b.slot[line]] == NOBODY
    ]  # fmt: skip


def _is_needed(g: Galaxy, b: Battle, line: Line) -> bool:
    """Whether enemies are found that no other scanner on its side finds."""
    known, side = facts(g), side_of(b, b.owner[line])
    scanner = known.technology["scanner"]
    own = level(carried(g, b.owner[line], b.slot[line]), scanner)
    others = [each for each in of_side(b, side) if b.unit[each] != known.unique]
    best = max((level(carried(g, b.owner[each], b.slot[each]), scanner) for each in others), default=0)
    foes = of_side(b, 1 - side)  # CL-E50: not only Raiders hide
    return any(best < cloak_of(g, b, each) <= own for each in foes)


# -- weaknesses (CL-19.3.8)


def untold_weakness(g: Galaxy, b: Battle) -> Owner:
    """Whose unique ships are in their first battle and have a weakness; NOBODY if there are none."""
    if is_fought(g, b):
        for side in (ATTACKERS, DEFENDERS):
            for line in _lines(g, b, side):
                owner, slot = b.owner[line], b.slot[line]
                if has(g, owner, slot, WEAKNESS) and not unpacked(design_of(g.fleets[owner].tech[slot])).flaw:
                    return owner
    return NOBODY


def by_die(face: int) -> int:
    """Which type a roll names; 0: the opponent chooses."""
    return next((flaw for most, flaw in BY_DIE if face <= most), 0)


# -- shields and beams


def _unique(g: Galaxy, b: Battle, owner: Owner) -> list[Line]:
    return [line for line in of_unit(b, owner, facts(g).unique) if not is_idle(b, line)]


def _ships(g: Galaxy, b: Battle, owner: Owner, ability: str) -> list[Line]:
    """One entry for each ship with an ability that an owner has in the fight."""
    able = [line for line in _unique(g, b, owner) if has(g, owner, b.slot[line], ability) and not b.screened[line]]
    return [line for line in able for _ in range(count(g, b, line))]


def _is_asked(g: Galaxy, b: Battle, owner: Owner, ability: str) -> bool:
    if owner >= len(g.cp):
        return False
    if facts(g).asks_needed:
        return bool(_ships(g, b, owner, ability))
    ready = [line for line in _unique(g, b, owner) if not b.screened[line]]
    return any(could_have(g.fleets[owner], b.slot[line], ability) for line in ready)


def projectors(g: Galaxy, b: Battle, owner: Owner) -> list[Line]:
    return _ships(g, b, owner, SHIELD)


def shieldable(g: Galaxy, b: Battle, owner: Owner) -> dict[Line, int]:
    """CL-19.3.7: friendly ships, no unique ones and no Titans; nothing where there is nobody to ask."""
    if not _is_asked(g, b, owner, SHIELD):
        return {}
    known = facts(g)
    barred = (known.unique, known.titan, known.code["Mine"])
    many = len(projectors(g, b, owner))
    return {
        line: many for line in of_side(b, side_of(b, owner)) if known.moves[b.unit[line]] and b.unit[line] not in barred
    }


def tractors(g: Galaxy, b: Battle, owner: Owner) -> list[Line]:
    return _ships(g, b, owner, TRACTOR)


def holdable(g: Galaxy, b: Battle, owner: Owner) -> dict[Line, int]:
    """CL-19.3.10: enemies that could be fired at and could retreat; none before anybody retreats at all (SE-5.9.1)."""
    first = FIRST_ROUND - bool(facts(g).advantages)  # CL-E46: some leave after the first round
    if b.round < first or not _is_asked(g, b, owner, TRACTOR):
        return {}
    known = facts(g)
    aims = targets(g, b, owner)
    able = {at for line in _unique(g, b, owner) if not b.screened[line] for at in reached(g, b, line, aims)}
    return {
        at: count(g, b, at)
        for at in sorted(able)
        if not b.cloaked[at] and (can_leave(g, b, at) or known.speed[b.unit[at]] == CARRIED)
    }


def salvo_targets(g: Galaxy, b: Battle, line: Line, unit: int) -> list[Line]:
    """CL-19.3.12: the targets of a second salvo: of the same type."""
    return [at for at in reached(g, b, line, targets(g, b, b.owner[line])) if b.unit[at] == unit]
