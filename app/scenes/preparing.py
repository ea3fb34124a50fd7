"""While somebody looks at the new-game screen, what the table needs is loaded piece by piece (UX-100, UX-101)."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from app.scenes.entries import module_exists

if TYPE_CHECKING:
    from app.main import App

# In this order each piece is a short one; together they would be felt when the game begins.
PIECES = ("app.opponent", "saves", "saves.running", "app.match", "app.scenes.table", "app.scenes.guided")


def prepare_table(app: App, game: str) -> None:
    """Queue the pieces, one per frame; whoever presses "Play now" earlier just waits for the rest."""
    for name in filter(module_exists, (*PIECES, f"app.games.{game}")):
        app.later(partial(import_module, name))
    app.later(app.ctx.texts.prepare)
