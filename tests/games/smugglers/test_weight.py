"""Bids that win and cards that are lost have weight in Space Smugglers (UX-25 to UX-30)."""

import pytest

from app.table.motion.sparks import Flash, Splinters, splinters_of
from app.table.motion.tween import Tween
from rules import Event
from tests.app.motion_steps import all_steps
from tests.games.smugglers.hands import match_of, sit_down


@pytest.fixture
def scene(app):
    """These eyes are Anna's (seat 0)."""
    found = sit_down(app, match_of(1, 2))
    app.settings["speed"] = 1
    app.settings["ai_pace"] = 700
    found.use_settings()
    found.refresh()
    return found


def card_at(scene, sector=0):
    return scene.module.seen["row"][sector]["card"]


def win(scene, seat=1):
    said = {"sector": 0, "card": card_at(scene), "seat": seat, "face": 4, "cost": 3}
    return Event("win", {**said, "tied": [seat], "speeds": [0], "back": []})


def lose(scene, planets=1, seat=1):
    said = {"seat": seat, "sector": 0, "card": card_at(scene), "why": "energy", "planets": planets}
    return Event("lose", said)


def test_the_winning_bid_of_another_is_shown_large(app, scene):
    """SM-4.102, UX-71: for a second and a half at the usual pace."""
    assert scene.module.motion.played(win(scene, seat=0), 0) is None
    assert scene.module.motion.played(lose(scene), 0) is None
    scene.refresh((win(scene),))
    app.step(20.0)
    light, seen = scene.desk.performer.spotlight, 0.0
    assert light.now.played.art == scene.module.maker.card_art(card_at(scene))
    assert light.now.rect.height > app.ctx.size[1] / 2 and scene.top.board.contains(light.now.rect)
    while light.now is not None and seen < 6000:
        app.step(20.0)
        seen += 20.0
    assert seen == pytest.approx(1500, abs=80)


def test_a_card_that_cannot_be_paid_for_is_hit_in_the_size_of_the_loss(scene):
    """SM-4.115: by the points it costs; then the card leaves its place."""
    seen, sparks = [], scene.desk.performer.sparks
    scene.desk.performer.before = scene.desk.stage
    for planets in (1, 3):
        sparks.forget()
        made = all_steps(scene.module.motion.steps(lose(scene, planets)))
        found = {type(spark): spark for spark in sparks.under_way()}
        shaken = [step for step in made if isinstance(step, Tween) and step.piece == "sector:0"]
        sway = max(abs(step.sway) for step in shaken)
        seen.append((splinters_of(found[Splinters].blow), found[Flash].size, sway))
        assert shaken[-1].end.alpha == 0
    assert all(hard > light > 0 for light, hard in zip(*seen, strict=True))


def test_with_reduced_motion_a_lost_card_is_a_number_that_grows(app, scene):
    """UX-29."""
    app.settings["reduced_motion"] = True
    scene.use_settings()
    app.step(20.0)
    weights = []
    for planets in (1, 3):
        scene.refresh((lose(scene, planets),))
        app.step(20.0)
        scene.desk.performer.spotlight.skip()
        app.step(300.0)
        assert scene.desk.performer.sparks.under_way() == ()
        (floating,) = scene.desk.performer.floats
        assert floating.text == f"−{planets}"
        weights.append(floating.weight)
        app.step(1500.0)
        app.step(1500.0)
    assert 0 < weights[0] < weights[1]


def test_a_round_ends_on_the_table_as_it_was(app, scene):
    """Dice and cards stay where they lie while it is told who wins, pays and loses."""
    before = scene.desk.stage
    scene.refresh((win(scene), lose(scene)))
    app.step(20.0)
    assert scene.desk.shown is before and scene.desk.stage is not before
    scene.desk.performer.spotlight.skip()
    while scene.timeline.busy:
        app.step(20.0)
    assert scene.desk.shown is scene.desk.stage


def test_points_that_are_kept_hidden_are_not_written(app):
    """SM-6.6: what another could not pay for is known, its points are not shown."""
    scene = sit_down(app, match_of(1, 2, unpaid_visible=False))
    assert scene.module.motion.floats(lose(scene)) is None
    assert scene.module.motion.floats(lose(scene, seat=0)) is not None
