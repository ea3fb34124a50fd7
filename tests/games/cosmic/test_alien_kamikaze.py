"""Kamikaze (CE-A19) and its flare (CE-F19)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def test_ships_for_cards():
    """CE-A19: two cards for each."""
    t = duel(("attack_08", "attack_06"), powers={"red": "kamikaze"})
    t.red.uses("kamikaze")
    t.red.cannot("ships", [3, 2, 0, 0], "core.bad_total")
    t.red.sends("ships", 3, "red 2")
    assert t.red.ships_in("warp") == 3
    assert len(t.red.hand) == 7


def test_nothing_is_paid_if_it_is_zapped():
    """CE-A19, CE-5.17."""
    t = duel(("attack_08", "attack_06"), powers={"red": "kamikaze"})
    t.green.holds("cosmic_zap")
    t.red.uses("kamikaze")
    t.until("green").uses("cosmic_zap")
    assert t.red.ships_in("warp") == 0 and len(t.red.hand) == 1


def test_only_a_main_player_dives():
    """CE-5.13."""
    t = duel(("attack_08", "attack_06"), powers={"green": "kamikaze"})
    assert t.red.is_asked("planning.card")


def test_healed_ships_count_as_paid():
    """CE-E64."""
    t = duel(("attack_08", "attack_06"), powers={"red": "kamikaze", "green": "healer"})
    t.red.uses("kamikaze")
    t.red.sends("ships", 2, "red 2")
    t.green.uses("healer")
    t.red.sends("return", 2, "red 3")
    assert t.red.ships_in("warp") == 0
    assert len(t.red.hand) == 5


def wild():
    return fought(("attack_08", "attack_15"), ships=2, late={"red": ["flare_kamikaze"]})


def test_wild_kamikaze_adds_three_for_each_ship():
    """CE-F19: up to four."""
    t = wild()
    t.red.uses("flare_kamikaze")
    assert t.red.decision("ships").high == 4
    t.red.sends("ships", 4, "red 3")
    assert t.happened("totals", totals=[22, 19])
    assert t.red.ships_in("warp") == 4 and t.red.hand == ["flare_kamikaze"]
    assert t.happened("ships", why="flare_kamikaze")  # Kamikaze itself need not be in the game


def test_wild_kamikaze_takes_ships_outside_the_encounter():
    """CE-F19: the defense cannot give up those on the target planet."""
    t = fought(("attack_20", "attack_08"), late={"blue": ["flare_kamikaze"]})
    t.blue.uses("flare_kamikaze")
    assert t.place("blue 1") not in t.blue.decision("ships").slots


def test_a_cancelled_flare_costs_nothing():
    """CE-5.17, CE-R1."""
    t = wild()
    t.green.holds("card_zap")
    t.red.uses("flare_kamikaze")
    t.until("green").uses("card_zap")
    assert t.happened("totals", totals=[10, 19])
    assert "flare_kamikaze" in t.discards


def regrouping(lost=4, homes=True):
    t = table(powers={"red": "kamikaze"}, red=["attack_08", "flare_kamikaze"], blue=["attack_08"])
    t.red.puts(lost, "red 5", "warp")
    t.begins("red", "blue")
    return t


def test_super_kamikaze_takes_three_ships_back():
    """CE-F19."""
    t = regrouping()
    t.red.uses("flare_kamikaze")
    t.red.sends("retrieve", 3, "red 1")
    assert t.red.ships_in("warp") == 1 and t.red.ships_in("red 1") == 7


def test_super_kamikaze_takes_what_there_is():
    """CE-F19: fewer if there are fewer."""
    t = regrouping(2)
    t.red.uses("flare_kamikaze")
    t.red.sends("retrieve", 2, "red 1")
    assert t.red.ships_in("warp") == 0


def test_super_kamikaze_needs_a_ship_in_the_warp():
    """CE-F19."""
    t = regrouping(0)
    assert not t.red.is_asked("reply")
