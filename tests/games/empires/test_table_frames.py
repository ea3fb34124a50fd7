"""What a frame of the map draws: the less, the smoother it is zoomed and dragged (P22)."""

import pygame
import pytest

from app.games.empires.table import REST_MS
from app.table.painter import Painter
from app.table.stage import Stage
from tests.games.empires.hands import hex_thing
from tests.games.empires.support import galaxy


@pytest.fixture
def printed(monkeypatch):
    """The tiles of the map that were drawn, by number."""
    drawn = []
    kept = Painter._print

    def noted(painter, ctx, number, *what):
        drawn.append(number)
        return kept(painter, ctx, number, *what)

    monkeypatch.setattr(Painter, "_print", noted)
    return drawn


@pytest.fixture
def scene(app, seated):
    t = galaxy()
    t.red.has("SC", 2, at=(5, 4))
    t.begins("red")
    scene = seated(t)
    point(app, scene, t, (3, 5))
    for _ in range(12):  # until what has just become legal glows no more
        app.step(2 * REST_MS)
    assert scene.module.read_hex == t.hex((3, 5))
    point(app, scene, t, (5, 4))
    return scene


def point(app, scene, t, at):
    where = scene.desk.stage.rect(hex_thing(t, at)).center
    app.step(0.0, [pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))])


def seen(surface):
    return pygame.image.tobytes(surface, "RGB")


def test_a_panel_that_tells_of_another_hex_is_drawn_without_the_map(app, scene, printed):
    panel = scene.panels.log
    assert app.step(REST_MS)
    assert scene.panels.log is not panel
    assert not printed


def test_a_window_that_is_drawn_in_part_looks_as_if_it_were_drawn_whole(app, scene, printed):
    before = seen(app.surface)
    app.step(REST_MS)
    assert seen(app.surface) != before
    in_part = seen(app.surface)
    printed.clear()
    scene.stale()
    assert app.step(0.0)
    assert printed
    assert seen(app.surface) == in_part


def test_all_is_drawn_where_more_than_the_panel_has_changed(app, scene, printed):
    app.say("notice-muted")
    assert app.step(REST_MS)
    assert len(printed) == len(scene.desk.stage.ground())


def test_a_panel_is_drawn_also_while_something_moves(app, scene, printed):
    scene.desk.asked_at = app.ctx.clock - 10  # what is legal begins to glow
    app.step(1.0)
    app.step(1.0)
    before = seen(app.surface.subsurface(scene.panels.log.rect))
    assert app.step(REST_MS)
    assert seen(app.surface.subsurface(scene.panels.log.rect)) != before


def test_a_dragged_map_is_not_laid_out_anew(app, scene, monkeypatch):
    laid = []
    kept = Stage._lay_out
    monkeypatch.setattr(Stage, "_lay_out", lambda stage: laid.append(stage) or kept(stage))
    desk = scene.desk
    desk.camera.zoom_by(1)
    desk.shift()
    assert len(laid) == 1
    before = desk.stage.rects["hex:20"].copy()
    desk.camera.pan(12, 7)
    desk.shift()
    assert len(laid) == 1 and desk.stage.rects["hex:20"] != before
    desk.camera.go_home()
    desk.arrange()


def test_a_zoomed_map_is_laid_out_in_one_frame_and_drawn_in_the_next(app, scene, printed, monkeypatch):
    monkeypatch.setattr(type(app), "studio", property(lambda app: object()))
    x, y = scene.desk.stage.rects["hex:20"].center

    def turn(**wheel):
        return app.step(1.0, [pygame.event.Event(pygame.MOUSEWHEEL, pos=(x, y), x=0, **wheel)])

    app.step(0.0, [pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))])
    printed.clear()
    assert not turn(y=1) and not printed
    assert app.step(1.0) and printed
    assert not turn(y=1)
    assert turn(y=1), "whoever turns the wheel in every frame sees the map all the same"
