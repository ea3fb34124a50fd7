"""Ground units of alien empires (SE-25.19): what a fleet brings along for nothing, and when it comes down."""

from __future__ import annotations

from ..atoms import fleets, ground
from ..printed.constants import CARGO, NOBODY
from ..printed.troops import single, total
from ..state import Galaxy, Hex, Owner, facts
from ..state.barracks import aboard, may_come_down
from ..state.experience import new_crew

LEAST_CP = 12  # what a fleet is worth that gets a Transport


def join_fleet(g: Galaxy, owner: Owner, hex: Hex, cp: int) -> None:
    """One free Transport full of Infantry for every normal fleet of some size."""
    known = facts(g)
    if "ap_close" not in known.on or not known.ground or cp < LEAST_CP:
        return
    unit = known.transport
    slot = fleets.add_group(g, owner, unit, 1, hex, up=True, why="built", experience=new_crew(g, owner, unit))
    ground.take_aboard(g, owner, slot, single(known.troop["Inf"], CARGO))


def land(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """CL-14.7.3, CL-14.7.4: they come down as soon as they may.

    Ruling: not against more Militia than they are; then the fleet bombards, which leaves fewer of them (CL-14.4.1).
    """
    troops = aboard(g, owner, hex) if facts(g).ground else 0
    if not troops or g.colony[hex] in (NOBODY, owner) or not may_come_down(g, owner, hex):
        return False
    if g.value[hex] > total(troops):
        return False
    ground.come_down(g, owner, hex, 0, troops)  # CL-14.8.3: they never have drop ships
    return True
