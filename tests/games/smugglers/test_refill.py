"""Sections 4H and 4I: refill and the end of a round."""

from __future__ import annotations

from rules import PASS
from rules.smugglers.flows.refill import offers

from .support import table


def refilling(**given):
    names = given.pop("names", "a b c d")
    given.setdefault("tokens", {"a": 3, "b": 2, "c": 1, "d": -1})
    return table(names, phase="refill", **given)


def test_the_fastest_first_and_tokens_go_back():
    """SM-4.140, SM-4.147: one at a time, highest token first; each returns the token after acting."""
    t = refilling(tokens={"a": -1, "b": 1, "c": 3, "d": 2}, energy={"a": 2})
    order = []
    while t.state.round == 1:
        ((seat, _),) = t.asked()
        order.append(seat)
        t.players[seat].passes()
        if t.state.round == 1:
            assert t.players[seat].tokens == []
    assert order == [2, 3, 1, 0]
    assert t.state.middle == (3, 2, 1, -1)


def test_energy_or_goods_never_both():
    """SM-4.141, SM-4.142, SM-D10: up to v energy, or up to v goods in any combination."""
    t = refilling(energy={"a": 2}, goods={"a": "RRR"})
    options = t.a.offered("take")
    assert [o for o in options if o[0] == "energy"] == [("energy", 1), ("energy", 2), ("energy", 3)]
    goods = [o[1:] for o in options if o[0] == "goods"]
    assert all(1 <= sum(vector) <= 3 for vector in goods)
    assert (0, 1, 1, 1) in goods
    assert (0, 3, 0, 0) in goods
    reason = t.a.why_not(("energy", 4))
    assert (reason.id, reason.rule) == ("smugglers.over_speed", "SM-4.141")
    t.a.refills(goods="YBG")
    assert t.a.goods == (3, 1, 1, 1)


def test_only_what_the_pool_has():
    """SM-4.143: the rest is lost."""
    t = refilling(energy={"a": 10}, goods={"a": "RRYYYBBBGGG"})
    assert t.a.offered("take") == [PASS, ("energy", 1), ("energy", 2), ("goods", 1, 0, 0, 0)]
    reason = t.a.why_not(("energy", 3))
    assert (reason.id, reason.rule) == ("smugglers.pool_short", "SM-4.143")
    assert t.a.why_not(("goods", 0, 1, 0, 0)).rule == "SM-4.143"


def test_less_or_nothing_is_allowed():
    """SM-4.144, SM-E25: also in the last round, where taking costs points."""
    t = refilling(energy={"a": 2})
    t.a.refills(energy=1)
    assert t.a.energy == 3
    t.b.passes()
    assert t.b.energy == 12


def test_speed_zero_does_nothing():
    """SM-4.145: no question, the token goes back."""
    t = table("a b c d e", phase="refill", tokens={"a": 4, "b": 0, "c": 3, "d": 1, "e": -1}, energy={"a": 2})
    t.a.passes()
    t.c.passes()
    t.d.passes()
    assert t.e.is_asked("give")
    assert t.b.tokens == []


def test_the_minus_token_gives_one_back():
    """SM-4.146, SM-E4, SM-D11: one energy, one good of a colour in stock, or nothing."""
    t = refilling(goods={"d": "RG"}, energy={"d": 0})
    for player in (t.a, t.b, t.c):
        player.passes()
    assert t.d.offered("give") == [PASS, ("give", "R"), ("give", "G")]
    reason = t.d.why_not(("give", "energy"))
    assert (reason.id, reason.rule) == ("smugglers.nothing_to_give", "SM-4.146")
    t.d.gives("G")
    assert t.d.goods == (1, 0, 0, 0)
    assert t.happened("give", seat=3, goods=[0, 0, 0, 1])


def test_what_the_last_gives_cannot_be_taken_this_round():
    """SM-4.147: the -1 is always last."""
    t = refilling()
    t.d.gives("energy")
    assert t.state.pool_energy == 1
    assert t.state.round == 2


def test_there_is_no_stock_limit():
    """SM-4.148: a full stock may still grow."""
    t = refilling(energy={"a": 20, "b": 4, "c": 9}, goods={"a": "RRRYYYBBBGGGRRR", "b": "YYYBBBGGG"})
    t.a.refills(energy=3)
    assert t.a.energy == 23


def test_with_an_empty_pool_there_is_nothing_to_ask():
    """SM-4.143, SM-7.1: only `nothing` is left, so it is not asked."""
    t = refilling()
    assert t.asked() == [(3, "smugglers.refill.give")]


def test_the_largest_refill_form():
    """SM-7.3: 1 + 4 + 69 = 74 options at most."""
    t = table("a b c d e f", phase="refill", tokens={"a": 4, "b": 3, "c": 2, "d": 1, "e": 0, "f": -1},
              energy={"a": 0}, goods={"a": "", "b": ""})  # fmt: skip
    assert len(offers(t.state, 0)) == 74


def test_a_round_ends_with_everything_back():
    """SM-4.150, SM-4.151: tokens in the middle, dice with their owners, then the next deal."""
    t = refilling(energy={"a": 2})
    t.everyone_passes()
    assert t.state.middle == (3, 2, 1, -1)
    assert t.state.reserve == [2] * 4
    assert t.state.round == 2
    assert t.state.face_up
    assert t.happened("round_over", round=1)
    assert t.happened("round", round=2)
    t.finish(asked="open.act")
