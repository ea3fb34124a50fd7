"""What a wish lacks: whatever is not offered is refused with the thing that is missing, and with its rule."""

from __future__ import annotations

from rules import Chance, Setup, answer_at_random, apply, new_game, waiting, why_not


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
