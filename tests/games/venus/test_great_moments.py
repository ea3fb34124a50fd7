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
