"""The opening position from setup data: an empty board, before homes are chosen (SE-20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.content.loading import Content
from rules.core import running
from rules.core.chance import stream
from rules.core.frame import Frame
from rules.core.reasons import Reason
from rules.core.state import Setup

from . import position_setup
from .flows.game import game
from .printed.constants import NEUTRALS, NOBODY, NOTHING
from .printed.facts import facts_of
from .printed.kinds import FIRST_PRINTING
from .printed.switches import (
    BALANCED,
    DIFFICULTIES_OF,
    OFF,
    ON,
    PLAIN,
    QUICK_CONQUEST,
    SEATS_OF,
    STANDARD,
    SWITCHES,
    TEAMS,
    THREE_VS_ONE,
    TWO_VS_ONE,
    UNPRICED,
    VARIABLE,
    option,
    scenario_of,
)
from .state import NO_HEX, Fleet, Galaxy, Rival, Swarm

LARGE = "large"


def excluded(setup: Setup) -> Reason | None:
    """Maps and scenarios are made for a number of seats (SE-21 to SE-24), and some switches exclude others."""
    n = len(setup.seats)
    for name, seats in SEATS_OF.items():
        if seats != n and option(setup, name) != SWITCHES[name][0][0]:
            return Reason("empires.map_seats", {"seats": n}, SWITCHES[name][1])
    if n == 1 and option(setup, "difficulty") not in DIFFICULTIES_OF[option(setup, "solo")]:
        return Reason("empires.no_difficulty", {}, "SE-24.4")
    scenario = scenario_of(setup)
    if option(setup, "victory") != STANDARD and (n < 3 or scenario == QUICK_CONQUEST or scenario in TEAMS):
        return Reason("empires.one_victory", {}, "SE-23.10.1")
    if option(setup, "handicap") > n:
        return Reason("empires.handicap_seat", {"seats": n}, "SE-20.7")
    if scenario == VARIABLE and ON in (option(setup, "quick_start"), option(setup, "heavy_terrain")):
        return Reason("empires.no_homes", {}, "SE-22.2")
    if n == 1 and (option(setup, "machines") or option(setup, "heavy_terrain") == ON):
        return Reason("empires.not_alone", {}, "SE-24.2")
    if option(setup, "amoebas") == ON and not _has_lairs(setup, n, scenario):
        return Reason("empires.no_amoebas", {}, "SE-26.9")
    if option(setup, "gates") == ON and (option(setup, "ground") != ON or not _has_middle(setup, n, scenario)):
        return Reason("empires.no_gates", {}, "SE-27.1")
    return _without_the_expansion(setup, n, scenario)


def _has_middle(setup: Setup, n: int, scenario: str) -> bool:
    """SE-26.9, SE-27.2: the maps of several players with named hexes between the homes."""
    return n > 1 and (option(setup, "map") == LARGE if n == 2 else scenario not in (VARIABLE, QUICK_CONQUEST))


def _has_lairs(setup: Setup, n: int, scenario: str) -> bool:
    """SE-26.9: the maps on which amoebas may be met between players, with homes and with Mines."""
    return option(setup, "mines") == ON and _has_middle(setup, n, scenario)


def _without_the_expansion(setup: Setup, n: int, scenario: str) -> Reason | None:
    """What the rules of the expansion do not go with (empires.md, 2)."""
    chosen = {name for name in SWITCHES if option(setup, name) == ON}
    if option(setup, "costs") == FIRST_PRINTING and chosen.intersection(UNPRICED):
        return Reason("empires.no_price", {}, "SE-2.5.1")
    if "ground_screening" in chosen and "ground" not in chosen:
        return Reason("empires.no_ground", {}, "CL-14.8.5")
    if "nebula_mining" in chosen and "pipelines" not in chosen:
        return Reason("empires.no_pipelines", {}, "CL-18.2")
    if "more_aliens" in chosen and ("aliens" not in chosen or n == 1):
        return Reason("empires.no_aliens", {}, "CL-20.1")
    if "centres" in chosen:
        ahead = scenario == QUICK_CONQUEST or "head_start" in chosen
        if option(setup, "research") != PLAIN or option(setup, "homeworld") == 30 or ahead:
            return Reason("empires.no_centres", {}, "CL-17.7")
        if n == 1 and option(setup, "solo").startswith("rivals"):
            return Reason("empires.no_centres", {}, "SE-25.19")
    if "ap_close" in chosen and not option(setup, "solo").startswith("rivals"):
        return Reason("empires.no_rivals", {}, "SE-25.19")
    if option(setup, "advantages") == BALANCED and ("centres" in chosen or scenario in (TWO_VS_ONE, THREE_VS_ONE)):
        return Reason("empires.no_auction", {}, "CL-13.2")
    if n == 1 and option(setup, "advantages") != OFF:
        return Reason("empires.not_alone", {}, "SE-25.1")
    if "minesweep_3" in chosen and ("mines" not in chosen or scenario == QUICK_CONQUEST):
        return Reason("empires.no_mines", {}, "CL-8.1")
    if "no_tech_theft" in chosen and "boarding" not in chosen:
        return Reason("empires.no_boarding", {}, "CL-4.5.7")
    return None


def _swarm(types: int, seats: int) -> Swarm:
    """SE-26.3: research is counted by type against one player, else by player."""
    return Swarm([""] * types, [0] * ((types if seats == 1 else seats) if types else 0), [False] * types)


def start(setup: Setup, content: Content, chance: int) -> Galaxy:
    """Everything empty; the flow of the game asks where everybody begins, and lays out the board."""
    known, n = facts_of(content, setup), len(setup.seats)
    hexes = len(known.chart.hexes)
    on_planets = hexes if known.ground else 0
    g = Galaxy(
        "empires", setup, chance,
        marker=[NOTHING] * hexes, also=[NOTHING] * hexes, up=[False] * hexes, known=[0] * hexes,
        colony=[NOBODY] * hexes, value=[0] * hexes, pool=list(known.alien_copies),
        fleets=[Fleet() for _ in range(n + NEUTRALS + known.rivals)], homeworld=[NO_HEX] * n, cp=[0] * n,
        tech=list(known.starts_with), seen_tech=list(known.starts_with), bid=[0] * n,
        earned=[0] * n, paid=[0] * n, researched=[0] * n, studies=[[0] * len(known.technologies) for _ in range(n)],
        razed=[0] * n, seized=[0] * n, spoils=[0] * n, rivals=[Rival() for _ in range(known.rivals)],
        weakness=[""] * known.machines,
        swarm=_swarm(known.types, n),
        garrison=[0] * on_planets, tired=[0] * on_planets, shown_garrison=[0] * on_planets,
        centre=[0] * (hexes if known.centres else 0), rp=[0] * n,
        alien_deck=list(known.alien_cards), spare_advantages=list(known.advantages), dealt=[[] for _ in range(n)],
        debt=[0] * n, held=[[] for _ in range(n)], unpaid=[[] for _ in range(n)],
        card_seen=[0] * len(known.cards), finds=[0] * n, design=[0] * n, seen_design=[0] * n,
        out=[False] * n, frames=[Frame(game.name)],
    )  # fmt: skip
    g.content = content
    return g


def position(setup: Setup, seed: int, table: Mapping[str, Any], content: Content) -> Galaxy:
    """A game that stands as the table says (see `position_setup`), at its next question."""
    g = start(setup, content, stream(seed, "deck"))
    position_setup.lay(g, table)
    running.run(g)
    return g
