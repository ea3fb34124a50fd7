"""What a Space Wreck (SE-6.8), or a Doomsday Machine that was destroyed (SE-17.6), teaches."""

from __future__ import annotations

from ..atoms import course
from ..printed.levels import level
from ..state import Galaxy, Seat, facts
from ..state.lore import may_have

# SE-6.8: which technology, by the roll
WRECK = (
    "ship_size", "ship_size", "attack", "attack", "defence", "defence", "tactics", "movement", "movement", "shipyard",
)  # fmt: skip


def search_wreck(g: Galaxy, seat: Seat) -> None:
    """SE-6.8: a free level by die; at the highest level the gain is lost."""
    technology = facts(g).technology[WRECK[course.roll_die(g, seat, "wreck") - 1]]
    to = level(g.tech[seat], technology) + 1
    if facts(g).tech_cost(technology, to) is not None and may_have(g, seat, technology):
        course.learn(g, seat, technology, to, "wreck")
