"""Files dropped on the window or opened with the program: saves, card sets, decks, and anything else (UX-104)."""

from __future__ import annotations

import pygame
import pytest

from app.scenes.menu import MenuScene
from saves.document import SeatInfo, encode_document
from saves.games import SaveFacts, document_of, now
from saves.places import in_folder
from saves.running import new_match_id
from tests.app.hands import sit_down
from tests.app.test_scene_sets import GAME
from tests.support.games import ANY, setup_of

SET = f'[set]\nid = "ours"\nname = {{ en = "Ours", hu = "Miénk" }}\ngame = "{GAME}"\nversion = 1\n'


@pytest.fixture
def window(app, tmp_path):
    app.places = in_folder(tmp_path / "data")
    app.push(MenuScene(app))
    for _ in range(30):  # until it stands as it will stay
        app.step(16.0)
    return app


def drop(app, path):
    app.step(16.0, [pygame.event.Event(pygame.DROPFILE, file=str(path))])
    for _ in range(20):
        app.step(50.0)


def save_file(path):
    from rules import Session

    session = Session.start(ANY, setup_of(ANY, 2), 5)
    facts = SaveFacts(new_match_id(), now(), [SeatInfo("Ősz Űrné", "human"), SeatInfo("", "cadet")])
    path.write_bytes(encode_document(document_of(session, facts)))
    return path


def test_a_dropped_save_is_opened(window, tmp_path):
    drop(window, save_file(tmp_path / "Őszi játék.orrery.json"))
    assert window.scene.name in ("table", "handover")


def test_a_dropped_card_set_lies_with_the_others(window, tmp_path):
    path = tmp_path / "miénk.toml"
    path.write_text(SET, encoding="utf-8")
    drop(window, path)
    assert window.scene.name == "sets" and window.scene.game == GAME
    assert [each.name for each in window.places.sets(GAME).iterdir()] == ["miénk.toml"]
    drop(window, window.places.sets(GAME) / "miénk.toml")
    assert len(list(window.places.sets(GAME).iterdir())) == 1


def test_what_is_nothing_of_ours_is_said(window, tmp_path):
    path = tmp_path / "letter.pdf"
    path.write_bytes(b"x")
    drop(window, path)
    assert window.scene.name == "menu" and "letter.pdf" in window.notices.shown.text


def test_a_broken_save_is_told_and_the_menu_stays(window, tmp_path):
    path = tmp_path / "half.orrery.json"
    path.write_bytes(b'{"orrery": 1')
    drop(window, path)
    assert window.scene.name == "menu" and len(window.scene.host.layers) == 2


def test_at_a_table_nothing_is_opened(app, tmp_path):
    scene = sit_down(app)
    drop(app, save_file(tmp_path / "other.orrery.json"))
    assert app.scene is scene and app.notices.shown is not None
