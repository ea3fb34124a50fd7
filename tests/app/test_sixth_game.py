"""One more game, put into the program by its manifests alone, works everywhere; taken out, it is gone (Lanterns)."""

import io
import time
from dataclasses import replace

import pygame
import pytest

from app.games import manifests
from app.match import PlaySettings, statistics
from app.match.hooks import hooks_of
from app.match.opponent import Opponent
from app.scenes import entries, launch
from app.scenes.credits import credits
from app.scenes.keys_page import declare_all
from app.scenes.load import LoadScene
from app.scenes.menu import MenuScene
from app.scenes.result import ResultScene
from app.scenes.rulebook import RulebookScene
from app.scenes.setup import SetupScene
from app.scenes.statistics import StatisticsScene
from app.table import menus
from app.table.log import worded
from app.table.replay import ReplayScene
from app.table.scene import TableScene
from app.text.rulebook import books
from app.tools.bench.groups import groups
from app.tools.shot import headless_app, names, settle, shot
from app.tools.table_shots import table
from art.emblems import crest_of, crested
from rules import Setup, known, new_game, waiting
from rules.ai import Brief
from tests.app.around import played, saved, with_folder
from tests.app.conftest import Driver
from tests.support.lanterns import GAME, sixth_game


@pytest.fixture
def sixth(tmp_path):
    with sixth_game(tmp_path / "elsewhere") as manifest:
        yield manifest


@pytest.fixture(params=["en", "hu"])
def program(sixth, tmp_path, monkeypatch, request):
    """The program with the sixth game in it, each time in one of the languages; no words may be missing."""
    app = headless_app(lang=request.param)
    with_folder(app, tmp_path / "data")
    app.settings["speed"] = 0
    # The people at this table trust each other, so that no cover comes between.
    monkeypatch.setattr(launch, "settings_of", lambda app: PlaySettings(trust=True, pace_ms=0, answer_ms=0))
    yield app
    app.close()
    assert app.ctx.texts.missing == set()


def in_all_lists():
    return {
        "rules": known(),
        "manifests": [game.id for game in manifests()],
        "menu": [game.name for game in entries.available_games()],
        "books": books(),
        "crests": crested(),
        "bench": [group.game for group in groups()],
        "credits": [entry["name"].partition(" ")[0].lower() for entry in credits()["games"]],
    }


def test_every_list_knows_the_game_while_it_is_there(tmp_path):
    before = in_all_lists()
    plain = crest_of(GAME)
    with sixth_game(tmp_path):
        assert {name for name, listed in in_all_lists().items() if GAME not in listed} == set()
        assert crest_of(GAME) != plain
    assert in_all_lists() == before
    assert not any(GAME in listed for listed in before.values())
    assert crest_of(GAME) == plain


def test_from_the_menu_through_the_lobby_to_the_end_of_a_game(program):
    """Menu, new game with a preset, the table by mouse, the result, the statistics."""
    drive = Driver(program)
    program.push(MenuScene(program))
    settle(program)
    drive.click(f"game-{GAME}")
    assert isinstance(program.scene, SetupScene)
    drive.click("preset-long")
    for seat in (2, 1):
        program.scene.draft.chairs[seat].kind = "human"
    program.scene.rebuild()
    drive.click("default-play")
    scene = program.scene
    assert isinstance(scene, TableScene)
    assert scene.match.session.setup.options["nights"] == 5
    for _ in range(200):
        if program.scene is not scene:
            break
        drive.listen()
        asked = scene.match.asked()
        if asked:
            bundle = f"bundle:{1 + asked[0].seat}"
            pos = tuple(map(int, scene.desk.stage.rect(bundle).center))
            drive.click(pos)
            drive.press(pos)
            drive.release(pos)
        program.step(300.0)
    assert isinstance(program.scene, ResultScene)
    assert program.scene.over.result.scores == [0, 0, 15]
    (kept,) = statistics.kept(program.places)
    assert kept.game == GAME
    program.push(StatisticsScene(program))
    settle(program)


def test_saves_are_listed_opened_and_replayed(program):
    """A save in the browser, played on from there; its replay to any moment."""
    session = played(GAME, steps=4)
    launch.store_of(program).save(saved(session, "Lampion"))
    program.push(LoadScene(program))
    settle(program)
    drive = Driver(program)
    drive.click("replay")
    assert isinstance(program.scene, ReplayScene)
    program.scene.reel.read_on(60_000)
    program.scene.jump(3)
    assert len(program.scene.desk.tableau.pieces) == 3 + sum(session.state.lit)
    program.pop()
    drive.click("open")
    assert isinstance(program.scene, TableScene)
    assert program.scene.match.session.fingerprint() == session.fingerprint()


def test_the_rulebook_opens_at_a_rule_and_the_keys_page_works(program):
    program.push(RulebookScene(program, GAME, "LA-3"))
    settle(program)
    assert program.scene.book.title == program.ctx.texts(f"game-{GAME}")
    declare_all()


@pytest.mark.parametrize("what", ["menu", "new-game", "table", "curtain", "replay", "load", "result", "rules"])
def test_every_screen_can_be_drawn_with_it(sixth, what):
    assert what in names()
    picture = pygame.image.load(io.BytesIO(shot(what, game=GAME, steps=4, lang="hu")))
    assert picture.get_size() == (1280, 720)


def test_what_happens_before_the_first_turn_stands_below_no_heading(sixth):
    """A log never says "turn 0"."""
    app = headless_app()
    scene = table(app, GAME, steps=4, seats=2)
    lines = scene.match.log.public_lines()
    assert [row.plain for row in worded(scene.module, lines) if row.heading]
    early = [replace(line, turn=0, events=[e for e in line.events if e.kind == "light"]) for line in lines]
    rows = worded(scene.module, early)
    assert rows and not any(row.heading for row in rows)
    app.close()


def test_a_picture_for_a_seat_that_is_not_asked_is_refused_with_a_word(sixth, capsys):
    with pytest.raises(SystemExit) as refused:
        shot("table", game=GAME, steps=0, seat=9)
    assert refused.value.code == 2
    assert "seat 9 is not asked" in capsys.readouterr().err


def test_an_opponent_plays_it_in_its_own_process(sixth):
    """The worker learns the rules from the module that registered them."""
    assert hooks_of(GAME) is hooks_of("no such game")
    state = new_game(GAME, Setup(GAME, [{}, {}]), 1)
    faults: list[str] = []
    opponent = Opponent(faults.append)
    try:
        ticket = opponent.ask(Brief.of(state, waiting(state)[0], "pilot", 1, effort=2), seconds=20)
        until = time.monotonic() + 30
        while (reply := opponent.poll(ticket)) is None and time.monotonic() < until:
            time.sleep(0.02)
    finally:
        opponent.close()
    assert reply is not None and reply.fault is None and faults == []
    assert reply.value in (1, 2, 3)


def test_giving_up_is_offered_only_where_the_rules_know_it(program):
    """Lanterns does not say what giving up means: then the menu of the table has no such entry."""
    scene = table(program, GAME, steps=1, seats=2)
    assert scene.match.people.may_concede() == ()
    menus.open_menu(scene)
    offered = {widget.id for layer in scene.host.layers[1:] for widget in layer.root.walk()}
    assert "default" in offered and "concede" not in offered
