"""Gambler (CE-A13) and its flare (CE-F13)."""

from __future__ import annotations

import pytest

from tests.games.cosmic.support import duel, fought


def bluffing(cards=("attack_04", "attack_12"), powers=None, ships=2, flare=False, zap=False):
    t = duel(cards, ships=ships, powers=powers or {"red": "gambler"})
    if flare:
        t.red.holds("flare_gambler")
    if zap:
        t.green.holds("cosmic_zap")
    t.all_pass()
    t.plans(red=cards[0], blue=cards[1])
    return t


def claimed(*claim, **how):
    t = bluffing(**how)
    t.red.uses("gambler")
    t.red.answers("claim", ("claim", *claim))
    return t


def test_an_unchallenged_claim_counts():
    """CE-A13: 40 instead of 04; the opponent's card lies open, the own one goes under the deck (CE-E80)."""
    t = bluffing()
    card = t.encounter.laid[0]
    t.red.uses("gambler")
    assert t.state.cards.face_up[t.encounter.laid[1]] and not t.state.cards.face_up[card]
    t.red.answers("claim", ("claim", "attack", 40))
    t.blue.answers("judge", "believe")
    assert t.happened("totals", totals=[42, 16]) and t.outcome() == "offense"
    assert t.state.pile("deck")[0] == card and t.discards == ["attack_12"]
    assert not t.state.knows(t.blue.seat, card)


def test_a_lie_that_is_challenged_costs_ships_from_outside():
    """CE-A13: as many as Gambler has in the encounter; then the real cards count."""
    t = claimed("attack", 40)
    t.blue.answers("judge", "challenge")
    t.red.sends("pay", 2, "red 3")
    assert t.happened("totals", totals=[6, 16]) and t.red.ships_in("red 3") == 2
    assert "attack_04" in t.discards


def test_the_truth_costs_the_doubter():
    """CE-A13: as many as he has in the encounter, none of them from the planet that is attacked."""
    t = claimed("attack", 4)
    t.blue.answers("judge", "challenge")
    assert t.place("blue 1") not in t.blue.decision("pay").slots
    t.blue.sends("pay", 4, "blue 2")
    assert t.blue.ships_in("warp") == 4 and t.blue.homes == 4
    assert t.happened("totals", totals=[6, 16])


def test_the_card_may_be_shown_after_all():
    """CE-A13: "may"."""
    t = bluffing()
    t.red.uses("gambler")
    t.red.answers("claim", ("show",))
    assert t.happened("totals", totals=[6, 16])


def test_only_cards_that_exist_are_claimed():
    """CE-A13: negotiate, morph or an attack value of the deck."""
    t = bluffing()
    t.red.uses("gambler")
    offered = t.red.offered("claim")
    assert ("claim", "attack", 30) in offered and ("claim", "attack", 29) not in offered
    assert {("claim", "negotiate", 0), ("claim", "morph", 0)} <= set(offered)


def test_a_claimed_morph_is_the_opponents_card():
    """CE-A13, CE-4.50."""
    t = claimed("morph", 0)
    t.blue.answers("judge", "believe")
    assert t.happened("totals", totals=[14, 16])


def test_a_claimed_negotiate_brings_compensation():
    """CE-A13, CE-4.55: resolved as claimed."""
    t = bluffing()
    t.blue.holds("attack_20", "attack_30")
    t.red.uses("gambler")
    t.red.answers("claim", ("claim", "negotiate", 0))
    t.blue.answers("judge", "believe")
    assert t.outcome() == "defense" and t.red.hand == ["attack_20", "attack_30"]


def test_zapped_the_cards_are_turned_as_always():
    """CE-5.15."""
    t = bluffing(zap=True)
    t.red.uses("gambler")
    t.green.uses("cosmic_zap")
    assert t.happened("totals", totals=[6, 16]) and not t.red.is_asked("claim")


def test_an_outsider_cannot_bluff():
    """CE-5.13."""
    assert bluffing(powers={"green": "gambler"}).happened("totals", totals=[6, 16])


