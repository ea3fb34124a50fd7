"""Every wish that can be expressed by a gesture is answered with what it lacks, in every game (UX-17)."""

import pytest

from app.games.kaosz import gestures
from app.games.smugglers.bidding import ACTS
from app.match import Match, PlaySettings, Seats
from app.tools.shot import headless_app
from rules import Chance, Session, Setup, answer_at_random, waiting
from tests.app.match_support import InlineOpponents
from tests.app.reason_checks import drag_everything
from tests.games.kaosz import hands as kaosz_hands
from tests.games.smugglers import hands as smuggler_hands
from tests.games.venus.hands import TURN, again, played_on, sit_down, venus_match
from tests.support.thorough import some

WINDOW = (1024, 640)


@pytest.mark.parametrize("seed", some(range(4), 2))
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


@pytest.mark.parametrize("seed", some(range(4), 2))
def test_whatever_is_dragged_in_kaosz_is_told_what_it_lacks(seed):
    """UX-17."""
    told = set()
    app = headless_app(WINDOW)
    try:
        for place, prompts in enumerate(KAOSZ):
            steps, number = 15 + 20 * place + 3 * seed, seed * 10 + place + 1
            session = kaosz_hands.played_on(steps, 2 + (seed + place) % 2, number, kaosz_hands.asked(*prompts), 700)
            scene = sit_down(app, kaosz_hands.kaosz_match(len(session.setup.seats), session=again(session)))
            told |= drag_everything(scene, seed, (gestures.ACTION,), 220)
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


SMUGGLERS = (
    ({}, "open.act"), ({"stacked": True}, "open.act"), ({"timing": "secret"}, "secret.act"), ({}, "payment.pay"),
    ({}, "refill.take"), ({}, "refill.give"),
)  # fmt: skip


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_dragged_in_smugglers_is_told_what_it_lacks(seed):
    """UX-17: bids, payments, refills and gifts."""
    told = set()
    app = headless_app(WINDOW)
    try:
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
            told |= drag_everything(smuggler_hands.sit_down(app, match), seed, ACTS, 200)
    finally:
        app.close()
    assert len(told) > 6
