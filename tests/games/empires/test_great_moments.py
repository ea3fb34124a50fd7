"""The fall of a world is a moment."""

from __future__ import annotations

from app.tools.table_shots import table
from rules import Event
from tests.support.great_moments import told


def test_a_homeworld_falls(app):
    scene = table(app, "empires", steps=40)
    lost = {"seat": 0, "hex": scene.module.seen["colonies"][0]["hex"], "by": 1, "homeworld": True}
    assert [moment.kind for moment in told(scene, Event("colony_lost", lost))] == ["fall"]


def test_ships_that_are_destroyed_break_but_none_that_is_scuttled_or_settles(app):
    scene = table(app, "empires", steps=40)
    lost = {"seat": 0, "hex": 12, "unit": "scout", "count": 2, "slot": 1, "up": True, "gone": True, "now": 0}
    here = [Event("lost", {**lost, "why": why}) for why in ("battle", "danger", "settled", "scuttled")]
    found = told(scene, *here, Event("lost", {**lost, "seat": len(scene.module.seen["seats"]), "why": "battle"}))
    assert [(moment.kind, moment.sides[0].seat) for moment in found] == [("loss", 0), ("loss", 0), ("loss", None)]
    assert scene.module.motion.at_once(*here[:2])
    assert not scene.module.motion.at_once(here[0], Event("lost", {**lost, "hex": 13, "why": "battle"}))
