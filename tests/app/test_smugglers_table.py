"""Space Smugglers at the table: gestures, forms and previews (issue 4, UX-12 to UX-22)."""

import pytest

from app.shot import headless_app
from tests.app.smuggler_hands import ClickSmuggler, DragSmuggler, TypeSmuggler, sit_down, smugglers_match


def played(hands, seed, **more):
    app = headless_app((1280, 720))
    try:
        scene = sit_down(app, smugglers_match(**more))
        log = hands(app, scene).play_all(seed, most=400)
        assert scene.match.result() is not None, log[-3:]
        return log
    finally:
        app.close()


@pytest.mark.parametrize("seed", [5])
def test_dragging_clicking_and_the_keyboard_give_the_same_game(seed):
    """UX-14: a whole game for two, answer by answer."""
    logs = {hands.__name__: played(hands, seed) for hands in (DragSmuggler, ClickSmuggler, TypeSmuggler)}
    prompts = {prompt for _, prompt, _ in logs["DragSmuggler"]}
    assert {"smugglers.open.act", "smugglers.payment.pay", "smugglers.refill.take"} <= prompts
    assert logs["ClickSmuggler"] == logs["DragSmuggler"]
    assert logs["TypeSmuggler"] == logs["DragSmuggler"]
