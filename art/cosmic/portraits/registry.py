"""Portraits by the alien's id; every module of portraits adds its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from art.scenery.star_pen import StarPen

Draw = Callable[[StarPen], None]


class Portrait(NamedTuple):
    """How an alien is drawn: on a stage from -50 to 50, open below, before a ground in the notation of pictures."""

    draw: Draw
    colour: str  # of the alien, also of its sheet
    rim: str  # of the light behind it
    ground: str


PORTRAITS: dict[str, Portrait] = {}


def portrait(alien: str, colour: str, rim: str, ground: str) -> Callable[[Draw], Draw]:
    """Make a drawing function the portrait of an alien."""

    def keep(draw: Draw) -> Draw:
        if alien in PORTRAITS:
            raise ValueError(f"two portraits of {alien}")
        PORTRAITS[alien] = Portrait(draw, colour, rim, ground)
        return draw

    return keep
