"""Motion follows the game and never leads it: poses, speeds, skipping, dice, lines, reduced motion (UX-25 to UX-30)."""

import pygame
import pytest

from app.table import performer
from app.table.camera import Camera
from app.table.model import USED, Piece, Place, PlayerInfo, Tableau
from app.table.module import GameTable
from app.table.motion.steps import Cue, EffectLine
from app.table.motion.timeline import Timeline
from app.table.overlay import SENTENCE, _float_words, below_others, float_place
from app.table.performer import Performer
from app.table.roles.layout import LayoutRole
from app.table.roles.motion import MotionRole, Throw
from app.table.stage import Stage
from app.table.tumble import throw
from rules import Event
from tests.app.hands import Clicking, sit_down

PLACES = (
    Place("deck", (0, 0, 120, 160), "pile", size=(100, 140), count=9, back="back"),
    Place("row", (200, 0, 700, 160), "row", size=(100, 140)),
    Place("trash", (0, 300, 120, 160), "pile", size=(100, 140)),
    Place("hand", (0, 0, 1, 1), "fan", size=(100, 140), hand=True),
)


class Plain(GameTable, LayoutRole, MotionRole):
    game = "plain"

    def tableau(self, look):
        return Tableau((), ())

    def draw(self, art, size, ctx):
        return pygame.Surface(size, pygame.SRCALPHA)

    def thrown(self, event):
        return Throw(tuple(event.data["faces"]), total="sum") if event.kind == "roll" else None

    def matters(self, event, seat):
        return (1, 2) if event.kind == "hit" and event.data["seat"] == seat else None

    def floats(self, event):
        return ("row", "+2", "good") if event.kind == "score" else None


@pytest.fixture
def setting(app):
    class Setting:
        def __init__(self):
            self.timeline = Timeline()
            self.performer = Performer(Plain(app.ctx.texts, [PlayerInfo("Anna")]), self.timeline)

        def stage(self, *pieces):
            camera = Camera()
            camera.region = pygame.Rect(0, 0, 1000, 500)
            return Stage(app.ctx, Tableau(PLACES, tuple(pieces)), camera, pygame.Rect(0, 500, 1000, 140))

        def change(self, before, after, *events, eyes=0):
            self.performer.change(before, after, events, eyes, 1000.0)

    return Setting()


def card(number, place="row", **more):
    return Piece(number, place, more.pop("art", "face"), f"Card {number}", **more)


def test_what_comes_out_of_another_piece_has_its_own_size_and_angle(setting):
    """Ships that leave a planet or the gate are as large on their way as where they stand."""
    large = card(1, size=(300, 420), angle=30.0)
    before, after = setting.stage(large), setting.stage(large, card(2, "trash"))
    setting.change(before, after, Event("move", {"card": 2, "origin": 1, "to": "trash"}))
    pose = setting.timeline.pose(2)
    assert (pose.x, pose.y) == before.of(1).centre
    assert (pose.scale, pose.angle) == (after.of(2).size[0], 0.0) and before.of(1).size[0] != pose.scale


def test_a_moved_card_flies_and_ends_where_the_view_says(setting):
    before, after = setting.stage(card(1)), setting.stage(card(1, "trash"))
    setting.change(before, after, Event("move", {"card": 1, "origin": "row", "to": "trash"}))
    assert 1 in setting.performer.flying()
    assert (setting.timeline.pose(1).x, setting.timeline.pose(1).y) == before.of(1).centre
    for _ in range(60):
        setting.performer.update(16.0)
    assert setting.timeline.pose(1) is None and not setting.performer.flying()


def test_a_card_from_a_counted_pile_starts_there(setting):
    before, after = setting.stage(), setting.stage(card(4))
    setting.change(before, after, Event("move", {"card": 4, "origin": "deck", "to": "row"}))
    deck = before.rects["deck"]
    assert (setting.timeline.pose(4).x, setting.timeline.pose(4).y) == deck.center


def test_a_hidden_card_that_leaves_for_a_counted_pile_flies_there(setting):
    before, after = setting.stage(card(4)), setting.stage()
    setting.change(before, after, Event("move", {"card": 4, "origin": "row", "to": "deck"}))
    assert 4 in setting.performer.flying()


def test_a_turn_to_used_rotates_in_its_place(setting):
    before, after = setting.stage(card(1)), setting.stage(card(1, angle=USED))
    setting.change(before, after)
    assert 130 <= setting.timeline.remaining_ms <= 195
    setting.performer.update(40.0)
    assert 0 < setting.timeline.pose(1).angle < 90


def test_a_revealed_card_flips(setting):
    before, after = setting.stage(card(1, art="back")), setting.stage(card(1, art="face"))
    setting.change(before, after)
    ghost = setting.performer.ghosts[1]
    assert (ghost.before, ghost.after) == ("back", "face")
    setting.performer.update(60.0)
    assert setting.timeline.pose(1).width < 1 and not setting.timeline.pose(1).turned


def test_a_hand_that_was_hidden_is_there_at_once(setting):
    """UX-43: whoever comes back holds the cards while it is told what happened meanwhile."""
    before = setting.stage(card(1, "hand", art="back"), card("hidden", "hand", art="back"), card(2))
    after = setting.stage(card(1, "hand", art="face"), card(3, "hand", art="face"), card(2, "trash"))
    setting.change(before, after, Event("move", {"card": 2, "origin": "row", "to": "trash"}))
    assert setting.performer.flying() == {2}


def test_a_row_closes_up_without_any_event(setting):
    before, after = setting.stage(card(1), card(2), card(3)), setting.stage(card(1), card(3))
    setting.change(before, after)
    assert {1, 3} <= set(setting.performer.ghosts)


