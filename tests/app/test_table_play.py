"""A whole tiny game at the table by every device, with identical answers (UX-12 to UX-14, UX-79, UX-80)."""

from contextlib import closing

import pygame
import pytest

from app.tools.shot import headless_app
from tests.app.hands import Clicking, Dragging, Padding, Typing, sit_down
from tests.support.thorough import some


def played(hands, seed):
    with closing(headless_app()) as app:
        scene = sit_down(app)
        log = hands(app, scene).play_all(seed)
        assert scene.match.result() is not None, log[-3:]
        return log


@pytest.mark.parametrize("seed", some([5, 8], 1))
def test_dragging_clicking_keyboard_and_gamepad_give_the_same_game(seed):
    logs = {hands.__name__: played(hands, seed) for hands in (Dragging, Clicking, Typing, Padding)}
    kinds = {prompt for _, prompt, _ in logs["Dragging"]}
    assert {"tiny.play.bid", "tiny.share.bonus", "tiny.share.shares"} <= kinds
    assert logs["Clicking"] == logs["Dragging"]
    assert logs["Typing"] == logs["Dragging"]
    assert logs["Padding"] == logs["Dragging"]


def test_from_the_final_table_a_way_leads_back_to_the_same_result(app):
    """UX-95: the prompt bar and the menu offer it, and the last points do not rise a second time."""
    scene = sit_down(app)
    app.settings["speed"] = 1
    scene.use_settings()
    hands = Clicking(app, scene)
    scene.match.people.concede(0)
    for _ in range(10):
        hands.wait(50)
    result = app.scene
    assert result.name == "result"
    result.show_figures()  # the end has been told as a scene
    scene.desk.performer.announce("still to be shown")
    hands.click("look")
    hands.wait(400)
    assert app.scene is scene and not scene.timeline.busy and not scene.desk.performer.banner
    hands.click("result")
    hands.wait(400)
    assert app.scene is result
    hands.click("look")
    hands.wait(400)
    hands.key(pygame.K_ESCAPE)
    hands.click("to-result")
    hands.wait(400)
    assert app.scene is result
