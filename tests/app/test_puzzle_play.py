"""Puzzles as they are played: the page, the table, hints, what an answer leads to, and what is kept for whom."""

from contextlib import closing, nullcontext
from dataclasses import replace

import pygame
import pytest

from app.match import statistics
from app.match.puzzles import own_folder, puzzles
from app.match.solving import FUTURES
from app.scenes.menu import MenuScene
from app.scenes.people import PeopleScene
from app.scenes.puzzle import ASKED, SHOWN, SOLVED, WRONG, PuzzleScene, open_puzzle
from app.scenes.puzzles import TODAY, PuzzlesScene, next_puzzle, puzzle_key
from app.tools.shot import headless_app
from app.ui.check import problems
from rules import events_for, fingerprint, view
from rules.ai.aftermath import future_of
from saves.people import AT_ONCE, FIRST, HELPED, TRIED, PeopleFiles
from tests.app.puzzle_support import keep_puzzle, made_puzzle
from tests.app.windows import each_window
from tests.support.games import ANY, TABLES


@pytest.fixture
def mine(folder):
    made = made_puzzle(ANY)
    keep_puzzle(folder, made)
    return made


def seated_at(app, puzzle):
    open_puzzle(app, puzzle)
    app.step(16.0)
    assert isinstance(app.scene, PuzzleScene)
    return app.scene


def play(app, scene, value):
    """As the table gives an answer that is complete; then until nothing more is shown."""
    scene._answer(scene.solving.question, value)
    see(app, scene)


def see(app, scene):
    app.step(16.0)
    for _ in range(2000):
        if not scene.solving.goes_on:
            break
        app.step(200.0)
    app.step(16.0)


def told(app):
    return " ".join(getattr(widget, "text", "") for widget in app.scene.host.top.root.walk())


def kept(app):
    return dict(PeopleFiles(app.places).everybody()[0][0].puzzles)


def ids(app):
    return {widget.id for widget in app.scene.host.top.root.walk()}


# --- at the table


@pytest.mark.parametrize("game", TABLES)
def test_right_wrong_and_the_way_back_in_every_game(app, folder, game):
    puzzle = made_puzzle(game)
    scene = seated_at(app, puzzle)
    start, before = fingerprint(scene.match.session.state), len(scene.match.session.log)
    best, wrong = puzzle.best[0], puzzle.tempting
    assert scene.stage == ASKED and "clearly best" in told(app)
    play(app, scene, wrong)
    assert scene.stage == WRONG and scene.solving.chance == pytest.approx(0.34)
    assert "34%" in told(app) and "61%" in told(app) and "Because it wins." not in told(app)
    assert len(scene.match.session.log) > before and kept(app) == {puzzle_key(puzzle): TRIED}
    scene.commands.undo()
    app.step(16.0)
    assert scene.stage == ASKED and fingerprint(scene.match.session.state) == start
    assert len(scene.match.session.log) == before and scene.desk.decision is not None
    play(app, scene, best)
    assert scene.stage == SOLVED and "Because it wins." in told(app)
    assert kept(app) == {puzzle_key(puzzle): HELPED}  # not at the first try
    assert statistics.kept(folder) == [] and not list((folder.data).glob("**/*.orrery*"))


@pytest.mark.parametrize("game", TABLES)
def test_what_follows_happens_in_a_world_that_fits_what_the_seat_knows(game):
    puzzle = made_puzzle(game)
    session = puzzle.session()
    asked = puzzle.decision(session)
    truth = fingerprint(session.state)
    futures = [future_of(session.state, asked, puzzle.tempting, number) for number in range(4)]
    for one in futures:
        assert view(one.world, puzzle.seat) == view(session.state, puzzle.seat)
        assert one.answers[0].value == puzzle.tempting and 0 <= one.chance <= 1
    assert fingerprint(session.state) == truth  # nothing of it is played on


def test_equal_worlds_lead_to_equal_futures_whatever_the_truth_is(mine):
    """What the seat does not know has no part in what it is shown."""
    from rules import Chance, imagine

    session = mine.session()
    other = imagine(session.state, mine.seat, Chance(99))
    asked = mine.decision(session)
    one, two = (future_of(state, asked, mine.tempting, 5) for state in (session.state, other))
    assert fingerprint(one.world) == fingerprint(two.world) and one.answers == two.answers


def test_the_typical_future_is_shown_and_every_answer_of_it_is_legal(app, folder, mine):
    scene = seated_at(app, mine)
    scene._answer(scene.solving.question, mine.weighed[2][0])
    for _ in range(FUTURES + 2):
        app.step(16.0)
    futures = scene.solving._futures
    average = sum(one.chance for one in futures) / len(futures)
    nearest = min(abs(one.chance - average) for one in futures)
    see(app, scene)
    shown = scene.match.session.log[scene.solving._length :]
    assert any(list(one.answers[: len(shown)]) == shown for one in futures if abs(one.chance - average) == nearest)


