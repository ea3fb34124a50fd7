"""Human (CE-A18) and its flare (CE-F18)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought


def test_human_adds_four_also_as_an_ally():
    """CE-A18: to the total of its side."""
    t = fought(("attack_08", "attack_08"), ships=2, powers={"green": "human"}, defense={"green": 1})
    assert t.happened("totals", totals=[10, 17])


def test_human_outside_the_encounter_adds_nothing():
    """CE-5.13."""
    t = fought(("attack_08", "attack_06"), powers={"green": "human"})
    assert t.happened("totals", totals=[12, 10])


def test_a_zapped_human_wins_even_with_two_negotiates():
    """CE-E78: no deal is tried."""
    t = fought(("negotiate", "negotiate"), powers={"blue": "human"}, late={"green": ["cosmic_zap"]})
    t.green.uses("cosmic_zap")
    assert t.outcome() == "defense"
    assert not t.happened("offer")


def wild(powers=None, cards=("attack_06", "attack_30")):
    return fought(cards, powers=powers or {}, late={"red": ["flare_human"]})


def test_wild_human_makes_an_attack_42_and_is_discarded():
    """CE-F18, CE-F60: Human is not in the game."""
    t = wild()
    t.red.uses("flare_human")
    assert t.happened("totals", totals=[46, 34])
    assert "flare_human" in t.discards and "flare_human" not in t.red.hand


def test_wild_human_makes_an_attack_of_a_negotiate():
    """CE-F18, CE-4.57."""
    t = wild(cards=("negotiate", "attack_30"))
    t.red.uses("flare_human")
    assert t.happened("totals", totals=[46, 34])


def test_wild_human_goes_to_human():
    """CE-F60, CE-F61."""
    t = wild({"green": "human"})
    t.red.uses("flare_human")
    assert "flare_human" in t.green.hand


def test_wild_human_does_not_work_against_human():
    """CE-F18: "if your opponent is not Human"."""
    t = wild({"blue": "human"})
    assert not t.red.is_asked("reply")
    assert t.happened("totals", totals=[10, 38])


def test_super_human_adds_eight():
    """CE-F18: and the flare returns (CE-5.23)."""
    t = wild({"red": "human"})
    t.red.passes()
    t.red.uses("flare_human")
    assert t.happened("totals", totals=[18, 34])
    assert t.red.hand == ["flare_human"]


def test_super_human_zaps_itself_and_wins():
    """CE-F18, CE-5.40: the flare is discarded."""
    t = wild({"red": "human"})
    t.red.uses("flare_human")
    assert t.outcome() == "offense"
    assert "flare_human" in t.discards


def test_super_human_cannot_be_used_after_a_zap():
    """CE-5.26: only the wild side is left, which is for another moment."""
    t = duel(("attack_06", "attack_30"), powers={"red": "human"})
    t.red.holds("flare_human")
    t.green.holds("cosmic_zap")
    t.plans(red="attack_06", blue="attack_30")
    t.red.passes()
    t.green.uses("cosmic_zap")
    assert not t.red.is_asked("reply")
    assert t.happened("added") == [] and t.outcome() == "offense"


def test_a_cancelled_wild_human_changes_nothing_and_is_lost():
    """CE-R1."""
    t = wild()
    t.green.holds("card_zap")
    t.red.uses("flare_human")
    t.until("green").uses("card_zap")
    assert t.happened("totals", totals=[10, 34])
    assert "flare_human" in t.discards


def test_a_negotiate_that_lost_to_a_negotiate_is_not_compensated():
    """CE-E78, CE-4.85: Human's zapped power wins against a negotiate, but compensation is for losing to an attack."""
    t = fought(
        ("negotiate", "negotiate"), powers={"red": "human"}, also={"red": ["attack_40"], "green": ["cosmic_zap"]}
    )
    t.until("green").carries_out("cosmic_zap")
    assert t.outcome() == "offense" and t.blue.ships_in("warp") == 4
    assert t.red.hand == ["attack_40"] and t.blue.hand == []


def test_the_super_flare_zaps_only_the_power_of_human():
    """CE-F18: who has a second power does not zap that one with it."""
    t = duel(("attack_08", "attack_20"), powers={"red": "human"}, also={"red": ["flare_human"]})
    t.power("red", "warpish")
    t.blue.puts(1, "blue 5", "warp")
    t.plans(red="attack_08", blue="attack_20")
    zapped = 0
    while not t.outcome():
        if t.red.is_asked("reply") and t.state.stack:
            power = t.state.sheets[t.state.stack[-1].source[1]].alien
            assert t.red.may("flare_human") == (power == "human")
            zapped += 1
        t.players[t.asked()[0][0]].passes()
    assert zapped and t.happened("totals", totals=[8 + 4 + 4 + 1, 24])
