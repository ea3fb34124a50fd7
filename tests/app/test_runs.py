"""Runs: one table after the other; each result counts once, and a kill loses nothing."""

from contextlib import closing
from dataclasses import replace

import pytest

from app.games import folder as folder_of
from app.match.fixed_tables import read, shipped
from app.match.people import seated_by
from app.match.runs import LADDER, MARK, RunFiles, RunGame, SoloRun, best, ticket_of
from app.scenes import run_play
from app.scenes.finished import Finished
from app.scenes.menu import MenuScene
from app.scenes.result import ResultScene
from app.scenes.run_page import RunScene
from app.scenes.runs import RunsScene
from app.tools.run_shots import run_with
from app.tools.screen_shots import over
from app.tools.shot import headless_app
from app.tools.shot_games import own_places
from app.ui.check import problems
from rules import Session, waiting
from saves.errors import BadSave
from saves.people import FIRST
from tests.app.windows import each_window
from tests.support.games import TABLES

WITH_LADDER = [game for game in TABLES if folder_of(game, "ladder.toml") is not None]
GAME = WITH_LADDER[0]


def won(match, result=True):
    return RunGame(result, match, "2026-03-14", 5, ("Anna", "Vega"))


@pytest.fixture
def run(app, folder):
    made = run_play.begin(app, GAME, LADDER, FIRST)
    assert made is not None
    return made


# --- a run as data


def test_so_many_wins_or_two_losses():
    run = SoloRun(GAME, LADDER, 2)
    assert run.enter(0, won("a")) and not run.is_over
    assert run.enter(1, won("b")) and run.is_over and run.is_won
    run = SoloRun(GAME, LADDER, 5)
    run.enter(0, won("a", False))
    run.enter(1, won("b", False))
    assert run.is_over and not run.is_won
    assert not run.enter(2, won("c")) and (run.wins, run.losses) == (0, 2)


def test_a_match_counts_once_and_as_it_ended_last():
    run = SoloRun(GAME, LADDER, 5)
    run.enter(0, won("a", False))
    assert not run.enter(0, won("a", False))
    assert run.enter(0, won("a", True)) and (run.wins, run.losses) == (1, 0)
    assert not run.enter(0, won("b")), "another copy of the same game has been played already"
    assert not run.enter(7, won("c"))
    run.withdraw("b")
    assert run.wins == 1
    run.withdraw("a")
    assert run.rounds == []


def test_the_best_run_has_most_wins_then_fewest_losses():
    def made(results, begun):
        run = SoloRun(GAME, LADDER, 5, begun=begun)
        for number, letter in enumerate(results):
            run.enter(number, won(f"{begun}{number}", letter == "w"))
        return run

    runs = [made("ll", "1"), made("wwlwl", "2"), made("wwwll", "3"), made("ww", "4")]
    assert best(runs) is runs[1]
    assert best([runs[3]]) is None, "it is not over"


def test_the_mark_of_a_match_leads_to_its_run():
    run = SoloRun(GAME, LADDER, 5, key="ladder-2", rounds=[won("a")])
    assert ticket_of(("casual", run.mark)) == ("ladder-2", 1)
    assert ticket_of(("casual",)) is None and ticket_of((MARK + "../x:1",)) is None


# --- files


def test_a_run_comes_back_as_it_was(run, folder):
    files = RunFiles(folder, GAME)
    moments = over_story(folder)
    result = replace(won("a"), moments=moments)
    files.change(run.key, lambda kept: kept.enter(0, result))
    again = files.find(run.key)
    assert again.rounds == [result] and again.person == FIRST and again.needed == len(shipped(GAME, LADDER))


def over_story(places):
    with closing(headless_app()) as app:
        app.places = places
        return over(app, GAME).story.moments[-2:]


def test_a_damaged_run_is_told_stays_and_the_rest_works(app, drive, run, folder):
    files = RunFiles(folder, GAME)
    other = run_play.begin(app, GAME, LADDER, FIRST)
    path = files.files.folder / f"{run.key}.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"needed": ', '"needed": 1'), encoding="utf-8")
    before = path.read_bytes()
    assert [one.key for one in files.runs()] == [other.key]
    app.push(RunsScene(app, GAME))
    app.step(16.0)
    told = " ".join(getattr(widget, "text", "") for widget in app.scene.host.top.root.walk())
    assert path.name in told and drive.find(f"go-{GAME}-{other.key}")
    assert told.index(path.name) < told.index(app.texts("runs-line"))  # beside those that are under way
    assert path.read_bytes() == before
    trouble = next(one.trouble for one in files.all() if one.run is None)
    assert isinstance(trouble, BadSave)


def test_two_windows_enter_a_result_once(run, folder):
    one, two = RunFiles(folder, GAME), RunFiles(folder, GAME)
    one.change(run.key, lambda kept: kept.enter(0, won("a")))
    two.change(run.key, lambda kept: kept.enter(0, won("a")))
    assert one.find(run.key).wins == 1


# --- ladders


@pytest.mark.parametrize("game", WITH_LADDER)
def test_every_rung_can_be_played_and_the_levels_rise(game):
    tables, faults = read(folder_of(game, "ladder.toml"))
    assert [str(one) for one in faults] == [] and len(tables) >= 5
    for table in tables:
        assert waiting(Session.start(game, table.setup(), 3).state), table.key
    order = ("cadet", "pilot", "captain", "admiral")
    best_of = [max(order.index(kind) for kind in table.seats if kind != "human") for table in tables]
    assert best_of == sorted(best_of) and best_of[0] == 0 and best_of[-1] == 3
    assert len({(tuple(table.seats), str(dict(table.options)), str(table.own)) for table in tables}) == len(tables)


