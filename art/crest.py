"""How a game is told from the others wherever it is only named: colour, planet, emblem, card back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from art.svg import Canvas


class Crest(NamedTuple):
    """The crest of a game, `CREST` in its module `crest`."""

    colour: str
    planet: str  # a style of `art.worlds`
    emblem: Callable[[Canvas, str, str], None]  # drawn around the origin, 26 units wide, in a light and a dark colour
    back_turn: float  # slant of the orbits on its card backs
    order: int
