"""The lines of a battle: the groups that take part, by number."""

from __future__ import annotations

from ..state import Galaxy, Owner, Seat, board, facts, is_enemy, monsters
from ..values import Ship
from ..words import NOBODY, NOWHERE
from .record import Battle

Line = int


def under_way(g: Galaxy) -> Battle:
    """The battle that is being fought."""
    assert g.battle is not None
    return g.battle


def foe_of(b: Battle, owner: Owner) -> Owner:
    return b.defender if owner == b.attacker else b.attacker


def side_of(b: Battle, owner: Owner) -> int:
    return 0 if owner == b.attacker else 1


def controller(g: Galaxy, b: Battle, owner: Owner) -> Seat:
    """Who decides for an owner: aliens are led by the first player to the left of their enemy who is not in his team
    (SE-14.5); NOBODY if there is none."""
    if owner < len(g.cp):
        return owner
    victim = foe_of(b, owner)
    if victim >= len(g.cp):
        return NOBODY
    seat = board(g).left_of[victim]
    while seat != victim:
        if is_enemy(g, seat, victim) and not g.out[seat]:
            return seat
        seat = board(g).left_of[seat]
    return NOBODY


# -- which lines


def of_owner(b: Battle, owner: Owner) -> list[Line]:
    """The lines of an owner that are still there."""
    return [line for line, whose in enumerate(b.owner) if whose == owner and b.slot[line] != NOWHERE]


def of_unit(b: Battle, owner: Owner, unit: int) -> list[Line]:
    return [line for line in of_owner(b, owner) if b.unit[line] == unit]


def capable(g: Galaxy, b: Battle, owner: Owner) -> list[Line]:
    """The lines of combat-capable units (SE-1.1)."""
    fights, slots, units = facts(g).fights, b.slot, b.unit
    return [
        line for line, whose in enumerate(b.owner) if whose == owner and slots[line] != NOWHERE and fights[units[line]]
    ]


def count(g: Galaxy, b: Battle, line: Line) -> int:
    slot = b.slot[line]
    return g.fleets[b.owner[line]].count[slot] if slot != NOWHERE else 0


def damage(g: Galaxy, b: Battle, line: Line) -> int:
    slot = b.slot[line]
    return g.fleets[b.owner[line]].damage[slot] if slot != NOWHERE else 0


def strength(g: Galaxy, b: Battle, owner: Owner) -> int:
    """SE-5.5.1, SE-5.5.6: combat-capable units, Shipyards and Bases among them; Mines never count (SE-13.9)."""
    return sum(count(g, b, line) for line in capable(g, b, owner))


def is_fought(g: Galaxy, b: Battle) -> bool:
    """SE-5.2.11: both sides have combat-capable units in the fight."""
    fights, first = facts(g).fights, NOBODY
    for owner, slot, unit in zip(b.owner, b.slot, b.unit, strict=True):
        if slot != NOWHERE and owner != first and fights[unit]:
            if first != NOBODY:
                return True
            first = owner
    return False


# -- one line


def as_ship(g: Galaxy, b: Battle, line: Line) -> Ship:
    """One unit of a line, for the values."""
    return Ship(b.owner[line], b.unit[line], b.tech[line], b.hex, b.slot[line], b.round, b.cloaked[line])


def targets(g: Galaxy, b: Battle, by: Owner) -> list[Line]:
    """Whom the units of an owner may shoot at: not screened (SE-5.5.2), and no protected carriers (SE-11.2)."""
    foe, known = foe_of(b, by), facts(g)
    there = [line for line in capable(g, b, foe) if not b.screened[line]]
    if is_protected(g, b, foe):
        carrier = known.code["CV"]
        return [line for line in there if b.unit[line] != carrier]
    return there


def is_protected(g: Galaxy, b: Battle, owner: Owner) -> bool:
    """SE-11.2: carriers, while a fighter lives and none of them is screened."""
    fighters = of_unit(b, owner, facts(g).code["F"])
    return bool(fighters) and not any(b.screened[line] for line in fighters)


def may_screen(g: Galaxy, b: Battle) -> Owner:
    """SE-5.5.1, EC-03: the side with more combat-capable units; NOBODY if they are equal, or nobody leads it."""
    ours, theirs = strength(g, b, b.attacker), strength(g, b, b.defender)
    if ours == theirs:
        return NOBODY
    owner = b.attacker if ours > theirs else b.defender
    return NOBODY if owner >= len(g.cp) or against_monsters(g, b) else owner  # SE-14.3, SE-5.5.5


def larger(g: Galaxy, b: Battle) -> Owner:
    """SE-5.6.1: who has at least twice as many unscreened combat-capable units; NOBODY without that."""
    numbers = []
    for owner in (b.attacker, b.defender):
        fit = [line for line in capable(g, b, owner) if not b.screened[line]]
        numbers.append(sum(count(g, b, line) for line in fit))
    ours, theirs = numbers
    if against_monsters(g, b):
        return NOBODY
    if theirs and ours >= 2 * theirs:
        return b.attacker
    return b.defender if ours and theirs >= 2 * ours else NOBODY


def against_monsters(g: Galaxy, b: Battle) -> bool:
    """SE-5.5.5, SE-17.2, SE-26.6: nobody screens or counts against machines and amoebas."""
    return monsters(g) in (b.attacker, b.defender)
