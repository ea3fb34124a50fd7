"""What a wish lacks: whatever is not offered is refused with the thing that is missing, and with its rule.

What can be wished for in a game, and what names nothing there, stands beside its tests (`wishes.py`).
"""

import pytest

from rules import Chance, Setup, answer_at_random, apply, new_game, waiting, why_not
from rules.core.decisions import NOT_OFFERED
from rules.core.refusals import FIRST
from tests.support.games import SHIPPED, beside

MADE = {game: made for game in SHIPPED if (made := beside(game, "wishes"))}


def start(game, number):
    """The game of that number, and who answers in it."""
    made, (seats, options) = MADE[game], MADE[game].TABLES[number]
    if hasattr(made, "start"):
        return made.start(seats, options, number), made.answer
    g = new_game(game, Setup(game, [{} for _ in range(seats)], options), number)
    return g, lambda g, rng: answer_at_random(g, waiting(g)[0], rng)


@pytest.mark.parametrize(
    ("game", "number"), [(game, n) for game, made in MADE.items() for n in range(len(made.TABLES))]
)
def test_no_wish_of_the_kind_that_is_asked_for_is_refused_bare(game, number):
    """Random games: options of the kinds that are offered, about other things, have their own reason, with its rule."""
    made, told, rng = MADE[game], set(), Chance(number)
    g, answer = start(game, number)
    for _ in range(made.ANSWERS):
        if not waiting(g):
            break
        decision = waiting(g)[0]
        if decision.seat >= 0 and rng.below(made.EVERY) == 0:
            for wish in made.wishes(g, decision, rng):
                reason = why_not(g, decision, wish)
                bare = reason is not None and (reason.id in (FIRST, NOT_OFFERED) or not reason.rule)
                assert not bare or made.may_be_bare(wish), (decision.prompt, wish, reason)
                told.add(reason and reason.id)
        apply(g, answer(g, rng), listen=False)
    assert len(told) > made.TOLD, len(told)


@pytest.mark.parametrize(("game", "wish"), [(game, wish) for game, made in MADE.items() for wish in made.NAMES_NOTHING])
def test_what_names_nothing_is_refused_all_the_same(game, wish):
    g, _ = start(game, 0)
    while waiting(g)[0].prompt != MADE[game].ASKED:
        apply(g, answer_at_random(g, waiting(g)[0], Chance(1)))
    assert why_not(g, waiting(g)[0], wish).id == FIRST
