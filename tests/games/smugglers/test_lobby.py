"""What Space Smugglers adds to the new-game screen: beats or real time (section 4D, table 6A)."""

import pytest

from app.games.smugglers.lobby import SEATS
from app.scenes.draft import Chair, Draft
from app.scenes.setup import SetupScene
from rules import fingerprint, replay
from tests.app.match_support import InlineOpponents
from tests.games.smugglers.hands import smugglers_match


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
    drive.click("beats")
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
    match = smugglers_match(humans=2, opponents=InlineOpponents(silent=True))
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
    match = smugglers_match(humans=2)
    match.update(10)
    seat = match.asked()[0].seat
    match.people.hand_over(seat, "pilot")
    for _ in range(20):
        match.update(50)
    assert match.session.log[0].seat == seat
    assert match.asked()[0].seat != seat
    again = replay(match.session.setup, match.session.seed, match.session.log)
    assert fingerprint(again) == match.session.fingerprint()
