"""Orders of one group: a way and what to do at its end. Whether an order is done is read from the position itself."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.decisions import Value, ranged
from rules.core.records import Json

from ..cards.unharmed import AVOW
from ..flows.card_orders import PUSH, WATCH
from ..flows.orders import CARRY, GO, JOIN, offers
from ..printed.constants import WATCHES
from ..state import NO_HEX, Galaxy, Hex, Seat, Slot, has_terrain


class Mission(NamedTuple):
    """A group goes along a way, from the hex it is in, and acts there; `keep` units stay behind."""

    slot: Slot
    way: list[Hex]
    act: str = ""
    keep: int = 0
    push: bool = False  # CL-E42: it tries to go one hex farther

    def encode(self) -> Json:
        return [self.slot, list(self.way), self.act, self.keep, self.push]


def decode(data: Json) -> Mission:
    assert isinstance(data, list)
    slot, way, act, keep, push = data
    return Mission(Slot(slot), [Hex(hex) for hex in way], str(act), int(keep), bool(push))


def next_answer(g: Galaxy, seat: Seat, order: Mission, slot: Slot) -> Value | None:
    """The next answer of a group under this order; None: it is carried out, or no longer possible.

    `slot` is the group itself, or the part of it that has set out.
    """
    fleet = g.fleets[seat]
    here = fleet.hex[slot] if slot < len(fleet.hex) else NO_HEX
    if here not in order.way:
        return None
    place = order.way.index(here)
    stays = order.keep if slot == order.slot else 0
    going = fleet.count[slot] - stays
    if going < 1:
        return None
    if place == len(order.way) - 1 and not order.act and not order.push:
        return None  # it has arrived: that is known without asking what it could do
    options, ranges = offers(g, seat, slot)
    if order.act == WATCH and fleet.notes[slot] & WATCHES:
        return None
    if order.push and not place and PUSH in options:
        return PUSH
    if place < len(order.way) - 1:
        if AVOW in options and has_terrain(g, order.way[place + 1], "black_hole"):
            return AVOW  # CL-E37: it passes unharmed
        for verb in (CARRY, GO):
            option = (verb, order.way[place + 1])
            if option in ranges:
                low, high = ranges[option]
                return ranged(option, going) if low <= going <= high else None
        return None
    for option in options if order.act else ():
        if order.act == (option[0] if type(option) is tuple else option):
            if order.act == JOIN and ranges[option][1] < going:
                continue  # groups become fewer, or they stay as they are
            return ranged(option, ranges[option][1]) if option in ranges else option
    return None
