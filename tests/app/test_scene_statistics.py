"""Statistics: what is counted, how it adds up, and that it can be exported and forgotten (UX-63)."""

import csv
import io
from dataclasses import replace

import pytest

from app.match import statistics
from app.match.statistics import PlayedGame, Player, as_csv, dice_of, rolled, tallies, unlikely
from app.scenes.statistics import StatisticsScene
from rules import Event
from tests.app.around import with_folder
from tests.support.expected import expected
from tests.support.games import ANY, TABLES


def game(*places, name=ANY, match="", dice=None):
    kinds = ("human", "captain", "pilot")
    players = tuple(Player(f"P{seat}", kinds[seat], place, 10 * seat, "") for seat, place in enumerate(places))
    return PlayedGame("2026-03-14", name, 7, 6, players, dice=dice or {}, match=match)


def test_wins_and_shared_wins_are_counted_by_kind_of_player():
    found = {tally.name: tally for tally in tallies([game(1, 2, 3), game(1, 1, 3), game(3, 2, 1)])}
    assert found["human"].wins == 1.5
    assert found["captain"].wins == 0.5
    assert found["pilot"].rate == pytest.approx(1 / 3)
    assert found["captain"].place == pytest.approx(5 / 3)


def test_dice_of_all_games_are_added_up():
    games = [game(1, 2, dice={6: (1, 0, 0, 0, 0, 2)}), game(2, 1, dice={6: (0, 1, 0, 0, 0, 1), 4: (1, 1, 1, 1)})]
    assert dice_of(games) == {4: (1, 1, 1, 1), 6: (1, 1, 0, 0, 0, 3)}


def test_dice_are_counted_as_the_game_throws_them():
    events = [Event("throw", {"faces": [6, 6, 1]}), Event("throw", {"faces": [3]}), Event("move", {"faces": [5]})]
    assert rolled(events, lambda event: (6, event.data["faces"]) if event.kind == "throw" else None) == {
        6: (1, 0, 1, 0, 0, 2)
    }
    assert rolled(events, None) == {}  # a game without dice


def test_loaded_dice_stand_out():
    assert unlikely((16, 18, 17, 15, 18, 16)) < 1
    assert unlikely((60, 8, 8, 8, 8, 8)) > 5


def test_the_table_has_one_line_for_each_seat():
    rows = list(csv.DictReader(io.StringIO(as_csv([game(1, 2, 3), game(2, 1)]))))
    assert len(rows) == 5
    assert rows[1]["kind"] == "captain" and rows[1]["place"] == "2"


def test_kept_games_come_back_and_the_same_match_counts_once(app, tmp_path):
    with_folder(app, tmp_path)
    for match in ("a", "b", "a"):
        statistics.keep(app.places, game(1, 2, 3, match=match, dice={6: (1, 1, 1, 1, 1, 1)}))
    assert statistics.kept(app.places) == [game(1, 2, 3, match=match, dice={6: (1, 1, 1, 1, 1, 1)}) for match in "ab"]


def test_a_broken_file_counts_as_none_and_is_not_lost(app, tmp_path):
    with_folder(app, tmp_path)
    path = app.places.statistics / statistics.FILE
    path.parent.mkdir(parents=True)
    path.write_text("{broken", encoding="utf-8")
    assert statistics.kept(app.places) == []
    statistics.keep(app.places, game(1, 2, match="a"))
    assert len(statistics.kept(app.places)) == 1
    assert len(list(path.parent.iterdir())) == 2


def test_only_the_latest_games_are_kept(app, tmp_path, monkeypatch):
    with_folder(app, tmp_path)
    monkeypatch.setattr(statistics, "MOST_KEPT", 3)
    for number in range(5):
        statistics.keep(app.places, game(1, 2, match=str(number)))
    assert [one.match for one in statistics.kept(app.places)] == ["2", "3", "4"]


def test_the_screen_exports_and_forgets(app, drive, tmp_path):
    with_folder(app, tmp_path)
    statistics.keep(app.places, game(1, 2, 3, match="a"))
    app.push(StatisticsScene(app))
    drive.click("export")
    assert len(list((app.places.data / "exchange").glob("*.csv"))) == 1
    drive.click("reset")
    assert statistics.kept(app.places)
    buttons = [widget for widget in app.scene.host.top.root.walk() if getattr(widget, "kind", "") == "danger"]
    drive.click(buttons[0].rect.center)
    assert statistics.kept(app.places) == []


def test_each_game_counts_its_length_in_its_own_units(app, tmp_path):
    with_folder(app, tmp_path)
    lengths = {one: said for one in TABLES if (said := expected(one, "statistics").get("six_turns"))}
    for match, name in enumerate(lengths):
        statistics.keep(app.places, game(1, 2, name=name, match=str(match)))
    app.ctx.texts.use("hu")
    app.push(StatisticsScene(app))
    told = [getattr(widget, "text", "") for widget in app.scene.host.top.root.walk()]
    assert lengths and set(lengths.values()) <= set(told), told


@pytest.mark.parametrize("name", TABLES)
def test_one_turn_on_average_is_not_several(app, tmp_path, name):
    with_folder(app, tmp_path)
    statistics.keep(app.places, replace(game(1, 2, name=name), turns=1))
    app.push(StatisticsScene(app))
    told = [getattr(widget, "text", "") for widget in app.scene.host.top.root.walk()]
    assert app.ctx.texts.of_game("statistics-length", name, turns=1) in told
    assert not any(line.startswith("1 ") and line.endswith("on average") for line in told)
