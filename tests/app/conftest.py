"""A program without a display, driven by hand."""

import os
from contextlib import contextmanager, nullcontext

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from app.shell import memory
from app.tools.shot import headless_app
from tests.app.around import with_folder

BETWEEN = 20  # tests after which memory is given back
_run = 0


def pytest_runtest_teardown(item):
    """A program that rests gives back what the C library keeps of drawn pictures; one that a test closes never rests,
    and a process of the suite would grow to gigabytes of nothing."""
    global _run
    _run += 1
    if _run % BETWEEN == 0:
        memory.give_back()


@pytest.fixture
def app():
    program = headless_app()
    yield program
    program.close()


@pytest.fixture
def folder(app, tmp_path):
    """The user's own folder, and a program that hurries and trusts everybody at the screen."""
    with_folder(app, tmp_path)
    app.settings["speed"] = 0
    app.settings["trust"] = True
    return app.places


@pytest.fixture
def drive(app):
    return Driver(app)


@contextmanager
def unseen(app):
    """Steps that nobody looks at: what they change is drawn with the next one."""
    if "_draw" in vars(app):
        yield
        return
    app._draw = lambda: None
    try:
        yield
    finally:
        del app._draw


def drawn_in_the_usual_window(app):
    """For checks of what is laid out: one size is drawn, too, in the others nobody looks at the pictures."""
    return nullcontext() if app.ctx.size == (1280, 720) else unseen(app)


class Driver:
    """Events as a person makes them; of a click or a key, only what it leads to is drawn."""

    def __init__(self, app):
        self.app = app

    def wait(self, ms=200.0):
        self.app.step(ms)

    def listen(self, ms=200.0):
        """Wait until buttons listen; a question that has just passed to another person takes longer."""
        self.wait(ms)
        passing = getattr(self.app.scene, "passing", None)
        if passing is not None:
            scene = self.app.scene
            until = max(passing.until, scene.desk.hears_end_at, scene.prompt.second_click.until)
            if until > self.app.ctx.clock:
                self.wait(until - self.app.ctx.clock)

    def key(self, *keys, mod=0):
        for key in keys:
            with unseen(self.app):
                self.app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")])
            self.app.step(16.0, [pygame.event.Event(pygame.KEYUP, key=key, mod=mod)])

    def pad(self, *buttons):
        for button in buttons:
            with unseen(self.app):
                self.app.step(16.0, [pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)])
            self.app.step(16.0, [pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)])

    def type(self, text):
        self.app.step(16.0)
        for sign in text:
            self.app.step(16.0, [pygame.event.Event(pygame.TEXTINPUT, text=sign)])

    def move(self, pos):
        self.app.step(16.0, [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))])

    def press(self, pos):
        self.app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)])

    def release(self, pos):
        self.app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)])

    def click(self, target):
        """A point, or the id of a widget; waits first until buttons listen (UX-23)."""
        self.listen()
        pos = target if isinstance(target, tuple) else self.find(target).rect.center
        with unseen(self.app):
            self.move(pos)
            self.press(pos)
        self.release(pos)

    def wheel(self, pos, steps):
        self.app.step(16.0, [pygame.event.Event(pygame.MOUSEWHEEL, pos=pos, x=0, y=steps)])

    def find(self, id):
        widget = self.app.scene.host.top.root.find(id)
        assert widget is not None, f"no widget {id}"
        return widget

    @property
    def focused(self):
        widget = self.app.scene.host.focused
        return widget.id if widget else ""
