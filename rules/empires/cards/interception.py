"""Advanced Comm Array (CL-A28, CL-22.8, D-61): ships react to enemies who enter a hex where no battle is.

Nobody interrupts a step of the mover with a question (UI-7): groups are told beforehand, in their owner's own turn, to
do so. Rulings: such an order sends whole groups, with the fighters that they carry, and neither into a Black Hole nor
into a hex that nobody has explored.
"""

from __future__ import annotations

from ..atoms import fleets
from ..carrying import aboard_all, leaves_whole
from ..levels import level
from ..reaction import goals, has_sensors, is_able
from ..state import (
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    carried,
    clockwise,
    facts,
    friends,
    groups_of,
    has_terrain,
    is_closed,
    is_enemy,
)  # fmt: skip
from ..words import NOWHERE, REACTED, SPRUNG, WATCHES
from .deck import show
from .holding import has

CARD = "a28"


def may_watch(g: Galaxy, seat: Seat, slot: Slot) -> bool:
    """Whether a group can be told to; or is, and can be told not to."""
    known, fleet = facts(g), g.fleets[seat]
    least = known.reacts[fleet.unit[slot]]
    if fleet.notes[slot] & WATCHES:
        return True
    return has(g, seat, CARD) and least > 0 and level(carried(g, seat, slot), known.movement) >= least


def intercept(g: Galaxy, mover: Seat, hex: Hex) -> None:
    """A group of the mover has entered a hex: those who watch it come, and it goes no farther (EC-43)."""
    known = facts(g)
    if not known.alien_cards or not any(known.card[CARD] in held for held in g.held):
        return
    if is_closed(g, hex) or has_terrain(g, hex, "black_hole"):
        return
    for seat in clockwise(g, mover)[1:]:
        if is_enemy(g, mover, seat) and has(g, seat, CARD) and not _is_battle_hex(g, seat, hex):
            coming = watchers(g, seat, hex)
            for slot in coming:
                for group in (slot, *aboard_all(g, seat, slot)):
                    fleets.shift_group(g, seat, group, hex, "reaction")
                    fleets.note(g, seat, group, REACTED | SPRUNG)
            if coming:
                show(g, seat, CARD)
                if g.marching != NOWHERE:
                    fleets.halt(g, mover, g.marching)
                return


def _is_battle_hex(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """CL-10.2.4: there it reacts like everybody, after the movement."""
    side = friends(g, seat)
    return g.colony[hex] in side or any(hex in g.fleets[friend].hex for friend in side)


def watchers(g: Galaxy, seat: Owner, hex: Hex) -> list[Slot]:
    """CL-22.8: groups that were told to react and can, by all that holds for reactions."""
    fleet = g.fleets[seat]
    return [
        slot
        for slot in groups_of(g, seat)
        if fleet.notes[slot] & WATCHES
        and is_able(g, seat, slot)
        and goals(g, seat, fleet.hex[slot], [hex])
        and has_sensors(g, seat, fleet.hex[slot])
        and leaves_whole(g, seat, slot)
    ]


def have_sprung(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """Whether an owner came there in this turn, so that he is the attacker."""
    fleet = g.fleets[owner]
    return any(at == hex and fleet.notes[slot] & SPRUNG for slot, at in enumerate(fleet.hex))
