"""Space Smugglers at the table: bidding in beats and in real time, dice towers."""

from pathlib import Path

from app.games.manifest import Manifest

MANIFEST = Manifest(
    "smugglers",
    __name__,
    Path(__file__).parent,
    order=20,
    minutes=(20, 45),
    difficulty=1,
    table="table:SmugglersTable",
    goals="goals",
    hooks="hooks",
    lobby="lobby",
    victor="victor:victor",
    highlights="highlights:highlights",
    selftest="selftest:checks",
    keys=("keys",),
)
