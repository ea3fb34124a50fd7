"""Every wish that can be expressed by a gesture is answered with what it lacks, in every game (UX-17)."""

import pytest

from app.games import kaosz_gestures
from app.shot import headless_app
from tests.app import kaosz_hands
from tests.app.reason_checks import drag_everything
from tests.app.venus_hands import TURN, again, played_on, sit_down, venus_match

WINDOW = (1024, 640)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_dragged_in_venus_is_told_what_it_lacks(seed):
    """UX-17: random positions, all kinds of questions, things brought to everything."""
    told = set()
    app = headless_app(WINDOW)
    try:
        for place in range(5):
            session = played_on(20 + 45 * place + seed, 2 + (seed + place) % 3, seed * 10 + place + 1)
            scene = sit_down(app, venus_match(len(session.setup.seats), session=again(session)))
            told |= drag_everything(scene, seed, (TURN,), 220)
    finally:
        app.close()
    assert len(told) > 10


KAOSZ = (
    ("turn.action",), ("fire.fire",), ("combat.attackers", "combat.defenders"), ("combat.crew", "combat.pay"),
    ("bombard.bombers",), ("target", "hand_limit", "hq_discard", "take"),
)  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_dragged_in_kaosz_is_told_what_it_lacks(seed):
    """UX-17."""
    told = set()
    app = headless_app(WINDOW)
    try:
        for place, prompts in enumerate(KAOSZ):
            steps, number = 15 + 20 * place + 3 * seed, seed * 10 + place + 1
            session = kaosz_hands.played_on(steps, 2 + (seed + place) % 2, number, kaosz_hands.asked(*prompts), 700)
            scene = sit_down(app, kaosz_hands.kaosz_match(len(session.setup.seats), session=again(session)))
            told |= drag_everything(scene, seed, (kaosz_gestures.ACTION,), 220)
    finally:
        app.close()
    assert len(told) > 12


def test_an_answer_in_a_window_of_kaosz_is_told_what_it_lacks():
    """UX-17: with one person at the table the windows are asked openly."""
    told = set()
    app = headless_app(WINDOW)
    try:
        for number in (1, 2, 3):
            mine = lambda state, decision: decision.seat == 0 and decision.prompt == "core.priority.reply"  # noqa: E731
            session = kaosz_hands.played_on(30 * number, 2, number, mine, 700)
            scene = sit_down(app, kaosz_hands.kaosz_match(1, 1, session=again(session)))
            told |= drag_everything(scene, number, (), 150)
    finally:
        app.close()
    assert told
