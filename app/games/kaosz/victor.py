"""The winner's greatest ship, and what the turning points are about."""

from __future__ import annotations

import pygame

from app.scenes.finished import Finished
from app.ui.context import Context
from app.ui.paint import rounded
from art.kaosz.colony import colony
from art.kaosz.pictures import picture
from rules.core.chronicle import TurningPoint
from rules.kaosz.chronicle import BLOW
from rules.kaosz.faces import Face
from rules.kaosz.library import faces

HURT, WHOLE = 14, 40  # lights of a world that was badly hit


def victor(over: Finished, seat: int, side: int, ctx: Context) -> pygame.Surface | None:
    """Of those that are left in the hangar; None where none is."""
    ships = [ship for ship in over.table["players"][seat]["hangar"] if "design" in ship]
    if not ships:
        return None
    best = max(ships, key=lambda ship: (ship.get("armor", 0), ship["design"]))
    return _shown(over.printed[best["design"]], side, ctx)


def told(over: Finished, moment: TurningPoint, side: int, ctx: Context) -> pygame.Surface | None:
    """The ship that it is about, or the colony that was bombed."""
    if moment.name == BLOW:
        seat = int(moment.values["seat"])
        colour = "#{:02X}{:02X}{:02X}".format(*ctx.seats[seat].colour)
        return colony(side, ctx.art, seat=seat, colour=colour, left=HURT, most=WHOLE)
    card = moment.values.get("card")
    known = faces(over.printed).values() if card is not None else ()
    face = next((face for face in known if face.name == card), None)
    return _shown(face, side, ctx) if face is not None else None


def _shown(face: Face, side: int, ctx: Context) -> pygame.Surface:
    shown = picture(face.id, (side, side), ctx.art, species=face.species, kind=face.type, subtype=face.subtype)
    return rounded(shown)
