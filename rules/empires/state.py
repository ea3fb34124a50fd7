"""The state of Űrbirodalmak: columns by hex, and for each owner a fleet of groups in columns.

A group is a place in its owner's columns (`Slot`). The number means something to its owner only: what others see of a
group never carries it, so that a counter that was covered, joined or moved among others cannot be followed.
"""

from __future__ import annotations

from functools import lru_cache

from rules.core.ranges import Count, Number, PerSeat, SeatNo, SeatOrNone
from rules.core.records import field, record, transient
from rules.core.state import State

from .battle.record import Battle
from .chart import Layout
from .facts import COLONY_STEPS, Facts, facts_of
from .ground.record import Assault, Captured, Passing
from .levels import Levels, design_of, highest, level, with_level
from .ranges import (
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
    ToldDesign,
    Trail,
    TroopsNo,
    UnitNo,
)
from .unique.designs import unpacked
from .words import ALIENS, LARGEST_GROUP, MONSTERS, NEUTRALS, NOBODY, NOTHING, NOWHERE, SETUP, SKILLED, UNTRAINED

Seat = int
Owner = int  # a seat, or a neutral owner
Slot = int
Hex = int
DIPLOMATS, HASTY = "e48", "e53"


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
    # bombarded a colony, and notes (see `words`).
    spent: list[Count] = field(default_factory=list)
    came: list[HexOrNone] = field(default_factory=list)
    trail: list[Trail] = field(default_factory=list)  # all hexes it passed, packed (see `pipelines`)
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

    hex: HexOrNone = NOWHERE  # its Homeworld; NOWHERE once it has fallen
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
    centre: list[Count] = field(default_factory=list)  # CL-17.3, by hex (see `words`); empty without that rule
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
    marching: Number = NOWHERE  # the slot of the active seat's group that is under orders
    battles: list[HexNo] = field(default_factory=list)  # still to be fought in this Combat phase
    battle: Battle | None = None  # the one under way
    assault: Assault | None = None  # troops that have landed, and the ground combat under way

    tables: Facts | None = transient(keep=True)
    layout: Layout | None = transient(keep=True)


def facts(g: Galaxy) -> Facts:
    """The tables this game is played by. What is asked for at every step of a ship looks at `g.tables` itself first."""
    known = g.tables
    if known is None:
        known = g.tables = facts_of(g.content, g.setup, tuple(g.situation))
    return known


def board(g: Galaxy) -> Layout:
    """Homes, neighbours and distances."""
    known = g.layout
    if known is None:
        known = g.layout = facts(g).chart.laid(tuple(g.extra), facts(g).variable)
    return known


# -- owners


def seats(g: Galaxy) -> range:
    return range(len(g.cp))


def aliens(g: Galaxy) -> Owner:
    return len(g.cp) + ALIENS


def monsters(g: Galaxy) -> Owner:
    return len(g.cp) + MONSTERS


def rival_owners(g: Galaxy) -> range:
    """The alien empires (SE-25): owners after the neutral ones."""
    first = len(g.cp) + NEUTRALS
    return range(first, first + len(g.rivals))


def rival_of(g: Galaxy, owner: Owner) -> Rival:
    return g.rivals[owner - len(g.cp) - NEUTRALS]


def is_rival(g: Galaxy, owner: Owner) -> bool:
    return owner >= len(g.cp) + NEUTRALS


def is_home(g: Galaxy, hex: Hex) -> bool:
    """Whether somebody's Homeworld stands there."""
    return hex in g.homeworld or (bool(g.rivals) and any(rival.hex == hex for rival in g.rivals))


def is_enemy(g: Galaxy, a: Owner, b: Owner) -> bool:
    """SE-1.6."""
    if a == b:
        return False
    n = len(g.cp)
    if a >= n or b >= n:
        return not (is_rival(g, a) and is_rival(g, b)) and not _are_at_peace(g, min(a, b), max(a, b))
    teams = facts(g).teams
    return teams[a] != teams[b]


