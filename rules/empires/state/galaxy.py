"""The records of Űrbirodalmak: columns by hex, and for each owner a fleet of groups in columns.

A group is a place in its owner's columns (`Slot`). The number means something to its owner only: what others see of a
group never carries it, so that a counter that was covered, joined or moved among others cannot be followed.
"""

from __future__ import annotations

from rules.core.ranges import Count, PerSeat, SeatNo, SeatOrNone
from rules.core.records import field, record, transient
from rules.core.state import State

from ..printed.chart import NO_HEX, Layout
from ..printed.constants import NOBODY, SETUP
from ..printed.facts import Facts
from .battle import Battle
from .ground import Assault, Captured, Passing
from .ranges import (
    NO_SLOT,
    Banner,
    CardNo,
    DesignNo,
    HexNo,
    HexOrNone,
    LevelsNo,
    MarkerNo,
    MarkerOrNone,
    Notes,
    OwnerOrNone,
    SeatsMask,
    Situation,
    SlotOrNone,
    ToldDesign,
    Trail,
    TroopsNo,
    UnitNo,
)


@record
class Fleet:
    """All groups of one owner, in columns. A slot with count 0 is free."""

    unit: list[UnitNo] = field(default_factory=list)
    count: list[Count] = field(default_factory=list)
    hex: list[HexOrNone] = field(default_factory=list)
    tech: list[LevelsNo] = field(default_factory=list)  # what its units carry (SE-9.15)
    damage: list[Count] = field(default_factory=list)  # hits on the one damaged unit (SE-5.7.2)
    up: list[bool] = field(default_factory=list)
    shown: list[LevelsNo] = field(default_factory=list)  # technology that it last showed; 0 after it was covered
    cp: list[Count] = field(default_factory=list)  # of a fleet that is not built yet (SE-25.8)
    load: list[MarkerOrNone] = field(default_factory=list)  # what a Miner carries (SE-6.7)
    # In its owner's turn: hexes moved, the hex it came from, how many of its units have looked at a marker or
    # bombarded a colony, and notes (see `printed.constants`).
    spent: list[Count] = field(default_factory=list)
    came: list[HexOrNone] = field(default_factory=list)
    trail: list[Trail] = field(default_factory=list)  # all hexes it passed, packed (see `state.pipelines`)
    acts: list[Count] = field(default_factory=list)
    notes: list[Notes] = field(default_factory=list)
    # Közelharc: experience (CL-3.1.2) and one more than what it last showed of it, whose shipyard built a ship that was
    # captured (NOBODY: its owner's), and the fleet marker that it stands on (CL-7.1)
    experience: list[Count] = field(default_factory=list)
    noted: list[Count] = field(default_factory=list)
    builder: list[OwnerOrNone] = field(default_factory=list)
    banner: list[Banner] = field(default_factory=list)
    hold: list[TroopsNo] = field(default_factory=list)  # ground units aboard Transports (CL-14.1.3)


@record
class Rival:
    """The sheet of an alien empire (SE-25.5). Everybody knows `hex`, `seen` and `launched`, nobody the rest."""

    hex: HexOrNone = NO_HEX  # its Homeworld; none once it has fallen
    tech: LevelsNo = 0
    seen: LevelsNo = 0
    fleet: Count = 0
    research: Count = 0
    defence: Count = 0
    extra: list[Count] = field(default_factory=list)  # from which phase on each extra roll counts
    launched: list[Count] = field(default_factory=list)  # in which phases fleets set out


@record
class Swarm:
    """What everybody knows of Space Amoebas (SE-26)."""

    strains: list[str] = field(default_factory=list)  # by type; "": nobody knows it yet (SE-26.5)
    points: list[Count] = field(default_factory=list)  # of research: by type against one player, else by seat (SE-26.3)
    immune: list[bool] = field(default_factory=list)  # by type: mines do not stop it (SE-26.8)
    fed: bool = False  # a ship was lost to an amoeba (SE-26.2)
    studied: bool = False  # a Science Vessel of the first level has tried to study one
    # Markers that nobody saw when they were devoured, and where they lay
    eaten_at: list[HexNo] = field(default_factory=list)
    eaten: list[MarkerNo] = field(default_factory=list)


