"""While somebody looks at a screen, what the next one needs is loaded beside it (UX-100, UX-101)."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from app.scenes.entries import module_exists
from app.ui.context import BODY, CAPS, DIM, LEAD, STRONG, TINY_CAPS, TITLE, Style

if TYPE_CHECKING:
    from app.main import App

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789áéíóöőúüűÁÉÍÓÖŐÚÜŰ.,:;!?()+−–·×„”’"
# In this order each piece is a short one; together they would be felt when the game begins.
PIECES = ("app.opponent", "saves", "filelock", "saves.running", "app.match", "app.scenes.table", "app.scenes.guided")


def prepare_setup(app: App) -> None:
    """Somebody has touched the menu: the code of the new-game screen comes."""
    if app.studio is not None:
        app.beside("setup", partial(import_module, "app.scenes.setup"))


def prepare_game(app: App, game: str) -> None:
    """A planet is pointed at: its rules and its cards come before it is chosen."""
    if app.studio is not None:
        app.beside(("game", game), partial(_load_game, game))


def _load_game(game: str) -> None:
    import_module("app.scenes.setup")
    from app.scenes.lobby import presets_of
    from rules import find

    find(game).content([])
    presets_of(game)


def prepare_table(app: App, game: str) -> None:
    """Queue the pieces; whoever presses "Play now" earlier just waits for the rest."""
    for name in filter(module_exists, (*PIECES, f"app.games.{game}")):
        app.beside(name, partial(import_module, name))
    if app.studio is not None:  # messages with grammar come later: the first table is shown without them
        app.studio.ask("words", app.ctx.texts.prepare, later=True)


def prepare_play(app: App) -> None:
    """At the table: the result's code and the typefaces of dialogs, long before they are needed."""
    studio = app.studio
    if studio is None:
        return
    for name in ("app.scenes.result", "app.scenes.share", "app.ui.warm"):
        studio.ask(name, partial(import_module, name), later=True)
    for style in (TITLE, LEAD, STRONG, BODY, DIM, CAPS, TINY_CAPS):
        studio.ask(("letters", style, app.ctx.scale, app.ctx.text_scale), partial(_letters, app, style), later=True)


def _letters(app: App, style: Style) -> None:
    """A typeface keeps the letters it has drawn once."""
    app.ctx.font(style).render(LETTERS, True, (255, 255, 255))
