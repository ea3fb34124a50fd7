"""A deck that is dropped on the window."""

from __future__ import annotations

import pytest

from app.scenes.menu import MenuScene
from saves.places import in_folder
from tests.app.test_given_files import drop


@pytest.fixture
def window(app, tmp_path):
    app.places = in_folder(tmp_path / "data")
    app.push(MenuScene(app))
    for _ in range(30):  # until it stands as it will stay
        app.step(16.0)
    return app


def test_a_dropped_deck_goes_to_its_game(window, tmp_path):
    path = tmp_path / "pakli.toml"
    path.write_text('[deck]\nname = "Raid"\n', encoding="utf-8")
    drop(window, path)
    assert window.scene.name == "decks"