def test_a_lost_table_comes_again_and_a_won_one_leads_on(run):
    rungs = shipped(GAME, LADDER)
    assert run_play.rung_of(run) is rungs[0]
    run.enter(0, won("a", False))
    assert run_play.rung_of(run) is rungs[0]
    run.enter(1, won("b"))
    assert run_play.rung_of(run) is rungs[1]


# --- playing


def finished(app, run, place, match="m"):
    """The end of a match of this run."""
    ended = over(app, GAME)
    places = [[0], [1], [2]] if place == 1 else [[1], [0], [2]]
    seat = run_play.rung_of(run).human
    marks = (run.mark, f"person:{seat}:{FIRST}")
    assert seat == 0
    result = replace(ended.result, places=places)
    made: Finished = replace(ended, result=result, marks=marks, match=match)
    return made


def test_from_the_page_to_the_table_and_back_with_a_result(app, drive, run, folder):
    app.push(RunScene(app, run))
    drive.click("default-next")
    assert app.scene.name == "table"
    marks = app.scene.match.files.marks
    assert ticket_of(marks) == (run.key, 0) and seated_by(marks) == {0: FIRST}
    over_now = finished(app, run, 1)
    run_play.report(app, over_now)
    run_play.report(app, over_now)
    scene = ResultScene(app, over_now)
    app.push(scene)
    scene.tell_all()
    app.step(16.0)
    assert drive.focused == "default-run"
    drive.click("default-run")
    assert app.scene.name == "run" and app.scene.run.wins == 1 and app.scene.run.losses == 0


def test_a_cut_off_match_goes_on_instead_of_a_new_one(app, drive, run, folder):
    run_play.play(app, run)
    first = app.scene.match.files.match_id
    app.scene.match.leave()
    app.pop()
    run_play.play(app, run)
    assert app.scene.match.files.match_id == first


def test_what_was_taken_back_does_not_count(app, run, folder):
    run_play.play(app, run)
    match = app.scene.match
    run_play.report(app, finished(app, run, 1, match.files.match_id))
    assert RunFiles(folder, GAME).find(run.key).wins == 1
    run_play.withdraw(app, match)
    assert RunFiles(folder, GAME).find(run.key).rounds == []


def test_a_run_that_is_gone_is_told_and_harms_nothing(app, run, folder):
    app.push(MenuScene(app))
    (RunFiles(folder, GAME).files.folder / f"{run.key}.json").unlink()
    run_play.report(app, finished(app, run, 1))
    assert app.notices.shown is not None
    run_play.return_to_run(app, finished(app, run, 1))
    assert app.scene.name == "runs"


def test_the_end_tells_the_best_moments_and_giving_up_ends_it(app, drive, folder):
    ended = run_with(app, GAME, "wlwl")
    app.push(RunScene(app, ended))
    app.step(16.0)
    told = [getattr(widget, "text", "") for widget in app.scene.host.top.root.walk()]
    assert "The run is over" in told and "2 won, 2 lost" in told
    if over(app, GAME).story.moments:
        assert any(line.startswith("Game 1 – ") for line in told), told
    going = run_with(app, GAME, "w")
    app.push(RunScene(app, going))
    drive.click("give-up")
    danger = [one for one in app.scene.host.top.root.walk() if getattr(one, "kind", "") == "danger"]
    drive.click(danger[-1].rect.center)
    assert RunFiles(folder, GAME).find(going.key).given_up


def test_the_page_of_a_person_tells_their_runs(app, folder):
    from app.scenes.person_page import PersonScene

    run_with(app, GAME, "wwlwl")
    run_with(app, GAME, "ll")
    app.push(PersonScene(app, FIRST))
    told = [getattr(widget, "text", "") for widget in app.scene.host.top.root.walk()]
    assert "2 runs finished" in told and any("3 won, 2 lost" in line for line in told), told


def test_the_path_is_read_out(app, folder):
    from app.shell.reader import spoken

    app.push(RunScene(app, run_with(app, GAME, "wl")))
    app.step(16.0)
    assert any("1 of" in one.text and "one more loss" in one.text for one in spoken(app)[0].things)


def test_visitors_and_copies_without_a_folder_have_no_runs(app):
    assert run_play.begin(app, GAME, LADDER, FIRST) is None
    assert run_play.files_of_runs(app, GAME) is None


def test_two_clicks_from_the_menu_to_a_new_run(app, drive, folder):
    from app.scenes.challenges import ChallengesScene

    app.push(ChallengesScene(app, GAME))
    drive.click("to-runs")
    drive.click(f"new-{GAME}-{LADDER}")
    assert app.scene.name == "run" and drive.focused == "default-next"


@each_window(100, 150)
@pytest.mark.parametrize("lang", ["hu", "pseudo"])
def test_all_of_it_fits(size, text_size, lang):
    with closing(headless_app(lang=lang, size=size)) as app:
        app.settings["text_size"] = text_size
        own_places(app)
        for scene in (
            RunScene(app, run_with(app, GAME, "wlw")),
            RunScene(app, run_with(app, GAME, "wlwl")),
            RunsScene(app, GAME),
        ):
            app.push(scene)
            app.step(16.0)
            assert [str(one) for one in problems(app.scene.host.top.root, app.ctx)] == [], scene.name