def test_filch_and_clone_never_see_the_card_e80():
    """CE-E80: it is not discarded and cannot be kept."""
    t = claimed("attack", 40, powers={"red": "gambler", "blue": "filch"})
    t.power("red", "clone")
    t.blue.answers("judge", "believe")
    assert not t.blue.is_asked("reply") and not t.red.is_asked("reply")
    assert t.red.hand == []


def oracle():
    t = duel(("attack_04", "attack_12"), ships=2, powers={"red": "gambler", "blue": "oracle"})
    t.blue.holds("negotiate")
    t.all_pass() if not t.red.is_asked("reply") else None
    t.until("red").uses("gambler")
    return t


def test_oracle_must_believe_or_not_before_it_selects_e76():
    """CE-E76: the card is laid face down with a claim; there is no second claim."""
    t = oracle()
    while t.asked()[0][1] == "core.window.reply":
        t.all_pass()
    t.red.lays("attack_04")
    card = t.encounter.laid[0]
    assert not t.state.cards.face_up[card]
    t.red.answers("claim", ("claim", "attack", 40))
    t.blue.answers("judge", "believe")
    t.all_pass()
    t.blue.lays("attack_12")
    t.all_pass()
    assert t.happened("totals", totals=[42, 16])
    assert len(t.happened("claimed")) == 1


def test_without_that_use_the_card_lies_open_for_oracle():
    """CE-A30, CE-E76: and nothing can be claimed of it."""
    t = duel(("attack_04", "attack_12"), ships=2, powers={"red": "gambler", "blue": "oracle"})
    t.all_pass()
    t.red.lays("attack_04")
    assert t.state.cards.face_up[t.encounter.laid[0]]
    t.all_pass()
    t.blue.lays("attack_12")
    assert t.happened("totals", totals=[6, 16]) and not t.happened("claimed")


def test_the_stakes_are_raised_by_a_single_ship():
    """CE-F13: the number is free."""
    t = bluffing(flare=True)
    t.until("red").uses("flare_gambler")
    t.red.cannot("stake", 0)
    t.red.answers("stake", 1)
    assert not t.red.is_asked("stake")


def test_the_super_flare_raises_the_stakes():
    """CE-F13: five more ships for the lie."""
    t = bluffing(flare=True)
    t.until("red").uses("flare_gambler")
    t.red.cannot("stake", 21)
    t.red.answers("stake", 5)
    while t.asked()[0][1] == "core.window.reply":
        t.all_pass()
    t.red.answers("claim", ("claim", "attack", 40))
    t.blue.answers("judge", "challenge")
    slots = t.red.decision("pay").slots
    t.red.answers("pay", [4 if s == t.place("red 2") else 3 if s == t.place("red 3") else 0 for s in slots])
    t.all_pass()
    assert t.red.ships_in("warp") == 7 + 2
    assert t.red.hand == ["flare_gambler"]


@pytest.mark.parametrize(("number", "totals"), [(8, [14, 16]), (9, [6, 16])])
def test_the_wild_flare_calls_a_spread(number, totals):
    """CE-F13: 04 and 12 differ by 8."""
    t = bluffing(powers={"green": "human"}, flare=True)
    t.until("red").uses("flare_gambler")
    t.red.answers("spread", number)
    t.all_pass()
    assert t.happened("totals", totals=totals)


def test_the_wild_spread_needs_two_attacks():
    """CE-F13."""
    t = bluffing(("negotiate", "attack_12"), powers={"green": "human"}, flare=True)
    t.until("red").uses("flare_gambler")
    t.red.answers("spread", 1)
    t.all_pass()
    assert t.outcome() == "defense"


def test_the_spread_is_called_before_a_card_is_turned():
    """CE-F13, 13a (PL2): the opponent of Gambler does not wait for the end of the bluff."""
    t = fought(("attack_04", "attack_12"), powers={"red": "gambler"}, also={"blue": ["flare_gambler"]})
    assert t.until("blue").may("flare_gambler")
    while not t.red.is_asked("reply") or not t.red.may("gambler"):
        t.players[t.asked()[0][0]].passes()
    t.red.carries_out("gambler")
    t.red.answers("claim", ("claim", "attack", 40))
    t.blue.answers("judge", "challenge")
    t.red.sends("pay", 4, "red 2")
    t.never("blue", "flare_gambler")
