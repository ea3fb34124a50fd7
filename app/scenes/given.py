"""A file that somebody gave the program: dropped on its window, opened with it, or named at its start (UX-104).

A save is opened like one from the browser. A card set is copied into the user's own folder and shown there with
whatever is wrong with it. Everything else is offered to the games: one of them may know a deck when it sees one.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.games import manifests
from app.scenes import launch
from app.scenes.resume import head_line, opening, tell_trouble

if TYPE_CHECKING:
    from app.ui.program import Program

SAVE, SET = ".json", ".toml"
AT_PLAY = {"table", "handover", "lesson"}


def take_file(app: Program, path: Path) -> None:
    """Open it, if this is the time for it and the file is anything of ours; else say why not."""
    from saves.errors import BadSave, CannotWrite

    if app.kiosk is not None:
        return
    if any(scene.name in AT_PLAY for scene in app.scenes):
        app.say("given-at-table", icon="info")
        return
    try:
        if not _taken(app, path):
            app.say("given-unknown", file=path.name, icon="warning", role="warn")
    except BadSave as bad:
        tell_trouble(app, bad.in_file(path))
    except CannotWrite as trouble:
        app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)


def _taken(app: Program, path: Path) -> bool:
    kind = path.suffix.lower()
    if kind == SAVE:
        _open_save(app, path)
        return True
    if kind == SET and (game := _game_of_set(path)):
        _keep_set(app, path, game)
        return True
    return any(game.load("given")(app, path) for game in manifests() if game.given)


def _open_save(app: Program, path: Path) -> None:
    from saves.document import load_document, read_head

    head = read_head(path)
    opening(app, head_line(app, head), lambda: launch.load(app, load_document(path)))


def _game_of_set(path: Path) -> str:
    """The game that a card set says it is for; "" if the file is no card set."""
    import tomli

    from rules import known
    from saves.files import read_text

    try:
        said: dict[str, Any] = tomli.loads(read_text(path))
    except tomli.TOMLDecodeError:
        return ""
    table = said.get("set")
    game = table.get("game") if isinstance(table, dict) else None
    return game if game in known() else ""


def _keep_set(app: Program, path: Path, game: str) -> None:
    """A copy among the user's own sets; one that lies there already is only shown."""
    from app.scenes.sets import SetsScene
    from saves.disk import free_path
    from saves.errors import CannotWrite
    from saves.files import read_text, write_text

    if app.places is None or not app.places.writable:
        raise CannotWrite(path, "disk-read-only")
    folder = app.places.sets(game)
    if path.absolute().parent != folder.absolute():
        write_text(free_path(folder, path.stem, SET), read_text(path))
        app.say("given-set", file=path.name, icon="check", role="good")
    app.go_home()
    app.push(SetsScene(app, game))
