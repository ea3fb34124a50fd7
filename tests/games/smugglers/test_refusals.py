"""What a wish lacks: whatever is not offered is refused with the thing that is missing, and with its rule."""

from __future__ import annotations

import pytest

from rules import Chance, Setup, answer_at_random, apply, new_game, waiting, why_not
from rules.core.decisions import NOT_OFFERED
from rules.core.refusals import FIRST, offered
from rules.smugglers.refusals import STUFF
from rules.smugglers.state import facts

VARIANTS = [{}, {"stacked": True}, {"timing": "secret"}]


def _wishes(g, decision, rng):
    """Options of the kinds that are offered, about other things; and things brought anywhere."""
    number = lambda most: rng.below(most)  # noqa: E731
    verbs = {one[0] for one in offered(decision) if isinstance(one, tuple)}
    made = []
    for _ in range(4):
        if "take" in verbs:
            sector = number(len(g.dice))
            made += [("take", rng.choice(facts(g).tokens)), ("token", rng.choice(facts(g).tokens))]
            made += [(facts(g).verb, sector, 1 + number(6))]
            made += [("die", number(facts(g).n), number(2), 1 + number(6), sector)]
            made += [("face", 1 + number(6)), ("pool", rng.choice(STUFF))]
        if verbs & {"energy", "goods"}:
            made += [("energy", 1 + number(5)), ("goods", *(number(3) for _ in range(4))), ("pool", rng.choice(STUFF))]
        if "give" in verbs:
            made += [("give", rng.choice(STUFF)), ("stock", number(facts(g).n), rng.choice(STUFF))]
    return made


@pytest.mark.parametrize("seed", range(6))
def test_no_wish_of_the_kind_that_is_asked_for_is_refused_bare(seed):
    """SM-4B, SM-4G, SM-4H: what is not offered has its own reason, with its rule."""
    told, seats = set(), 2 + seed % 4
    options = {"timing": "open", **VARIANTS[seed % 3]}
    g = new_game("smugglers", Setup("smugglers", [{} for _ in range(seats)], options), seed)
    rng = Chance(seed)
    while waiting(g):
        decision = waiting(g)[0]
        if decision.seat >= 0 and rng.below(2) == 0:
            for wish in _wishes(g, decision, rng):
                reason = why_not(g, decision, wish)
                if reason is not None:
                    assert reason.id not in (FIRST, NOT_OFFERED) and reason.rule, (decision.prompt, wish, reason)
                    told.add(reason.id)
        apply(g, answer_at_random(g, decision, rng), listen=False)
    assert len(told) > 8


@pytest.mark.parametrize("wish", [
    (), ("place",), ("place", 99, 7), ("take", 77), ("pay", -1, 0, 0, 0, 0, 0), "nonsense", ("energy", "x"),
    ("goods", 1), ("die", 9, 0, 1), None, 3,
])  # fmt: skip
def test_what_names_nothing_is_refused_all_the_same(wish):
    g = new_game("smugglers", Setup("smugglers", [{}, {}, {}], {"timing": "open"}), 7)
    assert why_not(g, waiting(g)[0], wish).id == FIRST


def test_a_basket_of_several_colours_is_told_what_is_too_much():
    """SM-4.141, SM-4.143: more than the speed, or more than the pool has."""
    g = new_game("smugglers", Setup("smugglers", [{}, {}, {}], {"timing": "open"}), 7)
    rng = Chance(3)
    while waiting(g)[0].prompt != "smugglers.refill.take":
        apply(g, answer_at_random(g, waiting(g)[0], rng))
    decision = waiting(g)[0]
    assert why_not(g, decision, ("goods", 2, 2, 2, 2)).id == "smugglers.over_speed"
    g.pool_goods = (0, 0, 0, 0)
    g.pending = None
    reason = why_not(g, waiting(g)[0], ("goods", 1, 0, 0, 0))
    assert (reason.id, reason.rule) == ("smugglers.pool_short", "SM-4.143")
