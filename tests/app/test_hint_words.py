"""What a hint says: the move, the reason, and what it and the next best move are worth (UX-61)."""

import pytest

from app.match import Hinted
from tests.app.hands import sit_down


@pytest.mark.parametrize(("chances", "said"), [
    ((0.62, 0.55), "about 62%; with the next best move"),
    ((0.62, 0.615), "about 62%. Just as good:"),
    ((0.62, 0.7), "about 62%. Just as good:"),
    ((0.62,), "about 62%."),
    ((), ""),
])  # fmt: skip
def test_a_hint_tells_the_chances_of_the_two_best_moves(app, chances, said):
    scene = sit_down(app)
    decision = scene.desk.decision
    moves = decision.options[: len(chances)]
    weighed = tuple(zip(moves, chances, strict=True))
    scene.presenter._hinted(Hinted(decision.seat, decision.prompt, decision.options[0], None, weighed))
    text = scene.desk.complaint.text
    assert ("Chance to win" in text) == bool(said) and said in text
    if len(chances) > 1:
        assert scene.module.words.label(decision, moves[1]) in text


def test_people_get_the_admirals_advice(app):
    assert sit_down(app).match.settings.hint_level == "admiral"
