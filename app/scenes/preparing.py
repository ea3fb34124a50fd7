"""While somebody looks at a screen, what the next one needs is loaded beside it (UX-100, UX-101)."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from app.games import manifest

if TYPE_CHECKING:
    from app.scenes.draft import Draft
    from app.ui.program import Program
    from app.ui.studio import Studio

REHEARSAL_SEED = 1
# In this order each piece is a short one; together they would be felt when the game begins.
PIECES = (
    "app.match.opponent",
    "saves",
    "filelock",
    "saves.running",
    "app.match.driver",
    "app.table.scene",
    "app.scenes.guided",
)


def prepare_setup(app: Program) -> None:
    """The menu rests, or somebody has touched it: the code of the new-game screen comes."""
    if app.studio is not None:
        app.beside("setup", partial(import_module, "app.scenes.setup"))


def prepare_game(app: Program, game: str) -> None:
    """A planet is pointed at: its rules and its cards come before it is chosen."""
    if app.studio is not None:
        app.beside(("game", game), partial(_load_game, app, game))


def _load_game(app: Program, game: str) -> None:
    import_module("app.scenes.setup")
    from app.scenes.lobby import presets_of
    from rules import find

    find(game).content([])
    presets_of(game)
    import_module("saves.files")  # what was chosen last
    app.ctx.texts.has("")  # reads every file: all words of the new-game screen


def prepare_table(app: Program, draft: Draft) -> None:
    """Queue the pieces; whoever presses "Play now" earlier just waits for the rest."""
    for name in (*PIECES, *_table_code(draft.game)):
        app.beside(name, partial(import_module, name))
    if app.studio is not None:
        app.studio.ask("hyphens", app.ctx.texts.prepare_hyphens, later=True)
        app.studio.ask("words", app.ctx.texts.prepare, later=True)
        app.studio.ask(("rehearsal", draft.game), partial(_rehearse, app, draft, app.studio), later=True)


def _table_code(game: str) -> list[str]:
    found = manifest(game)
    return [] if found is None or not found.table else [found.module(found.table)]


def prepare_lesson(app: Program, game: str, scene: str = "app.scenes.lesson") -> None:
    """A list of lessons, or of puzzles, is read: the code of the table and the game's cards come meanwhile."""
    if app.studio is None:
        return
    prepare_game(app, game)
    for name in (*PIECES, scene, *_table_code(game)):
        app.beside(name, partial(import_module, name))


def _rehearse(app: Program, draft: Draft, studio: Studio) -> None:
    """The opening position is drawn picture by picture, as long as nobody sits down."""
    from app.match import Match, Seats
    from app.match.thoughts import Nobody
    from app.scenes.launch import content_for
    from app.table.preparing import rehearsal
    from app.table.scene import TableScene
    from rules import Session

    if draft.trouble() is not None:
        return
    session = Session.start(draft.game, draft.setup(), REHEARSAL_SEED, content_for(app, draft))
    scene = TableScene(app, Match(session, Seats(draft.who(app.ctx.texts)), opponents=Nobody()))
    for number, work in enumerate(rehearsal(scene.kit, scene.viewpoint)):
        studio.ask(("rehearsal", draft.game, number), work, later=True)
