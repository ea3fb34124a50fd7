"""Parts of a wish, which has the form of an option: only what there is, and what the asked seat may know of, is looked
at when somebody wants to hear why it is not offered."""

from __future__ import annotations

from rules.core.decisions import Option

from . import Galaxy, Hex, Seat, Slot

Parts = tuple[object, ...]


def parts_of(wish: Option) -> tuple[str, Parts]:
    """The verb, and what stands behind it."""
    return (str(wish[0]), tuple(wish[1:])) if type(wish) is tuple and wish else (str(wish), ())


def hex_of(g: Galaxy, part: object) -> Hex | None:
    return Hex(part) if type(part) is int and 0 <= part < len(g.marker) else None


def group_of(g: Galaxy, seat: Seat, part: object) -> Slot | None:
    """The slot of a group that the seat has."""
    there = g.fleets[seat].hex
    return Slot(part) if type(part) is int and 0 <= part < len(there) and there[part] >= 0 else None
