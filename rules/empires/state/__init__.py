"""What a position of Űrbirodalmak says: whose enemy somebody is, which groups are where, what lies in a hex.

galaxy      the records of a game; `battle` and `ground` those of fights under way, `ranges` what they may hold
values      numbers that rules and cards change, asked through hooks with their reasons; `variants` (CL-20)
lines       the groups that take part in a battle, by number; who may be shot at, who screens, who is stronger
experience  better aim, whom nobody dares to shoot at, promotion (CL-3)
cloaking    who could be cloaked, who could scan, as all can see it, and who really is (SE-12)
barracks    where ground units are: on colonies, aboard Transports, and what may be moved between them
holding     who holds a card, and whose card works for a ship; `lore` technology that cards give or forbid,
            `tacticians` who outnumbers whom (CL-E45)
pipelines   chains of pipelines (SE-10)
unique_ships  what everybody knows of a design (CL-19.2.4), warp gates (CL-19.3.11)
secrets     who may know what lies face down
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from rules.core.derived import derived_of
from rules.core.queries import query
from rules.core.reasons import Reason

from ..printed.chart import NO_HEX as NO_HEX
from ..printed.chart import Entry, HexNo, Layout
from ..printed.chart import hexed as hexed
from ..printed.constants import (
    ALIENS,
    ECONOMY,
    ELSEWHERE,
    LARGEST_GROUP,
    MONSTERS,
    NEUTRALS,
    NOBODY,
    NOTHING,
    NOWHERE,
    SKILLED,
    UNTRAINED,
)
from ..printed.designs import unpacked
from ..printed.facts import COLONY_STEPS, Facts, facts_of
from ..printed.levels import Levels, design_of, highest, level, with_level
from ..printed.powers import HASTY, PEACE_WITH_ALIENS
from .galaxy import Fleet as Fleet
from .galaxy import Galaxy as Galaxy
from .galaxy import Rival as Rival
from .galaxy import Swarm as Swarm
from .ranges import NO_SLOT as NO_SLOT
from .ranges import Slot as Slot
from .ranges import numbered as numbered

Seat = int
Owner = int  # a seat, or a neutral owner
Hex = HexNo


@query
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
    teams = (g.tables or facts(g)).teams
    return teams[a] != teams[b]


def _are_at_peace(g: Galaxy, seat: Seat, other: Owner) -> bool:
    """CL-E48: aliens and Amazing Diplomats. Ruling: those who move together with them are left alone, too."""
    known = facts(g)
    if not known.advantages or other != aliens(g) or seat >= len(g.held):
        return False
    return any(known.card[PEACE_WITH_ALIENS] in g.held[friend] for friend in friends(g, seat))


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


def places_of(column: Sequence[int], value: int) -> list[Any]:
    """Where a value stands in a column, from the first place on: slots of groups, or hexes.

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
    found: list[Any] = list(range(len(places)))
    for slot in reversed(places_of(places, NOWHERE)):
        del found[slot]
    return found


def by_slot(column: list[Entry], slots: list[Slot]) -> dict[Slot, Entry]:
    """What a column of a fleet says of each of these groups."""
    return dict(zip(slots, map(column.__getitem__, slots), strict=True))


def owners_at(g: Galaxy, hex: Hex) -> list[Owner]:
    return [owner for owner, fleet in enumerate(g.fleets) if hex in fleet.hex]


def enemies_at(g: Galaxy, owner: Owner, hex: Hex) -> list[Owner]:
    found = [other for other, fleet in enumerate(g.fleets) if other != owner and hex in fleet.hex]
    return [other for other in found if is_enemy(g, owner, other)] if found else found


