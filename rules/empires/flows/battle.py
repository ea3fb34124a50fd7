"""A battle between two owners in one hex: the entrance for everything of SE-5.2.

The caller tells hex, attacker and defender. The flow ends with True if both sides are still there (a stand-off, EC-01,
or ships that stay hidden), else with False: then one side has no units left in the hex.

What stands here fights without decisions: everybody fires at the first target, by class, tactics and defender, until
one side has no combat-capable units.
"""

from __future__ import annotations

from rules.core.flow import Flow, Next, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT

from ..atoms import course, fleets
from ..carrying import lose_surplus
from ..ranges import HEX, OWNER
from ..state import Galaxy, Hex, Owner, Slot, facts, groups_at
from ..values import Shot, class_of, hull, ship, tactics, to_hit

battle = Flow("empires.battle", told={"hex": HEX, "attacker": OWNER, "defender": OWNER}, keeps={"round": COUNT})
MOST_ROUNDS = 40


@battle.step
def reveal(g: Galaxy, f: Frame) -> None:
    """SE-5.2.3: types and numbers, attacker first; Decoys are removed."""
    decoy = facts(g).code["Decoy"]
    for owner in (f.attacker, f.defender):
        for slot in groups_at(g, owner, f.hex):
            fleets.turn_up(g, owner, slot)
            if g.fleets[owner].unit[slot] == decoy:
                fleets.lose_units(g, owner, slot, g.fleets[owner].count[slot], "decoy")
    f.round = 0


@battle.step
def fire(g: Galaxy, f: Frame) -> Next:
    """SE-5.3."""
    f.round += 1
    order = [(owner, slot) for owner in (f.defender, f.attacker) for slot in _fighting(g, owner, f.hex)]
    if len({owner for owner, _ in order}) < 2 or f.round > MOST_ROUNDS:
        return None
    order.sort(key=lambda each: (class_of(g, ship(g, *each)), -tactics(g, ship(g, *each))))
    for owner, slot in order:
        foe = f.attacker if owner == f.defender else f.defender
        for _ in range(g.fleets[owner].count[slot]):
            targets = _fighting(g, foe, f.hex)
            if not targets or g.fleets[owner].hex[slot] != f.hex:
                break
            _shoot(g, owner, slot, foe, targets[0], f.hex)
    return goto("fire")


def _fighting(g: Galaxy, owner: Owner, hex: Hex) -> list[Slot]:
    fights, fleet = facts(g).fights, g.fleets[owner]
    return [slot for slot in groups_at(g, owner, hex) if fights[fleet.unit[slot]]]


def _shoot(g: Galaxy, owner: Owner, slot: Slot, foe: Owner, target: Slot, hex: Hex) -> None:
    at = ship(g, foe, target)
    need = max(1, to_hit(g, Shot(ship(g, owner, slot), at)))
    if course.roll_die(g, owner, "fire", hex) <= need:
        hits = g.fleets[foe].damage[target] + 1
        if hits >= hull(g, at):
            fleets.lose_units(g, foe, target, 1, "battle")
        else:
            fleets.change_damage(g, foe, target, hits)


@battle.step
def clear(g: Galaxy, f: Frame) -> Next:
    """SE-5.2.11, SE-5.2.13: what cannot fight is destroyed with its escort; damage is removed."""
    sides = (f.attacker, f.defender)
    for owner, foe in (sides, sides[::-1]):
        if not _fighting(g, owner, f.hex) and _fighting(g, foe, f.hex):
            for slot in groups_at(g, owner, f.hex):
                fleets.lose_units(g, owner, slot, g.fleets[owner].count[slot], "battle")
    for owner in sides:
        lose_surplus(g, owner, f.hex)
        for slot in groups_at(g, owner, f.hex):
            fleets.change_damage(g, owner, slot, 0)
    return done(all(groups_at(g, owner, f.hex) for owner in sides))