def test_a_deal_is_over_in_time(setting):
    """UX table: 60 ms per card, 600 ms in all."""
    before = setting.stage()
    after = setting.stage(*(card(n) for n in range(12)))
    events = [Event("move", {"card": n, "origin": "deck", "to": "row"}) for n in range(12)]
    setting.change(before, after, *events)
    assert setting.timeline.remaining_ms <= 600 * 1.2


def test_dice_tumble_then_show_their_total(setting):
    setting.change(setting.stage(), setting.stage(), Event("roll", {"faces": [2, 5]}))
    name = next(iter(setting.performer.dice))
    assert setting.performer.dice[name].roll.faces == (2, 5)
    assert 700 <= setting.performer.dice[name].roll.duration_ms <= 1200
    cues = []
    for _ in range(200):
        cues += setting.performer.update(16.0)
    assert Cue("rest", name) in cues and not setting.performer.dice


def test_what_hurts_these_eyes_gets_a_line_even_at_instant_speed(setting):
    """UX-30."""
    setting.timeline.speed = float("inf")
    stage = setting.stage(card(1), card(2))
    setting.change(stage, stage, Event("hit", {"seat": 0}))
    assert [shown.line for shown in setting.timeline.lines()] == [EffectLine(1, 2, "hit")]
    setting.change(stage, stage, Event("hit", {"seat": 1}))
    assert len(setting.timeline.lines()) == 1


def test_a_score_rises_as_a_text(setting):
    setting.change(setting.stage(), setting.stage(), Event("score", {}))
    for _ in range(3):
        setting.performer.update(16.0)
    assert [floating.text for floating in setting.performer.floats] == ["+2"]
    setting.performer.update(1200.0)
    assert not setting.performer.floats


def test_forgetting_leaves_nothing_in_the_air(setting):
    setting.change(setting.stage(card(1)), setting.stage(card(1, "trash")))
    setting.performer.forget()
    assert not setting.performer.changing and not setting.performer.ghosts


def test_results_are_equal_at_every_speed(app):
    """UX-26."""
    ends = set()
    for speed in (0, 4, 0.5):
        scene = sit_down(app)
        app.settings["speed"] = speed
        scene.use_settings()
        hands = Clicking(app, scene)
        log = hands.play_all(seed=9, most=6)
        ends.add((tuple(log), scene.match.session.fingerprint()))
        app.scenes.pop().left()
    assert len(ends) == 1


def test_space_finishes_what_is_running(app):
    """UX-25."""
    scene = sit_down(app)
    app.settings["speed"] = 0.5
    scene.use_settings()
    hands = Clicking(app, scene)
    for _ in range(2):
        hands.one(scene.desk.decision, scene.desk.decision.options[0])
        app.step(16.0)
    assert scene.timeline.busy
    for _ in range(12):
        if not scene.timeline.busy:
            break
        hands.key(pygame.K_SPACE)
    assert not scene.timeline.busy


def test_nothing_is_drawn_while_nothing_changes(app):
    """UX-99, P9."""
    scene = sit_down(app)
    for _ in range(20):
        app.step(100.0)
    app.finish_chores()
    for _ in range(20):
        app.step(100.0)
    before = app.frames
    for _ in range(60):
        app.step(16.7)
    assert app.frames == before and not scene.timeline.changing


def test_the_way_of_dice_is_found_when_they_roll(monkeypatch):
    """P10: a row of throws costs no frame before the first die moves; how long each takes is known all the same."""
    found = []
    monkeypatch.setattr(
        performer, "throw", lambda tray, faces, seed, n: found.append(seed) or throw(tray, faces, seed, n)
    )
    told = Performer(Plain(None, ()), Timeline())
    steps = [told.roll_dice(Throw(faces)) for faces in ((1, 2, 3), (6,))]
    assert not found
    for step, rolling in zip(steps, told.dice.values(), strict=True):
        assert rolling.roll.duration_ms == step.steps[0].ms and rolling.roll is rolling.roll
        assert rolling.roll.faces == rolling.thrown.faces
    assert len(found) == len(set(found)) == 2, "each one once, and each in its own way"


def test_numbers_rise_beside_a_plate_and_over_a_card():
    """UX-31: the name and the values of a plate stay readable while it gains or loses."""
    window, plate, card = pygame.Rect(0, 0, 1280, 720), pygame.Rect(0, 100, 200, 50), pygame.Rect(400, 300, 100, 140)
    assert float_place((60, 24), plate, 10, window, 44).left >= plate.right
    assert float_place((60, 24), card, 10, window, 44).center == (450, 290)
    across = pygame.Rect(0, 500, 1280, 140)  # nothing is free beside it
    assert window.contains(float_place((60, 24), across, 10, window, 44))


def test_words_that_rise_at_once_do_not_cover_each_other():
    """UX-31: neighbours that are found together have captions wider than they are."""
    window, taken = pygame.Rect(0, 0, 400, 300), []
    for left, top in ((50, 60), (110, 60), (80, 70), (60, 280)):
        taken.append(below_others(pygame.Rect(left, top, 120, 20), taken, window))
    assert [(box.x, box.y) for box in taken] == [(50, 60), (110, 80), (80, 100), (60, 280)]
    low = below_others(pygame.Rect(70, 275, 120, 20), taken, window)
    assert low.bottom <= 280 and low.collidelist(taken) < 0, "above them at the lower edge"


def test_a_sentence_rises_in_several_lines(app):
    """It covers little beside the thing it rises from; a number stays in one."""
    number, sentence = (_float_words(app.ctx, text, (255, 255, 255)) for text in ("+3", "lost ships return " * 6))
    assert sentence.get_width() <= app.ctx.em(SENTENCE) and sentence.get_height() > 2 * number.get_height()
