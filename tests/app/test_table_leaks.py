"""Nothing private leaves the table: neither in pictures of a view nor past the hand-over cover (UX-41, UX-42)."""

from contextlib import closing

import pygame
import pytest

from app.match import Match, PlaySettings, Seats
from app.table.curtain import HandoverScene
from app.table.scene import TableScene
from app.tools.shot import headless_app, settle
from rules import Chance, Session, clone, fingerprint, imagine
from tests.app.conftest import Driver
from tests.app.hands import Clicking, sit_down
from tests.app.tiny_table import NoMinds, TinyTable, tiny_match


def match_at(state, trust=True):
    seats = Seats([("Anna", "human"), ("Béla", "human")])
    settings = PlaySettings(trust=trust, pace_ms=0, answer_ms=0, hide_after_s=0)
    return Match(Session(state, 3), seats, opponents=NoMinds(), settings=settings)


def state_after(answers):
    """A position some moves into a game."""
    match = tiny_match()
    rng = Chance(2)
    for _ in range(answers):
        match.update(50.0)
        for _ in range(200):
            if match.asked():
                break
            match.update(50.0)
        asked = match.asked()[0]
        match.answer(asked.sample(rng), seat=asked.seat)
    return clone(match.session.state)


def picture_of(state, seat):
    with closing(headless_app()) as app:
        match = match_at(state)
        app.settings["speed"] = 0
        scene = TableScene(app, match, TinyTable)
        app.push(scene)
        app.step(16.0)
        assert match.viewer == seat
        settle(app)
        seen = pygame.image.tobytes(app.surface, "RGB")
        public = pygame.image.tobytes(scene.public_picture(), "RGB")
        return seen, public


@pytest.mark.parametrize("answers", [0, 2])
def test_worlds_that_differ_only_in_hidden_things_look_the_same(answers):
    state = state_after(answers)
    seat = 0
    first = picture_of(clone(state), seat)
    others = [imagine(state, seat, Chance(number)) for number in range(1, 6)]
    assert len({fingerprint(world) for world in others}) > 1
    for world in others:
        assert picture_of(world, seat) == first


def test_a_difference_one_may_see_changes_the_picture():
    """The comparison itself can fail: another hand of one's own looks different."""
    state = state_after(0)
    other = clone(state)
    card = other.cards.piles["hand:0"][0]
    other.cards.design[card] = "gem_5" if other.cards.design[card] != "gem_5" else "spark"
    assert picture_of(other, 0) != picture_of(state, 0)


@pytest.fixture
def covered(app):
    """Two people who do not trust each other; the first choice is behind the cover."""
    app.settings["speed"] = 0
    scene = TableScene(app, tiny_match(trust=False), TinyTable)
    app.push(scene)
    app.step(16.0)
    app.step(16.0)
    assert isinstance(app.scene, HandoverScene)
    return app, scene


def words_on_screen(scene):
    return [mark.text for layer in scene.host.layers for widget in layer.root.walk() for mark in widget.marks()]


def hold(app, ms, key=pygame.K_SPACE):
    app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=" ")])
    for _ in range(round(ms / 20)):
        app.step(20.0)
    app.step(16.0, [pygame.event.Event(pygame.KEYUP, key=key, mod=0)])


def test_the_cover_hides_everything_of_the_table(covered):
    app, table = covered
    cover = app.scene
    settle_frames(app)
    assert table.desk.stage is None and table.desk.tableau.pieces == ()
    assert table.reading.log.rows == [] and table.kit.asked == ()
    assert all("Gem" not in text and "Spark" not in text for text in words_on_screen(cover) + words_on_screen(table))
    assert pygame.display.get_caption()[0] == "Orrery"
    assert "Anna" in " ".join(words_on_screen(cover))


def settle_frames(app):
    for _ in range(4):
        app.step(16.0)
    app.finish_chores()
    app.step(300.0)


def test_the_cover_looks_the_same_whatever_lies_below(covered):
    _, table = covered

    def picture(state):
        with closing(headless_app(reduced_motion=True)) as other:
            other.settings["speed"] = 0
            other.push(TableScene(other, match_at(state, trust=False), TinyTable))
            other.step(16.0)
            assert isinstance(other.scene, HandoverScene)
            settle(other)
            return pygame.image.tobytes(other.surface, "RGB")

    state = table.match.session.state
    worlds = [clone(state), *(imagine(state, 1, Chance(number)) for number in (1, 2, 3))]
    assert len({fingerprint(world) for world in worlds}) > 1
    assert len({picture(world) for world in worlds}) == 1


def test_a_single_stray_key_does_not_lift_the_cover(covered):
    app, _ = covered
    drive = Driver(app)
    drive.key(pygame.K_SPACE, pygame.K_RETURN, pygame.K_a, pygame.K_TAB)
    hold(app, 300)
    assert isinstance(app.scene, HandoverScene)


def test_holding_space_lifts_it_and_the_next_frame_shows_the_right_hand(covered):
    app, table = covered
    hold(app, 500)
    assert app.scene is table
    assert table.match.viewer == 0
    mine = set(table.match.session.state.cards.piles["hand:0"])
    assert {shown.piece.id for shown in table.desk.stage.shown if shown.hand} == mine


def test_the_key_that_lifts_the_cover_plays_nothing_while_it_stays_down(covered):
    """Keys repeat while they are held."""
    app, table = covered
    for _ in range(60):
        app.step(20.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")])
    assert app.scene is table and table.match.people.locked() is None
    assert table.desk.choice is not None and table.desk.choice.touched == []
    app.step(16.0, [pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0)])
    Driver(app).key(pygame.K_SPACE)
    assert table.desk.choice.touched != []


