"""Plays and losses have weight at the table: plays shown large, hits, bombs, the table as it was (UX-25 to 30)."""

from __future__ import annotations

from contextlib import closing

import pygame
import pytest

from app.games.kaosz.lane_draw import outcome_rect
from app.games.kaosz.plan import info
from app.match import HUMAN
from app.table import overlay
from app.table.motion.sparks import Flash, Splinters, splinters_of
from app.table.motion.tween import Pose, Tween
from app.tools.shot import headless_app
from rules import PASS, Event
from tests.games.kaosz.support import REPLY
from tests.games.kaosz.test_lane_table import Battle, all_steps


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
    played = duel.table.motion.played(Event("announced", {"seat": 0, "what": ["launch", ship]}), 1)
    assert played.art[1] == duel.table.face_of(ship).id
    hidden = duel.match.session.state.pile("hq:0")[0]
    for what in (["lay", "surface"], ["lay", ship], ["launch", hidden], ["play", hidden]):
        assert duel.table.motion.played(Event("announced", {"seat": 0, "what": what}), 1) is None


def test_ones_own_plays_and_triggers_hold_nothing_up(duel):
    design = duel.of_type("interrupt")
    assert duel.table.motion.played(stacked(duel, design, seat=1), 1) is None
    assert duel.table.motion.played(stacked(duel, design, kind="trigger"), 1) is None
    assert duel.table.motion.played(stacked(duel, design, seat=1), None) is not None, "whoever only watches sees all"


def test_an_interrupt_is_seen_at_instant_speed_and_with_reduced_motion(duel):
    """UX-30: it is never found in the log only."""
    duel.app.settings["speed"] = 0
    duel.app.settings["reduced_motion"] = True
    duel.scene.use_settings()
    duel.scene.refresh((stacked(duel, duel.of_type("interrupt")),))
    duel.app.step(20.0)
    shone = light(duel).now
    places = {light(duel)._pose(shone.age, shone.played, Pose(600, 300), duel.desk.stage)}
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


# --- hits


def struck(battle, by):
    """These steps show that a ship of the other side loses so much armor."""
    target = battle.theirs[1]
    motion = battle.table.motion
    motion._blows = [(battle.mine[0], (target,))]
    return all_steps(motion.steps(Event("armor", {"card": target, "by": -by, "lost": by})))


def test_a_harder_hit_shakes_more_and_throws_more_splinters(duel):
    seen = []
    for by in (1, 6):
        made = struck(duel, by)
        sparks = {type(spark): spark for spark in duel.table.motion.sparks.under_way()}
        shaken = max(abs(step.sway) for step in made if isinstance(step, Tween))
        seen.append((shaken, splinters_of(sparks[Splinters].blow), sparks[Flash].size))
    assert all(hard > light > 0 for light, hard in zip(*seen, strict=True))
    assert duel.table.motion.blow(Event("armor", {"card": 1, "by": 2, "lost": 0})) == 0, "a repair is no blow"


def test_a_shaken_ship_ends_where_it_lay(duel):
    ends = {step.end for step in struck(duel, 3) if isinstance(step, Tween)}
    assert ends == {duel.desk.stage.pose(duel.theirs[1])}


def test_with_reduced_motion_a_hit_is_a_number_that_grows(duel):
    """UX-29: nothing shakes or flies; a larger loss is written larger."""
    duel.app.settings["reduced_motion"] = True
    duel.scene.use_settings()
    duel.app.step(20.0)
    assert duel.table.motion.steps(Event("armor", {"card": duel.theirs[1], "by": -4, "lost": 4})) is None
    ctx, grown = duel.app.ctx, {}
    for by in (1, 4):
        duel.scene.refresh((Event("armor", {"card": duel.theirs[1], "by": -by, "lost": by}),))
        duel.app.step(20.0)
        (floating,) = duel.desk.performer.floats
        sizes = []
        for _ in range(30):
            sizes.append(overlay._grown(ctx, floating).text_scale)
            duel.app.step(20.0)
        assert floating.text == f"−{by}" and sizes == sorted(sizes) and sizes[-1] > sizes[0]
        grown[by] = sizes[-1]
        duel.calm()
        duel.app.step(1200.0)
    assert grown[4] > grown[1] > ctx.text_scale


# --- the table as it was


