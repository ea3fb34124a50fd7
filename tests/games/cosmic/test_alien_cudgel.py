"""Cudgel (CE-A8) and its flare (CE-F8)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def test_the_beaten_opponent_loses_more_ships():
    """CE-A8: as many as Cudgel had in the encounter, of the owner's choice (CE-5.8)."""
    t = fought(("attack_12", "attack_00"), ships=3, powers={"red": "cudgel"})
    t.blue.sends("lose", 3, "blue 2")
    assert t.blue.ships_in("warp") == 7


def test_also_in_defense_but_not_in_defeat():
    """CE-A8: whoever wins as a main player."""
    t = fought(("attack_00", "attack_12"), powers={"blue": "cudgel"})
    assert t.red.is_asked("lose")
    t = fought(("attack_00", "attack_12"), powers={"red": "cudgel"})
    assert not t.blue.is_asked("lose")


def test_zapped_and_without_attack_nothing_more_is_lost():
    """CE-5.15; CE-A8: only with a revealed attack (Human's side wins with a negotiate)."""
    t = fought(("attack_12", "attack_00"), powers={"red": "cudgel"}, late={"green": ["cosmic_zap"]})
    t.until("green").uses("cosmic_zap")
    assert t.blue.ships_in("warp") == 4
    t = duel(("negotiate", "attack_12"), powers={"red": "cudgel"})
    t.power("red", "human")
    t.green.holds("cosmic_zap")
    t.plans(red="negotiate", blue="attack_12")
    t.green.uses("cosmic_zap")
    assert t.outcome() == "offense" and not t.blue.is_asked("lose")


def test_zombie_takes_even_these_ships_back():
    """CE-5.53: an extra loss goes through the same steps."""
    t = fought(("attack_12", "attack_00"), ships=1, powers={"red": "cudgel", "blue": "zombie"})
    t.blue.sends("return", 4, "blue 2")
    t.blue.sends("lose", 1, "blue 3")
    t.blue.sends("return", 1, "blue 4")
    assert t.blue.ships_in("warp") == 0 and t.blue.ships_in("blue 3") == 3


def test_the_super_flare_hits_allies_too():
    """CE-F8: those whom Cudgel chooses, as many ships each."""
    t = table("red", "blue", "green", "yellow", powers={"red": "cudgel"})
    t.red.holds("attack_20", "flare_cudgel")
    t.blue.holds("attack_00")
    t.clash(2, defense={"green": 1, "yellow": 1})
    t.plans(red="attack_20", blue="attack_00")
    t.blue.sends("lose", 2, "blue 2")
    t.red.uses("flare_cudgel")
    t.red.answers("allies", [t.yellow.seat])
    t.yellow.sends("lose", 2, "yellow 2")
    assert (t.green.ships_in("warp"), t.yellow.ships_in("warp")) == (1, 3)


def settled(flare_of="red", powers=None):
    t = table("red", "blue", "green", "yellow", powers=powers, red=["attack_20"], blue=["attack_00"])
    t.green.puts(2, "green 1", "blue 1")
    t.yellow.puts(2, "yellow 1", "blue 1")
    getattr(t, flare_of).holds("flare_cudgel")
    t.begins("red", "blue").launches(2, at="blue 1")
    t.invite(red=["green"])
    t.green.joins("offense", 1, start="green 2")
    t.plans(red="attack_20", blue="attack_00")
    return t


def test_the_wild_flare_clears_the_planet():
    """CE-F8: bystanders go to the warp, the allies of this encounter stay."""
    t = settled()
    t.until("red").uses("flare_cudgel")
    assert t.yellow.ships_in("warp") == 2 and t.yellow.ships_in("blue 1") == 0
    assert t.green.ships_in("blue 1") == 3


def test_the_wild_flare_is_for_the_offense():
    """CE-F8: an ally who gains a colony may not use it."""
    t = settled("green")
    t.all_pass()
    assert t.yellow.ships_in("blue 1") == 2


def test_a_reinforced_colony_is_not_gained():
    """CE-F8: only a new colony."""
    t = table("red", "blue", "green", "yellow", red=["attack_20", "flare_cudgel"], blue=["attack_00"])
    t.red.puts(1, "red 1", "blue 1")
    t.yellow.puts(2, "yellow 1", "blue 1")
    t.clash(2, start="red 2")
    t.plans(red="attack_20", blue="attack_00")
    assert not t.red.is_asked("reply")