def test_an_answer_that_was_not_weighed_is_judged_by_its_futures(app, folder):
    made = made_puzzle(ANY)
    few = replace(made, weighed=made.weighed[:2])
    scene = seated_at(app, few)
    play(app, scene, made.weighed[2][0])
    futures = scene.solving._futures
    assert scene.stage == WRONG
    assert scene.solving.chance == pytest.approx(min(few.chance, sum(one.chance for one in futures) / len(futures)))


def test_solved_at_the_first_try_is_kept_and_celebrated(app, folder, mine):
    scene = seated_at(app, mine)
    assert scene.desk.pick_option(mine.best[0])
    app.step(16.0)
    assert scene.stage == SOLVED and scene.celebrates
    see(app, scene)
    assert kept(app) == {puzzle_key(mine): AT_ONCE} and "first try" in told(app)
    assert "coach-next" in ids(app) and scene.host.focused.id == "coach-next"
    scene.try_again()
    app.step(16.0)
    play(app, scene, mine.tempting)
    assert kept(app) == {puzzle_key(mine): AT_ONCE}  # the best ever stays


def test_two_hints_the_second_lights_what_it_is_about(app, drive, folder, mine):
    mine = replace(mine, best=(mine.tempting,), tempting=mine.best[0])  # the first answer is about nothing on the table
    scene = seated_at(app, mine)
    drive.key(pygame.K_h)
    assert scene.hints == 1 and "Look around." in told(app) and "This one." not in told(app)
    assert not scene.desk.hinted
    drive.click("puzzle-hint")
    drive.wait()
    assert "This one." in told(app) and "puzzle-hint" not in ids(app)
    assert set(scene.desk.hinted) == set(scene.presenter.things_of(mine.best[0])) != set()
    drive.key(pygame.K_h)
    assert scene.hints == 2
    play(app, scene, mine.best[0])
    assert kept(app) == {puzzle_key(mine): HELPED}


def test_who_listens_hears_the_question_the_hints_and_the_reason(app, folder, mine):
    scene = seated_at(app, mine)
    heard = scene.live_texts()["coach"]
    assert "clearly best" in heard and "Look around." not in heard
    scene.hint()
    assert "Look around." in scene.live_texts()["coach"]
    play(app, scene, mine.best[0])
    assert "Because it wins." in scene.live_texts()["coach"] and "61%" in scene.live_texts()["coach"]


def test_who_gives_up_sees_the_answer_and_has_not_solved_it(app, drive, folder, mine):
    scene = seated_at(app, mine)
    drive.click("puzzle-show")
    see(app, scene)
    assert scene.stage == SHOWN and "Because it wins." in told(app) and not scene.celebrates
    scene.try_again()
    app.step(16.0)
    play(app, scene, mine.best[0])
    assert kept(app) == {puzzle_key(mine): TRIED}
    app.pop()
    scene = seated_at(app, mine)
    play(app, scene, mine.best[0])
    assert kept(app) == {puzzle_key(mine): HELPED}


def test_the_words_change_with_the_language_at_any_moment(app, folder, mine):
    scene = seated_at(app, mine)
    app.settings["language"] = "hu"
    app.step(16.0)
    assert "egyértelműen a legjobb" in told(app)
    play(app, scene, mine.tempting)
    assert "34\N{NO-BREAK SPACE}%" in told(app)
    app.settings["language"] = "en"
    app.step(16.0)
    assert "34%" in told(app) and scene.stage == WRONG


@pytest.mark.parametrize("game", TABLES)
def test_in_a_usual_window_the_panel_covers_nothing_of_the_table(app, folder, game):
    scene = seated_at(app, made_puzzle(game))
    now = scene.viewpoint.divide()
    assert app.ctx.size == (1280, 720)
    assert not any(scene.panel.rect.colliderect(rect) for rect in (now.board, now.hand, now.prompt) if rect.width)


def test_the_panel_can_be_folded_to_see_the_table(app, drive, folder, mine):
    scene = seated_at(app, mine)
    high = scene.panel.rect.height
    drive.click("puzzle-fold")
    drive.wait()
    assert scene.panel.rect.height < high and "clearly best" not in told(app)
    drive.key(pygame.K_h)
    assert "Look around." in told(app)


def test_next_leads_to_the_next_one_that_is_not_solved(app, drive, folder, mine):
    keep_puzzle(folder, made_puzzle(ANY, "other", steps=70))
    PeopleFiles(folder).solve(FIRST, puzzle_key(puzzles(ANY, folder)[0]), HELPED)
    for one in puzzles(ANY):
        PeopleFiles(folder).solve(FIRST, puzzle_key(one), HELPED)
    first = next(one for one in puzzles(ANY, folder) if one.id == "mine")
    app.push(PuzzlesScene(app, ANY))
    scene = seated_at(app, first)
    play(app, scene, first.best[0])
    drive.click("coach-next")
    drive.wait()
    assert app.scene.puzzle.id == "other" and len(app.scenes) == 2
    play(app, app.scene, app.scene.puzzle.best[0])
    drive.click("coach-next")
    drive.wait()
    assert app.scene.name == "puzzles" and next_puzzle(app, first, FIRST) is None


