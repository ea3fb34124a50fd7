"""How fast, how attentive and how sure of hand each level is: the table of 4C as plain data (SM-4.60 to 4.62)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rules.ai.levels import REFERENCE, level_and_effort


class Reflex(NamedTuple):
    """One row. Milliseconds of the standard pace; the pace factor of the game scales all of them."""

    first: tuple[int, int]  # first action after the reveal, from and to
    between: tuple[int, int]  # between own actions, from and to
    sees: int  # a change of the table is seen after so long
    replans: int  # in per cent of the changes
    aim_sigma: int  # spread of the aim in units, with stacked dice (SM-6.64)
    noise: float  # error of judgement in points, up or down


REACTIONS: Mapping[str, Reflex] = MappingProxyType(
    {
        "cadet": Reflex((2600, 4800), (1500, 2600), 900, 40, 12, 1.0),
        "pilot": Reflex((1700, 3200), (1000, 1800), 600, 70, 8, 0.5),
        "captain": Reflex((1100, 2100), (700, 1200), 400, 90, 6, 0.25),
        "admiral": Reflex((800, 1500), (500, 900), 280, 100, 4, 0.0),
    }
)

# A player who throws dice is in no hurry.
RANDOM = REACTIONS["cadet"]


def reflex_of(kind: str) -> Reflex:
    """The reflexes of a kind of player, as it is named in measurements, too."""
    level, _ = level_and_effort(kind)
    return REACTIONS.get("admiral" if level == REFERENCE else level, RANDOM)