def bombed(battle, most=300):
    """Laci's ships attack a colony that nobody defends, and bombs begin to fall."""
    battle.ask_always()
    battle.to_attackers()
    battle.answer(tuple(battle.mine))
    battle.calm()
    battle.until("bombers")
    before = battle.desk.stage
    battle.answer(tuple(battle.mine))
    for _ in range(most):
        battle.app.step(20.0)
        for asked in battle.match.asked():
            if asked.prompt == REPLY:
                battle.match.answer(PASS, asked.seat)
        if battle.desk.performer.was.shown is not None:
            return before
    raise AssertionError("no bombs")


@pytest.mark.parametrize("reduced", [False, True])
def test_the_count_of_a_bombed_pile_runs_down_with_the_bombs(duel, reduced):
    """KG-7.53: bomb by bomb, on the table as it was; reduced motion counts along, too."""
    duel.app.settings["reduced_motion"] = reduced
    duel.scene.use_settings()
    bombed(duel)
    performer, told = duel.desk.performer, []
    assert performer.was.shown.places["colony:0"].count > duel.desk.stage.places["colony:0"].count
    lost = performer.was.shown.places["colony:0"].count - duel.desk.stage.places["colony:0"].count
    while performer.was.shown is not None:
        told.append(performer.was.tally.get("colony:0", 0))
        duel.app.step(8.0)
    steps = sorted(set(told), reverse=True)
    assert told == sorted(told, reverse=True) and steps[-1] == -lost
    assert reduced or steps == list(range(0, -lost - 1, -1)), "one after the other"
    duel.calm()
    assert not performer.was.tally and duel.desk.shown is duel.desk.stage


def test_bombs_fall_on_the_table_as_it_was_and_then_it_is_rearranged(duel):
    before = bombed(duel)
    ship = duel.mine[0]
    while duel.desk.performer.was.shown is not None:
        here = duel.desk.shown
        assert here.pose(ship) == before.pose(ship) and ship not in duel.desk.performer.flying(), "it waits"
        assert here.tableau.own.lane is not None, "the lane stays until the last bomb has fallen"
        duel.app.step(20.0)
    assert ship in duel.desk.performer.flying(), "only now the bombers turn to used"
    duel.calm()
    assert duel.desk.stage.pose(ship).angle != before.pose(ship).angle


def test_the_loss_is_written_when_the_last_bomb_has_fallen(duel):
    bombed(duel)
    performer = duel.desk.performer
    lost = performer.was.shown.places["colony:0"].count - duel.desk.stage.places["colony:0"].count
    while not any(floating.thing == "colony:0" for floating in performer.floats):
        duel.app.step(8.0)
    (floating,) = [floating for floating in performer.floats if floating.thing == "colony:0"]
    assert floating.text == f"−{lost}" and floating.weight > 0


def test_a_view_of_other_eyes_is_never_told_on(app):
    """A hand that another person was shown is not shown again while something is told."""
    battle = Battle(app, (HUMAN, HUMAN))
    stage = battle.desk.stage
    hit = Event("armor", {"card": battle.theirs[1], "by": -1, "lost": 1})
    battle.desk.performer.change(stage, stage, (hit,), 1 - battle.scene.desk_seat, 1000.0)
    assert battle.desk.performer.was.shown is None


# --- the forecast


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 200), ((1280, 720), 100), ((1920, 1080), 150)])
def test_the_forecast_of_bombs_stands_at_the_pile_and_stays_inside_the_window(size, text):
    """UX-1, UX-40: cards before and after, in words and at the pile itself."""
    with closing(headless_app(size)) as app:
        app.settings["text_size"] = text
        battle = Battle(app, ("random", HUMAN))
        battle.ask_always()
        battle.to_attackers()
        battle.answer(tuple(battle.mine))
        battle.calm()
        battle.until("bombers")
        battle.wait(20)
        cards = battle.foe.count("colony")
        lost = battle.table.lane.lane.total(battle.desk.choice.chosen)
        told = battle.table.lane.tags(battle.desk)["colony:0"]
        assert (told.before, told.after) == (cards, cards - lost) and lost > 0
        assert any(str(cards - lost) in line for line, _ in battle.table.lane.lines(battle.desk))
        box = battle.desk.camera.rect(info(battle.table.plan))
        rect = outcome_rect(app.ctx, battle.desk, battle.table.lane, box)
        assert pygame.Rect((0, 0), app.ctx.size).contains(rect)
        assert not rect.colliderect(battle.scene.prompt.rect) and not rect.colliderect(battle.rect("colony:0"))
        battle.desk.choice.chosen.clear()
        assert not battle.table.lane.tags(battle.desk), "no bombs, no forecast"
