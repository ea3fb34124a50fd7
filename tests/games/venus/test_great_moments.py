"""A dead world and a beaten alien are moments."""

from __future__ import annotations

from app.tools.table_shots import table
from rules import Event
from tests.support.great_moments import told


def test_a_dead_world_falls_and_an_alien_that_is_beaten_is_cheered(app):
    scene = table(app, "venus", steps=40)
    world = scene.module.seen["planets"][0]["id"]
    dead, beaten = told(
        scene, Event("planet_dead", {"planet": world}), Event("alien_defeated", {"seat": 0, "planet": world})
    )
    assert (dead.kind, beaten.kind) == ("fall", "cheer")


def test_a_ship_that_is_shot_down_breaks_but_none_that_is_given_up_or_saved(app):
    scene = table(app, "venus", steps=40)
    lost = {"seat": 0, "planet": scene.module.seen["planets"][0]["id"], "unit": "cruiser", "landed": False}
    ways = [("dice", False), ("crisis", False), ("sacrifice", False), ("dice", True)]
    found = told(scene, *(Event("unit_lost", {**lost, "why": why, "rescued": saved}) for why, saved in ways))
    assert [moment.kind for moment in found] == ["loss", "loss"]
    assert not told(scene, Event("unit_lost", {**lost, "unit": "infantry", "why": "dice", "rescued": False}))
