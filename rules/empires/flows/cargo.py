"""Orders of Transports (CL-14.1.2): ground units go aboard, down to a colony, or over to other Transports.

`orders` registers them like its own.
"""

from __future__ import annotations

from rules.core.decisions import Option, Value
from rules.core.flow import Next, goto
from rules.core.frame import Frame

from ..atoms import ground
from ..printed.troops import Troops, listed, single
from ..state import Galaxy, Seat, Slot, facts
from ..state.barracks import at_hand, free_room, transports_at

EMBARK, DISEMBARK, HAND = "embark", "disembark", "hand"


def offer_troops(
    g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: dict[Option, tuple[int, int]]
) -> None:
    """D-13: ground units of an own colony go aboard, or down to it; other Transports beside it take some over."""
    fleet, known = g.fleets[seat], facts(g)
    hex, hold = fleet.hex[slot], fleet.hold[slot]
    room = free_room(g, seat, slot)

    def add(option: Option, most: int) -> None:
        if most:
            options.append(option)
            ranges[option] = (1, most)

    for kind, count in listed(at_hand(g, seat, hex)):
        add((EMBARK, known.troops[kind].id), min(room, count))
    for kind, count in listed(hold):
        if g.colony[hex] == seat:
            add((DISEMBARK, known.troops[kind].id), count)
        for other in transports_at(g, seat, hex):
            # nobody gets farther by changing ships
            if other != slot and fleet.spent[other] >= fleet.spent[slot]:
                add((HAND, known.troops[kind].id, other), min(count, free_room(g, seat, other)))


def _some(g: Galaxy, id: str, count: int) -> Troops:
    kind = next(kind for kind, each in enumerate(facts(g).troops) if each.id == id)
    return single(kind, count)


def _embark(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """CL-14.1.2: it does not have to stop for it."""
    ground.embark(g, seat, slot, _some(g, order[1], order[2]))
    return goto("command")


def _disembark(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    ground.disembark(g, seat, slot, _some(g, order[1], order[2]))
    return goto("command")


def _hand(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    ground.hand(g, seat, slot, order[2], _some(g, order[1], order[3]))
    return goto("command")


OBEYS = {EMBARK: _embark, DISEMBARK: _disembark, HAND: _hand}
