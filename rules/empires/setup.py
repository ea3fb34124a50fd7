"""The opening position from setup data: an empty board, before homes are chosen (SE-20)."""

from __future__ import annotations

from rules.content.loading import Content
from rules.core.frame import Frame
from rules.core.reasons import Reason
from rules.core.state import Setup

from .facts import DIFFICULTIES_OF, SWITCHES, facts_of, option
from .flows.game import game
from .state import Fleet, Galaxy
from .words import NEUTRALS, NOBODY, NOTHING, NOWHERE


def excluded(setup: Setup) -> Reason | None:
    """Maps are made for a number of seats (SE-21 to SE-24)."""
    seats = len(setup.seats)
    if seats > 2 and option(setup, "map") != SWITCHES["map"][0][0]:
        return Reason("empires.map_seats", {"seats": seats}, "SE-22.1")
    if seats == 1 and option(setup, "difficulty") not in DIFFICULTIES_OF[option(setup, "solo")]:
        return Reason("empires.no_difficulty", {"difficulty": option(setup, "difficulty")}, "SE-24.4")
    return None


def start(setup: Setup, content: Content, chance: int) -> Galaxy:
    """Everything empty; the flow of the game asks where everybody begins, and lays out the board."""
    known, n = facts_of(content, setup), len(setup.seats)
    hexes = len(known.chart.hexes)
    g = Galaxy(
        "empires", setup, chance,
        marker=[NOTHING] * hexes, also=[NOTHING] * hexes, up=[False] * hexes, known=[0] * hexes,
        colony=[NOBODY] * hexes, value=[0] * hexes, pool=list(known.alien_copies),
        fleets=[Fleet() for _ in range(n + NEUTRALS)], homeworld=[NOWHERE] * n, cp=[0] * n,
        tech=[known.start_levels] * n, seen_tech=[known.start_levels] * n, bid=[0] * n,
        earned=[0] * n, paid=[0] * n, researched=[0] * n,
        weakness=[""] * known.machines, out=[False] * n, frames=[Frame(game.name)],
    )  # fmt: skip
    g.content = content
    return g
