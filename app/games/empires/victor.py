"""The winner's flagship, as its shipyards build them."""

from __future__ import annotations

import pygame

from app.games.empires.ground import tint
from app.scenes.finished import Finished
from app.ui.context import Context
from art.empires.ships import ship_picture

GREATEST = "dreadnought"


def victor(over: Finished, seat: int, side: int, ctx: Context) -> pygame.Surface | None:
    """A Dreadnought in the winner's colour."""
    return ship_picture(side, ctx.art, unit=GREATEST, owner=seat, colour=tint(ctx, seat))
