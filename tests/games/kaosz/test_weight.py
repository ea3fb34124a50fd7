"""Plays and losses have weight at the table: plays shown large, hits, bombs, the table as it was (UX-25 to 30)."""

from __future__ import annotations

import pygame
import pytest

from app.match import HUMAN
from app.table.motion.tween import Pose
from rules import Event
from tests.games.kaosz.test_lane_table import Battle


def stacked(battle, design, seat=0, kind="interrupt_card", targets=()):
    """Somebody has put a card on the stack that is aimed at these."""
    parts = [{"effect": 0, "targets": [[[card, 1] for card in targets]]}]
    told = {"kind": kind, "card": 40, "serial": 0, "design": design, "parts": parts}
    return Event("stacked", {"item": 1, "seat": seat, "source": 40, "told": told})


@pytest.fixture
def duel(app):
    """These eyes are Laci's (seat 1); Dani is a computer player."""
    battle = Battle(app, ("random", HUMAN))
    app.settings["ai_pace"] = 700
    battle.scene.use_settings()
    return battle


def light(battle):
    return battle.desk.performer.spotlight


def watched(battle, most=6000.0, each=20.0):
    """How many milliseconds the play in the light is seen until it is over."""
    seen = 0.0
    while light(battle).now is not None and seen < most:
        battle.app.step(each)
        seen += each
    return seen


# --- what others play


def test_an_interrupt_of_another_is_shown_large_for_a_second_and_a_half(duel):
    design = duel.of_type("interrupt")
    duel.scene.refresh((stacked(duel, design, targets=duel.mine[:1]),))
    duel.app.step(20.0)
    shone = light(duel).now
    assert shone.played.art[1] == design and shone.played.targets == tuple(duel.mine[:1])
    assert shone.rect.height > duel.app.ctx.size[1] / 2
    assert duel.scene.top.board.contains(shone.rect)
    assert not shone.rect.colliderect(duel.rect(duel.mine[0])), "it covers what it is aimed at"
    assert duel.desk.decision is None, "the question waits until it has been seen"
    assert watched(duel) == pytest.approx(1500, abs=80)
    duel.calm()
    assert duel.desk.decision is not None


def test_the_pace_of_computer_players_is_the_time_of_their_plays(duel):
    """UX-71; even at no pace at all it can be noticed."""
    for pace, shown in ((0, 300), (1400, 3000)):
        duel.app.settings["ai_pace"] = pace
        duel.scene.use_settings()
        duel.scene.refresh((stacked(duel, duel.of_type("interrupt")),))
        duel.app.step(20.0)
        assert watched(duel) == pytest.approx(shown, abs=80)


def test_a_played_ship_and_an_event_are_shown_but_no_card_laid_face_down(duel):
    ship = duel.theirs[0]
    played = duel.table.played(Event("announced", {"seat": 0, "what": ["launch", ship]}), 1)
    assert played.art[1] == duel.table.face_of(ship).id
    hidden = duel.match.session.state.pile("hq:0")[0]
    for what in (["lay", "surface"], ["lay", ship], ["launch", hidden], ["play", hidden]):
        assert duel.table.played(Event("announced", {"seat": 0, "what": what}), 1) is None


def test_ones_own_plays_and_triggers_hold_nothing_up(duel):
    design = duel.of_type("interrupt")
    assert duel.table.played(stacked(duel, design, seat=1), 1) is None
    assert duel.table.played(stacked(duel, design, kind="trigger"), 1) is None
    assert duel.table.played(stacked(duel, design, seat=1), None) is not None, "whoever only watches sees all"


def test_an_interrupt_is_seen_at_instant_speed_and_with_reduced_motion(duel):
    """UX-30: it is never found in the log only."""
    duel.app.settings["speed"] = 0
    duel.app.settings["reduced_motion"] = True
    duel.scene.use_settings()
    duel.scene.refresh((stacked(duel, duel.of_type("interrupt")),))
    duel.app.step(20.0)
    places = {duel.desk.performer.spotlight._pose(light(duel).now, Pose(600, 300), duel.desk.stage)}
    assert watched(duel) == pytest.approx(700, abs=80)
    assert {(pose.x, pose.y) for pose in places} == {(600, 300)}, "it only appears, nothing travels"
    assert not duel.scene.timeline.busy


def test_a_click_or_space_goes_on_at_once_and_does_nothing_else(duel):
    for skip in (lambda: duel.press(duel.rect(duel.mine[0]).center), lambda: duel.key(pygame.K_SPACE)):
        duel.scene.refresh((stacked(duel, duel.of_type("interrupt")),))
        duel.app.step(20.0)
        skip()
        assert light(duel).now is None
        duel.release(duel.rect(duel.mine[0]).center)
        duel.calm()
        assert not duel.desk.choice.touched


def test_a_recap_holds_nothing_up(duel):
    """UX-43: ten seconds for everything."""
    duel.scene.refresh((stacked(duel, duel.of_type("interrupt")),), before=duel.desk.tableau)
    duel.app.step(20.0)
    assert light(duel).now is None and not duel.scene.timeline.holds
