"""Amoeba (CE-A1) and its flare (CE-F1)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def laid(powers, ships=2, zap=False):
    t = duel(("attack_08", "attack_08"), ships=ships, powers=powers)
    if zap:
        t.green.holds("cosmic_zap")
    t.plans(red="attack_08", blue="attack_08")
    return t


def test_ships_are_added_beyond_four():
    """CE-A1: any number from the own colonies; the limit does not apply."""
    t = laid({"red": "amoeba"})
    t.red.uses("amoeba", "send")
    t.red.sends("send", 4, "red 3")
    assert t.happened("totals", totals=[14, 12])
    assert t.red.ships_in("blue 1") == 6


def test_ships_are_withdrawn_and_without_any_there_is_no_colony():
    """CE-A1: the side wins, but a player without a ship in the encounter gets nothing."""
    t = fought(("attack_40", "attack_08"), ships=2, powers={"red": "amoeba"})
    t.red.uses("amoeba", "withdraw")
    t.red.sends("withdraw", 2, "red 3")
    assert t.outcome() == "offense" and t.red.ships_in("red 3") == 6
    assert t.red.foreign == 0 and t.blue.ships_in("warp") == 4


def test_a_single_ship_is_withdrawn():
    """CE-A1: any number."""
    t = fought(("attack_10", "attack_08"), ships=3, powers={"red": "amoeba"})
    t.red.uses("amoeba", "withdraw")
    t.red.sends("withdraw", 1, "red 3")
    assert t.happened("totals", totals=[12, 12]) and t.red.ships_in("red 3") == 5


def test_a_defense_that_leaves_gives_up_the_colony_e59():
    """CE-E59: it is still the defense."""
    t = laid({"blue": "amoeba"})
    t.blue.uses("amoeba", "withdraw")
    t.blue.sends("withdraw", 4, "blue 2")
    assert t.blue.homes == 4 and t.happened("totals", totals=[10, 8])
    assert t.blue.ships_in("warp") == 0


def test_a_colony_that_the_wild_flare_founds_anew_may_win():
    """CE-F1, CE-8.2: blue is driven out, has given up the colony and settled elsewhere meanwhile."""
    t = table("red", "blue", "green")
    for number in range(1, 5):
        t.blue.puts(1, f"blue {number}", f"green {number}")
    t.blue.puts(1, "blue 5", "red 1")
    t.red.puts(4, "red 1", "warp")
    t.red.holds("attack_08")
    t.blue.holds("attack_08", "flare_amoeba")
    t.blue.puts(1, "green 4", "blue 4")  # three foreign colonies and the one that is attacked
    t.begins("red", "red").sends("retrieve", 1, "red 2")
    t.red.answers("defense", ("drive_out", t.planet("red 1"), t.blue.seat))
    t.red.sends("launch.ships", 2)
    t.nobody_allies()
    t.blue.puts(1, "red 1", "green 4")
    assert t.blue.foreign == 4
    t.until("blue").uses("flare_amoeba", "send")
    t.blue.sends("send", 1, "blue 2")
    assert t.blue.foreign == 5 and t.winners() == ["blue"]


def test_zapped_no_ship_moves():
    """CE-5.15, CE-5.17."""
    t = laid({"red": "amoeba"}, zap=True)
    t.red.uses("amoeba", "send")
    t.green.uses("cosmic_zap")
    assert t.happened("totals", totals=[10, 12])


def test_it_needs_a_ship_in_the_encounter_and_a_role():
    """CE-A1: k >= 1; CE-5.13: a main player."""
    t = table(powers={"blue": "amoeba"}, red=["attack_08"], blue=["attack_08"])
    t.blue.puts(4, "blue 1", "blue 2")
    t.clash(2)
    t.plans(red="attack_08", blue="attack_08")
    assert not t.blue.is_asked("reply")
    assert not laid({"green": "amoeba"}).green.is_asked("reply")


def test_barbarian_counts_the_ships_that_are_there_in_the_end():
    """CE-A3 beside CE-A1: the defense flees, but its hand is looted all the same."""
    t = duel(("attack_40", "attack_08"), ships=1, powers={"red": "barbarian", "blue": "amoeba"})
    t.blue.holds("attack_01", "attack_04")
    t.plans(red="attack_40", blue="attack_08")
    t.blue.uses("amoeba", "withdraw")
    t.blue.sends("withdraw", 4, "blue 2")
    t.red.answers("loot", [t.blue.card("attack_04")])
    assert t.red.hand == ["attack_04"]


def test_an_ally_uses_it_with_the_super_flare():
    """CE-F1, CE-5.29."""
    t = table("red", "blue", "green", "yellow", powers={"green": "amoeba"})
    t.red.holds("attack_08")
    t.blue.holds("attack_08")
    t.green.holds("flare_amoeba")
    t.clash(2, defense={"green": 1})
    t.all_pass()
    t.plans(red="attack_08", blue="attack_08")
    t.green.uses("flare_amoeba", "send")
    t.green.sends("send", 4, "green 3")
    assert t.happened("totals", totals=[10, 17])


def before_selection(**ships):
    t = table(red=["attack_08"], blue=["attack_08", "flare_amoeba"])
    t.blue.puts(4, "blue 1", "blue 2")
    t.clash(2)
    return t


def test_the_wild_flare_brings_up_to_four_ships():
    """CE-F1: also for a defense without a ship there."""
    t = before_selection()
    assert t.until("blue").offered("reply")[1:] == [("play", t.blue.card("flare_amoeba"), 0, "send")]
    t.blue.uses("flare_amoeba", "send")
    t.blue.cannot("send", [5, *[0] * (len(t.blue.decision("send").slots) - 1)])
    t.blue.sends("send", 4, "blue 2")
    t.all_pass()
    t.plans(red="attack_08", blue="attack_08")
    assert t.happened("totals", totals=[10, 12])


def test_the_wild_flare_is_for_main_players():
    """CE-F1."""
    t = duel(("attack_08", "attack_08"), ships=2, also={"green": ["flare_amoeba"]})
    while not t.red.is_asked("planning.card"):
        assert not t.green.is_asked("reply") or not t.green.may("flare_amoeba")
        t.players[t.asked()[0][0]].passes()
