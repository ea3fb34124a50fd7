"""The empires' hull languages and colours, by owner."""

from __future__ import annotations

from art.palette import SEAT_COLOURS

ALIENS, MACHINES = "aliens", "machines"  # the neutral owners
STYLES = ("lance", "crescent", "delta", "star")  # by seat, after the seats' symbols
NEUTRAL_COLOURS = {ALIENS: "#B7A6E8", MACHINES: "#E5604D"}

Owner = int | str  # a seat, or a neutral owner


def style_of(owner: Owner) -> str:
    """Which family of silhouettes an owner's ships belong to."""
    return STYLES[owner % len(STYLES)] if isinstance(owner, int) else owner


def colour_of(owner: Owner) -> str:
    """The usual colour of an owner; a table may ask for another one."""
    return SEAT_COLOURS[owner] if isinstance(owner, int) else NEUTRAL_COLOURS[owner]
