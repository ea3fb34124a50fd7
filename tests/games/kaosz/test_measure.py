"""A table is measured: how much of it is board, what lies over what, which names are cut."""

from __future__ import annotations

import json

from app.shell.cli import main
from app.table.measure import covered, cut_names, measure
from app.tools.shot import drawn
from app.ui.dialog import Dialog
from app.ui.labels import Label

POSITION = {"game": "kaosz", "seed": 7, "steps": 400, "players": 2}


def test_the_command_prints_the_figures_of_a_table(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    words = ["shot", "table", "--game", "kaosz", "--players", "2", "--seed", "7", "--steps", "40", "--measure"]
    assert main(words) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["window"] == [1280, 720]
    assert {"board_share", "narrowest_ship", "narrowest_hand", "cut_names", "covered", "smallest_target"} <= set(
        figures
    )
    assert list(tmp_path.iterdir()) == []  # a picture only where one is asked for


def test_what_lies_under_the_prompt_counts_as_covered():
    with drawn("table", lang="hu", **POSITION) as app:
        scene = app.scene
        assert covered(scene) == []
        thing = next(iter(scene.desk.marks()))
        scene.prompt.rect = scene.desk.stage.rect(thing).inflate(4, 4)
        assert str(thing) in covered(scene)


def test_a_name_under_the_next_ship_counts_as_cut():
    with drawn("table", lang="hu", **POSITION) as app:
        scene = app.scene
        ships = [shown for shown in scene.desk.stage.shown if shown.piece.main]
        assert measure(scene)["narrowest_ship"] == min(shown.size[0] for shown in ships)
        before = len(cut_names(scene))
        other = next(shown for shown in scene.desk.stage.shown if shown.piece.place == ships[0].piece.place)
        scene.desk.stage.shown.append(other)  # a card over the ship's name
        other.centre = ships[0].centre
        assert len(cut_names(scene)) > before


def test_a_name_under_the_next_card_of_the_hand_counts_as_cut():
    with drawn("table", lang="hu", game="kaosz", seed=3, steps=40, players=2) as app:
        scene = app.scene
        card = next(shown for shown in scene.desk.stage.shown if shown.hand)
        assert cut_names(scene) == []
        card.strip = card.size[0] // 4  # so much the next card would leave
        assert cut_names(scene) == [card.piece.name]


def test_a_name_cut_in_a_dialog_counts_too():
    with drawn("table", lang="hu", **POSITION) as app:
        scene = app.scene
        scene.host.open(Dialog("Pile", Label("a name that is much longer than its dialog " * 9), []))
        app.step(16.0)
        assert any(name.startswith("a name") for name in cut_names(scene))
