"""The fleets by hull language: `FLEETS[style]` has a drawing for every unit that an empire can own."""

from __future__ import annotations

from types import FunctionType, ModuleType
from typing import NamedTuple

from art.empires.fleets import crescent, delta, lance, star
from art.empires.shipwright import Draw, Shipwright
from art.empires.troops import troops_of


class Fleet(NamedTuple):
    """All units of one hull language, and how round its corners are."""

    soft: float
    units: dict[str, Draw]


def _whole(style: str, soft: float, yard: ModuleType) -> Fleet:
    """Every function of a hull language's module draws the unit of its name; those that help begin with a stroke."""
    made = [one for one in vars(yard).values() if isinstance(one, FunctionType) and one.__module__ == yard.__name__]
    ships: dict[str, Draw] = {one.__name__: one for one in made if not one.__name__.startswith("_")}

    def gathered(s: Shipwright) -> None:
        """A fleet of which nobody knows what flies in it (SE-25.7)."""
        for unit, x, y, size in (("destroyer", -26, 14, 0.62), ("destroyer", 26, 14, 0.62), ("cruiser", 0, -6, 0.86)):
            with s.placed(x, y, size):
                ships[unit](s)

    return Fleet(soft, {**ships, "rival_fleet": gathered, **troops_of(style)})


FLEETS = {
    "lance": _whole("lance", 0.1, lance),
    "crescent": _whole("crescent", 0.9, crescent),
    "delta": _whole("delta", 0.0, delta),
    "star": _whole("star", 0.4, star),
}
