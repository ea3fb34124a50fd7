"""What technology is good for beside the strength of ships (AI-3), and what answers the enemy's."""

from __future__ import annotations

from collections.abc import Iterator

from ..map.settling import can_live_on, is_watched, needs_terraforming
from ..printed.constants import NOBODY
from ..printed.levels import Levels, level
from ..state import is_closed
from .errands import nebulae
from .might import lays_mines
from .outlook import Outlook

# What answers which technology of an enemy that has been seen.
COUNTERS = (("fighter", "point_defence"), ("cloaking", "scanner"), ("mines", "minesweep"))
# What is worth having in any case, in this order: for free levels and a head start.
LADDER = (
    ("ship_size", 2), ("attack", 1), ("ship_size", 3), ("defence", 1), ("movement", 2), ("tactics", 1), ("attack", 2),
    ("movement", 3), ("defence", 2), ("ship_size", 4), ("ship_size", 5), ("attack", 3), ("defence", 3), ("tactics", 2),
    ("cloaking", 1), ("shipyard", 2), ("boarding", 1), ("tactics", 3), ("ship_size", 6), ("movement", 4),
    ("fighter", 1), ("ship_size", 7), ("cloaking", 2), ("shipyard", 3), ("fighter", 2), ("boarding", 2),
)  # fmt: skip
# And against alien empires, who come late with many ships and little technology: few that are good.
AGAINST_ALIENS = (
    ("ship_size", 2), ("attack", 1), ("defence", 1), ("ship_size", 3), ("attack", 2), ("defence", 2), ("movement", 2),
    ("ship_size", 4), ("movement", 3), ("attack", 3), ("defence", 3), ("ship_size", 5), ("tactics", 1), ("movement", 4),
    ("tactics", 2), ("ship_size", 6), ("shipyard", 2),
)  # fmt: skip
REACH = (0.0, 0.0, 0.2, 0.17, 0.15, 0.03, 0.02, 0.01)  # of the fleet's worth, for each level of Movement
PLANET = 18.0  # what a planet that can be settled gives in the next phases beyond its Colony Ship
NEBULA = 16.0  # and a Nebula, beyond its Miner and pipelines
NEAR = 6
LOOK, MOST_LOOKS = 2.5, 9  # CP for each unknown hex that is looked at before anybody enters it
SWEPT = 2  # the level of Minesweep that is wanted against Mines
ABLE = 3  # Ship Size for Cruisers, which carry Exploration


def answers_to(look: Outlook) -> Iterator[tuple[str, int]]:
    """Technologies that answer what enemies have shown, and the level that is wanted."""
    known = look.known
    if not look.skill.counters:
        return
    for shown, answer in COUNTERS:
        seen = max((level(levels, known.technology[shown]) for levels in look.shown), default=0)
        if shown == "mines" and any(lays_mines(look.g, other) for other in look.rivals):
            seen = SWEPT  # all of them lie in one hex
        if seen:
            yield answer, min(2, seen)


def wanted(look: Outlook, levels: Levels) -> Iterator[str]:
    """Technologies in the order in which they are good to have, each for its next level."""
    known = look.known
    for name, to in [*answers_to(look), *(AGAINST_ALIENS if look.g.rivals else LADDER)]:
        if level(levels, known.technology[name]) < to and not is_too_early(look, levels, name):
            yield name


def is_too_early(look: Outlook, levels: Levels, name: str) -> bool:
    """Who fires first matters little as long as nobody hits: Tactics come after the first guns or armour."""
    known = look.known
    return name == "tactics" and not level(levels, known.attack) and not level(levels, known.defence)


def reach(to: int) -> float:
    """What a level of Movement adds to the worth of a fleet."""
    return REACH[min(to, len(REACH) - 1)]


def spares_scouts(look: Outlook, to: int) -> float:
    """SE-9.8: what Exploration is worth: ships that are not lost in unknown hexes of deep space."""
    own = look.board.areas[look.seat]
    closed = sum(is_closed(look.g, hex) and hex not in own for hex in look.board.played)
    able = level(look.g.tech[look.seat], look.known.technology["ship_size"]) >= ABLE
    return LOOK * min(closed, MOST_LOOKS) if able else 0.0


def frees_planets(look: Outlook, to: int) -> float:
    """SE-4.20.2, CL-18.1: what Terraforming is worth: barren planets near the Homeworld on which nobody is; then
    Nebulae."""
    g = look.g
    mined = NEBULA * len(nebulae(look))
    if to > 1:
        return mined
    mined = max(0.0, mined - (look.known.tech_cost(look.known.terraforming, 2) or 0))
    barren = [
        hex
        for hex in look.board.played
        if g.up[hex]
        and can_live_on(g, look.seat, hex)  # CL-E35: or Asteroids
        and needs_terraforming(g, hex)
        and g.colony[hex] == NOBODY
        and hex not in look.hostile
        and look.far[look.home][hex] <= NEAR
        and not is_watched(g, look.seat, hex)
    ]
    return PLANET * len(barren) + mined
