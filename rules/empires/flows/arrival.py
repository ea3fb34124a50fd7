"""What happens to a group the moment it enters a hex (SE-4.7 to SE-4.13, SE-6.3)."""

from __future__ import annotations

from rules.core.flow import Flow, Next, done
from rules.core.frame import Frame
from rules.core.ranges import FLAG, SEAT

from ..atoms import fleets
from ..carrying import lose_surplus
from ..hazards import swallow
from ..ranges import HEX
from ..state import Galaxy, Hex, Owner, Seat, enemies_at, facts, groups_at, has_terrain
from ..words import NOWHERE, SCUTTLES

arrival = Flow("empires.arrival", told={"seat": SEAT, "hex": HEX, "chained": FLAG, "slung": FLAG})
WORSE = 2  # SE-15.2


def happens(g: Galaxy, seat: Seat, hex: Hex, chained: bool) -> bool:
    """Whether anything happens to a group that enters this hex; no frame is needed where nothing does."""
    return bool(enemies_at(g, seat, hex)) or (not chained and has_terrain(g, hex, "black_hole"))


@arrival.step
def black_hole(g: Galaxy, f: Frame) -> Next:
    """SE-4.13, SE-6.3: checked the instant a ship enters; survivors may go on. A chain leads round it (SE-10.3)."""
    if has_terrain(g, f.hex, "black_hole") and not f.chained:
        swallow(g, f.seat, [g.marching], f.hex, WORSE if f.slung else 0)
        lose_surplus(g, f.seat, f.hex)
    return None if g.marching != NOWHERE else done()


@arrival.step
def contact(g: Galaxy, f: Frame) -> Next:
    """SE-4.7 to SE-4.11: what stops is fought in the Combat phase, what cannot fight is destroyed at once."""
    fleet = g.fleets[f.seat]
    if not facts(g).fights[fleet.unit[g.marching]]:
        return done()
    for other in enemies_at(g, f.seat, f.hex):
        scuttle_on_contact(g, other, f.hex)
        if stops(g, other, f.hex):
            fleets.halt(g, f.seat, g.marching)
        else:
            for slot in groups_at(g, other, f.hex):
                fleets.turn_up(g, other, slot)
                fleets.lose_units(g, other, slot, g.fleets[other].count[slot], "overrun")
    return done()


def scuttle_on_contact(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """SE-4.14: groups with that standing order are scuttled, and count like Decoys."""
    fleet = g.fleets[owner]
    for slot in groups_at(g, owner, hex):
        if fleet.notes[slot] & SCUTTLES:
            fleets.turn_up(g, owner, slot)
            fleets.lose_units(g, owner, slot, fleet.count[slot], "scuttled")


def stops(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """SE-4.7, SE-4.11: combat-capable units and Mines stop whoever enters; others do not (SE-4.8, SE-4.9)."""
    known, fleet = facts(g), g.fleets[owner]
    mine = known.code["Mine"]
    return any(known.fights[fleet.unit[slot]] or fleet.unit[slot] == mine for slot in groups_at(g, owner, hex))
