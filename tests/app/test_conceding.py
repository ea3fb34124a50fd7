"""Giving up at the table: who is offered it, what is asked before, and what comes of it."""

from __future__ import annotations

import pytest

from app.table import menus
from rules import CONCEDE, END, Illegal, find
from saves.games import document_of, session_of
from tests.app.hands import Clicking
from tests.support.games import FOR_TWO, SECRET_HANDS, beside

GAMES = [game for game in FOR_TWO if find(game).concede is not None]


def seated(app, game, humans, machines=0):
    hands = beside(game, "hands")
    scene = hands.sit_down(app, hands.match_of(humans=humans, machines=machines))
    return scene, Clicking(app, scene)


def uncovered(scene, hands):
    """The screen belongs to somebody: the person named by the cover has lifted it."""
    for _ in range(20):
        if scene.match.screen.covered_for is None and scene.match.viewer is not None:
            return scene.match.viewer
        scene.match.screen.lift()
        hands.wait(100)
    raise AssertionError("nobody sits down")


def ids(scene):
    return {widget.id for layer in scene.host.layers[1:] for widget in layer.root.walk() if widget.id}


def gives_up(scene, hands):
    menus.open_menu(scene)
    hands.wait(50)
    hands.click("concede")
    hands.wait(50)
    hands.click("concede-yes")
    hands.wait(50)


@pytest.mark.parametrize("game", GAMES)
def test_against_one_computer_player_it_has_won(app, game):
    scene, hands = seated(app, game, 1, 1)
    hands.wait(50)
    gives_up(scene, hands)
    assert scene.match.result().places == [[1], [0]]
    assert scene.match.session.log[-1][:3] == (0, CONCEDE, None)


@pytest.mark.parametrize("game", GAMES)
def test_when_only_computer_players_are_left_the_result_comes_at_once(app, game):
    scene, hands = seated(app, game, 1, 2)
    hands.wait(50)
    assert scene.match.people.conceding_means(0) == "ends"
    gives_up(scene, hands)
    assert scene.match.result().places[-1] == [0]
    assert scene.match.session.log[-1].value == END


@pytest.mark.parametrize("game", GAMES)
def test_the_confirmation_can_be_left_without_giving_up(app, game):
    scene, hands = seated(app, game, 1, 1)
    hands.wait(50)
    menus.open_menu(scene)
    hands.wait(50)
    hands.click("concede")
    hands.wait(50)
    hands.click("default")
    hands.wait(50)
    assert scene.match.result() is None
    assert all(answer.prompt != CONCEDE for answer in scene.match.session.log)


@pytest.mark.parametrize(("game", "means"), [(game, "leaves" if find(game).leaves else "played-on") for game in GAMES])
def test_with_other_people_at_the_table_the_game_goes_on(app, game, means):
    """The seat that cannot be empty is played by a computer player, and nobody takes it back."""
    scene, hands = seated(app, game, 3)
    hands.wait(50)
    match = scene.match
    seat = uncovered(scene, hands) if not match.people.may_concede() else match.people.may_concede()[0]
    assert match.people.conceding_means(seat) == means
    match.people.concede(seat)
    hands.wait(50)
    assert match.result() is None
    assert not match.people.still_plays(seat)
    assert seat not in match.people.may_concede()
    assert match.seats.is_human(seat) is (means == "leaves")
    menus.open_menu(scene)
    assert f"take-seat-{seat}" not in ids(scene)


@pytest.mark.parametrize("game", SECRET_HANDS)
def test_behind_the_curtain_nobody_gives_up(app, game):
    """UX-41: it is nobody's table then; afterwards it is the one's who has lifted the cover."""
    scene, hands = seated(app, game, 2)
    hands.wait(50)
    if scene.match.screen.covered_for is None:
        scene.match.screen.hide()
    assert scene.match.people.may_concede() == ()
    menus.open_menu(scene)
    assert "concede" not in ids(scene)
    scene.host.close()
    seat = uncovered(scene, hands)
    assert scene.match.people.may_concede() == (seat,)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_in_the_log_and_kept_in_the_save(app, game):
    scene, hands = seated(app, game, 1, 1)
    hands.wait(50)
    scene.match.people.concede(0)
    lines = [event for line in scene.match.log.lines() for event in line.events]
    assert any(event.kind == "concede" for event in lines)
    worded = [scene.module.log.line(event) for event in lines if event.kind == "concede"]
    assert worded and all(worded)
    session = scene.match.session
    again = session_of(document_of(session, scene.match.files.about))
    assert again.log == session.log and again.state.outcome == session.state.outcome


@pytest.mark.parametrize("game", SECRET_HANDS)
def test_it_cannot_be_undone_nor_taken_back(app, game):
    scene, hands = seated(app, game, 2, 1)
    hands.wait(50)
    seat = uncovered(scene, hands)
    scene.match.people.concede(seat)
    assert scene.match.undoing.may_undo() is not None
    with pytest.raises(Illegal):
        scene.match.undoing.undo()
    assert all(not scene.match._history.points(n) for n in range(3))
