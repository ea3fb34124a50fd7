"""While somebody looks at a screen, what the next one needs is loaded beside it (UX-100, UX-101)."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from app.scenes.entries import module_exists
from app.ui.context import BODY, CAPS, DIM, LEAD, STRONG, TINY_CAPS, TITLE, Style

if TYPE_CHECKING:
    from app.main import App
    from app.scenes.draft import Draft
    from app.ui.studio import Studio

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789áéíóöőúüűÁÉÍÓÖŐÚÜŰ.,:;!?()+−–·×„”’"
REHEARSAL_SEED = 1
# In this order each piece is a short one; together they would be felt when the game begins.
PIECES = ("app.opponent", "saves", "filelock", "saves.running", "app.match", "app.scenes.table", "app.scenes.guided")


def prepare_setup(app: App) -> None:
    """The menu rests, or somebody has touched it: the code of the new-game screen comes."""
    if app.studio is not None:
        app.beside("setup", partial(import_module, "app.scenes.setup"))


def prepare_game(app: App, game: str) -> None:
    """A planet is pointed at: its rules and its cards come before it is chosen."""
    if app.studio is not None:
        app.beside(("game", game), partial(_load_game, app, game))


def _load_game(app: App, game: str) -> None:
    import_module("app.scenes.setup")
    from app.scenes.lobby import presets_of
    from rules import find

    find(game).content([])
    presets_of(game)
    import_module("saves.files")  # what was chosen last
    app.ctx.texts.has("")  # reads every file: all words of the new-game screen


def prepare_table(app: App, draft: Draft) -> None:
    """Queue the pieces; whoever presses "Play now" earlier just waits for the rest."""
    for name in filter(module_exists, (*PIECES, f"app.games.{draft.game}")):
        app.beside(name, partial(import_module, name))
    if app.studio is not None:
        app.studio.ask("words", app.ctx.texts.prepare, later=True)
        app.studio.ask(("rehearsal", draft.game), partial(_rehearse, app, draft, app.studio), later=True)


def prepare_lesson(app: App, game: str) -> None:
    """The list of lessons is read: the code of the table and the game's cards come meanwhile."""
    if app.studio is None:
        return
    prepare_game(app, game)
    for name in filter(module_exists, (*PIECES, "app.scenes.lesson", f"app.games.{game}")):
        app.beside(name, partial(import_module, name))


def _rehearse(app: App, draft: Draft, studio: Studio) -> None:
    """The opening position is drawn picture by picture, as long as nobody sits down."""
    from app.match import Match, Seats
    from app.nobody import Nobody
    from app.scenes.launch import content_for
    from app.scenes.table import TableScene
    from app.table.rehearsal import rehearsal
    from rules import Session

    if draft.trouble() is not None:
        return
    session = Session.start(draft.game, draft.setup(), REHEARSAL_SEED, content_for(app, draft))
    scene = TableScene(app, Match(session, Seats(draft.who(app.ctx.texts)), minds=Nobody()))
    for number, work in enumerate(rehearsal(scene)):
        studio.ask(("rehearsal", draft.game, number), work, later=True)


def prepare_play(app: App) -> None:
    """At the table: the dice, the result's code and the typefaces of dialogs, long before they are needed."""
    studio = app.studio
    if studio is None:
        return
    for name in ("pymunk.batch", "app.scenes.result", "app.scenes.share", "app.ui.warm"):
        studio.ask(name, partial(import_module, name), later=True)
    for style in (TITLE, LEAD, STRONG, BODY, DIM, CAPS, TINY_CAPS):
        studio.ask(("letters", style, app.ctx.scale, app.ctx.text_scale), partial(_letters, app, style), later=True)


def _letters(app: App, style: Style) -> None:
    """A typeface keeps the letters it has drawn once."""
    app.ctx.font(style).render(LETTERS, True, (255, 255, 255))
