"""The fall of a world is a moment."""

from __future__ import annotations

from app.tools.table_shots import table
from rules import Event
from tests.support.great_moments import told


def test_a_homeworld_falls(app):
    scene = table(app, "empires", steps=40)
    lost = {"seat": 0, "hex": scene.module.seen["colonies"][0]["hex"], "by": 1, "homeworld": True}
    assert [moment.kind for moment in told(scene, Event("colony_lost", lost))] == ["fall"]
