"""Loser (CE-A20) and its flare (CE-F20)."""

from __future__ import annotations

from tests.games.cosmic.support import duel


def test_an_upset_exchanges_winner_and_loser():
    """CE-A20, CE-4.63."""
    t = duel(("attack_04", "attack_30"), powers={"red": "loser"})
    t.red.uses("loser")
    t.plans(red="attack_04", blue="attack_30")
    assert t.outcome() == "offense"
    assert t.red.ships_in("blue 1") == 4 and t.blue.ships_in("warp") == 4


def test_without_the_upset_the_higher_total_wins():
    """CE-A20: optional."""
    t = duel(("attack_04", "attack_30"), powers={"red": "loser"})
    t.red.passes()
    t.plans(red="attack_04", blue="attack_30")
    assert t.outcome() == "defense"


def test_both_must_play_an_attack_if_they_can():
    """CE-A20, CE-E40."""
    t = duel(("negotiate", "negotiate"), powers={"red": "loser"})
    t.blue.holds("attack_04", "morph")
    t.red.uses("loser")
    assert t.blue.offered("planning.card") == [t.blue.card("attack_04")]
    assert t.red.offered("planning.card") == [t.red.card("negotiate")]


def test_a_negotiator_wins_by_the_upset_and_gets_nothing():
    """CE-E13."""
    t = duel(("negotiate", "attack_30"), powers={"red": "loser"})
    t.blue.holds("attack_04")
    t.red.uses("loser")
    t.plans(red="negotiate", blue="attack_30")
    assert t.outcome() == "offense"
    assert not t.happened("compensation")


def test_a_zapped_upset_is_none():
    """CE-E31: in the window of its declaration; nobody must attack then."""
    t = duel(("attack_04", "negotiate"), powers={"red": "loser"})
    t.blue.holds("attack_30")
    t.green.holds("cosmic_zap")
    t.red.uses("loser")
    t.until("green").uses("cosmic_zap")
    assert len(t.blue.offered("planning.card")) == 2
    t.plans(red="attack_04", blue="attack_30")
    assert t.outcome() == "defense"


def test_oracle_still_sees_the_attack_first():
    """CE-E40."""
    t = duel(("attack_04", "negotiate"), powers={"red": "loser", "blue": "oracle"})
    t.red.holds("negotiate")
    t.red.uses("loser")
    assert t.red.offered("planning.card") == [t.red.card("attack_04")]
    t.red.lays("attack_04")
    t.blue.lays("negotiate")
    assert t.outcome() == "defense"


def test_wild_loser_makes_both_sides_lose():
    """CE-F20, CE-E12, CE-E75: no cards, no colony, no compensation; unsuccessful."""
    t = duel(("attack_04", "attack_30"), also={"red": ["flare_loser"]})
    t.red.uses("flare_loser")
    assert t.outcome() == "both_lose"
    assert (t.red.ships_in("warp"), t.blue.ships_in("warp")) == (4, 4)
    assert "attack_04" in t.red.hand and "flare_loser" in t.red.hand
    assert t.state.active == t.blue.seat


def test_nobody_acts_in_planning_once_it_is_decided():
    """CE-E75: straight to Resolution."""
    t = duel(("attack_04", "attack_30"), powers={"blue": "kamikaze"}, also={"red": ["flare_loser"]})
    t.red.uses("flare_loser")
    assert not t.happened("stacked", seat=t.blue.seat)
    assert t.happened("turn", seat=t.blue.seat)


def super_loser(cards=("attack_04", "negotiate")):
    return duel(cards, powers={"red": "loser"}, also={"red": ["flare_loser"], "blue": ["attack_30"]})


def test_super_loser_declares_after_the_selection():
    """CE-F20: nobody was forced to play an attack."""
    t = super_loser()
    t.red.passes()
    t.all_pass()
    t.plans(red="attack_04", blue="negotiate")
    t.red.carries_out("flare_loser")
    assert t.outcome() == "defense"


def test_super_loser_does_not_upset_twice():
    """CE-5.19."""
    t = super_loser()
    t.red.carries_out("loser")
    t.plans(red="attack_04", blue="attack_30")
    assert not t.red.is_asked("reply")
    assert t.outcome() == "offense"


def test_super_loser_can_be_zapped():
    """CE-5.29: a normal use of the power; the flare returns."""
    t = super_loser()
    t.green.holds("cosmic_zap")
    t.red.passes()
    t.all_pass()
    t.plans(red="attack_04", blue="attack_30")
    t.red.uses("flare_loser")
    t.until("green")
    while not t.green.may("cosmic_zap"):
        t.green.passes()
        t.until("green")
    t.green.carries_out("cosmic_zap")
    assert t.outcome() == "defense"
    assert "flare_loser" in t.red.hand
