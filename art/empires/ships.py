"""The picture of a unit: `draw_ship(canvas, unit, style, colour)` is all that anybody else calls.

Every unit of the rules' content has its own: those that an empire builds in each hull language (`fleets`, `troops`),
and those that belong to nobody (`strangers`), which look the same whoever has captured them.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from art.cache import cached
from art.chance import Scatter
from art.empires.fleets import FLEETS
from art.empires.shipwright import Shipwright
from art.empires.strangers import STRANGERS
from art.empires.styles import STYLES, Owner, colour_of, style_of
from art.palette import MIDNIGHT, Palette
from art.svg import Canvas

FINE_FROM = 60  # pixels of width from which small things are drawn
# So that small ships are readable, too, and still smaller than large ones, and nothing leaves its field.
SIZES = {"scout": 1.16, "destroyer": 1.06, "titan": 0.94, "dreadnought": 0.97, "base": 0.97}
WILD = 0.8  # how round strangers are
UNKNOWN = ("alien_b", "alien_c", "alien_d")


def units_of(style: str) -> tuple[str, ...]:
    """All units that are drawn in a hull language."""
    return tuple(FLEETS[style].units)


def draw_ship(canvas: Canvas, unit: str, style: str, colour: str, fine: bool = True) -> None:
    """The silhouette of a unit (an id of the rules' content) in a style of `styles`, on a field of 100 × 100."""
    soft, own = FLEETS[style if style in FLEETS else STYLES[0]]
    drawn = own.get(unit)
    if drawn is None:  # nobody builds it; one of an unknown set is some stranger, always the same
        soft, drawn = WILD, STRANGERS.get(unit) or STRANGERS[Scatter(unit).pick(UNKNOWN)]
    size = SIZES.get(unit, 1.0)
    with canvas.moved(50, 50, scale=size):
        drawn(Shipwright(canvas, colour, soft, fine))


@cached
def ship_picture(
    size: int, palette: Palette = MIDNIGHT, *, unit: str, owner: Owner, colour: str = ""
) -> pygame.Surface:
    """A unit alone, without a foot: on the battle board, in the ledger, in tables."""
    return _outlines(unit, style_of(owner), colour or colour_of(owner), size >= FINE_FROM).draw((size, size))


@lru_cache(512)
def _outlines(unit: str, style: str, colour: str, fine: bool) -> Canvas:
    """Kept, to be stretched to other sizes."""
    canvas = Canvas(100)
    draw_ship(canvas, unit, style, colour, fine)
    return canvas
