"""Fodder (CE-A12) and its flare (CE-F12)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, table

HAND = ("attack_04", "attack_08", "attack_08", "attack_12", "attack_14", "attack_20")


def y12(powers=None, *, flare=False, zap=False, cards=("attack_06", "attack_14")):
    t = duel(cards, powers=powers or {"red": "fodder"})
    t.red.holds(*HAND, *(["flare_fodder"] if flare else []))
    if zap:
        t.green.holds("cosmic_zap")
    t.plans(red=cards[0], blue=cards[1])
    return t


def items(t):
    return sorted(t.state.cards.design[card] for card in t.red.decision("fodder").items)


def test_attacks_between_both_cards_are_added_y12():
    """CE-A12, CE-Y12: 08 + 08 + 12, not 04, 20, nor a card as high as the opponent's (of 15 there is only one)."""
    t = y12()
    t.red.uses("fodder")
    assert items(t) == ["attack_08", "attack_08", "attack_12"]
    t.red.answers("fodder", list(t.red.decision("fodder").items))
    t.all_pass()
    assert t.happened("totals", totals=[38, 18])
    assert t.discards.count("attack_08") == 2


def test_nothing_need_be_thrown_in():
    """CE-A12: any number of them, also none."""
    t = y12()
    t.red.uses("fodder")
    t.red.answers("fodder", [])
    t.all_pass()
    assert t.happened("totals", totals=[10, 18]) and "attack_12" in t.red.hand


def test_zapped_nothing_is_thrown_away():
    """CE-5.17."""
    t = y12(zap=True)
    t.red.uses("fodder")
    t.until("green").carries_out("cosmic_zap")
    assert t.happened("totals", totals=[10, 18]) and len(t.red.hand) == 6


def test_it_needs_two_attacks_and_room_between_them():
    """CE-A12: a higher card of one's own, or a negotiate, leaves nothing to add."""
    for cards in (("attack_30", "attack_14"), ("attack_06", "negotiate"), ("attack_07", "attack_08")):
        t = y12(cards=cards)
        assert not t.red.is_asked("reply") or not t.red.may("fodder")


def test_values_count_as_revealed():
    """CE-A12: Mirror's reversal changes neither bound (CE-4.58)."""
    t = y12({"red": "fodder", "blue": "mirror"})
    t.blue.uses("mirror")
    t.red.uses("fodder")
    assert items(t) == ["attack_08", "attack_08", "attack_12"]


def test_the_super_flare_allows_lower_cards_too():
    """CE-F12, CE-Y12: also 04; the power is used by it (CE-5.29)."""
    t = y12(flare=True)
    t.red.uses("flare_fodder")
    assert items(t) == ["attack_04", "attack_08", "attack_08", "attack_12"]
    t.red.answers("fodder", list(t.red.decision("fodder").items))
    assert not t.red.is_asked("reply") or not t.red.may("fodder")
    t.all_pass()
    assert t.happened("totals", totals=[42, 18])


def test_the_super_flare_works_with_a_higher_card():
    """CE-F12: whatever the own card is."""
    t = y12(flare=True, cards=("attack_30", "attack_14"))
    t.red.uses("flare_fodder")
    assert items(t) == ["attack_04", "attack_08", "attack_08", "attack_12"]


def late(invited=True, answer="none"):
    t = table("red", "blue", "green", "yellow", red=["attack_08"], blue=["attack_08"], green=["flare_fodder"])
    t.begins("red", "blue").launches(4, at="blue 1")
    t.red.invites(*(["green"] if invited else []))
    t.blue.invites()
    if invited:
        t.green.declines() if answer == "none" else t.green.joins("offense", 1)
    t.plans(red="attack_08", blue="attack_08")
    return t


def test_the_wild_flare_joins_late_with_one_ship():
    """CE-F12: 13 against 12."""
    t = late()
    assert [option[3] for option in t.until("green").offered("reply")[1:]] == ["offense"]
    t.green.uses("flare_fodder", "offense")
    t.green.answers("ship", t.place("green 2"))
    t.all_pass()
    assert t.happened("totals", totals=[13, 12]) and t.green.foreign == 1


def test_the_wild_flare_needs_an_invitation_that_was_declined():
    """CE-F12: neither without one nor for somebody who has joined."""
    assert not late(invited=False).green.is_asked("reply")
    joined = late(answer="offense")
    assert not joined.green.is_asked("reply") or not joined.green.may("flare_fodder")


def test_who_was_sent_home_has_not_declined():
    """CE-F12: green joined and was thrown out by a Force Field; the wild flare is for those who declined."""
    t = table("red", "blue", "green", "yellow")
    t.red.holds("attack_06")
    t.blue.holds("attack_20")
    t.green.holds("flare_fodder")
    t.yellow.holds("force_field")
    t.begins("red", "blue")
    t.all_pass()
    t.red.launches(2, at="blue 1")
    t.all_pass()
    t.invite(red=["green"])
    t.green.joins("offense", 1)
    t.until("yellow").carries_out("force_field")
    t.yellow.answers("allies", [t.green.seat])
    t.green.sends("return", 1)
    t.all_pass()
    t.plans(red="attack_06", blue="attack_20")
    t.never("green", "flare_fodder")
    assert t.outcome() == "defense"


def test_beside_a_negotiate_nothing_is_thrown_in():
    """CE-A12, CE-F12: both cards must be attacks."""
    for flare in (False, True):
        t = y12(flare=flare, cards=("negotiate", "attack_14"))
        t.never("red", "fodder")
        assert t.outcome() == "defense" and not t.happened("played")


def test_only_attacks_are_thrown_in():
    """CE-A12, CE-F12: a reinforcement, however high, is no fodder; with the super flare a negotiate is none either."""
    t = duel(("attack_04", "attack_14"), powers={"red": "fodder"})
    t.red.holds("reinforcement_5", "negotiate", "morph", "attack_08", "flare_fodder")
    t.plans(red="attack_04", blue="attack_14")
    t.until("red").uses("flare_fodder")
    assert items(t) == ["attack_08"]
