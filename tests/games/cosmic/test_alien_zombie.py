"""Zombie (CE-A50) and its flare (CE-F50); its losses and its deals are also in `test_mechanisms` and `test_deal`."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def beaten(cards=("attack_20", "attack_04"), powers=None, options=None, **extra):
    return fought(cards, powers={"blue": "zombie"} if powers is None else powers, options=options, late=extra)


def test_ships_return_to_several_colonies():
    """CE-A50, CE-5.4: split as the owner likes."""
    t = beaten()
    t.blue.answers("rise_again.return", [1, 1, 1, 1])
    assert [t.blue.ships_in(f"blue {n}") for n in range(1, 6)] == [0, 5, 5, 5, 5]
    assert t.blue.ships_in("warp") == 0


def test_every_loss_in_one_encounter():
    """CE-5.19: once for each event."""
    t = table(
        powers={"red": "zombie"}, red=["attack_04", "attack_06"], blue=["attack_20"], green=["plague", "attack_10"]
    )
    t.begins("red", "blue")
    t.until("green").uses("plague", t.red.seat)
    t.red.sends("lose", 3, "red 5")
    t.red.sends("return", 3, "red 4")
    t.red.answers("infect.give_up", {"attack": t.red.card("attack_04")})
    t.red.launches(2, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_06", blue="attack_20")
    t.red.sends("return", 2, "red 3")
    assert t.red.ships_in("warp") == 0


def test_zapped_the_ships_go_to_the_warp():
    """CE-5.15."""
    t = beaten(green=["cosmic_zap"])
    t.until("green").uses("cosmic_zap")
    assert t.blue.ships_in("warp") == 4


def test_without_another_colony_there_is_nowhere_to_return():
    """CE-5.5: and with fewer than three home colonies there is no power at all (CE-5.10)."""
    t = duel(("attack_20", "attack_04"), powers={"blue": "zombie"})
    for number in range(2, 6):
        t.blue.puts(4, f"blue {number}", "warp")
    t.plans(red="attack_20", blue="attack_04")
    assert t.blue.ships_in("warp") == 20


def test_compensation_for_returned_ships_only_with_the_switch():
    """CE-E33: off as a rule; the switch pays for ships that returned."""
    for switch, count in (("off", 0), ("on", 4)):
        t = beaten(
            ("attack_20", "negotiate"), options={"zombie_compensation": switch}, red=["attack_06"] * 4 + ["attack_08"]
        )
        t.blue.sends("return", 4, "blue 2")
        told = t.happened("compensation")
        assert (told[0].data["count"] if told else 0) == count


def test_the_switch_pays_a_zapped_zombie_once():
    """CE-E33: ships that went to the warp are counted there."""
    t = beaten(
        ("attack_20", "negotiate"), options={"zombie_compensation": "on"}, red=["attack_06"] * 5, green=["cosmic_zap"]
    )
    t.until("green").uses("cosmic_zap")
    assert t.happened("compensation", count=4)


def test_the_wild_flare_saves_one_ship():
    """CE-F50: when you lose ships to the warp, in any role."""
    t = beaten(powers={}, blue=["flare_zombie", "attack_06"])
    t.blue.uses("flare_zombie")
    t.blue.sends("return", 1, "blue 3")
    assert (t.blue.ships_in("warp"), t.blue.ships_in("blue 3")) == (3, 5)


def test_the_wild_flare_works_once():
    """CE-5.24: the ships of others are not its business."""
    t = beaten(powers={}, green=["flare_zombie", "attack_06"])
    assert t.blue.ships_in("warp") == 4 and not t.happened("played")


def test_the_owner_says_which_ship_is_saved():
    """CE-5.8, CE-F50: where ships are lost from several places."""
    t = table(blue=["flare_zombie"], red=["attack_06"], green=["plague"])
    t.begins("red", "blue")
    t.until("green").carries_out("plague", t.blue.seat)
    t.blue.answers("lose", [1, 2, 0, 0, 0])
    t.blue.uses("flare_zombie")
    t.blue.answers("which", [0, 1])
    t.blue.sends("return", 1, "blue 5")
    assert [t.blue.ships_in(f"blue {n}") for n in (1, 2, 5)] == [3, 2, 5]
    assert t.blue.ships_in("warp") == 2


def calling(flare=True, warp=2, power="zombie"):
    t = table("red", "blue", "green", "yellow", powers={"red": power})
    t.red.holds("attack_08", *(["flare_zombie"] if flare else []))
    t.blue.holds("attack_08")
    t.green.puts(warp, "green 5", "warp")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(red=["green"], blue=["green"])
    return t


def slots(t):
    return dict(t.green.decision("alliance.answer").fields)["ships"].slots


def test_the_super_flare_calls_a_ship_of_an_ally_from_the_warp():
    """CE-F50, CE-H8: one, beyond the limit of four."""
    t = calling()
    t.red.carries_out("flare_zombie")
    assert slots(t)[-1] == "warp"
    t.green.answers("answer", {"side": "offense", "ships": [4, 0, 0, 0, 0, 1]})
    assert t.green.ships_in("gate") == 5 and t.green.ships_in("warp") == 1
    t.plans(red="attack_08", blue="attack_08")
    assert t.happened("totals", totals=[8 + 4 + 5, 12])


def test_the_limit_of_four_holds_for_all_others():
    """CE-F50: only the ship from the warp comes on top, and nobody may send that one alone (CE-4.36)."""
    t = calling()
    t.red.carries_out("flare_zombie")
    t.green.cannot("answer", {"side": "offense", "ships": [4, 1, 0, 0, 0, 0]}, "cosmic.ally_ships")
    t.green.cannot("answer", {"side": "offense", "ships": [0, 0, 0, 0, 0, 1]}, "cosmic.ally_ships")


def test_who_joins_the_other_side_brings_nothing_from_the_warp():
    """CE-F50: each player who allies with you."""
    t = calling()
    t.red.carries_out("flare_zombie")
    t.green.cannot("answer", {"side": "defense", "ships": [1, 0, 0, 0, 0, 1]}, "cosmic.ally_extra")


def test_without_the_flare_the_warp_is_closed():
    """CE-4.36: from any of his colonies."""
    assert "warp" not in slots(calling(flare=False))


def test_an_ally_without_ships_in_the_warp_adds_none():
    """CE-F50: a ship of his from the warp."""
    t = calling()
    t.green.puts(t.green.ships_in("warp"), "warp", "green 1")
    t.red.carries_out("flare_zombie")
    assert "warp" not in slots(t)
