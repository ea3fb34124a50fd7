"""Space Smugglers in real time at one screen: key sets, mouse, pads, signal, pause, refusals (SM-4.6, 4.47 to 4.66)."""

from contextlib import closing

import pygame
import pytest

from app.games.smugglers.keys import KeySets, cap_of
from app.games.smugglers.lobby import KEY_SETS
from app.match.lessons import lessons
from app.scenes.lesson import open_lesson
from app.tools.shot import headless_app
from app.ui.input import Bindings
from rules import fingerprint, replay
from tests.app.conftest import Driver
from tests.app.match_support import InlineOpponents
from tests.games.smugglers.hands import match_of, sit_down

DEVICES = {"devices": {"0": "keys-1", "1": "keys-2", "2": "mouse"}}


class Racers(Driver):
    """Several people at one screen."""

    def __init__(self, app, scene):
        super().__init__(app)
        self.scene = scene

    @property
    def race(self):
        return self.scene.module.race

    @property
    def clock(self):
        return self.scene.match.clock

    def until(self, true, frames=2000, ms=20.0):
        for _ in range(frames):
            if true():
                return
            self.app.step(ms)
        raise AssertionError(f"never: {self.clock.phase} {self.clock.now}")

    def start(self):
        """Everybody is ready; the count runs down."""
        self.key(pygame.K_w, pygame.K_t)
        if self.race.mouse_hand() is not None and self.clock.not_ready:
            self.click("ready")
        self.until(lambda: self.clock.is_running and self.clock.now >= 520)

    def click_on(self, thing, button=1):
        pos = self.scene.desk.stage.rect(thing).center
        self.move(pos)
        self.app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)])
        self.app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button)])

    def dice(self):
        return [
            [(die["seat"], die["face"]) for die in place["dice"]] for place in self.scene.match.view()["table"]["row"]
        ]


@pytest.fixture
def racers(app):
    return Racers(app, sit_down(app, match_of(humans=3, timing="realtime"), DEVICES))


def test_the_count_starts_when_everybody_is_ready(racers):
    """SM-4.6: GO or a click."""
    assert racers.clock.phase == "ready" and racers.clock.not_ready == (0, 1, 2)
    racers.key(pygame.K_w)
    assert racers.clock.not_ready == (1, 2)
    racers.key(pygame.K_t)
    racers.click("ready")
    assert racers.clock.phase == "count"
    assert all(place["face_down"] for place in racers.scene.match.view()["table"]["row"])
    racers.until(lambda: racers.clock.is_running)


def test_two_key_sets_and_the_mouse_bid_at_once(racers):
    """SM-4.50, SM-4.53: cursor, face, GO; wheel and click."""
    racers.start()
    racers.key(pygame.K_s, pygame.K_q, pygame.K_q, pygame.K_w)  # sector 2, face 3
    racers.key(pygame.K_g, pygame.K_g, pygame.K_r, pygame.K_t)  # sector 3, face 2
    racers.wheel(racers.scene.desk.stage.rect("sector:0").center, 1)
    racers.click_on("sector:0")
    racers.until(lambda: sum(map(len, racers.dice())) == 3)
    assert racers.dice() == [[(2, 2)], [(0, 3)], [(1, 2)]]
    assert all(hand.face == 1 for hand in racers.race.hands.values())  # a new die starts at 1


def test_tokens_follow_the_sectors_on_the_ring_and_the_race_ends(racers):
    racers.start()
    assert racers.race.ring() == [
        ("sector", 0),
        ("sector", 1),
        ("sector", 2),
        ("token", 3),
        ("token", 1),
        ("token", -1),
    ]
    racers.key(pygame.K_a, pygame.K_a, pygame.K_a, pygame.K_w)  # backwards: −1, 1, 3
    racers.until(lambda: 3 not in racers.scene.match.view()["table"]["middle"])
    racers.click_on("token:1")
    racers.until(lambda: racers.clock.phase != "run")
    taken = {
        event.data["seat"]: event.data["token"]
        for line in racers.scene.match.log.lines()
        for event in line.events
        if event.kind == "take"
    }
    assert taken == {0: 3, 2: 1, 1: -1}


def test_tokens_stay_where_they_are_when_another_one_is_taken(racers):
    """SM-4.53: whoever aims at a token must not hit beside it because somebody was faster."""
    racers.start()
    stage = racers.scene.desk.stage
    before = {token: stage.rect(f"token:{token}").center for token in (1, -1)}
    racers.key(pygame.K_a, pygame.K_a, pygame.K_a, pygame.K_w)  # backwards: −1, 1, 3
    racers.until(lambda: 3 not in racers.scene.module.seen["middle"])
    stage = racers.scene.desk.stage
    assert {token: stage.rect(f"token:{token}").center for token in (1, -1)} == before


