"""What a battle under way keeps.

Lines are in columns. They are numbered in an order that everybody can see; a line that is destroyed or has left keeps
its number, with NOWHERE as its slot.
"""

from __future__ import annotations

from rules.core.ranges import Count, Number
from rules.core.records import field, record

from ..printed.constants import NOBODY
from .ranges import HexNo, LevelsNo, OwnerNo, OwnerOrNone, SlotNo, SlotOrNone, UnitNo

NO_LINE = -1
ATTACKERS, DEFENDERS, NO_SIDE = 0, 1, -1


@record
class Toll:
    """What a fight has cost so far, and how its dice fell; all of it was seen by everybody."""

    # -- by owner who has thrown dice: how many, how many hits, and how many tenths of a hit were to be expected
    owner: list[OwnerNo] = field(default_factory=list)
    dice: list[Count] = field(default_factory=list)
    hits: list[Count] = field(default_factory=list)
    hoped: list[Count] = field(default_factory=list)
    # -- losses: whose, of which kind (of ship, or of ground unit), how many
    loser: list[OwnerNo] = field(default_factory=list)
    kind: list[Count] = field(default_factory=list)
    lost: list[Count] = field(default_factory=list)
    captor: list[OwnerOrNone] = field(default_factory=list)  # who has captured them; NOBODY: they are destroyed


@record
class Battle:
    """One battle of two sides in one hex (SE-5.1.3). A side is one owner, or several who fight together (SE-23.5)."""

    hex: HexNo
    sides: list[list[OwnerNo]]  # attackers and defenders; the first of each leads

    # -- by owner, attackers first: slots of ships that stay out of it, cloaked (SE-5.2.2), and the Cloaking level that
    # was claimed
    hidden: list[list[SlotNo]] = field(default_factory=list)
    claimed: list[Count] = field(default_factory=list)
    # CL-5.1, CL-4.4.1: also by owner, as far as it was told: Security Forces; and how many ships each has captured
    security: list[Count] = field(default_factory=list)
    prizes: list[Count] = field(default_factory=list)
    revealed: bool = False  # SE-5.2.3: from now on everybody can tell the hidden ships by being still closed

    manned: list[OwnerNo] = field(default_factory=list)  # whose Transports carry ground units, as told (CL-4.2.6)

    # -- lines
    owner: list[OwnerNo] = field(default_factory=list)
    slot: list[SlotOrNone] = field(default_factory=list)
    unit: list[UnitNo] = field(default_factory=list)
    tech: list[LevelsNo] = field(default_factory=list)  # as announced (SE-5.2.5)
    bare: list[bool] = field(default_factory=list)  # it has given up its cloak (SE-13.7)
    gained: list[bool] = field(default_factory=list)  # experience, in this battle (CL-3.3.7)
    taken: list[Count] = field(default_factory=list)  # in which round it was captured; 0: it was not (CL-4.3.2)
    # in this round
    cloaked: list[bool] = field(default_factory=list)
    screened: list[bool] = field(default_factory=list)
    weapon: list[Count] = field(default_factory=list)  # the class it fires in
    tactics: list[Count] = field(default_factory=list)
    unfired: list[Count] = field(default_factory=list)  # how many of its units have not fired

    # -- the round
    round: Count = 0
    strong: list[Count] = field(default_factory=lambda: [0, 0])  # by side: units that count, as was told (CL-E55.5)
    bonus: Number = NO_SIDE  # which side has the Fleet Size Bonus (SE-5.6.1)
    queue: list[Count] = field(default_factory=list)  # who is still to fire, in order (see `volley`)
    firing: Number = NO_LINE  # the line that has begun to fire, and must be completed (SE-5.3.3)
    # CL-3.3.3: ships that were destroyed or captured by lines that have not rolled for it yet: by whom, and their size
    felled_by: list[Count] = field(default_factory=list)
    felled_size: list[Count] = field(default_factory=list)
    eventful: bool = False  # somebody has retreated or fired a shot that could hit (EC-01)
    calm: Count = 0  # rounds in a row without that
    # CL-E33: who has charged, and in which round; CL-E44: a bit for each owner who has ignored a point of
    # damage in this round
    charger: OwnerOrNone = NOBODY
    charged: Count = 0
    spared: Count = 0
    # CL-A22: while somebody could call for new dice, the hits of the line that fires are not dealt out yet: at whom
    # each die was thrown, and whether it hits; and whether crystals were used in this battle
    dice_at: list[Count] = field(default_factory=list)
    dice_hit: list[bool] = field(default_factory=list)
    fired: Number = NO_LINE  # who threw them
    rerolled: bool = False
    tally: Toll = field(default_factory=Toll)

    # CL-19.3: unique ships, by line, one entry for each of them: whom they shield for the whole battle, and whom they
    # hold in this round; and the line that may fire once more, at which kind of unit
    shield_by: list[Count] = field(default_factory=list)
    shield_at: list[Count] = field(default_factory=list)
    beam_by: list[Count] = field(default_factory=list)
    beam_at: list[Count] = field(default_factory=list)
    salvo: Number = NO_LINE
    salvo_at: Number = NO_LINE

    @property
    def attacker(self) -> OwnerNo:
        """Who leads the attackers."""
        return self.sides[ATTACKERS][0]

    @property
    def defender(self) -> OwnerNo:
        return self.sides[DEFENDERS][0]