@record
class Galaxy(State):
    """One game."""

    # -- the map, by hex
    extra: list[HexNo] = field(default_factory=list)  # hexes added to homes (D-02)
    marker: list[MarkerOrNone] = field(default_factory=list)
    also: list[MarkerOrNone] = field(default_factory=list)  # the second marker of a hex (SE-28.2)
    up: list[bool] = field(default_factory=list)  # whether the markers of a hex are turned up
    known: list[SeatsMask] = field(default_factory=list)  # who has looked at them while they were not (SE-9.8)
    aside: list[MarkerNo] = field(default_factory=list)  # markers left over, unseen (SE-20.3)
    colony: list[OwnerOrNone] = field(default_factory=list)  # whose colony stands in a hex
    value: list[Count] = field(default_factory=list)  # what it is worth
    stored_at: list[HexNo] = field(default_factory=list)  # minerals and wrecks on colonies: where, and which marker
    stored: list[MarkerNo] = field(default_factory=list)
    # CL-14: ground units on colonies by hex, those of them that came by ship in this turn, and what everybody has
    # last seen of them. Empty where the rule is not in play.
    garrison: list[TroopsNo] = field(default_factory=list)
    tired: list[TroopsNo] = field(default_factory=list)
    shown_garrison: list[TroopsNo] = field(default_factory=list)
    passing: list[Passing] = field(default_factory=list)  # ground units on their way through gates
    captured: list[Captured] = field(default_factory=list)  # CL-15
    centre: list[Count] = field(
        default_factory=list
    )  # CL-17.3, by hex (see `printed.constants`); empty without that rule
    warps: list[HexNo] = field(default_factory=list)  # Warp Points that were found (SE-16.1)
    pool: list[Count] = field(default_factory=list)  # alien ships left, by kind (SE-14.1)

    # -- the empires
    fleets: list[Fleet] = field(default_factory=list)  # by owner
    homeworld: PerSeat[HexOrNone] = field(default_factory=list)
    cp: PerSeat[Count] = field(default_factory=list)
    tech: PerSeat[LevelsNo] = field(default_factory=list)
    seen_tech: PerSeat[LevelsNo] = field(default_factory=list)  # the highest levels that everybody has seen
    rp: PerSeat[Count] = field(default_factory=list)  # CL-17.1
    bid: PerSeat[Count] = field(default_factory=list)  # of the last Economic Phase, open to all
    earned: PerSeat[Count] = field(default_factory=list)  # CP that came in, for all to see
    paid: PerSeat[Count] = field(default_factory=list)  # CP of bids and of open ships that are gone, for all to see
    researched: PerSeat[Count] = field(default_factory=list)  # CP spent on technology in the last one
    studies: PerSeat[list[Count]] = field(default_factory=list)  # SE-19.2: what grants have added up to, by technology
    razed: PerSeat[Count] = field(default_factory=list)  # colonies of others that a seat has destroyed (SE-23.10.2)
    seized: PerSeat[Count] = field(default_factory=list)  # ships of others that a seat has captured (CL-4.3.1)
    spoils: PerSeat[Count] = field(default_factory=list)  # CP that a conqueror gets in the next phase (SE-23.10.3)
    # -- cards (CL-12), by their number in `facts.cards`
    alien_deck: list[CardNo] = field(default_factory=list)  # face down, the top last
    alien_discards: list[CardNo] = field(default_factory=list)  # face down
    held: PerSeat[list[CardNo]] = field(default_factory=list)
    fought: SeatsMask = 0  # who has been in any combat (CL-E: FIRST)
    # Empire Advantages (CL-13) are held, too; those that nobody has, and those among which a seat is choosing
    spare_advantages: list[CardNo] = field(default_factory=list)
    dealt: PerSeat[list[CardNo]] = field(default_factory=list)
    debt: PerSeat[Count] = field(default_factory=list)  # CL-13.3: what an advantage has cost and is not paid yet
    unpaid: PerSeat[list[CardNo]] = field(default_factory=list)  # CL-12.3: of those, what must be paid to be kept
    drawn: list[CardNo] = field(default_factory=list)  # among which somebody is choosing
    card_seen: list[SeatsMask] = field(default_factory=list)  # by card: who knows where it is
    sites: list[HexNo] = field(default_factory=list)  # planets that brought a card, or never will again (CL-12.2)
    finds: PerSeat[Count] = field(default_factory=list)  # cards that a seat has still to draw

    # -- unique ships (CL-19): the design of each seat, and what everybody has last seen of it; 0: none
    design: PerSeat[DesignNo] = field(default_factory=list)
    seen_design: PerSeat[ToldDesign] = field(default_factory=list)

    # -- solo opponents
    rivals: list[Rival] = field(default_factory=list)  # alien empires (SE-25)
    arrived: Count = 0  # machines that have come (SE-24.4)
    weakness: list[str] = field(default_factory=list)  # by machine (SE-24.6); "": not known yet

    swarm: Swarm = field(default_factory=Swarm)
    out: PerSeat[bool] = field(default_factory=list)  # SE-23.10.3
    fallen: list[SeatNo] = field(default_factory=list)  # those who are out, in the order in which they fell

    situation: list[Situation] = field(default_factory=list)  # CL-21.1: what the dice said of the galaxy (see `facts`)

    # -- the course of play
    cycle: Count = 0
    turn: Count = 0  # 1 to 3
    phase: str = SETUP
    order: list[SeatNo] = field(default_factory=list)
    active: SeatOrNone = NOBODY
    marching: SlotOrNone = NO_SLOT  # the slot of the active seat's group that is under orders
    battles: list[HexNo] = field(default_factory=list)  # still to be fought in this Combat phase
    battle: Battle | None = None  # the one under way
    assault: Assault | None = None  # troops that have landed, and the ground combat under way

    tables: Facts | None = transient(keep=True)
    layout: Layout | None = transient(keep=True)
