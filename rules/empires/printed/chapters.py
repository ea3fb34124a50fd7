"""What the switches of a game take into play, or take out of it."""

from __future__ import annotations

from collections.abc import Mapping

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
