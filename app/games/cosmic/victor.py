"""The winner's alien."""

from __future__ import annotations

import pygame

from app.scenes.finished import Finished
from app.ui.context import Context
from app.ui.paint import rounded
from art.cosmic.portraits import portrait


def victor(over: Finished, seat: int, side: int, ctx: Context) -> pygame.Surface | None:
    """The one with which the game was begun."""
    alien = over.brought[seat] if over.brought else ""
    return rounded(portrait((side, side), ctx.art, alien=alien)) if alien else None
