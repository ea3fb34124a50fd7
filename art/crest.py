"""How a game is told from the others wherever it is only named: colour, planet, emblem, card back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from art.chance import Scatter
from art.geometry import star
from art.svg import Canvas

_TONES = ("#6FA85B", "#5B8FC2", "#B0699E", "#A58B5B", "#5AA39B", "#C27A52")  # of games without a crest of their own


class Crest(NamedTuple):
    """The crest of a game, `CREST` in its module `crest`."""

    colour: str
    planet: str  # a style of `art.worlds`
    emblem: Callable[[Canvas, str, str], None]  # drawn around the origin, 26 units wide, in a light and a dark colour
    back_turn: float  # slant of the orbits on its card backs
    order: int


def plain_crest(game: str) -> Crest:
    """A star on a planet, always the same for one name."""
    chance = Scatter(game)
    return Crest(chance.pick(_TONES), "continents", _star, chance.between(-60, 60), 1000)


def _star(canvas: Canvas, light: str, dark: str) -> None:
    canvas.polygon(star(0, 0, 12, 5, 0.45), light, stroke=dark, width=0.8)
