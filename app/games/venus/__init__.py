"""Onward to Venus at the table: planets, attempts, crises."""

from pathlib import Path

from app.games.manifest import Manifest

MANIFEST = Manifest(
    "venus",
    __name__,
    Path(__file__).parent,
    order=30,
    minutes=(60, 90),
    difficulty=3,
    table="table:VenusTable",
    goals="goals",
    hooks="hooks",
    lobby="lobby",
    victor="victor:victor",
    told="victor:told",
    scoring="scoring:score_steps",
    dice="show:counted",
    highlights="highlights:highlights",
    card_sheet="shots:VenusSheet",
)
