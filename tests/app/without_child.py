"""Run inside a copy of the tree by test_without_a_game.py: a tour of the program, told as JSON."""

import contextlib
import io
import json
import sys
from pathlib import Path

from app.games import manifests
from app.scenes.load import LoadScene
from app.scenes.sets import games_with_sets
from app.shell.cli import main
from app.shell.opening import open_shell
from app.text.rulebook import books
from app.text.texts import catalogue
from app.tools.bench.groups import groups
from app.tools.shot import headless_app, names, settle, shot
from app.tools.table_shots import table
from rules import find, known
from saves.places import in_folder


def words(widget):
    yield from (mark.text for mark in widget.marks())
    for child in widget.children():
        yield from words(child)


def on_screen(app):
    return [text for layer in app.scene.host.layers for text in words(layer.root)]


def command(*line):
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        try:
            code = main(list(line))
        except SystemExit as refused:
            code = refused.code
    return [code, out.getvalue()]


def tour(gone, data):
    other = manifests()[0].id
    app = headless_app()
    app.places = in_folder(Path(data))
    open_shell(app)
    settle(app)
    menu = on_screen(app)
    table(app, other, steps=5)
    settle(app)
    app.go_home()
    app.push(LoadScene(app))
    settle(app)
    listed = on_screen(app)
    app.scene.open(app.scene.entries[0])
    settle(app)
    opened = on_screen(app) + ([app.notices.shown.text] if app.notices.shown else [])
    faults = [type(scene).__name__ for scene in app.scenes if type(scene).__name__ == "ErrorScene"]
    app.close()
    ruled = next(game for game in known() if game != gone)
    checked = games_with_sets()[1]  # one will do: every game tests its own sets
    return {
        "manifests": [game.id for game in manifests()],
        "rules": known(),
        "sets": games_with_sets(),
        "books": books(),
        "menu": menu,
        "load": listed,
        "opened": opened,
        "faults": faults,
        "shots": names(),
        "bench": sorted({group.game for group in groups()}),
        "texts": sorted(set(catalogue("en")) ^ set(catalogue("hu"))),
        "check": command("check", str(Path("rules") / checked / "content")),
        "simulate": command("simulate", ruled, "--seats", ",".join(["random"] * find(ruled).seats[0]), "--games", "1"),
        "unknown": command("play", gone, "--seats", "human,cadet"),
        "picture": len(shot("new-game")),
    }


if __name__ == "__main__":
    print(json.dumps(tour(*sys.argv[1:])))
