"""A power that acts lights its sheet and says in one line what it does."""

import pytest

from app.tools.shot import headless_app
from rules import Session, clone
from tests.games.cosmic.hands import sit_down
from tests.games.cosmic.support import duel, fought


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


def test_what_a_power_has_changed_stands_on_the_totals_and_on_its_sheet(app):
    """UX-40: an upset is told by a mark on both totals and on the sheet that called it, and by their sheets."""
    t = duel(("attack_04", "attack_30"), powers={"red": "loser"})
    for used in (False, True):
        if used:
            t.red.uses("loser")
        scene = sit_down(app, Session(clone(t.state), 1))
        try:
            sheet = next(n for n, one in enumerate(scene.module.seen["sheets"]) if one["alien"] == "loser")
            for thing in ("total:0", "total:1", f"sheet:{sheet}"):
                piece = scene.desk.tableau.piece(thing)
                told = " ".join(scene.module.pages.inspect(thing).states)
                assert (bool(piece.states), "winner and loser are exchanged" in told) == (used, used), thing
        finally:
            app.scenes.pop().left()
