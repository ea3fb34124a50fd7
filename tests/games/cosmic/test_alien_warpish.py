"""Warpish (CE-A47) and its flare (CE-F47)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought


def in_the_warp(t, **ships):
    for name, count in ships.items():
        getattr(t, name).puts(count, f"{name} 5", "warp")


def fight(powers, cards=("attack_08", "attack_08"), **extra):
    t = duel(cards, powers=powers)
    in_the_warp(t, red=1, blue=2, green=3)
    for name, designs in extra.items():
        getattr(t, name).holds(*designs)
    t.plans(red=cards[0], blue=cards[1])
    return t


def test_every_ship_in_the_warp_counts():
    """CE-A47: of all players."""
    t = fight({"red": "warpish"})
    assert t.happened("totals", totals=[12 + 6, 12])


def test_only_with_a_revealed_attack():
    """CE-A47: a negotiate is no attack, so there is nothing to announce."""
    t = fight({"blue": "warpish"}, ("attack_08", "negotiate"), green=["cosmic_zap"])
    assert not t.happened("declared", name="warp_echo") and t.outcome() == "offense"


def test_not_as_an_outsider():
    """CE-5.13: the role on the sheet."""
    assert fight({"green": "warpish"}).happened("totals", totals=[12, 12])


def test_zapped_nothing_is_added():
    """CE-5.15."""
    t = fight({"red": "warpish"}, green=["cosmic_zap"])
    t.green.uses("cosmic_zap")
    assert t.happened("totals", totals=[12, 12])


def test_beside_tripler_each_changes_its_own_total():
    """CE-4.58, CE-4.60: values first, then additions; neither touches the other's."""
    t = fight({"red": "warpish", "blue": "tripler"})
    assert t.happened("totals", totals=[18, 28])


def test_the_wild_flare_counts_the_own_ships():
    """CE-F47."""
    t = fight({}, blue=["flare_warpish", "attack_04"])
    t.blue.uses("flare_warpish")
    assert t.blue.hand == ["attack_04", "flare_warpish"]  # CE-5.23
    t.all_pass()
    assert t.happened("totals", totals=[12, 14])


def test_the_super_flare_lowers_the_opponents_total():
    """CE-F47: one less for each ship of his in the warp."""
    t = fight({"red": "warpish"}, red=["flare_warpish"])
    t.red.carries_out("flare_warpish")
    assert t.happened("totals", totals=[18, 10])


def test_the_totals_are_reckoned_after_everybody_passed():
    """CE-4.69: ships that leave the warp meanwhile no longer count."""
    t = fight({"red": "warpish"}, green=["flare_vacuum"])
    t.until("green").uses("flare_vacuum")
    t.green.sends("retrieve", 2, "green 1")
    t.all_pass()
    assert t.happened("totals", totals=[12 + 4, 12])


def test_the_figures_of_the_digest_y13():
    """CE-Y13: three own and five other ships: 8 + 4 + 8."""
    t = duel(("attack_08", "attack_08"), powers={"red": "warpish"})
    in_the_warp(t, red=3, blue=2, green=3)
    t.plans(red="attack_08", blue="attack_08")
    assert t.happened("totals", totals=[20, 12])


def test_an_empty_warp_is_no_use():
    """CE-E32: nothing is added, so nothing can be zapped."""
    t = fought(("attack_08", "attack_06"), powers={"red": "warpish"}, also={"green": ["cosmic_zap"]})
    t.never("green", "cosmic_zap")
    assert t.happened("totals", totals=[12, 10])
