"""Warpspace Key (CE-T19) opens the way out of the warp."""

from __future__ import annotations

from rules.core.flow import Call
from rules.core.frame import Frame

from ..flows.moving import retrieve
from ..pieces import Ability, About, printed
from ..ships import colonies, in_warp
from ..state import Cosmos
from ..verbs import deed


@deed("leave_warp")
def leave_warp(g: Cosmos, f: Frame) -> Call:
    return retrieve(f.seat, in_warp(g, f.seat), printed(g, f.source)[1])


@leave_warp.needs
def _ships_there(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-5.7: with a colony to go to."""
    return in_warp(g, ability.seat) > 0 and bool(colonies(g, ability.seat))
