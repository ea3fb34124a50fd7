"""Gold is what Enter does, everywhere (look.md): in the questions of all games, by keys and after the mouse."""

from __future__ import annotations

from contextlib import closing

import pytest

from app.table.scene import TableScene
from app.tools.shot import headless_app
from app.ui.buttons import Button
from app.ui.dialog import confirm
from app.ui.input import Act, PointerEvent
from app.ui.widget import Widget
from rules import Chance
from tests.app.test_table_places import positions, presses, settle, sit_at
from tests.support.games import TABLES


def golden(scene) -> list[Button]:
    return [one for one in scene.host.top.root.walk() if isinstance(one, Button) and one.is_gold and one.seen().width]


def came_of_it(scene: TableScene) -> tuple[object, ...]:
    layer = scene.host.top.root
    title = [one.spoken() for one in layer.walk() if one.spoken()] if scene.host.is_covered else []
    return len(scene.match.session.log), [str(a) for a in scene.match.session.log[-1:]], title


def asked_anew(app, session, device: str, touches: int) -> TableScene:
    """The table with its question, as it looks after some touches by hand."""
    app.ctx.device = device
    scene, rng = sit_at(app, session, (5, 5)), Chance(8)
    if device == "mouse":
        app.scene.offer(PointerEvent("move", (5, 5)))
    decision = scene.desk.decision
    for _ in range(touches):
        if decision is not None and scene.desk.decision is decision and not scene.host.is_covered:
            presses(app, scene, rng)
    settle(app)
    app.step(600.0)  # until what comes after another person's click is listened to
    app.step(0.0)
    return scene


@pytest.mark.parametrize("device", ["keyboard", "mouse"])
@pytest.mark.parametrize("game", TABLES)
def test_at_most_one_button_is_gold_and_enter_does_what_it_does(game, device):
    """look.md: nothing else is gold while a question is open, whether anything was touched or not."""
    wrong, seen = [], 0
    with closing(headless_app((1280, 720), "en")) as app:
        for prompt, session in positions(game).items():
            for touches in (0, 1, 2):
                scene = asked_anew(app, session, device, touches)
                if scene.desk.decision is not None and app.scene is scene:
                    gold = golden(scene)
                    if len(gold) > 1:
                        wrong.append(f"{prompt}: {[one.text for one in gold]} are gold")
                    elif gold:
                        seen, text = seen + 1, gold[0].text
                        gold[0].settled = -9999.0
                        gold[0].trigger(app.ctx)
                        settle(app)
                        by_hand = came_of_it(scene)
                        del app.scenes[app.scenes.index(scene) :]
                        scene = asked_anew(app, session, device, touches)
                        scene.offer(Act("confirm"))
                        settle(app)
                        if came_of_it(scene) != by_hand:
                            wrong.append(f"{prompt} after {touches}: {text} is gold, Enter does {came_of_it(scene)}")
                del app.scenes[app.scenes.index(scene) :]
    assert seen and not wrong, "\n".join(wrong)


def test_in_a_dialog_the_harmless_answer_is_gold_as_long_as_it_has_the_focus():
    with closing(headless_app((1280, 720), "en")) as app:
        scene = sit_at(app, next(iter(positions(TABLES[0]).values())))
        confirm(scene.host, "Title", "Words", "Do it", "Leave it", lambda: None)
        settle(app)
        assert [one.text for one in golden(scene)] == ["Leave it"]
        scene.offer(Act("right"))
        settle(app)
        assert [one.text for one in golden(scene)] == ["Do it"]
        focused: Widget | None = scene.host.focused
        assert isinstance(focused, Button) and focused.text == "Do it"