def test_holding_a_key_does_nothing_more(racers):
    """SM-4.52: only key-down edges count."""
    racers.start()
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_s, mod=0, unicode="s")
    for _ in range(6):
        racers.app.step(16.0, [down])
    assert racers.race.hands[0].target == ("sector", 1)


def test_other_single_keys_are_silent_while_the_race_runs(racers):
    """SM-4.66: they would collide with the key sets; Esc and function keys stay."""
    racers.start()
    log_shown = racers.scene.panels.shows_log()
    racers.key(pygame.K_l, pygame.K_o, pygame.K_h, pygame.K_RETURN, pygame.K_m)
    assert racers.scene.panels.shows_log() == log_shown and not racers.scene.kit.overview
    assert not racers.app.settings["muted"]
    racers.key(pygame.K_ESCAPE)
    assert racers.clock.phase == "pause"


def test_a_pause_covers_the_row_and_resuming_counts(racers):
    """SM-4.47."""
    racers.start()
    racers.key(pygame.K_w)
    racers.until(lambda: sum(map(len, racers.dice())) == 1)
    before = racers.clock.now
    racers.key(pygame.K_ESCAPE)
    racers.wait(100)
    arts = [piece.art for piece in racers.scene.desk.tableau.pieces if str(piece.id).startswith("sector:")]
    assert arts == [("back",)] * 3
    racers.key(pygame.K_w)
    assert racers.clock.now - before <= 40 and racers.clock.phase == "pause"
    racers.click("resume")
    assert racers.clock.phase == "count"
    racers.until(lambda: racers.clock.is_running)
    racers.wait(20)
    assert any(len(piece.art) > 1 for piece in racers.scene.desk.tableau.pieces if str(piece.id) == "sector:0")


def test_a_refused_commit_shakes_only_that_hand(racers):
    """SM-4.56."""
    racers.start()
    racers.key(pygame.K_q, pygame.K_q, pygame.K_w)
    racers.until(lambda: racers.dice()[0] == [(0, 3)])
    racers.key(pygame.K_t)  # a 1 below a 3
    racers.until(lambda: racers.race.hands[1].shaken > 0)
    assert racers.race.hands[0].shaken < 0 and racers.race.hands[2].shaken < 0
    assert racers.scene.desk.complaint.thing == "sector:0" and "3" in racers.scene.desk.complaint.text
    assert racers.dice()[0] == [(0, 3)]


def test_a_right_click_cancels_what_is_on_its_way(racers):
    """SM-4.53, SM-4.34."""
    racers.start()
    racers.click_on("sector:0")
    racers.click_on("sector:1")  # the hand is still tired: pending
    racers.click_on("sector:1", button=3)
    racers.until(lambda: racers.clock.now > 2000)
    assert racers.dice()[0] == [(2, 1)] and racers.dice()[1] == []


def test_a_race_replays_from_its_log_alone(racers):
    """SM-4.48: nothing of the cursors is part of the game."""
    racers.start()
    racers.key(pygame.K_s, pygame.K_w, pygame.K_g, pygame.K_t)
    racers.click_on("sector:2")
    racers.until(lambda: sum(map(len, racers.dice())) == 3)
    session = racers.scene.match.session
    assert fingerprint(replay(session.setup, session.seed, session.log)) == session.fingerprint()


def test_a_gamepad_plays_a_seat_of_its_own(app):
    """SM-4.54: one seat per pad, whichever is used first is the first."""
    extras = {"devices": {"0": "keys-1", "1": "pad-1"}}
    racers = Racers(app, sit_down(app, match_of(humans=2, timing="realtime"), extras))
    racers.key(pygame.K_w)
    racers.pad(0)
    racers.until(lambda: racers.clock.is_running and racers.clock.now >= 520)
    racers.pad(14, 10, 10, 9, 0)  # right, face + + −, A
    racers.until(lambda: sum(map(len, racers.dice())) == 1)
    assert racers.dice()[1] == [(1, 2)]


def test_somebody_alone_may_use_keys_and_mouse_alike(app):
    racers = Racers(
        app,
        sit_down(app, match_of(humans=1, machines=2, timing="realtime", opponents=InlineOpponents(silent=True))),
    )
    racers.click("ready")
    racers.until(lambda: racers.clock.is_running and racers.clock.now >= 520)
    racers.click_on("sector:2")
    racers.until(lambda: racers.dice()[2] == [(0, 1)])
    racers.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert racers.race.hands[0].target == ("token", 1)
    racers.key(pygame.K_DOWN)
    racers.until(lambda: 1 not in racers.scene.match.view()["table"]["middle"])


