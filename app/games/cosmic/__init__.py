"""Cosmic Encounter at the table: systems around the warp, encounters, alien powers, deals."""

from pathlib import Path

from app.games.manifest import Manifest

MANIFEST = Manifest(
    "cosmic",
    __name__,
    Path(__file__).parent,
    order=40,
    minutes=(60, 120),
    difficulty=2,
    table="table:CosmicTable",
    goals="goals",
    hooks="hooks",
    lobby="lobby",
    scoring="statistics:score_steps",
    victor="victor:victor",
    statistics="statistics",
    highlights="highlights:highlights",
    illustration="illustrations:illustration",
    catalogue="aliens:Aliens",
    gallery="aliens:open_gallery",
    card_sheet="shots:CosmicSheet",
    shots=("alien_shots",),
)
