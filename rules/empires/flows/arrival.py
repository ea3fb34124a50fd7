"""What happens to a group the moment it enters a hex (SE-4.7 to SE-4.13, SE-6.3)."""

from __future__ import annotations

from rules.core.flow import Flow, Next, call, done
from rules.core.frame import Frame
from rules.core.ranges import FLAG, SEAT

from ..atoms import fleets, ground, unique
from ..map.carrying import lose_surplus, scuttle
from ..map.hazards import swallow
from ..printed.constants import NOWHERE, SCUTTLES
from ..printed.designs import ANTI_SENSOR
from ..state import (
    Galaxy,
    Hex,
    Owner,
    Seat,
    aliens,
    enemies_at,
    facts,
    groups_at,
    has_terrain,
    is_enemy,
    looks_like,
    meets_enemies,
)
from ..state.ranges import HEX
from ..state.unique_ships import has as has_ability
from .landing import spilling

arrival = Flow("empires.arrival", params={"seat": SEAT, "hex": HEX, "chained": FLAG, "slung": FLAG})
WORSE = 2  # SE-15.2


def happens(g: Galaxy, seat: Seat, hex: Hex, chained: bool, met: bool) -> bool:
    """Whether anything happens to a group that enters this hex; no frame is needed where nothing does.

    `met`: whether anybody else may be there.
    """
    if (met and meets_enemies(g, seat, hex)) or (g.garrison and g.garrison[hex] and is_held(g, seat, hex)):
        return True
    if chained or not g.up[hex]:
        return False
    is_hole = (g.tables or facts(g)).is_marker["black_hole"]
    return is_hole[g.marker[hex]] or is_hole[g.also[hex]]


def is_held(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """CL-14.7.1: whether ground units are on the colony of an enemy."""
    return bool(g.garrison) and bool(g.garrison[hex]) and is_enemy(g, seat, g.colony[hex])


@arrival.step
def black_hole(g: Galaxy, f: Frame) -> Next:
    """SE-4.13, SE-6.3: checked the instant a ship enters; survivors may go on. A chain leads round it (SE-10.3)."""
    if has_terrain(g, f.hex, "black_hole") and not f.chained:
        lost = swallow(g, f.seat, [g.marching], f.hex, WORSE if f.slung else 0, secretly=not f.slung)
        lose_surplus(g, f.seat, f.hex)
        if lost:
            return call(spilling, owner=f.seat, hex=f.hex)  # CL-14.1.4
    return None


@arrival.step
def survive(g: Galaxy, f: Frame) -> Next:
    return None if g.marching != NOWHERE else done()


@arrival.step
def contact(g: Galaxy, f: Frame) -> Next:
    """SE-4.7 to SE-4.11: what stops is fought in the Combat phase, what cannot fight is destroyed at once."""
    fleet = g.fleets[f.seat]
    capable = facts(g).fights[fleet.unit[g.marching]]
    unseen = has_ability(g, f.seat, g.marching, ANTI_SENSOR)
    foes = enemies_at(g, f.seat, f.hex)
    for other in foes:
        if other == aliens(g):
            for slot in groups_at(g, other, f.hex):
                fleets.turn_up(g, other, slot)  # SE-14.4: once they are entered, whoever comes
        if capable:
            scuttle_on_contact(g, other, f.hex)
    if any(stops(g, other, f.hex, unseen) for other in foes):
        fleets.halt(g, f.seat, g.marching)
    elif capable:
        for other in foes:
            _overrun(g, f.seat, other, f.hex)
    if is_held(g, f.seat, f.hex) and not any(stops(g, other, f.hex) for other in enemies_at(g, f.seat, f.hex)):
        meet_garrison(g, f.seat, f.hex)
    return done()


def _overrun(g: Galaxy, seat: Seat, other: Owner, hex: Hex) -> None:
    """SE-4.8, SE-4.9: where nobody at all can fight; beside those who can, whoever they belong to, all wait for the
    battle (SE-23.5)."""
    mines = fleets.own_groups(g, other, hex, facts(g).code["Mine"])
    if mines:
        unique.show_ability(g, seat, ANTI_SENSOR)  # CL-19.3.6
    for slot in groups_at(g, other, hex):
        if slot not in mines:
            fleets.turn_up(g, other, slot)
            fleets.lose_units(g, other, slot, g.fleets[other].count[slot], "overrun")


def meet_garrison(g: Galaxy, seat: Seat, hex: Hex) -> None:
    """CL-14.7.1: both sides are revealed, Decoys are removed. Whether the group goes on is its next order (D-21)."""
    decoy = facts(g).code["Decoy"]
    ground.show_garrison(g, hex)
    comers = [g.marching, *fleets.brought(g, seat, g.marching)]
    for slot in comers:
        fleets.turn_up(g, seat, slot)
    if looks_like(g, seat, g.marching) == facts(g).transport:
        ground.show_aboard(g, seat, hex, g.fleets[seat].hold[g.marching])
    for owner, slots in ((seat, comers), (g.colony[hex], groups_at(g, g.colony[hex], hex))):
        for slot in slots:
            if g.fleets[owner].unit[slot] == decoy:
                fleets.turn_up(g, owner, slot)
                fleets.lose_units(g, owner, slot, g.fleets[owner].count[slot], "decoy")


def scuttle_on_contact(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """SE-4.14: groups with that standing order are scuttled, whoever the enemy is who enters, and count like Decoys."""
    fleet = g.fleets[owner]
    given_up = {slot: fleet.count[slot] for slot in groups_at(g, owner, hex) if fleet.notes[slot] & SCUTTLES}
    for slot in given_up:
        fleets.turn_up(g, owner, slot)
    if given_up:
        scuttle(g, owner, given_up)


def stops(g: Galaxy, owner: Owner, hex: Hex, unseen: bool = False) -> bool:
    """SE-4.7, SE-4.11: combat-capable units and Mines stop whoever enters; others do not (SE-4.8, SE-4.9).

    CL-19.3.6: Mines do not stop those whom they do not see.
    """
    known = facts(g)
    mine = known.code["Mine"]
    there = [looks_like(g, owner, slot) for slot in groups_at(g, owner, hex)]  # CL-E55.3: false ones as if real
    return any(known.fights[unit] or (unit == mine and not unseen) for unit in there)
