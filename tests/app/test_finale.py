"""The end is a scene: who won, large and by picture, three lines of the story, then the figures (UX-95)."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pygame
import pytest

from app.games import part
from app.scenes.finale import LARGE_STORY, STORY, Victors
from app.scenes.pictured import MomentPicture, picture_of_moment
from app.scenes.result import ResultScene
from app.scenes.share import LARGE, SIZE, _content
from app.tools.screen_shots import over as finished
from app.tools.shot import headless_app
from app.ui.layout import Pad
from app.ui.widget import Widget
from rules import Result
from saves.places import in_folder
from tests.support.games import ANY, TABLES


@pytest.fixture
def over(app):
    return finished(app, ANY)


def staged(app, over) -> ResultScene:
    scene = ResultScene(app, over, staged=True)
    app.push(scene)
    scene.tell_all()
    app.step(16.0)
    app.step(2000.0)
    return scene


def part_of(scene: ResultScene, id: str) -> Widget | None:
    return scene.host.top.root.find(id)


def victors(scene: ResultScene) -> Victors | None:
    return next((one for one in scene.host.top.root.walk() if isinstance(one, Victors)), None)


def test_the_figures_come_after_the_scene(app, over, drive):
    scene = staged(app, over)
    assert victors(scene) is not None and part_of(scene, "rematch") is None
    drive.click("default-figures")
    assert victors(scene) is None and part_of(scene, "rematch") is not None


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_enter_and_escape_lead_to_the_figures_and_no_further(app, over, drive, key):
    scene = staged(app, over)
    drive.key(key)
    assert app.scene is scene and victors(scene) is None


def test_what_is_counted_is_counted_before_anybody_hears_who_won(app, over):
    scene = ResultScene(app, over, staged=True)
    app.push(scene)
    app.step(16.0)
    assert scene.steps() and victors(scene) is None


def test_without_a_table_before_it_the_figures_come_at_once(app, over):
    scene = ResultScene(app, over)
    app.push(scene)
    scene.tell_all()
    app.step(16.0)
    assert victors(scene) is None


def test_a_shared_victory_shows_all_winners(app, over):
    places, scores = [[0, 2], [1]], [5, 3, 5]
    scene = staged(app, replace(over, result=Result(places, scores, over.result.reason)))
    shown = victors(scene)
    assert shown is not None and len(shown._drawn) == 2


def test_stars_fall_for_people_only(app, over):
    for kind, falls in (("human", True), ("captain", False)):
        who = tuple((name, kind) for name, _ in over.who)
        scene = staged(app, replace(over, who=who))
        assert scene.celebrates == falls
        app.pop()


def test_words_never_push_the_picture_out_of_a_small_window(over):
    with closing(headless_app((1024, 640), text_size=200)) as small:
        scene = staged(small, replace(over, story=replace(over.story, moments=over.story.moments * 3)))
        shown, button = victors(scene), part_of(scene, "default-figures")
        assert shown is not None and button is not None
        assert shown.rect.height >= small.ctx.px(100)
        assert small.surface.get_rect().contains(button.rect)


@pytest.mark.parametrize("game", [game for game in TABLES if part(game, "victor") is not None])
def test_every_picture_of_a_winner_is_as_large_as_it_is_asked_for(app, game):
    over = finished(app, game)
    for seat in range(len(over.who)):
        made = part(game, "victor")(over, seat, 200, app.ctx)
        assert made is None or (made.get_size() == (200, 200) and len(set(pygame.image.tobytes(made, "RGBA"))) > 30)


# --- the card that is handed on


def shared(app, over, drive):
    scene = ResultScene(app, over)
    app.push(scene)
    scene.tell_all()
    app.step(16.0)
    scene.host.top.root.find("share").action()
    app.step(16.0)
    return scene


def test_the_card_is_kept_and_its_folder_is_named_and_opened(app, over, drive, monkeypatch, tmp_path):
    app.places = in_folder(tmp_path)
    opened = []
    monkeypatch.setattr("app.shell.main.folder_viewer", lambda: "viewer")
    monkeypatch.setattr("app.shell.main.show_folder", lambda folder: bool(opened.append(folder)) or True)
    scene = shared(app, over, drive)
    told = " ".join(widget.spoken() for widget in scene.host.top.root.walk())
    (kept,) = app.places.screenshots.glob("*.png")
    assert str(app.places.screenshots) in told and kept.name in told
    drive.click("share-folder")
    assert opened == [app.places.screenshots]


def test_without_anything_to_open_folders_with_there_is_no_such_button(app, over, drive, monkeypatch, tmp_path):
    app.places = in_folder(tmp_path)
    monkeypatch.setattr("app.shell.main.folder_viewer", lambda: None)
    assert part_of(shared(app, over, drive), "share-folder") is None


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_nothing_of_the_card_runs_into_its_foot(game, lang):
    with closing(headless_app((1280, 720), lang)) as app:
        own, content = app.ctx, _content(app.ctx, finished(app, game))
        own.size, own.scale, own.text_scale = SIZE, 1.0, 1.0
        root, frame = Pad(content, x=36, y=30), pygame.Rect(0, 0, *SIZE).inflate(-48, -48)
        root.place(own, frame)
        upper, line, _ = content.children()
        assert all(widget.rect.bottom <= line.rect.top for widget in upper.walk()), game
        pictures = [one for one in root.walk() if isinstance(one, MomentPicture)]
        assert [one.rect.width for one in pictures] == ([LARGE] if finished(app, game).story.moments else [])


@pytest.mark.parametrize("game", TABLES)
def test_each_line_of_the_story_has_its_picture(game):
    with closing(headless_app((1280, 720))) as app:
        over = finished(app, game)
        scene = staged(app, over)
        shown = [one for one in scene.host.top.root.walk() if isinstance(one, MomentPicture)]
        assert len(shown) == min(3, len(over.story.moments)) or shown
        for moment in over.story.moments:
            assert picture_of_moment(app.ctx, over, moment, 64).get_width() >= 32


def test_the_pictures_of_the_story_stand_below_each_other(app):
    """However long the lines beside them are."""
    shown = [
        [one.rect.x for one in staged(app, finished(app, game)).host.top.root.walk() if isinstance(one, MomentPicture)]
        for game in TABLES
    ]
    assert any(len(places) > 1 for places in shown)
    assert all(len(set(places)) <= 1 for places in shown)


def test_the_story_is_told_large_where_there_is_room_for_it(over):
    """It is read from two metres away; in a small window with large text the picture comes first."""
    sides = {}
    for size, text_size in (((1280, 720), 100), ((1024, 640), 200)):
        with closing(headless_app(size, text_size=text_size)) as shown:
            lines = [one for one in staged(shown, over).host.top.root.walk() if isinstance(one, MomentPicture)]
            sides[size] = {round(one.height(shown.ctx, 0) / shown.ctx.scale) for one in lines}
    assert sides[1280, 720] == {LARGE_STORY} and sides[1024, 640] <= {STORY}
