"""The galactic situation (CL-21): a die says by which variants a game is played."""

from __future__ import annotations

from rules.core.game import find
from rules.core.state import Setup

from ..atoms import course
from ..printed.constants import NOBODY
from ..printed.facts import AS_PRINTED, SITUATIONS, SWITCHES
from ..printed.kinds import AMOEBAS
from ..state import Galaxy, facts

# CL-21.1, CL-21.3: lines 1 to 8; 9 rolls twice, 10 three times.
TABLE = (
    "low_maintenance", "heavy_terrain", "safer_space", "rich_minerals", "slow_scientists", "smart_scientists",
    "bloody_combat", "rich_colonies",
)  # fmt: skip
PRINTED = tuple("rich_colonies" if each == "rich_minerals" else each for each in TABLE)
MORE = {9: 2, 10: 3}
OF_DEEP_SPACE = ("heavy_terrain", "safer_space")


def roll(g: Galaxy) -> None:
    """CL-21.1, CL-21.2: what changes nothing, or does not go with the rest, is rolled again."""
    table = PRINTED if facts(g).options["galaxy_roll"] == AS_PRINTED else TABLE
    found: list[str] = []
    many, first = 1, True
    while len(found) < many and any(_matters(g, name, found) for name in table):
        face = course.roll_die(g, NOBODY, "situation")
        if face in MORE:
            many, first = (MORE[face], False) if first else (many, first)
        elif _matters(g, table[face - 1], found):
            found.append(table[face - 1])
            first = False
    course.find_situation(g, found)


def _matters(g: Galaxy, name: str, found: list[str]) -> bool:
    """Whether a result changes this game and may be played in it."""
    known = facts(g)
    switch, value = SITUATIONS[name]
    taken = {SITUATIONS[each][0] for each in found}
    if switch in taken or known.options[switch] != SWITCHES[switch][0][0]:
        return False
    if name in OF_DEEP_SPACE and (not known.map.deep or known.chart.sown):  # SE-26.1: nothing dangerous is sown
        return False
    if name == "low_maintenance" and known.map.rival == AMOEBAS:  # SE-26.2
        return False
    played = {**g.setup.options, **dict(SITUATIONS[each] for each in found), switch: value}
    return find(g.setup.game).excluded(Setup(g.setup.game, g.setup.seats, played, g.setup.sets)) is None
