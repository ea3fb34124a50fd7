"""What a seat may expect of the fight under way, for the table (UX-40): the odds in a world that this seat imagines.

Cards that nobody has shown, ships that hide and what enemies carry are guessed there, so that the odds betray nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.core.chance import Chance, stream
from rules.core.contract import imagine

from ..ground.odds import chances_now
from ..state import Galaxy, Seat
from .lines import is_fought
from .odds import odds_now


class Expected(NamedTuple):
    """Chances of attacker and defender to be left alone; what each would lose in CP (not on the ground)."""

    win: tuple[float, float]
    lost_cp: tuple[float, float] | None = None


def expected(g: Galaxy, seat: Seat, number: int, runs: int) -> Expected | None:
    """From one imagined world, which `number` chooses; None if nothing is fought, or its numbers are not yet told."""
    on_ground = g.assault is not None and g.assault.round > 0
    if not on_ground and (g.battle is None or not g.battle.round or not is_fought(g, g.battle)):
        return None
    world = imagine(g, seat, Chance(stream(number, "outlook")))
    if on_ground:
        win = chances_now(world, number, runs).win
        return Expected((win, 1.0 - win))
    told, _ = odds_now(world, number, runs)
    return Expected(told.win, told.lost_cp)
