"""Parasite and its flare (CE-A32, CE-F32)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def launched(**hands):
    t = table("red", "blue", "green", "yellow", powers={"green": "parasite"}, red=["attack_10"], blue=["attack_08"])
    for name, cards in hands.items():
        getattr(t, name).holds(*cards)
    t.clash()
    return t


def test_it_may_decline():
    """CE-A32: optional."""
    t = launched()
    t.green.passes()
    t.plans(red="attack_10", blue="attack_08")
    assert t.green.foreign == 0


def test_zapped_it_stays_out():
    """CE-5.15: nobody has invited it."""
    t = launched(yellow=("cosmic_zap",))
    t.until("green").uses("parasite")
    t.until("yellow").uses("cosmic_zap")
    assert not t.green.is_asked("alliance.answer")


def test_a_main_player_joins_nobody():
    """CE-A32: not as a main player."""
    t = duel(("attack_10", "attack_08"), powers={"blue": "parasite"})
    assert t.red.is_asked("planning.card")


def test_without_a_colony_to_send_from_there_is_no_ship():
    """CE-7.3, the nasty neighbour is its own empty table."""
    t = table("red", "blue", "green", "yellow", powers={"green": "parasite"})
    for number in (1, 2, 3, 4, 5):
        t.green.puts(4, f"green {number}", "warp")
    t.red.holds("attack_10")
    t.blue.holds("attack_08")
    t.clash()
    assert not t.green.is_asked("reply")  # the power is lost (CE-5.10)


# -- the flare


def test_the_super_flare_sends_a_swarm():
    """CE-F32, CE-H8: any number of ships as an ally."""
    t = launched(green=("flare_parasite",))
    t.until("green").uses("parasite")
    t.until("green").carries_out("flare_parasite")
    t.green.answers("answer", {"side": "offense", "ships": [4, 4, 1, 0, 0]})
    t.plans(red="attack_10", blue="attack_08")
    assert t.happened("totals", totals=[23, 12]) and t.green.ships_in("blue 1") == 9


def test_without_the_flare_four_are_the_limit():
    """CE-4.36."""
    t = launched(green=("attack_01",))
    t.until("green").carries_out("parasite")
    t.green.cannot("answer", {"side": "offense", "ships": [4, 1, 0, 0, 0]}, "core.bad_total")


def weak(*, zap=False, target="blue 3"):
    """Blue defends its last three home colonies and loses one of them."""
    t = table("red", "blue", "green", "yellow", powers={"blue": "human"})
    t.blue.puts(4, "blue 5", "warp")
    t.blue.puts(4, "blue 4", "warp")
    t.red.holds("attack_40")
    t.blue.holds("attack_04")
    t.green.holds("flare_parasite")
    if zap:
        t.yellow.holds("card_zap")
    t.clash(at=target)
    t.plans(red="attack_40", blue="attack_04")
    return t


def test_the_wild_flare_settles_with_whoever_loses_his_power():
    """CE-F32, CE-5.9b: one ship of a colony on a home planet of the weak."""
    t = weak()
    t.until("green").carries_out("flare_parasite", t.planet("blue 5"))
    t.green.answers("settler", t.place("green 2"))
    assert t.green.ships_in("blue 5") == 1 and t.green.ships_in("green 2") == 3 and t.green.foreign == 1
    assert t.green.hand == ["flare_parasite"]


def test_the_fifth_foreign_colony_wins_at_once():
    """CE-8.2: a colony founded by an effect."""
    t = table("red", "blue", "green", "yellow", powers={"blue": "human"})
    t.blue.puts(4, "blue 5", "warp")
    t.blue.puts(4, "blue 4", "warp")
    for planet in ("red 1", "red 2", "yellow 1", "yellow 2"):
        t.green.puts(1, "green 1", planet)
    t.red.holds("attack_40")
    t.blue.holds("attack_04")
    t.green.holds("flare_parasite")
    t.clash(at="blue 3")
    t.plans(red="attack_40", blue="attack_04")
    t.until("green").carries_out("flare_parasite", t.planet("blue 5"))
    t.green.answers("settler", t.place("green 2"))
    assert t.winners() == ["green"]


def test_a_cancelled_flare_founds_nothing():
    """CE-R1, CE-5.30."""
    t = weak(zap=True)
    t.until("green").uses("flare_parasite", t.planet("blue 5"))
    t.until("yellow").carries_out("card_zap")
    assert t.green.foreign == 0 and "flare_parasite" in t.discards


def test_as_long_as_the_power_stays_there_is_nothing_to_settle():
    """CE-F32: only when the power is lost."""
    t = fought(("attack_40", "attack_04"), powers={"blue": "human"}, at="blue 3", also={"green": ["flare_parasite"]})
    t.never("green", "flare_parasite")
    assert t.green.foreign == 0


def test_force_field_removes_it_like_any_ally():
    """CE-E48, CE-R4."""
    t = launched(yellow=("force_field",))
    t.until("green").carries_out("parasite")
    t.green.joins("offense", 1, "green 1")
    t.until("yellow").carries_out("force_field")
    t.yellow.answers("allies", [t.green.seat])
    t.green.sends("return", 1, "green 1")
    t.all_pass()
    t.plans(red="attack_10", blue="attack_08")
    assert t.happened("totals", totals=[14, 12]) and t.green.foreign == 0


def test_whom_both_sides_have_invited_uses_nothing():
    """CE-E32: nor does a Parasite without a ship to send (CE-4.38)."""
    t = table(powers={"green": "parasite"}, red=["attack_10"], blue=["attack_08"])
    t.begins("red", "blue").launches(2, at="blue 1")
    t.invite(red=["green"], blue=["green"])
    assert t.green.is_asked("alliance.answer")
    t = table(powers={"green": "parasite"})
    for number in range(1, 6):
        t.green.puts(4, f"green {number}", "warp")
    t.red.holds("attack_10")
    t.blue.holds("attack_08")
    t.clash(2)
    assert t.red.is_asked("planning.card")


def test_the_wild_flare_needs_a_planet_where_one_is_not():
    """CE-F32, CE-5.9b, CE-E32: who is on every home planet of the weak founds nothing."""
    t = table("red", "blue", "green", "yellow", powers={"blue": "human"})
    t.blue.puts(4, "blue 5", "warp")
    t.blue.puts(4, "blue 4", "warp")
    for number in range(1, 5):
        t.green.puts(1, "green 1", f"blue {number}")
    t.red.holds("attack_40")
    t.blue.holds("attack_04")
    t.green.holds("flare_parasite")
    t.clash(at="blue 3")
    t.green.puts(1, "green 2", "blue 5")
    t.plans(red="attack_40", blue="attack_04")
    assert not t.green.is_asked("reply") and not t.happened("played")


def test_the_swarm_is_its_own():
    """CE-F32: other allies send four ships at most."""
    t = table("red", "blue", "green", "yellow", powers={"green": "parasite"})
    t.red.holds("attack_10")
    t.blue.holds("attack_08")
    t.green.holds("flare_parasite")
    t.begins("red", "blue").launches(2, at="blue 1")
    t.invite(red=["green", "yellow"])
    while not t.green.may("flare_parasite"):
        t.green.passes()
    t.green.carries_out("flare_parasite")
    t.green.answers("answer", {"side": "offense", "ships": [4, 4, 1, 0, 0]})
    t.yellow.cannot("answer", {"side": "offense", "ships": [4, 1, 0, 0, 0]}, "core.bad_total")
