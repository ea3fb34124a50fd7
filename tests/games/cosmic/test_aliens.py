"""The aliens to look through: list, search in both languages, filter, keys, and choosing on the new-game screen."""

from contextlib import closing

import pygame
import pytest

from app.games.cosmic.aliens import Aliens
from app.scenes.catalogue import open_catalogue
from app.scenes.games import GamesScene
from app.scenes.setup import SetupScene
from app.text.texts import Texts
from app.tools.shot import headless_app
from app.ui.check import problems
from rules.cosmic.game import content_of
from rules.cosmic.printed.kinds import ALIEN, FLARE


@pytest.fixture
def scene(app):
    open_catalogue(app, "cosmic")
    app.step(16.0)
    return app.scene


def names(scene):
    return [entry.id for entry in scene.listed]


def test_the_aliens_are_offered_beside_the_lessons(app, drive):
    app.push(GamesScene(app))
    app.step(16.0)
    app.scene.host.focus_on(app.scene.host.layers[0].root.find("catalogue-of-cosmic"))
    drive.key(pygame.K_RETURN)
    app.step(16.0)
    assert len(app.scene.listed) == 50


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_alien_is_told_with_its_power_and_both_sides_of_its_flare(language):
    """CE-2.14 to 2.16, UX-86."""
    content, told = content_of([]), {entry.id: entry for entry in Aliens().entries(Texts(language))}
    assert len(told) == 50 and set(told) == set(content.table(ALIEN))
    for alien in content.table(ALIEN).values():
        words = [text for _, text in told[alien.id].parts]
        assert getattr(alien.text.words, language) in words and told[alien.id].group == alien.level
        assert told[alien.id].name == getattr(alien.name, language)
    for flare in content.table(FLARE).values():
        words = [text for _, text in told[flare.alien].parts]
        assert {getattr(flare.wild.words, language), getattr(flare.super.words, language)} <= set(words)


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(
    ("query", "first"),
    [("uresseg", "void"), ("Void", "void"), ("TUKOR", "mirror"), ("mirror", "mirror"), ("szerencsejat", "gambler")],
)
def test_the_search_knows_both_languages_and_ignores_accents(app, language, query, first):
    """UX-91."""
    app.settings["language"] = language
    open_catalogue(app, "cosmic")
    app.scene._search(query)
    assert first in names(app.scene)


def test_a_name_that_fits_comes_before_texts_that_mention_the_word(scene):
    scene._search("zomb")
    assert names(scene)[0] == "zombie"


def test_typing_narrows_the_list_and_nothing_is_told_of_nothing(scene, drive):
    drive.click("catalogue-search")
    drive.type("qqq")
    assert names(scene) == [] and scene.host.layers[0].root.find("entries") is None
    for _ in range(3):
        drive.key(pygame.K_BACKSPACE)
    assert len(names(scene)) == 50


@pytest.mark.parametrize(("level", "count"), [("green", 23), ("yellow", 17), ("red", 10)])
def test_the_list_can_be_narrowed_to_a_colour(scene, level, count):
    """CE-2.15."""
    scene._narrow(level)
    assert len(names(scene)) == count


def test_the_order_is_that_of_the_language(app):
    """UX-91: Á beside A."""
    app.settings["language"] = "hu"
    open_catalogue(app, "cosmic")
    listed = [entry.name for entry in app.scene.listed]
    assert listed[:2] == ["Ágyútöltelék", "Akarat"] and listed[-1] == "Zombi"


def test_the_arrows_turn_over_the_sheets(scene, drive):
    """UX-79."""
    before = scene.listed[0].name
    drive.key(pygame.K_DOWN)
    drive.app.step(16.0)
    assert scene.chosen == scene.listed[1].id and scene.listed[1].name != before


@pytest.mark.parametrize(("language", "text_size"), [("hu", 200), ("en", 150)])
def test_everything_fits_a_small_window(language, text_size):
    """UX-1."""
    with closing(headless_app((1024, 640), language, "midnight", text_size)) as program:
        open_catalogue(program, "cosmic")
        program.step(16.0)
        root = program.scene.host.layers[0].root
        assert [str(problem) for problem in problems(root, program.ctx)] == []


def test_an_alien_is_chosen_from_the_sheets_on_the_new_game_screen(app, drive):
    """CE-3.4: only among those that the switches allow and nobody else has."""
    setup = SetupScene(app, "cosmic")
    app.push(setup)
    app.step(16.0)
    setup.draft.chairs[1].own["alien"] = "warrior"
    setup.rebuild()
    setup.host.focus_on(setup.host.layers[0].root.find("read-aliens-0"))
    drive.key(pygame.K_RETURN)
    app.step(16.0)
    browser = app.scene
    assert browser is not setup and "warrior" not in names(browser) and "virus" not in names(browser)
    browser.chosen = "zombie"
    browser.rebuild()
    drive.click("choose")
    app.step(16.0)
    assert app.scene is setup and setup.draft.chairs[0].own["alien"] == "zombie"
