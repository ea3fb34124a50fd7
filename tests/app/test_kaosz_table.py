"""Káosz Galaktika at the table: every gesture by three devices, previews, reasons, sheets (issue 6, UX-12 to UX-22)."""

import pytest

from app.shot import headless_app
from tests.app.kaosz_hands import HANDS, again, kaosz_match, nearly_over, played_on, sit_down


def played(hands, session, seed=5, most=400):
    """The answers given from here on, and the result."""
    app = headless_app((1024, 640))
    try:
        scene = sit_down(app, kaosz_match(session=again(session)))
        return hands(app, scene).play_all(seed, most), scene.match.result()
    finally:
        app.close()


def test_dragging_clicking_and_the_keyboard_finish_the_same_game():
    """UX-14: the end of a quick-start game, up to the result."""
    late = played_on(40, until=nearly_over, ruleset="quickstart")
    told = [played(hands, late) for hands in HANDS]
    assert told[0][1] is not None
    assert told[1] == told[0]
    assert told[2] == told[0]
