"""The ranges of what this game's state and flows keep: hexes, units, markers, packed levels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Any, NewType, TypeVar

from rules.core.ranges import COUNT, NUMBER, Range, index, one_of

from ..printed.chart import HexNo as Hex
from ..printed.constants import BANNERS, NO_BANNER, NOTHING, NOWHERE
from ..printed.designs import is_design, is_told
from ..printed.facts import facts_of
from ..printed.levels import DESIGN, design_of
from ..printed.switches import SITUATIONS

Entry = TypeVar("Entry")


def _facts(g: Any) -> Any:
    """`state.facts`, which is made of these ranges."""
    return g.tables or facts_of(g.content, g.setup, tuple(g.situation))


HEX = index("a hex", lambda g: len(g.marker))
HEX_OR_NONE = index("a hex or -1", lambda g: len(g.marker), NOWHERE)
OWNER = index("a seat or neutral owner", lambda g: len(g.fleets))
OWNER_OR_NONE = index("a seat, neutral owner or -1", lambda g: len(g.fleets), -1)
UNIT = index("a kind of unit", lambda g: len(_facts(g).units))
MARKER = index("a marker", lambda g: len(_facts(g).markers))
MARKER_OR_NONE = index("a marker or -1", lambda g: len(_facts(g).markers), NOTHING)
BANNER = index("a fleet marker or -1", lambda g: BANNERS, NO_BANNER)


def _are_levels(g: Any, v: Any) -> bool:
    return type(v) is int and (0 <= v < 1 << DESIGN or (v > 0 and is_told(design_of(v))))


LEVELS = Range("levels of technologies", _are_levels)
DESIGN_OR_NONE = Range("a design or 0", lambda g, v: type(v) is int and (v == 0 or is_design(v)))
TOLD_DESIGN = Range("what is known of a design", lambda g, v: type(v) is int and is_told(v))
TROOP = index("a kind of ground unit", lambda g: len(_facts(g).troops))
TROOPS = Range("numbers of ground units", lambda g, v: type(v) is int and 0 <= v < 1 << 48)
TRAIL = Range("a trail of hexes", lambda g, v: type(v) is int and 0 <= v < 1 << 63)
NOTES = Range("notes on a group", lambda g, v: type(v) is int and 0 <= v < 1 << 24)
CARD = index("a card", lambda g: len(_facts(g).cards))
SITUATION = one_of(*SITUATIONS)
SEATS_MASK = Range("a set of seats", lambda g, v: type(v) is int and 0 <= v < 1 << len(g.setup.seats))

if TYPE_CHECKING:
    Slot = NewType("Slot", int)  # a group: its place in the columns of its owner. A hex or a seat is none.

    def numbered(column: Iterable[Entry]) -> Iterator[tuple[Slot, Entry]]:
        """The entries of a fleet's column, each with its slot."""
else:
    Slot, numbered = int, enumerate
NO_SLOT = Slot(NOWHERE)

SlotNo = Annotated[Slot, COUNT]
SlotOrNone = Annotated[Slot, NUMBER]
HexNo = Annotated[Hex, HEX]
HexOrNone = Annotated[Hex, HEX_OR_NONE]
OwnerNo = Annotated[int, OWNER]
OwnerOrNone = Annotated[int, OWNER_OR_NONE]
UnitNo = Annotated[int, UNIT]
MarkerNo = Annotated[int, MARKER]
MarkerOrNone = Annotated[int, MARKER_OR_NONE]
Banner = Annotated[int, BANNER]
LevelsNo = Annotated[int, LEVELS]
DesignNo = Annotated[int, DESIGN_OR_NONE]
ToldDesign = Annotated[int, TOLD_DESIGN]
TroopNo = Annotated[int, TROOP]
TroopsNo = Annotated[int, TROOPS]
Trail = Annotated[int, TRAIL]
Notes = Annotated[int, NOTES]
SeatsMask = Annotated[int, SEATS_MASK]
CardNo = Annotated[int, CARD]
Situation = Annotated[str, SITUATION]
