"""Advanced Comm Array (CL-A28, CL-22.8, D-61): ships react to enemies who enter a hex where no battle is.

Nobody interrupts a step of the mover with a question (UI-7): groups are told beforehand, in their owner's own turn, to
do so. Rulings: such an order sends whole groups, with the fighters that they carry, and neither into a Black Hole nor
into a hex that nobody has explored. Cloaked ships are stopped like others: their movement is lost (EC-43).
"""

from __future__ import annotations

from rules.core.derived import derived_of

from ..atoms import fleets
from ..cards.deck import show
from ..printed.constants import FOUND, NOBODY, NOWHERE, REACTED, SPRUNG, WATCHES
from ..printed.levels import level
from ..printed.powers import INTERCEPTS
from ..state import (
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    carried,
    clockwise,
    enemies_at,
    facts,
    groups_of,
    has_terrain,
    is_closed,
    is_enemy,
)  # fmt: skip
from ..state.holding import has_effect, holder, is_in_play
from ..state.values import VALUES, ship
from .carrying import aboard_all, leaves_whole
from .reaction import goals, has_sensors, is_able


def may_watch(g: Galaxy, seat: Seat, slot: Slot) -> bool:
    """Whether a group can be told to; or is, and can be told not to."""
    known, fleet = facts(g), g.fleets[seat]
    least = known.reacts[fleet.unit[slot]]
    if fleet.notes[slot] & WATCHES:
        return True
    fit = least > 0 and level(carried(g, seat, slot), known.movement) >= least
    return fit and has_effect(g, ship(g, seat, slot), INTERCEPTS)  # CL-12.6


@derived_of(VALUES)
def _somebody_has_it(g: Galaxy) -> bool:
    """Whether anybody has the card: kept, because it is asked at every step of a ship."""
    return bool(facts(g).alien_cards) and is_in_play(g, INTERCEPTS)


def intercept(g: Galaxy, mover: Owner, hex: Hex) -> bool:
    """A group of the mover has entered a hex: those who watch it come, and it goes no farther (EC-43).

    Gives whether anybody came.
    """
    if not _somebody_has_it(g):
        return False
    if is_closed(g, hex) or has_terrain(g, hex, "black_hole") or _is_contested(g, mover, hex):
        return False
    for seat in clockwise(g, mover)[1:] if mover < len(g.cp) else g.order:
        if is_enemy(g, mover, seat):
            coming = watchers(g, seat, hex)
            for slot in coming:
                for group in (slot, *aboard_all(g, seat, slot)):
                    fleets.shift_group(g, seat, group, hex, "reaction")
                    fleets.note(g, seat, group, REACTED | SPRUNG)
            if coming:
                show(g, holder(g, INTERCEPTS), INTERCEPTS)
                if g.marching != NOWHERE:
                    fleets.halt(g, mover, g.marching)
                    fleets.note(g, mover, g.marching, FOUND)
                return True
    return False


def _is_contested(g: Galaxy, mover: Owner, hex: Hex) -> bool:
    """CL-A28: it must be a hex without a battle: neither enemies of the mover are there nor a colony of theirs.

    Where its own side is, a seat reacts like everybody, after the movement (CL-10.2.4); a third party never does
    (CL-10.2.6).
    """
    whose = g.colony[hex]
    return (whose != NOBODY and is_enemy(g, mover, whose)) or bool(enemies_at(g, mover, hex))


def watchers(g: Galaxy, seat: Owner, hex: Hex) -> list[Slot]:
    """CL-22.8: groups that were told to react and can, by all that holds for reactions."""
    fleet = g.fleets[seat]
    return [
        slot
        for slot in groups_of(g, seat)
        if fleet.notes[slot] & WATCHES
        and has_effect(g, ship(g, seat, slot), INTERCEPTS)
        and is_able(g, seat, slot)
        and goals(g, seat, fleet.hex[slot], [hex])
        and has_sensors(g, seat, fleet.hex[slot])
        and leaves_whole(g, seat, slot)
    ]


def have_sprung(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """Whether an owner came there in this turn, so that he is the attacker."""
    fleet = g.fleets[owner]
    return any(at == hex and fleet.notes[slot] & SPRUNG for slot, at in enumerate(fleet.hex))
