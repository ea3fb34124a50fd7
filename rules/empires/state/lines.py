"""The lines of a battle: the groups that take part, by number; and the sides that they stand on."""

from __future__ import annotations

from collections.abc import Sequence

from ..printed.constants import NOBODY, NOWHERE
from ..printed.powers import OUTNUMBERS
from . import (
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    aliens,
    board,
    experience_of,
    facts,
    friends,
    groups_at,
    is_enemy,
    is_false,
    monsters,
    seats,
)
from .battle import ATTACKERS, DEFENDERS, NO_SIDE, Battle
from .holding import has
from .values import STANCES, Ship

Line = int
Side = int


def under_way(g: Galaxy) -> Battle:
    """The battle that is being fought."""
    assert g.battle is not None
    return g.battle


# -- sides


def gathered(g: Galaxy, owner: Owner, hex: Hex) -> list[Owner]:
    """SE-23.5: who fights on the side of an owner in a hex, himself first: Blood Brothers who are there.

    CL-23.16: aliens and Amazing Diplomats are one side, too.
    """
    found = [owner, *(friend for friend in friends(g, owner) if friend != owner and groups_at(g, friend, hex))]
    if facts(g).advantages and hex in g.fleets[aliens(g)].hex:
        strange = aliens(g)
        others = seats(g) if owner == strange else (strange,)
        found += [
            other for other in others
            if other not in found and not is_enemy(g, owner, other) and groups_at(g, other, hex)
            and (owner == strange or other == strange)
        ]  # fmt: skip
    return found


def owners(b: Battle) -> list[Owner]:
    """Everybody who takes part, attackers first."""
    return [*b.sides[ATTACKERS], *b.sides[DEFENDERS]]


def side_of(b: Battle, owner: Owner) -> Side:
    return DEFENDERS if owner in b.sides[DEFENDERS] else ATTACKERS


def place_of(b: Battle, owner: Owner) -> int:
    """The place of an owner in the columns by owner."""
    attackers, defenders = b.sides
    return attackers.index(owner) if owner in attackers else len(attackers) + defenders.index(owner)


def hidden_of(b: Battle, owner: Owner) -> list[Slot]:
    """The slots of his ships that stay out of the battle, cloaked."""
    return b.hidden[place_of(b, owner)]


def foes_of(b: Battle, owner: Owner) -> list[Owner]:
    """The owners on the other side."""
    return b.sides[1 - side_of(b, owner)]


def controller(g: Galaxy, b: Battle, owner: Owner) -> Seat:
    """Who decides for an owner: aliens are led by the first player to the left of their enemy who is not in his team
    (SE-14.5); NOBODY if there is none."""
    if owner < len(g.cp):
        return owner
    for friend in (*b.sides[side_of(b, owner)], g.colony[b.hex]):
        if 0 <= friend < len(g.cp) and not is_enemy(g, friend, owner):
            return friend  # CL-23.16: also if he has nothing but a colony there
    victim = foes_of(b, owner)[0]
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


def of_side(b: Battle, side: Side) -> list[Line]:
    """The lines of a side that are still there."""
    those, slots = b.sides[side], b.slot
    return [line for line, whose in enumerate(b.owner) if whose in those and slots[line] != NOWHERE]


def of_unit(b: Battle, owner: Owner, unit: int) -> list[Line]:
    return [line for line in of_owner(b, owner) if b.unit[line] == unit]


def of_side_unit(b: Battle, side: Side, unit: int) -> list[Line]:
    return [line for line in of_side(b, side) if b.unit[line] == unit]


def capable(g: Galaxy, b: Battle, side: Side) -> list[Line]:
    """The lines of combat-capable units of a side (SE-1.1)."""
    fights, slots, units, those = (g.tables or facts(g)).fights, b.slot, b.unit, b.sides[side]
    return [
        line for line, whose in enumerate(b.owner) if whose in those and slots[line] != NOWHERE and fights[units[line]]
    ]


