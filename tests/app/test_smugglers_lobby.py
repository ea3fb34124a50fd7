"""What Space Smugglers adds to the new-game screen: beats or real time (section 4D, table 6A)."""

import pytest

from app.scenes.draft import Chair
from app.scenes.setup import SetupScene


@pytest.fixture
def screen(app):
    app.push(SetupScene(app, "smugglers"))
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
