"""Healer (CE-A17) and its flare (CE-F17)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought


def lost(powers=None, cards=("attack_08", "attack_20"), **more):
    return fought(cards, powers=powers or {"green": "healer"}, also=more)


def test_healer_brings_all_ships_of_a_batch_back():
    """CE-A17: and draws one card."""
    t = lost()
    assert t.red.ships_in("warp") == 4
    t.green.uses("healer")
    t.red.sends("return", 4, "red 2")
    assert (t.red.ships_in("warp"), t.red.ships_in("red 2"), len(t.green.hand)) == (0, 8, 1)


def test_whose_ships_they_are_says_where_they_return():
    """CE-A17: two colonies are a choice, a single one is not."""
    for home in (3, 2):  # his four ships have left red 1
        t = duel(("attack_08", "attack_20"), powers={"green": "healer"})
        for planet in range(home + 1, 6):
            t.red.puts(4, f"red {planet}", "warp")
        t.plans(red="attack_08", blue="attack_20")
        t.green.uses("healer")
        if home > 2:
            t.red.sends("return", 4, "red 3")
        assert t.red.ships_in(f"red {home}") == 8


def test_healer_may_leave_it():
    """CE-A17: optional."""
    t = lost()
    t.green.passes()
    assert t.red.ships_in("warp") == 4 and not t.green.hand


def test_healer_does_not_heal_itself():
    """CE-A17: "another player"."""
    t = lost({"red": "healer"})
    assert t.red.ships_in("warp") == 4 and not t.red.is_asked("reply")


def test_a_zapped_healer_heals_nobody_in_this_encounter():
    """CE-5.15."""
    t = fought(("attack_08", "attack_20"), powers={"green": "healer"}, late={"blue": ["cosmic_zap"]})
    t.green.uses("healer")
    t.until("blue").carries_out("cosmic_zap")
    assert t.red.ships_in("warp") == 4 and not t.green.hand


def test_compensation_is_not_affected():
    """CE-5.56."""
    t = lost(cards=("negotiate", "attack_20"), blue=["attack_04", "attack_06"])
    t.green.uses("healer")
    t.red.sends("return", 4, "red 2")
    assert t.happened("compensation", seat=0, count=2)


def test_each_player_of_an_encounter_can_be_healed():
    """CE-A17, CE-5.19: one card each time."""
    t = fought(("negotiate", "negotiate"), powers={"green": "healer"})
    t.red.says("break_off")
    t.red.sends("lose", 3)
    t.blue.sends("lose", 3)
    t.green.uses("healer")
    t.red.sends("return", 3, "red 3")
    t.green.uses("healer")
    t.blue.sends("return", 3, "blue 3")
    assert len(t.green.hand) == 2
    assert (t.red.ships_in("warp"), t.blue.ships_in("warp")) == (0, 0)


def test_nobody_without_a_colony_is_healed():
    """CE-A17: not offered."""
    t = duel(("attack_08", "attack_20"), powers={"green": "healer"}, ships=4)
    for planet in range(1, 6):
        t.red.puts(t.red.ships_in(f"red {planet}"), f"red {planet}", "warp")
    t.plans(red="attack_08", blue="attack_20")
    assert t.red.ships_in("warp") == 20 and not t.green.is_asked("reply")


def test_zombie_comes_before_healer():
    """CE-5.53, CE-5.55: what returned was not lost."""
    t = fought(("attack_20", "attack_08"), powers={"blue": "zombie", "green": "healer"})
    t.blue.sends("return", 4, "blue 2")
    assert not t.green.is_asked("reply") and not t.green.hand


def test_healer_brings_back_what_void_removed():
    """CE-5.55, CE-E34."""
    t = fought(("attack_08", "attack_20"), powers={"blue": "void", "green": "healer"})
    assert t.red.ships_in("out") == 4
    t.green.uses("healer")
    t.red.sends("return", 4, "red 2")
    assert (t.red.ships_in("out"), t.red.ships_in("warp"), t.red.ships_in("red 2")) == (0, 0, 8)


def test_super_healer_takes_a_card_for_each_ship():
    """CE-F17."""
    t = lost(green=["flare_healer"])
    t.until("green")
    assert not t.green.may("flare_healer")  # only for a healing
    t.green.carries_out("healer")
    t.red.sends("return", 4, "red 2")
    t.until("green").carries_out("flare_healer")
    assert len(t.green.hand) == 5


def warded(target="red"):
    """Red (Mirror) uses its power, blue zaps it; red holds Healer's flare."""
    t = duel(("attack_10", "attack_04"), powers={target: "mirror"}, also={"red": ["flare_healer"]})
    t.blue.holds("attack_06")
    t.green.holds("cosmic_zap")
    t.plans(red="attack_10", blue="attack_04")
    t.players[t.seat(target)].uses("mirror")
    while not (t.green.is_asked("reply") and t.green.may("cosmic_zap")):
        t.players[t.asked()[0][0]].passes()
    t.green.uses("cosmic_zap")
    return t


def test_wild_healer_wards_a_zap_off():
    """CE-F17, CE-5.40: the zap is discarded without effect."""
    t = warded()
    t.until("red").carries_out("flare_healer")
    assert t.happened("totals", totals=[5, 44])
    assert "cosmic_zap" in t.discards and "flare_healer" in t.red.hand


def test_wild_healer_protects_only_the_own_power():
    """CE-F17: "on your power"."""
    t = warded("blue")
    assert not (t.red.is_asked("reply") and t.red.may("flare_healer"))
    t.all_pass()
    assert t.happened("totals", totals=[14, 8])


def test_wild_healer_can_be_cancelled():
    """CE-F2: an answer to the answer."""
    t = duel(("attack_10", "attack_04"), powers={"red": "mirror"}, also={"red": ["flare_healer"]})
    t.blue.holds("flare_anti_matter")
    t.green.holds("cosmic_zap")
    t.plans(red="attack_10", blue="attack_04")
    t.red.uses("mirror")
    t.until("green").uses("cosmic_zap")
    t.until("red").uses("flare_healer")
    t.until("blue").carries_out("flare_anti_matter")
    assert t.happened("totals", totals=[14, 8])
