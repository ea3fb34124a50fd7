"""A question of a real game that has a choice, for tests that need any such question."""

from __future__ import annotations

from rules import Chance, Session, Setup, answer_at_random, find, waiting
from rules.core.decisions import One
from tests.support.games import ANY


def at_a_choice(game: str = ANY, after: int = 0) -> tuple[Session, One]:
    """A game that stands at its first question with three options or more, and no clock, after so many answers."""
    session = Session.start(game, Setup(game, [{} for _ in range(find(game).seats[0])]), 7)
    rng = Chance(7)
    while True:
        asked = waiting(session.state)
        for one in asked:
            is_plain = isinstance(one, One) and one.seat >= 0 and one.since is None and not one.ranges
            if len(session.log) >= after and isinstance(one, One) and is_plain and len(one.options) >= 3:
                return session, one
        session.answer(answer_at_random(session.state, asked[0], rng))
