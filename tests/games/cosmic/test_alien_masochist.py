"""Masochist (CE-A23) and its flare (CE-F23)."""

from __future__ import annotations

from rules import waiting, why_not
from rules.core.decisions import changed
from rules.cosmic.state.pieces import has_power, is_usable
from tests.games.cosmic.support import table


def ruined(left=0, options=None, **more):
    """Green is Masochist and has so many ships left, on its first planet."""
    t = table(powers={"green": "masochist"}, options=options)
    for planet in range(1, 6):
        t.green.puts(4 - (left if planet == 1 else 0), f"green {planet}", "warp")
    t.red.holds("attack_08", *more.get("red", ()))
    t.blue.holds("attack_08", *more.get("blue", ()))
    t.begins("red", "blue")
    return t


def test_masochist_wins_when_all_its_ships_are_lost():
    """CE-A23: at the start of any Regroup phase."""
    t = ruined()
    assert t.winners() == ["green"]


def test_one_ship_is_too_many():
    """CE-A23."""
    t = ruined(left=1)
    assert not t.winners() and t.red.is_asked("launch.planet")


def test_masochist_never_loses_its_power():
    """CE-A23, CE-5.10."""
    t = ruined(left=1)
    assert t.green.homes == 1 and has_power(t.state, t.green.seat)


def test_ships_out_of_the_game_are_lost():
    """CE-A23: "in the warp, out of the game"."""
    t = table(powers={"green": "masochist"})
    for planet in range(1, 6):
        t.green.puts(4, f"green {planet}", "warp")
    t.green.puts(7, "warp", "out")
    t.red.holds("attack_08")
    t.begins("red", "blue")
    assert t.winners() == ["green"]


def test_ships_on_a_technology_are_not_lost():
    """CE-E62."""
    t = table(powers={"green": "masochist"}, options={"technology": "on"})
    t.green.researches("infinity_drive", ships=2)
    for planet in range(1, 6):
        t.green.puts(t.green.ships_in(f"green {planet}"), f"green {planet}", "warp")
    t.red.holds("attack_08")
    t.begins("red", "blue")
    assert not t.winners()


def test_a_zapped_masochist_does_not_win_yet():
    """CE-5.15, CE-5.18: the next encounter is another matter."""
    t = ruined(blue=["cosmic_zap"])
    t.until("blue").uses("cosmic_zap")
    assert not t.winners()


def wild(powers=None, offense_lost=2):
    t = table(powers=powers or {}, red=["attack_08"], blue=["attack_08"], green=["flare_masochist"])
    t.red.puts(offense_lost, "red 5", "warp")
    t.blue.puts(3, "blue 5", "warp")
    t.begins("red", "blue")
    return t


def test_wild_masochist_names_who_takes_a_ship():
    """CE-F23: instead of the offense."""
    t = wild()
    t.until("green").carries_out("flare_masochist", t.blue.seat)
    t.blue.sends("retrieve", 1, "blue 1")
    assert (t.red.ships_in("warp"), t.blue.ships_in("warp")) == (2, 2)


def test_wild_masochist_names_only_who_has_a_ship_there():
    """CE-F23: nobody without a ship in the warp, and not the offense."""
    t = wild()
    t.until("green")
    assert [option[3:] for option in t.green._named("flare_masochist")] == [(t.blue.seat,)]


def test_wild_masochist_replaces_nothing_where_nothing_is_taken():
    """CE-F23: "instead of the offense"."""
    t = wild(offense_lost=0)
    assert t.red.is_asked("launch.planet")


def test_wild_masochist_does_not_strand_the_offense():
    """CE-F23: not if the offense could then put no ship on the gate."""
    t = table()
    for planet in range(1, 6):
        t.red.puts(4, f"red {planet}", "warp")
    t.blue.puts(3, "blue 5", "warp")
    t.red.holds("attack_08")
    t.green.holds("flare_masochist")
    t.begins("red", "blue")
    assert t.red.ships_in("gate") == 1


