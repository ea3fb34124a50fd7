"""When ground units come down, and which (CL-14.1.4, CL-14.7): one secret form for each of these moments.

Whoever has Transports there as far as all can see is asked, with nothing to choose from if they are empty (UI-7).
"""

from __future__ import annotations

from rules.core.decisions import Amount, Decision
from rules.core.flow import END, Flow, Next, call, done
from rules.core.forms import Fits, FormValues
from rules.core.frame import Frame
from rules.core.ranges import FLAG, list_of
from rules.core.reasons import Reason
from rules.core.records import Json

from ..atoms import ground
from ..ground.air_support import fit
from ..printed.constants import CARGO, NOBODY
from ..printed.troops import Troops, of_kind, packed
from ..questions import LANDING_TROOPS, SPILLING_LOST, STOWING_ABOARD
from ..state import Galaxy, Hex, Owner, Seat, aliens, facts, groups_at, has_terrain, is_planet
from ..state.barracks import (
    aboard,
    could_spill,
    drop_ships_at,
    dropped_at_most,
    garrison_at,
    may_come_down,
    may_subdue,
    overload,
    room_at,
    seem_to_carry,
    told_to_fly,
)
from ..state.ranges import HEX, OWNER

TROOPS, DROPPED, AIR = "troops", "dropped", "air"

landing = Flow("empires.landing", params={"owner": OWNER, "hex": HEX, "must": FLAG})
stowing = Flow("empires.stowing", params={"owner": OWNER, "hex": HEX})
spilling = Flow("empires.spilling", params={"owner": OWNER, "hex": HEX})
crowding = Flow("empires.crowding", params={"owners": list_of(OWNER), "hex": HEX})


def _slots(g: Galaxy, troops: Troops) -> tuple[tuple[str, int, int], ...]:
    """One for each kind that can be bought, so that the form looks alike whatever there is."""
    known = facts(g)
    return tuple((known.troops[kind].id, 0, of_kind(troops, kind)) for kind in known.bought)


def _chosen(g: Galaxy, numbers: tuple[int, ...]) -> Troops:
    return packed(dict(zip(facts(g).bought, numbers, strict=True)))


# -- landing (D-37, D-40, D-62)


@landing.step
def choose(g: Galaxy, f: Frame) -> Next:
    """CL-14.7.3, CL-14.7.4; CL-14.8.6: if only some Transports have drop ships, which troops come from those.

    Ruling on CL-A25: with each landing more Transports may be told to help; those that were told before are not asked
    for again.
    """
    owner, hex = f.owner, f.hex
    there = aboard(g, owner, hex) if may_come_down(g, owner, hex) or may_subdue(g, owner, hex) else 0
    quick, room = CARGO * drop_ships_at(g, owner, hex), room_at(g, owner, hex)
    mixed = 0 < quick < room and g.colony[hex] != owner
    fields: dict[str, Decision] = {TROOPS: Amount(owner, "", slots=_slots(g, there), rule="CL-14.7.3")}
    if mixed:
        fields[DROPPED] = Amount(owner, "", slots=_slots(g, there), rule="CL-14.8.6")
    planes = fit(g, owner, hex) - told_to_fly(g, owner, hex) if there and g.colony[hex] != owner else 0
    if planes > 0:
        fields[AIR] = Amount(owner, "", slots=((facts(g).troops[facts(g).aircraft].id, 0, planes),), rule="CL-A25")
    fits = _fits(dropped_at_most(g, owner, hex), room - quick, bool(f.must))
    filled = f.form(LANDING_TROOPS, owner, lambda: fields, fits=fits, secret=True, rule="CL-14.7.3")
    troops = _chosen(g, filled[TROOPS])
    ready = _chosen(g, filled[DROPPED]) if mixed else troops if quick else 0
    if troops:
        ground.come_down(g, owner, hex, ready, troops - ready, sum(filled.get(AIR, ())))
    return done(bool(troops))


def _fits(quick: int, slow: int, must: bool) -> Fits:
    """How many may come from drop ships, and how many from other Transports."""

    def check(filled: FormValues) -> Reason | None:
        numbers = filled[TROOPS]
        if must and not any(numbers):
            return Reason("empires.nobody_lands", {"field": TROOPS}, "CL-14.7.4")
        if DROPPED not in filled:
            return None
        dropped = filled[DROPPED]
        if any(some > every for some, every in zip(dropped, numbers, strict=True)) or sum(dropped) > quick:
            return Reason("empires.drop_ships", {"field": DROPPED, "most": quick}, "CL-14.8.6")
        if sum(numbers) - sum(dropped) > slow:
            return Reason("empires.drop_ships", {"field": DROPPED, "most": quick}, "CL-14.8.6")
        return None

    return check


