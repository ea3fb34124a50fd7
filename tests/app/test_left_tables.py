"""Tables that were left in the middle: all are listed, shown without secrets, continued, deleted, and never lost."""

import io
import subprocess
import sys
import time

import pygame
import pytest

from app.match import Match, PlaySettings
from app.scenes import launch
from app.scenes.load import LoadScene
from app.scenes.menu import MenuScene
from app.scenes.resume import continue_caption
from app.table.curtain import HandoverScene
from app.table.scene import TableScene
from rules import Chance, answer_at_random, fingerprint, imagine, waiting
from saves.left import left_picture, left_tables, match_of
from saves.recovery import unfinished
from saves.running import RunningGame
from tests.app.around import played, saved, with_folder
from tests.app.tiny_table import NoMinds
from tests.support.games import FOR_TWO, SECRET_HANDS, TABLES, setup_of

FIVE = [(FOR_TWO[0], 3, 14), (FOR_TWO[1], 2, 25), (FOR_TWO[2], 2, 18), (FOR_TWO[0], 2, 31), (FOR_TWO[1], 3, 40)]


def begin(app, store, game, seats, answers, seed=5, trust=True, names=None):
    """Sit people down at a game and play some answers of it at random."""
    setup = setup_of(game, seats)
    who = [(name, "human") for name in (names or [f"{game}-{seat}" for seat in range(seats)])]
    match = Match.begin(
        game,
        setup,
        seed,
        who,
        opponents=NoMinds(),
        store=store,
        settings=PlaySettings(trust=trust, pace_ms=0, answer_ms=0, hide_after_s=0),
    )
    rng = Chance(seed)
    for _ in range(answers):
        match._journal.apply(answer_at_random(match.session.state, waiting(match.session.state)[0], rng), True)
    launch.sit_down(app, match)
    app.step(16.0)
    return match


def leave(app):
    """As the menu's button does it; the file's time is told apart from the next one's."""
    while len(app.scenes) > 1:
        app.pop()
    app.step(16.0)
    time.sleep(0.02)


@pytest.fixture
def home(app, tmp_path):
    """The menu of a program with a folder."""
    app.settings["speed"] = 0
    store = with_folder(app, tmp_path)
    app.push(MenuScene(app))
    app.step(16.0)
    return store


def tables(app, store):
    app.push(LoadScene(app))
    app.scene._turn_to("tables")
    settled(app)
    return app.scene


def settled(app):
    """What is looked for beside the frames has been found."""
    for _ in range(12):
        app.step(16.0)


def words(scene):
    return " ".join(widget.spoken() for widget in scene.host.top.root.walk())


def test_five_games_of_three_kinds_are_left_listed_and_continued(app, home):
    """UX-64, UX-65: starting another game loses none of them; each goes on exactly where it stood."""
    stood = {}
    for game, seats, answers in FIVE:
        match = begin(app, home, game, seats, answers)
        stood[match.files.about.match] = (game, len(match.session.log), fingerprint(match.session.state))
        leave(app)
    scene = tables(app, home)
    listed = scene.shown()
    assert [match_of(entry) for entry in listed] == list(reversed(stood))
    for number, entry in enumerate(listed):
        game, length, _ = stood[match_of(entry)]
        scene.cursor = number
        scene.rebuild()
        settled(app)
        told = words(scene)
        assert f"{game}-0" in told and f"{game}-1" in told
        left = scene.last_moves.of(scene.here, entry)
        assert left.answers == length and left.words(app)
        assert app.texts("load-last-move", move=left.words(app)) in told
        picture = left_picture(home, entry)
        assert pygame.image.load(io.BytesIO(picture), "a.png").get_size() == (320, 180)
    assert app.texts("continue-more", count=4) in continue_caption(app)
    for entry in listed:
        game, length, position = stood[match_of(entry)]
        scene = tables(app, home)
        scene.open(next(one for one in scene.shown() if match_of(one) == match_of(entry)))
        app.step(16.0)
        app.step(16.0)
        table = app.scene.table if isinstance(app.scene, HandoverScene) else app.scene
        assert isinstance(table, TableScene) and table.module.game == game
        assert fingerprint(table.match.session.state) == position
        assert len(table.match.log.lines()) == length
        leave(app)
    assert len(left_tables(home)) == 5


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_last_move_and_unnamed_seats_are_told_in_the_present_language(app, home, language):
    app.settings["language"] = "hu" if language == "en" else "en"
    names = [app.texts("setup-player", number=number) for number in (1, 2)]
    begin(app, home, FOR_TWO[0], 2, 6, names=names)
    leave(app)
    app.settings["language"] = language
    scene = tables(app, home)
    told = words(scene)
    assert app.texts("setup-player", number=1) in told and names[0] not in told
    assert scene.last_moves.of(scene.here, scene.shown()[0]).words(app) in told


@pytest.mark.parametrize("game", SECRET_HANDS)
@pytest.mark.parametrize("trust", [True, False])
def test_list_and_picture_tell_nothing_private(app, home, game, trust):
    """UX-65: worlds that differ only in what one seat cannot know look the same in the list, hand open or covered."""
    shown, worlds = [], set()
    for eyes in (None, None, 0, 1):  # the sky behind the first table is still plain
        match = begin(app, home, game, 2, 12)
        match.settings.trust = trust
        settled(app)
        if eyes is not None:
            match.session.state = imagine(match.session.state, eyes, Chance(3))
        worlds.add(fingerprint(match.session.state))
        leave(app)
        seen = pygame.image.load(io.BytesIO(left_picture(home, left_tables(home)[0])), "a.png")
        shown.append(pygame.image.tobytes(seen, "RGB"))
    assert len(worlds) == 3 and len(set(shown[1:])) == 1