def test_a_cancelled_wild_masochist_changes_nothing():
    """CE-R1."""
    t = wild()
    t.red.holds("card_zap")
    t.until("green").uses("flare_masochist", t.blue.seat)
    t.until("red").carries_out("card_zap")
    t.red.sends("retrieve", 1, "red 1")
    assert t.blue.ships_in("warp") == 3


def test_super_masochist_gives_a_ship_up():
    """CE-F23, CE-3.15."""
    t = table(powers={"red": "masochist"}, red=["attack_08", "flare_masochist"])
    t.red.puts(2, "red 5", "warp")
    t.begins("red", "blue").uses("flare_masochist")
    assert (t.red.ships_in("warp"), t.red.ships_in("out")) == (1, 1)
    assert t.red.is_asked("launch.planet")


def test_only_one_thing_takes_the_place_of_the_retrieval():
    """CE-F23: what was replaced is not replaced again."""
    t = table(powers={"red": "masochist"}, red=["attack_08", "flare_masochist"], green=["flare_machine", "attack_04"])
    t.red.puts(2, "red 5", "warp")
    t.blue.puts(2, "blue 5", "warp")
    t.begins("red", "blue").uses("flare_masochist")
    t.all_pass()
    assert t.blue.ships_in("warp") == 2 and t.red.ships_in("warp") == 1


def with_reincarnator():
    """Blue, the defense, is Reincarnator and has become Masochist besides."""
    t = table("red", "blue", "green", "yellow", powers={"blue": "reincarnator"})
    t.power("blue", "masochist")
    t.state.sheets[1].extra = True
    t.state.sheets[0].marks["brought"] = [1]
    t.red.holds("attack_40")
    t.blue.holds("attack_00")
    return t


def test_what_masochist_has_besides_is_lost():
    """CE-E43, CE-A23, CE-F32: with the third home colony Reincarnator's own power is lost, so he is not born again, and
    somebody settles with the weak; Masochist is still his."""
    t = with_reincarnator()
    for number in (4, 5):
        t.blue.puts(4, f"blue {number}", "warp")
    t.green.holds("flare_parasite")
    t.clash(1)
    assert is_usable(t.state, 0) and is_usable(t.state, 1)
    t.plans(red="attack_40", blue="attack_00")
    assert t.happened("power", seat=t.blue.seat, has=False)
    assert t.until("green").may("flare_parasite")
    assert not is_usable(t.state, 0) and is_usable(t.state, 1)
    t.all_pass()
    assert t.happened("sheet") == [] and t.state.sheets[1].holder == t.blue.seat


def test_what_masochist_has_besides_comes_back():
    """CE-5.11, CE-E43: with three home colonies both powers work again."""
    t = with_reincarnator()
    for number in (3, 4, 5):
        t.blue.puts(4, f"blue {number}", "warp")
    assert not is_usable(t.state, 0) and is_usable(t.state, 1)
    t.blue.puts(1, "warp", "blue 3")
    assert is_usable(t.state, 0) and is_usable(t.state, 1)


def test_masochist_still_wins_when_all_is_lost_besides():
    """CE-A23, CE-E43."""
    t = with_reincarnator()
    for number in (1, 2, 3, 4, 5):
        t.blue.puts(4, f"blue {number}", "warp")
    t.begins("red", "blue")
    assert t.winners() == ["blue"]


def test_the_reason_tells_which_of_two_powers_is_lost():
    """CE-E43: Masochist cannot be used for other reasons."""
    t = with_reincarnator()
    for number in (3, 4, 5):
        t.blue.puts(4, f"blue {number}", "warp")
    t.begins("red", "blue")
    asked = changed(waiting(t.state)[0], seat=t.blue.seat)
    lost = [why_not(t.state, asked, ("power", sheet, 0)) for sheet in (0, 1)]
    assert [reason is not None and reason.id == "cosmic.power_lost" for reason in lost] == [True, False]
