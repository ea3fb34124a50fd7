"""What others do is watched on the map: counters glide, losses are told, turns of machines are quick or skipped."""

import pygame
import pytest

from app.games.empires.hooks import rest
from app.match import Match, PlaySettings, Seats
from app.table.motion.timeline import INSTANT
from app.table.scene import TableScene
from rules import Event, Session
from tests.app.hands import Dragging
from tests.app.match_support import InlineOpponents
from tests.games.empires.hands import hex_thing, three_groups
from tests.games.empires.support import galaxy


def test_counters_of_others_glide_from_heap_to_heap(app, seated):
    """A closed counter is no particular piece; it leaves one heap and comes to the other."""
    t, _ = three_groups()
    t.blue.has("SC", 1, at=(8, 4))
    t.blue.has("CA", 1, at=(8, 4))
    slot = t.blue.has("BB", 1, at=(8, 4))
    t.begins("blue")
    scene = seated(t)
    scene.timeline.speed = 1.0
    match = scene.match
    seen = []
    match.answer(slot, seat=1)
    match.answer(("go", t.hex((7, 4)), 1), seat=1)
    scene.pump(0.0)
    for _ in range(8):
        app.step(30.0)
        seen += [scene.desk.performer.pose(thing) for thing in scene.desk.performer.ghosts]
    xs = {round(pose.y) for pose in seen if pose is not None and pose.alpha > 0}
    start, end = (scene.desk.stage.rects[hex_thing(t, at)].centery for at in ((8, 4), (7, 4)))
    assert any(min(start, end) < y < max(start, end) for y in xs)


@pytest.mark.parametrize(("who", "told"), [(1, "−felderítő"), (2, "−1 jelző")])
def test_a_ship_lost_to_a_hex_is_told_there(app, seated, who, told):
    """UX-30: also of a counter that these eyes do not know; one's own loss is seen longer."""
    t = galaxy()
    scout = t.red.has("SC", at=(5, 4))
    t.marker((6, 4), "danger")
    t.begins("red")
    scene = seated(t, humans=who)
    for value in (scout, ("go", t.hex((6, 4)), 1), "end"):
        scene.match.answer(value, 0)
    lost = []
    for _ in range(60):  # a ship that one knows has its moment first
        app.step(100.0)
        lost = lost or [one for one in scene.desk.performer.floats if one.text == told]
    assert [one.thing for one in lost] == [hex_thing(t, (6, 4))]
    assert (lost[0].ms > 2000) == (who == 1)


def test_steps_of_machines_are_watched_shortly():
    """UX-71: a fleet takes many steps; a battle is looked at in full."""
    assert rest(Event("moved", {})) < 0.2 < rest(Event("battle", {}))


def machine_moves(app):
    """Blue is a machine with twelve groups to move, at the usual pace; red looks on."""
    t, _ = three_groups()
    for row in (8, 9):
        for column in range(2, 8):
            t.blue.has("SC", 1, at=(row, column))
    t.begins("blue")
    slots = [slot for slot, hex in enumerate(t.state.fleets[1].hex) if hex >= 0]

    def mind(brief):
        asked = brief.decision
        if asked.prompt.endswith("group"):
            moved = {answer.value for answer in match.session.log if answer.prompt == asked.prompt}
            return next((slot for slot in slots if slot not in moved), "end")
        steps = [option for option in asked.options if option[0] == "go"]
        return (*steps[0], 1) if steps else "done"

    settings = PlaySettings(trust=True, pace_ms=700, answer_ms=200, hide_after_s=0, grace_ms=0)
    match = Match(
        Session(t.state, 1),
        Seats([("Anna", "human"), ("Béla", "cadet")]),
        opponents=InlineOpponents(mind),
        settings=settings,
    )
    app.settings["speed"] = 1
    scene = TableScene(app, match)
    app.push(scene)
    app.step(16.0)
    return scene


def seconds_until_asked(app, scene):
    for frame in range(900):
        if scene.desk.decision is not None:
            return frame * 0.016
        app.step(16.0)
    raise AssertionError("the machine never ends its turn")


def test_moves_of_a_machine_are_shown_quickly_and_can_be_skipped(app, seated):
    """UX-71: twelve groups in ten seconds, one after the other; a press of Space and the turn is over."""
    scene = machine_moves(app)
    shown = seconds_until_asked(app, scene)
    assert 1 < shown <= 10
    app.scenes.pop().left()
    scene = machine_moves(app)
    app.step(50.0)
    Dragging(app, scene).key(pygame.K_SPACE)
    assert seconds_until_asked(app, scene) <= shown / 2
    app.step(50.0)
    assert not scene.module.hurry.is_on


def test_a_button_skips_to_ones_own_turn(app, seated):
    scene = machine_moves(app)
    for _ in range(4):
        app.step(50.0)
    scene.prompt.find("skip-turn").trigger(app.ctx)
    assert seconds_until_asked(app, scene) <= 1


@pytest.mark.parametrize("speed", [1, 0])
def test_what_a_machine_did_can_be_seen_again_as_a_film(app, seated, speed):
    """UX-43: also by a single person, from what was seen when the own turn ended, and where nothing else moves."""
    scene = machine_moves(app)
    scene.timeline.speed = float(speed) or INSTANT
    scene.module.hurry.skip()
    seconds_until_asked(app, scene)
    app.step(50.0)
    assert scene.match.screen.recap().seat == 0
    scene.presenter.recap_again()
    moves = sum(event.kind == "moved" for event in scene.match.screen.recap().events)
    assert moves == 12 and scene.timeline.busy and scene.reading.layer.recap is not None
    app.step(16.0)
    flying = [scene.desk.performer.pose(thing) for thing in scene.desk.performer.ghosts]
    assert any(pose is not None for pose in flying)
    Dragging(app, scene).key(pygame.K_SPACE)
    assert not scene.timeline.busy


def test_what_was_explored_is_seen_before_the_ledger_lies_over_it(app, seated):
    """Also the die that a ship rolls for its life beside a Black Hole (SE-6.3)."""
    t = galaxy()
    scout = t.red.has("SC", at=(5, 4))
    t.marker((6, 4), "black_hole")
    t._at("next_player", queue=[0], turn=3, cycle=1, order=[1, 0])
    scene = seated(t, humans=1)
    app.settings["speed"] = 1
    scene.use_settings()
    for value in (scout, ("go", t.hex((6, 4)), 1), "end"):
        scene.match.answer(value, 0)
    told = set()
    for _ in range(10):
        app.step(100.0)
        told |= {one.text for one in scene.desk.performer.floats}
    app.settings["speed"] = 0
    assert "fekete lyuk" in told and any(text.startswith("dobás: ") for text in told)
    assert scene.desk.decision is None
    for _ in range(10):
        app.step(100.0)
    assert scene.desk.decision.prompt == "empires.economy.sheet"
