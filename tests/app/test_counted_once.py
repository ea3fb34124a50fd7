"""A game counts once in statistics, day book and tournament, however often it is opened or taken back (UX-63)."""

from __future__ import annotations

import pytest

from app.match import statistics
from app.match.statistics import PlayedGame, Player
from app.scenes import launch
from app.scenes.day_book import DayBook
from app.scenes.load import LoadScene
from app.scenes.result import ResultScene
from app.scenes.resume import open_continue
from app.table.replay import ReplayScene
from app.table.scene import TableScene
from rules import Chance, result
from saves.recovery import unfinished
from tests.app.around import played, saved
from tests.app.test_scene_flow import play_on, shell, two_people  # noqa: F401


def finish(app, seed=5):
    """A game of two people from its deal to the result screen; its match."""
    launch.begin(app, two_people(), seed=seed)
    match = app.scene.match
    play_on(app, -1, Chance(3))
    at_result(app)
    return match


def at_result(app):
    for _ in range(20):
        if isinstance(app.scene, ResultScene):
            break
        app.step(200.0)
    assert isinstance(app.scene, ResultScene)


def counted(app):
    return statistics.kept(app.places)


def files(app):
    store = launch.store_of(app)
    store.writer.flush()
    return sorted(path for path in app.places.autosaves.rglob("*") if path.is_file())


@pytest.mark.parametrize("shelf", ["saves", "autosaves"])
def test_opening_a_finished_game_neither_counts_nor_leaves_files(shell, drive, shelf):  # noqa: F811
    match = finish(shell)
    match.files.save("Este")
    shell.go_home()
    before, kept = files(shell), counted(shell)
    assert len(kept) == 1
    for _ in range(2):
        shell.push(LoadScene(shell))
        shell.scene._turn_to(shelf)
        shell.step(16.0)
        drive.click("open")
        at_result(shell)
        shell.go_home()
    assert counted(shell) == kept and files(shell) == before
    assert unfinished(launch.store_of(shell)) == []


def test_a_finished_game_from_elsewhere_is_looked_at_and_not_counted(shell):  # noqa: F811
    launch.load(shell, saved(played("tiny", seats=2)))
    at_result(shell)
    assert counted(shell) == [] and files(shell) == []


def test_taking_back_the_end_of_an_opened_game_plays_it_on_in_files_of_its_own(shell):  # noqa: F811
    """UX-64: from then on every answer is in a journal again, and it counts when it is over again."""
    launch.load(shell, saved(played("tiny", seats=2)))
    at_result(shell)
    shell.pop()
    match = shell.scene.match
    _take_back(shell, match)
    assert result(match.session.state) is None
    (left,) = unfinished_of(shell)
    assert left == match.files.match_id != "here"
    play_on(shell, -1, Chance(8))
    at_result(shell)
    assert [one.match for one in counted(shell)] == [match.files.match_id]


def unfinished_of(app):
    """The matches whose journal is there, also the one that is being played."""
    launch.store_of(app).writer.flush()
    return [path.parent.name for path in app.places.autosaves.rglob("journal.jsonl")]


def _take_back(app, match):
    """All have agreed to go back before the last answer."""
    match._history._go_back(0, len(match.session.log) - 1)
    assert result(match.session.state) is None
    app.step(16.0)


def test_a_game_whose_end_was_taken_back_counts_as_it_ended_last(shell):  # noqa: F811
    match = finish(shell)
    shell.pop()
    assert shell.scene.outcome is not None
    _take_back(shell, match)
    shell.step(100.0)
    assert counted(shell) == [], "it is not over any more"
    assert shell.scene.outcome is None, "nothing leads to a result that does not hold"
    play_on(shell, -1, Chance(11))
    at_result(shell)
    (one,) = counted(shell)
    assert [player.score for player in one.players] == list(match.result().scores)


def test_going_on_after_a_kill_on_the_result_screen_counts_once(shell, monkeypatch):  # noqa: F811
    """The journal is still there: the game is continued to the same end."""
    from saves.running import RunningGame

    with monkeypatch.context() as killed:
        killed.setattr(RunningGame, "conclude", lambda self: None)
        match = finish(shell)
        match.files._running._close()
        shell.go_home()
    assert len(counted(shell)) == 1
    open_continue(shell)
    shell.step(16.0)
    at_result(shell)
    assert len(counted(shell)) == 1


def test_a_rematch_is_another_game_and_a_replay_is_none(shell, drive):  # noqa: F811
    match = finish(shell)
    shell.scene.show_figures()
    shell.step(16.0)
    drive.click("rematch")
    assert isinstance(shell.scene, TableScene)
    play_on(shell, -1, Chance(4))
    at_result(shell)
    assert len(counted(shell)) == 2
    match.files.save("Este")
    shell.go_home()
    shell.push(LoadScene(shell))
    shell.step(16.0)
    drive.click("replay")
    assert isinstance(shell.scene, ReplayScene)
    for _ in range(400):
        shell.step(100.0)
    assert len(counted(shell)) == 2


def test_an_older_save_played_to_another_end_is_still_the_same_game(shell):  # noqa: F811
    """The first end stands: whoever lost cannot better it by opening a save."""
    launch.begin(shell, two_people(), seed=5)
    match = shell.scene.match
    play_on(shell, 3, Chance(4))
    path = match.files.save("Este")
    play_on(shell, -1, Chance(4))
    at_result(shell)
    first = counted(shell)
    shell.go_home()
    launch.load(shell, launch.store_of(shell).load(path))
    play_on(shell, -1, Chance(9))
    at_result(shell)
    assert counted(shell) == first and len(first) == 1


def test_what_earlier_versions_counted_is_read_and_kept(shell):  # noqa: F811
    import json

    old = PlayedGame("2026-01-01", "tiny", 5, 3, (Player("Anna", "human", 1, 4),), match="old").encode()
    del old["begun"]
    folder = shell.places.statistics
    folder.mkdir(parents=True)
    (folder / statistics.FILE).write_text(json.dumps([old]))
    assert [one.match for one in counted(shell)] == ["old"]
    finish(shell)
    assert [one.match == "old" for one in counted(shell)] == [True, False]


def test_the_day_book_of_a_stand_counts_a_match_once_as_it_ended_last():
    book = DayBook(time=lambda: "10:00")
    book.finish("tiny", "Anna", 3, "one")
    book.finish("tiny", "Béla", 4, "two")
    book.withdraw("one")
    assert [one.winner for one in book.finished] == ["Béla"]
    book.finish("tiny", "Vega", 5, "two")
    assert [one.winner for one in book.finished] == ["Vega"]
