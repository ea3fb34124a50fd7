"""Bombarding at the table: one button lets everything fire (D-39)."""

from tests.app.conftest import Driver
from tests.games.empires.support import galaxy


def bombed(seated, *faces, value=5):
    t = galaxy()
    slots = [t.red.has("SC", 2, at=(9, 4)), t.red.has("CA", 1, at=(9, 4))]
    t.blue.settles_at((9, 4), value)
    t.begins("red")
    t.red.ends()
    t.rolls(*faces)
    return t, seated(t), slots


def fired(scene):
    return [one.value for one in scene.match.session.log if isinstance(one.value, tuple) and one.value[0] == "fire"]


def test_one_button_lets_everything_fire(app, seated):
    _, scene, slots = bombed(seated, 10, 10, 10)
    Driver(app).click("barrage")
    app.step(16.0)
    assert fired(scene) == [("fire", slots[0], 2), ("fire", slots[1], 1)]


def test_nobody_fires_at_a_colony_that_is_gone(app, seated):
    """SE-5.12.4: one hit on a colony of 1 CP destroys it."""
    _, scene, slots = bombed(seated, 1, value=1)
    Driver(app).click("barrage")
    app.step(16.0)
    assert fired(scene) == [("fire", slots[0], 2)]