# --- the page


def test_two_clicks_from_the_menu_a_puzzle_is_on_the_table(app, drive, folder, mine):
    app.push(MenuScene(app))
    drive.wait()
    drive.click("menu-puzzles")
    drive.wait()
    button = TODAY if app.scene.today is not None else "solve-mine"
    drive.click(button)
    drive.wait()
    assert app.scene.name == "puzzle"
    drive.click("coach-leave")
    drive.wait()
    assert app.scene.name == "puzzles"


def test_how_each_was_solved_shows_for_each_person(app, drive, folder, mine):
    bence = PeopleFiles(folder).add("Bence", 1)
    app.push(PuzzlesScene(app, ANY))
    app.step(16.0)
    seated_at(app, mine)
    play(app, app.scene, mine.best[0])
    app.pop()
    app.step(16.0)
    assert "Solved at the first try" in drive.find("solve-mine").tooltip()
    app.scene._play_as(bence.id)
    app.step(16.0)
    assert "Not tried yet" in drive.find("solve-mine").tooltip()
    seated_at(app, mine)
    play(app, app.scene, mine.tempting)
    people = {one.id: one.puzzles for one in PeopleFiles(folder).everybody()[0]}
    assert people == {FIRST: {puzzle_key(mine): AT_ONCE}, bence.id: {puzzle_key(mine): TRIED}}


def test_a_damaged_file_is_told_and_the_rest_works(app, drive, folder, mine):
    path = own_folder(folder, ANY) / "broken.toml"
    path.write_text(path.with_name("mine.toml").read_text(encoding="utf-8").replace("difficulty = 2", "difficulty = 9"))
    app.push(PuzzlesScene(app, ANY))
    app.step(16.0)
    assert "broken.toml" in told(app) and drive.find("solve-mine").enabled


def test_what_cannot_be_played_is_grey_with_the_reason(app, drive, folder, mine):
    keep_puzzle(folder, replace(mine, id="gone", setup=replace(mine.setup, sets=["no_such_set"])))
    keep_puzzle(folder, replace(mine, id="old", rules=10**5, log=()))
    app.push(PuzzlesScene(app, ANY))
    app.step(16.0)
    shown = {one.id for one in app.scene.puzzles}
    for id in ("gone", "old"):
        if id in shown:
            button = drive.find(f"solve-{id}")
            assert not button.enabled and button.tooltip() in told(app)
    assert "old" in shown and drive.find("solve-mine").enabled
    open_puzzle(app, replace(mine, log=()))  # nothing tells that before it is tried
    assert app.scene.name == "puzzles"


def test_visitors_of_a_stand_keep_nothing(app, folder, mine):
    from app.shell.kiosk import Kiosk

    app.kiosk = Kiosk(app, "4711", (ANY,), 120)
    scene = seated_at(app, mine)
    play(app, scene, mine.best[0])
    assert scene.stage == SOLVED and kept(app) == {}


def test_the_page_of_a_person_counts_the_puzzles(app, drive, folder, mine):
    PeopleFiles(folder).solve(FIRST, puzzle_key(mine), AT_ONCE)
    PeopleFiles(folder).solve(FIRST, "any/other", HELPED)
    PeopleFiles(folder).solve(FIRST, "any/third", TRIED)
    app.push(PeopleScene(app))
    app.step(16.0)
    drive.click("page-first")
    drive.wait()
    assert "Puzzles solved: 2 (1 at the first try)" in told(app)


@each_window(100, 150)
@pytest.mark.parametrize("lang", ["hu", "pseudo"])
def test_page_and_table_fit(size, text_size, lang, tmp_path):
    from tests.app.around import with_folder

    with closing(headless_app(lang=lang, size=size)) as app, nullcontext():
        with_folder(app, tmp_path)
        app.settings["text_size"] = text_size
        app.settings["speed"] = 0
        made = made_puzzle(ANY)
        keep_puzzle(app.places, made)
        app.push(PuzzlesScene(app, ANY))
        app.step(16.0)
        assert [str(one) for one in problems(app.scene.host.top.root, app.ctx)] == []
        scene = seated_at(app, made)
        for after in (None, made.tempting, made.best[0]):
            if after is not None:
                play(app, scene, after)
            assert [str(one) for one in problems(scene.panel, app.ctx)] == []
            assert app.scene.host.top.root.rect.contains(scene.panel.rect)
            scene.try_again()
            app.step(16.0)


def test_events_of_the_future_are_told_only_as_the_seat_may_know_them(app, folder, mine):
    scene = seated_at(app, mine)
    play(app, scene, mine.tempting)
    lines = scene.match.log.lines()[scene.solving._length :]
    entries = scene.match._journal.feed.entries[scene.solving._length :]
    assert [line.events for line in lines] == [tuple(events_for(one.events, mine.seat)) for one in entries]
