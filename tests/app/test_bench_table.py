"""`orrery bench`: every bar of the table is measured and says what it means. Nothing here judges a time."""

import json

import pytest

from app.table.camera import Camera
from app.tools.bench import long_bars, map_bars, measure, policy_bars, process_bars, stages, table_bars, thought_bars
from app.tools.bench.groups import groups
from app.tools.bench.screen_yardsticks import CARDS, plain_app
from app.tools.commands import bench
from app.tools.table_shots import games_with_tables
from rules.ai.hints import hints_of
from rules.core.game import shipped
from tests.app.conftest import unseen
from tests.support.games import ANY, LONG

TABLE_IDS = {f"P{number}" for number in (*range(6, 16), 18, 22, 24, 25)}


@pytest.fixture(autouse=True)
def few_samples(monkeypatch):
    """One short sample of everything."""
    for module, name, value in (
        (table_bars, "SLICE", 0.001),
        (table_bars, "SAMPLES", 1),
        (table_bars, "GAMES", 1),
        (table_bars, "ANSWERS", 2),
        (process_bars, "SAMPLES", 1),
        (process_bars, "LOOKS", 1),
    ):
        monkeypatch.setattr(module, name, value)


@pytest.mark.parametrize("game", shipped())
def test_long_games_are_measured(game, monkeypatch):
    """P19, P20: with few decisions, and without a window."""
    monkeypatch.setattr(long_bars, "seconds_to_frame", lambda module: 0.1)
    monkeypatch.setattr(long_bars, "SEEDS", (2,))
    assert [group.game for group in groups() if group.kind == "long"] == list(shipped())
    growth = sensible(long_bars.growth_bar(game, 40), "P19")
    opening, size = long_bars.opening_bars(game, 40)
    assert sensible(opening, "P20") and sensible(size, "P20").value < 2
    if game in LONG:  # others are over before
        assert "40 decisions" in growth.detail and "40 decisions" in opening.detail


@pytest.mark.parametrize("game", shipped())
def test_the_policy_of_look_ahead_is_measured_in_every_game(game, monkeypatch):
    monkeypatch.setattr(measure, "samples", 1)
    monkeypatch.setattr(measure, "budget", measure.Budget(1, 0.0))
    bar = policy_bars.policy_bar(game)
    assert (bar.id, bar.game) == ("P23", game) and bar.at_least and bar.value > 0
    assert ("no policy" in bar.detail) is (hints_of(game).quick is None)


def sensible(bar, id):
    assert bar.id == id and bar.name and bar.detail
    assert bar.value > 0 and not bar.at_least and bar.aim <= bar.must
    return bar


def test_every_bar_has_exactly_one_group():
    found = [id for group in groups() if group.kind == "table" and not group.game for id in group.ids]
    assert len(found) == len(set(found))
    assert {id for group in groups() if group.kind == "table" for id in group.ids} == TABLE_IDS


def test_asking_for_one_bar_runs_no_other(monkeypatch):
    asked = []
    monkeypatch.setattr(table_bars, "drawing_bars", lambda wanted: asked.append(wanted) or iter(()))
    monkeypatch.setattr("app.tools.bench.rules_bars.bars_of", lambda game: pytest.fail("the rules were measured too"))
    assert list(bench._measured("P8", False)) == []
    assert asked == [frozenset({"P8"})]


def test_drawing_is_measured_on_a_table_of_sixty_cards():
    bars = list(table_bars.drawing_bars(frozenset({"P7", "P8", "P9"})))
    for bar, id in zip(bars, ("P7", "P8", "P9"), strict=True):
        sensible(bar, id)


def test_the_demo_table_shows_sixty_cards_and_ten_of_them_move():
    from app.tools.bench import demo_table

    app = plain_app()
    try:
        scene = demo_table.demo_scene(app)
        assert len(scene.desk.stage.shown) == CARDS
        demo_table.set_moving(scene)
        app.step(16.0)
        assert len(scene.desk.performer.flying()) == demo_table.MOVERS
        demo_table.rebuild(app, scene)
        assert app.scene is scene
    finally:
        app.close()


