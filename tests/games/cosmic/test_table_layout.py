"""The table of Cosmic Encounter fits every window, text size and theme."""

import pygame
import pytest

from app.table.measure import covered
from app.tools.shot import headless_app
from app.ui.check import problems
from rules import Session, clone
from tests.app.windows import SMALL, each_window
from tests.games.cosmic.hands import played_on, sit_down

QUESTIONS = ("game.alien", "launch.planet", "launch.ships", "alliance.invite", "planning.card", "deal.message")


@pytest.fixture(scope="module")
def positions():
    return [played_on(name, 5, 4, 500, 0 if name == "game.alien" else 60) for name in QUESTIONS]


@each_window(100, 200)
def test_every_question_fits_every_window(size, text_size, positions):
    """UX-1, UX-90: nothing leaves the window, nothing that is asked for is covered."""
    program = headless_app(size, "hu", "midnight", text_size)
    wrong = []
    try:
        for session in positions if size == SMALL else positions[1:2]:
            scene = sit_down(program, Session(clone(session.state), 1))
            for _ in range(3):
                program.step(60.0)
            window = pygame.Rect(0, 0, *size)
            wrong += [str(problem) for layer in scene.host.layers for problem in problems(layer.root, program.ctx)]
            wrong += [f"{thing} is covered" for thing in covered(scene)]
            wrong += [s.piece.id for s in scene.desk.stage.shown if not window.contains(s.box.move(0, -s.rise))]
            program.scenes.pop().left()
    finally:
        program.close()
    assert wrong == []


@pytest.mark.parametrize("theme", ["parchment", "high-contrast"])
def test_the_other_themes_are_readable_too(theme, positions):
    """UX-10: computed contrast of every text."""
    program = headless_app((1280, 720), "en", theme)
    try:
        scene = sit_down(program, Session(clone(positions[4].state), 1))
        program.step(60.0)
        assert [str(problem) for layer in scene.host.layers for problem in problems(layer.root, program.ctx)] == []
    finally:
        program.close()