def count(g: Galaxy, b: Battle, line: Line) -> int:
    slot = b.slot[line]
    return g.fleets[b.owner[line]].count[slot] if slot != NOWHERE else 0


def damage(g: Galaxy, b: Battle, line: Line) -> int:
    slot = b.slot[line]
    return g.fleets[b.owner[line]].damage[slot] if slot != NOWHERE else 0


def strength(g: Galaxy, b: Battle, side: Side) -> int:
    """SE-5.5.1, SE-5.5.6: combat-capable units, Shipyards and Bases among them; Mines never count (SE-13.9)."""
    fit = [line for line in capable(g, b, side) if not is_idle(b, line)]  # CL-4.3.4
    return sum(count(g, b, line) for line in fit if not is_fake(g, b, line))


def is_fought(g: Galaxy, b: Battle) -> bool:
    """SE-5.2.11: both sides have combat-capable units in the fight."""
    fights, defenders, first = (g.tables or facts(g)).fights, b.sides[DEFENDERS], NO_SIDE
    for owner, slot, unit in zip(b.owner, b.slot, b.unit, strict=True):
        if slot != NOWHERE and fights[unit]:
            side = owner in defenders
            if side != first:
                if first != NO_SIDE:
                    return True
                first = side
    return False


# -- one line


def as_ship(g: Galaxy, b: Battle, line: Line) -> Ship:
    """One unit of a line, for the values."""
    owner, slot, unit, tech = b.owner[line], b.slot[line], b.unit[line], b.tech[line]
    stance = STANCES[side_of(b, owner)]
    if not (g.tables or facts(g)).expansion or slot == NOWHERE:
        return Ship(owner, unit, tech, b.hex, slot, b.round, b.cloaked[line], stance=stance)
    guard, builder = b.security[place_of(b, owner)], g.fleets[owner].builder[slot]
    crew = experience_of(g, owner, slot)
    return Ship(owner, unit, tech, b.hex, slot, b.round, b.cloaked[line], crew, guard, builder, stance)


def is_fake(g: Galaxy, b: Battle, line: Line) -> bool:
    """CL-E55.5: false units count neither for screening nor for the Fleet Size Bonus."""
    return b.slot[line] != NOWHERE and is_false(g, b.owner[line], b.slot[line])


def is_idle(b: Battle, line: Line) -> bool:
    """CL-4.3.2, CL-4.3.7: a ship does nothing in the round of its capture and in the next one."""
    return b.taken[line] > 0 and b.round <= b.taken[line] + 1


def _at_work(g: Galaxy, b: Battle, by: list[Line], at: list[Line]) -> list[Line]:
    """Whom those projectors and beams are pointed at whose ships are still there, and not screened."""
    left: dict[Line, int] = {}
    found = []
    for one, other in zip(by, at, strict=True):
        left.setdefault(one, 0 if b.screened[one] else count(g, b, one))
        if left[one]:
            left[one] -= 1
            found.append(other)
    return found


def shielded(g: Galaxy, b: Battle, line: Line) -> int:
    """CL-19.3.7: how many ships of a line cannot be targeted."""
    return min(count(g, b, line), _at_work(g, b, b.shield_by, b.shield_at).count(line)) if b.shield_at else 0


def held(g: Galaxy, b: Battle, line: Line) -> int:
    """CL-19.3.10: how many ships of a line may not retreat."""
    return min(count(g, b, line), _at_work(g, b, b.beam_by, b.beam_at).count(line)) if b.beam_at else 0


def is_open(g: Galaxy, b: Battle, line: Line) -> bool:
    """Whether any ship of a line can be targeted as far as shields go."""
    return count(g, b, line) > shielded(g, b, line)


