"""Force Field (CE-R4): allies are sent home."""

from __future__ import annotations

from rules.core.flow import Call
from rules.core.frame import Frame

from ..flows.moving import dismiss
from ..pieces import Ability, About
from ..state import Cosmos, all_allies
from ..verbs import deed


@deed("send_allies_home")
def send_allies_home(g: Cosmos, f: Frame) -> Call:
    """They cease to be allies and put their ships on any of their colonies."""
    chosen = f.some("allies", f.seat, all_allies(g), 1, rule="CE-R4")
    return dismiss([seat for seat in all_allies(g) if seat in chosen], "force_field")


@send_allies_home.needs
def _has_allies(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(all_allies(g))