def test_the_wild_flare_comes_too_late_to_prevent_a_shared_victory():
    """CE-F8, CE-E8: a deal gives both their fifth foreign colonies: they have won before the planet is cleared."""
    t = table()
    for planet in ("blue 2", "blue 3", "blue 4", "green 1"):
        t.red.puts(1, "red 1", planet)
    for planet in ("red 2", "red 3", "red 4", "green 2"):
        t.blue.puts(1, "blue 5", planet)
    t.blue.puts(4, "blue 1", "blue 5")
    t.red.puts(4, "red 5", "red 4")
    t.red.puts(1, "red 4", "red 5")
    t.red.holds("negotiate", "flare_cudgel")
    t.blue.holds("negotiate")
    t.clash(1, start="red 4")
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", give_colony="red 5", want_colony="green 2")
    t.blue.says("accept")
    t.red.sends("settlers", 1, "gate")
    t.blue.sends("settlers", 1, "blue 5")
    t.never("red", "flare_cudgel")
    assert t.winners() == ["red", "blue"]


def test_the_wild_flare_clears_the_planet_of_a_crash_landing():
    """CE-F8, CE-A39: a colony gained as offense, though the encounter was lost."""
    t = fought(("attack_06", "attack_30"), powers={"red": "spiff"}, also={"red": ["flare_cudgel"]})
    t.until("red").uses("spiff")
    t.until("red").carries_out("flare_cudgel")
    assert t.red.ships_in("blue 1") == 1 and t.blue.ships_in("blue 1") == 0


def test_a_beaten_cudgel_hits_nobody():
    """CE-A8, CE-F8: neither the opponent nor his allies."""
    t = table("red", "blue", "green", powers={"red": "cudgel"}, red=["attack_00", "flare_cudgel"], blue=["attack_20"])
    t.clash(2, defense={"green": 1})
    t.plans(red="attack_00", blue="attack_20")
    t.green.sends("return", 1)
    t.never("red", "flare_cudgel")
    assert t.blue.ships_in("warp") == t.green.ships_in("warp") == 0


def test_whoever_has_no_ship_left_is_not_hit():
    """CE-E32."""
    t = duel(("attack_20", "attack_00"), powers={"red": "cudgel"})
    for number in range(2, 6):
        t.blue.puts(4, f"blue {number}", "warp")
    t.plans(red="attack_20", blue="attack_00")
    assert t.blue.ships_in("warp") == 20 and not t.happened("stacked")


def test_grudges_are_paid_before_the_wild_flare_clears_the_planet():
    """CE-4.90, CE-5.38: in RS4 what must be paid comes first; so a ship that would be cleared away may pay for it."""
    t = table("red", "blue", "green", "yellow", powers={"red": "grudge"})
    t.yellow.puts(2, "yellow 1", "blue 1")
    t.red.holds("attack_20", "flare_cudgel")
    t.blue.holds("attack_00")
    t.begins("red", "blue").launches(2, at="blue 1")
    t.invite(red=["yellow"])
    t.yellow.declines()
    t.plans(red="attack_20", blue="attack_00")
    t.all_pass()
    t.yellow.sends("lose", 1, "blue 1")
    assert t.yellow.ships_in("blue 1") == 1
    t.until("red").uses("flare_cudgel")
    assert t.yellow.ships_in("warp") == 2 and t.yellow.ships_in("yellow 2") == 4


def test_cudgel_strikes_before_grudges_are_paid():
    """CE-4.90: Cudgel, then Grudge (CE-E43: one player has both powers)."""
    t = table("red", "blue", "green", "yellow", powers={"red": "cudgel"})
    t.power("red", "grudge")
    t.red.holds("attack_20")
    t.blue.holds("attack_00")
    t.begins("red", "blue").launches(2, at="blue 1")
    t.invite(red=["green"])
    t.green.declines()
    t.plans(red="attack_20", blue="attack_00")
    t.blue.sends("lose", 2, "blue 2")
    t.green.sends("lose", 1, "green 1")
    assert (t.blue.ships_in("warp"), t.green.ships_in("warp")) == (6, 1)


def test_a_victory_without_cards_is_none_of_cudgels_business():
    """CE-A8, CE-E75: the opponent lost his last encounter card before one was revealed."""
    t = duel(("attack_06", "attack_08"), powers={"red": "cudgel"}, also={"red": ["flare_hate"]})
    t.until("red").carries_out("flare_hate")
    assert t.outcome() == "offense" and t.blue.ships_in("warp") == 4 and t.red.is_asked("further")


def test_where_nobody_else_is_the_wild_flare_clears_nothing():
    """CE-F8, CE-E32."""
    t = fought(("attack_20", "attack_04"), also={"red": ["flare_cudgel"]})
    assert t.red.is_asked("further") and not t.happened("played")
