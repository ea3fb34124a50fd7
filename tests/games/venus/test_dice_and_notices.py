"""Notices keep off dice."""

from __future__ import annotations

from app.tools.shot import drawn


def test_notices_keep_off_the_dice_that_tumble():
    with drawn("table", (1280, 720), "hu", game="venus", seed=5, steps=60, players=3) as app:
        scene = app.scene
        performer = scene.desk.performer
        assert performer.area not in scene.parts.kept_from_notices()
        performer.dice["roll"] = None
        assert performer.area in scene.parts.kept_from_notices()
        performer.dice.clear()
