"""People at one screen: what lies open before somebody is named and waited for; hands stay secret (UX-47, UX-110)."""

from dataclasses import replace

import pygame
import pytest

from app.match import Match, PlaySettings, RingOpened, Seats
from app.table.scene import TableScene
from app.tools.shot import headless_app
from rules import PASS, Answer, Chance, Session, answer_at_random, apply, clone, imagine, new_game, view, waiting
from rules.core.state import Setup
from rules.cosmic.announced import in_sight
from tests.app.conftest import Driver
from tests.app.handover_checks import HandoverCount
from tests.app.match_support import InlineOpponents
from tests.games.cosmic.hands import NAMES
from tests.games.cosmic.support import duel, table
from tests.games.cosmic.test_answers import plain


@pytest.fixture(scope="module")
def app():
    program = headless_app((1280, 720), "en")
    yield program
    program.close()


def filched(power="filch", **more):
    """Both cards have been discarded; Béla (blue) could filch one of them."""
    t = duel(("attack_12", "attack_00"), powers={"blue": power}, **more)
    t.red.holds("attack_04", "cosmic_zap")
    t.blue.holds("attack_06")
    t.plans(red="attack_12", blue="attack_00")
    t.until("blue")
    return t


def match_of(state, people=(0, 1), **settings):
    who = [(NAMES[seat], "human" if seat in people else "cadet") for seat in range(len(state.setup.seats))]
    play = PlaySettings(**{"pace_ms": 0, "answer_ms": 0, "hide_after_s": 0, "grace_ms": 500, **settings})
    opponents = InlineOpponents(lambda brief: plain(brief.decision))
    return Match(Session(clone(state), 1), Seats(who), opponents=opponents, settings=play)


@pytest.fixture
def seated(app):
    def sit(t):
        app.settings["speed"] = 0
        scene = TableScene(app, match_of(t.state))
        app.push(scene)
        app.step(16.0)
        return scene

    yield sit
    while len(app.scenes) > 1:
        app.scenes.pop().left()


@pytest.mark.parametrize(("language", "question"), [
    ("en", "Béla, use Filch (take a used encounter card)?"), ("hu", "Béla, használod a Tolvajt (egy használt "),
])  # fmt: skip
def test_a_power_on_the_open_sheet_is_named_and_waited_for(app, seated, language, question):
    app.use_language(language)
    scene = seated(filched())
    for _ in range(60):
        app.step(500.0)
    assert scene.match.replies.awaited == (1,) and scene.match.viewer is None
    moment, _, asked = scene.prompt.waiting.partition(". ")
    assert moment == app.texts("cosmic-moment-cards-discarded") and asked.startswith(question)
    assert not any(app.step(16.0) for _ in range(20))  # nothing moves while it waits (UX-99)


def test_whoever_is_waited_for_takes_it_or_does_not(app, seated):
    app.use_language("en")
    for uses in (True, False):
        t = filched()
        scene = seated(t)
        count = HandoverCount(app, scene)
        app.step(100.0)
        scene.prompt.find("call-out-1").trigger(app.ctx)
        decision = count.to_question()
        assert decision.seat == 1 and count.holds == 1
        assert scene.prompt.find("end").text == "Nothing after all"
        power = next(option for option in decision.options if option[0] == "power")
        scene.desk.answer(decision, power if uses else PASS)
        for _ in range(20):
            app.step(100.0)
        g = scene.match.session.state
        assert (g.cards.place[power[3]] == "hand:1") is uses
        app.scenes.pop().left()


def focused(scene):
    widget = scene.host.layers[0].focus
    return widget.id if widget is not None else ""


def test_a_menu_over_the_question_of_who_has_called_out_stays_open(app, seated):
    """UX-47: the menu is something to look at for the match; it took the question away, and that closed the menu."""
    scene = seated(filched())
    app.step(100.0)
    scene.prompt.find("call-out-1").trigger(app.ctx)
    decision = HandoverCount(app, scene).to_question()
    scene.commands.menu()
    for _ in range(40):
        app.step(50.0)
    assert len(scene.host.layers) == 2
    assert scene.match.viewer == 1 and [asked.seat for asked in scene.match.asked()] == [1]
    scene.host.close()
    app.step(50.0)
    assert scene.desk.decision == decision


def new_ring(scene, **facts):
    """Another ring follows at once, in which these facts are others."""
    replies = scene.match._loop.replies
    replies.ring = replace(replies.ring, **facts)
    scene.updater.words()


@pytest.mark.parametrize("waits", [(), (1,), (0, 1)])
def test_enter_calls_out_for_nobody_by_itself(app, seated, waits):
    """UX-110: no button of a person gets the focus by itself, also not that of the only one who is waited for."""
    scene = seated(filched())
    app.step(100.0)
    thing = scene.match.replies.ring.waits[1]
    new_ring(scene, seats=(0, 1), waits=dict.fromkeys(waits, thing), ends=None)
    scene.attention.begin()
    assert scene.match.replies.awaited == waits and scene.prompt.find("call-out-1")
    assert focused(scene) == ("" if waits else "go-on")
    Driver(app).key(pygame.K_RETURN)
    assert not any(scene.match.replies.has_called(seat) for seat in (0, 1))


def test_whoever_goes_to_a_call_out_button_calls_out_with_enter(app, seated):
    scene = seated(filched())
    app.step(100.0)
    new_ring(scene, seats=(0, 1))
    app.ctx.device = "keyboard"
    scene.host.focus_on(scene.prompt.find("call-out-1"))
    Driver(app).key(pygame.K_RETURN)
    assert scene.match.replies.has_called(1) and not scene.match.replies.has_called(0)


