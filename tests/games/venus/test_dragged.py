"""Every wish that can be expressed by a gesture is answered with what it lacks (UX-17)."""

from __future__ import annotations

from contextlib import closing

import pytest

from app.tools.shot import headless_app
from tests.app.reason_checks import drag_everything
from tests.games.venus.hands import TURN, again, match_of, played_on, sit_down
from tests.support.thorough import some

WINDOW = (1024, 640)


@pytest.mark.parametrize("seed", some(range(4), 2))
def test_whatever_is_dragged_in_venus_is_told_what_it_lacks(seed):
    """UX-17: random positions, all kinds of questions, things brought to everything."""
    told = set()
    with closing(headless_app(WINDOW)) as app:
        for place in range(5):
            session = played_on(20 + 45 * place + seed, 2 + (seed + place) % 3, seed * 10 + place + 1)
            scene = sit_down(app, match_of(len(session.setup.seats), session=again(session)))
            told |= drag_everything(scene, seed, (TURN,), 220)
    assert len(told) > 10
