"""Games with card sets of the user's own: at the table, kept, taken up again, replayed and ended (UX-68, UX-104)."""

import shutil

import pygame
import pytest

from app.match import Match
from app.match.content_sets import look_at_set, set_paths
from app.match.feed import relived
from app.match.thoughts import Nobody
from app.scenes import launch
from app.scenes.draft import Chair, Draft
from app.scenes.finished import finished_of, score_steps
from app.scenes.result import ResultScene
from app.table.replay import ReplayScene
from app.table.scene import TableScene
from app.text.texts import Texts
from rules import Chance, answer_at_random, waiting
from saves.document import load_document
from saves.games import document_of
from tests.app.conftest import Driver
from tests.app.match_support import People
from tests.app.own_sets import GAMES, OWN, own_set_of, write_own_set
from tests.support.expected import expected
from tests.support.games import FOR_TWO, calm

BOTH = [
    (game, replacing)
    for game in GAMES
    for replacing in (False, True)
    if not (own_set_of(game).replaces_always and replacing)
]


def draft_of(app, game, replacing=False, kinds=()):
    """People at a table with the user's own set; where they may choose, they play with what is in it."""
    sets = write_own_set(app.places.sets(game), game, replacing)
    chairs = [Chair(kind) for kind in kinds or ["human"] * expected(game, "table").get("seats", 3)]
    for number, chair in enumerate(chairs):
        if not replacing:
            chair.own |= own_set_of(game).chooses(number)
    return Draft(game, chairs, {**calm(game), **own_set_of(game).options}, sets)


def play_at(app, answers):
    """Play at the table that is shown, by dice; every thing on it is read now and then."""
    scene = app.scene
    assert isinstance(scene, TableScene)
    match, people = scene.match, People(scene.match, Chance(3))
    wanted = len(match.session.log) + answers
    for step in range(40 * answers):
        app.step(100.0)
        assert isinstance(app.scene, TableScene) and not match.faults.is_there
        if len(match.session.log) >= wanted or match.result() is not None:
            break
        if step % 20 == 0:
            for piece in scene.desk.tableau.pieces:
                scene.module.pages.inspect(piece.id)
        if match.replies.ring is not None:
            match.replies.end_ring()
        if len(scene.host.layers) > 1:  # a page that everybody reads
            Driver(app).key(pygame.K_RETURN)
        people.do_something()
    assert len(match.session.log) >= wanted or match.result() is not None
    return match


@pytest.mark.parametrize(("game", "replacing"), BOTH)
def test_a_table_with_a_set_of_ones_own_is_laid_out_played_kept_and_taken_up(app, folder, game, replacing):
    """Wherever something is drawn, told or read, it is what this game is played with, not what the program ships."""
    draft = draft_of(app, game, replacing)
    assert not any(look_at_set(path, game).problems for path in set_paths(app.places, game))
    launch.begin(app, draft, seed=5)
    match = play_at(app, 30)
    session = match.session
    assert OWN in [info.id for info in session.content.sets]
    path, before = match.files.save("mine"), session.fingerprint()

    launch.load(app, load_document(path))
    again = app.scene.match.session
    assert again.fingerprint() == before and again.content.hash == session.content.hash
    play_at(app, 12)
    name, before = app.scene.match.files.match_id, app.scene.match.session.fingerprint()
    app.scene.match.leave()
    launch.store_of(app).writer.flush()
    launch.resume(app, name)
    assert app.scene.match.session.fingerprint() == before
    play_at(app, 6)
    assert not [said.text for said in app.notices.items if said.warns]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_a_set_of_ones_own_is_replayed_and_has_a_result(app, folder, game):
    launch.begin(app, draft_of(app, game), seed=9)
    match, rng = app.scene.match, Chance(9)
    session = match.session
    while waiting(session.state) and not 0 < own_set_of(game).most < len(session.log):
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
    if own_set_of(game).most:
        match.people.concede(0)
    assert match.result() is not None
    ended = Match(session, match.seats, opponents=Nobody(), feed=relived(session))
    ended.update(50.0)
    over = finished_of(ended)
    for texts in (Texts("en"), Texts("hu")):
        assert score_steps(texts, over) or not over.result.places[0] or not own_set_of(game).has_steps
    app.push(ResultScene(app, over))
    app.step(50.0)
    assert isinstance(app.scene, ResultScene)
    shutil.rmtree(app.places.sets(game))
    replay = ReplayScene(app, document_of(session, match.files.about))
    app.push(replay)
    replay.reel.read_on(60_000)
    replay.jump(replay.reel.length // 2)
    app.step(50.0)
    assert app.scene is replay and replay.reel.parted is None


def gone(home):
    shutil.rmtree(home)


def changed(home):
    path = home / f"{OWN}.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('"version" = 1', '"version" = 2'), encoding="utf-8")


def renamed(home):
    path = home / f"{OWN}.toml"
    path.write_text(path.read_text(encoding="utf-8").replace(f'"{OWN}"', '"other"'), encoding="utf-8")


def broken(home):
    (home / f"{OWN}.toml").write_text("no toml at all", encoding="utf-8")


FATES = [(gone, "no longer"), (changed, "changed"), (renamed, "no longer"), (broken, "no longer")]


@pytest.mark.parametrize(("fate", "word"), FATES)
@pytest.mark.parametrize("game", GAMES)
def test_a_kept_game_whose_set_is_not_there_as_it_was_opens_and_says_so(app, folder, game, fate, word):
    """UX-68: a save and a journal carry the set; what it is called is said in the language of the moment."""
    launch.begin(app, draft_of(app, game), seed=5)
    match = play_at(app, 8)
    path, before, name = match.files.save("mine"), match.session.fingerprint(), match.files.match_id
    match.leave()
    launch.store_of(app).writer.flush()
    fate(app.places.sets(game))
    for take_up in (lambda: launch.load(app, load_document(path)), lambda: launch.resume(app, name)):
        app.notices.items = []
        take_up()
        assert app.scene.match.session.fingerprint() == before
        app.step(50.0)
        said = [item.text for item in app.notices.items if item.warns]
        assert len(said) == 1 and "“My own”" in said[0] and word in said[0]
        play_at(app, 3)


def test_who_has_lost_a_set_can_still_play_a_rematch_with_it(app, folder):
    launch.begin(app, draft_of(app, FOR_TWO[-1]), seed=5)
    match = play_at(app, 3)
    while match.people.may_concede():
        match.people.concede(match.people.may_concede()[0])
    over = finished_of(match)
    gone(app.places.sets(FOR_TWO[-1]))
    app.push(ResultScene(app, over))
    app.scene._rematch()
    assert isinstance(app.scene, TableScene) and app.scene.match.session.content.hash == match.session.content.hash
