"""Every wish that can be expressed by a gesture is answered with what it lacks (UX-17)."""

from __future__ import annotations

from contextlib import closing

import pytest

from app.tools.shot import headless_app
from rules.kaosz.questions import ACTION
from tests.app.card_hands import again, sit_down
from tests.app.reason_checks import drag_everything
from tests.games.kaosz import hands as kaosz_hands
from tests.support.thorough import some

WINDOW = (1024, 640)


KAOSZ = (
    ("turn.action",), ("fire.fire",), ("combat.attackers", "combat.defenders"), ("combat.crew", "combat.pay"),
    ("bombard.bombers",), ("target", "hand_limit", "hq_discard", "take"),
)  # fmt: skip


@pytest.mark.parametrize("seed", some(range(4), 2))
def test_whatever_is_dragged_in_kaosz_is_told_what_it_lacks(seed):
    """UX-17."""
    told = set()
    with closing(headless_app(WINDOW)) as app:
        for place, prompts in enumerate(KAOSZ):
            steps, number = 15 + 20 * place + 3 * seed, seed * 10 + place + 1
            session = kaosz_hands.played_on(steps, 2 + (seed + place) % 2, number, kaosz_hands.asked(*prompts), 700)
            scene = sit_down(app, kaosz_hands.match_of(len(session.setup.seats), session=again(session)))
            told |= drag_everything(scene, seed, (ACTION,), 220)
    assert len(told) > 12


def test_an_answer_in_a_window_of_kaosz_is_told_what_it_lacks():
    """UX-17: with one person at the table the windows are asked openly."""
    told = set()
    with closing(headless_app(WINDOW)) as app:
        for number in (1, 2, 3):
            mine = lambda state, decision: decision.seat == 0 and decision.prompt == "core.priority.reply"  # noqa: E731
            session = kaosz_hands.played_on(30 * number, 2, number, mine, 700)
            scene = sit_down(app, kaosz_hands.match_of(1, 1, session=again(session)))
            told |= drag_everything(scene, number, (), 150)
    assert told