def targets(g: Galaxy, b: Battle, by: Owner) -> list[Line]:
    """Whom the units of an owner may shoot at: not screened (SE-5.5.2), no protected carriers (SE-11.2), and nobody
    behind a shield (CL-19.3.7)."""
    side, known = 1 - side_of(b, by), facts(g)
    there = [line for line in capable(g, b, side) if not b.screened[line]]
    if b.shield_at:
        there = [line for line in there if is_open(g, b, line)]
    if is_protected(g, b, side):
        carrier = known.code["CV"]
        return [line for line in there if b.unit[line] != carrier]
    return there


def is_protected(g: Galaxy, b: Battle, side: Side) -> bool:
    """SE-11.2: carriers, while a fighter of their side lives and none of them is screened."""
    fighter = (g.tables or facts(g)).fighter
    fighters = of_side_unit(b, side, fighter) if fighter in b.unit else ()
    return bool(fighters) and not any(b.screened[line] for line in fighters)


def may_screen(g: Galaxy, b: Battle) -> Side:
    """SE-5.5.1, EC-03: the side with more units that count, as was told; NO_SIDE if equal, or against monsters."""
    ours, theirs = b.strong
    if ours == theirs or against_monsters(g, b):  # SE-5.5.5
        return NO_SIDE
    return ATTACKERS if ours > theirs else DEFENDERS


def larger(g: Galaxy, b: Battle, tactics: bool = True) -> Side:
    """SE-5.6.1: the side with at least twice as many unscreened combat-capable units; NO_SIDE without that.

    CL-E45: Expert Tacticians change it, unless one asks without them.
    """
    numbers = []
    for side in (ATTACKERS, DEFENDERS):
        fit = [line for line in capable(g, b, side) if not b.screened[line] and not is_idle(b, line)]
        fit = [line for line in fit if not is_fake(g, b, line)]
        numbers.append(sum(count(g, b, line) for line in fit))
    ours, theirs = numbers
    if against_monsters(g, b):
        return NO_SIDE
    first, second = clever(g, b.sides) if tactics else EVEN
    if outnumbers(ours, theirs, first, second):
        return ATTACKERS
    return DEFENDERS if outnumbers(theirs, ours, second, first) else NO_SIDE


def against_monsters(g: Galaxy, b: Battle) -> bool:
    """SE-5.5.5, SE-17.2, SE-26.6: nobody screens or counts against machines and amoebas."""
    attackers, defenders = b.sides
    return monsters(g) in attackers or monsters(g) in defenders


def manned(g: Galaxy, b: Battle) -> list[Owner]:
    """CL-4.2.6: whose Transports carry ground units, where an enemy could board them; all are open who could."""
    known, found = facts(g), list[Owner]()
    for owner in owners(b) if known.transport in b.unit else ():
        boarders = any(known.boards[b.unit[line]] for line in of_side(b, 1 - side_of(b, owner)))
        if boarders and any(g.fleets[owner].hold[b.slot[line]] for line in of_unit(b, owner, known.transport)):
            found.append(owner)
    return found


# -- Expert Tacticians (CL-E45): the Fleet Size Bonus with one unit more, and three to one against them


EVEN = (False, False)


def clever(g: Galaxy, sides: Sequence[Sequence[Owner]]) -> tuple[bool, bool]:
    """Which sides have Expert Tacticians; CL-23.6: if both do, it is as if nobody had."""
    if not facts(g).advantages:
        return EVEN
    first, second = (any(has(g, owner, OUTNUMBERS) for owner in side) for side in sides)
    return (first and not second, second and not first)


def outnumbers(units: int, others: int, clever: bool, foe_clever: bool) -> bool:
    """SE-5.6.1: twice as many; CL-E45: one more, or three times as many.

    EC-02: that nothing counts on the other side comes up with captured and false units only (EC-04, CL-E55.5); whoever
    counts then has twice as many as nobody.
    """
    if not units:
        return False
    return units > others if clever else units >= (3 if foe_clever else 2) * others
