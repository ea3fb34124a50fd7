"""From the menu to a game and back: new game, table, result, rematch, Continue, and `orrery play` (UX-64, UX-92)."""

import pytest

from app import games
from app.games.manifest import Manifest
from app.match import Match, PlaySettings
from app.scenes import launch
from app.scenes.draft import Draft
from app.scenes.error import without_folders
from app.scenes.load import LoadScene
from app.scenes.menu import MenuScene
from app.scenes.result import ResultScene
from app.scenes.resume import continue_caption, open_continue
from app.scenes.setup import SetupScene
from app.shell.commands import play
from app.table.scene import TableScene
from rules import Chance, waiting
from tests.app.around import with_folder
from tests.support import tiny  # noqa: F401  (registers the game)
from tests.support.games import ANY

FIRST_TIP = f"{ANY}-guide-dismiss"  # any message will do for a tip


@pytest.fixture
def shell(app, tmp_path, monkeypatch):
    """A menu, a folder, and the tiny game with its table."""
    monkeypatch.setitem(games._ADDED, "tiny", Manifest("tiny", "tests.app", tmp_path, table="tiny_table:TinyTable"))
    # The people at these tables trust each other, so that no cover comes between.
    monkeypatch.setattr(launch, "settings_of", lambda app: PlaySettings(trust=True, pace_ms=0, answer_ms=0))
    app.settings["speed"] = 0
    with_folder(app, tmp_path)
    app.push(MenuScene(app))
    app.step(16.0)
    return app


def two_people():
    return Draft.fresh("tiny", ("human", "human"))


def play_on(app, answers, rng):
    """Give random answers where people are asked."""
    scene = app.scene
    match = scene.match
    for _ in range(4000):
        if match.result() is not None or answers == 0:
            break
        asked = match.asked()
        if asked:
            match.answer(asked[0].sample(rng), seat=asked[0].seat)
            answers -= 1
        for decision in waiting(match.session.state):
            if decision.seat < 0:
                match.clock.ready(0)
                match.clock.ready(1)
        app.step(200.0)
        if app.scene is not scene:
            break


def test_a_whole_evening_new_game_result_and_rematch(shell, drive):
    shell.push(SetupScene(shell, "tiny", two_people()))
    drive.click("default-play")
    assert isinstance(shell.scene, TableScene)
    assert [type(scene) for scene in shell.scenes[:1]] == [MenuScene] and len(shell.scenes) == 2
    play_on(shell, -1, Chance(3))
    shell.step(200.0)
    assert isinstance(shell.scene, ResultScene)
    assert shell.scene.over.picture is not None
    first = shell.scene.over.seed
    shell.scene.show_figures()
    shell.step(16.0)
    drive.click("rematch")
    assert isinstance(shell.scene, TableScene)
    assert shell.scene.match.session.seed != first
    assert [shell.scene.match.seats[seat].name for seat in (0, 1)] == ["Player 1", "Player 2"]


def test_a_game_that_was_left_is_continued_in_the_same_state(shell):
    launch.begin(shell, two_people(), seed=5)
    play_on(shell, 6, Chance(4))
    state = shell.scene.match.session.fingerprint()
    shell.pop()
    assert "Player 1, Player 2" in continue_caption(shell)
    open_continue(shell)
    for _ in range(8):
        shell.step(16.0)
    assert shell.scene.match.session.fingerprint() == state


def test_a_save_is_played_on_as_a_match_of_its_own(shell, drive):
    launch.begin(shell, two_people(), seed=5)
    scene = shell.scene
    play_on(shell, 3, Chance(4))
    scene.match.files.save("Este", scene.picture.thumbnail())
    state = scene.match.session.fingerprint()
    shell.go_home()
    shell.push(LoadScene(shell))
    shell.step(16.0)
    drive.click("open")
    assert shell.scene.match.session.fingerprint() == state
    assert len(launch.store_of(shell).matches()) == 2