def test_nothing_below_the_cover_can_be_focused(covered):
    app, table = covered
    hold(app, 500)
    Driver(app).key(pygame.K_TAB, pygame.K_BACKSPACE)
    assert isinstance(app.scene, HandoverScene)
    assert table.host.layers[0].focus is None and not table.host.layers[0].remembered
    assert not [widget for widget in table.host.layers[0].root.walk() if widget.id.startswith("spot-")]


def test_holding_the_button_lifts_it_too(covered):
    app, table = covered
    drive = Driver(app)
    drive.wait(200)
    at = app.scene._button.rect.center
    drive.move(at)
    drive.press(at)
    for _ in range(30):
        app.step(20.0)
    assert app.scene is table


def test_the_next_cover_comes_before_the_other_seat_is_shown(covered):
    """No frame of Anna's hand is left when Béla is called, and none of Béla's before he lifts it."""
    app, table = covered
    hold(app, 500)
    hands = Clicking(app, table)
    hands.play(table.desk.decision.options[0])
    for _ in range(30):
        if isinstance(app.scene, HandoverScene):
            break
        app.step(50.0)
    assert isinstance(app.scene, HandoverScene) and app.scene.seat == 1
    assert table.desk.stage is None and table.picture._layer is None


def test_four_digits_can_be_asked_instead(app):
    app.settings["speed"] = 0
    scene = TableScene(app, tiny_match(trust=False), TinyTable)
    scene.pins[0] = "1234"
    app.push(scene)
    app.step(16.0)
    app.step(16.0)
    drive = Driver(app)
    hold(app, 600)
    drive.key(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_5)
    assert isinstance(app.scene, HandoverScene)
    wrong = app.texts("handover-pin-wrong")
    assert wrong in words_on(app.scene)
    drive.key(pygame.K_1)
    assert wrong not in words_on(app.scene)
    drive.key(pygame.K_2, pygame.K_3, pygame.K_4)
    assert app.scene is scene


def words_on(scene):
    return [mark.text for widget in scene.host.top.root.walk() for mark in widget.marks()]


def test_notices_stay_off_the_line_that_says_what_is_asked_and_off_the_cover(covered):
    """UX-9, UX-41: what the table had to say is no longer there; a warning waits; a key pressed here is answered."""
    app, scene = covered
    hold(app, 500)
    app.say("notice-called-out", name="Béla")
    app.say("notice-read-only", role="warn")
    app.step(16.0)
    below = app.notices.draw(app.ctx, app.surface, app.scene.notice_place)
    assert below.top >= scene.panels.bar.rect.bottom
    Driver(app).key(pygame.K_BACKSPACE)
    assert isinstance(app.scene, HandoverScene) and app.notices.shown is None
    Driver(app).key(pygame.K_m)
    assert app.notices.shown.text == app.texts("notice-muted")
    app.step(10_000.0)
    hold(app, 500)
    app.step(16.0)
    assert app.scene is scene and app.notices.shown.text == app.texts("notice-read-only")
    app.step(10_000.0)
    app.step(16.0)
    assert app.notices.shown is None


def test_one_key_hides_the_hand_at_once(covered):
    """UX-45."""
    app, _ = covered
    hold(app, 500)
    Driver(app).key(pygame.K_BACKSPACE)
    assert isinstance(app.scene, HandoverScene) and app.scene.why == "hidden"


def test_losing_the_window_hides_the_hand(covered):
    app, _ = covered
    hold(app, 500)
    app.step(16.0, [pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    app.step(16.0)
    assert isinstance(app.scene, HandoverScene) and app.scene.why == "focus"


def test_people_who_trust_each_other_get_a_banner_instead(app):
    """UX-44."""
    scene = sit_down(app)
    app.settings["speed"] = 1
    scene.use_settings()
    hands = Clicking(app, scene)
    hands.play(scene.desk.decision.options[0])
    app.step(20.0)
    assert app.scene is scene and "Béla" in scene.desk.performer.banner


def leave_question(app):
    """Esc over the cover asks whether to leave; this is its dialog."""
    Driver(app).key(pygame.K_ESCAPE)
    assert isinstance(app.scene, HandoverScene) and app.scene.host.is_covered
    return app.scene.host


def test_a_question_over_the_cover_has_the_keys_and_nothing_is_lifted_behind_it(covered):
    """UX-41: neither a key that is held there nor one held before lifts the cover; Enter answers the question."""
    app, table = covered
    app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", repeat=False)])
    app.step(200.0)
    host = leave_question(app)
    app.step(600.0)
    assert host.is_covered and table.match.screen.covered_for == 0
    app.step(16.0, [pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0)])
    drive = Driver(app)
    drive.key(pygame.K_RETURN)  # the harmless answer has the focus
    assert not host.is_covered and isinstance(app.scene, HandoverScene)
    leave_question(app)
    hold(app, 600)  # Space answers the question, and is not held for the cover
    assert isinstance(app.scene, HandoverScene) and table.match.screen.covered_for == 0
    leave_question(app)
    drive.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert app.scenes == []


def test_digits_of_a_question_over_the_cover_are_no_pin(app):
    app.settings["speed"] = 0
    scene = TableScene(app, tiny_match(trust=False), TinyTable)
    scene.pins[0] = "1111"
    app.push(scene)
    app.step(16.0)
    app.step(16.0)
    host = leave_question(app)
    Driver(app).key(pygame.K_1)  # the first button: stay
    assert not host.is_covered
    Driver(app).key(pygame.K_1, pygame.K_1, pygame.K_1)
    assert isinstance(app.scene, HandoverScene)
    Driver(app).key(pygame.K_1)
    assert app.scene is scene
