"""The picture check over every screen of the shell: sizes, text sizes and languages (UX-1, UX-23, UX-90)."""

from contextlib import closing

import pygame
import pytest

from app.scenes import entries
from app.tools.shot import SHOTS, headless_app, settle
from app.ui.buttons import Button
from app.ui.check import problems
from app.ui.labels import Label
from app.ui.layout import Column, Layers
from tests.app.conftest import drawn_in_the_usual_window
from tests.app.windows import SIZES, each_window
from tests.support.games import ANY, OTHER

SHELL = (
    "menu",
    "first-run",
    "settings-general",
    "settings-display",
    "settings-motion",
    "settings-sound",
    "settings-keys",
    "credits",
    "error",
)


@pytest.fixture
def full_menu(monkeypatch):
    """A menu with everything on it, so that the check sees the longest column."""
    quit_program = "app.scenes.menu:quit_program"
    games = [
        game._replace(needs="app.shell.main", target=quit_program)
        for game in entries.all_games()
        if game.name in (ANY, OTHER)
    ]
    shown = [
        entry._replace(target=quit_program, offer="app.shell.opening:open_shell" if entry.offer else "")
        for entry in entries.all_entries()
    ]
    monkeypatch.setattr(entries, "all_games", lambda: games)
    monkeypatch.setattr(entries, "all_entries", lambda: shown)
    monkeypatch.setattr(entries, "caption", lambda app, entry: "Káosz Galaktika · 7. kör · tegnap 18:42")


def found_problems(app, name):
    SHOTS[name](app)
    app.finish_chores()
    layers = app.scene.host.layers
    found = [str(problem) for layer in layers for problem in problems(layer.root, app.ctx)]
    while app.scenes:
        app.scenes.pop().left()
    return found


@each_window(100, 150, 200, sizes=SIZES[:4])
def test_no_text_is_cut_overlapping_or_outside(size, text_size, full_menu):
    with closing(headless_app(size, "en", "midnight", text_size)) as app:
        found = []
        for language in ("hu", "en", "pseudo"):
            app.use_language(language)
            with drawn_in_the_usual_window(app):
                found += [f"{language} {name} {problem}" for name in SHELL for problem in found_problems(app, name)]
        assert found == []


def test_planted_faults_are_found(app):
    """The check itself must be able to fail."""
    ctx = app.ctx
    low, wide = Label("wide text here", id="a"), Label("wide text here too", id="b")
    root = Layers([low, wide])
    root.place(ctx, pygame.Rect(0, 0, 400, 30))
    assert {problem.kind for problem in problems(root, ctx)} == {"overlap"}
    root = Column([Label("outside")])
    root.place(ctx, pygame.Rect(ctx.size[0] - 10, 0, 300, 30))
    assert "outside" in {problem.kind for problem in problems(root, ctx)}
    root = Column([Button("a", lambda: None), Button("b", lambda: None)], gap=2)
    root.place(ctx, pygame.Rect(0, 0, 300, 200))
    assert "close" in {problem.kind for problem in problems(root, ctx)}
    small = Button("x", lambda: None)
    small.place(ctx, pygame.Rect(0, 0, 20, 20))
    assert {"small", "overflow"} & {problem.kind for problem in problems(small, ctx)}


@pytest.mark.parametrize("theme", ["midnight", "parchment", "high-contrast"])
def test_every_screen_can_be_drawn_in_every_theme(theme, full_menu):
    with closing(headless_app((1024, 640), "hu", theme, 150)) as app:
        for name in SHELL:
            SHOTS[name](app)
            settle(app)
            assert app.scene.name != "error" or name == "error"
            colours = {tuple(app.surface.get_at((x, y))) for x in range(0, 1024, 37) for y in range(0, 640, 37)}
            assert len(colours) > 20, name
