"""Macron (CE-A22) and its flare (CE-F22)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def launching(flare=False):
    t = table(powers={"red": "macron"}, red=["attack_08", *(["flare_macron"] if flare else [])], blue=["attack_08"])
    t.begins("red", "blue").answers("planet", t.planet("blue 1"))
    return t


def test_macron_launches_exactly_one_ship_worth_four():
    """CE-A22 (i), (ii)."""
    t = launching()
    t.red.cannot("launch.ships", [2, 0, 0, 0, 0], "core.bad_total")
    t.red.sends("launch.ships", 1)
    t.nobody_allies()
    t.plans(red="attack_08", blue="attack_08")
    assert t.happened("totals", totals=[12, 12])


def test_macron_gets_double_compensation():
    """CE-A22 (iii)."""
    t = duel(("attack_08", "negotiate"), powers={"blue": "macron"})
    t.red.holds(*["attack_04"] * 4, *["attack_06"] * 6)
    t.blue.puts(3, "blue 1", "blue 2")
    t.plans(red="attack_08", blue="negotiate")
    assert t.happened("compensation", seat=1, count=2)


def test_a_zapped_macron_still_gets_double_compensation():
    """CE-5.16: part (iii) is not a use."""
    t = table(powers={"red": "macron"})
    t.red.holds("negotiate")
    t.blue.holds("attack_08", *["attack_04"] * 4, *["attack_06"] * 6)
    t.green.holds("cosmic_zap")
    t.begins("red", "blue").answers("planet", t.planet("blue 1"))
    t.until("green").uses("cosmic_zap")
    t.red.sends("launch.ships", 3)
    t.nobody_allies()
    t.plans(red="negotiate", blue="attack_08")
    assert t.happened("compensation", seat=0, count=6)


def test_macron_is_paid_twice_for_the_loss_that_costs_the_power():
    """CE-4.91, CE-5.57: four ships and the third home colony are lost; eight cards are due before the power goes."""
    t = duel(("attack_40", "negotiate"), powers={"blue": "macron"})
    t.red.holds(*["attack_04"] * 4, *["attack_06"] * 6)
    for number in (4, 5):
        t.blue.puts(4, f"blue {number}", "blue 2")
    t.plans(red="attack_40", blue="negotiate")
    assert t.happened("power", seat=1, has=False)
    assert t.happened("compensation", seat=1, count=8)


def test_a_macron_who_has_lost_the_power_before_is_paid_once():
    """CE-4.91, CE-5.10: as it stands when the ships are lost."""
    t = duel(("attack_40", "negotiate"), powers={"blue": "macron"})
    t.red.holds(*["attack_04"] * 4, *["attack_06"] * 6)
    for number in (3, 4, 5):
        t.blue.puts(4, f"blue {number}", "blue 2")
    t.plans(red="attack_40", blue="negotiate")
    assert t.happened("compensation", seat=1, count=4)


def test_super_clone_doubles_what_macron_is_paid():
    """CE-4.91, CE-F7, CE-E43: who has both powers gets four cards for two ships, and up to four more."""
    t = duel(("attack_40", "negotiate"), powers={"blue": "macron"}, also={"blue": ["flare_clone"]})
    t.power("blue", "clone")
    t.state.sheets[1].extra = True
    t.red.holds(*["attack_08"] * 6, *["attack_06"] * 7, *["attack_04"] * 4)
    t.blue.puts(2, "blue 1", "blue 2")
    t.plans(red="attack_40", blue="negotiate")
    t.until("blue").carries_out("flare_clone")
    t.blue.answers("further", 4)
    t.all_pass()
    assert t.happened("compensation", seat=1, count=8)


def test_macron_does_not_grow_where_ships_are_not_counted():
    """CE-E32: against a negotiate, or with one, no total is compared, so there is no use that could be zapped."""
    for cards in (("attack_08", "negotiate"), ("negotiate", "attack_08")):
        t = fought(cards, powers={"blue": "macron"}, late={"green": ["cosmic_zap"]})
        t.never("green", "cosmic_zap")
        assert not t.happened("stacked")


def test_super_macron_sends_four():
    """CE-F22, CE-H8: each still counts four."""
    t = launching(flare=True)
    while not t.red.may("flare_macron"):
        t.red.passes()
    t.red.carries_out("flare_macron")
    t.red.sends("launch.ships", 4)
    t.nobody_allies()
    t.all_pass()
    t.plans(red="attack_08", blue="attack_08")
    t.all_pass()
    assert t.happened("totals", totals=[24, 12])


def test_super_macron_may_still_send_one():
    """CE-F22, CE-H8: "up to four"."""
    t = launching(flare=True)
    while not t.red.may("flare_macron"):
        t.red.passes()
    t.red.carries_out("flare_macron")
    t.red.sends("launch.ships", 1)
    assert t.red.ships_in("gate") == 1


def test_super_macron_as_an_ally():
    """CE-F22: [O/A, LA+AL]."""
    t = table(powers={"green": "macron"}, red=["attack_08"], blue=["attack_08"], green=["flare_macron"])
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(red=["green"])
    while not t.green.may("flare_macron"):
        t.green.passes()
    t.green.carries_out("flare_macron")
    t.green.joins("offense", 3)
    assert t.encounter.sides[t.green.seat] == 1 and t.green.ships_in("gate") == 3


def wild(cards):
    return fought(cards, ships=3, late={"red": ["flare_macron"]})


def test_wild_macron_counts_own_ships_twice():
    """CE-F22: +1 for each own ship."""
    t = wild(("attack_08", "attack_08"))
    t.red.uses("flare_macron")
    assert t.happened("totals", totals=[14, 12])


def test_wild_macron_needs_an_attack():
    """CE-F22: "if your side revealed an attack"."""
    t = wild(("negotiate", "attack_08"))
    assert not (t.red.is_asked("reply") and t.red.may("flare_macron"))
    t.all_pass()
    assert t.outcome() == "defense" and not t.happened("played")


def test_a_cancelled_wild_macron_adds_nothing():
    """CE-F2, CE-5.30."""
    t = fought(("attack_08", "attack_08"), ships=3, late={"red": ["flare_macron"], "blue": ["flare_anti_matter"]})
    t.red.uses("flare_macron")
    t.blue.carries_out("flare_anti_matter")
    assert t.happened("totals", totals=[11, 12])


def test_a_macron_whom_nobody_invites_uses_nothing():
    """CE-E32: without anything to answer there is no use that could be zapped."""
    t = duel(("attack_06", "attack_20"), ships=2, powers={"green": "macron"}, also={"yellow": ["cosmic_zap"]})
    assert t.red.is_asked("planning.card")
    assert t.happened("stacked") == []


def test_a_zapped_macron_is_still_rewarded_twice():
    """CE-A22 (iii), CE-E30, CE-5.16: sends two ships that count 1 each, and gets two rewards for each of them."""
    t = table("red", "blue", "green", "yellow", powers={"green": "macron"})
    t.red.holds("attack_06")
    t.blue.holds("attack_20")
    t.yellow.holds("cosmic_zap")
    t.begins("red", "blue").launches(2, at="blue 1")
    t.invite(blue=["green"])
    t.until("yellow").uses("cosmic_zap")
    t.green.joins("defense", 2)
    t.plans(red="attack_06", blue="attack_20")
    assert t.happened("totals")[-1].data["totals"] == [8, 26]
    t.green.sends("return", 2)
    assert len(t.green.hand) == 4


def test_a_macron_without_ships_uses_nothing():
    """CE-E32, CE-4.38: invited without a ship on a colony; and as a defense without a ship on the planet."""
    t = table("red", "blue", "green", powers={"green": "macron"})
    for number in range(1, 6):
        t.green.puts(4, f"green {number}", "warp")
    t.red.holds("attack_06")
    t.blue.holds("attack_20")
    t.begins("red", "blue").launches(2, at="blue 1")
    t.invite(red=["green"])
    assert t.red.is_asked("planning.card") and not t.happened("stacked")
    t = duel(("attack_06", "attack_20"), powers={"blue": "macron"})
    t.blue.puts(4, "blue 1", "blue 2")
    t.plans(red="attack_06", blue="attack_20")
    assert t.happened("totals", totals=[10, 20]) and not t.happened("stacked")


def test_wild_macron_counts_a_single_ship_too():
    """CE-F22: an ally with one ship."""
    t = fought(("attack_08", "attack_08"), ships=2, offense={"green": 1}, also={"green": ["flare_macron"]})
    t.until("green").uses("flare_macron")
    assert t.happened("totals", totals=[12, 12])


def test_super_macron_sends_no_more_than_four():
    """CE-F22."""
    t = table(powers={"red": "macron"}, red=["attack_08", "flare_macron"], blue=["attack_08"])
    t.begins("red", "blue").answers("planet", t.planet("blue 1"))
    t.until("red").carries_out("flare_macron")
    t.red.cannot("launch.ships", [4, 1, 0, 0, 0])
    t.red.answers("launch.ships", [3, 1, 0, 0, 0])
