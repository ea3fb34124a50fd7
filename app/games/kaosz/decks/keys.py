"""The actions of the deck builder and their keys; all can be changed in the settings (UX-78)."""

from __future__ import annotations

from app.ui.input import declare

ADD, OUT, MAYBE = "deck-add", "deck-out", "deck-maybe"

declare("decks", ADD, "d")
declare("decks", OUT, "x")
declare("decks", MAYBE, "t")
