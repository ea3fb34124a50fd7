"""Positions of Űrcsempészek that its table must fit: all questions of the beats, for six with long names."""

from functools import partial

from app.match import Match, PlaySettings, Seats
from rules import Chance, Session, Setup, answer_at_random, clone, waiting
from tests.app.match_support import InlineOpponents
from tests.games.smugglers.hands import NAMES, sit_down

PROMPTS = ("smugglers.open.act", "smugglers.payment.pay", "smugglers.refill.take", "smugglers.refill.give")


def sessions(seats=6):
    """A position for each question, with all switches on so that the dashboards are full."""
    options = {"timing": "open", "stations": True, "fav_ships": True, "fav_leftover": True}
    found = {}
    for seed in range(1, 9):
        session = Session.start("smugglers", Setup("smugglers", [{} for _ in range(seats)], options), seed)
        rng = Chance(seed)
        while waiting(session.state) and len(found) < len(PROMPTS):
            decision = waiting(session.state)[0]
            if session.state.round >= 3 and decision.prompt not in found and decision.prompt in PROMPTS:
                found[decision.prompt] = Session(clone(session.state), seed)
            session.answer(answer_at_random(session.state, decision, rng))
    assert len(found) == len(PROMPTS)
    return found


POSITIONS = sessions()


def match_at(state, humans=6):
    seats = Seats(
        [(f"{name} Hosszúnevű", "human" if place < humans else "pilot") for place, name in enumerate(NAMES)][
            : len(state.reserve)
        ]
    )
    settings = PlaySettings(trust=True, pace_ms=0, answer_ms=0, hide_after_s=0)
    return Match(Session(clone(state), 3), seats, opponents=InlineOpponents(), settings=settings)


def sit_at(prompt, app):
    return sit_down(app, match_at(POSITIONS[prompt].state))


def tables(_size):
    return {prompt: partial(sit_at, prompt) for prompt in POSITIONS}