def test_the_command_line_leads_straight_to_the_table(shell, monkeypatch, tmp_path):
    import argparse

    import app.shell.main as program
    from app.shell.cli import parser

    opened = []
    monkeypatch.setattr("app.shell.opening.kept_settings", lambda: (shell.settings, shell.places))
    monkeypatch.setattr(program, "App", lambda settings, places, size: shell)
    monkeypatch.setattr(shell, "run", lambda: opened.append(shell.scene) or 0, raising=False)
    args = parser().parse_args(["play", "tiny", "--seats", "human,human", "--seed", "9", "--size", "1280x720"])
    assert isinstance(args, argparse.Namespace)
    assert play.run(args) == 0
    assert isinstance(opened[0], TableScene)
    assert opened[0].match.session.seed == 9


def test_a_game_without_a_table_is_refused_on_the_command_line(capsys):
    from app.shell.cli import parser

    with pytest.raises(SystemExit) as ended:
        play.run(parser().parse_args(["play", "tiny"]))
    assert ended.value.code == 2
    assert "no table" in capsys.readouterr().err


def test_a_misspelled_kind_of_player_is_named_with_the_nearest(capsys):
    from app.shell.cli import parser

    with pytest.raises(SystemExit):
        play.run(parser().parse_args(["play", "tiny", "--seats", "human,captian"]))
    assert "captain" in capsys.readouterr().err


def test_a_guided_game_can_be_given_to_the_computer_while_a_tip_stands(shell, monkeypatch):
    """UX-74, UX-93: nobody is left to guide, so the tip goes and the game goes on."""
    from app.match.lessons.guide import Guide, Tip
    from app.scenes import guided

    tips = Guide(
        "tiny",
        f"{ANY}-guide-dismiss",
        f"{ANY}-guide-never",
        (Tip(FIRST_TIP, "deck", ("tiny.play.bid",)),),
    )
    monkeypatch.setattr(guided, "guide", lambda game: tips)
    launch.begin(shell, Draft.fresh("tiny", ("human", "random")), seed=5)
    scene = shell.scene
    for _ in range(40):
        shell.step(100.0)
        if scene.tip:
            break
    assert scene.panel is not None
    scene.match.people.hand_over(0, "random")
    shell.step(100.0)
    assert shell.scene is scene
    assert scene.panel is None
    shell.go_home()
    launch.opponent_of(shell).close()


def test_the_first_game_of_one_person_is_guided_until_tips_are_dismissed_for_good(shell, monkeypatch):
    """UX-93."""
    from app.match.lessons.guide import Guide, Tip
    from app.scenes import guided

    tips = Guide(
        "tiny",
        f"{ANY}-guide-dismiss",
        f"{ANY}-guide-never",
        (Tip(FIRST_TIP, "deck", ("tiny.play.bid",)),),
    )
    monkeypatch.setattr(guided, "guide", lambda game: tips)
    launch.begin(shell, Draft.fresh("tiny", ("human", "random")), seed=5)
    scene = shell.scene
    assert isinstance(scene, guided.GuidedScene)
    for _ in range(40):
        shell.step(100.0)
        if scene.tip:
            break
    assert scene.tip.message == FIRST_TIP
    assert not any(scene.panel.rect.colliderect(rect) for rect in [scene.desk.stage.rect("deck")])
    scene.never()
    assert scene.panel is None
    shell.go_home()
    launch.begin(shell, Draft.fresh("tiny", ("human", "random")), seed=5)
    assert not isinstance(shell.scene, guided.GuidedScene)
    assert isinstance(shell.scene.match, Match)
    shell.go_home()
    launch.opponent_of(shell).close()


def test_error_details_show_no_folders_of_any_system():
    """UX-97: a folder's name tells who plays here."""
    for path in ("/home/anna/orrery/flow.py", r"C:\Users\anna\orrery\flow.py"):
        assert without_folders(f'  File "{path}", line 3, in take') == 'flow.py", line 3, in take'
    assert without_folders("    3 / 4") == "    3 / 4"
