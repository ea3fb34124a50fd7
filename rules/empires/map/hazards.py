"""Dangers of space that hit units without a battle: Black Holes (SE-6.3) and Danger! (SE-6.4)."""

from __future__ import annotations

from ..atoms import course, fleets
from ..cards.unharmed import are_known_pilgrims, pass_unharmed
from ..state import Galaxy, Hex, Owner, Slot, facts, groups_at, owners_at

BLACK_HOLE, DANGER = "black_hole", "danger"
SURVIVES = {BLACK_HOLE: 6, DANGER: 8}  # the highest roll with which a ship survives (SE-6.3, CL-20.2)


def swallow(
    g: Galaxy, owner: Owner, slots: list[Slot], hex: Hex, worse: int = 0, why: str = BLACK_HOLE, secretly: bool = False
) -> int:  # fmt: skip
    """SE-6.3: each ship rolls, fighters do not; `worse` is added to each roll (SE-15.2). Gives how many were lost.

    Ruling: Mines, which form groups like ships (SE-13.1), and Decoys (SE-1.2) roll, too; only of fighters it is said
    that they do not.

    CL-E37: Space Pilgrims pass unharmed; whoever has not avowed them enters `secretly`, and rolls (D-17).
    """
    if why == BLACK_HOLE and not (secretly and not are_known_pilgrims(g, owner)) and pass_unharmed(g, owner):
        return 0
    every = 0
    fleet, fighter = g.fleets[owner], facts(g).code["F"]
    for slot in slots:
        if fleet.unit[slot] == fighter:
            continue
        lost = sum(course.roll_die(g, owner, why, hex) + worse > SURVIVES[why] for _ in range(fleet.count[slot]))
        if lost:
            fleets.lose_units(g, owner, slot, lost, why)
            every += lost
    return every


def perish(g: Galaxy, hex: Hex) -> None:
    """SE-6.4: all units of a hex are destroyed, whoever they belong to."""
    for owner in owners_at(g, hex):
        for slot in groups_at(g, owner, hex):
            fleets.lose_units(g, owner, slot, g.fleets[owner].count[slot], DANGER)
