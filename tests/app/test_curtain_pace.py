"""The curtain between people: how it lifts, why it fell, and whose choice may still be changed (UX-42, UX-46)."""

from __future__ import annotations

import pygame
import pytest

from app.games import manifests
from app.match.hooks import MatchHooks, hooks_of
from app.table.curtain import HandoverScene
from app.table.scene import TableScene
from app.tools.table_shots import played
from rules import Chance, answer_at_random, waiting
from tests.app.test_table_leaks import words_on_screen
from tests.app.tiny_table import TinyTable, tiny_match


@pytest.fixture
def covered(app):
    """Two people who do not trust each other; the first choice is behind the cover."""
    app.settings["speed"] = 0
    scene = TableScene(app, tiny_match(trust=False), TinyTable)
    app.push(scene)
    app.step(16.0)
    app.step(16.0)
    assert isinstance(app.scene, HandoverScene)
    return app, scene


def key(app, kind, code=pygame.K_SPACE):
    app.step(16.0, [pygame.event.Event(kind, key=code, mod=0, unicode=" ")])


def press(app):
    key(app, pygame.KEYDOWN)
    key(app, pygame.KEYUP)


def rest(app, ms):
    for _ in range(round(ms / 50)):
        app.step(50.0)


def test_a_short_press_lifts_the_curtain_once_the_name_was_there_for_a_second(covered):
    app, table = covered
    press(app)  # stray: nobody has read the name yet
    assert isinstance(app.scene, HandoverScene)
    rest(app, 1100)
    press(app)
    assert app.scene is table and table.match.viewer == 0


def test_a_key_that_went_down_before_the_name_came_does_not_lift(covered):
    app, table = covered
    key(app, pygame.KEYDOWN)
    table.pump(0.0)
    app.scene.name_seat(0, "turn")  # another name, or the same anew
    rest(app, 900)
    key(app, pygame.KEYUP)
    assert isinstance(app.scene, HandoverScene)


def test_a_short_click_on_the_button_lifts_it_too_and_one_that_leaves_the_button_does_not(covered):
    app, table = covered
    rest(app, 1100)
    button = app.scene._button.rect.center
    away = (5, 5)
    for up in (away, button):
        app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=button, button=1, touch=False)])
        app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=up, button=1, touch=False)])
        app.step(16.0)
        assert (app.scene is table) == (up == button)


def test_the_long_hold_stays_an_option(covered):
    app, table = covered
    app.settings["long_hold"] = True
    rest(app, 1500)
    press(app)
    assert isinstance(app.scene, HandoverScene)
    key(app, pygame.KEYDOWN)
    rest(app, 450)
    key(app, pygame.KEYUP)
    assert app.scene is table


def test_whoever_has_chosen_may_change_it_while_the_next_name_is_on_the_curtain(covered):
    """UX-46: and everybody who chooses has such a button, so that nothing tells who has chosen."""
    app, table = covered
    rest(app, 1100)
    assert any("Béla" in words and "Anna" not in words for words in words_on_screen(app.scene)[-1:])
    press(app)
    decision = table.desk.decision
    table.match.answer(decision.first(1)[0], seat=decision.seat)
    rest(app, 200)
    assert isinstance(app.scene, HandoverScene) and app.scene.seat == 1
    button = app.scene.host.layers[0].root.find("change-choice-0")
    app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=button.rect.center, button=1, touch=False)])
    app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=button.rect.center, button=1, touch=False)])
    rest(app, 1100)
    assert app.scene.seat == 0 and app.scene.host.layers[0].root.find("change-choice-1")
    press(app)
    assert table.desk.decision is not None and table.desk.decision.seat == 0


@pytest.mark.parametrize(
    ("attacked", "window", "acting", "together", "said"),
    [
        (True, False, 1, False, "attacked"),
        (True, True, 1, True, "choice"),
        (False, True, 1, False, "reply"),
        (False, False, 1, False, "asked"),
        (False, False, 0, False, "turn"),
        (False, False, None, False, "turn"),
    ],
)
def test_the_curtain_says_why_it_fell(covered, attacked, window, acting, together, said):
    app, table = covered
    hooks = MatchHooks(
        attacked=lambda state, seat: attacked, is_window=lambda state, decision: window, acting=lambda state: acting
    )
    state = table.match.session.state
    assert hooks.summons(state, waiting(state)[0], together) == said
    for name in ("en", "hu"):
        app.settings["language"] = name
        app.scene.name_seat(0, said)
        app.step(16.0)
        assert app.texts(f"handover-{said}", name="Anna") in " ".join(words_on_screen(app.scene))


GAMES = [one.id for one in manifests() if hooks_of(one.id).attacked is not MatchHooks().attacked]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_attacks_tells_who_is_attacked_and_it_is_never_the_one_who_acts(game):
    hooks, told = hooks_of(game), set()
    session = played(game, seed=1, steps=0, seats=2)
    for _ in range(12_000):
        asked = waiting(session.state)
        if not asked or told:
            break
        told |= {seat for seat in range(len(session.setup.seats)) if hooks.attacked(session.state, seat)}
        assert hooks.acting(session.state) not in told
        session.answer(answer_at_random(session.state, asked[0], Chance(len(session.log))))
    assert told
