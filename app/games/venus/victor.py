"""The winner's empire, and the worlds of the turning points."""

from __future__ import annotations

import pygame

from app.scenes.finished import Finished
from app.ui.context import Context
from art.venus.empires import emblem
from art.venus.worlds import TONES, planet
from rules.core.chronicle import TurningPoint
from rules.venus.chronicle import DEAD


def victor(over: Finished, seat: int, side: int, ctx: Context) -> pygame.Surface | None:
    """Its arms."""
    return emblem(side, ctx.art, empire=over.table["seats"][seat]["empire"])


def told(over: Finished, moment: TurningPoint, side: int, ctx: Context) -> pygame.Surface | None:
    """The world on which it happened."""
    name = moment.values.get("planet")
    world = next((each for each in TONES if name is not None and each in name.en.lower()), None)
    return planet(side, ctx.art, world=world, dead=moment.name == DEAD) if world is not None else None
