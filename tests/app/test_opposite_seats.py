"""Two people face to face at one screen: the picture turns to whoever it belongs to (UX-48)."""

from __future__ import annotations

from contextlib import closing

import pygame
import pytest

from app.match import Match, PlaySettings, Seats
from app.match.thoughts import Nobody
from app.table.curtain import HandoverScene
from app.table.scene import TableScene
from app.tools.shot import headless_app
from rules import Chance, Session, answer_at_random, clone, waiting
from tests.app.tiny_table import TinyTable, tiny_match
from tests.support.games import TABLES, setup_of


@pytest.fixture
def table(app):
    app.settings["speed"] = 0
    app.settings["opposite"] = True
    scene = TableScene(app, tiny_match(trust=False), TinyTable)
    app.push(scene)
    for _ in range(3):
        app.step(16.0)
    yield scene
    app.settings["opposite"] = False


def to_the_second(app, scene):
    """The first person chooses; the curtain names the second."""
    app.step(1100.0)
    scene.match.screen.lift()
    app.step(16.0)
    decision = scene.match.asked()[0]
    scene.match.answer(decision.first(1)[0], decision.seat)
    for _ in range(3):
        app.step(16.0)


def test_the_picture_turns_for_the_second_of_two(app, table):
    assert isinstance(app.scene, HandoverScene) and app.scene.seat == 0 and not app.scene.turned
    assert app.surface is pygame.display.get_surface()
    to_the_second(app, table)
    assert isinstance(app.scene, HandoverScene) and app.scene.seat == 1 and app.scene.turned
    app.dirty = True
    app.step(16.0)
    window, drawn = pygame.display.get_surface(), app.surface
    assert drawn is not window
    upright = pygame.transform.flip(window, True, True)
    assert pygame.image.tobytes(upright, "RGB") == pygame.image.tobytes(drawn, "RGB")


def test_the_pointer_means_what_lies_under_it_for_the_one_who_points(app, table):
    to_the_second(app, table)
    app.dirty = True
    app.step(1100.0)
    wide, high = app.ctx.size
    x, y = app.scene._button.rect.center
    there = (wide - 1 - x, high - 1 - y)
    for pos, lifts in (((x, y), False), (there, True)):
        app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)])
        app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)])
        app.step(16.0)
        assert (app.scene is table) == lifts
    assert table.turned and table.match.viewer == 1


def test_without_the_setting_nothing_turns(app, table):
    app.settings["opposite"] = False
    to_the_second(app, table)
    assert not app.scene.turned and app.surface is pygame.display.get_surface()


def sit_opposite(app, session):
    """Two people, and computer players in the other seats."""
    kinds = ("human", "human", "captain", "captain")
    people = Seats(list(zip(("Anna", "Béla", "Vega", "Rigel"), kinds, strict=True))[: len(session.setup.seats)])
    settings = PlaySettings(trust=True, hide_after_s=0)
    scene = TableScene(app, Match(Session(clone(session.state), 3), people, opponents=Nobody(), settings=settings))
    app.push(scene)
    for _ in range(4):
        app.step(60.0)
    return scene


@pytest.mark.parametrize("game", TABLES)
def test_in_every_game_the_table_turns_to_the_second_person(game):
    """The window shows the picture upside down, so that it is upright for whoever sits at the far side."""
    session, rng = Session.start(game, setup_of(game, 2), 3), Chance(3)
    with closing(headless_app((1280, 720), "hu", reduced_motion=True)) as app:
        app.settings["opposite"], app.settings["speed"] = True, 0
        scene = None
        while scene is None or scene.match.below != 1:  # in a ring nobody's side is nearest
            asked = waiting(session.state)
            session.answer(answer_at_random(session.state, asked[0], rng))
            if [one.seat for one in waiting(session.state)] == [1]:
                del app.scenes[:]
                scene = sit_opposite(app, session)
        assert scene.turned
        app.dirty = True
        app.step(16.0)
        window, drawn = pygame.display.get_surface(), app.surface
        assert drawn is not window
        upright = pygame.transform.flip(window, True, True)
        assert pygame.image.tobytes(upright, "RGB") == pygame.image.tobytes(drawn, "RGB")
