"""Pieces that are kept from one view to the next lie exactly as if they were made anew."""

import pytest

from app.games import manifests
from app.tools.table_shots import table
from rules import Chance, answer_at_random, clone, view, waiting
from rules.core.view_cache import ViewCache
from tests.support.games import TABLES, beside

# What of a table keeps parts, by the game's `hands.py`.
KEEPERS = {game: hands.keepers for game in TABLES if hasattr(hands := beside(game, "hands"), "keepers")}


def anew(scene, keepers):
    """The tableau with nothing kept, and what was kept afterwards as before."""
    kept = [one._kept for one in keepers]
    for one in keepers:
        one._kept = ViewCache()
    made = scene.viewpoint.tableau()
    for one, before in zip(keepers, kept, strict=True):
        one._kept = before
    return made


@pytest.mark.parametrize("game", KEEPERS)
def test_a_table_with_kept_pieces_is_the_table_made_anew(app, game):
    scene, rng = table(app, game, steps=90, seats=2), Chance(5)
    keepers, session = KEEPERS[game](scene.module), scene.match.session
    for number in range(60):
        asked = waiting(session.state)
        if not asked:
            break
        session.answer(answer_at_random(session.state, asked[0], rng))
        scene.kit.asked = ()
        if number % 20 == 10:
            app.settings["language"] = "en" if app.ctx.texts.language == "hu" else "hu"
            app.step(16.0)
        laid = scene.viewpoint.tableau()
        assert laid == anew(scene, keepers)


@pytest.mark.parametrize("game", [one.id for one in manifests() if one.table])
def test_a_table_only_reads_its_views(app, game):
    """What is kept of a view is handed out again: a table that wrote into it would change the next one."""
    scene, rng = table(app, game, steps=40, seats=3), Chance(2)
    match, given = scene.match, 0
    for _ in range(200):
        app.step(400.0)
        asked = match.asked()
        if asked and given < 25:
            answer = answer_at_random(match.session.state, asked[0], rng)
            match.answer(answer.value, seat=answer.seat)
            scene.pump(0.0)
            given += 1
            assert match.view() == view(clone(match.session.state), match.viewer)
    assert given >= 3
