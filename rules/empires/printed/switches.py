"""The switches of a table: their values, what they take into play, and which go well together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.records import Json
from rules.core.state import Setup

from .kinds import DIFFICULTIES, EXPANSION, FIRST_PRINTING

ON, OFF = "on", "off"
TWO_PLAYER_MAPS = (
    "small", "standard", "large", "extra_large", "three_d", "i_dare_you", "double_trouble", "knife_fight",
)  # fmt: skip
MAP_OF_SEATS = {3: "three", 4: "four"}
SOLO_MAPS = ("machines_small", "machines_large", "rivals_1", "rivals_2", "amoebas")
FIVE = tuple(each for each in DIFFICULTIES if each != "really_tough")
DIFFICULTIES_OF = {
    "machines_small": FIVE, "machines_large": FIVE, "rivals_1": DIFFICULTIES, "rivals_2": DIFFICULTIES,
    "amoebas": FIVE,
}  # fmt: skip
# SE-25.3: how many alien empires there are
EMPIRES_OF = {"easy": 2, "normal": 3, "hard": 2, "harder": 3, "really_tough": 2, "good_luck": 3}
PLAIN, GEARED, UNPREDICTABLE = "plain", "geared", "unpredictable"  # how research is paid (SE-18, SE-19)
STANDARD, SHORT, LONG = "standard", "short", "long"  # SE-23.10
VARIABLE, QUICK_CONQUEST, TWO_VS_ONE = "variable", "quick_conquest", "two_vs_one"
UNEASY, BROTHERS, THREE_VS_ONE = "uneasy_teams", "brother_teams", "three_vs_one"
# SE-1.6: seats with the same number are teammates. Ruling: the single player is the first seat, pairs are neighbours.
TEAMS: Mapping[str, tuple[int, ...]] = {
    TWO_VS_ONE: (0, 1, 1), UNEASY: (0, 0, 1, 1), BROTHERS: (0, 0, 1, 1), THREE_VS_ONE: (0, 1, 1, 1),
}  # fmt: skip
ALONE = 0  # the seat that plays against all others (SE-22.3, SE-23.6)
ALLIES_KNOW = {"terraforming": 1, "scanner": 1}  # SE-23.6
NOT_WITH_AMOEBAS = (
    "boarding", "ground", "ground_screening", "titans", "centres", "experience", "minesweep_3",
)  # SE-26.2  # fmt: skip
SLOW, SMART = "slow", "smart"  # CL-20.4, CL-20.5
SCIENTISTS = {PLAIN: 0, SLOW: 5, SMART: -5}  # what they add to the price of a level
AS_PRINTED = "as_printed"  # CL-21.3
RANDOM, BALANCED = "random", "balanced"  # CL-13.1, CL-13.2
# UI-7: whoever could have a secret power is asked for it, or only who has it (faster, and leaks a little)
EVERYBODY, NEEDED = "everybody", "needed"
GRANT = 5  # SE-19.1
GEAR = 10  # SE-18.1
MORE_GRANTS = 2  # SE-19.3

# The switches of the table (empires.md, 2), each with its values, the default first, and its rule.
SWITCHES: Mapping[str, tuple[tuple[Any, ...], str]] = {
    "map": (TWO_PLAYER_MAPS, "SE-21.1"),
    "solo": (SOLO_MAPS, "SE-24.3"),
    "difficulty": (DIFFICULTIES, "SE-24.4"),
    "pipelines": ((ON, OFF), "SE-10.1"),
    "carriers": ((ON, OFF), "SE-11.1"),
    "raiders": ((ON, OFF), "SE-12.1"),
    "mines": ((ON, OFF), "SE-13.1"),
    "aliens": ((ON, OFF), "SE-14.1"),
    "costs": ((EXPANSION, FIRST_PRINTING), "SE-2.5.1"),
    "homeworld": ((20, 30), "SE-2.3.4"),
    "retreat": (("same", "closer"), "SE-5.9.5"),
    "fighter_defence": ((OFF, ON), "SE-11.12"),
    # Ruling: a table may agree on a last Economic Phase; 0 means that the game goes on until somebody wins.
    "phases": ((0, 3, 8, 12, 20), "SE-21.0"),
    "three": ((STANDARD, VARIABLE, QUICK_CONQUEST, TWO_VS_ONE), "SE-22.1"),
    "four": ((STANDARD, VARIABLE, QUICK_CONQUEST, UNEASY, BROTHERS, THREE_VS_ONE), "SE-23.1"),
    "victory": ((STANDARD, SHORT, LONG), "SE-23.10.1"),
    "homes": (("map", "anywhere"), "SE-22.1"),  # where three players may put their Homeworlds
    "quick_start": ((OFF, ON), "SE-20.6"),
    "handicap": ((0, 1, 2, 3, 4), "SE-20.7"),  # whose colonies grow faster, from 1; 0: nobody's
    "upgrades": (("refit", "instant"), "SE-15.1"),
    "slingshot": ((OFF, ON), "SE-15.2"),
    "warp_points": ((OFF, ON), "SE-16.1"),
    "machines": ((0, 1, 2, 3), "SE-17.1"),  # how many wander; 0: their markers are empty space (SE-20.4)
    "research": ((PLAIN, GEARED, UNPREDICTABLE), "SE-18.1"),
    "amoebas": ((OFF, ON), "SE-26.9"),  # between players
    "low_maintenance": ((OFF, ON), "SE-28.1"),
    "heavy_terrain": ((OFF, ON), "SE-28.2"),
    "ground": ((OFF, ON), "CL-14.1.1"),
    "gates": ((OFF, ON), "SE-27.1"),
    "ground_screening": ((OFF, ON), "CL-14.8.5"),
    "flagship": ((OFF, ON), "CL-16.1"),
    "centres": ((OFF, ON), "CL-17.1"),
    "nebula_mining": ((OFF, ON), "CL-18.1"),
    "unique_ships": ((OFF, ON), "CL-19.1.1"),
    # -- Közelharc: one switch for each section (CL-1.1); "homeworld" above is CL-2
    "experience": ((OFF, ON), "CL-3.1.1"),
    "boarding": ((OFF, ON), "CL-4.1.1"),
    "titans": ((OFF, ON), "CL-6.1.1"),
    "fleet_markers": ((OFF, ON), "CL-7.1"),
    "minesweep_3": ((OFF, ON), "CL-8.1"),
    "move_7": ((OFF, ON), "CL-9.1"),
    "reaction": ((OFF, ON), "CL-10.1.1"),
    "fast_bc": ((OFF, ON), "CL-11.1"),
    "no_tech_theft": ((OFF, ON), "CL-4.5.7"),
    "alien_cards": ((OFF, ON), "CL-12.1"),
    "advantages": ((OFF, RANDOM, BALANCED), "CL-13.1"),
    "questions": ((EVERYBODY, NEEDED), "CL-13.5"),
    # -- its variants
    "more_aliens": ((OFF, ON), "CL-20.1"),
    "safer_space": ((OFF, ON), "CL-20.2"),
    "rich_minerals": ((OFF, ON), "CL-20.3"),
    "scientists": ((PLAIN, SLOW, SMART), "CL-20.4"),  # CL-20.9: slow and smart ones exclude each other
    "bloody_combat": ((OFF, ON), "CL-20.6"),
    "rich_colonies": ((OFF, ON), "CL-20.7"),
    "head_start": ((OFF, ON), "CL-20.8"),
    "galaxy_roll": ((OFF, ON, AS_PRINTED), "CL-21.1"),
    "ap_close": ((OFF, ON), "SE-25.19"),  # alien empires play by the rules of the expansion, too
}
# CL-21.1: what a die can say of the galaxy: the switch and its value.
SITUATIONS: Mapping[str, tuple[str, str]] = {
    "low_maintenance": ("low_maintenance", ON), "heavy_terrain": ("heavy_terrain", ON),
    "safer_space": ("safer_space", ON), "rich_minerals": ("rich_minerals", ON),
    "slow_scientists": ("scientists", SLOW), "smart_scientists": ("scientists", SMART),
    "bloody_combat": ("bloody_combat", ON), "rich_colonies": ("rich_colonies", ON),
}  # fmt: skip


def option(setup: Setup, name: str) -> Any:
    """The value of a switch: as chosen, or its default."""
    return setup.options.get(name, SWITCHES[name][0][0])


def scenario_of(setup: Setup) -> str:
    """SE-22, SE-23: three and four seats choose among several."""
    n = len(setup.seats)
    return str(option(setup, MAP_OF_SEATS[n])) if n in MAP_OF_SEATS else STANDARD


# -- what switches take into play, or take out of it

# What takes the counters of the expansion into play (SE-2.2), and what has no price in the first printing (SE-2.5.1).
SPACE = (
    "experience", "boarding", "titans", "fleet_markers", "minesweep_3", "move_7", "reaction", "fast_bc", "unique_ships",
)  # fmt: skip
CLOSE = ("homeworld", *SPACE, "ground", "flagship", "centres", "nebula_mining", "alien_cards", "advantages")
# SE-24.2: what the rules of a solo game do not name; whoever plays with it plays by house rules.
VARIANTS = (
    "quick_start", "handicap", "low_maintenance", "safer_space", "rich_minerals", "scientists", "bloody_combat",
    "rich_colonies", "head_start", "galaxy_roll",
)  # fmt: skip
NOT_ALONE = (*SPACE, "ground", "flagship", "nebula_mining", "alien_cards")
AGAINST_RIVALS = ("flagship", "alien_cards", "boarding", "experience", "titans", "ground")  # SE-25.19: named there
UNPRICED = (
    "experience", "boarding", "titans", "minesweep_3", "move_7", "reaction", "fast_bc", "ground", "nebula_mining",
    "ap_close",
)  # fmt: skip
SEATS_OF = {
    "solo": 1,
    "difficulty": 1,
    "map": 2,
    "three": 3,
    "homes": 3,
    "four": 4,
    "ap_close": 1,
}  # switches for a number of seats only
# Which switch takes away the units and technologies of one chapter of the advanced rules (SE-20.5).
CHAPTERS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "pipelines": (("pipeline",), ()),
    "carriers": (("carrier", "squadron"), ("fighter", "point_defence")),
    "raiders": (("raider",), ("cloaking", "scanner")),
    "mines": (("mine", "minesweeper"), ("mines", "minesweep")),
    "ground": (("transport",), ("ground_combat",)),
    "gates": (("settlers",), ()),
    "flagship": (("flagship",), ()),
    "experience": ((), ("academy",)),
    "boarding": (("boarding_ship",), ("boarding", "security")),
    "titans": (("titan",), ()),
    "fast_bc": ((), ("fast_bc",)),
    "unique_ships": (("unique_ship",), ()),
}
# Levels of a technology that only a switch brings, from which one on.
LEVELS_OF: Mapping[str, Mapping[str, int]] = {
    "titans": {"ship_size": 7},
    "minesweep_3": {"minesweep": 3},
    "move_7": {"movement": 7},
    "reaction": {"exploration": 2},
    "nebula_mining": {"terraforming": 2},
}

# -- switches that go well together (empires.md, 2): a game to learn, the usual one, and everything

LEARN: Mapping[str, Json] = dict.fromkeys(("pipelines", "carriers", "raiders", "mines", "aliens"), OFF)
USUAL: Mapping[str, Json] = {
    "homeworld": 30,
    **dict.fromkeys(
        ("experience", "boarding", "titans", "minesweep_3", "move_7", "reaction", "fast_bc", "alien_cards"), ON
    ),
    "advantages": RANDOM,
}
FULL: Mapping[str, Json] = {
    **USUAL,
    **dict.fromkeys(("fleet_markers", "ground", "flagship", "nebula_mining", "unique_ships"), ON),
}
PRESETS: Mapping[str, Mapping[str, Json]] = {"learn": LEARN, "base": {}, "standard": USUAL, "full": FULL}
