"""Pacifist and its flare (CE-A31, CE-F31)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought


def pacifist(red="negotiate", blue="attack_40", **powers):
    return duel((red, blue), powers={"red": "pacifist", **powers})


def test_a_negotiate_beats_an_attack():
    """CE-A31: and the winner gets no compensation (CE-E13)."""
    t = pacifist()
    t.plans(red="negotiate", blue="attack_40")
    assert t.outcome() == "offense"
    assert t.red.ships_in("blue 1") == 4 and t.blue.ships_in("warp") == 4
    assert not t.happened("compensation")


def test_two_negotiates_are_a_normal_deal():
    """CE-A31."""
    t = pacifist(blue="negotiate")
    t.plans(red="negotiate", blue="negotiate")
    assert t.red.is_asked("deal.message") and not t.happened("declared")


def test_an_attack_of_its_own_is_compared():
    t = pacifist(red="attack_06")
    t.plans(red="attack_06", blue="attack_40")
    assert t.outcome() == "defense" and not t.happened("declared")


def test_only_as_a_main_player():
    """CE-5.13."""
    t = fought(("negotiate", "attack_40"), powers={"green": "pacifist"})
    assert t.outcome() == "defense"


def test_zapped_it_loses_and_is_compensated():
    """CE-5.15, CE-4.85."""
    t = pacifist()
    t.green.holds("cosmic_zap")
    t.blue.holds("attack_04")
    t.plans(red="negotiate", blue="attack_40")
    t.until("green").uses("cosmic_zap")
    assert t.outcome() == "defense" and t.happened("compensation", seat=0)


def test_a_zapped_human_decides_against_it():
    """CE-4.62, CE-E78."""
    t = pacifist(blue="attack_40")
    t.power("blue", "human")
    t.green.holds("cosmic_zap")
    t.plans(red="negotiate", blue="attack_40")
    t.until("green").passes()
    t.until("green").uses("cosmic_zap")
    assert t.happened("zapped", alien="human") and t.outcome() == "defense"


def test_emotion_control_leaves_it_nothing_to_do():
    """CE-E73: two negotiates."""
    t = pacifist()
    t.green.holds("emotion_control")
    t.plans(red="negotiate", blue="attack_40")
    t.green.uses("emotion_control")
    assert t.red.is_asked("deal.message") and not t.happened("declared", seat=0)


# -- the flare


def test_the_wild_flare_makes_an_attack_15_of_a_negotiate():
    """CE-F31, CE-4.57: then totals are compared, and reinforcements could be played."""
    t = fought(("negotiate", "attack_12"), late={"red": ["flare_pacifist"]})
    t.red.uses("flare_pacifist")
    assert t.happened("totals", totals=[19, 16]) and t.outcome() == "offense"
    assert t.red.hand == ["flare_pacifist"]


def test_the_wild_flare_needs_an_attack_on_the_other_side():
    t = fought(("negotiate", "negotiate"), late={"red": ["flare_pacifist"]})
    assert t.red.is_asked("deal.message")


def test_a_cancelled_wild_flare_leaves_the_negotiate():
    """CE-5.30, CE-R1."""
    t = fought(("negotiate", "attack_12"), late={"red": ["flare_pacifist"], "green": ["card_zap"]})
    t.red.uses("flare_pacifist")
    t.until("green").uses("card_zap")
    assert t.outcome() == "defense" and "flare_pacifist" in t.discards


def failed(*, flare=True):
    t = pacifist(blue="negotiate")
    t.red.holds("flare_pacifist")
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("break_off")
    if flare:
        t.red.uses("flare_pacifist")
    else:
        t.red.passes()
    return t


def test_the_super_flare_shifts_the_losses_of_a_failed_deal():
    """CE-F31: 1 ship for Pacifist, 5 for the other."""
    t = failed()
    t.red.sends("lose", 1)
    t.blue.answers("lose", [4, 1, 0, 0, 0])
    assert (t.red.ships_in("warp"), t.blue.ships_in("warp")) == (1, 5)


def test_without_the_flare_both_lose_three():
    """CE-6.20."""
    t = failed(flare=False)
    t.red.sends("lose", 3)
    t.blue.sends("lose", 3)
    assert (t.red.ships_in("warp"), t.blue.ships_in("warp")) == (3, 3)


def test_the_super_flare_after_a_quashed_deal():
    """CE-R8, CE-F31: a quashed deal has failed, too."""
    t = pacifist(blue="negotiate")
    t.red.holds("flare_pacifist")
    t.blue.holds("attack_04")
    t.green.holds("quash")
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", want={"choice": 1})
    t.blue.says("accept")
    t.until("green").uses("quash")
    t.until("red").carries_out("flare_pacifist")
    t.red.sends("lose", 1)
    t.blue.answers("lose", [4, 1, 0, 0, 0])
    assert t.blue.ships_in("warp") == 5
