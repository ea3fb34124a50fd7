"""The winner's greatest ship."""

from __future__ import annotations

import pygame

from app.scenes.finished import Finished
from app.ui.context import Context
from app.ui.paint import rounded
from art.kaosz.pictures import picture


def victor(over: Finished, seat: int, side: int, ctx: Context) -> pygame.Surface | None:
    """Of those that are left in the hangar; None where none is."""
    ships = [ship for ship in over.table["players"][seat]["hangar"] if "design" in ship]
    if not ships:
        return None
    best = max(ships, key=lambda ship: (ship.get("armor", 0), ship["design"]))
    face = over.printed[best["design"]]
    shown = picture(face.id, (side, side), ctx.art, species=face.species, kind=face.type, subtype=face.subtype)
    return rounded(shown)
