"""The winner's empire."""

from __future__ import annotations

import pygame

from app.scenes.finished import Finished
from app.ui.context import Context
from art.venus.empires import emblem


def victor(over: Finished, seat: int, side: int, ctx: Context) -> pygame.Surface | None:
    """Its arms."""
    return emblem(side, ctx.art, empire=over.table["seats"][seat]["empire"])