def test_the_frame_gap_is_measured_while_a_worker_thinks(monkeypatch):
    for name, value in (("SECONDS", 0.25), ("ROUNDS", 1), ("RUNS", 2)):
        monkeypatch.setattr(thought_bars, name, value)
    app = plain_app()
    try:
        found = thought_bars.rhythm(app, ANY)
    finally:
        app.close()
    assert found["idle"] and found["busy"] and found["thoughts"]
    monkeypatch.setattr(process_bars, "stage", lambda *words: json.dumps(found))
    assert f"{2 * len(found['busy'])} frames" in sensible(thought_bars.thinking_bar(ANY), "P6").detail


@pytest.mark.parametrize("game", games_with_tables())
def test_the_worker_gets_something_to_think_about_in_every_game(game):
    """A question with a single answer would be measured as if nobody had thought."""
    briefs = [brief for brief, _ in zip(thought_bars.puzzles(game), range(3), strict=False)]
    assert len(briefs) == 3 and all(len(brief.decision.first(2)) == 2 for brief in briefs)


def test_dice_are_measured_against_bare_bodies():
    sensible(table_bars.dice_bar(), "P15")


def test_a_scripted_game_gives_its_worst_frame():
    sensible(table_bars.worst_frame_bar(ANY), "P10")


def test_a_map_is_zoomed_and_panned(monkeypatch):
    """P22: the whole journey, but each way short."""
    for name, value in (("ANSWERS", 20), ("PLAYERS", 2), ("WHEEL", (1,)), ("HOVERS", 1), ("DRAGS", 3), ("PAUSE", 0)):
        monkeypatch.setattr(map_bars, name, value)
    monkeypatch.setattr(map_bars, "come_to_rest", lambda app: app.step(0.0))
    (game,) = [group.game for group in groups() if "P22" in group.ids]
    pans, pan = [], Camera.pan
    monkeypatch.setattr(Camera, "pan", lambda camera, dx, dy: pans.append((dx, dy)) or pan(camera, dx, dy))
    app = plain_app()
    try:
        found = map_bars.journey(app, ANY)  # any table can be zoomed and panned, and this one is soon laid
        assert found["frames"] == 1 + 1 + 1 + 3 + 1 and found["p99"] > 0 and found["naive"] > 0
        assert app.scene.desk.camera.zoom > 1 and len(pans) >= 2 * (3 - 1)
    finally:
        app.close()
    monkeypatch.setattr(process_bars, "stage", lambda *words: json.dumps({"p99": 0.004, "naive": 0.002, "frames": 7}))
    bar = sensible(map_bars.map_bar(game), "P22")
    assert bar.value == 2 and bar.ok


def test_a_scripted_game_goes_the_same_way_every_time():
    def given():
        app = plain_app()
        try:
            with unseen(app):
                scene = stages.seated(app, ANY)
                stages.play_through(app, scene, answers=3)
            return [(one.seat, one.prompt, one.value) for one in scene.match.session.log]
        finally:
            app.close()

    first = given()
    assert len(first) >= 3 and given() == first


def test_start_memory_and_idling_are_measured_in_processes_of_their_own():
    started = list(process_bars.start_bars(frozenset({"P12", "P13"}), [ANY]))
    assert [sensible(bar, bar.id).id for bar in started] == ["P12", "P13"]
    kept = list(process_bars.memory_bars([ANY]))
    assert [sensible(bar, "P14").game for bar in kept] == ["", ANY]
    assert json.loads(process_bars.stage("full", ANY)) == {"numpy": False}


def test_idling_is_a_share_of_one_core():
    (bar,) = process_bars.idle_bars([ANY])
    assert sensible(bar, "P11").value < 100


def test_neither_numpy_nor_pygame_is_loaded_where_it_must_not_be():
    """P18 is no figure: it must hold."""
    for bar in process_bars.import_bars([ANY]):
        assert bar.id == "P18" and bar.ok, bar.detail
