"""Every wish that can be expressed by a gesture is answered with what it lacks (UX-17)."""

from __future__ import annotations

from contextlib import closing

import pytest

from app.match import Match, PlaySettings, Seats
from app.tools.shot import headless_app
from rules import Chance, Session, Setup, answer_at_random, waiting
from rules.smugglers.questions import BIDS
from tests.app.card_hands import again
from tests.app.match_support import InlineOpponents
from tests.app.reason_checks import drag_everything
from tests.games.smugglers import hands as smuggler_hands

WINDOW = (1024, 640)


SMUGGLERS = (
    ({}, "open.act"), ({"stacked": True}, "open.act"), ({"timing": "secret"}, "secret.act"), ({}, "payment.pay"),
    ({}, "refill.take"), ({}, "refill.give"),
)  # fmt: skip


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_dragged_in_smugglers_is_told_what_it_lacks(seed):
    """UX-17: bids, payments, refills and gifts."""
    told = set()
    with closing(headless_app(WINDOW)) as app:
        for place, (options, prompt) in enumerate(SMUGGLERS):
            seats, rng = 2 + (seed + place) % 3, Chance(seed * 10 + place)
            setup = Setup("smugglers", [{} for _ in range(seats)], {"timing": "open", **options})
            session = Session.start("smugglers", setup, seed + place)
            for count in range(400):
                asked = waiting(session.state)
                if not asked or (count >= 6 * seed and asked[0].prompt.endswith(prompt)):
                    break
                session.answer(answer_at_random(session.state, asked[0], rng))
            who = Seats([(name, "human") for name in smuggler_hands.NAMES[:seats]])
            settings = PlaySettings(trust=True, pace_ms=0, answer_ms=0, hide_after_s=0)
            match = Match(again(session), who, opponents=InlineOpponents(), settings=settings)
            told |= drag_everything(smuggler_hands.sit_down(app, match), seed, BIDS, 200)
    assert len(told) > 6
