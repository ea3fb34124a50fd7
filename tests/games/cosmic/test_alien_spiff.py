"""Spiff (CE-A39) and its flare (CE-F39)."""

from __future__ import annotations

import pytest

from tests.games.cosmic.support import duel, fought


def beaten(cards=("attack_04", "attack_14"), powers=None, **extra):
    return fought(cards, powers={"red": "spiff"} if powers is None else powers, late=extra)


def test_one_ship_crash_lands():
    """CE-A39: it coexists with whoever is there."""
    t = beaten()
    t.red.uses("spiff")
    assert (t.red.ships_in("blue 1"), t.red.ships_in("warp"), t.blue.ships_in("blue 1")) == (1, 3, 4)
    assert t.red.foreign == 1


def test_it_need_not():
    """CE-A39 is optional."""
    t = beaten()
    t.red.passes()
    assert t.red.ships_in("warp") == 4


@pytest.mark.parametrize("cards", [("attack_04", "attack_13"), ("negotiate", "attack_40")])
def test_not_by_less_than_10_nor_with_a_negotiate(cards):
    """CE-A39, CE-4.65: both cards must be attacks."""
    assert beaten(cards).red.ships_in("warp") == 4


def test_a_defense_has_no_gate_to_crash_from():
    """CE-5.13: as offense only."""
    assert beaten(("attack_20", "attack_04"), {"blue": "spiff"}).blue.ships_in("warp") == 4


def test_zapped_all_ships_are_lost():
    """CE-5.15."""
    t = beaten(green=["cosmic_zap"])
    t.red.uses("spiff")
    t.green.uses("cosmic_zap")
    assert t.red.ships_in("warp") == 4


def test_void_comes_first():
    """CE-E34, CE-5.51: nothing is left to land."""
    t = beaten(powers={"red": "spiff", "blue": "void"})
    assert t.red.ships_in("out") == 4 and not t.red.foreign


def test_the_super_flare_crash_lands_from_five_on():
    """CE-F39."""
    t = beaten(("attack_04", "attack_09"), red=["flare_spiff", "attack_06"])
    t.red.uses("flare_spiff")
    assert t.red.ships_in("blue 1") == 1


def test_the_super_flare_needs_five():
    """CE-F39."""
    t = beaten(("attack_04", "attack_08"), red=["flare_spiff", "attack_06"])
    assert t.red.ships_in("warp") == 4


def test_through_the_flare_no_second_ship_lands():
    """CE-5.19: it is the one use of the power."""
    t = beaten(red=["flare_spiff", "attack_06"])
    t.red.uses("flare_spiff")
    assert t.red.ships_in("blue 1") == 1 and not t.red.is_asked("reply")


def test_the_wild_flare_keeps_a_ship_on_the_planet():
    """CE-F39: as the defense that lost."""
    t = beaten(("attack_20", "attack_04"), {}, blue=["flare_spiff", "attack_06"])
    t.blue.uses("flare_spiff")
    assert (t.blue.ships_in("blue 1"), t.blue.ships_in("warp"), t.red.ships_in("blue 1")) == (1, 3, 4)


def test_the_wild_flare_is_no_help_for_the_offense():
    """CE-F39."""
    t = beaten(("attack_04", "attack_40"), {}, red=["flare_spiff", "attack_06"])
    assert t.red.ships_in("warp") == 4


def test_compensation_only_for_ships_that_went_to_the_warp():
    """CE-5.54, CE-4.85: three instead of four."""
    t = beaten(("attack_20", "negotiate"), {}, blue=["flare_spiff", "attack_06"], red=["attack_06"] * 4)
    t.blue.uses("flare_spiff")
    assert t.happened("compensation", count=3)


def test_the_figures_of_the_digest_y15():
    """CE-Y15: 6 against 16: one ship may land, one goes to the warp."""
    t = fought(("attack_04", "attack_12"), ships=2, powers={"red": "spiff"})
    assert t.happened("totals", totals=[6, 16])
    t.red.uses("spiff")
    assert (t.red.ships_in("blue 1"), t.red.ships_in("warp")) == (1, 1)


def test_the_wild_flare_does_not_keep_what_is_lost_otherwise():
    """CE-F39: a ship of the encounter stays on the planet, none that Cudgel takes afterwards."""
    t = beaten(("attack_20", "attack_04"), {"red": "cudgel"}, blue=["flare_spiff", "attack_06"])
    t.until("blue").passes()
    t.blue.sends("lose", 4, "blue 2")
    t.never("blue", "flare_spiff")
    assert t.blue.ships_in("warp") == 8


def test_a_super_flare_uses_the_power_of_its_own_alien():
    """CE-E43, CE-5.29: of two powers the one whose flare it is."""
    t = duel(("attack_04", "attack_09"), powers={"red": "clone"}, also={"red": ["flare_spiff", "attack_06"]})
    t.power("red", "spiff")
    t.plans(red="attack_04", blue="attack_09")
    t.until("red").uses("flare_spiff")
    assert t.red.ships_in("blue 1") == 1
