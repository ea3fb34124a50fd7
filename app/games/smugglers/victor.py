"""The winner's own card."""

from __future__ import annotations

import pygame

from app.scenes.finished import Finished
from app.ui.context import Context
from art.seats import SEAT_SYMBOLS
from art.smugglers.cards import character_card


def victor(over: Finished, seat: int, side: int, ctx: Context) -> pygame.Surface | None:
    """With the favourites, which are open in the end."""
    mine = over.table["seats"][seat]
    likes = ("".join(mine["favourite_planets"]), "".join(mine["favourite_ships"]))
    open_likes = likes if all(likes) else None
    return character_card(side, ctx.art, colour=mine["colour"], symbol=SEAT_SYMBOLS[seat], favourites=open_likes)
