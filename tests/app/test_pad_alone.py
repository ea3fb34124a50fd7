"""A gamepad alone is enough: whole answers in every game, each by the pad's buttons (UX-80)."""

from __future__ import annotations

from contextlib import closing

import pygame
import pytest

from app.tools.shot import headless_app
from app.ui.focus import focusables, neighbour
from app.ui.input import PAD_BUTTONS
from tests.app.test_table_places import positions, sit_at
from tests.support.games import TABLES
from tests.support.thorough import THOROUGH

ENDS = ("confirm", "only")
MOST = 24  # things that are tried for one answer


def press(app, button):
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        app.step(120.0, [pygame.event.Event(kind, button=PAD_BUTTONS.index(button), instance_id=0)])


def way_to(host, widget) -> list[str]:
    """The presses of the direction pad from where the focus is to a widget, by what lies next in each direction."""
    root, seen, edge = host.top.root, {host.focused}, [(host.focused, [])]
    while edge:
        here, path = edge.pop(0)
        if here is widget:
            return path
        for way in ("left", "right", "up", "down"):
            there = neighbour(here, way, root)
            if there is not None and there not in seen:
                seen.add(there)
                edge.append((there, [*path, f"pad-{way}"]))
    return []


def go_to(app, scene, widget) -> bool:
    """From region to region by the shoulder button, within one by the direction pad."""
    for _ in range(8):
        if scene.host.focused is None:
            press(app, "rb")
        for way in way_to(scene.host, widget):
            press(app, way)
        if scene.host.focused is widget:
            return True
        press(app, "rb")
    return False


def usable(scene):
    """What may be pressed now, the confirming button first; what is told by marks is on the table or in the hand."""
    buttons = [one for one in focusables(scene.prompt) if one.enabled and one.id not in ("rule", "prompt-grip", "end")]
    spots = [spot for thing in scene.desk.marks() if (spot := scene.top.spot(thing)) is not None]
    return [*[one for one in buttons if one.id in ENDS], *scene.parts.chips.buttons, *spots, *buttons]


def answered_by_pad(app, scene) -> bool:
    """Go to each thing that may be used, and press A on it, until the question is answered."""
    asked, tried = scene.desk.decision, set()
    for _ in range(MOST):
        left = [one for one in usable(scene) if one.id in ENDS or one.id not in tried]
        if not left:
            break
        tried.add(left[0].id)
        if go_to(app, scene, left[0]):
            press(app, "a")
        if scene.desk.decision is not asked:
            return True
        if app.scene is not scene or len(scene.host.layers) > 1:
            press(app, "b")
    press(app, "start")  # what ends the question, where it may be ended
    press(app, "a")
    return scene.desk.decision is not asked


@pytest.mark.parametrize("game", TABLES)
def test_whole_questions_are_answered_by_the_pad_alone(game):
    """No mouse and no key: what has the focus at first, the direction pad, the shoulder buttons, A, B and Start."""
    done = 0
    with closing(headless_app((1280, 720), "en", reduced_motion=True)) as app:
        app.ctx.device = "gamepad"
        stuck = []
        for prompt, session in list(positions(game).items())[:: 1 if THOROUGH else 4]:
            scene = sit_at(app, session)
            if scene.desk.decision is not None:
                if answered_by_pad(app, scene):
                    done += 1
                else:
                    stuck.append(prompt)
            del app.scenes[app.scenes.index(scene) + 1 :]
            app.scenes.pop().left()
    assert done and stuck == []
