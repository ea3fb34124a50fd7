"""What Onward to Venus adds to the new-game screen: the colours of the empires."""

from __future__ import annotations

from app.scenes.draft import Draft
from app.scenes.lobby import Preset
from art.palette import MIDNIGHT, Palette
from art.venus.brass import EMPIRES, empire_colour

STAND = (Preset("stand", seats=("human", "cadet")),)
SEATS = ("human", "pilot", "pilot")


def tints(draft: Draft, palette: Palette = MIDNIGHT) -> list[str]:
    """The colours in which the seats will play: chosen, otherwise those left over in the order of the rules."""
    wanted = [str(chair.own.get("empire", "")) for chair in draft.chairs]
    free = [empire for empire in EMPIRES if empire not in wanted]
    return [empire_colour(empire or free.pop(0), palette) for empire in wanted]