def could_drop(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """CL-14.7.3, CL-14.7.7: Transports in a battle over an own colony or an enemy's; all of that lies open.

    Ruling: machines and alien empires come after the players' turns; then troops only go down to their own colonies.
    """
    whose = g.colony[hex]
    if whose == NOBODY or owner >= len(g.cp) or not seem_to_carry(g, owner, hex):
        return False
    return whose == owner or (g.active != NOBODY and not _are_mates(g, owner, whose))


def _are_mates(g: Galaxy, one: Owner, other: Owner) -> bool:
    teams = facts(g).teams
    return one < len(teams) and other < len(teams) and teams[one] == teams[other]


def could_subdue(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """CL-14.12.1: the aliens of a planet are gone, and Transports are there; all of that lies open."""
    return (
        facts(g).ground
        and g.colony[hex] == NOBODY
        and has_terrain(g, hex, "barren")
        and not groups_at(g, aliens(g), hex)
        and seem_to_carry(g, seat, hex)
    )


def why_no_landing(g: Galaxy, seat: Seat, hex: Hex) -> Reason | None:
    """D-40: why the option to land, which only its owner sees, is not offered."""
    if not is_planet(g, hex):
        return Reason("empires.land_asteroids", {}, "CL-E35")
    if not may_come_down(g, seat, hex):
        return Reason("empires.land_barren", {}, "CL-14.7.3")
    return None if aboard(g, seat, hex) else Reason("empires.land_nobody", {}, "CL-14.7.4")


def could_land(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """Whether a seat has Transports in a hex, as far as all can see."""
    return facts(g).ground and could_spill(g, seat, hex)


# -- who is aboard when a battle begins (D-24)


@stowing.entrance
def _enter_stowing(g: Galaxy, told: dict[str, Json]) -> str:
    """Only over his own colony; without Transports all are on it."""
    owner, hex = told["owner"], told["hex"]
    if owner >= len(g.cp) or g.colony[hex] != owner:
        return END
    return "stow" if seem_to_carry(g, owner, hex) else "state"


@stowing.step
def stow(g: Galaxy, f: Frame) -> Next:
    """CL-14.7.2: which troops are on Transports; all others are on the planet."""
    owner, hex = f.owner, f.hex
    every = aboard(g, owner, hex) + garrison_at(g, hex)
    most = room_at(g, owner, hex)

    def fits(filled: FormValues) -> Reason | None:
        full = sum(filled[TROOPS]) > most
        return Reason("empires.no_room", {"field": TROOPS, "most": most}, "CL-14.1.3") if full else None

    now = tuple(of_kind(aboard(g, owner, hex), kind) for kind in facts(g).bought)
    fields: dict[str, Decision] = {TROOPS: Amount(owner, "", slots=_slots(g, every), rule="CL-14.7.2")}
    filled = f.form(
        STOWING_ABOARD, owner, lambda: fields, start=lambda: {TROOPS: now}, fits=fits, secret=True, rule="CL-14.7.2"
    )
    ground.stow(g, owner, hex, _chosen(g, filled[TROOPS]))
    return None


@stowing.step
def state(g: Galaxy, f: Frame) -> Next:
    """SE-5.2.3: with types and numbers of ships the defender states who is on the colony and who on Transports."""
    ground.show_garrison(g, f.hex, empty=True)
    if seem_to_carry(g, f.owner, f.hex):
        ground.show_aboard(g, f.owner, f.hex, aboard(g, f.owner, f.hex))
    return done()


# -- who dies with a Transport (D-42)


@spilling.entrance
def _enter_spilling(g: Galaxy, told: dict[str, Json]) -> str:
    """Whoever could have Transports left is asked, even if nobody is without room."""
    owner, hex = told["owner"], told["hex"]
    asked = facts(g).ground and could_spill(g, owner, hex)
    return "spill" if asked else END


@spilling.step
def spill(g: Galaxy, f: Frame) -> Next:
    """CL-14.1.4: the owner chooses which units beyond the remaining capacity die."""
    owner, hex = f.owner, f.hex
    if owner >= len(g.cp):
        ground.shed(g, owner, hex)
        return done()
    there, many = aboard(g, owner, hex), overload(g, owner, hex)

    def fits(filled: FormValues) -> Reason | None:
        wrong = sum(filled[TROOPS]) != many
        return Reason("empires.troops_die", {"field": TROOPS, "number": many}, "CL-14.1.4") if wrong else None

    slots = _slots(g, there if many else 0)
    start = _first(slots, many)
    fields: dict[str, Decision] = {TROOPS: Amount(owner, "", slots=slots, rule="CL-14.1.4")}
    filled = f.form(
        SPILLING_LOST, owner, lambda: fields, start=lambda: {TROOPS: start}, fits=fits, secret=True, rule="CL-14.1.4"
    )
    ground.lose_aboard(g, owner, hex, _chosen(g, filled[TROOPS]))
    return done()


@crowding.step
def next_owner(g: Galaxy, f: Frame) -> Next:
    """SE-23.5: several have lost Transports at the same moment, one after the other says."""
    if not f.owners:
        return done()
    owner, f.owners = f.owners[0], f.owners[1:]
    return call(spilling, "next_owner", owner=owner, hex=f.hex)


def _first(slots: tuple[tuple[str, int, int], ...], many: int) -> tuple[int, ...]:
    """The cheapest kinds are proposed."""
    found = []
    for _, _, most in slots:
        found.append(min(most, many))
        many -= found[-1]
    return tuple(found)
