"""Secret sheets on the screen: the picture of one person tells nothing of another's sheet, and the time is shown."""

from contextlib import closing

import pygame
import pytest

from app.table.curtain import HandoverScene
from app.table.scene import TableScene
from app.tools.shot import headless_app, settle
from tests.app.hands import Dragging, sit_down
from tests.app.parlour_table import ParlourTable
from tests.app.test_match_deadlines import evening
from tests.app.test_match_sheets import with_host
from tests.app.test_table_leaks import hold
from tests.support import parlour


def pictures(host: int, *kinds: str) -> list[bytes]:
    """The cover or the sheet of the first person, its sheet, and the public table."""
    with closing(headless_app()) as app:
        app.settings["speed"] = 0
        match = with_host(host, *kinds)
        scene = TableScene(app, match, ParlourTable)
        app.push(scene)
        seen = []
        for _ in range(2):
            app.step(16.0)
            settle(app)
            seen.append(pygame.image.tobytes(app.surface, "RGB"))
            if isinstance(app.scene, HandoverScene):
                hold(app, 1500)
        assert match.viewer == 0
        seen.append(pygame.image.tobytes(scene.public_picture(), "RGB"))
        return seen


@pytest.mark.parametrize("kinds", [("human", "random", "random"), ("human", "human", "human")])
def test_the_screen_is_the_same_whoever_else_is_the_host(kinds):
    assert pictures(1, *kinds) == pictures(2, *kinds)


def test_ones_own_kind_of_sheet_is_to_be_seen():
    """The comparison can fail."""
    assert pictures(0, "human", "random", "random") != pictures(1, "human", "random", "random")


def test_the_prompt_bar_counts_down_and_says_so_in_words(app):
    table = Dragging(app, sit_down(app, evening("human", "random"), ParlourTable))
    ring = table.find("time-left")
    before = ring.seconds
    assert parlour.SECONDS - 2 <= before <= parlour.SECONDS
    for _ in range(3):
        app.step(1000.0)
    ring = table.find("time-left")
    assert ring.seconds == before - 3 and f"{before - 3} seconds" in ring.spoken()


def test_a_menu_stops_the_time(app):
    scene = sit_down(app, evening("human", "random"), ParlourTable)
    table = Dragging(app, scene)
    table.key(pygame.K_ESCAPE)
    assert len(scene.host.layers) > 1
    app.step(16.0)
    before = scene.match.pace.time_left()
    for _ in range(5):
        app.step(1000.0)
    assert scene.match.pace.time_left() == before


def test_a_sheet_is_filled_in_on_its_page(app):
    table = Dragging(app, sit_down(app, evening("human", "random", seed=3), ParlourTable))
    table.listen(200)
    table.plus("bid-number-0", 2)
    table.click("confirm")
    table.wait(20)
    mine = next(answer for answer in table.scene.match.session.log if answer.seat == 0)
    assert dict(mine.value)["bid"] == 2
