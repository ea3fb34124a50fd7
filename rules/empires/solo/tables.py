"""Numbers of the alien empires (SE-25.3, SE-25.6, SE-25.7) that are no rows of a table."""

from __future__ import annotations

LAST_ROW = 20  # after it the last two rows alternate
CP_OF = {"easy": 5, "normal": 5, "hard": 10, "harder": 10, "really_tough": 15, "good_luck": 15}  # SE-25.3
LATER = 3  # phases until an extra roll counts
MOST_DEFENCE = 50
MOST_FLEETS = 3
LEAST_LAUNCH = 6


def row_of(phase: int) -> int:
    return phase if phase <= LAST_ROW else LAST_ROW - phase % 2
