"""A program that knows the table of Űrbirodalmak, people who sit down at it, and dice that fall as they should."""

import pytest

from app.tools.shot import headless_app
from tests.games.empires.hands import sit_down


@pytest.fixture(scope="module")
def app():
    program = headless_app((1280, 720), "hu")
    yield program
    program.close()


@pytest.fixture
def seated(app):
    app.ctx.device = "mouse"
    yield lambda t, **more: sit_down(app, t, **more)
    while len(app.scenes) > 1:
        app.scenes.pop().left()


@pytest.fixture(scope="module")
def program():
    """The same in English."""
    made = headless_app((1280, 720), "en")
    yield made
    made.close()


@pytest.fixture
def sits(program):
    """Sits down at a position in English."""
    yield lambda t, **more: sit_down(program, t, **more)
    while len(program.scenes) > 1:
        program.scenes.pop().left()


@pytest.fixture
def dice(monkeypatch):
    """Dice of the sheets as a list to be filled; beyond it every roll is a 10."""
    faces: list[int] = []

    def roll(g, sides):
        return faces.pop(0) if faces else 10

    monkeypatch.setattr("rules.core.state.State.roll", roll)
    return faces
