"""One drop of the stacked-dice variant (6E, 6F): the neutral seat `table` says what fell, the rules judge.

1. Ask the table for the outcome (SM-6.65, 6.80): a flag for each die from the bottom, the new one last
   (1: disturbed), then x, y and angle of each. All whole numbers.
2. Case A, all stand: the tower has one die more (SM-6.74).
   Case B, another player's die is disturbed: the tower stays as it was, the dropped die is invalid (SM-6.75).
   Case C, only own dice are disturbed: they are invalid, the others stay (SM-6.76); but if one of them would be
   below a standing die, case B.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.core.decisions import TABLE
from rules.core.flow import Flow
from rules.core.frame import Frame
from rules.core.ranges import COUNT, NUMBER, SEAT

from .. import atoms
from ..questions import OUTCOME
from ..state import Die, Seat, Smuggling

drop = Flow("smugglers.drop", params={"seat": SEAT, "sector": COUNT, "face": COUNT, "aim": NUMBER})

FAR = 10_000_000  # thousandths of a unit, or ten-thousandths of a radian: more is no pose


@lru_cache(maxsize=32)
def outcome_slots(dice: int) -> tuple[tuple[str, int, int], ...]:
    """The numbers the table answers with, for a tower of so many dice with the new one."""
    flags = [(f"disturbed_{i}", 0, 1) for i in range(1, dice + 1)]
    poses = [(f"{part}_{i}", -FAR, FAR) for i in range(1, dice + 1) for part in ("x", "y", "angle")]
    return (*flags, *poses)


def nominal_pose(number: int) -> tuple[int, int, int]:
    """Where die `number` (1 is the lowest) stands in a perfect tower (SM-6.82)."""
    return (0, (2 * number - 1) * 20_000, 0)


def case_of(owners: Sequence[Seat], dropper: Seat, disturbed: Sequence[int]) -> str:
    """A, B or C (SM-6.74 to 6.76); `disturbed` are numbers from 1, the lowest die.

    >>> case_of([0, 1, 0], 0, []), case_of([0, 1, 0], 0, [2]), case_of([1, 0, 0], 0, [2, 3])
    ('A', 'B', 'C')
    >>> case_of([0, 1, 0], 0, [1])
    'B'
    """
    if not disturbed:
        return "A"
    if any(owners[number - 1] != dropper for number in disturbed):
        return "B"
    lowest = min(disturbed)
    return "C" if len(disturbed) == len(owners) - lowest + 1 else "B"


@drop.step
def judge(g: Smuggling, f: Frame) -> None:
    seat, sector, face = f.seat, f.sector, f.face
    tower = g.dice[sector]
    k = len(tower) + 1
    poses = [die[2:] for die in tower]
    answer = f.amount(
        OUTCOME, TABLE, slots=outcome_slots(k), rule="SM-6.80", source=("drop", sector, seat, face, f.aim, *poses)
    )
    disturbed = [number for number in range(1, k + 1) if answer[number - 1]]
    landed: list[Die] = []
    for i, die in enumerate((*tower, (seat, face))):
        x, y, angle = answer[k + 3 * i : k + 3 * i + 3]
        landed.append((die[0], die[1], x, y, angle))
    case = case_of([die[0] for die in landed], seat, disturbed)
    standing: Sequence[Die] = landed
    fallen: list[Die] = []
    if case == "B":
        standing, fallen = tower, [(seat, face, 0, 0, 0)]
    elif case == "C":
        standing = [die for i, die in enumerate(landed, 1) if i not in disturbed]
        fallen = [die for i, die in enumerate(landed, 1) if i in disturbed]
    atoms.settle_tower(g, seat, sector, standing, fallen, landed, face=face, aim=f.aim, case=case, disturbed=disturbed)
