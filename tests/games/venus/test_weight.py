"""Plays and losses have weight in Onward to Venus: shown large, shaken and splintered, on the table as it was."""

import pygame
import pytest

from app.games.venus.cards import FAN, card_art
from app.games.venus.faces import TILE
from app.games.venus.pieces import unit_id
from app.table.motion.sparks import Flash, Splinters, splinters_of
from app.table.motion.tween import Tween
from rules import Event
from tests.app.motion_steps import all_steps
from tests.games.venus.support import SKULL, table
from tests.games.venus.test_sequences_table import attempting, seated

UNITS = "1 infantry, red 1 tank, red 3 cruiser"


@pytest.fixture
def scene(app):
    """These eyes are red's (seat 0); blue is a computer player."""
    t = table("red blue", orbit={"mars": f"red {UNITS}", "venus": "blue 2 tank"}, tiles={"mars": "mine_3"})
    found = seated(app, t, humans=1, ai_pace=700)
    found.tile = t.tile("mine_3")
    return found


def card_played(seat=1, design="steam_mortar"):
    return Event("played", {"seat": seat, "card": 70, "design": design, "aim": []})


def declared(*designs):
    said = {"landing": [0, 1, 0], "cards": list(range(len(designs))), "designs": list(designs)}
    return Event("declared", {"seat": 1, **said, "points": 4, "need": 3})


def lost(unit, planet="mars", seat=0):
    said = {"seat": seat, "planet": planet, "unit": unit, "landed": False, "why": "dice", "rescued": False}
    return Event("unit_lost", said)


def test_what_another_plays_is_shown_large_and_ones_own_is_not(scene):
    """UX-30: cards, attempts, and the cards that are committed to one."""
    shows = scene.module.motion.played
    assert shows(card_played(), 0).art == card_art("steam_mortar")
    assert shows(card_played(), 1) is None and shows(card_played(), None) is not None
    said = {"seat": 1, "planet": "mars", "tile": scene.tile, "design": "mine_3", "target": -1, "building": ""}
    attempt = shows(Event("attempt", said), 0)
    assert attempt.art[:2] == (TILE, "mine") and attempt.targets == (f"tile:{scene.tile}",)
    assert shows(declared("steam_mortar"), 0).art == card_art("steam_mortar")
    both = shows(declared("steam_mortar", "guards_regiment"), 0)
    assert both.art == (FAN, ("steam_mortar", "guards_regiment")) and both.size[0] > both.size[1]
    assert shows(declared(), 0) is None, "units alone are seen on the table"


def test_a_card_of_another_is_seen_for_a_second_and_a_half_unless_one_clicks(app, scene):
    """UX-71: nothing waits for it but the question."""
    light = scene.desk.performer.spotlight
    seen = 0.0
    scene.refresh((card_played(),))
    app.step(20.0)
    assert light.now.rect.height > app.ctx.size[1] / 2 and scene.top.board.contains(light.now.rect)
    while light.now is not None and seen < 6000:
        app.step(20.0)
        seen += 20.0
    assert seen == pytest.approx(1500, abs=80)
    scene.refresh((card_played(),))
    app.step(20.0)
    app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(640, 300), touch=False)])
    assert light.now is None and scene.match.session.log == []


def test_a_heavier_loss_shakes_more_and_throws_more_splinters(scene):
    """By what the lost pieces cost (OV-2.9); the end of a planet is the heaviest."""
    seen, sparks = [], scene.desk.performer.sparks
    scene.desk.performer.before = scene.desk.stage
    for unit in ("infantry", "tank", "cruiser"):
        sparks.forget()
        made = all_steps(scene.module.motion.steps(lost(unit)))
        found = {type(spark): spark for spark in sparks.under_way()}
        sways = [abs(step.sway) for step in made if isinstance(step, Tween)]
        seen.append((splinters_of(found[Splinters].blow), found[Flash].size))
        assert unit != "cruiser" or max(sways) > 0, "what is left of a heap shakes"
    assert seen == sorted(seen) and len(set(seen)) == 3
    every = [[10, 0, 2, 0, 0], [0, 1, 0, 1, 0]]
    cleared = Event("cleared", {"planet": "mars", "lost": every, "why": "crisis"})
    assert (
        scene.module.motion.blow(cleared) == scene.module.motion.blow(Event("planet_dead", {"planet": "mars"})) == 1.0
    )


def test_with_reduced_motion_a_loss_is_a_number_that_grows(app, scene):
    """UX-29: nothing shakes or flies."""
    app.settings["reduced_motion"] = True
    scene.use_settings()
    app.step(20.0)
    weights = []
    for unit in ("infantry", "cruiser"):
        scene.refresh((lost(unit),))
        for _ in range(40):  # a cruiser has its moment first
            app.step(150.0)
            assert scene.desk.performer.sparks.under_way() == ()
            if scene.desk.performer.floats:
                break
        (floating,) = scene.desk.performer.floats
        assert floating.text == f"−{scene.module.piece_name(unit)}"
        weights.append(floating.weight)
        app.step(1500.0)
        app.step(1500.0)
    assert 0 < weights[0] < weights[1]


def test_a_loss_is_told_on_the_table_as_it_was(app):
    """OV-5.57: the heap shows what is left when it has been hit; everything else moves only afterwards."""
    t = attempting((SKULL, SKULL, 2))
    t.red.lands(infantry=2, tank=2)
    t.red.does("confirm")
    scene = seated(app, t)
    scene.refresh()  # these eyes have seen the table
    before, heap = scene.desk.stage, unit_id("mars", 0, "infantry", "surface")
    lose = next(option for option in scene.desk.decision.options if option[1] == "infantry")
    scene.match.answer(lose, seat=0)
    app.step(16.0)
    assert scene.desk.shown is before and scene.desk.stage is not before
    assert [stage.tableau.piece(heap).art[3] for stage in (before, scene.desk.stage)] == [2, 1]
    poses = []
    while scene.desk.shown is before:
        poses.append(scene.desk.performer.pose(heap))
        app.step(20.0)
    assert any(pose is not None and pose.turned for pose in poses), "it shows what is left"
    assert scene.desk.shown is scene.desk.stage
