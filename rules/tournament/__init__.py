"""Tournaments of any game: a list of entries, from which players, pairings, results and standings follow.

    t = Tournament(Opened("Spring", "tiny", "swiss", seed=3))
    t.check(entry)                  raises `Refused` and changes nothing, or returns
    t.add(entry, at)                the same, then the entry counts
    next_round(t)                   the entry that pairs the next round
    standings(t), final_order(t)    who is ahead, and who has won

Which formats a game has is told by its own `tournament` module (`formats_of`). Nothing here knows a file or a clock:
the moment of an entry is handed in, and lots are drawn from the tournament's seed. The rule numbers are those of the
one rulebook that has tournaments; the other games use the same rules where nothing else is said.
"""

from .entries import (
    Changed,
    Clocked,
    Corrected,
    Dropped,
    Entered,
    Entry,
    Opened,
    Paired,
    Prized,
    Refused,
    Reported,
    Returned,
    Unpaired,
)
from .formats import Format, format_named, formats_of
from .pairing import next_round
from .standings import Standing, champion, final_order, is_over, judged, stage, standings
from .tournament import Player, Round, Table, Tournament

__all__ = [
    "Changed",
    "Clocked",
    "Corrected",
    "Dropped",
    "Entered",
    "Entry",
    "Format",
    "Opened",
    "Paired",
    "Player",
    "Prized",
    "Refused",
    "Reported",
    "Returned",
    "Round",
    "Standing",
    "Table",
    "Tournament",
    "Unpaired",
    "champion",
    "final_order",
    "format_named",
    "formats_of",
    "is_over",
    "judged",
    "next_round",
    "stage",
    "standings",
]