def test_a_deleted_table_is_gone_from_every_list_and_comes_back_with_undo(app, home, drive):
    begin(app, home, FOR_TWO[0], 2, 9)
    leave(app)
    scene = tables(app, home)
    drive.click("delete")
    assert scene.shown() == [] and continue_caption(app) == ""
    drive.click("undo-delete")
    assert len(scene.shown()) == 1 and continue_caption(app)
    app.pop()
    launch.resume(app, unfinished(home)[0].match)
    assert len(app.scene.match.session.log) == 9


def test_a_deleted_table_comes_back_after_another_shelf_was_looked_at(app, home, drive):
    home.save(saved(played(steps=5), "Péntek"))
    begin(app, home, FOR_TWO[2], 2, 9)
    leave(app)
    scene = tables(app, home)
    scene.delete(scene.shown()[0])
    scene._turn_to("saves")
    drive.click("undo-delete")
    assert len(left_tables(home)) == 1 and len(home.saves()) == 1


def test_a_game_that_is_over_is_no_longer_listed_even_if_the_program_is_killed(app, home):
    """The result has been shown: what is left is an autosave; taking the last step back makes it a table again."""
    match = begin(app, home, FOR_TWO[0], 2, 0)
    rng = Chance(1)
    while waiting(match.session.state):
        match._journal.apply(answer_at_random(match.session.state, waiting(match.session.state)[0], rng), True)
    match.files.conclude()
    home.writer.flush()
    match.files._running._look_at = 0.0
    assert match.files.notices() == []  # nobody misses the journal
    home.writer.flush()
    folder = home.match_folder(match.files.about.match)
    assert not (folder / "journal.jsonl").exists() and len(home.autosaves()) > 0
    match._journal.session.take_back(len(match.session.log) - 1)
    match._journal.went_back(len(match.session.log))
    home.writer.flush()
    assert (folder / "journal.jsonl").exists()
    rest = waiting(match.session.state)[0]
    match._journal.apply(answer_at_random(match.session.state, rest, rng), True)
    leave(app)
    assert left_tables(home) == []


def test_the_result_screen_concludes_the_game(app, home, monkeypatch):
    concluded = []
    monkeypatch.setattr(RunningGame, "conclude", lambda running: concluded.append(running))
    match = begin(app, home, FOR_TWO[0], 2, 0)
    rng = Chance(1)
    while waiting(match.session.state):
        match._journal.apply(answer_at_random(match.session.state, waiting(match.session.state)[0], rng), True)
    for _ in range(400):
        app.step(50.0)
        if app.scene.name == "result":
            break
    assert app.scene.name == "result" and len(concluded) == 1


def test_what_another_copy_is_playing_is_not_listed_and_cannot_be_deleted(app, home):
    """UX-108: also when it was taken up between looking and choosing."""
    begin(app, home, FOR_TWO[2], 2, 9)
    leave(app)
    scene = tables(app, home)
    [entry] = scene.shown()
    code = (
        "import sys; from pathlib import Path; from saves.places import in_folder\n"
        "from saves.recovery import resume; from saves.store import Store\n"
        "store = Store(in_folder(Path(sys.argv[1]))); taken = resume(store, sys.argv[2])\n"
        "print('held', flush=True); sys.stdin.read()"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", code, str(app.places.data), match_of(entry)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    try:
        assert other.stdout.readline().strip() == b"held"
        assert left_tables(home) == []
        scene.open(entry)
        app.step(16.0)
        app.step(16.0)
        assert scene is app.scene and scene.host.is_covered  # the reason
        scene.host.close()
        scene.delete(entry)
        assert entry.path.exists()
    finally:
        other.kill()  # a killed program leaves its table behind
        other.wait()
    assert [match_of(one) for one in left_tables(home)] == [match_of(entry)]


def test_a_table_with_a_damaged_journal_stays_listed_with_the_reason_and_a_way_out(app, home):
    match = begin(app, home, FOR_TWO[0], 2, 26)
    leave(app)
    begin(app, home, FOR_TWO[2], 2, 9)
    leave(app)
    folder = home.match_folder(match.files.about.match)
    (folder / "journal.jsonl").write_bytes(b"orrery-journal 1 nothing\n")
    scene = tables(app, home)
    assert [entry.is_good for entry in scene.shown()] == [True, False]
    broken = scene.shown()[1]
    assert scene.here.newest_good(home, broken).path.parent == folder
    scene.cursor = 1
    scene.rebuild()
    scene.open(scene.here.newest_good(home, broken))
    app.step(16.0)
    app.step(16.0)
    assert isinstance(app.scene, TableScene) and app.scene.module.game == FOR_TWO[0]


def test_lessons_recordings_and_kiosks_leave_no_table(app, home):
    from app.match.lessons.course import lessons
    from app.scenes.lesson import open_lesson
    from app.table.replay import open_replay

    open_replay(app, saved(played(steps=12)))
    app.step(16.0)
    leave(app)
    open_lesson(app, next(found for game in TABLES if (found := lessons(game)))[0])
    app.step(16.0)
    leave(app)
    app.places = None
    assert launch.store_of(app) is None
    begin(app, None, FOR_TWO[0], 2, 5)
    leave(app)
    assert left_tables(home) == []


def test_the_browser_opens_at_the_tables_while_there_is_no_save(app, home):
    assert LoadScene(app).shelf == "saves"
    begin(app, home, FOR_TWO[0], 2, 5)
    leave(app)
    assert LoadScene(app).shelf == "tables"
    home.save(saved(played(steps=5), "Péntek"))
    assert LoadScene(app).shelf == "saves"
