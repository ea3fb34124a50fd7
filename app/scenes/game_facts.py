"""What somebody wants to know of a game before the first one: how long, how hard, how many lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games import manifest
from app.scenes.entries import lesson_count

if TYPE_CHECKING:
    from app.text.texts import Texts


def game_facts(texts: Texts, game: str) -> str:
    """One line from the game's manifest; what it does not say is left out. The menu words it for every game, so it
    must do without grammar, whose library takes a quarter of the menu's memory."""
    found = manifest(game)
    if found is None:
        return ""
    low, high = found.minutes
    lessons = lesson_count(game)
    told = [
        texts("game-minutes", low=low, high=high) if high else "",
        texts(f"game-difficulty-{found.difficulty}") if found.difficulty else "",
        texts("game-lessons", count=lessons) if lessons else "",
    ]
    return " · ".join(one for one in told if one)