def meets_enemies(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """Whether any enemy of an owner is in a hex."""
    if owner == g.active and hex not in elsewhere(g):
        return False  # at most steps nobody at all is there
    for other, fleet in enumerate(g.fleets):
        if other != owner and hex in fleet.hex and is_enemy(g, owner, other):
            return True
    return False


@derived_of(ELSEWHERE)
def elsewhere(g: Galaxy) -> set[Hex]:
    """Where anybody has units but whoever moves now: kept, because it is asked for at every step of his ships."""
    return _hexes_without(g, g.active)


def could_meet(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """Whether anybody else may be in a hex: of whoever moves now this is known at once, and mostly nobody is."""
    return owner != g.active or hex in elsewhere(g)


def others_hexes(g: Galaxy, owner: Owner) -> set[Hex]:
    """Where anybody else has units. The set must not be changed."""
    return elsewhere(g) if owner == g.active else _hexes_without(g, owner)


def _hexes_without(g: Galaxy, owner: Owner) -> set[Hex]:
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
    fleet, known = g.fleets[seat], g.tables or facts(g)
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
    return g.fleets[owner].unit[slot] in (g.tables or facts(g)).poses


def looks_like(g: Galaxy, owner: Owner, slot: Slot) -> int:
    """The kind of unit that everybody takes an open group for."""
    found: int = (g.tables or facts(g)).guise[g.fleets[owner].unit[slot]]
    return found


def claimed(g: Galaxy, owner: Owner, slot: Slot) -> Levels:
    """SE-5.2.5: the technology that a group announces; CL-E55.3: a false one at most the newest of its owner."""
    unit = g.fleets[owner].unit[slot]
    poses = (g.tables or facts(g)).poses
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
    if card is not None and 0 <= builder < len(g.held) and card in g.held[builder]:  # see `holding.works_for`
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
    sized = (g.tables or facts(g)).sized
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
    known = g.tables or facts(g)
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
    return one != other and why_no_join(g, owner, one, other) is None


def why_no_join(g: Galaxy, owner: Owner, one: Slot, other: Slot) -> Reason | None:
    """SE-1.3, SE-9.11: two groups of the same kind and technology in one hex, and room for a unit more."""
    fleet, known = g.fleets[owner], g.tables or facts(g)
    unit = fleet.unit[one]
    if unit != fleet.unit[other] or not known.grouped[unit]:
        return Reason("empires.join_kind", {}, "SE-1.3")
    if fleet.hex[one] != fleet.hex[other]:
        return Reason("empires.join_far", {}, "SE-9.11")
    if fleet.tech[one] != fleet.tech[other]:
        return Reason("empires.join_technology", {}, "SE-9.11")
    if fleet.count[other] >= LARGEST_GROUP:
        return Reason("empires.join_full", {}, "SE-1.3")
    builder = fleet.builder[other]
    own = builder in (NOBODY, fleet.builder[one])  # CL-4.4.4: among his own it is captured no longer
    if own and (builder == fleet.builder[one] or not _stays_foreign(g, owner, one, other)):
        return None
    return Reason("empires.join_captured", {}, "CL-4.4.4")


def _stays_foreign(g: Galaxy, owner: Owner, one: Slot, other: Slot) -> bool:
    """CL-E34, CL-E43, CL-E53: captured ships keep their hull or weakness, so they do not go under among own ones."""
    known, builder = facts(g), g.fleets[owner].builder[one]
    if not known.advantages:
        return False
    held = g.held[builder] if builder < len(g.held) else ()
    kept = any(card in known.advantages and known.cards[card].kept for card in held)
    return kept or hull_of(g, owner, one) != hull_of(g, owner, other)


# -- hexes


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


# -- who may know what lies face down (empires.md, 1: Visibility); asked by views, previews and imagined worlds alike


def sees_marker(g: Galaxy, seat: int | None, hex: Hex) -> bool:
    """Open to all, or looked at by this seat (SE-9.8)."""
    return g.up[hex] or (seat is not None and bool(g.known[hex] >> seat & 1))


def sees_debt(g: Galaxy, seat: int | None, whose: Seat) -> bool:
    """CL-13.3: what an advantage has cost is open; what is paid back is on the sheet, for it tells what maintenance
    leaves of an income that all can count."""
    return whose == seat or (g.cycle <= 1 and g.phase != ECONOMY)
