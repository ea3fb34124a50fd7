"""The rulebook of Űrcsempészek on its screen."""

from __future__ import annotations

from app.scenes.rulebook import RulebookScene


def test_typing_searches_and_a_hit_opens_its_place(app, drive):
    app.push(RulebookScene(app, "smugglers"))
    drive.click("book-search")
    drive.type("cruiser")
    scene = app.scene
    assert scene.host.top.root.find("hits").count > 0
    hits = scene.host.top.root.find("hits")
    drive.click((hits.rect.centerx, hits.rect.top + 20))
    drive.click((hits.rect.centerx, hits.rect.top + 20))
    assert scene.query == ""
    assert "cruiser" in scene.book.blocks[scene.lit].words.lower()
