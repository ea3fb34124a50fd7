"""Káosz Galaktika at the table, and its deck builder."""

from pathlib import Path

from app.games.manifest import Manifest, Screen

MANIFEST = Manifest(
    "kaosz",
    __name__,
    Path(__file__).parent,
    order=10,
    minutes=(30, 60),
    difficulty=2,
    table="table:KaoszTable",
    goals="goals",
    runs="packs.runs",
    hooks="hooks",
    lobby="lobby",
    scoring="statistics:score_steps",
    victor="victor:victor",
    told="victor:told",
    statistics="statistics",
    tournament="tournament",
    highlights="highlights:highlights",
    given="decks.given:take",
    gallery="decks.gallery:open_gallery",
    card_sheet="shots:KaoszSheet",
    keys=("decks.keys",),
    shots=("decks.shots", "packs.shots"),
    screens=(Screen("decks", "card", 30, "decks.shelf_scene:open_decks", replaces="sets"),),
)
