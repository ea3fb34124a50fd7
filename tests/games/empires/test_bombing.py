"""Bombarding at the table: one button lets everything fire (D-39), and its end is read like that of a battle."""

import pygame
import pytest

from app.games.empires.battle.board import OUTCOME
from app.games.empires.battle.outcome import Outcome
from app.table.scene import TableScene
from rules import Session
from tests.app.conftest import Driver
from tests.games.empires.boards import words
from tests.games.empires.hands import empires_match
from tests.games.empires.support import galaxy


def bombed(seated, *faces, value=5):
    t = galaxy()
    slots = [t.red.has("SC", 2, at=(9, 4)), t.red.has("CA", 1, at=(9, 4))]
    t.blue.settles_at((9, 4), value)
    t.begins("red").ends()
    t.rolls(*faces)
    return t, seated(t), slots


def fired(scene):
    return [one.value for one in scene.match.session.log if isinstance(one.value, tuple) and one.value[0] == "fire"]


def test_one_button_lets_everything_fire(app, seated):
    _, scene, slots = bombed(seated, 10, 10, 10)
    Driver(app).click("option-barrage")
    app.step(16.0)
    assert fired(scene) == [("fire", slots[0], 2), ("fire", slots[1], 1)]


def test_nobody_fires_at_a_colony_that_is_gone(app, seated):
    """SE-5.12.4: one hit on a colony of 1 CP destroys it."""
    _, scene, slots = bombed(seated, 1, value=1)
    Driver(app).click("option-barrage")
    app.step(16.0)
    assert fired(scene) == [("fire", slots[0], 2)]


def test_the_log_tells_whether_a_bomb_has_hit(app, seated):
    """SE-5.12.2, UX-54: the roll with the number that was needed."""
    t, scene, slots = bombed(seated, 9, 1)
    t.red.answers("bombardment.shot", ("fire", slots[0], 2))
    told = [scene.module.log.line(event) for event in t.happened("roll")]
    assert [line[line.index("dobás") :] for line in told] == [
        "dobás: 9 (legfeljebb 3 kell) – mellé.",
        "dobás: 1 (legfeljebb 3 kell) – talált!",
    ]


def at_one_screen(program, t):
    """People who do not trust each other, at a speed at which something is seen; red has come to the screen."""
    program.settings["speed"] = 1
    match = empires_match(Session(t.state, 1))
    match.settings.trust = False
    scene = TableScene(program, match)
    program.push(scene)
    for _ in range(4):
        program.step(100.0)
        if match.screen.covered_for == 0:
            match.screen.lift()
    for _ in range(20):
        program.step(100.0)
    return scene


@pytest.mark.parametrize(
    ("value", "faces", "said"),
    [
        (5, (1, 1, 10), "Colony (Béla): 1 CP instead of 5 CP"),
        (5, (10, 10, 10), "Colony (Béla) unharmed: 5 CP"),
        (1, (1, 10, 10), "Colony destroyed: Béla"),
    ],
)
def test_the_end_of_a_bombardment_is_read_before_the_next_person_is_called(program, value, faces, said):
    """SE-5.12, UI-8, UX-41: dice and result are seen, and only then the curtain falls."""
    t = galaxy()
    t.red.has("SC", 2, at=(9, 4))
    t.red.has("CA", 1, at=(9, 4))
    t.blue.settles_at((9, 4), value)
    t.begins("red").ends()
    t.rolls(*faces)
    scene = at_one_screen(program, t)
    scene.host.top.root.find("option-barrage").action()
    seen = set()
    for _ in range(90):
        program.step(100.0)
        seen.add((bool(scene.desk.performer.dice), scene.timeline.holding, scene.match.screen.covered_for))
    assert (True, None, None) in seen, "dice are thrown"
    assert scene.timeline.holding == OUTCOME and isinstance(scene.parts.panel, Outcome)
    assert said in [getattr(widget, "text", "") for widget in scene.parts.panel.walk()]
    assert scene.match.screen.covered_for is None
    scene.parts.panel.find("outcome-continue").action()
    for _ in range(60):
        program.step(100.0)
    assert scene.match.screen.covered_for == 1
    while len(program.scenes) > 1:
        program.scenes.pop().left()


def test_enter_lets_everything_fire(app, seated):
    """UX-78: the button of what nearly everybody wants has the focus, not the one that ends it."""
    _, scene, slots = bombed(seated, 10, 10, 10)
    app.ctx.device = "keyboard"
    scene.attention.begin()
    assert scene.host.focused.id == "option-barrage"
    Driver(app).key(pygame.K_RETURN)
    app.step(16.0)
    assert fired(scene) == [("fire", slots[0], 2), ("fire", slots[1], 1)]


def test_beside_the_steps_stands_what_the_bombs_did(app, seated):
    """UX-54: not how everybody got there."""
    t = galaxy()
    ships = t.red.has("CA", 2, at=(8, 4))
    t.blue.settles_at((9, 4), 5)
    t.begins("red")
    scene = seated(t)
    for value in (ships, ("go", t.hex((9, 4)), 2), "end"):
        scene.match.answer(value)
        app.step(200.0)
    t.rolls(9, 1)

    def told():
        return [row.plain for row in scene.module.pages.panel(scene.desk).find("told-last").rows()]

    assert told() == [] and scene.reading.log.rows
    scene.match.answer(("fire", ships, 1))
    for _ in range(3):
        app.step(200.0)
    assert any("dobás" in row for row in told())


def test_a_tray_is_empty_when_another_bombardment_begins(sits):
    """The dice of the one before lie on another board."""
    t = galaxy()
    for at in ((9, 4), (9, 6)):
        t.red.has("SC", 1, at=at)
        t.blue.settles_at(at, 5)
    t.begins("red").ends()
    scene, board = (made := sits(t)), made.module.board
    for number in range(2):
        asked = scene.match.asked()[0]
        if asked.prompt == "empires.combat.hex":
            scene.match.answer(asked.options[0])
            scene.app.step(16.0)
        assert board.fight is not None and board.rolled is None, number
        (shot,) = scene.match.asked()[0].ranges
        scene.match.answer((*shot, 1))
        for _ in range(3):
            scene.app.step(200.0)
        scene.parts.panel.find("outcome-continue").action()
        for _ in range(2):
            scene.app.step(16.0)


def test_a_homeworld_is_called_one(sits):
    t = galaxy()
    t.red.has("CA", 3, at=(10, 4))
    t.begins("red").ends()
    scene = sits(t)
    assert "Homeworld, 20 CP" in words(scene)
