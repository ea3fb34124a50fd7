"""What Space Smugglers adds to the new-game screen: beats or real time (section 4D, table 6A)."""

import pygame
import pytest

from app.games.smugglers.lobby import KEY_SETS, SEATS, KeyTest, devices
from app.scenes import launch
from app.scenes.draft import Chair, Draft
from app.scenes.setup import SetupScene
from rules import fingerprint, replay
from tests.app.match_support import InlineOpponents
from tests.app.test_scene_setup import new_game
from tests.games.smugglers.hands import match_of


@pytest.fixture
def screen(app):
    """The new-game screen with the game's own defaults, not with those of a first game."""
    app.push(SetupScene(app, "smugglers", Draft.fresh("smugglers", SEATS)))
    app.step(16.0)
    return app.scene


def seat(scene, *kinds):
    scene.draft.chairs = [Chair(kind) for kind in kinds]
    scene.rebuild()
    return scene.draft.options.get("timing", "realtime")


def test_real_time_is_the_default_whoever_plays(screen):
    """Table 6A."""
    assert seat(screen, "human", "pilot") == "realtime"
    assert seat(screen, "human", "human") == "realtime"


def test_beats_are_secret_for_one_person_and_open_for_several_or_none(screen, drive):
    """Section 4D: the preselected tempo follows the number of people."""
    screen.host.focus_on(drive.find("beats"))  # wherever the page is scrolled to
    drive.key(pygame.K_RETURN)
    assert screen.draft.options["timing"] == "secret"
    assert seat(screen, "human", "human", "pilot") == "open"
    assert seat(screen, "pilot", "pilot", "pilot") == "open"
    assert seat(screen, "pilot", "human", "pilot") == "secret"


def test_a_first_game_is_in_beats_and_its_tempo_follows_the_people(app):
    """Section 4D: as if somebody had asked for beats."""
    app.push(SetupScene(app, "smugglers"))
    app.step(16.0)
    assert seat(app.scene, "human", "pilot") == "secret"
    assert seat(app.scene, "human", "human") == "open"


def test_a_tempo_chosen_by_hand_stays(screen, drive):
    """Table 6A: also when the number of people changes afterwards."""
    drive.click("beats")
    screen.draft.options["timing"] = "open"
    assert seat(screen, "human", "pilot") == "open"
    assert seat(screen, "human", "human") == "open"
    assert seat(screen, "human", "pilot") == "open"


def test_the_clock_comes_back(screen, drive):
    """Table 6A: off again, and the default is real time."""
    drive.click("beats")
    drive.click("beats")
    assert "timing" not in screen.draft.options
    assert seat(screen, "human", "human") == "realtime"
    assert "tempo" not in screen.draft.extras


def test_the_favourites_are_one_preset_and_three_switches(screen, drive):
    """SM-6.5: the package of the printed rules, of which each can be taken by itself."""
    drive.click("preset-favourites")
    assert screen.draft.options == {"stations": True, "fav_ships": True, "fav_leftover": True}
    screen.host.focus_on(drive.find("switch-fav_ships"))  # which scrolls there
    drive.click("switch-fav_ships")
    assert screen.draft.setup().options == {"stations": True, "fav_leftover": True}
    assert screen.draft.trouble() is None


def test_a_seat_may_change_hands_without_any_effect_on_the_rules():
    """SM-E30: a computer player takes over in the middle of a round, and the seat is taken back."""
    match = match_of(humans=2, opponents=InlineOpponents(silent=True))
    match.update(10)
    seat = match.asked()[0].seat
    before = match.session.fingerprint()
    match.people.hand_over(seat, "pilot")
    assert match.asked() == ()
    match.people.hand_over(seat, "human")
    match.update(10)
    assert [decision.seat for decision in match.asked()] == [seat]
    assert match.session.fingerprint() == before


def test_a_seat_that_was_handed_over_plays_on():
    """SM-E30: the log alone gives the same game, whoever answered for the seat."""
    match = match_of(humans=2)
    match.update(10)
    seat = match.asked()[0].seat
    match.people.hand_over(seat, "pilot")
    for _ in range(20):
        match.update(50)
    assert match.session.log[0].seat == seat
    assert match.asked()[0].seat != seat
    again = replay(match.session.setup, match.session.seed, match.session.log)
    assert fingerprint(again) == match.session.fingerprint()


@pytest.fixture
def begun(monkeypatch):
    started = []
    monkeypatch.setattr(launch, "begin", lambda app, draft, seed=None: started.append(draft))
    return started


def test_two_seats_of_one_colour_are_refused_in_the_words_of_the_rules(app, drive, begun):
    """The rules judge, the screen only repeats their reason (UX-19)."""
    scene = new_game(app)
    for chair in scene.draft.chairs[:2]:
        chair.own["colour"] = "orange"
    scene.rebuild()
    play = drive.find("default-play")
    assert not play.enabled
    assert play.tip and "[" not in play.tip
    drive.click("default-play")
    assert begun == []


def test_key_sets_do_not_overlap():
    """SM-4.51."""
    keys = [key for keys in KEY_SETS.values() for key in keys]
    assert len(set(keys)) == 24


def test_one_person_gets_the_mouse_and_several_get_a_key_set_each():
    """SM-4.51, SM-4.53: at most one mouse."""
    assert devices({}, [0]) == {0: "mouse"}
    assert devices({}, [0, 2]) == {0: "keys-1", 2: "keys-4"}  # the two halves of the keyboard
    assert devices({}, [0, 1, 2]) == {0: "keys-1", 1: "keys-4", 2: "keys-3"}
    assert devices({"devices": {"0": "mouse", "2": "mouse"}}, [0, 2]) == {0: "mouse", 2: "keys-1"}


def test_devices_are_asked_for_only_while_a_clock_runs(app, drive):
    scene = new_game(app)
    assert scene.host.top.root.find("device-0") is None, "a first game has no clock"
    drive.click("reset")
    assert scene.host.top.root.find("device-0") is not None
    scene.draft.options["timing"] = "open"
    scene.rebuild()
    assert scene.host.top.root.find("device-0") is None


def test_the_key_test_counts_what_is_held_at_once():
    """SM-4.52."""
    test = KeyTest([(0, "Anna", KEY_SETS["keys-1"])])
    assert test.hold(frozenset({"a", "q"}))
    assert not test.hold(frozenset({"a", "q"}))
    test.hold(frozenset({"w"}))
    assert test.heard == {"a", "q", "w"}
    assert test.most == 2


def test_a_preset_sets_its_switches_and_shows_as_chosen(app, drive):
    scene = new_game(app)
    drive.click("preset-everything")
    assert scene.draft.options["stacked"] is True
    assert drive.find("preset-everything").chosen
    assert not drive.find("preset-base").chosen