def test_the_focus_does_not_stay_on_a_persons_button_for_the_next_ring(app, seated):
    scene = seated(filched())
    app.step(100.0)
    new_ring(scene, seats=(0, 1))
    scene.host.focus_on(scene.prompt.find("call-out-0"))
    scene.updater.words()
    assert focused(scene) == "call-out-0"  # somebody has gone there
    new_ring(scene)
    assert not focused(scene).startswith("call-out")


def test_not_now_goes_on_and_a_key_that_skips_does_not(app, seated):
    scene = seated(filched())
    app.step(100.0)
    scene.input._skips()
    scene.match.replies.end_ring()
    app.step(2000.0)
    assert scene.match.replies.awaited == (1,)
    scene.prompt.find("not-now-1").trigger(app.ctx)
    for _ in range(20):
        app.step(100.0)
    log = scene.match.session.log
    assert (log[-1].seat, log[-1].value) != (1, PASS) or scene.match.replies.awaited == ()
    passed = [
        entry for entry in scene.match._journal.feed.entries if entry.seat == 1 and log[entry.number].value == PASS
    ]
    assert [entry.manual for entry in passed][:1] == [True]  # a decision, which nobody else's undo takes back


def test_what_is_done_is_answered_within_a_ring_that_names_it(app, seated):
    """CE-5.40: the zap is in a hand, so its ring has its time, and says what was announced."""
    app.use_language("en")
    scene = seated(filched())
    scene.match.settings.grace_ms = 5000
    app.step(100.0)
    scene.prompt.find("call-out-1").trigger(app.ctx)
    decision = HandoverCount(app, scene).to_question()
    scene.desk.answer(decision, next(option for option in decision.options if option[0] == "power"))
    app.step(100.0)
    app.step(100.0)
    assert (
        scene.match.replies.ring.seats == (0, 1)
        and not scene.match.replies.awaited
        and scene.match.replies.ring_left() is not None
    )
    assert scene.prompt.waiting == "Béla uses Filch. Any responses?"


def test_alone_nobody_is_asked_more_than_before():
    """With one person nothing is called out: the question comes as it always did."""
    match = match_of(filched().state, people=(1,))
    match.update(50.0)
    assert match.replies.ring is None and match.asked()[0].seat == 1


def test_a_sheet_that_lies_face_down_is_a_secret():
    """CE-9.11: neither it nor its absence is waited for; the ring has its time."""
    t = table("red", "blue", "green", powers={"blue": "filch"}, options={"hidden_powers": "on"})
    t.state.sheets[0].face_up = False
    t.red.holds("attack_12", "attack_04")
    t.blue.holds("attack_00", "attack_06")
    t.begins("red", "blue")
    while waiting(t.state)[0].source != "cards_discarded":
        decision = waiting(t.state)[0]
        apply(t.state, Answer(decision.seat, decision.prompt, plain(decision)))
    match = match_of(t.state)
    match.update(50.0)
    assert match.replies.ring is not None and not match.replies.awaited and match.replies.ring_left() is not None


def ring_times(state):
    """All that people see and may press for ten seconds, if nobody does anything."""
    match, shown = match_of(state), []
    for _ in range(100):
        told = match.update(100.0)
        ring = match.replies.ring
        said = [each for each in told if isinstance(each, RingOpened)]
        shown.append((said, match.replies.awaited, None if ring is None else (ring.moment, ring.seats, ring.waits),
                      match.replies.ring_left(), match.screen.covered_for, match.pace.is_idle,
                       match.public_view()))  # fmt: skip
    return shown


@pytest.mark.parametrize("power", ["filch", "mirror"])
def test_other_hands_give_the_same_rings(power):
    """UX-47: the same table with other cards in hand, for either of the two to see."""
    state = filched().state if power == "filch" else _before_a_mirror()
    times, worlds = ring_times(state), 0
    for number in range(8):
        world = imagine(state, number % 2, Chance(number))
        if view(world, None) == view(state, None) and [d.seat for d in waiting(world)] == [waiting(state)[0].seat]:
            worlds += 1
            assert ring_times(world) == times
    assert worlds > 3


def _before_a_mirror():
    t = duel(("attack_12", "attack_00"), powers={"blue": "mirror"})
    t.red.holds("attack_04", "cosmic_zap", "flare_mirror")
    t.blue.holds("attack_06", "card_zap")
    t.plans(red="attack_12", blue="attack_00")
    return t.state


OPTIONS = ({}, {"technology": "on"}, {"technology": "on", "hidden_powers": "on"})


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_in_sight_is_the_same_in_every_world_that_others_can_imagine(options):
    """Whom the program waits for follows from what all see, in whole games."""
    found = 0
    for seed in (0, 1):
        g, rng = new_game("cosmic", Setup("cosmic", [{}] * 4, dict(options)), seed), Chance(seed)
        session = Session(g, seed)
        for number in range(500):
            asked = waiting(session.state)
            if not asked:
                break
            decision = asked[0]
            if decision.prompt in ("core.window.reply", "cosmic.reinforcing.reply"):
                found += _same_for_all(session.state, decision, number)
            session.answer(answer_at_random(session.state, decision, rng))
    assert found > 10


def _same_for_all(g, decision, number):
    own = {seat: in_sight(g, seat, decision) for seat in g.seats()}
    if not any(own.values()) and number % 9:
        return 0
    for viewer in g.seats():
        world = imagine(g, viewer, Chance(number))
        asked = waiting(world)
        if asked and (asked[0].seat, asked[0].prompt) == (decision.seat, decision.prompt):
            for seat in g.seats():
                assert seat == viewer or in_sight(world, seat, asked[0]) == own[seat]
    return any(own.values())