def _are_at_peace(g: Galaxy, seat: Seat, other: Owner) -> bool:
    """CL-E48: aliens and Amazing Diplomats. Ruling: those who move together with them are left alone, too."""
    known = facts(g)
    if not known.advantages or other != aliens(g) or seat >= len(g.held):
        return False
    return any(known.card[DIPLOMATS] in g.held[friend] for friend in friends(g, seat))


def enemies(g: Galaxy, owner: Owner) -> list[Owner]:
    return [other for other in range(len(g.fleets)) if is_enemy(g, owner, other)]


def allies(g: Galaxy, owner: Owner) -> list[Seat]:
    """SE-1.6: the teammates of a seat who are still there."""
    teams = facts(g).teams
    if owner >= len(teams):
        return []
    return [seat for seat in seats(g) if seat != owner and teams[seat] == teams[owner] and not g.out[seat]]


def friends(g: Galaxy, owner: Owner) -> list[Owner]:
    """Those whose ships move together: an owner himself, and his Blood Brothers."""
    return [owner, *allies(g, owner)] if (g.tables or facts(g)).brothers else [owner]


def clockwise(g: Galaxy, first: Seat) -> list[Seat]:
    """SE-3.5, SE-3.7: from the first player round the map, without those who are out."""
    order, seat, left_of = [], first, board(g).left_of
    for _ in g.cp:
        order.append(seat)
        seat = left_of[seat]
    return [seat for seat in order if not g.out[seat]]


def places_of(column: list[int], value: int) -> list[int]:
    """Where a value stands in a column, from the first place on.

    Columns are long and hold a value seldom: to search for it takes less time than to look at each place.
    """
    count = column.count(value)
    if not count:
        return []
    place = column.index(value)
    found = [place]
    for _ in range(count - 1):
        place = column.index(value, place + 1)
        found.append(place)
    return found


# -- groups


def groups_at(g: Galaxy, owner: Owner, hex: Hex) -> list[Slot]:
    """SE-1.7: the groups of one owner in a hex."""
    return places_of(g.fleets[owner].hex, hex)


def groups_of(g: Galaxy, owner: Owner) -> list[Slot]:
    places = g.fleets[owner].hex
    found = list(range(len(places)))
    for slot in reversed(places_of(places, NOWHERE)):
        del found[slot]
    return found


def owners_at(g: Galaxy, hex: Hex) -> list[Owner]:
    return [owner for owner, fleet in enumerate(g.fleets) if hex in fleet.hex]


def enemies_at(g: Galaxy, owner: Owner, hex: Hex) -> list[Owner]:
    found = [other for other, fleet in enumerate(g.fleets) if other != owner and hex in fleet.hex]
    return [other for other in found if is_enemy(g, owner, other)] if found else found


