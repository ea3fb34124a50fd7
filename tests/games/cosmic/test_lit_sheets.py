"""A power that acts lights its sheet and says in one line what it does."""

import pytest

from app.tools.shot import headless_app
from rules import Session
from tests.games.cosmic.hands import sit_down
from tests.games.cosmic.support import fought


@pytest.fixture(scope="module")
def app():
    program = headless_app((1280, 720), "en")
    yield program
    program.close()


def test_a_used_power_glows_and_its_line_rises_from_it(app):
    """The glow ends by itself; what is said is the line of the log."""
    t = fought(("attack_08", "attack_20"), powers={"red": "sorcerer", "blue": "mirror"})
    scene = sit_down(app, Session(t.state, 1), humans=1)
    try:
        desk, module = scene.desk, scene.module
        option = next(one for one in desk.decision.options if one != "pass")
        assert option[0] == "power" and not module.lit_sheets.lit()
        events = []
        told = scene.module.motion.floats
        scene.module.motion.floats = lambda event: events.append(told(event)) or events[-1]
        desk.answer(desk.decision, option)
        app.step(16.0)
        thing, line, _ = next(one for one in events if one)
        assert thing == f"sheet:{option[1]}" and "<" not in line and "uses" in line
        assert option[1] in module.lit_sheets.lit()
        used = next(one for line in scene.match.log.lines() for one in line.events if one.kind == "stacked")
        module.viewer = 1 - used.data["seat"]  # the others read it below the large sheet, not twice
        assert module.motion.played(used, module.viewer) is not None and told(used) is None
        module.viewer = 0
        for _ in range(25):
            app.step(100.0)
        assert module.lit_sheets.lit() == {int(one[2][1]) for one in module.seen["stack"]}
    finally:
        app.scenes.pop().left()
