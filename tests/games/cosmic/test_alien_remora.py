"""Remora and its flare (CE-A35, CE-F35)."""

from __future__ import annotations

from tests.games.cosmic.support import fought, table


def regrouping(green=(), lost=2, **kwargs):
    """Red has a ship in the warp and takes it out in its Regroup phase."""
    t = table(powers={"green": "remora"}, **kwargs)
    t.red.puts(1, "red 1", "warp")
    t.green.puts(lost, "green 1", "warp")
    t.red.holds("attack_40")
    t.blue.holds("attack_04")
    t.green.holds(*green)
    t.begins("red", "blue").sends("retrieve", 1, "red 1")
    return t


def test_it_takes_a_ship_along():
    """CE-A35 (i): one for each event."""
    t = regrouping()
    t.green.uses("remora")
    t.green.sends("retrieve", 1, "green 2")
    assert t.green.ships_in("warp") == 1 and t.green.ships_in("green 2") == 5
    assert t.red.is_asked("planet")


def test_it_need_not():
    """CE-A35: optional."""
    t = regrouping()
    t.green.passes()
    assert t.green.ships_in("warp") == 2 and t.red.is_asked("planet")


def test_without_ships_in_the_warp_it_is_not_asked():
    t = regrouping(lost=0)
    assert t.red.is_asked("planet")


def test_ships_that_were_lost_in_this_encounter_stay():
    """CE-A35 (i), CE-5.54."""
    t = table("red", "blue", "green", "yellow", powers={"green": "remora"})
    t.yellow.puts(1, "yellow 1", "warp")
    t.red.holds("attack_04")
    t.blue.holds("attack_40", "attack_08")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(red=["green"], blue=["yellow"])
    t.green.joins("offense", 1, "green 1")
    t.yellow.joins("defense", 1, "yellow 2")
    t.plans(red="attack_04", blue="attack_40")
    t.yellow.sends("return", 1, "yellow 1")
    t.yellow.answers("ships", 1)  # the reward
    t.yellow.sends("retrieve", 1, "yellow 1")
    assert t.green.ships_in("warp") == 1 and not t.green.is_asked("reply")


def test_zapped_it_gets_nothing_more_in_this_encounter():
    """CE-5.15."""
    t = regrouping(green=("cosmic_zap",))
    t.until("green").uses("remora")
    t.until("green").uses("cosmic_zap")
    assert t.green.ships_in("warp") == 2
    assert not t.green.is_asked("reply")


def rewarded():
    """Yellow is rewarded with two cards."""
    t = table("red", "blue", "green", "yellow", powers={"green": "remora"})
    t.red.holds("attack_04")
    t.blue.holds("attack_40", "attack_08")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(blue=["yellow"])
    t.yellow.joins("defense", 2, "yellow 2")
    t.plans(red="attack_04", blue="attack_40")
    t.yellow.sends("return", 2, "yellow 1")
    return t


def test_it_draws_one_card_for_an_event():
    """CE-A35 (ii), CE-E44: rewards, however many cards; its own card is no event for it (CE-E45)."""
    t = rewarded()
    t.green.uses("remora")
    assert len(t.yellow.hand) == 2 and len(t.green.hand) == 1
    assert not t.green.is_asked("reply")


def test_compensation_is_not_drawn_from_the_deck():
    """CE-E44."""
    t = fought(("attack_40", "negotiate"), powers={"green": "remora"}, also={"red": ["attack_01"]})
    assert t.happened("compensation") and t.green.hand == []


# -- the flare


def landed(*, seats=("red", "blue", "green", "yellow"), zap=False):
    t = table(*seats, powers={"green": "remora"})
    t.green.puts(1, "green 1", "warp")
    t.red.holds("attack_40")
    t.blue.holds("attack_04", *(["card_zap"] if zap else []))
    t.green.holds("flare_remora")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(red=["yellow"])
    t.yellow.joins("offense", 1, "yellow 1")
    t.plans(red="attack_40", blue="attack_04")
    t.until("green").uses("flare_remora")
    return t


def test_the_super_flare_shares_in_each_colony():
    """CE-F35: red and yellow have landed: two shares, a card or a ship each."""
    t = landed()
    t.all_pass()
    t.green.answers("growth", "ship")
    t.green.sends("retrieve", 1, "green 2")
    t.all_pass()
    assert t.green.ships_in("warp") == 0
    assert len(t.green.hand) == 2  # the flare and the card for the other colony


def test_a_cancelled_super_flare_shares_nothing():
    """CE-R1, CE-5.30."""
    t = landed(zap=True)
    t.until("blue").carries_out("card_zap")
    assert t.green.hand == [] and t.green.ships_in("warp") == 1


def test_the_wild_flare_draws_when_another_one_uses_a_flare():
    """CE-F35."""
    t = table(red=["attack_06", "attack_07", "flare_oracle"], blue=["attack_20"], green=["flare_remora"])
    t.begins("red", "blue").launches(4, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    t.until("red").uses("flare_oracle")
    t.until("green").carries_out("flare_remora")
    assert len(t.green.hand) == 2 and "flare_remora" in t.green.hand


def test_the_own_flare_feeds_nobody():
    """CE-F35: another player's."""
    t = table(red=["attack_06", "attack_07", "flare_oracle", "flare_remora"], blue=["attack_20"])
    t.begins("red", "blue").launches(4, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    t.until("red").uses("flare_oracle")
    t.never("red", "flare_remora")


def test_healed_ships_leave_the_older_ones_in_the_warp():
    """CE-A35: green's two ships of this encounter are back, so the two in the warp did not go there in it."""
    t = table("red", "blue", "green", "yellow", powers={"green": "remora", "yellow": "healer"})
    t.green.puts(2, "green 2", "warp")
    t.yellow.puts(1, "yellow 2", "warp")
    t.red.holds("attack_06")
    t.blue.holds("attack_30")
    t.clash(1, offense={"green": 2}, defense={"yellow": 1})
    t.plans(red="attack_06", blue="attack_30")
    t.yellow.passes()  # red's ship
    t.yellow.uses("healer")
    t.green.sends("return", 2)
    t.green.passes()  # the card that Healer draws
    t.yellow.sends("return", 1)
    t.yellow.answers("rewarding.ships", 1)
    t.yellow.sends("retrieve", 1)
    t.green.uses("remora")
    t.green.sends("retrieve", 1)
    assert t.green.ships_in("warp") == 1


def test_an_own_colony_is_no_share():
    """CE-F35: for each colony another player gains."""
    t = fought(("attack_20", "attack_04"), ships=2, powers={"red": "remora"}, also={"red": ["flare_remora"]})
    t.never("red", "flare_remora")
    assert t.red.foreign == 1
