"""Which technology is wanted next (AI-3): the hull that can be afforded, what makes it hit and last, then reach."""

from __future__ import annotations

from collections.abc import Iterator

from ..levels import Levels, level
from .outlook import Outlook

LADDER = (
    ("ship_size", 2), ("attack", 1), ("ship_size", 3), ("defence", 1), ("tactics", 1), ("attack", 2), ("movement", 2),
    ("shipyard", 2), ("defence", 2), ("ship_size", 4), ("tactics", 2), ("movement", 3), ("ship_size", 5),
    ("attack", 3), ("defence", 3), ("tactics", 3), ("ship_size", 6), ("movement", 4), ("shipyard", 3),
)  # fmt: skip
# What answers which technology of an enemy that has been seen.
COUNTERS = (("fighter", "point_defence"), ("cloaking", "scanner"), ("mines", "minesweep"))


def wanted(look: Outlook, levels: Levels) -> Iterator[str]:
    """Technologies in the order in which they should be bought; a level at a time."""
    known = look.known
    if look.skill.counters:
        for shown, answer in COUNTERS:
            seen = max((level(look.g.seen_tech[other], known.technology[shown]) for other in look.rivals), default=0)
            if level(levels, known.technology[answer]) < min(2, seen):
                yield answer
    for name, to in LADDER:
        if level(levels, known.technology[name]) < to:
            yield name


def invested(look: Outlook, levels: Levels) -> int:
    """What the technology of an empire has cost."""
    known = look.known
    return sum(sum(costs[: level(levels, i) + 1]) for i, costs in enumerate(known.tech_costs))
