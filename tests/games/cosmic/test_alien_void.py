"""Void (CE-A45) and its flare (CE-F45)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def beaten(powers, cards=("attack_20", "attack_04"), ships=4, options=None, **extra):
    return fought(cards, ships=ships, powers=powers, options=options, late=extra)


def test_the_losers_ships_leave_the_game():
    """CE-A45, CE-5.51."""
    t = beaten({"red": "void"})
    assert (t.blue.ships_in("out"), t.blue.ships_in("warp")) == (4, 0)


def test_as_defense_the_gate_is_emptied_for_good():
    """CE-A45: when you win, in either role."""
    t = beaten({"blue": "void"}, ("attack_04", "attack_20"))
    assert t.red.ships_in("out") == 4


def test_a_losing_void_removes_nothing():
    """CE-A45."""
    t = beaten({"blue": "void"})
    assert t.blue.ships_in("warp") == 4 and t.blue.ships_in("out") == 0


def test_nobody_is_brought_below_the_ships_needed_to_win():
    """CE-A45, CE-Y25: of seven ships four are lost: two are removed, two go to the warp as usual."""
    t = duel(("attack_20", "attack_04"), powers={"red": "void"})
    for number in (2, 3, 4):
        t.blue.puts(4, f"blue {number}", "out")
    t.blue.puts(1, "blue 5", "out")
    t.plans(red="attack_20", blue="attack_04")
    assert (t.blue.ships_in("out"), t.blue.ships_in("warp")) == (15, 2)


def test_with_four_planets_the_limit_is_four():
    """CE-A45, CE-9.3, CE-9.5."""
    t = duel(("attack_20", "attack_04"), powers={"red": "void"}, options={"four_planets": "on"})
    for number in (2, 3):
        t.blue.puts(4, f"blue {number}", "out")
    t.blue.puts(3, "blue 4", "out")
    t.plans(red="attack_20", blue="attack_04")
    assert (t.blue.ships_in("out"), t.blue.ships_in("warp")) == (12, 3)


def test_zapped_the_ships_only_go_to_the_warp():
    """CE-5.15."""
    t = beaten({"red": "void"}, green=["cosmic_zap"])
    t.until("green").uses("cosmic_zap")
    assert (t.blue.ships_in("out"), t.blue.ships_in("warp")) == (0, 4)


def test_void_comes_before_zombie():
    """CE-E34."""
    t = beaten({"red": "void", "blue": "zombie"})
    assert t.blue.ships_in("out") == 4 and not t.happened("ships", why="rescued")


def test_what_void_leaves_zombie_saves():
    """CE-E34: ships above the limit are ordinary losses."""
    t = duel(("attack_20", "attack_04"), powers={"red": "void", "blue": "zombie"})
    for number in (2, 3, 4):
        t.blue.puts(3, f"blue {number}", "out")
    t.blue.puts(4, "blue 5", "out")
    t.plans(red="attack_20", blue="attack_04")
    t.blue.sends("return", 2, "blue 2")
    assert (t.blue.ships_in("out"), t.blue.ships_in("warp"), t.blue.ships_in("blue 2")) == (15, 0, 3)


def test_no_compensation_for_removed_ships():
    """CE-E34: they did not go to the warp."""
    t = beaten({"red": "void"}, ("attack_20", "negotiate"), red=["attack_06", "attack_10"])
    assert not t.happened("compensation")


def test_a_failed_deal_has_no_winner():
    """CE-E35."""
    t = beaten({"red": "void"}, ("negotiate", "negotiate"))
    t.red.says("break_off")
    t.red.sends("lose", 3)
    t.blue.sends("lose", 3)
    assert (t.blue.ships_in("warp"), t.blue.ships_in("out")) == (3, 0)


def with_ally(*cards):
    t = table("red", "blue", "green", "yellow", powers={"green": "void"})
    t.red.holds(cards[0])
    t.blue.holds(cards[1])
    t.green.holds("flare_void", "attack_06")
    t.clash(offense={"green": 1}, defense={"yellow": 2})
    t.plans(red=cards[0], blue=cards[1])
    return t


def test_the_super_flare_uses_the_power_as_an_ally_of_the_winner():
    """CE-F45: all ships of the losing side."""
    t = with_ally("attack_20", "attack_04")
    t.green.carries_out("flare_void")
    assert (t.blue.ships_in("out"), t.yellow.ships_in("out")) == (4, 2)


def test_without_the_flare_an_ally_removes_nothing():
    """CE-A45: main players only."""
    t = with_ally("attack_20", "attack_04")
    t.all_pass()
    assert (t.blue.ships_in("out"), t.yellow.ships_in("warp")) == (0, 2)


def test_an_ally_of_the_loser_has_nothing_to_do():
    """CE-F45."""
    t = with_ally("attack_04", "attack_20")
    assert not t.green.is_asked("reply") and t.green.ships_in("warp") == 1


def test_the_wild_flare_swallows_an_artifact():
    """CE-F45: for a ship outside the encounter; the artifact is discarded."""
    t = fought(("attack_20", "negotiate"), late={"red": ["flare_void"], "green": ["emotion_control", "attack_06"]})
    t.until("green").uses("emotion_control")
    t.red.uses("flare_void")
    t.red.answers("swallow_artifact.ship", t.place("red 5"))
    t.all_pass()
    assert t.red.ships_in("warp") == 1 and "emotion_control" in t.discards
    assert t.outcome() == "offense"


def test_a_zombie_pays_with_a_ship_that_returns():
    """CE-E64: the cost counts as paid all the same."""
    t = duel(("attack_20", "negotiate"), powers={"red": "zombie"})
    t.red.holds("flare_void")
    t.green.holds("emotion_control", "attack_06")
    t.plans(red="attack_20", blue="negotiate")
    t.until("green").uses("emotion_control")
    t.red.uses("flare_void")
    t.red.answers("swallow_artifact.ship", t.place("red 5"))
    t.red.sends("return", 1, "red 4")
    t.all_pass()
    assert t.red.ships_in("warp") == 0 and t.outcome() == "offense"


def test_healer_brings_removed_ships_back():
    """CE-E34, CE-5.55."""
    t = beaten({"red": "void", "green": "healer"})
    t.green.uses("healer")
    t.blue.sends("return", 4, "blue 2")
    assert (t.blue.ships_in("out"), t.blue.ships_in("blue 2"), len(t.green.hand)) == (0, 8, 1)


def two_losers(zap=False):
    """Blue, Void, beats red and its ally green; yellow may hold a zap."""
    t = table("red", "blue", "green", "yellow", powers={"blue": "void"}, red=["attack_04"], blue=["attack_20"])
    if zap:
        t.yellow.holds("cosmic_zap")
    t.clash(2, offense={"green": 1})
    t.plans(red="attack_04", blue="attack_20")
    return t


def test_the_whole_losing_side_is_removed_by_one_use():
    """CE-A45, CE-5.19: announced once; zapped it spares everybody, and there is no second use that could be."""
    t = two_losers()
    assert len(t.happened("stacked")) == 1
    assert (t.red.ships_in("out"), t.green.ships_in("out")) == (2, 1)
    t = two_losers(zap=True)
    t.yellow.uses("cosmic_zap")
    assert (t.red.ships_in("warp"), t.green.ships_in("warp")) == (2, 1)
    t = two_losers(zap=True)
    t.yellow.passes()
    t.never("yellow", "cosmic_zap")
    assert (t.red.ships_in("out"), t.green.ships_in("out")) == (2, 1)
