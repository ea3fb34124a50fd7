"""What a seat sees of a game: the form of `view`, for those who read it. Only the type checker imports this."""

from __future__ import annotations

from typing import Any, TypedDict

from ..state import Hex, Owner, Seat, Slot

HexText = str  # the number of a hex in the keys of a view, which are JSON
Levels = dict[str, int]  # technologies by id
Troops = dict[str, int]  # ground units by id
Why = list[list[Any]]  # what a number comes from: words and parts of it

InClass = TypedDict("InClass", {"class": str})  # the class in which something fires; "" if it does not

DesignSeen = dict[str, Any]  # what is known of a design, by its parts (`printed.designs.named`)


class NeedSeen(TypedDict):
    """What a line needs to hit another one."""

    by: int
    at: int
    need: int
    why: Why


class LineSeen(InClass):
    """A line of a battle."""

    line: int
    seat: Owner
    unit: str
    count: int
    damage: int
    hull: int | None
    tech: Levels
    design: DesignSeen | None
    tactics: int
    cloaked: bool
    screened: int
    unfired: int
    experience: int | None
    gained: int
    shielded: int
    held: int
    idle: bool
    builder: Owner | None
    protected: bool
    stays: bool
    slot: Slot | None
    false: bool


class QueuedSeen(TypedDict):
    line: int
    early: bool


class WreckSeen(InClass):
    seat: Owner
    unit: str
    count: int


class BattleSeen(TypedDict):
    hex: Hex
    attacker: Owner
    defender: Owner
    sides: list[list[Owner]]
    round: int
    bonus: Owner
    revealed: bool
    claimed: list[int]
    hidden: list[int | None]
    own_hidden: list[Slot]
    lines: list[LineSeen]
    firing: int
    queue: list[QueuedSeen]
    wrecks: list[WreckSeen]


class LandedSeen(TypedDict):
    seat: Owner
    ready: Troops
    late: Troops


class SoldiersSeen(InClass):
    """A line of a ground combat."""

    line: int
    side: int
    seat: Owner
    troop: str
    count: int
    damage: int
    hull: int
    idle: bool
    supported: int
    screened: int
    unfired: int


class FallenSeen(InClass):
    seat: Owner
    troop: str
    count: int


class AssaultSeen(TypedDict):
    hex: Hex
    landed: list[LandedSeen]
    attacker: Owner
    defender: Owner
    round: int
    lines: list[SoldiersSeen]
    queue: list[int]
    numbers: list[NeedSeen]
    wrecks: list[FallenSeen]


class GarrisonsSeen(TypedDict):
    own: dict[HexText, Troops]
    ready: dict[HexText, Troops]
    seen: dict[HexText, Troops]


MarkerSeen = TypedDict("MarkerSeen", {"is": list[str], "up": bool, "looked": list[Seat]})


class ColonySeen(TypedDict):
    hex: Hex
    seat: Owner
    value: int
    homeworld: bool
    centre: str | None
    captured: Owner | None
    stored: list[str]


class BannerSeen(TypedDict):
    banner: int
    hex: Hex
    counters: int
    closed: int


class GroupSeen(TypedDict):
    """What everybody sees of an open group."""

    hex: Hex
    unit: str
    count: int
    damage: int
    load: str | None
    shown: Levels
    design: DesignSeen | None
    experience: int | None
    builder: Owner | None
    banner: int | None


class RefitSeen(TypedDict):
    cp: int
    here: bool


class OwnGroup(GroupSeen):
    slot: Slot
    false: bool
    up: bool
    tech: Levels
    left: int
    notes: int
    refit: RefitSeen | None
    hold: Troops


class FleetSeen(TypedDict):
    """The counters of one owner."""

    closed: dict[HexText, int]
    open: list[GroupSeen]
    banners: list[BannerSeen]
    own: list[OwnGroup] | None


class SeatSeen(TypedDict):
    """None: that is not the viewer's to know, or no part of this game."""

    homeworld: Hex
    area: list[Hex]
    bid: int
    out: bool
    team: int
    points: int | None
    spoils: int
    debt: int | None
    flagship: str | None
    seen: Levels
    cp: int | None
    rp: int | None
    tech: Levels | None
    researched: int | None
    studies: Levels | None


class RivalSeen(TypedDict):
    homeworld: Hex
    seen: Levels


class MachineSeen(TypedDict):
    phase: int
    machine: str
    here: bool
    weakness: str | None


class AmoebaSeen(TypedDict):
    amoeba: str
    strain: str
    immune: bool


class AmoebasSeen(TypedDict):
    types: list[AmoebaSeen]
    points: list[int]
    fed: int
    studied: int
    spread: int


class SheetSeen(TypedDict):
    """What the production sheet is written with."""

    maintenance: int
    saved: int
    levels: Levels
    next: dict[str, int | None]
    units: dict[str, int]
    troops: dict[str, int]
    hulls: dict[str, int]
    yards: list[list[int]]  # a hex, and what it can build


class DesignsSeen(TypedDict):
    design: DesignSeen | None
    seen: DesignSeen | None
    price: list[list[object]]


class CardsSeen(TypedDict):
    """None stands for a card that the seat does not know."""

    deck: int
    discards: int
    held: list[list[str | None]]
    dealt: list[list[str | None]]
    unpaid: list[str]
    drawn: list[str | None]


class GoalSeen(TypedDict):
    hex: Hex
    path: list[Hex]
    stops: bool
    enemies: int
    explores: bool
    risk: int
    works: bool


class TableSeen(TypedDict):
    """None: there is no such thing now, or it is another seat's."""

    map: str
    extra: list[Hex]
    cycle: int
    turn: int
    phase: str
    active: Owner
    order: list[Seat]
    battles: list[Hex]
    battle: BattleSeen | None
    numbers: list[NeedSeen]
    assault: AssaultSeen | None
    garrisons: GarrisonsSeen | None
    markers: list[MarkerSeen | None]
    colonies: list[ColonySeen]
    counters: list[FleetSeen]
    seats: list[SeatSeen]
    aliens_left: int
    warps: list[list[Hex]]
    rivals: list[RivalSeen]
    machines: list[MachineSeen] | None
    amoebas: AmoebasSeen | None
    house_rules: list[str]
    situation: list[str]
    sheet: SheetSeen | None
    designs: list[DesignsSeen] | None
    cards: CardsSeen | None
    marching: Slot | None
    movers: list[Slot] | None
    workers: list[Slot] | None
    goals: list[GoalSeen] | None
