"""The fleets by hull language: `FLEETS[style]` has a drawing for every unit that an empire can own."""

from __future__ import annotations

from typing import NamedTuple

from art.empires.fleets import crescent, delta, lance, star
from art.empires.shipwright import Draw, Shipwright
from art.empires.troops import troops_of


class Fleet(NamedTuple):
    """All units of one hull language, and how round its corners are."""

    soft: float
    units: dict[str, Draw]


def _whole(style: str, soft: float, ships: dict[str, Draw]) -> Fleet:
    def gathered(s: Shipwright) -> None:
        """A fleet of which nobody knows what flies in it (SE-25.7)."""
        for unit, x, y, size in (("destroyer", -26, 14, 0.62), ("destroyer", 26, 14, 0.62), ("cruiser", 0, -6, 0.86)):
            with s.placed(x, y, size):
                ships[unit](s)

    return Fleet(soft, {**ships, "rival_fleet": gathered, **troops_of(style)})


FLEETS = {
    "lance": _whole("lance", 0.1, lance.SHIPS),
    "crescent": _whole("crescent", 0.9, crescent.SHIPS),
    "delta": _whole("delta", 0.0, delta.SHIPS),
    "star": _whole("star", 0.4, star.SHIPS),
}
