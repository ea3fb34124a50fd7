"""Tripler (CE-A42) and its flare (CE-F42)."""

from __future__ import annotations

import pytest

from tests.games.cosmic.support import duel, fought


def fight(own, other="attack_08", powers=None, **extra):
    return fought((own, other), powers=powers or {"red": "tripler"}, late=extra)


@pytest.mark.parametrize(
    ("card", "value"), [("attack_10", 30), ("attack_00", 0), ("attack_11", 4), ("attack_14", 5), ("attack_40", 14)]
)
def test_low_is_tripled_and_high_divided(card, value):
    """CE-A42, CE-Y7: up to 10 times three; more: a third, rounded up."""
    assert fight(card).happened("totals", totals=[value + 4, 12])


def test_the_opponents_card_stays_as_it_is():
    """CE-A42: your revealed attack."""
    assert fight("attack_08", "attack_10", {"blue": "tripler"}).happened("totals", totals=[12, 34])


def test_an_outsider_triples_nothing():
    """CE-5.13."""
    assert fight("attack_10", powers={"green": "tripler"}).happened("totals", totals=[14, 12])


def test_zapped_the_card_counts_as_printed():
    """CE-5.15."""
    t = fight("attack_10", green=["cosmic_zap"])
    t.green.uses("cosmic_zap")
    assert t.happened("totals", totals=[14, 12])


def test_mirror_comes_first():
    """CE-4.58, CE-E79: 20 becomes 02, which is tripled."""
    t = fought(("attack_20", "attack_08"), powers={"red": "tripler", "blue": "mirror"})
    t.blue.uses("mirror")
    assert t.happened("totals", totals=[6 + 4, 80 + 4])


@pytest.mark.parametrize(("card", "value"), [("attack_13", 39), ("attack_14", 5)])
def test_the_super_flare_triples_up_to_13(card, value):
    """CE-F42, CE-Y7."""
    t = fight(card, red=["flare_tripler"])
    t.red.carries_out("flare_tripler")
    assert t.happened("totals", totals=[value + 4, 12])


def test_the_wild_flare_divides_the_opponents_high_attack():
    """CE-F42: 15 or more."""
    t = fight("attack_10", "attack_15", {"green": "human"}, red=["flare_tripler"])
    t.red.carries_out("flare_tripler")
    assert t.happened("totals", totals=[14, 5 + 4])


def test_the_wild_flare_does_nothing_below_15():
    """CE-F42: nobody can use it, and everybody can see why."""
    t = fight("attack_10", "attack_14", {"green": "human"}, red=["flare_tripler"])
    assert t.happened("totals", totals=[14, 18])


def test_a_15_divided_is_then_reversed():
    """CE-E79, CE-4.58: wild Tripler comes before everything else: 15 is 05 is 50."""
    t = duel(("attack_10", "attack_15"), powers={"green": "human", "blue": "mirror"})
    t.red.holds("flare_tripler")
    t.plans(red="attack_10", blue="attack_15")
    t.blue.uses("mirror")
    t.red.carries_out("flare_tripler")
    assert t.happened("totals", totals=[1 + 4, 50 + 4])


def test_a_zapped_tripler_may_use_the_wild_side():
    """CE-5.26, CE-E55."""
    t = fight("attack_10", "attack_15", red=["flare_tripler"], green=["cosmic_zap"])
    t.until("green").uses("cosmic_zap")
    t.until("red").carries_out("flare_tripler")
    assert t.happened("totals", totals=[14, 9])


def test_the_super_flare_needs_an_attack():
    """CE-F42, CE-A42, CE-E32: there is nothing to triple, with the flare or without."""
    t = fought(("negotiate", "attack_10"), powers={"red": "tripler"}, also={"red": ["flare_tripler"]})
    t.never("red", "flare_tripler")
    assert t.outcome() == "defense" and not t.happened("stacked")