@pytest.mark.parametrize("name", ["first_steps", "real_time", "stacked_dice"])
def test_every_lesson_can_be_learned_at_this_table(app, name):
    """UX-93: what a lesson expects is offered by the table's forms and cursors."""
    app.settings["speed"] = 0
    open_lesson(app, next(one for one in lessons("smugglers") if one.name == name), fresh=True)
    racers = Racers(app, app.scene)
    for _ in range(300):
        step = racers.scene.coach.present
        if step is None:
            break
        app.step(100.0)
        decision = racers.scene.desk.decision
        if step.answer is None:
            racers.scene.go_on()
        elif decision is not None and decision.prompt == step.answer.prompt:
            racers.scene.module.answer(decision, step.answer.value)
        elif racers.race.open:
            hand, value = racers.race.hands[0], step.answer.value
            hand.face = value[2] if value[0] == "place" else 1
            racers.race.commit(hand, ("token" if value[0] == "take" else "sector", value[1]))
    assert racers.scene.coach.present is None


def test_stacked_dice_hover_and_are_let_go_by_a_second_go(app):
    """SM-6.61, SM-6.62: moving away cancels; the aim is where the die was."""
    racers = Racers(
        app,
        sit_down(app, match_of(humans=2, timing="realtime", stacked=True), {"devices": {"0": "keys-1", "1": "keys-2"}}),
    )
    racers.key(pygame.K_w, pygame.K_t)
    racers.until(lambda: racers.clock.is_running and racers.clock.now >= 520)
    racers.key(pygame.K_w)
    assert racers.race.hands[0].swing is not None and racers.dice()[0] == []
    racers.key(pygame.K_s)
    assert racers.race.hands[0].swing is None
    racers.key(pygame.K_w)
    racers.wait(100)
    racers.key(pygame.K_w)
    racers.until(lambda: racers.dice()[1])
    value = next(answer.value for answer in racers.scene.match.session.log if answer.seat == 0)
    assert value[:3] == ("drop", 1, 1) and -40 <= value[3] <= 40


@pytest.mark.parametrize("humans", [1, 2])
def test_a_refused_stacked_die_says_why(app, humans):
    """SM-6.45, UX-17: the reason stands beside the tower."""
    match = match_of(
        humans=humans, machines=2 - humans, timing="realtime", stacked=True, opponents=InlineOpponents(silent=True)
    )
    racers = Racers(app, sit_down(app, match, {"devices": {"0": "keys-1", "1": "keys-2"}, "steady": True}))
    racers.key(pygame.K_w, pygame.K_t)
    racers.until(lambda: racers.clock.is_running and racers.clock.now >= 520)
    racers.key(pygame.K_w, pygame.K_w)
    racers.until(lambda: racers.dice()[0] == [(0, 1)])
    racers.until(lambda: racers.race.open_to(racers.race.hands[0]) is False)
    racers.key(pygame.K_w, pygame.K_w)
    racers.until(lambda: racers.race.hands[0].shaken > 0)
    assert racers.scene.desk.complaint.thing == "sector:0" and racers.scene.desk.complaint.text


def test_the_bar_speaks_of_tokens_alone_once_the_dice_are_placed(app):
    opponents = InlineOpponents(silent=True)
    racers = Racers(app, sit_down(app, match_of(humans=1, machines=2, timing="realtime", opponents=opponents)))
    racers.click("ready")
    racers.until(lambda: racers.clock.is_running and racers.clock.now >= 520)
    asked = racers.scene.module.pages.waiting()
    for sector in (0, 1):
        racers.click_on(f"sector:{sector}")
        racers.until(lambda sector=sector: racers.dice()[sector])
    told = racers.scene.module.pages.waiting()
    assert told != asked and told == racers.scene.module.wording.word("act", "open", offer="token")


def test_key_sets_are_places_on_the_keyboard_and_can_be_changed():
    """SM-4.50, SM-4.51: by scancode; a changed key is the one that was pressed on the page of keys."""
    pygame.display.init()
    sets = KeySets(Bindings())
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, scancode=pygame.KSCAN_W, mod=0)
    assert sets.meant(event) == ("keys-1", "go")
    for device, keys in KEY_SETS.items():
        for action, key in zip(("left", "right", "face", "go"), keys, strict=True):
            typed = pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(key), mod=0)
            assert sets.meant(typed) == (device, action)
    changed = Bindings({"race-1-go": ["x"]})
    assert KeySets(changed).meant(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0)) == ("keys-1", "go")
    assert KeySets(changed).meant(event) is None
    assert cap_of(changed, "keys-1", "go") == "X" and cap_of(changed, "keys-4", "face") == "↑"


def test_a_six_seat_race_draws_frames_cheaply():
    """Nothing but the moving things is drawn anew: the still layer of a race is kept between two frames."""
    with closing(headless_app((1280, 720))) as app:
        racers = Racers(app, sit_down(app, match_of(humans=2, machines=4, timing="realtime"), DEVICES))
        racers.start()
        drawn = []
        whole = racers.scene.desk.painter.whole
        racers.scene.desk.painter.whole = lambda *a, **k: (drawn.append(1), whole(*a, **k))[1]
        frames = 0
        before = racers.app.frames
        while frames < 40:
            racers.app.step(4.0)
            frames += 1
        assert racers.app.frames - before == 40  # the ring moves in every frame
        assert len(drawn) <= 12
