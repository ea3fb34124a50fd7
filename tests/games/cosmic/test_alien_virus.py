"""Virus (CE-A44) and its flare (CE-F44)."""

from __future__ import annotations

import pytest

from tests.games.cosmic.support import table


def fight(powers=None, cards=("attack_08", "attack_10"), ships=3, side="offense", allied=2, empty=False, **extra):
    """Red against blue, green allied with red (or blue)."""
    t = table(powers=powers, red=[cards[0]], blue=[cards[1]])
    if empty:
        t.blue.puts(4, "blue 1", "blue 2")
    for name, designs in extra.items():
        getattr(t, name).holds(*designs)
    t.begins("red", "blue").launches(ships, at="blue 1")
    t.red.invites(*(["green"] if side == "offense" else []))
    t.blue.invites(*(["green"] if side == "defense" else []))
    if side:
        t.green.joins(side, allied)
    t.plans(red=cards[0], blue=cards[1])
    return t


def test_the_card_is_multiplied_by_the_own_ships():
    """CE-A44: allies' ships are added as usual."""
    assert fight({"red": "virus"}).happened("totals", totals=[8 * 3 + 2, 14])


def test_a_defense_without_ships_has_nothing_to_multiply():
    """CE-E67: card x 0 plus allies."""
    t = fight({"blue": "virus"}, side="defense", empty=True)
    assert t.happened("totals", totals=[11, 0 + 2])


def test_a_negotiate_is_not_multiplied():
    """CE-A44: a revealed attack only."""
    t = fight({"red": "virus"}, ("negotiate", "attack_10"), green=["cosmic_zap"])
    assert not t.happened("declared", name="infection") and t.outcome() == "defense"


def test_zapped_it_adds_like_anybody():
    """CE-5.15."""
    t = fight({"red": "virus"}, green=["cosmic_zap"])
    t.green.uses("cosmic_zap")
    assert t.happened("totals", totals=[8 + 3 + 2, 14])


def test_after_tripler_was_at_the_card():
    """CE-4.58, CE-4.59: values come before ships; a 20 divided by the wild Tripler is multiplied as 7."""
    t = fight({"red": "virus"}, ("attack_20", "attack_10"), blue=["flare_tripler"])
    t.until("blue").carries_out("flare_tripler")
    assert t.happened("totals", totals=[7 * 3 + 2, 14])


def test_a_macron_among_the_allies_counts_four_as_usual():
    """CE-A44, CE-A22: only the own share is a product."""
    t = fight({"red": "virus", "green": "macron"}, allied=1)
    assert t.happened("totals", totals=[8 * 3 + 4, 14])


def test_the_super_flare_multiplies_by_all_ships_of_the_side():
    """CE-F44."""
    t = fight({"red": "virus"}, red=["flare_virus"])
    t.red.carries_out("flare_virus")
    assert t.happened("totals", totals=[8 * 5, 14])


def test_macrons_worth_is_ignored_in_a_product():
    """CE-E68: counted as ships, one each."""
    t = fight({"red": "virus", "green": "macron"}, allied=1, red=["flare_virus"])
    t.red.carries_out("flare_virus")
    assert t.happened("totals", totals=[8 * 4, 14])


def test_the_wild_flare_multiplies_own_by_allied_ships():
    """CE-F44."""
    t = fight(red=["flare_virus"])
    t.red.carries_out("flare_virus")
    assert t.happened("totals", totals=[8 + 3 * 2, 14])


def test_the_wild_flare_without_allies_makes_nothing_of_the_ships():
    """CE-E74: own ships x 0."""
    t = fight(side="", red=["flare_virus"])
    t.red.carries_out("flare_virus")
    assert t.happened("totals", totals=[8, 14])


def test_the_figures_of_the_digest_y6():
    """CE-Y6: 6 x 4 + 2; with the super flare 6 x (4 + 2); a 00 leaves the allies."""
    assert fight({"red": "virus"}, ("attack_06", "attack_10"), ships=4).happened("totals", totals=[26, 14])
    assert fight({"red": "virus"}, ("attack_00", "attack_10"), ships=4).happened("totals", totals=[2, 14])
    t = fight({"red": "virus"}, ("attack_06", "attack_10"), ships=4, red=["flare_virus"])
    t.red.carries_out("flare_virus")
    assert t.happened("totals", totals=[36, 14])


@pytest.mark.parametrize(
    ("anti", "totals"),
    [("blue", [8 + 3 * 2, 10 - 4]), ("red", [8 - 3 * 2, 10 + 4])],
)
def test_the_product_has_the_sign_of_the_own_ships(anti, totals):
    """CE-E74: against Anti-Matter it is added, on Anti-Matter's side subtracted."""
    t = fight({anti: "anti_matter"}, red=["flare_virus"])
    t.until("red").carries_out("flare_virus")
    assert t.happened("totals", totals=totals)


def test_the_super_flare_needs_an_attack():
    """CE-F44: there is no card to multiply."""
    t = fight({"red": "virus"}, ("negotiate", "attack_10"), red=["flare_virus"])
    t.never("red", "flare_virus")
    assert t.outcome() == "defense"