def meets_enemies(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """Whether any enemy of an owner is in a hex."""
    for other, fleet in enumerate(g.fleets):
        if other != owner and hex in fleet.hex and is_enemy(g, owner, other):
            return True
    return False


def others_hexes(g: Galaxy, owner: Owner) -> set[Hex]:
    """Where anybody else has units."""
    found: set[Hex] = set()
    for other, fleet in enumerate(g.fleets):
        if other != owner and fleet.hex:
            found.update(fleet.hex)
    found.discard(NOWHERE)
    return found


def fighters_at(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """Whether an owner has combat-capable units in a hex (SE-1.1)."""
    fleet, fights = g.fleets[owner], facts(g).fights
    return any(at == hex and fights[fleet.unit[slot]] for slot, at in enumerate(fleet.hex))


def counters_free(g: Galaxy, seat: Seat, unit: int) -> int:
    """SE-2.2.3: how many counters of a kind are not on the map."""
    fleet, known = g.fleets[seat], facts(g)
    if unit in known.settlers:
        afloat = [slot for each in known.settlers for slot in places_of(fleet.unit, each) if fleet.hex[slot] >= 0]
        return max(0, known.counters[unit] - len(afloat) - settled(g, seat))
    slots = places_of(fleet.unit, unit)
    if unit in known.false:
        slots += places_of(fleet.unit, known.false[unit])  # CL-E55.1: what looks like it lies under its counter
    used = len([slot for slot in slots if fleet.hex[slot] >= 0])
    return max(0, known.counters[unit] - used)  # CL-4.4.1: in battle captured ships may be beyond the supply


def settled(g: Galaxy, seat: Seat) -> int:
    """SE-4.20.5: how many counters of Colony Ships lie on planets: each Colony is one, but for a Homeworld."""
    return sum(hex not in g.homeworld for hex in colonies_of(g, seat))


def is_false(g: Galaxy, owner: Owner, slot: Slot) -> bool:
    """CL-E55: whether a group is a Decoy that looks like another one."""
    return g.fleets[owner].unit[slot] in facts(g).poses


def looks_like(g: Galaxy, owner: Owner, slot: Slot) -> int:
    """The kind of unit that everybody takes an open group for."""
    found: int = (g.tables or facts(g)).guise[g.fleets[owner].unit[slot]]
    return found


def claimed(g: Galaxy, owner: Owner, slot: Slot) -> Levels:
    """SE-5.2.5: the technology that a group announces; CL-E55.3: a false one the newest of its owner."""
    unit = g.fleets[owner].unit[slot]
    poses = facts(g).poses
    return equipped(g, owner, poses[unit], g.tech[owner]) if unit in poses else carried(g, owner, slot)


def equipped(
    g: Galaxy, owner: Owner, unit: int, levels: Levels, design: int | None = None, builder: Owner = NOBODY
) -> Levels:
    """What a unit of this owner carries when it is built or refitted with these levels.

    CL-19.1.1: a unique ship is of his design, or was built by another one. CL-E34, CL-E43: a captured ship has the hull
    that its builder gave it. CL-A03, CL-12.6: it carries any Attack if a card of either lets it.
    """
    known = facts(g)
    card, maker = known.unbound.get(unit), owner if builder == NOBODY else builder
    unbound = card is not None and owner < len(g.held) and card in g.held[owner]
    if card is not None and 0 <= builder < len(g.held) and card in g.held[builder]:  # see `cards.holding.works_for`
        unbound = g.card_seen[card] == (1 << len(g.cp)) - 1
    larger = larger_by(g, maker, unit) if known.sized else 0
    drawn = 0 if unit != known.unique else drawn_by(g, owner) if design is None else design
    made = _equipped(known, unit, levels, unbound, larger, drawn)
    if unit in known.lent and owner < len(g.held):  # CL-E50
        lender, least = known.lent[unit]
        cloak = level(levels, known.cloaking)
        if lender in g.held[owner] and cloak >= least:
            return with_level(made, known.cloaking, cloak)
    return made


@lru_cache(maxsize=5000)
def _equipped(
    known: Facts, unit: int, levels: Levels, unbound: bool = False, larger: int = 0, design: int = 0
) -> Levels:  # fmt: skip
    """`Facts.equipped`, which is asked for the same again and again."""
    return known.equipped(unit, levels, unbound, larger, design)


def renewed(g: Galaxy, owner: Owner, slot: Slot) -> Levels:
    """SE-9.13: a group with its owner's levels; a ship that was captured keeps what is higher (CL-4.5.6)."""
    fleet, known = g.fleets[owner], facts(g)
    unit, now, builder = fleet.unit[slot], fleet.tech[slot], fleet.builder[slot]
    newest = equipped(g, owner, unit, g.tech[owner], design_of(now), builder)
    if known.advantages and unit == known.code["R"] and known.card[HASTY] in g.held[owner]:
        newest = with_level(newest, known.movement, level(now, known.movement))  # CL-E53: no faster
    return newest if builder == NOBODY else highest(now, newest)


def drawn_by(g: Galaxy, owner: Owner) -> int:
    """CL-19.1.1: the design of an owner; 0 if there is none."""
    return g.design[owner] if owner < len(g.design) else 0


def larger_by(g: Galaxy, owner: Owner, unit: int) -> int:
    """CL-E34, CL-E43: how much larger than printed an owner builds such a unit."""
    sized = facts(g).sized
    return sum(sized[card][unit] for card in g.held[owner] if card in sized) if sized and owner < len(g.held) else 0


def built_hull(g: Galaxy, owner: Owner, unit: int, design: int | None = None) -> int:
    """The hull with which an owner builds such a unit, for all that it means outside battles.

    CL-19.2.9: a unique ship pays for the hull of its design, and cards change that.
    """
    known = facts(g)
    hull: int = known.hull[unit]
    if unit == known.unique:
        drawn = drawn_by(g, owner) if design is None else design
        hull = unpacked(drawn).hull if drawn else hull
    return hull + larger_by(g, owner, unit) if known.sized else hull


def hull_of(g: Galaxy, owner: Owner, slot: Slot) -> int:
    """The hull with which the ships of a group were built, by whoever built them."""
    fleet = g.fleets[owner]
    builder = fleet.builder[slot]
    return built_hull(g, owner if builder == NOBODY else builder, fleet.unit[slot], design_of(fleet.tech[slot]))


def carried(g: Galaxy, owner: Owner, slot: Slot) -> Levels:
    """The technology of a group; shipyards and bases always have the newest (SE-9.12)."""
    fleet = g.fleets[owner]
    unit = fleet.unit[slot]
    known = facts(g)
    if is_rival(g, owner):  # SE-25.10
        return _equipped(known, unit, rival_of(g, owner).tech)
    if known.newest[unit] and owner < known.seats:
        return equipped(g, owner, unit, g.tech[owner])
    return fleet.tech[slot] | known.built_in[unit]


def experience_of(g: Galaxy, owner: Owner, slot: Slot) -> int:
    """CL-3.1.2: of a group; non-player aliens are Skilled (CL-3.3.9), and some units have none (CL-3.4.6)."""
    fleet = g.fleets[owner]
    if not (g.tables or facts(g)).trained[fleet.unit[slot]]:
        return UNTRAINED
    return SKILLED if owner == aliens(g) else fleet.experience[slot]


def security_of(g: Galaxy, owner: Owner) -> int:
    """CL-5.1: how well the ships of an owner are guarded against boarding; it needs no refit."""
    known = facts(g)
    if is_rival(g, owner):
        return level(rival_of(g, owner).tech, known.security)
    return level(g.tech[owner], known.security) if owner < known.seats else 0


def may_join(g: Galaxy, owner: Owner, one: Slot, other: Slot) -> bool:
    """SE-1.3, SE-9.11: two groups of the same kind and technology in one hex, and room for a unit more."""
    fleet = g.fleets[owner]
    unit = fleet.unit[one]
    return (
        one != other
        and fleet.hex[one] == fleet.hex[other]
        and unit == fleet.unit[other]
        and fleet.tech[one] == fleet.tech[other]
        and fleet.builder[other] in (NOBODY, fleet.builder[one])  # CL-4.4.4: among his own it is captured no longer
        and (fleet.builder[other] == fleet.builder[one] or not _stays_foreign(g, owner, one, other))
        and facts(g).grouped[unit]
        and fleet.count[other] < LARGEST_GROUP
    )


def _stays_foreign(g: Galaxy, owner: Owner, one: Slot, other: Slot) -> bool:
    """CL-E34, CL-E43, CL-E53: captured ships keep their hull or weakness, so they do not go under among own ones."""
    known, builder = facts(g), g.fleets[owner].builder[one]
    if not known.advantages:
        return False
    held = g.held[builder] if builder < len(g.held) else ()
    kept = any(card in known.advantages and known.cards[card].kept for card in held)
    return kept or hull_of(g, owner, one) != hull_of(g, owner, other)


# -- hexes


def kind_at(g: Galaxy, hex: Hex) -> str:
    """The kind of the open marker of a hex; "" if it is closed or there is none."""
    marker = g.marker[hex]
    return facts(g).marker_kind[marker] if marker != NOTHING and g.up[hex] else ""


def is_closed(g: Galaxy, hex: Hex) -> bool:
    return g.marker[hex] != NOTHING and not g.up[hex]


def is_lurking(g: Galaxy, hex: Hex) -> bool:
    """SE-24.9: whether somebody whom no player leads is under a closed marker: nobody may follow him there."""
    if g.marker[hex] == NOTHING or g.up[hex]:
        return False
    for fleet in g.fleets[len(g.cp) :]:  # noqa: SIM110 (asked at every step of a ship, and `any` takes much longer)
        if hex in fleet.hex:
            return True
    return False


def is_off_limits(g: Galaxy, hex: Hex) -> bool:
    """SE-24.3, SE-24.9: hexes that no seat may enter, whatever moves or drives it there."""
    return hex in facts(g).shut or is_lurking(g, hex)


def has_terrain(g: Galaxy, hex: Hex, kind: str) -> bool:
    """Whether one of the open markers of a hex is of this kind (SE-28.2: there may be two)."""
    if not g.up[hex]:
        return False
    is_such = (g.tables or facts(g)).is_marker[kind]
    return is_such[g.marker[hex]] or is_such[g.also[hex]]


def beside(g: Galaxy, hex: Hex) -> tuple[Hex, ...]:
    """SE-2.1.2: the hexes that touch a hex; across an area out of play others are next to it for movement only
    (SE-21.5)."""
    known, around = g.tables or facts(g), board(g).around[hex]
    if not known.map.void:
        return around
    far = known.chart.distances[hex]
    return tuple(other for other in around if far[other] == 1)


def near(g: Galaxy, hex: Hex) -> tuple[Hex, ...]:
    """The hexes next to a hex for movement, also across an area out of play (SE-21.5); Warp Points of a pair are
    (SE-16.3)."""
    around = (g.layout or board(g)).around[hex]
    return (*around, *partners(g, hex)) if hex in g.warps else around


def joined(g: Galaxy, hex: Hex) -> tuple[Hex, ...]:
    """SE-16.3: the hexes next to a hex for retreats and pipelines; Warp Points of a pair are, but nobody flees and no
    chain leads across an area out of play (SE-21.5)."""
    around = beside(g, hex)
    return (*around, *partners(g, hex)) if hex in g.warps else around


def partners(g: Galaxy, hex: Hex) -> list[Hex]:
    """SE-16.1: where the Warp Points of a hex lead to."""
    mine = _warp_markers(g, hex)
    return [other for other in sorted(set(g.warps)) if other != hex and mine & _warp_markers(g, other)]


def _warp_markers(g: Galaxy, hex: Hex) -> set[int]:
    kinds = facts(g).marker_kind
    return {m for m in (g.marker[hex], g.also[hex]) if m != NOTHING and kinds[m] == "warp_point"}


def is_planet(g: Galaxy, hex: Hex) -> bool:
    is_world = (g.tables or facts(g)).is_world
    return g.up[hex] and (is_world[g.marker[hex]] or is_world[g.also[hex]])


def colonies_of(g: Galaxy, owner: Owner) -> list[Hex]:
    return places_of(g.colony, owner)


def known_level(g: Galaxy, seat: Seat, technology: str) -> int:
    """How far a seat has come in a technology."""
    return level(g.tech[seat], facts(g).technology[technology])


def steps_of(g: Galaxy, hex: Hex) -> tuple[int, ...]:
    """The values that a colony here can have, from the lowest on (SE-2.3.5, SE-5.12.5)."""
    return facts(g).homeworld_steps if is_home(g, hex) else COLONY_STEPS
