"""What a landing and the ground combat after it keep."""

from __future__ import annotations

from rules.core.ranges import Count
from rules.core.records import field, record

from ..printed.constants import NOBODY
from .battle import Toll
from .ranges import HexNo, LevelsNo, OwnerNo, OwnerOrNone, SeatsMask, TroopNo, TroopsNo

ATTACKING, DEFENDING = 0, 1


@record
class Captured:
    """A colony that was captured (CL-15.1.5): whose it was at first, and what he knew then (CL-15.3.2)."""

    hex: HexNo
    owner: OwnerNo
    lore: LevelsNo
    seen: SeatsMask = 0  # who has looked at his sheet


@record
class Passing:
    """Ground units that have gone through a gate to a planet of enemies or aliens (SE-27.3), for all to see; they fight
    for it in the Combat phase. Settlers may be with them (SE-27.7)."""

    owner: OwnerNo
    origin: HexNo
    hex: HexNo
    troops: TroopsNo
    settlers: Count = 0
    lore: LevelsNo = 0  # what the settlers know


@record
class Assault:
    """Troops that came down on the colony of an enemy, and the fight for it. All of it lies open."""

    hex: HexNo

    # -- in the order in which they came down: whose, and how many of each kind; late ones do not fire in the first
    # round (CL-14.8.3)
    by: list[OwnerNo] = field(default_factory=list)
    ready: list[TroopsNo] = field(default_factory=list)
    late: list[TroopsNo] = field(default_factory=list)
    air: list[Count] = field(default_factory=list)  # CL-A25: Transports that are to fight with them

    # -- the fight of the first of them
    attacker: OwnerOrNone = NOBODY
    defender: OwnerOrNone = NOBODY
    flown: list[Count] = field(default_factory=list)  # CL-A25: by owner, Transports that fight on the ground
    round: Count = 0

    # lines: units of one kind on one side that are in the same state
    side: list[Count] = field(default_factory=list)
    troop: list[TroopNo] = field(default_factory=list)
    count: list[Count] = field(default_factory=list)
    damage: list[Count] = field(default_factory=list)  # hits on one of them
    idle: list[bool] = field(default_factory=list)  # it cannot fire in this round
    supported: list[bool] = field(default_factory=list)  # by Grav Armor, in this round (CL-14.11.1)
    screened: list[bool] = field(default_factory=list)  # CL-14.8.5
    unfired: list[Count] = field(default_factory=list)
    queue: list[Count] = field(default_factory=list)  # the lines that are still to fire, in order
    tally: Toll = field(default_factory=Toll)
