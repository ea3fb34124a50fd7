"""Calculator (CE-A4) and its flare (CE-F4)."""

from __future__ import annotations

import pytest

from tests.games.cosmic.support import fought, table


def declared(cards, powers=None, ships=4):
    return fought(cards, powers=powers or {"red": "calculator"}, ships=ships)


@pytest.mark.parametrize(
    ("cards", "totals"),
    [
        (("attack_15", "attack_08"), [11, 12]),
        (("attack_30", "attack_00"), [34, 4]),
        (("attack_06", "attack_06"), [10, 10]),
        (("attack_08", "attack_15"), [12, 11]),
    ],
)
def test_the_higher_card_loses_the_lower_y9(cards, totals):
    """CE-A4, CE-Y9; equal values stay."""
    t = declared(cards)
    t.red.uses("calculator")
    assert t.happened("totals", totals=totals)


def test_it_is_optional_and_for_main_players():
    """CE-A4, CE-5.13, CE-5.14."""
    t = declared(("attack_15", "attack_08"))
    t.red.passes()
    assert t.happened("totals", totals=[19, 12])
    assert declared(("attack_15", "attack_08"), {"green": "calculator"}).happened("totals", totals=[19, 12])


def test_it_does_nothing_to_a_negotiate():
    """CE-A4: both cards must be attacks."""
    t = declared(("attack_15", "negotiate"))
    t.red.uses("calculator")
    assert t.outcome() == "offense" and not t.happened("totals")


def test_zapped_it_changes_nothing():
    """CE-5.15."""
    t = fought(("attack_15", "attack_08"), powers={"red": "calculator"}, late={"green": ["cosmic_zap"]})
    t.red.uses("calculator")
    t.green.uses("cosmic_zap")
    assert t.happened("totals", totals=[19, 12])


@pytest.mark.parametrize("powers", [{"red": "mirror", "blue": "calculator"}, {"red": "calculator", "blue": "mirror"}])
def test_mirror_comes_first_y10_y32(powers):
    """CE-Y10, CE-Y32, CE-4.58, CE-E79: 20 and 06 become 02 and 60, then 58."""
    t = declared(("attack_20", "attack_06"), powers)
    t.red.uses(powers["red"])
    t.blue.uses(powers["blue"])
    assert t.happened("totals", totals=[6, 62])


def test_as_an_ally_with_the_super_flare():
    """CE-F4, CE-5.29: the use can be zapped, and the flare returns."""
    for zapped, totals in ((False, [12, 12]), (True, [20, 12])):
        t = table("red", "blue", "green", "yellow", powers={"green": "calculator"})
        t.red.holds("attack_15")
        t.blue.holds("attack_08")
        t.green.holds("flare_calculator")
        t.yellow.holds("cosmic_zap")
        t.clash(offense={"green": 1})
        t.plans(red="attack_15", blue="attack_08")
        t.until("green").uses("flare_calculator")
        t.until("yellow")
        if not t.yellow.may("cosmic_zap"):  # first the flare is announced, then the power
            t.yellow.passes()
            t.until("yellow")
        if zapped:
            t.yellow.uses("cosmic_zap")
        t.all_pass()
        assert t.happened("totals", totals=totals)
        assert t.green.hand == ["flare_calculator"]


@pytest.mark.parametrize(
    ("word", "totals"),
    [("odd", [19, -3]), ("even", [11, 12])],
)
def test_the_wild_flare_bets_on_odd_or_even(word, totals):
    """CE-F4: 15 + 08 is odd: the opponent's card is reduced by the own one, or the other way round (CE-4.64)."""
    t = fought(("attack_15", "attack_08"), late={"red": ["flare_calculator"]})
    t.red.uses("flare_calculator", word)
    assert t.happened("totals", totals=totals)
    assert t.red.hand == ["flare_calculator"]


def test_the_wild_bet_needs_two_attacks():
    """CE-F4."""
    t = fought(("attack_15", "negotiate"), late={"red": ["flare_calculator"]})
    t.red.uses("flare_calculator", "odd")
    assert t.outcome() == "offense"
